package suql

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// relations are the relations of FROM items, those of joins and of sub-queries included.
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

// refersOnlyTo reports whether all columns in an expression or SELECT are those of the given relations.
func (r *run) refersOnlyTo(n *pg.Node, relations map[*check.Source]bool) bool {
	only := true
	syntax.Walk(n, func(n *pg.Node) bool {
		if c := n.GetColumnRef(); c != nil {
			only = only && r.within(r.checked.RefAt(c.Location), relations)
		}
		return only
	})
	return only
}

// within reports whether a column, which may be merged of two, is one of the given relations'. A name without a column
// is that of a selected expression.
func (r *run) within(ref *check.Ref, relations map[*check.Source]bool) bool {
	switch {
	case ref == nil:
		return true
	case ref.Merged[0] != nil:
		return r.within(ref.Merged[0], relations) && r.within(ref.Merged[1], relations)
	}
	return relations[ref.Source]
}

// correlated reports whether a sub-query refers to an enclosing SELECT.
func (r *run) correlated(sub *pg.SelectStmt) bool {
	n := selectNode(sub)
	return !r.refersOnlyTo(n, r.relations(n))
}
