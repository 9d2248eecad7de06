package suql

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// Options configure an Engine.
type Options struct {
	Source      Source
	Schema      *schema.Database
	Reader      verdict.Reader // decides about text
	Ledger      verdict.Ledger // remembers what was decided; nil: nothing is remembered between runs
	Ranker      Ranker         // orders candidates by how promising their text is; may be nil
	Linker      Linker         // knows columns that answer what texts are asked; may be nil
	Document    Document       // opens the documents that answer('file', …) names; may be nil
	Concurrency int            // text decisions in flight; 0: 1
	MaxVerdicts int            // decisions one statement may cost; 0: no limit
}

// Document returns the text of a document by its name.
type Document func(name string) ([]string, error)

// Ranker tells how promising texts are before they are read.
type Ranker interface {
	// Score returns, for each text, the similarity of its best passage to the question.
	Score(ctx context.Context, question string, texts [][]string) ([]float64, error)
}

// RunOptions says how one statement is run.
type RunOptions struct {
	MaxRows     int            // 0: no limit
	Concurrency int            // text decisions in flight; 0: the engine's default
	MaxVerdicts int            // decisions this run may cost; 0: the engine's default
	Progress    func(Progress) // called now and then while text is read; may be nil
	NoReading   bool           // nothing is read: a statement that needs text is refused
	Ledger      verdict.Ledger // in place of the engine's: a conversation's own, which knows what it has overturned
}

// Engine runs statements over one source. It is safe for concurrent use.
type Engine struct {
	o    Options
	held sync.Map // *schema.Column → held: values of enumerations

	mu    sync.Mutex
	sound map[string]bool // statements that nothing was wrong with
}

// mostSound bounds what is remembered of statements.
const mostSound = 4096

// New returns an engine.
func New(o Options) *Engine {
	if o.Concurrency <= 0 {
		o.Concurrency = 1
	}
	return &Engine{o: o, sound: map[string]bool{}}
}

// Run checks, plans and runs a statement. Errors are *Error.
//
// When ctx ends while text is being read, Run returns what is certain so far and no error: Partial is set on the
// result, and a warning says how many rows there may be. Running the statement again goes on from there if there is a
// ledger.
func (e *Engine) Run(ctx context.Context, statement string, o RunOptions) (_ *Result, err error) {
	start := time.Now()
	defer caught(&err)
	stmt, err := syntax.Parse(statement)
	if err != nil {
		return nil, asError(err)
	}
	if stmt.Document != nil {
		return e.document(ctx, stmt.Document, o)
	}
	checked, err := e.check(stmt)
	if err != nil {
		return nil, asError(err)
	}
	e.passed(statement)
	r := e.newRun(checked, o)
	if err := r.execute(ctx); err != nil {
		r.asker.flush(ctx) // the first error counts
		return nil, asError(err)
	}
	return r.finish(ctx, start), nil
}

// Check tells what is wrong with a statement without running it. Errors are *Error.
func (e *Engine) Check(statement string) error {
	e.mu.Lock()
	sound := e.sound[statement]
	e.mu.Unlock()
	if sound {
		return nil
	}
	stmt, err := syntax.Parse(statement)
	if err != nil {
		return asError(err)
	}
	if _, err = e.check(stmt); err != nil {
		return asError(err)
	}
	e.passed(statement)
	return nil
}

// passed remembers that nothing is wrong with a statement: what a parser reads out of a question is run to be weighed,
// and then checked.
func (e *Engine) passed(statement string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if len(e.sound) >= mostSound {
		clear(e.sound)
	}
	e.sound[statement] = true
}

// check finds what is wrong with a statement before anything is run.
func (e *Engine) check(stmt *syntax.Statement) (*check.Checked, error) {
	if err := reserved(stmt); err != nil {
		return nil, err
	}
	if err := namesTable(e.o.Schema, stmt); err != nil {
		return nil, err
	}
	compareNumbers(stmt.Root)
	return check.Check(e.o.Schema, stmt)
}

// Explain describes the plan of a statement as a person can read it, with the worst-case number of decisions.
func (e *Engine) Explain(ctx context.Context, statement string) (_ string, err error) {
	defer caught(&err)
	stmt, err := syntax.Parse(statement)
	if err != nil {
		return "", asError(err)
	}
	checked, err := e.check(stmt)
	if err != nil {
		return "", asError(err)
	}
	r := e.newRun(checked, RunOptions{})
	r.plan = &plan{known: map[verdict.Key]bool{}}
	if err := r.execute(ctx); err != nil {
		return "", asError(err)
	}
	if err := r.lookUp(ctx); err != nil {
		return "", asError(err)
	}
	if x, ok := e.o.Reader.(Explainer); ok {
		r.plan.who = x.Explain(ctx)
	}
	return r.plan.String(), nil
}

// caught turns a mistake of the engine's own into an error, so that one statement cannot end the program.
func caught(err *error) {
	if p := recover(); p != nil {
		*err = &Error{Code: "XX000", Message: fmt.Sprintf("internal error: %v", p)}
	}
}

func elapsed(since time.Time) int64 { return time.Since(since).Milliseconds() }

// asError gives any failure the form of the contract.
func asError(err error) error {
	if err == nil {
		return nil
	}
	var e *Error
	if errors.As(err, &e) {
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
