package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/ask-surely/surely/suql/value"
)

// postgresArgs gives list arguments a type that the driver can encode.
func postgresArgs(args []any) []any {
	out := make([]any, len(args))
	for i, a := range args {
		out[i] = a
		if list, ok := a.([]any); ok {
			out[i] = mapped(list, func(e any) (text *string) {
				if e != nil {
					s := elementText(e)
					text = &s
				}
				return text
			})
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
		return nil, &Error{Code: "54000", Message: "the query returns a value that is too large"}
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
		return &Error{Code: "53200", Message: "the database ran out of a resource: " + e.Message, Err: err}
	case strings.HasPrefix(e.Code, "54"):
		return &Error{Code: "54000", Message: e.Message, Err: err}
	case e.Code == "25006" || e.Code == "42501":
		return refused("not permitted: %s", e.Message)
	}
	return &Error{Code: e.Code, Message: e.Message, Err: err}
}

// typeMap maps array types to their element types, both the driver's types and those defined in the database.
type typeMap struct {
	known *pgtype.Map
	own   map[uint32]uint32
}

func newTypeMap() *typeMap { return &typeMap{known: pgtype.NewMap(), own: map[uint32]uint32{}} }

// element returns the element type of an array type.
func (m *typeMap) element(oid uint32) (uint32, bool) {
	if t, ok := m.known.TypeForOID(oid); ok {
		if a, ok := t.Codec.(*pgtype.ArrayCodec); ok {
			return a.ElementType.OID, true
		}
	}
	element, ok := m.own[oid]
	return element, ok
}

// postgresValue converts PostgreSQL's text format to row values.
func postgresValue(types *typeMap, oid uint32, b []byte) any {
	s := string(b)
	switch oid {
	case pgtype.BoolOID:
		return s == "t"
	case pgtype.Int2OID, pgtype.Int4OID, pgtype.Int8OID, pgtype.OIDOID:
		if n, err := strconv.ParseInt(s, 10, 64); err == nil {
			return n
		}
	case pgtype.NumericOID:
		return decimalValue(s)
	case pgtype.Float4OID, pgtype.Float8OID:
		if f, err := strconv.ParseFloat(s, 64); err == nil && f == f && f-f == 0 {
			return f
		}
	case pgtype.JSONOID, pgtype.JSONBOID:
		return s
	default:
		if element, ok := types.element(oid); ok {
			return arrayValue(types, element, s)
		}
	}
	return s
}

// arrayValue parses an array in PostgreSQL's format, such as {a,"b c",NULL}. A list of lists stays text.
func arrayValue(types *typeMap, element uint32, s string) any {
	original := s
	if i := strings.IndexByte(s, '='); i > 0 && s[0] == '[' { // [2:3]={…}
		s = s[i+1:]
	}
	texts, err := value.ParseArray(s)
	if err != nil || strings.HasPrefix(s, "{{") {
		return original
	}
	list := make([]any, len(texts))
	for i, e := range texts {
		if e != nil {
			list[i] = postgresValue(types, element, []byte(*e))
		}
	}
	return list
}

// floatDigits is the number of decimal digits that a float64 preserves.
const floatDigits = 15

// quotientScale is the number of decimals that the server computes for quotients and averages, which are rounded
// anyway.
const quotientScale = 16

// decimalValue converts a decimal to an integer or float if that preserves all digits, else to a json.Number.
func decimalValue(s string) any {
	if !strings.ContainsAny(s, ".NIe") {
		if n, err := strconv.ParseInt(s, 10, 64); err == nil {
			return n
		}
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil || f != f || f-f != 0 { // NaN and infinity are strings
		return s
	}
	digits := strings.Trim(strings.TrimLeft(s, "-0."), ".")
	if strings.Contains(s, ".") {
		digits = strings.TrimRight(digits, "0")
	}
	if _, fraction, _ := strings.Cut(digits, "."); len(fraction) >= quotientScale {
		return f
	}
	if len(strings.Replace(digits, ".", "", 1)) <= floatDigits {
		return f
	}
	return json.Number(s)
}
