package suql

import "context"

// Source is the database that statements are about. Package store opens one; it confines every statement by itself.
type Source interface {
	// Query runs one SELECT in the source's dialect.
	Query(ctx context.Context, sql string, args ...any) (Cursor, error)
}

// Cursor reads a result row by row; it must be closed. Rows hold nil, bool, int64, float64, string, []any, and
// json.Number for decimals with more digits than a float holds.
type Cursor interface {
	Columns() []string
	Next() bool
	Row() []any // the caller's to keep
	Err() error
	Close() error
}

// SourceFunc makes a Source of a function, for databases whose Query returns a cursor type of its own.
type SourceFunc func(ctx context.Context, sql string, args ...any) (Cursor, error)

type pausesKey struct{}

// Pauses reports whether the rows of a query are taken with pauses, because text is read in between: their time is no
// time of the database's.
func Pauses(ctx context.Context) bool { return ctx.Value(pausesKey{}) != nil }

func withPauses(ctx context.Context) context.Context {
	return context.WithValue(ctx, pausesKey{}, true)
}

// Query calls f.
func (f SourceFunc) Query(ctx context.Context, sql string, args ...any) (Cursor, error) {
	return f(ctx, sql, args...)
}
