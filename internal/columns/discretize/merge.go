package discretize

import (
	"fmt"
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

// merges finds a column's values that mean the same: other spellings and inflections, and rare ones beyond the limit.
// counts gives frequencies; the more frequent spelling wins.
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

// merge merges the values of a table's columns, except those that are kept apart, and returns what they become by
// column.
func (k *Kept) merge(table string, columns []*Column, all cells) map[string]map[string]string {
	t, out := k.table(table), map[string]map[string]string{}
	t.Merges = nil
	for _, c := range columns {
		if c.Kind != Choice && c.Kind != List {
			continue
		}
		counts := map[string]int{}
		for _, row := range all {
			for _, v := range row[c.Name].Elements() {
				if !t.Undone[c.Name][v] {
					counts[v]++
				}
			}
		}
		out[c.Name] = map[string]string{}
		for _, m := range merges(c.Name, counts, maxValues) {
			out[c.Name][m.Value] = m.Becomes
			t.Merges = append(t.Merges, m)
		}
	}
	return out
}

// Merges returns the merges of a table's columns.
func (k *Kept) Merges(table string) []Merge { return append([]Merge{}, k.table(table).Merges...) }

// Undo keeps a merged value apart from now on.
func (k *Kept) Undo(table, column, value string) error {
	t := k.table(table)
	at := slices.IndexFunc(t.Merges, func(m Merge) bool { return m.Column == column && m.Value == value })
	if at < 0 {
		return fmt.Errorf("%q was not merged in %s.%s", value, table, column)
	}
	t.Merges = slices.Delete(t.Merges, at, at+1)
	if t.Undone[column] == nil {
		t.Undone[column] = map[string]bool{}
	}
	t.Undone[column][value] = true
	return k.save()
}
