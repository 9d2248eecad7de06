package suql

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// run is a statement being run.
type run struct {
	e             *Engine
	o             RunOptions
	checked       *check.Checked
	dialect       dialect
	asker         *asker
	forms         map[string]verdict.Form
	preferred     map[string]*preferred // by text call, as printed
	indexed       map[string]*wording   // the same
	lookups       []lookup
	decisions     map[questionKey]verdictsOf
	result        *Result
	bytes         int // size of the result's rows
	budget        *budget.Budget
	undecidedRows int // rows dropped because a decision failed
	evidence      []*pg.Node
	plan          *plan  // if set, steps are recorded and nothing is read
	release       func() // ends look-ups on SQLite
	lookupHandle  int64
}

func (e *Engine) newRun(checked *check.Checked, o RunOptions) *run {
	r := &run{
		e: e, o: o, checked: checked, dialect: newDialect(e.o.Schema), decisions: map[questionKey]verdictsOf{},
		result: &Result{Columns: []string{}, Rows: [][]any{}, Evidence: []Evidence{}, Warnings: []Warning{}},
	}
	budget := cmp.Or(o.MaxVerdicts, e.o.MaxVerdicts)
	if budget <= 0 {
		budget = -1
	}
	ledger := o.Ledger
	if ledger == nil {
		ledger = e.o.Ledger
	}
	r.asker = &asker{reader: e.o.Reader, ledger: ledger, concurrency: cmp.Or(max(o.Concurrency, 0), e.o.Concurrency),
		budget: budget, known: map[verdict.Key]*decision{}}
	return r
}

// execute settles the statement's text and runs the rest.
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
	r.preferences(root)
	r.findIndexed(root)
	nameTargets(root)
	if r.e.o.Schema.Dialect == schema.Postgres {
		openHere(root)
	}
	r.forms = forms(root)
	sel := root.GetSelectStmt()
	err := r.settle(ctx, sel, &scope{}, block{top: true})
	if err == nil {
		err = r.decideRows(ctx, sel)
	}
	if !errors.Is(err, errStopped) {
		return err
	}
	if len(r.result.Columns) == 0 { // it failed before there were any rows
		for _, c := range r.checked.Columns {
			r.result.Columns = append(r.result.Columns, c.Name)
		}
	}
	return nil
}

// forms determines the form of each question's answer: that of a cast, or yes/no if compared with Yes or No. A question
// has one form in a statement, so each text is asked only once.
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
			if f := formOf(castOf(c.TypeName)); f != verdict.Text {
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

// form returns the form in which an answer is wanted.
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
	return r.e.o.Source.Query(ctx, sql, args...)
}

// bounds evaluates LIMIT and OFFSET in PostgreSQL's order; negative means none.
func (r *run) bounds(ctx context.Context, sel *pg.SelectStmt, sc *scope) (limit, offset int64, err error) {
	if offset, err = r.bound(ctx, sel.LimitOffset, sc, 0, "2201X", "OFFSET"); err != nil {
		return 0, 0, err
	}
	limit, err = r.bound(ctx, sel.LimitCount, sc, -1, "2201W", "LIMIT")
	return limit, offset, err
}

// bound evaluates LIMIT or OFFSET. PostgreSQL casts it to bigint, so it is rounded or refused in the same way.
func (r *run) bound(ctx context.Context, n *pg.Node, sc *scope, absent int64, code, name string) (int64, error) {
	if n == nil {
		return absent, nil
	}
	v, known := constant(n)
	if _, whole := v.(int64); !known || !whole && v != nil {
		s := simpleSelect(nil, target("", castTo(syntax.Clone(n), "int8")))
		s.WithClause = sc.clause()
		cur, err := r.query(ctx, selectNode(s))
		if err != nil {
			return 0, err
		}
		defer cur.Close()
		if !cur.Next() {
			return 0, cmp.Or(cur.Err(), ctx.Err())
		}
		v = cur.Row()[0]
	}
	count, whole := v.(int64)
	switch {
	case v == nil:
		return absent, nil
	case !whole:
		return 0, &Error{Code: "42804", Message: fmt.Sprintf("argument of %s must be type bigint", name)}
	case count < 0:
		return 0, &Error{Code: code, Message: name + " must not be negative"}
	}
	return count, nil
}

// maxWarnings is the maximum number of warnings about single rows.
const maxWarnings = 100

func (r *run) warn(row int, code, message string) {
	w := Warning{Row: row, Code: code, Message: message}
	if len(r.result.Warnings) < maxWarnings && !slices.Contains(r.result.Warnings, w) {
		r.result.Warnings = append(r.result.Warnings, w)
	}
}

func (r *run) modelCalls() int {
	r.asker.usageLock.Lock()
	defer r.asker.usageLock.Unlock()
	return r.asker.usage.ModelCalls
}

func (r *run) finish(ctx context.Context, start time.Time) *Result {
	if err := r.asker.flush(ctx); err != nil {
		r.warn(-1, "58030", err.Error()) // the result is correct nevertheless
	}
	r.asker.usageLock.Lock()
	r.result.Stats.Usage = r.asker.usage
	r.asker.usageLock.Unlock()
	r.result.Stats.ElapsedMS, r.result.Reads = elapsed(start), r.checked.ColumnsRead()
	if n := r.asker.standIns; n > 0 {
		r.warnStandIn(-1, fmt.Sprintf("what %d texts say", n), r.asker.firstStandIn)
	}
	for _, d := range r.asker.failures {
		if !d.reported {
			r.warnFailure(-1, fmt.Sprintf("%s about a text", d.request.Question), d)
		}
	}
	if r.undecidedRows > 0 {
		r.warn(-1, "undecided", fmt.Sprintf("%d more rows may belong to the result: text about them could not be decided",
			r.undecidedRows))
	}
	return r.result
}
