package store

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/schema"
)

// someValues looks up values, except those that may not be shown.
type someValues struct {
	all   Values
	shown func(schema.Match) bool
}

// Lookup finds the places where a phrase occurs.
func (v someValues) Lookup(phrase string, limit int) []schema.Match {
	out := slices.DeleteFunc(v.all.Lookup(phrase, 0), func(m schema.Match) bool { return !v.shown(m) })
	if limit > 0 && len(out) > limit {
		out = out[:limit]
	}
	return out
}

// bothValues looks values up in two indexes.
type bothValues struct{ one, other Values }

// Lookup finds the places where a phrase occurs, best first.
func (v bothValues) Lookup(phrase string, limit int) []schema.Match {
	out := append(v.one.Lookup(phrase, limit), v.other.Lookup(phrase, limit)...)
	slices.SortStableFunc(out, func(a, b schema.Match) int { return cmp.Compare(b.Score, a.Score) })
	if limit > 0 && len(out) > limit {
		out = out[:limit]
	}
	return out
}

// visible returns the matches that may be shown.
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
	return someValues{v, func(m schema.Match) bool { return !hidden[[2]string{m.Table, m.Column}] }}
}

// hides reports whether anything of a table is hidden.
func hides(t *schema.Table) bool {
	return t.Hidden || slices.ContainsFunc(t.Columns, func(c *schema.Column) bool { return c.Hidden })
}

// hiddenReading reports whether what is read is or may be hidden, or has row rules.
func hiddenReading(d *schema.Database, r schema.Reading) bool {
	t := d.Table(r.Table)
	if t == nil {
		return false
	}
	return t.Mark != "" || r.Column == schema.WholeRow && hides(t) || hiddenColumn(d, r.Table, r.Column)
}
