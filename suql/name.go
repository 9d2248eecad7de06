package suql

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// nameTargets gives every selected expression the name that PostgreSQL would give it, which it keeps when replaced.
func nameTargets(root *pg.Node) {
	syntax.Walk(root, func(n *pg.Node) bool {
		if t := n.GetResTarget(); t != nil && t.Name == "" && t.Val.GetColumnRef() == nil {
			if name := syntax.ColumnName(t.Val); name != syntax.NoName {
				t.Name = name
			}
		}
		return true
	})
}
