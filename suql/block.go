package suql

import (
	"context"
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// scope is the context of a SELECT: the visible CTEs and, if the SELECT is correlated, the enclosing one.
type scope struct {
	ctes        []*pg.Node
	isRecursive bool
	outerScope  *scope         // of the enclosing SELECT, if this one is correlated
	outerSelect *pg.SelectStmt // the enclosing SELECT, if outerScope is set
}

// withClause returns a WITH clause with the visible CTEs, for a separate statement.
func (sc *scope) withClause() *pg.WithClause {
	if len(sc.ctes) == 0 {
		return nil
	}
	return &pg.WithClause{Ctes: sc.ctes, Recursive: sc.isRecursive, Location: -1}
}

// withCTEs returns a scope in which the CTEs of a WITH clause are visible too.
func (sc *scope) withCTEs(w *pg.WithClause) *scope {
	if w == nil {
		return sc
	}
	out := *sc
	out.ctes = append(append([]*pg.Node(nil), sc.ctes...), w.Ctes...)
	out.isRecursive = sc.isRecursive || w.Recursive
	return &out
}

// block is a SELECT without set operations that is being settled. For each stage, in SQL's order of evaluation, the
// engine makes the necessary decisions and replaces text calls with look-ups, so that the database can compute the rows
// of the next stage.
type block struct {
	*run
	sel   *pg.SelectStmt
	scope *scope
	isTop bool // the block's rows are the statement's result
	// isExists is set for the sub-query of EXISTS.
	isExists bool
}

// settle makes the decisions that a SELECT needs. At the top level, it leaves conditions to the final walk where
// possible.
func (r *run) settle(ctx context.Context, sel *pg.SelectStmt, sc *scope, b block) error {
	if isTextFreeSelect(sel) {
		return nil
	}
	sc, err := r.settleWith(ctx, sel, sc)
	if err != nil {
		return err
	}
	if sel.Op > pg.SetOperation_SETOP_NONE {
		for _, branch := range []*pg.SelectStmt{sel.Larg, sel.Rarg} {
			if err := r.settle(ctx, branch, sc, block{}); err != nil {
				return err
			}
		}
		return nil
	}
	b.run, b.sel, b.scope = r, sel, sc
	for _, stage := range []func(context.Context) error{b.settleFrom, b.settleSubqueries, b.settleJoins, b.settleStages} {
		if err := stage(ctx); err != nil {
			return err
		}
	}
	return nil
}

func isTextFreeSelect(sel *pg.SelectStmt) bool { return isTextFree(selectNode(sel)) }

// settleWith settles the CTEs of a SELECT and returns the scope with these CTEs.
func (r *run) settleWith(ctx context.Context, sel *pg.SelectStmt, sc *scope) (*scope, error) {
	w := sel.WithClause
	if w == nil {
		return sc, nil
	}
	for i, n := range w.Ctes {
		cte := n.GetCommonTableExpr()
		body := cte.Ctequery.GetSelectStmt()
		if isTextFreeSelect(body) {
			continue
		}
		visible := sc.withCTEs(&pg.WithClause{Ctes: w.Ctes[:i], Recursive: w.Recursive})
		if r.checked.CTE(n).Recursive {
			if err := r.settleRecursive(ctx, n, visible); err != nil {
				return nil, err
			}
			continue
		}
		if err := r.settle(ctx, body, visible, block{}); err != nil {
			return nil, err
		}
	}
	return sc.withCTEs(w), nil
}

// settleRecursive settles a recursive CTE, whose rows depend on decisions about earlier rows. It repeatedly makes the
// decisions about the current rows, until no new ones appear. A missing decision is NULL and excludes its row, so each
// round only adds rows, and there are as many rounds as the recursion is deep.
func (r *run) settleRecursive(ctx context.Context, n *pg.Node, sc *scope) error {
	original := syntax.Clone(n)
	r.checked.CopyQueries(original, n)
	for {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		knownBefore := len(r.asker.known)
		rewritten := syntax.Clone(original)
		r.replaceCalls(rewritten.GetCommonTableExpr().Ctequery)
		n.Node = rewritten.Node
		visible := sc.withCTEs(&pg.WithClause{Ctes: []*pg.Node{rewritten}, Recursive: true})
		copied := syntax.Clone(original)
		r.checked.CopyQueries(copied, original)
		body := copied.GetCommonTableExpr().Ctequery.GetSelectStmt()
		if err := r.settle(ctx, body, visible, block{}); err != nil {
			return err
		}
		if len(r.asker.known) == knownBefore {
			return nil
		}
	}
}

// settleFrom settles the sub-queries in FROM.
func (b *block) settleFrom(ctx context.Context) error {
	var settle func(n *pg.Node) error
	settle = func(n *pg.Node) error {
		if isTextFree(n) {
			return nil
		}
		if j := n.GetJoinExpr(); j != nil {
			if err := settle(j.Larg); err != nil {
				return err
			}
			return settle(j.Rarg)
		}
		inner := n.GetRangeSubselect().GetSubquery().GetSelectStmt()
		if inner == nil || b.isCorrelated(inner) {
			return &Error{Code: "0A000", Message: "reading text in LATERAL or in a function in FROM is not supported"}
		}
		return b.settle(ctx, inner, b.subqueryScope(inner), block{})
	}
	for _, n := range b.sel.FromClause {
		if err := settle(n); err != nil {
			return err
		}
	}
	return nil
}

// isCorrelated reports whether a sub-query refers to an enclosing SELECT.
func (r *run) isCorrelated(sub *pg.SelectStmt) bool {
	q := r.checked.Query(sub)
	return q != nil && q.IsCorrelated
}

// subqueryScope returns the scope for a sub-query of this block.
func (b *block) subqueryScope(sub *pg.SelectStmt) *scope {
	sc := *b.scope
	sc.outerScope, sc.outerSelect = nil, nil
	if b.isCorrelated(sub) {
		sc.outerScope, sc.outerSelect = b.scope, b.sel
	}
	return &sc
}

// settleSubqueries settles the sub-queries in expressions, uncorrelated ones first, since others may use their rows.
func (b *block) settleSubqueries(ctx context.Context) error {
	var independent, correlated []*pg.SubLink
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
			if b.isDeferred(n, e) {
				return false
			}
			if sub := l.Subselect.GetSelectStmt(); !isTextFreeSelect(sub) {
				if b.isCorrelated(sub) {
					correlated = append(correlated, l)
				} else {
					independent = append(independent, l)
				}
			}
			return true // the expression on the left of IN or ANY belongs to this block
		})
	}
	for _, l := range append(independent, correlated...) {
		sub := l.Subselect.GetSelectStmt()
		exists := l.SubLinkType == pg.SubLinkType_EXISTS_SUBLINK
		if err := b.settle(ctx, sub, b.subqueryScope(sub), block{isExists: exists}); err != nil {
			return err
		}
	}
	return nil
}

