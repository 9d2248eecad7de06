package suql

import (
	"context"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"surely/suql/syntax"
)

// scope is where a SELECT stands: which CTEs it sees, and, if it refers to enclosing SELECTs, which one that is.
type scope struct {
	with      []*pg.Node
	recursive bool
	outer     *scope         // set for a correlated sub-query
	sel       *pg.SelectStmt // the enclosing SELECT, under outer
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

// block is one SELECT without set operations, being settled: stage by stage, in the order in which SQL evaluates it, the
// decisions that a stage needs are made and its text calls are replaced by look-ups, so that the next stage's rows can be
// computed by the database.
type block struct {
	*run
	sel *pg.SelectStmt
	sc  *scope
	top bool // its rows are the statement's result
	// exists is set for a sub-query of which only the existence of rows matters.
	exists bool
	// only holds of all rows that matter.
	only *pg.Node
	// derived is set for a sub-query in FROM and a CTE, of which other parts of the statement read columns by their names.
	derived bool
}

// settle makes the decisions that a SELECT needs. At the top, what can be left to the final walk is left in the tree.
func (r *run) settle(ctx context.Context, sel *pg.SelectStmt, sc *scope, top, exists bool) error {
	return r.settleBlock(ctx, sel, sc, block{top: top, exists: exists})
}

// settleDerived is settle for a sub-query in FROM or a CTE, of whose rows only those matter of which a condition holds.
func (r *run) settleDerived(ctx context.Context, sel *pg.SelectStmt, sc *scope, only *pg.Node) error {
	return r.settleBlock(ctx, sel, sc, block{derived: true, only: only})
}

func (r *run) settleBlock(ctx context.Context, sel *pg.SelectStmt, sc *scope, b block) error {
	if freeSelect(sel) {
		return nil
	}
	sc, err := r.settleWith(ctx, sel, sc)
	if err != nil {
		return err
	}
	if sel.Op > pg.SetOperation_SETOP_NONE {
		for _, arm := range []*pg.SelectStmt{sel.Larg, sel.Rarg} {
			if err := r.settle(ctx, arm, sc, false, false); err != nil {
				return err
			}
		}
		return nil
	}
	b.run, b.sel, b.sc = r, sel, sc
	for _, stage := range []func(context.Context) error{b.from, b.subqueries, b.joins, b.filter, b.groups, b.having, b.windows, b.order, b.targets} {
		if err := stage(ctx); err != nil {
			return err
		}
		if r.partial {
			return nil
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
		if w.Recursive && refersTo(body, cte.Ctename) {
			if err := r.settleRecursive(ctx, n, before); err != nil {
				return nil, err
			}
			continue
		}
		var only *pg.Node
		if use := onlyUse(sel, cte.Ctename); use != nil && len(cte.Aliascolnames) == 0 {
			name := cte.Ctename
			if a := use.GetRangeVar().Alias; a != nil && len(a.Colnames) == 0 {
				name = a.Aliasname
			}
			only = r.pushed(sel, use, name, body, sc.add(w).with)
		}
		if err := r.settleDerived(ctx, body, before, only); err != nil {
			return nil, err
		}
		if r.partial {
			return sc, nil
		}
	}
	return sc.add(w), nil
}

// refersTo reports whether a SELECT reads a relation of the name.
func refersTo(sel *pg.SelectStmt, name string) bool {
	found := false
	syntax.WalkSelect(sel, func(n *pg.Node) bool {
		if v := n.GetRangeVar(); v != nil && v.Schemaname == "" && v.Relname == name {
			found = true
		}
		return !found
	})
	return found
}

// settleRecursive settles a recursive CTE: its rows depend on decisions that depend on its rows, so decisions are made for
// the rows there are until no new ones turn up. A decision not made is NULL and lets no row through, so that rows are only
// ever added, in as many rounds as the recursion is deep.
func (r *run) settleRecursive(ctx context.Context, n *pg.Node, sc *scope) error {
	original := syntax.Clone(n)
	for {
		known := len(r.asker.known)
		marked := syntax.Clone(original)
		r.mark(marked.GetCommonTableExpr().Ctequery)
		n.Node = marked.Node
		inside := sc.add(&pg.WithClause{Ctes: []*pg.Node{marked}, Recursive: true})
		body := syntax.Clone(original).GetCommonTableExpr().Ctequery.GetSelectStmt()
		if err := r.settle(ctx, body, inside, false, false); err != nil || r.partial {
			return err
		}
		if len(r.asker.known) == known {
			return nil
		}
	}
}

// from settles the sub-queries in FROM.
func (b *block) from(ctx context.Context) error {
	var settle func(n *pg.Node) error
	settle = func(n *pg.Node) error {
		switch x := n.GetNode().(type) {
		case *pg.Node_RangeSubselect:
			inner := x.RangeSubselect.Subquery.GetSelectStmt()
			if freeSelect(inner) {
				return nil
			}
			sc := b.inside(inner)
			if sc.outer != nil { // LATERAL: it refers to what stands before it
				before := copySelect(b.sel)
				before.FromClause, _ = preceding(b.sel.FromClause, n)
				before.WhereClause = b.about(before.FromClause)
				sc.sel = before
			}
			var only *pg.Node
			if a := x.RangeSubselect.Alias; a != nil && len(a.Colnames) == 0 {
				only = b.pushed(b.sel, n, a.Aliasname, inner, b.sc.with)
			}
			return b.settleDerived(ctx, inner, sc, only)
		case *pg.Node_JoinExpr:
			if err := settle(x.JoinExpr.Larg); err != nil {
				return err
			}
			return settle(x.JoinExpr.Rarg)
		case *pg.Node_RangeFunction:
			if !free(n) {
				// Arguments of a function in FROM may refer to the tables before it.
				before := copySelect(b.sel)
				before.FromClause, _ = preceding(b.sel.FromClause, n)
				before.WhereClause = b.about(before.FromClause)
				return b.demand(ctx, before, callsOf(n), nil, -1, func() { b.mark(n) })
			}
		}
		return nil
	}
	for _, n := range b.sel.FromClause {
		if err := settle(n); err != nil {
			return err
		}
	}
	return nil
}

// preceding returns the FROM items that stand before n, and whether n was found.
func preceding(items []*pg.Node, n *pg.Node) ([]*pg.Node, bool) {
	var out []*pg.Node
	for _, m := range items {
		if m == n {
			return out, true
		}
		if j := m.GetJoinExpr(); j != nil {
			if inside, found := preceding([]*pg.Node{j.Larg, j.Rarg}, n); found {
				return append(out, inside...), true
			}
		}
		out = append(out, m)
	}
	return out, false
}

// about returns the text-free conjuncts of WHERE that refer to the given FROM items alone.
func (b *block) about(items []*pg.Node) *pg.Node {
	var in []relation
	for _, n := range items {
		in = append(in, b.relations(n, b.sc.with)...)
	}
	var out []*pg.Node
	for _, c := range conjuncts(b.sel.WhereClause) {
		known := free(c)
		syntax.Walk(c, func(n *pg.Node) bool {
			if n.GetSubLink() != nil {
				known = false // it may refer to anything
			}
			if ref := n.GetColumnRef(); ref != nil {
				known = known && resolves(ref, in, nil)
			}
			return known
		})
		if known {
			out = append(out, c)
		}
	}
	return conjunction(out)
}

func callsOf(n *pg.Node) []*pg.Node {
	var out []*pg.Node
	for _, c := range syntax.Calls(n) {
		out = append(out, c.Node)
	}
	return out
}

// inside returns the scope of a sub-query of this block.
func (b *block) inside(sub *pg.SelectStmt) *scope {
	sc := *b.sc
	sc.outer, sc.sel = nil, nil
	if b.correlated(sub) {
		sc.outer, sc.sel = b.sc, b.sel
	}
	return &sc
}

// subqueries settles the sub-queries in expressions: those that stand alone first, since others profit from their rows.
func (b *block) subqueries(ctx context.Context) error {
	var alone, correlated []*pg.SubLink
	exprs := append([]*pg.Node{b.sel.WhereClause, b.sel.HavingClause, b.sel.LimitCount, b.sel.LimitOffset}, b.sel.TargetList...)
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
			return true // its test expression is this block's
		})
	}
	for _, l := range append(alone, correlated...) {
		sub := l.Subselect.GetSelectStmt()
		exists := l.SubLinkType == pg.SubLinkType_EXISTS_SUBLINK
		if err := b.settle(ctx, sub, b.inside(sub), false, exists); err != nil || b.partial {
			return err
		}
	}
	return nil
}

