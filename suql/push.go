package suql

import (
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// pushedConditions returns the conditions of a SELECT on a sub-query in its FROM, in terms of the sub-query. The SELECT
// drops rows that violate them whatever their text says, so these rows do not need decisions. The statement itself is
// unchanged.
func (r *run) pushedConditions(outer *pg.SelectStmt, item *pg.Node, inner *pg.SelectStmt) *pg.Node {
	renamed := len(item.GetRangeVar().GetAlias().GetColnames()) + len(item.GetRangeSubselect().GetAlias().GetColnames())
	if renamed > 0 || !reachesWhere(outer.FromClause, item) || !keepsRowIdentity(inner) {
		return nil
	}
	outputs, hasStar := outputColumns(inner)
	if hasStar && (len(inner.FromClause) != 1 || inner.FromClause[0].GetJoinExpr() != nil) {
		return nil
	}
	source := r.checked.Source(item)
	var out []*pg.Node
	for _, c := range conjuncts(outer.WhereClause) {
		if !isTextFree(c) || hasSubquery(c) {
			continue
		}
		copied, ok := syntax.Clone(c), true
		syntax.Walk(copied, func(n *pg.Node) bool {
			c := n.GetColumnRef()
			if c == nil || !ok {
				return ok
			}
			ref := r.checked.RefAt(c.Location)
			if ref == nil || ref.Source != source {
				ok = false
				return false
			}
			column := ref.Column().Name
			inside, known := outputs[column]
			switch {
			case known && isTextFree(inside):
				n.Node = syntax.Clone(inside).Node
			case known || !hasStar:
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

// outputColumns maps a sub-query's column names to expressions, and reports whether its select list has a star.
func outputColumns(sel *pg.SelectStmt) (outputs map[string]*pg.Node, star bool) {
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

// reachesWhere reports whether all rows of a FROM item reach WHERE unchanged, since the item is not on the nullable
// side of an outer join.
func reachesWhere(from []*pg.Node, item *pg.Node) bool {
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

// keepsRowIdentity reports whether each row of a sub-query corresponds to one row of its FROM, independent of other
// rows.
func keepsRowIdentity(s *pg.SelectStmt) bool {
	if s.Op > pg.SetOperation_SETOP_NONE || len(s.GroupClause) > 0 || s.HavingClause != nil ||
		len(s.DistinctClause) > 0 || s.LimitCount != nil || s.LimitOffset != nil {
		return false
	}
	return !anyOwn(s.TargetList, func(n *pg.Node) bool {
		return isAggregate(n) || isWindow(n)
	})
}
