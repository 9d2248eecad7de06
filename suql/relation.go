package suql

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// relations returns the relations of FROM items, including those in joins and sub-queries.
func (r *run) relations(items ...*pg.Node) map[*check.Source]bool {
	out := map[*check.Source]bool{}
	for _, n := range items {
		syntax.Walk(n, func(n *pg.Node) bool {
			if s := r.checked.Source(n); s != nil {
				out[s] = true
			}
			return true
		})
	}
	return out
}

// refersOnlyTo reports whether all columns in an expression or SELECT belong to relations.
func (r *run) refersOnlyTo(n *pg.Node, relations map[*check.Source]bool) bool {
	return !syntax.Any(n, func(n *pg.Node) bool {
		if n.GetColumnRef() == nil {
			return false
		}
		ref := r.checked.RefAt(n.GetColumnRef().Location) // nil: the name refers to a selected expression
		return ref != nil && !relations[ref.Source]
	})
}

// isCorrelated reports whether a sub-query refers to an enclosing SELECT.
func (r *run) isCorrelated(sub *pg.SelectStmt) bool {
	n := selectNode(sub)
	return !r.refersOnlyTo(n, r.relations(n))
}
