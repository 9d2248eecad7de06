package suql

import (
	"context"
	"fmt"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// finalStep is the last step of a run, after sub-queries and groups are settled: it decides conditions and selected
// expressions row by row, over candidates from the database.
type finalStep struct {
	*run
	sel           *pg.SelectStmt
	candidates    *pg.SelectStmt // the query for the database, without the expressions that the engine decides
	walk          *walk
	condition     *pg.Node     // the conditions that the engine decides; nil: none
	computed      map[int]expr // the selected expressions that the engine computes, by position
	evidenceSites []*site      // calls that are evidence for the rows, although look-ups have replaced them
}

// placeholder returns the name of a column whose value the engine computes.
func placeholder(i int) string { return fmt.Sprintf("surely:%d", i) }

// decideFinal runs or explains the last step of a run.
func (r *run) decideFinal(ctx context.Context, sel *pg.SelectStmt) error {
	f := &finalStep{run: r, sel: sel, candidates: copySelect(sel), walk: &walk{run: r, frame: r.newFrame(), limit: -1},
		computed: map[int]expr{}}
	w := f.walk
	f.splitConditions()
	if err := f.moveLimit(ctx); err != nil {
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
	readCtx := ctx
	if w.frame.readsText() {
		readCtx = budget.WithPauses(ctx)
	}
	cur, isRanked, err := f.openCandidates(readCtx)
	if err != nil {
		return err
	}
	defer cur.Close()
	visibleCount := len(cur.Columns()) - len(w.frame.columns)
	if visibleCount < 0 { // PostgreSQL has rejected the statement
		cur.Next()
		return cur.Err()
	}
	computedColumns := f.nameColumns(cur.Columns()[:visibleCount])
	if r.plan != nil {
		return r.plan.explain(w, cur, f.condition, f.formatComputed())
	}
	if w.where == nil && len(f.computed) == 0 && len(w.frame.columns) == 0 {
		return r.stream(cur)
	}
	w.emit = func(row *row) (bool, error) { return f.emit(row, computedColumns, cur) }
	w.reportsCount = true
	if w.where != nil && r.options.Progress != nil && w.limit != 0 {
		if w.total, err = r.count(ctx, f.candidates, &scope{}); err != nil {
			return err
		}
	}
	if f.acceptsAnyRows() && !isRanked {
		if err := w.rank(ctx, cur, visibleCount); err != nil {
			return err
		}
	}
	return w.decideRows(ctx, cur, visibleCount)
}

// splitConditions divides the conditions and selected expressions between the database and the walk. For a set
// operation, the database computes everything.
func (f *finalStep) splitConditions() {
	if f.sel.Op > pg.SetOperation_SETOP_NONE {
		return
	}
	f.candidates.WhereClause = f.splitCondition(f.sel.WhereClause)
	f.candidates.HavingClause = f.splitCondition(f.sel.HavingClause)
	if f.candidates.HavingClause == nil && f.sel.HavingClause != nil && len(f.sel.GroupClause) == 0 {
		f.candidates.HavingClause = boolLiteral(true) // a SELECT with HAVING stays grouped even if its condition is gone
	}
	f.candidates.TargetList = nil
	for i, t := range f.sel.TargetList {
		if isTextFree(t) {
			f.candidates.TargetList = append(f.candidates.TargetList, t)
			continue
		}
		e := f.walk.frame.compileExpr(t.GetResTarget().Val)
		f.computed[i] = e
		f.walk.outputs = append(f.walk.outputs, e)
		f.candidates.TargetList = append(f.candidates.TargetList, target(placeholder(i), nullLiteral()))
	}
	if len(f.sel.DistinctClause) > 0 {
		return
	}
	for _, n := range f.run.evidence {
		for _, c := range syntax.Calls(n) {
			f.evidenceSites = append(f.evidenceSites, f.walk.frame.addSite(c.Node, f.answerFormOf(c.Node)))
		}
	}
}

// splitCondition returns the part of a condition that the database can decide, and adds the rest to the walk.
func (f *finalStep) splitCondition(where *pg.Node) *pg.Node {
	textFree, rest := splitByText(where)
	if rest != nil {
		f.condition = rest
		f.walk.where = f.walk.frame.compilePredicate(f.condition)
		f.walk.leaves = f.walk.frame.leaves
	}
	return textFree
}

// moveLimit moves LIMIT to the walk if the walk decides conditions.
func (f *finalStep) moveLimit(ctx context.Context) (err error) {
	w := f.walk
	if w.where != nil {
		if w.limit, w.skip, err = f.bounds(ctx, f.sel, &scope{}); err != nil {
			return err
		}
		f.candidates.LimitCount, f.candidates.LimitOffset, f.candidates.LimitOption = nil, nil,
			pg.LimitOption_LIMIT_OPTION_DEFAULT
	}
	if w.limit == 0 {
		f.candidates.LimitCount, f.candidates.LimitOption = intLiteral(0), pg.LimitOption_LIMIT_OPTION_COUNT
	}
	return nil
}

// nameColumns sets the names of the result's columns and returns the expressions that the engine computes, by column.
func (f *finalStep) nameColumns(names []string) map[int]expr {
	computed := map[int]expr{}
	f.result.Columns = slices.Clone(names)
	for i, name := range names {
		var n int
		if _, err := fmt.Sscanf(name, "surely:%d", &n); err == nil && strings.HasPrefix(name, "surely:") {
			computed[i] = f.computed[n]
			if f.result.Columns[i] = f.sel.TargetList[n].GetResTarget().Name; f.result.Columns[i] == "" {
				f.result.Columns[i] = syntax.NoName
			}
		}
	}
	return computed
}

// formatComputed formats the selected expressions that the engine computes, for a plan.
func (f *finalStep) formatComputed() []string {
	var out []string
	for i, t := range f.sel.TargetList {
		if f.computed[i] != nil {
			out = append(out, formatExpr(t.GetResTarget().Val))
		}
	}
	return out
}

// emit adds a row that passed to the result; it returns false when the result is full.
func (f *finalStep) emit(row *row, computed map[int]expr, cur Cursor) (more bool, err error) {
	f.convert(row.visible)
	for i, e := range computed {
		v, _ := e.value(row)
		row.visible[i] = resultValue(v)
	}
	for _, s := range f.evidenceSites {
		s.decide(row)
	}
	n := len(f.result.Rows)
	if fits, err := f.addSize(row.visible); !fits {
		return false, err
	}
	f.result.Rows = append(f.result.Rows, slices.Clone(row.visible)) // without the hidden text columns
	f.explainRow(n, row, f.walk.frame)
	if f.options.MaxRows > 0 && n+1 >= f.options.MaxRows {
		f.result.Truncated = len(f.walk.window) > 1 || len(f.walk.prefetched) > 0 || cur.Next()
		return false, nil
	}
	return true, nil
}

// resultValue converts a computed value to a result value.
func resultValue(v any) any {
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

// convert converts a row from SQLite's format.
func (r *run) convert(row []any) {
	if r.engine.options.Schema.Dialect == schema.SQLite && len(r.checked.Columns) == len(row) {
		for i, c := range r.checked.Columns {
			row[i] = c.Type.Value(row[i])
		}
	}
}

// stream copies the rows to the result without further decisions.
func (r *run) stream(cur Cursor) error {
	for cur.Next() {
		r.result.Stats.RowsConsidered++
		if r.options.MaxRows > 0 && len(r.result.Rows) >= r.options.MaxRows {
			r.result.Truncated = true
			return nil
		}
		row := cur.Row()
		r.convert(row)
		if fits, err := r.addSize(row); !fits {
			return err
		}
		r.result.Rows = append(r.result.Rows, row)
	}
	return cur.Err()
}

// maxResultBytes is the maximum memory of a result's rows, since results are stored, sent and rendered.
const maxResultBytes = 32 << 20

// addSize charges the budget for another row and reports whether it fits into the result. If not, it marks the result
// as truncated.
func (r *run) addSize(row []any) (bool, error) {
	size := value.Size(row)
	if r.bytes += size; r.bytes > maxResultBytes {
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

// explainRow adds a row's decisions, evidence and warnings to the result.
func (r *run) explainRow(n int, row *row, f *frame) {
	for i, d := range row.sites {
		if d == nil || d == noInformation || f.sites[i].task == taskOpenAt {
			continue
		}
		if d.state == decided && d.verdict.FallbackReason != "" {
			r.warnFallback(n, f.sites[i].label, d)
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
	for _, e := range f.existsPredicates {
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

// keepEvidence keeps an expression whose calls are evidence for the result's rows, before look-ups replace them.
func (b *block) keepEvidence(n *pg.Node) {
	if b.isTop && !b.isGrouped() && len(b.sel.DistinctClause) == 0 {
		b.run.evidence = append(b.run.evidence, syntax.Clone(n))
	}
}
