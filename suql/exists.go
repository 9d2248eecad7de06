package suql

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// existence is EXISTS over a correlated sub-query that reads text: the database returns the sub-query's candidates with
// each row, and they are read one by one until one passes.
type existence struct {
	rows  expr // the candidates as a JSON array of rows
	frame *frame
	where predicate
}

// existence compiles EXISTS, unless only the database can settle it.
func (f *frame) existence(n *pg.Node) (predicate, bool) {
	if !f.run.lazyExists(n) {
		return nil, false
	}
	sub := n.GetSubLink().Subselect.GetSelectStmt()
	inner := f.run.newFrame()
	cheap, rest := splitByText(sub.WhereClause)
	p := &existence{frame: inner, where: inner.predicate(rest)}
	if inner.obscure {
		return nil, false
	}
	candidates := copySelect(sub)
	candidates.WhereClause, candidates.SortClause, candidates.TargetList = cheap, nil, nil
	for _, c := range inner.columns {
		candidates.TargetList = append(candidates.TargetList, target("", c))
	}
	if len(candidates.TargetList) == 0 {
		candidates.TargetList = []*pg.Node{target("", integer(1))}
	}
	p.rows = f.column(f.run.dialect.nest(candidates, len(candidates.TargetList)), false)
	f.exists = append(f.exists, p)
	return p, true
}

// lazyExists reports whether a node is an EXISTS whose rows can be read one by one.
func (r *run) lazyExists(n *pg.Node) bool {
	l := n.GetSubLink()
	if l == nil || l.SubLinkType != pg.SubLinkType_EXISTS_SUBLINK {
		return false
	}
	sub := l.Subselect.GetSelectStmt()
	if !keepsRowIdentity(sub) || sub.WithClause != nil || !freeAll(sub.FromClause) || free(sub.WhereClause) {
		return false
	}
	return !syntax.Any(sub.WhereClause, func(n *pg.Node) bool {
		return n.GetSubLink() != nil && !free(n.GetSubLink().Subselect)
	})
}

// candidates returns the sub-query's rows for a row.
func (p *existence) candidates(r *row) []*row {
	if rows, ok := r.inner[p]; ok {
		return rows
	}
	v, _ := p.rows.value(r)
	rows := []*row{}
	for _, values := range flatten(v, 1) {
		rows = append(rows, &row{values: values, sites: make([]*decision, len(p.frame.sites))})
	}
	if r.inner == nil {
		r.inner = map[*existence][]*row{}
	}
	r.inner[p] = rows
	return rows
}

func (p *existence) truth(r *row) truth {
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

func (p *existence) next(r *row, _ truth) []*decision {
	for _, c := range p.candidates(r) {
		if p.where.truth(c).open(isTrue) {
			if d := p.where.next(c, isTrue); len(d) > 0 {
				return d
			}
		}
	}
	return nil
}

func (p *existence) odds(r *row) (float64, float64) {
	none, cost := 1.0, 0.0
	for _, c := range p.candidates(r) {
		q, more := p.where.odds(c)
		cost += more * none
		none *= 1 - q
	}
	return 1 - none, cost
}
