package suql

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// existsPredicate is EXISTS over a correlated sub-query that reads text. The database returns the sub-query's
// candidates with each row, and the engine decides them one by one until one passes.
type existsPredicate struct {
	rows  expr // the candidates as a JSON array of rows
	frame *frame
	where predicate
}

// compileExists compiles EXISTS; false if only the database can evaluate it.
func (f *frame) compileExists(n *pg.Node) (predicate, bool) {
	if !f.run.isLazyExists(n) {
		return nil, false
	}
	sub := n.GetSubLink().Subselect.GetSelectStmt()
	inner := f.run.newFrame()
	textFree, rest := splitByText(sub.WhereClause)
	p := &existsPredicate{frame: inner, where: inner.compilePredicate(rest)}
	if inner.hasOpaque {
		return nil, false
	}
	candidates := copySelect(sub)
	candidates.WhereClause, candidates.SortClause, candidates.TargetList = textFree, nil, targets(inner.columns)
	p.rows = f.addColumn(f.run.dialect.nest(candidates, len(candidates.TargetList)), false)
	f.existsPredicates = append(f.existsPredicates, p)
	return p, true
}

// isLazyExists reports whether a node is an EXISTS whose rows can be decided one by one.
func (r *run) isLazyExists(n *pg.Node) bool {
	l := n.GetSubLink()
	if l == nil || l.SubLinkType != pg.SubLinkType_EXISTS_SUBLINK {
		return false
	}
	sub := l.Subselect.GetSelectStmt()
	if !keepsRowIdentity(sub) || sub.WithClause != nil || !areTextFree(sub.FromClause) || isTextFree(sub.WhereClause) {
		return false
	}
	return !syntax.Any(sub.WhereClause, func(n *pg.Node) bool {
		return n.GetSubLink() != nil && !isTextFree(n.GetSubLink().Subselect)
	})
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

// candidates returns the sub-query's candidates for a row.
func (p *existsPredicate) candidates(r *row) []*row {
	if rows, ok := r.inner[p]; ok {
		return rows
	}
	v, _ := p.rows.value(r)
	rows := []*row{}
	for _, values := range flatten(v, 1) {
		rows = append(rows, &row{values: values, sites: make([]*decision, len(p.frame.sites))})
	}
	if r.inner == nil {
		r.inner = map[*existsPredicate][]*row{}
	}
	r.inner[p] = rows
	return rows
}

func (p *existsPredicate) truth(r *row) truth {
	out := isFalse
	for _, c := range p.candidates(r) {
		switch t := p.where.truth(c); {
		case t == isTrue:
			return isTrue
		case t&isTrue != 0:
			out |= isTrue
		}
	}
	return out
}

func (p *existsPredicate) next(r *row, _ truth) []*decision {
	for _, c := range p.candidates(r) {
		if p.where.truth(c).isUndecided(isTrue) {
			if d := p.where.next(c, isTrue); len(d) > 0 {
				return d
			}
		}
	}
	return nil
}

func (p *existsPredicate) estimate(r *row) (float64, float64) {
	noneProbability, cost := 1.0, 0.0
	for _, c := range p.candidates(r) {
		q, candidateCost := p.where.estimate(c)
		cost += candidateCost * noneProbability
		noneProbability *= 1 - q
	}
	return 1 - noneProbability, cost
}
