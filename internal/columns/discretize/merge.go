package discretize

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Merge means that a value was replaced by another.
type Merge struct {
	Column  string `json:"column"`
	Value   string `json:"value"`
	Becomes string `json:"becomes"`
}

// Other stands for values beyond the limit.
const Other = "other"

// maxValues is the maximum number of values of a column.
const maxValues = 60

// merges finds a column's values that mean the same: other spellings and inflections. Rare values beyond the limit
// become Other. counts gives frequencies; the more frequent spelling wins.
func merges(column string, counts map[string]int, most int) []Merge {
	var kept []string
	var out []Merge
	for _, v := range byFrequency(counts) {
		at := slices.IndexFunc(kept, func(k string) bool { return sameValue(v, k) })
		switch {
		case at >= 0:
			out = append(out, Merge{column, v, kept[at]})
		case len(kept) >= most:
			out = append(out, Merge{column, v, Other})
		default:
			kept = append(kept, v)
		}
	}
	return out
}

// sameValue reports whether two values differ only in spelling: case, hyphens, plural, or one letter of a long word.
func sameValue(a, b string) bool {
	a, b = plainValue(a), plainValue(b)
	if a == b {
		return true
	}
	if strings.ContainsAny(a+b, "0123456789") {
		return false
	}
	return min(len(a), len(b)) >= 7 && a[0] == b[0] && text.Distance(a, b, 1) <= 1 || spellings[a] == b ||
		spellings[b] == a
}

// spellings are British and American variants too short to recognise by their letters.
var spellings = map[string]string{"gray": "grey", "fiber": "fibre", "color": "colour", "aluminum": "aluminium",
	"fiberglass": "fibreglass"}

func plainValue(s string) string {
	return text.Singular(strings.ReplaceAll(strings.ToLower(strings.TrimSpace(s)), "-", " "))
}

// mergeAll returns the merges of the values that a table's cells have.
func mergeAll(columns []*Column, all cells) []Merge {
	out := []Merge{}
	for _, c := range columns {
		if c.Kind != Choice && c.Kind != List {
			continue
		}
		counts := map[string]int{}
		for _, row := range all {
			for _, v := range row[c.Name].Elements() {
				counts[v]++
			}
		}
		out = append(out, merges(c.Name, counts, maxValues)...)
	}
	return out
}
