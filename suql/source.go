package suql

import "context"

// Source is the database that statements run on. Package store opens one and sandboxes every statement.
type Source interface {
	// Query runs one SELECT in the source's dialect.
	Query(ctx context.Context, sql string, args ...any) (Cursor, error)
}

// Cursor reads a result row by row and must be closed. Rows hold nil, bool, int64, float64, string, []any, and
// json.Number for decimals with more digits than a float64 has.
type Cursor interface {
	Columns() []string
	Next() bool
	Row() []any // the caller may keep it
	Err() error
	Close() error
}

// SourceFunc is a function that is a Source, for databases whose Query returns its own cursor type.
type SourceFunc func(ctx context.Context, sql string, args ...any) (Cursor, error)

// Query calls f.
func (f SourceFunc) Query(ctx context.Context, sql string, args ...any) (Cursor, error) {
	return f(ctx, sql, args...)
}
