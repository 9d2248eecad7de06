package ingest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// hasHeader decides whether the first record is a header: it consists of names, and either a column below is of another
// kind, or its texts do not occur below.
func hasHeader(first [][]byte, below [][][]byte) bool {
	if !mayBeNames(first, below) {
		return false
	}
	if len(below) == 0 {
		return true
	}
	same, cells := 0, 0
	below = slices.DeleteFunc(slices.Clone(below), func(row [][]byte) bool {
		return slices.EqualFunc(row, first, bytes.Equal)
	})
	for i, f := range first {
		k := unknown
		repeats := false
		for _, row := range below {
			if i >= len(row) || isNullWord(row[i]) {
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

// mayBeNames reports whether cells may be column names: short texts, years, or dates in a run of periods that has no
// dates below.
func mayBeNames(cells [][]byte, below [][][]byte) bool {
	const longest = 500
	filled := 0
	over := len(periods(cells)) >= minPeriods
	for i, f := range cells {
		f = bytes.TrimSpace(f)
		k := kindOf(f)
		if k == unknown {
			continue
		}
		period := year(f) || over && k == date && !slices.ContainsFunc(below,
			func(row [][]byte) bool { return i < len(row) && kindOf(row[i]) == date })
		if k != text && !period || len(f) > longest {
			return false
		}
		filled++
	}
	return filled > 0
}

func year(b []byte) bool {
	return len(b) == 4 && (b[0] == '1' || b[0] == '2') &&
		bytes.IndexFunc(b, func(r rune) bool { return !unicode.IsDigit(r) }) < 0
}

// columnNames makes valid column names: none is empty, and no two are equal except for case.
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

// clean removes characters that no name should contain.
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
