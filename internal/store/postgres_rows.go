package store

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
)

// postgresArgs gives list arguments a type that the driver can encode.
func postgresArgs(args []any) []any {
	out := make([]any, len(args))
	for i, a := range args {
		out[i] = a
		if list, ok := a.([]any); ok {
			texts := make([]*string, len(list))
			for j, e := range list {
				if e != nil {
					s := elementText(e)
					texts[j] = &s
				}
			}
			out[i] = texts
		}
	}
	return out
}

type postgresRows struct {
	db        *postgresDB
	conn      *pgxpool.Conn
	types     *typeMap
	rows      pgx.Rows
	fetchSize int // rows per FETCH; 0 without a cursor
	fetched   int // rows fetched by the last FETCH
	*clock
}

// textResults requests the text format for all values.
var textResults = pgx.QueryResultFormats{pgx.TextFormatCode}

// fetchSize is the number of rows per FETCH if the caller pauses between rows.
const fetchSize = 256

// maxValueSize is the maximum size of a value from the server; a list takes several times as much memory here.
const maxValueSize = 32 << 20

func (r *postgresRows) fetch() (err error) {
	r.fetched = 0
	r.rows, err = r.conn.Query(r.ctx, fmt.Sprintf("FETCH %d FROM surely_rows", r.fetchSize), pgx.QueryExecModeDescribeExec,
		textResults)
	return err
}

func (r *postgresRows) batch(read func()) { read() }

func (r *postgresRows) next() ([]any, error) {
	for !r.rows.Next() {
		err := r.rows.Err()
		if err == nil && r.fetchSize > 0 && r.fetched == r.fetchSize {
			if err = r.fetch(); err == nil {
				continue
			}
		}
		return nil, postgresError(r.explain(err))
	}
	r.fetched++
	if slices.ContainsFunc(r.rows.RawValues(), func(b []byte) bool { return len(b) > maxValueSize }) {
		return nil, &LimitError{Limit: Size, Message: "the query returns a value that is too large"}
	}
	return postgresRow(r.types, r.rows), nil
}

// postgresRow converts the current row of a result.
func postgresRow(types *typeMap, rows pgx.Rows) []any {
	raw, fields := rows.RawValues(), rows.FieldDescriptions()
	row := make([]any, len(raw))
	for i, b := range raw {
		if b != nil {
			row[i] = postgresValue(types, fields[i].DataTypeOID, b)
		}
	}
	return row
}

func (r *postgresRows) close() error {
	r.end(nil) // discards the rest of the server's output
	if r.rows != nil {
		r.rows.Close()
	}
	r.db.release(r.conn)
	return nil
}

// postgresError converts the server's errors to this package's types.
func postgresError(err error) error {
	if errors.As(err, new(*pgconn.ConnectError)) {
		return &UnreachableError{Err: err} // its message names the server and the user
	}
	var e *pgconn.PgError
	if !errors.As(err, &e) {
		return err
	}
	switch {
	case strings.HasPrefix(e.Code, "57P") || strings.HasPrefix(e.Code, "08"):
		return &UnreachableError{Err: err}
	case e.Code == "57014":
		return context.DeadlineExceeded
	case strings.HasPrefix(e.Code, "53"):
		return &LimitError{Limit: Memory, Message: "the database ran out of a resource: " + e.Message, Err: err}
	case strings.HasPrefix(e.Code, "54"):
		return &LimitError{Limit: Size, Message: e.Message, Err: err}
	case e.Code == "25006" || e.Code == "42501":
		return &RefusedError{Message: "not permitted: " + e.Message}
	}
	return &QueryError{Code: e.Code, Message: e.Message, Offset: int(e.Position), Err: err}
}
