package store

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/schema"
)

// filteredValues looks up values, except those that may not be shown.
type filteredValues struct {
	all   Values
	shown func(schema.Match) bool
}

// Lookup finds the places where a phrase occurs.
func (v filteredValues) Lookup(phrase string, limit int) []schema.Match {
	out := slices.DeleteFunc(v.all.Lookup(phrase, 0), func(m schema.Match) bool { return !v.shown(m) })
	if limit > 0 && len(out) > limit {
		out = out[:limit]
	}
	return out
}

// joinedValues looks values up in two indexes.
type joinedValues struct{ one, other Values }

// Lookup finds the places where a phrase occurs, best first.
func (v joinedValues) Lookup(phrase string, limit int) []schema.Match {
	out := append(v.one.Lookup(phrase, limit), v.other.Lookup(phrase, limit)...)
	slices.SortStableFunc(out, func(a, b schema.Match) int { return cmp.Compare(b.Score, a.Score) })
	if limit > 0 && len(out) > limit {
		out = out[:limit]
	}
	return out
}

// visible returns an index with only the matches that may be shown.
func visible(v Values, d *schema.Database) Values {
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

// hiddenReading reports whether what is read is or may be hidden.
func hiddenReading(d *schema.Database, r schema.Reading) bool {
	t := d.Table(r.Table)
	if t == nil {
		return false
	}
	return r.Column == schema.WholeRow && hasHidden(t) || hiddenColumn(d, r.Table, r.Column)
}

// concealColumns hides columns computed from hidden ones, unless the owner has named them.
func concealColumns(d *schema.Database, named func(*schema.Table, *schema.Column) bool) {
	for _, t := range d.Tables {
		for again := true; again; { // a column may depend on one that was only now hidden
			again = false
			for _, c := range t.Columns {
				made := slices.ContainsFunc(append([]string{c.ReadFrom}, c.From...), func(name string) bool {
					from := t.Column(name)
					return name != "" && from != nil && from.Hidden
				})
				if made && !c.Hidden && !named(t, c) {
					c.Hidden, again = true, true
				}
			}
		}
	}
}

// concealViews hides views that read something hidden, unless the owner shows them, and references to and from what is
// hidden.
func concealViews(d *schema.Database, shown func(*schema.Table) bool) {
	some := slices.ContainsFunc(d.Tables, hasHidden)
	for again := true; again; {
		again = false
		for _, t := range d.Tables {
			if t.Hidden || shown(t) {
				continue
			}
			at := slices.IndexFunc(t.Reads, func(r schema.Reading) bool { return some && r.Table == "" || hiddenReading(d, r) })
			if at >= 0 {
				t.Hidden, again = true, true
				d.Warnings = append(d.Warnings,
					fmt.Sprintf("the view %s is hidden, because it reads %s; name it under tables in surely.yaml to show it", t.Name,
						t.Reads[at]))
			}
		}
	}
	d.ForeignKeys = slices.DeleteFunc(slices.Clone(d.ForeignKeys), func(k schema.ForeignKey) bool {
		return hiddenColumn(d, k.Table, k.Column) || hiddenColumn(d, k.RefTable, k.RefColumn)
	})
}

// hiddenColumn reports whether a column, or its table, is hidden.
func hiddenColumn(d *schema.Database, table, column string) bool {
	t := d.Table(table)
	if t == nil {
		return false
	}
	c := t.Column(column)
	return t.Hidden || c != nil && c.Hidden
}
