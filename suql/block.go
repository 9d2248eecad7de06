package suql

import (
	"context"
	"math"
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// scope is the context of a SELECT: the CTEs it sees and, if it refers to an enclosing SELECT, which one.
type scope struct {
	with      []*pg.Node
	recursive bool
	outer     *scope         // set for a correlated sub-query
	sel       *pg.SelectStmt // the enclosing SELECT, if outer is set
}

// clause returns the WITH clause a stand-alone statement needs to see what the scope sees.
func (sc *scope) clause() *pg.WithClause {
	if len(sc.with) == 0 {
		return nil
	}
	return &pg.WithClause{Ctes: sc.with, Recursive: sc.recursive, Location: -1}
}

// add returns a scope that sees the CTEs of a WITH clause too.
func (sc *scope) add(w *pg.WithClause) *scope {
	if w == nil {
		return sc
	}
	out := *sc
	out.with = append(append([]*pg.Node(nil), sc.with...), w.Ctes...)
	out.recursive = sc.recursive || w.Recursive
	return &out
}

// block is one SELECT without set operations while it is being settled. For each stage, in SQL's order of evaluation,
// the decisions it needs are made and its text calls replaced by look-ups, so that the database can compute the rows of
// the next stage.
type block struct {
	*run
	sel *pg.SelectStmt
	sc  *scope
	top bool // its rows are the statement's result
	// exists is set for a sub-query whose rows only have to exist.
	exists bool
	// required is a condition that every relevant row meets.
	required *pg.Node
	// derived is set for a sub-query in FROM or a CTE, whose columns are referred to by name.
	derived bool
}

// settle makes the decisions that a SELECT needs. At the top level, what the final walk can decide stays in the tree.
func (r *run) settle(ctx context.Context, sel *pg.SelectStmt, sc *scope, b block) error {
	if freeSelect(sel) {
		return nil
	}
	sc, err := r.settleWith(ctx, sel, sc)
	if err != nil {
		return err
	}
	if sel.Op > pg.SetOperation_SETOP_NONE {
		for _, arm := range []*pg.SelectStmt{sel.Larg, sel.Rarg} {
			if err := r.settle(ctx, arm, sc, block{}); err != nil {
				return err
			}
		}
		return nil
	}
	b.run, b.sel, b.sc = r, sel, sc
	for _, stage := range []func(context.Context) error{b.settleFrom, b.subqueries, b.joins, b.inputs, b.groups,
		b.targets} {
		if err := stage(ctx); err != nil {
			return err
		}
	}
	return nil
}

func freeSelect(sel *pg.SelectStmt) bool { return free(selectNode(sel)) }

// settleWith settles the CTEs of a SELECT and returns the scope that sees them.
func (r *run) settleWith(ctx context.Context, sel *pg.SelectStmt, sc *scope) (*scope, error) {
	w := sel.WithClause
	if w == nil {
		return sc, nil
	}
	for i, n := range w.Ctes {
		cte := n.GetCommonTableExpr()
		body := cte.Ctequery.GetSelectStmt()
		if freeSelect(body) {
			continue
		}
		before := sc.add(&pg.WithClause{Ctes: w.Ctes[:i], Recursive: w.Recursive})
		if r.checked.CTE(n).Recursive {
			if err := r.settleRecursive(ctx, n, before); err != nil {
				return nil, err
			}
			continue
		}
		var only *pg.Node
		if use := r.checked.OnlyUse(n); use != nil && len(cte.Aliascolnames) == 0 {
			only = r.pushedConditions(sel, use, body)
		}
		if err := r.settle(ctx, body, before, block{derived: true, required: only}); err != nil {
			return nil, err
		}
	}
	return sc.add(w), nil
}

// settleRecursive settles a recursive CTE, whose rows depend on decisions that depend on its rows: decisions are made
// for the current rows until no new ones appear. A missing decision is NULL and excludes its row, so rows are only ever
// added, in as many rounds as the recursion is deep.
func (r *run) settleRecursive(ctx context.Context, n *pg.Node, sc *scope) error {
	original := syntax.Clone(n)
	r.checked.Adopt(original, n)
	for {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		known := len(r.asker.known)
		marked := syntax.Clone(original)
		r.replaceCalls(marked.GetCommonTableExpr().Ctequery)
		n.Node = marked.Node
		inside := sc.add(&pg.WithClause{Ctes: []*pg.Node{marked}, Recursive: true})
		copied := syntax.Clone(original)
		r.checked.Adopt(copied, original)
		body := copied.GetCommonTableExpr().Ctequery.GetSelectStmt()
		if err := r.settle(ctx, body, inside, block{}); err != nil {
			return err
		}
		if len(r.asker.known) == known {
			return nil
		}
	}
}

// settleFrom settles the sub-queries in FROM.
func (b *block) settleFrom(ctx context.Context) error {
	var settle func(n *pg.Node) error
	settle = func(n *pg.Node) error {
		if free(n) {
			return nil
		}
		if j := n.GetJoinExpr(); j != nil {
			if err := settle(j.Larg); err != nil {
				return err
			}
			return settle(j.Rarg)
		}
		inner := n.GetRangeSubselect().GetSubquery().GetSelectStmt()
		if inner == nil || b.correlated(inner) {
			return &Error{Code: "0A000", Message: "reading text in LATERAL or in a function in FROM is not supported"}
		}
		return b.settle(ctx, inner, b.subqueryScope(inner), block{derived: true, required: b.pushedConditions(b.sel, n,
			inner)})
	}
	for _, n := range b.sel.FromClause {
		if err := settle(n); err != nil {
			return err
		}
	}
	return nil
}

// conjunctsAbout returns the text-free conjuncts of WHERE that refer only to the given FROM items.
func (b *block) conjunctsAbout(items []*pg.Node) *pg.Node {
	in := b.relations(items...)
	var out []*pg.Node
	for _, c := range conjuncts(b.sel.WhereClause) {
		if free(c) && b.refersOnlyTo(c, in) && !hasSubquery(c) { // a sub-query may refer to anything
			out = append(out, c)
		}
	}
	return conjunction(out)
}

func hasSubquery(n *pg.Node) bool {
	return syntax.Any(n, func(n *pg.Node) bool { return n.GetSubLink() != nil })
}

// subqueryScope returns the scope for a sub-query of this block.
func (b *block) subqueryScope(sub *pg.SelectStmt) *scope {
	sc := *b.sc
	sc.outer, sc.sel = nil, nil
	if b.correlated(sub) {
		sc.outer, sc.sel = b.sc, b.sel
	}
	return &sc
}

// subqueries settles the sub-queries in expressions, uncorrelated ones first, since others can use their rows.
func (b *block) subqueries(ctx context.Context) error {
	var alone, correlated []*pg.SubLink
	exprs := append([]*pg.Node{b.sel.WhereClause, b.sel.HavingClause, b.sel.LimitCount, b.sel.LimitOffset},
		b.sel.TargetList...)
	exprs = append(append(append(exprs, b.sel.GroupClause...), b.sel.SortClause...), b.sel.FromClause...)
	for _, e := range exprs {
		syntax.Walk(e, func(n *pg.Node) bool {
			if n.GetRangeSubselect() != nil {
				return false
			}
			l := n.GetSubLink()
			if l == nil {
				return true
			}
			if b.deferred(n, e) {
				return false
			}
			if sub := l.Subselect.GetSelectStmt(); !freeSelect(sub) {
				if b.correlated(sub) {
					correlated = append(correlated, l)
				} else {
					alone = append(alone, l)
				}
			}
			return true // the test expression belongs to this block
		})
	}
	for _, l := range append(alone, correlated...) {
		sub := l.Subselect.GetSelectStmt()
		exists := l.SubLinkType == pg.SubLinkType_EXISTS_SUBLINK
		if err := b.settle(ctx, sub, b.subqueryScope(sub), block{exists: exists}); err != nil {
			return err
		}
	}
	return nil
}

// deferred reports whether a sub-query is left to the walk over the block's own rows.
func (b *block) deferred(n, expression *pg.Node) bool {
	if expression != b.sel.WhereClause || !b.streams() || !b.lazyExists(n) ||
		!b.correlated(n.GetSubLink().Subselect.GetSelectStmt()) {
		return false
	}
	_, ok := b.newFrame().existence(n)
	return ok && !b.obscured(b.sel.WhereClause)
}

// joins settles join conditions. Those of inner joins move to WHERE, where they are settled lazily.
func (b *block) joins(ctx context.Context) error {
	var settle func(n *pg.Node, inner bool) error
	settle = func(n *pg.Node, inner bool) error {
		j := n.GetJoinExpr()
		if j == nil {
			return nil
		}
		plain := inner && j.Jointype == pg.JoinType_JOIN_INNER
		if err := settle(j.Larg, inner && (plain || j.Jointype == pg.JoinType_JOIN_LEFT)); err != nil {
			return err
		}
		if err := settle(j.Rarg, inner && (plain || j.Jointype == pg.JoinType_JOIN_RIGHT)); err != nil {
			return err
		}
		if j.Quals == nil || free(j.Quals) {
			return nil
		}
		cheap, rest := splitByText(j.Quals)
		if cheap == nil {
			cheap = boolean(true)
		}
		if plain {
			j.Quals = cheap
			b.sel.WhereClause = conjunction(append(conjuncts(b.sel.WhereClause), conjuncts(rest)...))
			return nil
		}
		pairs := b.results()
		dropGrouping(pairs.rows)
		pairs.rows.FromClause = []*pg.Node{pg.MakeJoinExprNode(pg.JoinType_JOIN_INNER, j.Larg, j.Rarg, cheap)}
		// Rows of the preserved side that WHERE drops need no decision.
		pairs.where, pairs.rows.WhereClause = rest, nil
		switch {
		case inner && j.Jointype == pg.JoinType_JOIN_LEFT:
			pairs.rows.WhereClause = b.conjunctsAbout([]*pg.Node{j.Larg})
		case inner && j.Jointype == pg.JoinType_JOIN_RIGHT:
			pairs.rows.WhereClause = b.conjunctsAbout([]*pg.Node{j.Rarg})
		}
		if err := b.decide(ctx, pairs); err != nil {
			return err
		}
		b.replaceCalls(j.Quals)
		return nil
	}
	for _, n := range b.sel.FromClause {
		if err := settle(n, true); err != nil {
			return err
		}
	}
	return nil
}

// streams reports whether the rows that pass WHERE are the result's rows, one by one and in order.
func (b *block) streams() bool {
	return b.top && !b.grouped() && b.rowsUnchanged() && freeAll(b.sel.FromClause) && free(b.sel.LimitCount) &&
		free(b.sel.LimitOffset) && !b.obscuredTarget()
}

// rowsUnchanged reports whether the result's rows are the rows that pass, in an order that depends on no text.
func (b *block) rowsUnchanged() bool {
	return !b.windowed() && len(b.sel.DistinctClause) == 0 && !b.sortsByCall()
}

// obscuredTarget reports whether only the database can compute a selected expression, which then needs the decisions of
// earlier rows.
func (b *block) obscuredTarget() bool {
	return slices.ContainsFunc(b.sel.TargetList, func(t *pg.Node) bool {
		v := t.GetResTarget().GetVal()
		return !free(v) && b.obscured(v)
	})
}

// stopsEarly reports whether a nested block needs no more rows once its LIMIT is reached.
func (b *block) stopsEarly() bool {
	return b.sc.outer == nil && !b.grouped() && !b.loose(b.sel.WhereClause) &&
		(b.exists || b.sel.LimitCount != nil && b.rowsUnchanged())
}

// rowsNeeded returns how many rows of the block are enough; negative means all.
func (b *block) rowsNeeded(ctx context.Context) (int64, error) {
	if b.exists && b.sel.LimitCount == nil {
		return 1, nil
	}
	limit, offset, err := b.bounds(ctx, b.sel, b.sc)
	if err != nil || limit < 0 {
		return -1, err
	}
	if limit > math.MaxInt64-offset {
		return -1, nil
	}
	return limit + offset, nil
}

// obscured reports whether only the database can compute a condition.
func (b *block) obscured(n *pg.Node) bool {
	f := b.newFrame()
	f.need(n)
	return f.obscure
}

// loose reports whether a condition may hold although one of its answers is NULL.
func (b *block) loose(n *pg.Node) bool {
	f := b.newFrame()
	f.predicate(n)
	return f.loose
}

func freeAll(nodes []*pg.Node) bool {
	return !slices.ContainsFunc(nodes, func(n *pg.Node) bool { return !free(n) })
}
