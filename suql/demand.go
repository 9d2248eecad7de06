package suql

import (
	"context"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/suql/syntax"
)

// decide decides a condition (nil: all pass) for each row of a SELECT, and outputs for each row that passes.
func (b *block) decide(ctx context.Context, rows *pg.SelectStmt, where *pg.Node, outputs []*pg.Node) error {
	f := b.newFrame()
	w := &walk{run: b.run, frame: f, limit: -1}
	if where != nil {
		w.where = f.compilePredicate(where)
		w.leaves = f.leaves
		w.reportsCount = b.isTop && rows.HavingClause == nil && len(rows.GroupClause) == 0
	}
	for i, output := range outputs {
		outputs[i] = syntax.Clone(output)
		w.outputs = append(w.outputs, f.compileExpr(outputs[i]))
	}
	if !f.readsText() {
		return nil
	}
	b.asker.keepsAll = true
	rows = copySelect(rows)
	rows.SortClause = nil
	dropLimit(rows)
	if b.plan != nil {
		rows.WhereClause, rows.HavingClause = withoutLookups(rows.WhereClause), withoutLookups(rows.HavingClause)
	}
	if w.reportsCount && b.options.Progress != nil && b.plan == nil {
		var err error
		if w.total, err = b.count(ctx, rows, b.scope); err != nil {
			return err
		}
	}
	cur, err := b.fetch(ctx, rows, f.columns)
	if err != nil {
		return err
	}
	defer cur.Close()
	if b.plan == nil {
		return w.decideRows(ctx, cur, 0)
	}
	var shown []string
	for _, output := range outputs {
		shown = append(shown, b.format(output))
	}
	return b.explain(w, rows, cur, 0, where, shown)
}

// fetch runs a SELECT for columns. It runs a correlated SELECT for every row of the enclosing one.
func (b *block) fetch(ctx context.Context, sel *pg.SelectStmt, columns []*pg.Node) (Cursor, error) {
	sel = copySelect(sel)
	sel.TargetList = targets(columns)
	depth, sc := 0, b.scope
	for ; sc.outerScope != nil; sc = sc.outerScope {
		outer := copySelect(sc.outerSelect)
		outer.TargetList = []*pg.Node{target("", b.dialect.nest(sel, len(sel.TargetList)))}
		textFree, _ := splitByText(outer.WhereClause)
		outer.WhereClause = textFree
		outer.SortClause = nil
		dropGrouping(outer)
		dropLimit(outer)
		sel = outer
		depth++
	}
	if len(sc.ctes) > 0 {
		sel.WithClause = sc.withClause()
	}
	cur, err := b.query(budget.WithPauses(ctx), selectNode(sel))
	if err != nil || depth == 0 {
		return cur, err
	}
	return &nestedCursor{Cursor: cur, depth: depth}, nil
}
