package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
)

// Limit is a limit of the sandbox.
type Limit string

const (
	Deadline Limit = "deadline" // the statement ran too long
	Memory   Limit = "memory"   // the engine or the result needed too much memory
	Size     Limit = "size"     // the statement, or one value, is too large
)

// LimitError means that a statement exceeded a limit and was stopped.
type LimitError struct {
	Limit   Limit
	Message string
	Err     error // the engine's own error, if any
}

func (e *LimitError) Error() string { return e.Message }
func (e *LimitError) Unwrap() error { return e.Err }

// SQLState returns PostgreSQL's code for the limit.
func (e *LimitError) SQLState() string {
	switch e.Limit {
	case Deadline:
		return "57014"
	case Memory:
		return "53200"
	}
	return "54000"
}

// UnreachableError means that the database does not answer. Its message is safe for visitors: only Err reveals the
// address or the user.
type UnreachableError struct{ Err error }

func (e *UnreachableError) Error() string {
	return "the database cannot be reached right now; please try again in a minute"
}
func (e *UnreachableError) Unwrap() error { return e.Err }

// SQLState returns PostgreSQL's connection_failure.
func (e *UnreachableError) SQLState() string { return "08006" }

// unreachable wraps a connection failure. It leaves alone errors that the caller, a limit or the database caused.
func unreachable(ctx context.Context, err error) error {
	var typed interface{ SQLState() string }
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &typed) && !errors.As(err, new(*UnreachableError)), errors.Is(err, errClosed):
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

// RefusedError means that the sandbox refused a statement: a write, a setting, another file, an unlisted function.
type RefusedError struct{ Message string }

func (e *RefusedError) Error() string { return e.Message }

// SQLState returns PostgreSQL's insufficient_privilege.
func (e *RefusedError) SQLState() string { return "42501" }

// QueryError is the engine's own error, with PostgreSQL's code if it has one.
type QueryError struct {
	Code    string // the SQLSTATE
	Message string // in PostgreSQL's wording if it has one
	Offset  int    // byte offset in the statement, from 1; 0 if unknown
	Err     error
}

func (e *QueryError) Error() string { return e.Message }
func (e *QueryError) Unwrap() error { return e.Err }

// SQLState returns the code.
func (e *QueryError) SQLState() string { return e.Code }

// wrapError prefixes an error with what was being done; nil stays nil.
func wrapError(doing string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", doing, err)
}

func refused(format string, args ...any) error {
	return &RefusedError{Message: fmt.Sprintf(format, args...)}
}
