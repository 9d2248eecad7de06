package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/jackc/puddle/v2"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/contain"
)

// Limits limits one statement. A field of zero means the default; a negative one means no limit.
type Limits struct {
	Timeout  time.Duration // the engine's time, without the caller's pauses between rows; default 10 s
	MaxBytes int64         // size of all rows returned; default 256 MiB

	ctx context.Context
}

func (l Limits) withDefaults() Limits {
	l.Timeout = cmp.Or(l.Timeout, 10*time.Second)
	l.MaxBytes = cmp.Or(l.MaxBytes, 256<<20)
	return l
}

type limitsKey struct{}

// WithLimits returns a context that overrides the source's limits with the fields that are not zero.
func WithLimits(ctx context.Context, l Limits) context.Context {
	return context.WithValue(ctx, limitsKey{}, l)
}

// forContext returns the limits for a query in ctx, with the overrides of WithLimits.
func (l Limits) forContext(ctx context.Context) Limits {
	if o, ok := ctx.Value(limitsKey{}).(Limits); ok {
		l.Timeout, l.MaxBytes = cmp.Or(o.Timeout, l.Timeout), cmp.Or(o.MaxBytes, l.MaxBytes)
	}
	l.ctx = ctx
	return l
}

// errDeadline is the cause given to a context that the statement's time limit ended.
var errDeadline = errors.New("statement deadline")

// explain converts the statement's timeout to an Error and leaves the caller's cancellation unchanged.
func (l Limits) explain(err error) error {
	if l.ctx != nil && l.ctx.Err() != nil && !errors.Is(l.ctx.Err(), context.DeadlineExceeded) {
		return l.ctx.Err()
	}
	if errors.Is(err, context.DeadlineExceeded) || errors.Is(err, errDeadline) {
		return &Error{Code: "57014", Message: fmt.Sprintf("the query took longer than %v and was stopped", l.Timeout), Err: err}
	}
	return err
}

// urgentTime is how long a statement runs at normal priority.
const urgentTime = 100 * time.Millisecond

// clock ends a statement at its time limit or when its caller cancels it. It runs only while the engine works: the
// caller's pauses between rows do not count.
type clock struct {
	ctx       context.Context
	end       context.CancelCauseFunc
	timer     *time.Timer // nil: no limit, or not running
	remaining time.Duration
	started   time.Time
	used      time.Duration
}

func (l Limits) clock(ctx context.Context) *clock {
	ctx, end := context.WithCancelCause(ctx)
	return &clock{ctx: ctx, end: end, remaining: l.Timeout}
}

// run counts time until pause is called.
func (c *clock) run() {
	c.started = time.Now()
	if c.remaining >= 0 {
		c.timer = time.AfterFunc(c.remaining, contain.Func("end a statement", func() { c.end(errDeadline) }))
	}
}

func (c *clock) pause() {
	passed := time.Since(c.started)
	c.used += passed
	if c.timer != nil {
		c.timer.Stop()
		c.timer, c.remaining = nil, max(0, c.remaining-passed)
	}
}

// priorityTime returns how much longer the statement runs at normal priority: 0 if its context yields to others anyway.
func (c *clock) priorityTime() time.Duration {
	if budget.Yields(c.ctx) {
		return 0
	}
	return max(0, urgentTime-c.used)
}

// explain replaces an error caused by the end of the statement with the reason for ending it.
func (c *clock) explain(err error) error {
	if err != nil && c.ctx.Err() != nil {
		return context.Cause(c.ctx)
	}
	return err
}

// Error means that a statement failed: it exceeded a limit, the sandbox refused it, or the engine reports an error.
type Error struct {
	Code    string // the SQLSTATE
	Message string // in PostgreSQL's wording if possible
	Err     error  // the engine's own error, if any
}

func (e *Error) Error() string { return e.Message }
func (e *Error) Unwrap() error { return e.Err }

// SQLState returns the code.
func (e *Error) SQLState() string { return e.Code }

// UnreachableError means that the database does not answer. Its message is safe for visitors: only Err reveals the
// address or the user.
type UnreachableError struct{ Err error }

func (e *UnreachableError) Error() string {
	return "the database cannot be reached right now; please try again in a minute"
}
func (e *UnreachableError) Unwrap() error { return e.Err }

// SQLState returns PostgreSQL's connection_failure.
func (e *UnreachableError) SQLState() string { return "08006" }

// unreachable wraps a connection failure. It leaves errors caused by the caller, a limit or the database as they are.
func unreachable(ctx context.Context, err error) error {
	var typed interface{ SQLState() string }
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &typed) && !errors.As(err, new(*UnreachableError)), errors.Is(err, puddle.ErrClosedPool):
		return err
	}
	slog.Error("the database cannot be reached", "err", cause(err))
	return &UnreachableError{Err: err}
}

// cause returns the error inside an UnreachableError, for the log.
func cause(err error) error {
	if u := (*UnreachableError)(nil); errors.As(err, &u) {
		return u.Err
	}
	return err
}

// wrapError prefixes an error with what was being done; nil stays nil.
func wrapError(doing string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", doing, err)
}

// refused returns the error of a statement that the sandbox refuses: a write, a setting, another file, an unlisted
// function.
func refused(format string, args ...any) error {
	return &Error{Code: "42501", Message: fmt.Sprintf(format, args...)}
}
