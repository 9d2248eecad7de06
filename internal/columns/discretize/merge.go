package discretize

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Merge is the replacement of one of a column's values with another.
type Merge struct {
	Column      string `json:"column"`
	Value       string `json:"value"`
	Replacement string `json:"becomes"`
}

// findMerges returns the replacements of a column's values: the most frequent form replaces other spellings and
// inflections. counts holds the frequencies.
func findMerges(column string, counts map[string]int) (out []Merge) {
	var kept []string
	for _, v := range byFrequency(counts) {
		if at := slices.IndexFunc(kept, func(k string) bool { return isSameValue(v, k) }); at >= 0 {
			out = append(out, Merge{column, v, kept[at]})
		} else {
			kept = append(kept, v)
		}
	}
	return out
}

// isSameValue reports whether two values differ only in case, hyphens, plural, or one letter of a long word.
func isSameValue(a, b string) bool {
	a, b = normalizeValue(a), normalizeValue(b)
	return a == b || !strings.ContainsAny(a+b, "0123456789") && min(len(a), len(b)) >= 7 && a[0] == b[0] &&
		text.Distance(a, b, 1) <= 1
}

func normalizeValue(s string) string {
	return text.Singular(strings.ReplaceAll(strings.ToLower(strings.TrimSpace(s)), "-", " "))
}

// mergeAll returns replacements for variant spellings of values, across all cells.
func mergeAll(columns []*Column, all cells) []Merge {
	out := []Merge{}
	for _, c := range columns {
		if c.Kind != Choice && c.Kind != List {
			continue
		}
		counts := map[string]int{}
		for _, row := range all {
			for _, v := range row.cells[c.Name].Elements() {
				counts[v]++
			}
		}
		out = append(out, findMerges(c.Name, counts)...)
	}
	return out
}
