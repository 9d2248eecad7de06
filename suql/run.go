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

// run is the execution of a statement.
type run struct {
	engine         *Engine
	options        RunOptions
	checked        *check.Checked
	dialect        dialect
	asker          *asker
	forms          map[string]verdict.Form
	columnAnswers  map[string]*columnAnswer // by the SQL text of a text call
	textSearches   map[string]*textSearch   // by the SQL text of a text call
	lookups        []lookup
	decisions      map[questionKey]decisionsByText
	result         *Result
	bytes          int // size of the result's rows
	budget         *budget.Budget
	undecidedRows  int // rows dropped because a decision failed
	evidence       []*pg.Node
	plan           *plan  // if set, steps are recorded and no text is read
	releaseLookups func() // unregisters the look-ups on SQLite
	lookupHandle   int64
}

func (e *Engine) newRun(checked *check.Checked, o RunOptions) *run {
	r := &run{
		engine: e, options: o, checked: checked, dialect: newDialect(e.options.Schema),
		decisions: map[questionKey]decisionsByText{},
		result:    &Result{Columns: []string{}, Rows: [][]any{}, Evidence: []Evidence{}, Warnings: []Warning{}},
	}
	budget := cmp.Or(max(o.MaxVerdicts, 0), -1)
	ledger := o.Ledger
	if ledger == nil {
		ledger = e.options.Ledger
	}
	r.asker = &asker{reader: e.options.Reader, ledger: ledger, concurrency: e.options.Concurrency,
		budget: budget, readingTime: e.options.ReadingTime, known: map[verdict.Key]*decision{}}
	return r
}

// execute settles the statement and runs its last step.
func (r *run) execute(ctx context.Context) error {
	defer func() {
		if r.releaseLookups != nil {
			r.releaseLookups()
		}
	}()
	root := r.checked.Statement.Root
	if r.options.NoReading && !isTextFree(root) {
		return &Error{Code: "0A000", Message: "the statement reads text, which is not possible here"}
	}
	if r.plan == nil {
		if err := r.replaceEnumerationLiterals(ctx, root); err != nil {
			return err
		}
	}
	r.findColumnAnswers(root)
	r.findTextSearches(root)
	nameTargets(root)
	if r.engine.options.Schema.Dialect == schema.Postgres {
		replaceOpenAt(root)
	}
	r.forms = answerForms(root)
	sel := root.GetSelectStmt()
	err := r.settle(ctx, sel, &scope{}, block{isTop: true})
	if err == nil {
		err = r.decideFinal(ctx, sel)
	}
	if !errors.Is(err, errStopped) {
		return err
	}
	if len(r.result.Columns) == 0 { // the run stopped before the first row
		for _, c := range r.checked.Columns {
			r.result.Columns = append(r.result.Columns, c.Name)
		}
	}
	return nil
}

// answerForms returns the form of each question's answer: that of a cast, or boolean if the answer is compared with Yes
// or No. A question has one form in a statement, so that each text is read only once.
func answerForms(root *pg.Node) map[string]verdict.Form {
	out := map[string]verdict.Form{}
	addForm := func(call *pg.Node, f verdict.Form, override bool) {
		c, ok := syntax.TextCall(call)
		if !ok || c.Name != syntax.Answer {
			return
		}
		key := formatExpr(c.Question)
		if _, known := out[key]; !known || override {
			out[key] = f
		}
	}
	syntax.Walk(root, func(n *pg.Node) bool {
		if answer, literals, _, ok := answerComparison(n); ok {
			for _, l := range literals {
				if f := normalizeAnswer(l); f == "yes" || f == "no" {
					addForm(answer, verdict.Boolean, false)
				}
			}
		}
		if c := n.GetTypeCast(); c != nil {
			if f := answerForm(castKind(c.TypeName)); f != verdict.Text {
				addForm(c.Arg, f, true)
			}
		}
		return true
	})
	return out
}

// answerFormOf returns the form of a call's answer.
func (r *run) answerFormOf(n *pg.Node) verdict.Form {
	c, ok := syntax.TextCall(n)
	if !ok || c.Name != syntax.Answer {
		return ""
	}
	if f, ok := r.forms[formatExpr(c.Question)]; ok {
		return f
	}
	return verdict.Text
}

// query runs a statement on the database.
func (r *run) query(ctx context.Context, root *pg.Node) (Cursor, error) {
	sql, args, err := r.dialect.print(r, root)
	if err != nil {
		return nil, err
	}
	return r.engine.options.Source(ctx, sql, args...)
}

// bounds evaluates LIMIT and OFFSET in PostgreSQL's order; a negative limit means none.
func (r *run) bounds(ctx context.Context, sel *pg.SelectStmt, sc *scope) (limit, offset int64, err error) {
	if offset, err = r.bound(ctx, sel.LimitOffset, sc, 0, "2201X", "OFFSET"); err != nil {
		return 0, 0, err
	}
	limit, err = r.bound(ctx, sel.LimitCount, sc, -1, "2201W", "LIMIT")
	return limit, offset, err
}

// bound evaluates LIMIT or OFFSET. The database casts it to bigint, so that rounding and errors are PostgreSQL's.
func (r *run) bound(ctx context.Context, n *pg.Node, sc *scope, defaultValue int64, code, name string) (int64, error) {
	if n == nil {
		return defaultValue, nil
	}
	v, isConstant := constantValue(n)
	if _, isInt := v.(int64); !isConstant || !isInt && v != nil {
		s := simpleSelect(nil, target("", castTo(syntax.Clone(n), "int8")))
		s.WithClause = sc.withClause()
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
	count, isInt := v.(int64)
	switch {
	case v == nil:
		return defaultValue, nil
	case !isInt:
		return 0, &Error{Code: "42804", Message: fmt.Sprintf("argument of %s must be type bigint", name)}
	case count < 0:
		return 0, &Error{Code: code, Message: name + " must not be negative"}
	}
	return count, nil
}

// maxWarnings is the maximum number of warnings.
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
		r.warn(-1, "58030", err.Error()) // the result is still correct
	}
	r.asker.usageLock.Lock()
	r.result.Stats.Usage = r.asker.usage
	r.asker.usageLock.Unlock()
	r.result.Stats.ElapsedMS, r.result.Reads = time.Since(start).Milliseconds(), r.checked.ColumnsRead()
	if n := r.asker.fallbackCount; n > 0 {
		r.warnFallback(-1, fmt.Sprintf("the answer in %d texts", n), r.asker.firstFallback)
	}
	for _, d := range r.asker.failures {
		if !d.isReported {
			r.warnFailure(-1, fmt.Sprintf("the answer to %q in a text", d.request.Question), d)
		}
	}
	if r.undecidedRows > 0 {
		r.warn(-1, "undecided", fmt.Sprintf("%d more rows may match, but their text could not be decided",
			r.undecidedRows))
	}
	return r.result
}
