package suql

import (
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// pushedConditions returns what a SELECT's conditions require of the rows of a sub-query in its FROM, in terms of the
// sub-query. Rows that do not meet it are dropped in the end whatever their text says, so they need no decisions. The
// statement itself is unchanged.
func (r *run) pushedConditions(outer *pg.SelectStmt, item *pg.Node, inner *pg.SelectStmt) *pg.Node {
	named := len(item.GetRangeVar().GetAlias().GetColnames()) + len(item.GetRangeSubselect().GetAlias().GetColnames())
	if named > 0 || !keepsRows(outer.FromClause, item) || !keepsRowIdentity(inner) {
		return nil
	}
	outputs, star := outputsOf(inner)
	if star && (len(inner.FromClause) != 1 || inner.FromClause[0].GetJoinExpr() != nil) {
		return nil
	}
	here := r.checked.Source(item)
	var out []*pg.Node
	for _, c := range conjuncts(outer.WhereClause) {
		if !free(c) || hasSubquery(c) {
			continue
		}
		copied, ok := syntax.Clone(c), true
		syntax.Walk(copied, func(n *pg.Node) bool {
			c := n.GetColumnRef()
			if c == nil || !ok {
				return ok
			}
			ref := r.checked.RefAt(c.Location)
			if ref == nil || ref.Source != here {
				ok = false
				return false
			}
			column := ref.Column().Name
			inside, known := outputs[column]
			switch {
			case known && free(inside):
				n.Node = syntax.Clone(inside).Node
			case known || !star:
				ok = false
			default:
				n.Node = columnRef(column).Node
			}
			return false
		})
		if ok {
			out = append(out, copied)
		}
	}
	return conjunction(out)
}

// outputsOf maps a sub-query's column names to expressions, and reports whether it also has a star.
func outputsOf(sel *pg.SelectStmt) (outputs map[string]*pg.Node, star bool) {
	outputs = map[string]*pg.Node{}
	for _, t := range sel.TargetList {
		rt := t.GetResTarget()
		if c := rt.Val.GetColumnRef(); c != nil && c.Fields[len(c.Fields)-1].GetAStar() != nil {
			star = true
			continue
		}
		label := rt.Name
		if label == "" {
			label = syntax.ColumnName(rt.Val)
		}
		outputs[label] = rt.Val
	}
	return outputs, star
}

// keepsRows reports whether all rows of a FROM item reach WHERE unchanged, since it is on no nullable side of an outer
// join.
func keepsRows(from []*pg.Node, item *pg.Node) bool {
	var find func(n *pg.Node) bool
	find = func(n *pg.Node) bool {
		if n == item {
			return true
		}
		j := n.GetJoinExpr()
		if j == nil {
			return false
		}
		inner := j.Jointype == pg.JoinType_JOIN_INNER
		return (inner || j.Jointype == pg.JoinType_JOIN_LEFT) && find(j.Larg) ||
			(inner || j.Jointype == pg.JoinType_JOIN_RIGHT) && find(j.Rarg)
	}
	return slices.ContainsFunc(from, find)
}

// keepsRowIdentity reports whether each row of a sub-query corresponds to one row of its FROM, independently of others.
func keepsRowIdentity(s *pg.SelectStmt) bool {
	if s.Op > pg.SetOperation_SETOP_NONE || len(s.GroupClause) > 0 || s.HavingClause != nil ||
		len(s.DistinctClause) > 0 || s.LimitCount != nil || s.LimitOffset != nil {
		return false
	}
	return !anyOwn(s.TargetList, func(n *pg.Node) bool {
		return isAggregate(n) || isWindow(n)
	})
}
