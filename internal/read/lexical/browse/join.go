package browse

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// join returns the steps from the searched table to another one, or nil where there is none of at most two.
func (a *ask) join(to *schema.Table) []query.Join {
	type path struct {
		at    string
		steps []query.Join
	}
	open := []path{{at: a.table.Name}}
	seen := map[string]bool{a.table.Name: true}
	for len(open) > 0 {
		p := open[0]
		open = open[1:]
		if len(p.steps) == 2 {
			continue
		}
		for _, f := range a.in.Schema.ForeignKeys {
			left, right := query.Column{Table: f.Table, Name: f.Column}, query.Column{Table: f.RefTable, Name: f.RefColumn}
			if right.Table == p.at {
				left, right = right, left
			}
			if left.Table != p.at || seen[right.Table] {
				continue
			}
			seen[right.Table] = true
			next := path{right.Table, append(append([]query.Join(nil), p.steps...), query.Join{Left: left, Right: right})}
			if right.Table == to.Name {
				return next.steps
			}
			open = append(open, next)
		}
	}
	return nil
}

// reach joins what is needed so that the query can speak of a table.
func (a *ask) reach(q *query.Query, table string) {
	if slices.Contains(q.From.Tables, table) {
		return
	}
	for _, step := range a.join(a.in.Schema.Table(table)) {
		if !slices.Contains(q.From.Tables, step.Right.Table) {
			q.From.Tables = append(q.From.Tables, step.Right.Table)
			q.From.Joins = append(q.From.Joins, step)
		}
	}
}
