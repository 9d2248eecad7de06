package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ask-surely/surely/internal/contain"
)

// Limits bound one statement. A zero field means its default, a negative one no limit.
type Limits struct {
	Timeout  time.Duration // the engine's time, without the caller's pauses between rows; default 10 s
	MaxRows  int           // rows returned before Truncated; default none
	MaxBytes int64         // size of all rows returned; default 256 MiB
	MaxSQL   int           // bytes of the statement; default 256 KiB
	MaxValue int           // bytes of one value in SQLite; default 4 MiB

	ctx context.Context
}

func (l Limits) withDefaults() Limits {
	l.Timeout = cmp.Or(l.Timeout, 10*time.Second)
	l.MaxBytes = cmp.Or(l.MaxBytes, 256<<20)
	l.MaxSQL = cmp.Or(l.MaxSQL, 256<<10)
	l.MaxValue = cmp.Or(l.MaxValue, 4<<20)
	return l
}

type limitsKey struct{}

// WithLimits returns a context that overrides the source's limits with the fields that are not zero.
func WithLimits(ctx context.Context, l Limits) context.Context {
	return context.WithValue(ctx, limitsKey{}, l)
}

type pausesKey struct{}

// WithPauses returns a context for a Query whose caller pauses between rows: that time does not count.
func WithPauses(ctx context.Context) context.Context {
	return context.WithValue(ctx, pausesKey{}, true)
}

func pauses(ctx context.Context) bool { return ctx.Value(pausesKey{}) != nil }

// under returns the limits for a query in ctx.
func (l Limits) under(ctx context.Context) Limits {
	if o, ok := ctx.Value(limitsKey{}).(Limits); ok {
		l.Timeout, l.MaxRows = cmp.Or(o.Timeout, l.Timeout), cmp.Or(o.MaxRows, l.MaxRows)
		l.MaxBytes = cmp.Or(o.MaxBytes, l.MaxBytes)
	}
	l.ctx = ctx
	return l
}

// errDeadline is the cause of a context that ended because the statement's time was used up.
var errDeadline = errors.New("statement deadline")

// context returns a context that ends when the remaining time is used up.
func (l Limits) context(ctx context.Context, spent time.Duration) (context.Context, context.CancelFunc) {
	if l.Timeout < 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeoutCause(ctx, l.Timeout-spent, errDeadline)
}

// explain turns the statement's timeout into a LimitError and leaves the caller's cancellation unchanged.
func (l Limits) explain(err error) error {
	if l.ctx != nil && l.ctx.Err() != nil && !errors.Is(l.ctx.Err(), context.DeadlineExceeded) {
		return l.ctx.Err()
	}
	if errors.Is(err, context.DeadlineExceeded) || errors.Is(err, errDeadline) {
		return &LimitError{Limit: Deadline, Message: fmt.Sprintf("the query took longer than %v and was stopped", l.Timeout),
			Err: err}
	}
	return err
}

// leash ties a cursor to the contexts of its batches in turn: drivers watch one context for a cursor's life, but time
// counts only while a batch is read.
type leash struct {
	caller context.Context
	all    context.Context
	end    context.CancelCauseFunc
	held   context.Context
	slip   func() bool
}

func newLeash(caller context.Context) *leash {
	all, end := context.WithCancelCause(context.WithoutCancel(caller))
	return &leash{caller: caller, all: all, end: end}
}

// hold lets the current batch's ctx end the cursor, by its deadline or because the caller left. A batch's context is
// also cancelled when the batch ends, which does not count.
func (l *leash) hold(ctx context.Context) {
	if l.held == ctx {
		return
	}
	if l.slip != nil {
		l.slip()
	}
	l.held = ctx
	l.slip = context.AfterFunc(ctx, contain.Func("end a statement", func() {
		if cause := context.Cause(ctx); cause == errDeadline || l.caller.Err() != nil {
			l.end(cause)
		}
	}))
}

// explain replaces an error caused by the end of the cursor with the reason for that end.
func (l *leash) explain(err error) error {
	if err != nil && l.all.Err() != nil {
		return context.Cause(l.all)
	}
	return err
}

// drop ends the cursor.
func (l *leash) drop() {
	if l.slip != nil {
		l.slip()
	}
	l.end(nil)
}
