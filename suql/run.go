package suql

import (
	"context"
	"fmt"
	"strings"
	"time"

	pg "github.com/pganalyze/pg_query_go/v6"

	"surely/schema"
	"surely/suql/check"
	"surely/suql/syntax"
	"surely/verdict"
)

// run is one statement being run.
type run struct {
	e            *Engine
	o            RunOptions
	checked      *check.Checked
	dialect      dialect
	asker        *asker
	forms        map[string]verdict.Form
	usage        usage
	lookups      []lookup
	made         map[questionKey]verdictsOf
	result       *Result
	partial      bool
	unsure       int // rows left out because a decision failed
	evidence     []*pg.Node
	plan         *plan  // set: nothing is read, what would be done is noted
	release      func() // ends look-ups on SQLite
	lookupHandle int64
	queries      func(sql string) // told of every statement sent to the database; nil: nobody wants to know
}

func (e *Engine) newRun(checked *check.Checked, o RunOptions) *run {
	r := &run{
		e: e, o: o, checked: checked, dialect: newDialect(e.o.Schema), made: map[questionKey]verdictsOf{},
		result: &Result{Columns: []string{}, Rows: [][]any{}, Evidence: []Evidence{}, Warnings: []Warning{}},
	}
	budget := o.MaxVerdicts
	if budget == 0 {
		budget = e.o.MaxVerdicts
	}
	if budget <= 0 {
		budget = -1
	}
	ledger := o.Ledger
	if ledger == nil {
		ledger = e.o.Ledger
	}
	concurrency := o.Concurrency
	if concurrency <= 0 {
		concurrency = e.o.Concurrency
	}
	r.asker = &asker{reader: e.o.Reader, ledger: ledger, concurrency: concurrency, budget: budget, known: map[verdict.Key]*decision{}}
	return r
}

// execute settles the statement's text and runs what is left of it.
func (r *run) execute(ctx context.Context) error {
	defer func() {
		if r.release != nil {
			r.release()
		}
	}()
	root := r.checked.Statement.Root
	if r.o.NoReading && !free(root) {
		return &Error{Code: "0A000", Message: "text may not be read here"}
	}
	if r.plan == nil {
		if err := r.enumerations(ctx, root); err != nil {
			return err
		}
	}
	nameTargets(root)
	if r.e.o.Schema.Dialect == schema.Postgres {
		openHere(root)
	}
	r.forms, r.usage = forms(root), usageOf(root)
	sel := root.GetSelectStmt()
	if err := r.settle(ctx, sel, &scope{}, true, false); err != nil {
		return err
	}
	if r.partial {
		for _, c := range r.checked.Columns {
			r.result.Columns = append(r.result.Columns, c.Name)
		}
		return nil
	}
	return r.final(ctx, sel)
}

// forms finds out in which form each question's answer is wanted: as a cast says, or as a comparison with Yes or No does.
// A question has one form in a statement, so that it is asked once of each text.
func forms(root *pg.Node) map[string]verdict.Form {
	out := map[string]verdict.Form{}
	note := func(call *pg.Node, f verdict.Form, strong bool) {
		c, ok := syntax.TextCall(call)
		if !ok || c.Name != syntax.Answer {
			return
		}
		key := questionOf(c)
		if _, known := out[key]; !known || strong {
			out[key] = f
		}
	}
	syntax.Walk(root, func(n *pg.Node) bool {
		if answer, literals, _, ok := literalMatch(n); ok {
			for _, l := range literals {
				if f := fold(l); f == "yes" || f == "no" {
					note(answer, verdict.Boolean, false)
				}
			}
		}
		if c := n.GetTypeCast(); c != nil {
			if f := castOf(c.TypeName).form(); f != verdict.Text {
				note(c.Arg, f, true)
			}
		}
		return true
	})
	return out
}

func questionOf(c syntax.Call) string {
	s, err := syntax.PostgresExpr(c.Question)
	if err != nil {
		return ""
	}
	return s
}

// form returns the form in which an answer is asked for.
func (r *run) form(n *pg.Node) verdict.Form {
	c, ok := syntax.TextCall(n)
	if !ok || c.Name != syntax.Answer {
		return ""
	}
	if f, ok := r.forms[questionOf(c)]; ok {
		return f
	}
	return verdict.Text
}

// query prints a statement and runs it.
func (r *run) query(ctx context.Context, root *pg.Node) (Cursor, error) {
	sql, args, err := r.dialect.print(r, root)
	if err != nil {
		return nil, err
	}
	if r.queries != nil {
		r.queries(sql)
	}
	return r.e.o.Source.Query(ctx, sql, args...)
}

