package link

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// namesTableOrColumn reports whether words name a table or a column.
func (q *Question) namesTableOrColumn(m Mask) bool {
	return q.NamesTable(m) || slices.ContainsFunc(q.Columns, func(x Mention) bool { return x.Exact&m != 0 })
}

// ValueOp returns the operator that compares a column with one value: equality or, for lists, containment.
func ValueOp(c *Column) query.Op {
	if c.List {
		return query.Has
	}
	return query.Equal
}
