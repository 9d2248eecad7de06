package suql

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// Options configures an Engine.
type Options struct {
	Source      Source
	Schema      *schema.Database
	Reader      verdict.Reader // decides about text; may be nil
	Ledger      verdict.Ledger // stores verdicts between runs; may be nil
	Ranker      Ranker         // ranks candidates by their text; may be nil
	Linker      Linker         // finds columns that answer questions about text; may be nil
	Document    Document       // opens documents for answer('file', …); may be nil
	Concurrency int            // concurrent text decisions; 0: 1
	ReadingTime time.Duration  // how long a run may read texts before it stops with what is certain; 0: no limit
	// Now is the clock for current_date, now() and open_at; nil: time.Now.
	Now func() time.Time
}

// Document returns the text of the document with the given name.
type Document func(name string) ([]string, error)

// Ranker estimates how well texts match a question before they are read.
type Ranker interface {
	// Score returns, for each text, the similarity of its best passage to the question.
	Score(ctx context.Context, question string, texts [][]string) ([]float64, error)
}

// RunOptions are the options of one run.
type RunOptions struct {
	MaxRows     int            // 0: no limit
	MaxVerdicts int            // maximum number of text decisions; 0: no limit
	Progress    func(Progress) // called from time to time while text is read; may be nil
	NoReading   bool           // fail if the statement reads text
	Ledger      verdict.Ledger // replaces the engine's ledger, for a conversation that has overturned verdicts
}

// Engine runs statements over one source and is safe for concurrent use.
type Engine struct{ options Options }

// New returns an engine.
func New(o Options) *Engine {
	if o.Concurrency <= 0 {
		o.Concurrency = 1
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Engine{options: o}
}

// Run checks, plans and runs a statement. Errors are *Error.
//
// If ctx ends while text is being read, Run returns the certain rows without an error: the result is Partial, and a
// warning bounds the number of rows. With a ledger, running the statement again continues where this run ended.
func (e *Engine) Run(ctx context.Context, statement string, o RunOptions) (_ *Result, err error) {
	start := time.Now()
	defer recoverError(&err)
	stmt, checked, err := e.prepare(statement)
	if err != nil {
		return nil, err
	}
	if stmt.Document != nil {
		return e.runDocument(ctx, stmt.Document, o)
	}
	r := e.newRun(checked, o)
	r.budget = budget.From(ctx)
	r.result.Origins = columnOrigins(checked)
	if err := r.execute(ctx); err != nil {
		r.asker.flush(ctx) // err takes precedence over an error of flush
		return nil, asError(err)
	}
	return r.finish(ctx, start), nil
}

// Check returns the errors in a statement as an *Error, without running it.
func (e *Engine) Check(statement string) error {
	stmt, _, err := e.prepare(statement)
	if err == nil && stmt.Document != nil {
		return errDocument
	}
	return err
}

var errDocument = &Error{Code: "0A000",
	Message: "this statement asks a question about a document; it does not query tables"}

// prepare parses and checks a statement. A question about a document is not checked.
func (e *Engine) prepare(statement string) (*syntax.Statement, *check.Checked, error) {
	stmt, err := syntax.Parse(statement)
	if err != nil || stmt.Document != nil {
		return stmt, nil, asError(err)
	}
	castComparedAnswers(stmt.Root)
	checked, err := check.Check(e.options.Schema, stmt, e.options.Now())
	return stmt, checked, asError(err)
}

// Explain returns the plan of a statement.
func (e *Engine) Explain(ctx context.Context, statement string) (_ string, err error) {
	defer recoverError(&err)
	stmt, checked, err := e.prepare(statement)
	if err != nil {
		return "", err
	}
	if stmt.Document != nil {
		return "", errDocument
	}
	r := e.newRun(checked, RunOptions{})
	r.plan = &plan{}
	if err := r.execute(ctx); err != nil {
		return "", asError(err)
	}
	return r.plan.String(), nil
}

// recoverError converts a panic of the engine to an error, so that one statement cannot crash the process.
func recoverError(err *error) {
	if p := recover(); p != nil {
		*err = &Error{Code: "XX000", Message: fmt.Sprintf("internal error: %v", p)}
	}
}

// asError converts any error to *Error.
func asError(err error) error {
	if err == nil {
		return nil
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return e
	}
	code := "XX000"
	var state interface{ SQLState() string }
	switch {
	case errors.As(err, &state):
		code = state.SQLState()
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		code = "57014"
	}
	return &Error{Code: code, Message: err.Error()}
}

// runDocument answers a question about a document, as in answer('notes.txt', 'who came?').
func (e *Engine) runDocument(ctx context.Context, d *syntax.Document, o RunOptions) (*Result, error) {
	start := time.Now()
	if e.options.Document == nil {
		return nil, &Error{Code: "58P01", Message: fmt.Sprintf("there is no document %q", d.File)}
	}
	text, err := e.options.Document(d.File)
	if err != nil {
		return nil, &Error{Code: "58P01", Message: err.Error()}
	}
	r := e.newRun(nil, o)
	request := verdict.Request{Task: verdict.Answer, Question: d.Question, Form: verdict.Text, Text: text}
	label, name := fmt.Sprintf("answer('%s', '%s')", d.File, d.Question), syntax.Answer
	if d.Summary {
		request = verdict.Request{Task: verdict.Summary, Text: text}
		label, name = fmt.Sprintf("summary('%s')", d.File), syntax.Summary
	}
	answer := noInformation
	if !isEmptyText(text) {
		answer = r.asker.decision(request)
		if err := r.asker.ask(ctx, []*decision{answer}); err != nil {
			return nil, asError(err)
		}
	}
	r.result.Columns = []string{name}
	switch answer.state {
	case decided:
		r.result.Rows = [][]any{{answer.verdict.Answer}}
		if answer.verdict.Quote != "" {
			r.result.Evidence = append(r.result.Evidence, evidence(0, label, answer.verdict))
		}
	default:
		r.result.Rows = [][]any{{nil}}
		r.warnFailure(0, label, answer)
	}
	return r.finish(ctx, start), nil
}