// deferred reports whether a sub-query is left to the walk over the block's own rows.
func (b *block) deferred(n, expression *pg.Node) bool {
	if expression != b.sel.WhereClause || !b.streams() || !b.lazyExists(n) || !b.correlated(n.GetSubLink().Subselect.GetSelectStmt()) {
		return false
	}
	_, ok := b.newFrame().existence(n)
	return ok && !b.obscured(b.sel.WhereClause)
}

// joins settles the conditions of joins. Those of inner joins go to WHERE, where they are settled lazily.
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
		var cheap, rest []*pg.Node
		for _, c := range conjuncts(j.Quals) {
			if free(c) {
				cheap = append(cheap, c)
			} else {
				rest = append(rest, c)
			}
		}
		if plain {
			j.Quals = conjunction(cheap)
			if j.Quals == nil {
				j.Quals = boolean(true)
			}
			b.sel.WhereClause = conjunction(append(conjuncts(b.sel.WhereClause), rest...))
			return nil
		}
		pairs := copySelect(b.sel)
		quals := conjunction(cheap)
		if quals == nil {
			quals = boolean(true)
		}
		pairs.FromClause = []*pg.Node{pg.MakeJoinExprNode(pg.JoinType_JOIN_INNER, j.Larg, j.Rarg, quals)}
		// Rows of the preserved side that WHERE drops anyway need no decision.
		var kept *pg.Node
		switch {
		case inner && j.Jointype == pg.JoinType_JOIN_LEFT:
			kept = b.about([]*pg.Node{j.Larg})
		case inner && j.Jointype == pg.JoinType_JOIN_RIGHT:
			kept = b.about([]*pg.Node{j.Rarg})
		}
		condition := conjunction(append(conjuncts(kept), rest...))
		return b.demandRows(ctx, pairs, condition, nil, -1, func() { b.mark(j.Quals) })
	}
	for _, n := range b.sel.FromClause {
		if err := settle(n, true); err != nil {
			return err
		}
	}
	return nil
}

