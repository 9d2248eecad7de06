package store

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/schema"
)

// filteredValues is an index without the matches that may not be shown.
type filteredValues struct {
	all     Values
	isShown func(schema.Match) bool
}

// Lookup returns the values that match a phrase.
func (v filteredValues) Lookup(phrase string, limit int) []schema.Match {
	out := slices.DeleteFunc(v.all.Lookup(phrase, 0), func(m schema.Match) bool { return !v.isShown(m) })
	if limit > 0 && len(out) > limit {
		out = out[:limit]
	}
	return out
}

// mergedValues is the union of two indexes.
type mergedValues struct{ first, second Values }

// Lookup returns the values that match a phrase, best first.
func (v mergedValues) Lookup(phrase string, limit int) []schema.Match {
	out := append(v.first.Lookup(phrase, limit), v.second.Lookup(phrase, limit)...)
	slices.SortStableFunc(out, func(a, b schema.Match) int { return cmp.Compare(b.Score, a.Score) })
	if limit > 0 && len(out) > limit {
		out = out[:limit]
	}
	return out
}

// visibleValues returns an index with only the matches that may be shown.
func visibleValues(v Values, d *schema.Database) Values {
	hidden := map[[2]string]bool{}
	for _, t := range d.Tables {
		for _, c := range t.Columns {
			if t.Hidden || c.Hidden {
				hidden[[2]string{t.Name, c.Name}] = true
			}
		}
	}
	if len(hidden) == 0 {
		return v
	}
	return filteredValues{v, func(m schema.Match) bool { return !hidden[[2]string{m.Table, m.Column}] }}
}

// hasHidden reports whether anything in a table is hidden.
func hasHidden(t *schema.Table) bool {
	return t.Hidden || slices.ContainsFunc(t.Columns, func(c *schema.Column) bool { return c.Hidden })
}

// isHiddenReading reports whether what a view reads is or may be hidden.
func isHiddenReading(d *schema.Database, r schema.Reading) bool {
	t := d.Table(r.Table)
	if t == nil {
		return false
	}
	return r.Column == schema.WholeRow && hasHidden(t) || isHiddenColumn(d, r.Table, r.Column)
}

// concealColumns hides columns computed from hidden ones, unless the owner has named them.
func concealColumns(d *schema.Database, isNamed func(*schema.Table, *schema.Column) bool) {
	for _, t := range d.Tables {
		for hidMore := true; hidMore; { // a column may depend on one that was just hidden
			hidMore = false
			for _, c := range t.Columns {
				derived := slices.ContainsFunc(append([]string{c.ReadFrom}, c.From...), func(name string) bool {
					from := t.Column(name)
					return name != "" && from != nil && from.Hidden
				})
				if derived && !c.Hidden && !isNamed(t, c) {
					c.Hidden, hidMore = true, true
				}
			}
		}
	}
}

// concealViews hides views that read something hidden, unless the owner shows them, and removes references to and from
// hidden columns.
func concealViews(d *schema.Database, isShown func(*schema.Table) bool) {
	anyHidden := slices.ContainsFunc(d.Tables, hasHidden)
	for hidMore := true; hidMore; {
		hidMore = false
		for _, t := range d.Tables {
			if t.Hidden || isShown(t) {
				continue
			}
			i := slices.IndexFunc(t.Reads, func(r schema.Reading) bool {
				return anyHidden && r.Table == "" ||
					isHiddenReading(d, r)
			})
			if i >= 0 {
				t.Hidden, hidMore = true, true
				d.Warnings = append(d.Warnings,
					fmt.Sprintf("the view %s is hidden, because it reads %s; name it under tables in surely.yaml to show it", t.Name,
						t.Reads[i]))
			}
		}
	}
	d.ForeignKeys = slices.DeleteFunc(slices.Clone(d.ForeignKeys), func(k schema.ForeignKey) bool {
		return isHiddenColumn(d, k.Table, k.Column) || isHiddenColumn(d, k.RefTable, k.RefColumn)
	})
}

// isHiddenColumn reports whether a column, or its table, is hidden.
func isHiddenColumn(d *schema.Database, table, column string) bool {
	t := d.Table(table)
	if t == nil {
		return false
	}
	c := t.Column(column)
	return t.Hidden || c != nil && c.Hidden
}
