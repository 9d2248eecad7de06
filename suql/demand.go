package suql

import (
	"context"
	"encoding/json"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// decide decides a condition (nil: all pass) for each row of a SELECT, and the outputs for each row that passes.
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
	dropLimitAndWith(rows)
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
		shown = append(shown, formatExpr(output))
	}
	return b.plan.explain(w, cur, where, shown)
}

// fetch runs a SELECT for the given columns. It runs a correlated SELECT for every row of the enclosing one.
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
		dropLimitAndWith(outer)
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

// nestedCursor is a cursor over the rows of a correlated sub-query for all rows of the enclosing SELECTs.
type nestedCursor struct {
	Cursor
	depth int
	rows  [][]any
	row   []any
}

func (c *nestedCursor) Next() bool {
	for len(c.rows) == 0 {
		if !c.Cursor.Next() {
			return false
		}
		c.rows = flatten(c.Cursor.Row()[0], c.depth)
	}
	c.row, c.rows = c.rows[0], c.rows[1:]
	return true
}

func (c *nestedCursor) Row() []any { return c.row }

// flatten returns the rows in a JSON array that is nested to the given depth.
func flatten(v any, depth int) [][]any {
	items, ok := v.([]any)
	if s, isText := v.(string); isText {
		var err error
		items, err = value.ParseList(s)
		ok = err == nil
	}
	if !ok {
		return nil
	}
	var out [][]any
	for _, it := range items {
		r, ok := it.([]any)
		if !ok {
			continue
		}
		if depth > 1 {
			out = append(out, flatten(r[0], depth-1)...)
			continue
		}
		for i := range r {
			if n, isNumber := r[i].(json.Number); isNumber {
				r[i] = value.FromJSON(n)
			}
		}
		out = append(out, r)
	}
	return out
}
