package store

import (
	"slices"

	"github.com/ask-surely/surely/schema"
)

// visibleValues looks up values, but for those of tables and columns that the owner has hidden.
type visibleValues struct {
	all    Values
	hidden map[[2]string]bool
}

// visible returns the values that may be shown.
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
	return visibleValues{v, hidden}
}

// Lookup finds the places where a phrase occurs.
func (v visibleValues) Lookup(phrase string, limit int) []schema.Match {
	var out []schema.Match
	for _, m := range v.all.Lookup(phrase, 0) {
		if !v.hidden[[2]string{m.Table, m.Column}] && (limit <= 0 || len(out) < limit) {
			out = append(out, m)
		}
	}
	return out
}

// hides reports whether anything of a table is hidden.
func hides(t *schema.Table) bool {
	return t.Hidden || slices.ContainsFunc(t.Columns, func(c *schema.Column) bool { return c.Hidden })
}

// hiddenReading reports whether what is read is hidden, or may be, or not all rows of it may be seen.
func hiddenReading(d *schema.Database, r schema.Reading) bool {
	t := d.Table(r.Table)
	if t == nil {
		return false
	}
	return t.Mark != "" || r.Column == schema.WholeRow && hides(t) || hiddenColumn(d, r.Table, r.Column)
}
