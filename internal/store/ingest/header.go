package ingest

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	words "github.com/ask-surely/surely/internal/words/text"
)

// hasHeader reports whether the first record is a header: it consists of names, and either a column below is of another
// kind, or most of the names do not occur in their columns.
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

var (
	rePeriod = regexp.MustCompile(`(?i)^(?:(?:1[7-9]|20)\d\d(?:-\d\d(?:-01)?)?|q[1-4](?:[ '/-]*(?:19|20)\d\d)?|` +
		`(?:19|20)\d\d[ /-]?q[1-4])$`)
	reMonth = regexp.MustCompile(`(?i)^(\p{L}{3,10})\.?(?:[ '/-]*(?:19|20)\d\d)?$`)
)

// periods returns the headings that name a month, a quarter or a year.
func periods(headings [][]byte) (out []string) {
	for _, h := range headings {
		name := cleanName(string(h))
		month := reMonth.FindStringSubmatch(name)
		if rePeriod.MatchString(name) || month != nil && words.Month(month[1]) > 0 {
			out = append(out, name)
		}
	}
	return out
}

// minPeriods is the minimum number of period columns that make a table wide.
const minPeriods = 3

// wideTableRemarks returns a remark if several columns are periods.
func wideTableRemarks(headings [][]byte) (remarks []string) {
	if p := periods(headings); len(p) >= minPeriods && len(p) < len(headings) {
		remarks = append(remarks, fmt.Sprintf("%s to %s are columns: use a row for each period to ask questions over time",
			p[0], p[len(p)-1]))
	}
	return remarks
}
