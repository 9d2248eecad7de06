package ingest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// hasHeader reports whether the first record is a header: it consists of names, and either a column below is of another
// kind, or most of its texts do not occur below.
func hasHeader(header [][]byte, rows [][][]byte) bool {
	if !mayBeNames(header, rows) {
		return false
	}
	if len(rows) == 0 {
		return true
	}
	same, cells := 0, 0
	rows = slices.DeleteFunc(slices.Clone(rows), func(row [][]byte) bool {
		return slices.EqualFunc(row, header, bytes.Equal)
	})
	for i, f := range header {
		k := unknown
		repeats := false
		for _, row := range rows {
			if i >= len(row) || isNullWord(row[i]) {
				continue
			}
			k = mergeKinds(k, kindOf(row[i]))
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

// mayBeNames reports whether cells may be column names: short texts, years, or dates above columns without dates if
// several cells are periods.
func mayBeNames(cells [][]byte, rows [][][]byte) bool {
	const maxLen = 500
	filled := 0
	hasPeriods := len(periods(cells)) >= minPeriods
	for i, f := range cells {
		f = bytes.TrimSpace(f)
		k := kindOf(f)
		if k == unknown {
			continue
		}
		period := isYear(f) || hasPeriods && k == date && !slices.ContainsFunc(rows,
			func(row [][]byte) bool { return i < len(row) && kindOf(row[i]) == date })
		if k != text && !period || len(f) > maxLen {
			return false
		}
		filled++
	}
	return filled > 0
}

func isYear(b []byte) bool {
	return len(b) == 4 && (b[0] == '1' || b[0] == '2') &&
		bytes.IndexFunc(b, func(r rune) bool { return !unicode.IsDigit(r) }) < 0
}

// columnNames returns valid column names for a header: no name is empty or differs from another only in case.
func columnNames(header []string) []string {
	reserved := map[string]bool{}
	for _, h := range header {
		reserved[strings.ToLower(cleanName(h))] = true
	}
	used := map[string]bool{}
	out := make([]string, len(header))
	for i, h := range header {
		name := cleanName(h)
		if name == "" {
			name = fmt.Sprintf("column_%d", i+1)
		}
		base := name
		for n := 2; used[strings.ToLower(name)]; n++ {
			if candidate := fmt.Sprintf("%s_%d", base, n); !reserved[strings.ToLower(candidate)] {
				name = candidate
			}
		}
		used[strings.ToLower(name)] = true
		out[i] = name
	}
	return out
}

// cleanName removes control characters and surplus white space from a name.
func cleanName(name string) string {
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