// filter settles WHERE, unless the final walk can do it row by row.
func (b *block) filter(ctx context.Context) error {
	if b.sel.WhereClause == nil || free(b.sel.WhereClause) {
		return nil
	}
	if b.streams() && !b.obscured(b.sel.WhereClause) {
		return nil
	}
	b.keepEvidence(b.sel.WhereClause)
	rows := copySelect(b.sel)
	limit := int64(-1)
	var order []*pg.Node
	if b.stopsEarly() {
		var err error
		if limit, err = b.reach(ctx); err != nil {
			return err
		}
		order = b.sel.SortClause
	}
	rows.SortClause = order
	where := conjunction(append(conjuncts(b.only), conjuncts(b.sel.WhereClause)...))
	return b.demandRows(ctx, rows, where, nil, limit, func() { b.mark(b.sel.WhereClause) })
}

// streams reports whether the rows that pass WHERE are, one by one and in order, the rows of the result.
func (b *block) streams() bool {
	return b.top && !b.grouped() && !b.windowed() && len(b.sel.DistinctClause) == 0 && freeAll(b.sel.SortClause) &&
		!b.sortsByCall() && b.sel.LimitOption != pg.LimitOption_LIMIT_OPTION_WITH_TIES && freeAll(b.sel.FromClause) &&
		free(b.sel.LimitCount) && free(b.sel.LimitOffset) && !b.obscuredTarget()
}

// obscuredTarget reports whether a selected expression can only be computed by the database: it will have to see what the
// text of the rows before it said.
func (b *block) obscuredTarget() bool {
	for _, t := range b.sel.TargetList {
		if v := t.GetResTarget().GetVal(); !free(v) && b.obscured(v) {
			return true
		}
	}
	return false
}

