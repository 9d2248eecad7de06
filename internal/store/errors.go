package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
)

// Limit names a bound of the sandbox.
type Limit string

const (
	Deadline Limit = "deadline" // the statement ran too long
	Memory   Limit = "memory"   // the engine or the result needed too much memory
	Size     Limit = "size"     // the statement itself, or one value, is too large
)

// LimitError says that a statement ran into a bound of the sandbox and was stopped.
type LimitError struct {
	Limit   Limit
	Message string
	Err     error // what the engine said, if it said something
}

func (e *LimitError) Error() string { return e.Message }
func (e *LimitError) Unwrap() error { return e.Err }

// SQLState returns PostgreSQL's code for the kind of bound.
func (e *LimitError) SQLState() string {
	switch e.Limit {
	case Deadline:
		return "57014"
	case Memory:
		return "53200"
	}
	return "54000"
}

// UnreachableError says that the database does not answer. Its message is for visitors: it does not tell where the
// database is, nor as whom it is asked; Err does.
type UnreachableError struct{ Err error }

func (e *UnreachableError) Error() string {
	return "the database cannot be reached right now; please try again in a minute"
}
func (e *UnreachableError) Unwrap() error { return e.Err }

// SQLState returns PostgreSQL's connection_failure.
func (e *UnreachableError) SQLState() string { return "08006" }

// unreachable says that there is no connection, unless the caller or a bound ended it, or the database has answered.
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

// cause is what the log is told: the failure behind the neutral sentence.
func cause(err error) error {
	if u := (*UnreachableError)(nil); errors.As(err, &u) {
		return u.Err
	}
	return err
}

// RefusedError says that a statement asks for something the sandbox does not let through: a write, a setting, another
// file, an unlisted function.
type RefusedError struct{ Message string }

func (e *RefusedError) Error() string { return e.Message }

// SQLState returns PostgreSQL's insufficient_privilege.
func (e *RefusedError) SQLState() string { return "42501" }

// QueryError is the engine's own complaint about a statement, with PostgreSQL's code where it has one.
type QueryError struct {
	Code    string // SQLSTATE
	Message string // in PostgreSQL's wording where it has one
	Offset  int    // byte of the statement the message is about, from 1; 0 when unknown
	Err     error
}

func (e *QueryError) Error() string { return e.Message }
func (e *QueryError) Unwrap() error { return e.Err }

// SQLState returns the code.
func (e *QueryError) SQLState() string { return e.Code }

// because says what failed; nil where nothing did.
func because(doing string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", doing, err)
}

func refused(format string, args ...any) error {
	return &RefusedError{Message: fmt.Sprintf(format, args...)}
}
