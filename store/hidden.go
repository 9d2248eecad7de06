package store

import "surely/schema"

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