// stopsEarly reports whether a nested block has enough once its LIMIT is reached.
func (b *block) stopsEarly() bool {
	if b.exists && b.sc.outer == nil && !b.grouped() {
		return !b.loose(b.sel.WhereClause)
	}
	return b.sel.LimitCount != nil && b.sc.outer == nil && !b.grouped() && !b.windowed() && len(b.sel.DistinctClause) == 0 &&
		freeAll(b.sel.SortClause) && !b.sortsByCall() && b.sel.LimitOption != pg.LimitOption_LIMIT_OPTION_WITH_TIES &&
		!b.loose(b.sel.WhereClause)
}

// reach returns how many rows of the block are enough; negative: all.
func (b *block) reach(ctx context.Context) (int64, error) {
	if b.exists && b.sel.LimitCount == nil {
		return 1, nil
	}
	limit, offset, err := b.bounds(ctx, b.sel, b.sc)
	if err != nil || limit < 0 {
		return -1, err
	}
	return limit + offset, nil
}

// obscured reports whether a condition can only be computed by the database.
func (b *block) obscured(n *pg.Node) bool {
	f := b.newFrame()
	f.need(n)
	return f.obscure
}

// loose reports whether a condition may hold although an answer in it is NULL.
func (b *block) loose(n *pg.Node) bool {
	f := b.newFrame()
	f.predicate(n)
	return f.loose
}

func freeAll(nodes []*pg.Node) bool {
	for _, n := range nodes {
		if !free(n) {
			return false
		}
	}
	return true
}

// demandRows decides a condition for the rows of a SELECT, and what else is needed of the rows that pass, then calls done.
func (b *block) demandRows(ctx context.Context, rows *pg.SelectStmt, where *pg.Node, gather []*pg.Node, limit int64, done func()) error {
	var cheap, rest []*pg.Node
	for _, c := range conjuncts(where) {
		if free(c) {
			cheap = append(cheap, c)
		} else {
			rest = append(rest, c)
		}
	}
	rows.WhereClause = conjunction(cheap)
	rows.GroupClause, rows.HavingClause, rows.WindowClause, rows.DistinctClause = nil, nil, nil, nil
	return b.demand(ctx, rows, gather, conjunction(rest), limit, done)
}

// demand walks the rows of a SELECT of which FROM, WHERE and the like are text-free: it settles a condition, gathers what is
// needed of rows that pass, then calls done.
func (b *block) demand(ctx context.Context, rows *pg.SelectStmt, gather []*pg.Node, where *pg.Node, limit int64, done func()) error {
	b.asker.keep = true
	f := b.newFrame()
	w := &walk{run: b.run, frame: f, limit: limit}
	if where != nil {
		w.where = f.predicate(where)
		w.counts = b.top && rows.HavingClause == nil && len(rows.GroupClause) == 0
	}
	for _, g := range gather {
		w.gather = append(w.gather, f.need(g))
	}
	if limit < 0 {
		rows.SortClause = nil
	}
	rows.LimitCount, rows.LimitOffset, rows.LimitOption = nil, nil, pg.LimitOption_LIMIT_OPTION_DEFAULT
	rows.WithClause = nil
	if b.plan != nil {
		rows.WhereClause, rows.HavingClause = assumed(rows.WhereClause), assumed(rows.HavingClause)
	}
	if w.counts && b.o.Progress != nil && b.plan == nil && f.reads() {
		var err error
		if w.total, err = b.count(ctx, rows, b.sc); err != nil {
			return err
		}
	}
	if f.reads() && limit != 0 {
		cur, err := b.rows(ctx, rows, f.columns, b.sc)
		if err != nil {
			return err
		}
		defer cur.Close()
		if err := b.walk(ctx, w, rows, cur, where, gather); err != nil {
			return err
		}
	}
	done()
	return nil
}

// walk takes a walk, or notes it in the plan.
func (b *block) walk(ctx context.Context, w *walk, rows *pg.SelectStmt, cur Cursor, where *pg.Node, gather []*pg.Node) error {
	if b.plan == nil {
		return w.do(ctx, cur, 0)
	}
	var read []string
	for _, g := range gather {
		read = append(read, b.show(g))
	}
	return b.explain(ctx, w, rows, cur, 0, where, read)
}