// bounds evaluates LIMIT and OFFSET; a negative limit is none.
func (r *run) bounds(ctx context.Context, sel *pg.SelectStmt, sc *scope) (limit, offset int64, err error) {
	number := func(n *pg.Node, otherwise int64, name string) (int64, error) {
		if n == nil {
			return otherwise, nil
		}
		v, ok := constant(n)
		if !ok {
			s := &pg.SelectStmt{TargetList: []*pg.Node{target("", n)}, LimitOption: pg.LimitOption_LIMIT_OPTION_DEFAULT, Op: pg.SetOperation_SETOP_NONE}
			if len(sc.with) > 0 {
				s.WithClause = &pg.WithClause{Ctes: sc.with, Recursive: sc.recursive, Location: -1}
			}
			cur, err := r.query(ctx, selectNode(s))
			if err != nil {
				return 0, err
			}
			defer cur.Close()
			if !cur.Next() {
				return 0, cur.Err()
			}
			v = cur.Row()[0]
		}
		switch v := v.(type) {
		case nil:
			return otherwise, nil
		case int64:
			if v < 0 {
				return 0, &Error{Code: "2201W", Message: name + " must not be negative"}
			}
			return v, nil
		}
		rat, ok := rational(v)
		if !ok {
			return 0, &Error{Code: "42804", Message: fmt.Sprintf("argument of %s must be type bigint", name)}
		}
		f, _ := rat.Float64()
		return int64(f + 0.5), nil
	}
	if limit, err = number(sel.LimitCount, -1, "LIMIT"); err != nil {
		return 0, 0, err
	}
	offset, err = number(sel.LimitOffset, 0, "OFFSET")
	return limit, offset, err
}

// placeholder names a column whose value the final walk fills in.
func placeholder(i int) string { return fmt.Sprintf("surely:%d", i) }

// final runs the statement, in which only conditions and selected expressions may be left that can be decided row by row.
func (r *run) final(ctx context.Context, sel *pg.SelectStmt) error {
	candidates := copySelect(sel)
	f := r.newFrame()
	w := &walk{run: r, frame: f, limit: -1}
	var left *pg.Node // the condition that is left
	split := func(where *pg.Node) *pg.Node {
		var cheap, rest []*pg.Node
		for _, c := range conjuncts(where) {
			if free(c) {
				cheap = append(cheap, c)
			} else {
				rest = append(rest, c)
			}
		}
		if len(rest) > 0 {
			left = conjunction(rest)
			w.where = f.predicate(left)
		}
		return conjunction(cheap)
	}
	plain := sel.Op <= pg.SetOperation_SETOP_NONE
	outputs := map[int]expr{}
	if plain {
		candidates.WhereClause = split(sel.WhereClause)
		if candidates.HavingClause = split(sel.HavingClause); candidates.HavingClause == nil && sel.HavingClause != nil && len(sel.GroupClause) == 0 {
			candidates.HavingClause = boolean(true) // a SELECT with HAVING is grouped, even if nothing is left of it
		}
		candidates.TargetList = nil
		for i, t := range sel.TargetList {
			rt := t.GetResTarget()
			if free(t) {
				candidates.TargetList = append(candidates.TargetList, t)
				continue
			}
			e := f.expr(rt.Val)
			outputs[i] = e
			w.gather = append(w.gather, e)
			candidates.TargetList = append(candidates.TargetList, target(placeholder(i), null()))
		}
	}
	var hints []*site
	if plain && len(sel.DistinctClause) == 0 {
		for _, n := range r.evidence {
			for _, c := range syntax.Calls(n) {
				hints = append(hints, f.site(c.Node, r.form(c.Node)))
			}
		}
	}
	if w.where != nil {
		limit, offset, err := r.bounds(ctx, sel, &scope{})
		if err != nil {
			return err
		}
		w.limit, w.skip = limit, offset
		candidates.LimitCount, candidates.LimitOffset, candidates.LimitOption = nil, nil, pg.LimitOption_LIMIT_OPTION_DEFAULT
	}
	for _, c := range f.columns {
		candidates.TargetList = append(candidates.TargetList, target("", c))
	}
	if w.limit == 0 {
		candidates.LimitCount, candidates.LimitOption = integer(0), pg.LimitOption_LIMIT_OPTION_COUNT
	}
	if r.plan != nil {
		if !f.reads() {
			return nil
		}
		candidates.WhereClause, candidates.HavingClause = assumed(candidates.WhereClause), assumed(candidates.HavingClause)
	}
	reading := ctx
	if f.reads() {
		reading = withPauses(ctx)
	}
	cur, err := r.query(reading, selectNode(candidates))
	if err != nil {
		return err
	}
	defer cur.Close()
	names := cur.Columns()
	visible := len(names) - len(f.columns)
	r.result.Columns = append([]string{}, names[:visible]...)
	at := map[int]expr{}
	for i, name := range r.result.Columns {
		var n int
		if _, err := fmt.Sscanf(name, "surely:%d", &n); err == nil && strings.HasPrefix(name, "surely:") {
			at[i] = outputs[n]
			if r.result.Columns[i] = sel.TargetList[n].GetResTarget().Name; r.result.Columns[i] == "" {
				r.result.Columns[i] = syntax.NoName
			}
		}
	}
	if r.plan != nil {
		var read []string
		for i := range sel.TargetList {
			if outputs[i] != nil {
				read = append(read, r.show(sel.TargetList[i].GetResTarget().Val))
			}
		}
		return r.explain(ctx, w, candidates, cur, visible, left, read)
	}
	presented := r.presented(visible)
	if w.where == nil && len(outputs) == 0 && len(f.columns) == 0 {
		return r.stream(cur, presented)
	}
	w.emit = func(row *row) (bool, error) {
		n := len(r.result.Rows)
		for _, p := range presented {
			row.out[p.index] = p.column.Value(row.out[p.index])
		}
		for i, e := range at {
			v, _ := e.value(row)
			row.out[i] = present(v)
		}
		for _, h := range hints {
			h.decide(row)
		}
		r.result.Rows = append(r.result.Rows, row.out)
		r.explainRow(n, row, f)
		if r.o.MaxRows > 0 && n+1 >= r.o.MaxRows {
			r.result.Truncated = len(w.window) > 1 || cur.Next()
			return false, nil
		}
		return true, nil
	}
	w.counts = true
	if w.where != nil && r.o.Progress != nil && w.limit != 0 {
		if w.total, err = r.count(ctx, candidates, &scope{}); err != nil {
			return err
		}
	}
	if w.where != nil && w.limit > 0 && len(sel.SortClause) == 0 && r.e.o.Ranker != nil {
		if cur, err = w.rank(ctx, cur, visible); err != nil {
			return err
		}
	}
	return w.do(ctx, cur, visible)
}

