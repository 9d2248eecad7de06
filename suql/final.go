package suql

import (
	"context"
	"fmt"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// final is what is left of a statement once sub-queries and groups are settled: conditions and selected expressions
// that are decided row by row, over candidates from the database.
type final struct {
	*run
	sel        *pg.SelectStmt
	candidates *pg.SelectStmt // the query for the database, without what is decided here
	walk       *walk
	residual   *pg.Node     // the condition decided here; nil: none
	outputs    map[int]expr // the selected expressions computed here, by position
	usedCalls  []*site      // calls that rows depend on although look-ups replaced them
}

// placeholder returns the name of a column that is filled in after the database has answered.
func placeholder(i int) string { return fmt.Sprintf("surely:%d", i) }

// decideRows runs what is left of a statement, or explains how it would.
func (r *run) decideRows(ctx context.Context, sel *pg.SelectStmt) error {
	f := &final{run: r, sel: sel, candidates: copySelect(sel), walk: &walk{run: r, frame: r.newFrame(), limit: -1},
		outputs: map[int]expr{}}
	w := f.walk
	f.takeApart()
	if err := f.takeLimit(ctx); err != nil {
		return err
	}
	for _, c := range w.frame.columns {
		f.candidates.TargetList = append(f.candidates.TargetList, target("", c))
	}
	if r.plan != nil {
		if !w.frame.readsText() {
			return nil
		}
		f.candidates.WhereClause, f.candidates.HavingClause = withoutLookups(f.candidates.WhereClause),
			withoutLookups(f.candidates.HavingClause)
	}
	reading := ctx
	if w.frame.readsText() {
		reading = budget.WithPauses(ctx)
	}
	cur, searched, err := f.open(reading)
	if err != nil {
		return err
	}
	defer cur.Close()
	visible := len(cur.Columns()) - len(w.frame.columns)
	if visible < 0 { // PostgreSQL has refused the statement
		cur.Next()
		return cur.Err()
	}
	computed := f.nameColumns(cur.Columns()[:visible])
	if r.plan != nil {
		return r.explain(w, f.candidates, cur, visible, f.residual, f.shownOutputs())
	}
	presented := r.presented(visible)
	if w.where == nil && len(f.outputs) == 0 && len(w.frame.columns) == 0 {
		return r.stream(cur, presented)
	}
	w.emit = func(row *row) (bool, error) { return f.emit(row, presented, computed, cur) }
	w.counts = true
	if w.where != nil && r.o.Progress != nil && w.limit != 0 {
		if w.total, err = r.count(ctx, f.candidates, &scope{}); err != nil {
			return err
		}
	}
	if f.anyRowsDo() && !searched {
		if err := w.rank(ctx, cur, visible); err != nil {
			return err
		}
	}
	return w.decideRows(ctx, cur, visible)
}

// takeApart determines what the database can decide; for a set operation that is everything.
func (f *final) takeApart() {
	if f.sel.Op > pg.SetOperation_SETOP_NONE {
		return
	}
	f.candidates.WhereClause = f.split(f.sel.WhereClause)
	f.candidates.HavingClause = f.split(f.sel.HavingClause)
	if f.candidates.HavingClause == nil && f.sel.HavingClause != nil && len(f.sel.GroupClause) == 0 {
		f.candidates.HavingClause = boolean(true) // a SELECT with HAVING stays grouped even if its condition is gone
	}
	f.candidates.TargetList = nil
	for i, t := range f.sel.TargetList {
		if free(t) {
			f.candidates.TargetList = append(f.candidates.TargetList, t)
			continue
		}
		e := f.walk.frame.expr(t.GetResTarget().Val)
		f.outputs[i] = e
		f.walk.gather = append(f.walk.gather, e)
		f.candidates.TargetList = append(f.candidates.TargetList, target(placeholder(i), null()))
	}
	if len(f.sel.DistinctClause) > 0 {
		return
	}
	for _, n := range f.run.evidence {
		for _, c := range syntax.Calls(n) {
			f.usedCalls = append(f.usedCalls, f.walk.frame.site(c.Node, f.form(c.Node)))
		}
	}
}

// split returns the part of a condition that the database can decide; the walk decides the rest.
func (f *final) split(where *pg.Node) *pg.Node {
	cheap, rest := splitByText(where)
	if rest != nil {
		f.residual = rest
		f.walk.where = f.walk.frame.predicate(f.residual)
		f.walk.leaves = f.walk.frame.leaves
	}
	return cheap
}

// takeLimit applies LIMIT in the walk if it decides conditions.
func (f *final) takeLimit(ctx context.Context) (err error) {
	w := f.walk
	if w.where != nil {
		if w.limit, w.skip, err = f.bounds(ctx, f.sel, &scope{}); err != nil {
			return err
		}
		f.candidates.LimitCount, f.candidates.LimitOffset, f.candidates.LimitOption = nil, nil,
			pg.LimitOption_LIMIT_OPTION_DEFAULT
	}
	if w.limit == 0 {
		f.candidates.LimitCount, f.candidates.LimitOption = integer(0), pg.LimitOption_LIMIT_OPTION_COUNT
	}
	return nil
}

// nameColumns names the result's columns and returns the expressions computed here, by column.
func (f *final) nameColumns(names []string) map[int]expr {
	computed := map[int]expr{}
	f.result.Columns = slices.Clone(names)
	for i, name := range names {
		var n int
		if _, err := fmt.Sscanf(name, "surely:%d", &n); err == nil && strings.HasPrefix(name, "surely:") {
			computed[i] = f.outputs[n]
			if f.result.Columns[i] = f.sel.TargetList[n].GetResTarget().Name; f.result.Columns[i] == "" {
				f.result.Columns[i] = syntax.NoName
			}
		}
	}
	return computed
}

// shownOutputs lists the selected expressions computed here, for a plan.
func (f *final) shownOutputs() []string {
	var out []string
	for i, t := range f.sel.TargetList {
		if f.outputs[i] != nil {
			out = append(out, f.show(t.GetResTarget().Val))
		}
	}
	return out
}

// emit adds a row that passed to the result, and returns false when the result is full.
func (f *final) emit(row *row, presented []presentation, computed map[int]expr, cur Cursor) (more bool, err error) {
	for _, p := range presented {
		row.out[p.index] = p.column.Value(row.out[p.index])
	}
	for i, e := range computed {
		v, _ := e.value(row)
		row.out[i] = present(v)
	}
	for _, s := range f.usedCalls {
		s.decide(row)
	}
	n := len(f.result.Rows)
	if fits, err := f.fits(row.out); !fits {
		return false, err
	}
	f.result.Rows = append(f.result.Rows, slices.Clone(row.out)) // without the hidden text columns
	f.explainRow(n, row, f.walk.frame)
	if f.o.MaxRows > 0 && n+1 >= f.o.MaxRows {
		f.result.Truncated = len(f.walk.window) > 1 || len(f.walk.prefetched) > 0 || cur.Next()
		return false, nil
	}
	return true, nil
}

// present converts a computed value to a result value.
func present(v any) any {
	if n, ok := v.(number); ok {
		rat, _ := rational(n)
		if rat.IsInt() && rat.Num().IsInt64() {
			return rat.Num().Int64()
		}
		f, _ := rat.Float64()
		return f
	}
	return v
}

// presentation is a column that SQLite stores in another form than results have.
type presentation struct {
	index  int
	column check.Column
}

func (r *run) presented(visible int) []presentation {
	if r.e.o.Schema.Dialect != schema.SQLite || len(r.checked.Columns) != visible {
		return nil
	}
	var out []presentation
	for i, c := range r.checked.Columns {
		switch c.Type.Kind {
		case check.Bool, check.Numeric, check.Float8, check.Timestamptz:
		default:
			if !c.Type.List {
				continue
			}
		}
		out = append(out, presentation{i, c})
	}
	return out
}

// stream copies rows that need no more decisions.
func (r *run) stream(cur Cursor, presented []presentation) error {
	for cur.Next() {
		r.result.Stats.RowsConsidered++
		if r.o.MaxRows > 0 && len(r.result.Rows) >= r.o.MaxRows {
			r.result.Truncated = true
			return nil
		}
		row := cur.Row()
		for _, p := range presented {
			row[p.index] = p.column.Value(row[p.index])
		}
		if fits, err := r.fits(row); !fits {
			return err
		}
		r.result.Rows = append(r.result.Rows, row)
	}
	return cur.Err()
}

// maxResult bounds the memory of a result's rows, since results are stored, sent and rendered.
const maxResult = 32 << 20

// fits reports whether another row fits, and charges the budget for it; if not, the result is truncated as by a row
// limit.
func (r *run) fits(row []any) (bool, error) {
	size := value.Size(row)
	if r.bytes += size; r.bytes > maxResult {
		r.result.Truncated = true
		return false, nil
	}
	err := r.budget.Draw(int64(size))
	return err == nil, err
}

// Bytes estimates the memory of the result's rows.
func (r *Result) Bytes() (n int) {
	for _, row := range r.Rows {
		n += value.Size(row)
	}
	return n
}

// explainRow adds a row's evidence and warnings.
func (r *run) explainRow(n int, row *row, f *frame) {
	for i, d := range row.sites {
		if d == nil || d == noInformation || f.sites[i].task == taskOpen {
			continue
		}
		if d.state == decided && d.verdict.Instead != "" {
			r.warnStandIn(n, f.sites[i].label, d)
		}
		if d.state == decided {
			r.result.Decisions = append(r.result.Decisions,
				Decision{Row: n, Expr: f.sites[i].label, Verdict: d.verdict.Answer, Key: d.key.String(), Near: d.verdict.Near})
		}
		switch {
		case d.state == decided && d.verdict.Quote != "":
			r.result.Evidence = append(r.result.Evidence, evidence(n, f.sites[i].label, d.verdict))
		case d.state == failed:
			r.warnFailure(n, f.sites[i].label, d)
		}
	}
	for _, e := range f.exists {
		for _, c := range e.candidates(row) {
			if e.where.truth(c) == isTrue {
				r.explainRow(n, c, e.frame)
			}
		}
	}
	for _, w := range row.warnings {
		r.warn(n, w.Code, w.Message)
	}
}

// keepEvidence records the calls that result rows depend on although look-ups replace them.
func (b *block) keepEvidence(n *pg.Node) {
	if b.top && !b.grouped() && len(b.sel.DistinctClause) == 0 {
		b.run.evidence = append(b.run.evidence, syntax.Clone(n))
	}
}