// need compiles an expression of which only the decisions matter.
func (f *frame) need(n *pg.Node) expr {
	switch n.GetNode().(type) {
	case *pg.Node_BoolExpr, *pg.Node_NullTest, *pg.Node_BooleanTest, *pg.Node_SubLink:
		return condition{f.predicate(n)}
	}
	return f.expr(n)
}

// rows runs a SELECT for the columns given. A correlated one is run for every row of the enclosing SELECT.
func (b *block) rows(ctx context.Context, sel *pg.SelectStmt, columns []*pg.Node, sc *scope) (Cursor, error) {
	sel = copySelect(sel)
	sel.TargetList = nil
	for _, c := range columns {
		sel.TargetList = append(sel.TargetList, target("", c))
	}
	if len(columns) == 0 {
		sel.TargetList = []*pg.Node{target("", integer(1))}
	}
	depth := 0
	for ; sc.outer != nil; sc = sc.outer {
		outer := copySelect(sc.sel)
		outer.TargetList = []*pg.Node{target("", b.dialect.nest(sel, len(sel.TargetList)))}
		var cheap []*pg.Node
		for _, c := range conjuncts(outer.WhereClause) {
			if free(c) {
				cheap = append(cheap, c)
			}
		}
		outer.WhereClause = conjunction(cheap)
		outer.GroupClause, outer.HavingClause, outer.WindowClause, outer.SortClause, outer.DistinctClause = nil, nil, nil, nil, nil
		outer.LimitCount, outer.LimitOffset, outer.LimitOption, outer.WithClause = nil, nil, pg.LimitOption_LIMIT_OPTION_DEFAULT, nil
		sel = outer
		depth++
	}
	if len(sc.with) > 0 {
		sel.WithClause = &pg.WithClause{Ctes: sc.with, Recursive: sc.recursive, Location: -1}
	}
	cur, err := b.query(withPauses(ctx), selectNode(sel))
	if err != nil || depth == 0 {
		return cur, err
	}
	return &nested{Cursor: cur, depth: depth}, nil
}

// correlated reports whether a sub-query refers to the SELECT around it.
func (b *block) correlated(sub *pg.SelectStmt) bool {
	return b.refersOut(sub, nil, b.sc.with)
}

// relation is what a FROM item is called and which columns it has; nil columns: not known.
type relation struct {
	name    string
	columns []string
}

func (r *run) refersOut(sel *pg.SelectStmt, around []relation, with []*pg.Node) bool {
	if sel == nil {
		return false
	}
	if sel.WithClause != nil {
		with = append(append([]*pg.Node(nil), with...), sel.WithClause.Ctes...)
	}
	if sel.Op > pg.SetOperation_SETOP_NONE {
		return r.refersOut(sel.Larg, around, with) || r.refersOut(sel.Rarg, around, with)
	}
	here := append([]relation(nil), around...)
	for _, n := range sel.FromClause {
		here = append(here, r.relations(n, with)...)
	}
	outputs := map[string]bool{}
	for _, t := range sel.TargetList {
		outputs[t.GetResTarget().GetName()] = true
	}
	out := false
	visit := func(n *pg.Node) bool {
		switch x := n.Node.(type) {
		case *pg.Node_SelectStmt:
			out = out || r.refersOut(x.SelectStmt, here, with)
			return false
		case *pg.Node_ColumnRef:
			out = out || !resolves(x.ColumnRef, here, outputs)
		}
		return !out
	}
	bare := copySelect(sel)
	syntax.WalkSelect(bare, visit)
	return out
}

func resolves(c *pg.ColumnRef, in []relation, outputs map[string]bool) bool {
	var parts []string
	for _, f := range c.Fields {
		if s := f.GetString_(); s != nil {
			parts = append(parts, s.Sval)
		} else {
			parts = append(parts, "*")
		}
	}
	if len(parts) == 1 && (parts[0] == "*" || outputs[parts[0]]) {
		return true
	}
	for _, rel := range in {
		if len(parts) > 1 {
			if rel.name == parts[len(parts)-2] {
				return true
			}
			continue
		}
		if rel.columns == nil || rel.name == parts[0] {
			return true
		}
		for _, c := range rel.columns {
			if strings.EqualFold(c, parts[0]) {
				return true
			}
		}
	}
	return false
}

