package store

import "fmt"

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

func refused(format string, args ...any) error {
	return &RefusedError{Message: fmt.Sprintf(format, args...)}
}