// isDeferred reports whether sub-query n of an expression is left to the walk over the block's rows.
func (b *block) isDeferred(n, expression *pg.Node) bool {
	if expression != b.sel.WhereClause || b.isGrouped() || !b.canStream() || !b.isLazyExists(n) ||
		!b.isCorrelated(n.GetSubLink().Subselect.GetSelectStmt()) {
		return false
	}
	_, ok := b.newFrame().compileExists(n)
	return ok && !b.isOpaque(b.sel.WhereClause)
}

// settleJoins settles join conditions. Conditions of inner joins move to WHERE, where they are settled lazily.
func (b *block) settleJoins(ctx context.Context) error {
	var settle func(n *pg.Node, inner bool) error
	settle = func(n *pg.Node, inner bool) error {
		j := n.GetJoinExpr()
		if j == nil {
			return nil
		}
		isMovable := inner && j.Jointype == pg.JoinType_JOIN_INNER
		if err := settle(j.Larg, inner && (isMovable || j.Jointype == pg.JoinType_JOIN_LEFT)); err != nil {
			return err
		}
		if err := settle(j.Rarg, isMovable); err != nil {
			return err
		}
		if j.Quals == nil || isTextFree(j.Quals) {
			return nil
		}
		textFree, rest := splitByText(j.Quals)
		if textFree == nil {
			textFree = boolLiteral(true)
		}
		if isMovable {
			j.Quals = textFree
			b.sel.WhereClause = conjunction(append(conjuncts(b.sel.WhereClause), conjuncts(rest)...))
			return nil
		}
		pairs := copySelect(b.sel)
		dropGrouping(pairs)
		pairs.FromClause = []*pg.Node{pg.MakeJoinExprNode(pg.JoinType_JOIN_INNER, j.Larg, j.Rarg, textFree)}
		pairs.WhereClause = nil
		if err := b.decide(ctx, pairs, rest, nil); err != nil {
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

// canStream reports whether the rows that pass the last condition, WHERE or HAVING, are the result's rows, in an order
// that does not depend on text, so that the final walk can decide them.
func (b *block) canStream() bool {
	return b.isTop && !anyOwn(b.outputExprs(), isWindow) && len(b.sel.DistinctClause) == 0 && areTextFree(b.sortKeys()) &&
		areTextFree(b.sel.FromClause) && !slices.ContainsFunc(b.sel.TargetList, func(t *pg.Node) bool {
		v := t.GetResTarget().GetVal()
		return !isTextFree(v) && b.isOpaque(v)
	})
}

// isOpaque reports whether only the database can compute an expression.
func (b *block) isOpaque(n *pg.Node) bool {
	f := b.newFrame()
	f.compileExpr(n)
	return f.hasOpaque
}

func areTextFree(nodes []*pg.Node) bool {
	return !slices.ContainsFunc(nodes, func(n *pg.Node) bool { return !isTextFree(n) })
}