func (r *run) relations(n *pg.Node, with []*pg.Node) []relation {
	switch x := n.GetNode().(type) {
	case *pg.Node_RangeVar:
		v := x.RangeVar
		rel := relation{name: v.Relname}
		if v.Schemaname == "" {
			for i := len(with) - 1; i >= 0; i-- {
				if cte := with[i].GetCommonTableExpr(); cte.Ctename == v.Relname {
					rel.columns = r.outputs(cte.Ctequery.GetSelectStmt(), cte.Aliascolnames, with[:i])
					return []relation{aliased(rel, v.Alias)}
				}
			}
		}
		if t := r.e.o.Schema.Table(v.Relname); t != nil {
			rel.columns = []string{}
			for _, c := range t.Columns {
				rel.columns = append(rel.columns, c.Name)
			}
		}
		return []relation{aliased(rel, v.Alias)}
	case *pg.Node_RangeSubselect:
		rel := relation{columns: r.outputs(x.RangeSubselect.Subquery.GetSelectStmt(), nil, with)}
		return []relation{aliased(rel, x.RangeSubselect.Alias)}
	case *pg.Node_RangeFunction:
		rel := aliased(relation{}, x.RangeFunction.Alias)
		if len(x.RangeFunction.Functions) > 0 {
			name, _ := outputName(x.RangeFunction.Functions[0].GetList().GetItems()[0])
			if rel.name == "" {
				rel.name = name
			}
		}
		if rel.columns == nil {
			rel.columns = []string{rel.name, "value", "key", "ordinality"}
		}
		return []relation{rel}
	case *pg.Node_JoinExpr:
		return append(r.relations(x.JoinExpr.Larg, with), r.relations(x.JoinExpr.Rarg, with)...)
	}
	return nil
}

func aliased(rel relation, a *pg.Alias) relation {
	if a == nil {
		return rel
	}
	rel.name = a.Aliasname
	for i, c := range a.Colnames {
		if rel.columns != nil && i < len(rel.columns) {
			rel.columns[i] = c.GetString_().GetSval()
		} else {
			rel.columns = append(rel.columns, c.GetString_().GetSval())
		}
	}
	return rel
}

// outputs returns the names of a SELECT's columns, nil where they are not known.
func (r *run) outputs(sel *pg.SelectStmt, alias []*pg.Node, with []*pg.Node) []string {
	for sel != nil && sel.Op > pg.SetOperation_SETOP_NONE {
		sel = sel.Larg
	}
	if sel == nil {
		return nil
	}
	var out []string
	if len(alias) > 0 {
		for _, a := range alias {
			out = append(out, a.GetString_().GetSval())
		}
		return out
	}
	for i := range sel.ValuesLists {
		if i == 0 {
			for j := range sel.ValuesLists[0].GetList().GetItems() {
				out = append(out, "column"+string(rune('1'+j)))
			}
		}
	}
	if sel.WithClause != nil {
		with = append(append([]*pg.Node(nil), with...), sel.WithClause.Ctes...)
	}
	for _, t := range sel.TargetList {
		rt := t.GetResTarget()
		if rt.Name != "" {
			out = append(out, rt.Name)
			continue
		}
		c := rt.Val.GetColumnRef()
		if c == nil || c.Fields[len(c.Fields)-1].GetAStar() == nil {
			name, _ := outputName(rt.Val)
			out = append(out, name)
			continue
		}
		for _, n := range sel.FromClause {
			for _, rel := range r.relations(n, with) {
				if len(c.Fields) > 1 && c.Fields[len(c.Fields)-2].GetString_().GetSval() != rel.name {
					continue
				}
				if rel.columns == nil {
					return nil
				}
				out = append(out, rel.columns...)
			}
		}
	}
	return out
}
