package suql

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// nameTargets names each selected expression as PostgreSQL would, so that it keeps the name when it is replaced.
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
