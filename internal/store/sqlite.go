package store

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/puddle/v2"
	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/store/pgfunc"
	"github.com/ask-surely/surely/suql/value"
)

// Limits on the bytes of a statement and of one value.
const (
	maxStatement = 256 << 10
	maxValue     = pgfunc.MaxText
)

// sqliteLimits are the limits SQLite enforces on a confined connection.
var sqliteLimits = map[int]int{
	sqlite3.SQLITE_LIMIT_SQL_LENGTH:          maxStatement,
	sqlite3.SQLITE_LIMIT_COLUMN:              2000,
	sqlite3.SQLITE_LIMIT_EXPR_DEPTH:          400,
	sqlite3.SQLITE_LIMIT_COMPOUND_SELECT:     50,
	sqlite3.SQLITE_LIMIT_FUNCTION_ARG:        100,
	sqlite3.SQLITE_LIMIT_ATTACHED:            0,
	sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 2000,
	sqlite3.SQLITE_LIMIT_WORKER_THREADS:      0,
}

// Limits on what SQLite allocates for statements, including sorts and temporary tables. Allocations for Surely's own
// state do not count towards them, and never fail because of them.
const (
	maxHeap          = 384 << 20 // all connections together
	maxConnHeap      = 256 << 20 // one connection
	reservedConnHeap = 8 << 20   // guaranteed to each connection: enough for most questions
	maxRowValues     = 128 << 20 // values that functions return in one row, which SQLite does not allocate
)

type sqliteDB struct {
	path     string
	pool     *puddle.Pool[*sqliteConn]
	view     atomic.Pointer[sqliteView] // of the latest description; connections for an earlier one are closed
	sampleDB *sqliteDB                  // the same file with a sample of large tables; used only if there is a sample
}

// sqliteView is a file with one description.
type sqliteView struct {
	viewSet
	isShadowed bool            // views shadow the file's tables
	visible    map[string]bool // whether a table may be read, by its name in lower case
}

// setView sets the tables that statements may read.
func (db *sqliteDB) setView(s viewSet) {
	v := &sqliteView{s, s.isNeeded(), map[string]bool{}}
	for _, t := range s.schema.Tables {
		v.visible[strings.ToLower(t.Name)] = !t.Hidden
	}
	db.view.Store(v)
}

func (db *sqliteDB) close() {
	db.pool.Reset()                           // closes idle connections at once
	contain.Go("close a file", db.pool.Close) // waits for cursors
	if db.sampleDB != nil {
		db.sampleDB.close()
	}
}

// query runs one statement in the sandbox.
func (db *sqliteDB) query(ctx context.Context, limits Limits, statement string, args []any) (*Rows, error) {
	if err := checkSelect(statement); err != nil {
		return nil, err
	}
	c, err := db.take(ctx)
	if err != nil {
		return nil, err
	}
	rows, err := db.start(c, limits, statement, args)
	if err != nil {
		c.Release()
		return nil, err
	}
	return rows, nil
}

func (db *sqliteDB) start(held *puddle.Resource[*sqliteConn], limits Limits, statement string,
	args []any) (*Rows, error) {
	c := held.Value()
	calls := 1 + strings.Count(statement, "(")
	c.SetLimit(sqlite3.SQLITE_LIMIT_LENGTH, min(maxValue, max(maxRowValues/calls, maxValue/4)))
	var stmt driver.Stmt
	err := c.runCharged(urgentTime, func() (err error) { stmt, err = c.Prepare(statement); return err })
	if err != nil {
		return nil, hideSecretName(sqliteError(err), c.schemaName)
	}
	s := stmt.(*sqlite3.SQLiteStmt)
	if !s.Readonly() {
		s.Close()
		return nil, refused("only SELECT may be run")
	}
	named, err := namedValues(args)
	if err == nil && s.NumInput() != len(named) {
		err = &Error{Code: "08P01", Message: fmt.Sprintf("the statement has %d parameters, but %d values were given",
			s.NumInput(), len(named))}
	}
	if err != nil {
		s.Close()
		return nil, err
	}
	clock := limits.clock(limits.ctx)
	var rows driver.Rows
	err = c.runCharged(urgentTime, func() (err error) { rows, err = s.QueryContext(clock.ctx, named); return err })
	if err != nil {
		clock.end(nil)
		s.Close()
		return nil, sqliteError(err)
	}
	e := &sqliteRows{conn: held, stmt: s, rows: rows.(*sqlite3.SQLiteRows), clock: clock}
	names := rows.Columns()
	e.values = make([]driver.Value, len(names))
	// The driver would convert values of columns declared as dates to times, and invalid ones to the zero time. It
	// returns its own slice of declared types, so clearing these names prevents the conversion.
	declared := e.rows.DeclTypes()
	e.json, e.computed = make([]bool, len(declared)), make([]bool, len(declared))
	for i, d := range declared {
		e.computed[i] = d == ""
		e.json[i] = d == "json" || d == "jsonb"
		switch d {
		case "date", "datetime", "timestamp":
			declared[i] = ""
		}
	}
	return &Rows{columns: append([]string(nil), names...), engine: e, limits: limits, clock: clock}, nil
}

// hideSecretName removes the file's secret name from messages about missing tables.
func hideSecretName(err error, schemaName string) error {
	if strings.Contains(err.Error(), schemaName+".") && schemaName != "main" {
		return &Error{Code: "42P01", Message: "the data has changed since it was opened", Err: err}
	}
	return err
}

