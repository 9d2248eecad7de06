package ingest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// hasHeader decides whether the first record names the columns: it does when it holds texts only, each at most once,
// and either some column below is of another kind, or its texts do not come back below.
func hasHeader(first [][]byte, below [][][]byte) bool {
	seen := map[string]bool{}
	filled := 0
	from, to, _ := periods(first)
	for i, f := range first {
		f = bytes.TrimSpace(f)
		switch k := kindOf(f); {
		case k == unknown:
			continue
		case k != text:
			// "2019" may well be the name of a column, as 2024-01-01 is where February follows
			if year(f) || to-from >= leastAcross && i >= from && i < to {
				break
			}
			return false
		}
		filled++
		if len(f) > 500 {
			return false
		}
		seen[strings.ToLower(string(f))] = true
	}
	if filled == 0 {
		return false
	}
	if len(below) == 0 {
		return true
	}
	same, cells := 0, 0
	below = slices.DeleteFunc(slices.Clone(below), func(row [][]byte) bool {
		return slices.EqualFunc(row, first,
			bytes.Equal)
	})
	for i, f := range first {
		k := unknown
		repeats := false
		for _, row := range below {
			if i >= len(row) || nothing(row[i]) {
				continue
			}
			k = merge(k, kindOf(row[i]))
			repeats = repeats || bytes.Equal(bytes.TrimSpace(row[i]), bytes.TrimSpace(f))
		}
		if k != unknown && k != text && kindOf(f) == text {
			return true
		}
		if k != unknown {
			cells++
			if repeats {
				same++
			}
		}
	}
	return cells == 0 || same*2 < cells
}

func year(b []byte) bool {
	return len(b) == 4 && (b[0] == '1' || b[0] == '2') &&
		bytes.IndexFunc(b, func(r rune) bool { return !unicode.IsDigit(r) }) < 0
}

// columnNames makes names that a table can have: none empty, none twice in whatever case.
func columnNames(header []string) []string {
	taken := map[string]bool{}
	for _, h := range header {
		taken[strings.ToLower(clean(h))] = true
	}
	used := map[string]bool{}
	out := make([]string, len(header))
	for i, h := range header {
		name := clean(h)
		if name == "" {
			name = fmt.Sprintf("column_%d", i+1)
		}
		base := name
		for n := 2; used[strings.ToLower(name)]; n++ {
			if try := fmt.Sprintf("%s_%d", base, n); !taken[strings.ToLower(try)] {
				name = try
			}
		}
		used[strings.ToLower(name)] = true
		out[i] = name
	}
	return out
}

// clean takes out what no name should hold.
func clean(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return ' '
		}
		if unicode.IsControl(r) || r == '\uFEFF' {
			return -1
		}
		return r
	}, name)
	return strings.Join(strings.Fields(strings.ToValidUTF8(name, "")), " ")
}