// present turns a computed value into one that rows hold.
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

// presentation is a column whose values SQLite holds in another form than results do.
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

// stream copies a result that needs no more decisions.
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
		r.result.Rows = append(r.result.Rows, row)
	}
	return cur.Err()
}

// explainRow adds the evidence and warnings of a returned row.
func (r *run) explainRow(n int, row *row, f *frame) {
	for i, d := range row.sites {
		if d == nil || d == nothing || f.sites[i].task == taskOpen {
			continue
		}
		if d.state == decided {
			r.result.Decisions = append(r.result.Decisions, Decision{Row: n, Expr: f.sites[i].shown, Verdict: d.verdict.Answer, Key: d.key.String()})
		}
		switch {
		case d.state == decided && d.verdict.Quote != "":
			r.result.Evidence = append(r.result.Evidence, evidence(n, f.sites[i].shown, d.verdict))
		case d.state == failed:
			r.failure(n, f.sites[i].shown, d)
		}
	}
	for _, e := range f.exists {
		for _, c := range e.candidates(row) {
			if e.where.truth(c) == isTrue {
				r.explainRow(n, c, e.frame)
			}
		}
	}
	for _, w := range row.notes {
		r.warn(n, w.Code, w.Message)
	}
}

// keepEvidence remembers calls whose decisions rows of the result rest on although look-ups take their place.
func (b *block) keepEvidence(n *pg.Node) {
	if b.top && !b.grouped() && len(b.sel.DistinctClause) == 0 {
		b.run.evidence = append(b.run.evidence, syntax.Clone(n))
	}
}

// maxWarnings bounds what is said about single rows.
const maxWarnings = 100

func (r *run) warn(row int, code, message string) {
	w := Warning{Row: row, Code: code, Message: message}
	for _, known := range r.result.Warnings {
		if known == w {
			return
		}
	}
	if len(r.result.Warnings) < maxWarnings {
		r.result.Warnings = append(r.result.Warnings, w)
	}
}

func (r *run) modelCalls() int {
	r.asker.counted.Lock()
	defer r.asker.counted.Unlock()
	return r.asker.usage.ModelCalls
}

func (r *run) finish(ctx context.Context, start time.Time) *Result {
	if err := r.asker.flush(ctx); err != nil {
		r.warn(-1, "58030", err.Error()) // the result is right all the same
	}
	r.asker.counted.Lock()
	r.result.Stats.Usage = r.asker.usage
	r.asker.counted.Unlock()
	r.result.Stats.ElapsedMS = elapsed(start)
	for _, d := range r.asker.failures {
		if !d.reported {
			r.failure(-1, fmt.Sprintf("%s about a text", d.request.Question), d)
		}
	}
	if r.unsure > 0 {
		r.warn(-1, "undecided", fmt.Sprintf("%d more rows may belong to the result: text about them could not be decided", r.unsure))
	}
	return r.result
}