// namedValues converts arguments for the driver: lists become JSON.
func namedValues(args []any) ([]driver.NamedValue, error) {
	out := make([]driver.NamedValue, len(args))
	for i, a := range args {
		out[i].Ordinal = i + 1
		switch a := a.(type) {
		case nil, bool, int64, float64, string, []byte:
			out[i].Value = a
		case int:
			out[i].Value = int64(a)
		case time.Time:
			out[i].Value = a.Format("2006-01-02 15:04:05")
		case []any, []string:
			b, err := json.Marshal(a)
			if err != nil {
				return nil, fmt.Errorf("bind a list: %w", err)
			}
			out[i].Value = string(b)
		default:
			return nil, fmt.Errorf("cannot bind a %T", a)
		}
	}
	return out, nil
}

type sqliteRows struct {
	conn *puddle.Resource[*sqliteConn]
	stmt *sqlite3.SQLiteStmt
	rows *sqlite3.SQLiteRows
	*clock
	values   []driver.Value
	json     []bool
	computed []bool // an expression, not a column
}

func (r *sqliteRows) batch(read func()) {
	r.conn.Value().runCharged(r.priorityTime(), func() error { read(); return nil })
}

func (r *sqliteRows) next() ([]any, error) {
	err := r.rows.Next(r.values)
	if err == io.EOF {
		return nil, nil
	}
	if err != nil {
		return nil, sqliteError(r.explain(err))
	}
	row := make([]any, len(r.values))
	for i, v := range r.values {
		if f, ok := v.(float64); ok && math.IsInf(f, 0) {
			if r.computed[i] {
				return nil, &Error{Code: "22003", Message: "value out of range: overflow"}
			}
			v = value.FormatFloat(f)
		}
		row[i] = sqliteValue(v, r.json[i])
	}
	return row, nil
}

func (r *sqliteRows) close() error {
	r.rows.Close()
	r.stmt.Close()
	r.end(nil)
	r.conn.Release()
	return nil
}

// sqliteValue converts the driver's values to row values.
func sqliteValue(v driver.Value, isJSON bool) any {
	blob, isBlob := v.([]byte)
	text, isText := v.(string)
	if isJSON && (isBlob || isText) {
		if list, ok := parseList(text + string(blob)); ok {
			return list
		}
	}
	if isBlob {
		return fmt.Sprintf("\\x%x", blob)
	}
	return v
}

// parseList parses a JSON array into a list of nil, bool, int64, float64, string and []any, or returns false.
func parseList(s string) ([]any, bool) {
	if !strings.HasPrefix(strings.TrimLeft(s, " \t\r\n"), "[") {
		return nil, false
	}
	list, err := value.ParseList(s)
	if err != nil {
		return nil, false
	}
	for i, e := range list {
		list[i] = listElement(e)
	}
	return list, true
}

func listElement(e any) any {
	switch e := e.(type) {
	case json.Number:
		return value.FromJSON(e)
	case []any:
		for i := range e {
			e[i] = listElement(e[i])
		}
		return e
	case map[string]any:
		b, _ := json.Marshal(e)
		return string(b)
	}
	return e
}

var sqliteMessages = []struct {
	re   *regexp.Regexp
	code string
	text string
}{
	{regexp.MustCompile(`^no such column: (.*)$`), "42703", `column "$1" does not exist`},
	{regexp.MustCompile(`^no such table: (.*)$`), "42P01", `relation "$1" does not exist`},
	{regexp.MustCompile(`^no such function: (.*)$`), "42883", `function $1 does not exist`},
	{regexp.MustCompile(`^wrong number of arguments to function (.*)$`), "42883", `function $1 does not exist with these arguments`},
	{regexp.MustCompile(`^ambiguous column name: (.*)$`), "42702", `column reference "$1" is ambiguous`},
	{regexp.MustCompile(`^near "(.*)": syntax error$`), "42601", `syntax error at or near "$1"`},
	{regexp.MustCompile(`^incomplete input$`), "42601", `syntax error at end of input`},
	{regexp.MustCompile(`^(?:Expression tree is too large|parser stack overflow|at most \d+ tables in a join|too many ).*`),
		"54001", "the statement is too complex for SQLite"},
	{regexp.MustCompile(`^misuse of aggregate(?: function)?:? ?(.*)$`), "42803", `aggregate functions are not allowed here: $1`},
}

// sqliteError converts SQLite's errors to this package's types, with PostgreSQL's messages.
func sqliteError(err error) error {
	var e sqlite3.Error
	if !errors.As(err, &e) {
		return err
	}
	switch e.Code {
	case sqlite3.ErrNomem:
		return &Error{Code: "53200", Message: "the query needed too much memory and was stopped", Err: err}
	case sqlite3.ErrTooBig:
		return &Error{Code: "54000", Message: "the query returns a value that is too large", Err: err}
	case sqlite3.ErrAuth, sqlite3.ErrPerm, sqlite3.ErrReadonly:
		return refused("not permitted: %s", e.Error())
	case sqlite3.ErrInterrupt:
		return context.DeadlineExceeded
	}
	if code, message, ok := pgfunc.Decode(err); ok {
		return &Error{Code: code, Message: message, Err: err}
	}
	msg := e.Error()
	if strings.Contains(msg, "not authorized") || strings.Contains(msg, "prohibited") {
		return refused("not permitted: %s", msg)
	}
	for _, m := range sqliteMessages {
		if m.re.MatchString(msg) {
			return &Error{Code: m.code, Message: m.re.ReplaceAllString(msg, m.text), Err: err}
		}
	}
	return &Error{Code: "XX000", Message: msg, Err: err}
}
