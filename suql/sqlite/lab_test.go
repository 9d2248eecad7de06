package sqlite_test

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/pgfunc"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/sqlite"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// column of a table of the lab.
type column struct {
	name string
	typ  schema.Type
	list bool
	key  bool
}

type table struct {
	name    string
	columns []column
	rows    [][]any // nil, int64, float64, bool, string, []string
}

// tables are the lab's: shops, staff and orders, with nulls in most columns.
func tables(seed uint64) []table {
	r := rand.New(rand.NewPCG(seed, 1))
	pick := func(s ...string) string { return s[r.IntN(len(s))] }
	maybe := func(v any) any {
		if r.IntN(8) == 0 {
			return nil
		}
		return v
	}
	date := func(from, years int) string {
		return time.Date(from, 1, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, r.IntN(365*years)).Format("2006-01-02")
	}
	stamp := func() string {
		t := time.Date(2022, 1, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(r.IntN(3*365*24*60)) * time.Minute)
		return t.Format("2006-01-02 15:04:05")
	}
	list := func(n int, words ...string) []string {
		var out []string
		for range r.IntN(n + 1) {
			out = append(out, words[r.IntN(len(words))])
		}
		return out
	}
	shops := table{name: "shops", columns: []column{{"id", schema.Integer, false, true},
		{"name", schema.Text, false, false}, {"city", schema.Text, false, false},
		{"stars", schema.Numeric, false, false}, {"visits", schema.Integer, false, false}, {"opened", schema.Date, false, false}, {"open", schema.Boolean, false, false},
		{"tags", schema.Text, true, false}, {"price", schema.Real, false, false}}}
	for i := 1; i <= 14; i++ {
		shops.rows = append(shops.rows, []any{int64(i), pick("Corner", "Old Mill", "Blue Door", "corner", "Élan", "The 7th") +
			pick("", " Shop", " & Sons", "_x", " 50%"),
			maybe(pick("Oslo", "Rome", "Lima", "rome")), maybe(float64(r.IntN(50)) / 10), maybe(int64(r.IntN(500))),
			maybe(date(1990, 30)), maybe(r.IntN(2) == 0),
			maybe(list(3, "quiet", "cheap", "new", "far out", `a"b`)), maybe(float64(r.IntN(400)) / 8)})
	}
	staff := table{name: "staff", columns: []column{{"id", schema.Integer, false, true},
		{"shop", schema.Integer, false, false}, {"name", schema.Text, false, false},
		{"born", schema.Date, false, false}, {"wage", schema.Numeric, false, false}, {"hired", schema.Timestamp, false, false}, {"boss", schema.Integer, false, false},
		{"skills", schema.Text, true, false}}}
	for i := 1; i <= 18; i++ {
		staff.rows = append(staff.rows, []any{int64(i), maybe(int64(1 + r.IntN(15))),
			maybe(pick("Ann", "Bo", "Cy", "Dee", "ann", "Eve")), maybe(date(1960, 45)),
			maybe(float64(100000+r.IntN(400000)) / 100), maybe(stamp()), maybe(int64(1 + r.IntN(18))),
			maybe(list(2, "till", "bread", "quiet"))})
	}
	orders := table{name: "orders", columns: []column{{"id", schema.Integer, false, true},
		{"shop", schema.Integer, false, false}, {"seller", schema.Integer, false, false},
		{"placed", schema.Timestamp, false, false}, {"amount", schema.Numeric, false, false}, {"items", schema.Integer, false, false}, {"paid", schema.Boolean, false, false},
		{"code", schema.Text, false, false}}}
	for i := 1; i <= 40; i++ {
		orders.rows = append(orders.rows, []any{int64(i), maybe(int64(1 + r.IntN(14))), maybe(int64(1 + r.IntN(20))),
			maybe(stamp()), maybe(float64(r.IntN(20000)) / 100),
			maybe(int64(r.IntN(9))), maybe(r.IntN(3) > 0), maybe(fmt.Sprintf("%s-%02d", pick("A", "B", "c"), r.IntN(12)))})
	}
	return []table{shops, staff, orders}
}

var pgTypes = map[schema.Type]string{schema.Integer: "int", schema.Text: "text", schema.Numeric: "numeric(8,2)",
	schema.Date: "date", schema.Boolean: "boolean",
	schema.Real: "double precision", schema.Timestamp: "timestamp"}

// script writes the tables in a dialect.
func script(tables []table, dialect schema.Dialect) string {
	var b strings.Builder
	for _, t := range tables {
		var defs []string
		for _, c := range t.columns {
			typ := pgTypes[c.typ]
			if c.list && dialect == schema.SQLite {
				typ = "JSON"
			} else if c.list {
				typ += "[]"
			}
			if c.key {
				typ += " PRIMARY KEY"
			}
			defs = append(defs, c.name+" "+typ)
		}
		fmt.Fprintf(&b, "CREATE TABLE %s (%s);\n", t.name, strings.Join(defs, ", "))
		for _, r := range t.rows {
			var vals []string
			for _, v := range r {
				vals = append(vals, literal(v, dialect))
			}
			fmt.Fprintf(&b, "INSERT INTO %s VALUES (%s);\n", t.name, strings.Join(vals, ", "))
		}
	}
	return b.String()
}

func literal(v any, dialect schema.Dialect) string {
	switch x := v.(type) {
	case nil:
		return "NULL"
	case bool:
		if dialect == schema.Postgres {
			return strconv.FormatBool(x)
		}
		return map[bool]string{true: "1", false: "0"}[x]
	case string:
		return "'" + strings.ReplaceAll(x, "'", "''") + "'"
	case []string:
		var s string
		if dialect == schema.Postgres {
			list, _ := json.Marshal(append([]string{}, x...))
			s = "{" + strings.Trim(string(list), "[]") + "}"
		} else {
			list, _ := json.Marshal(append([]string{}, x...))
			s = strings.ReplaceAll(string(list), ",", ", ")
		}
		return "'" + strings.ReplaceAll(s, "'", "''") + "'"
	}
	return fmt.Sprint(v)
}

func describe(tables []table) *schema.Database {
	db := &schema.Database{Dialect: schema.SQLite}
	for _, t := range tables {
		st := &schema.Table{Name: t.name}
		for _, c := range t.columns {
			st.Columns = append(st.Columns, &schema.Column{Name: c.name, Type: c.typ, List: c.list, NotNull: c.key,
				Scale: scale(c.typ)})
			if c.key {
				st.Key = append(st.Key, c.name)
			}
		}
		db.Tables = append(db.Tables, st)
	}
	return db
}

func scale(t schema.Type) int {
	if t == schema.Numeric {
		return 2
	}
	return 0
}

// lab holds the same tables in both databases.
type lab struct {
	schema *schema.Database
	pg     *pgx.Conn
	lite   *sqlite3.SQLiteConn
}

func newLab(t testing.TB, db *schema.Database, postgres, lite string) *lab {
	t.Helper()
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, pgtest.Start(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close(ctx) })
	for _, s := range []string{"SET timezone = 'UTC'", "SET statement_timeout = '5s'", postgres} {
		if _, err := conn.Exec(ctx, s); err != nil {
			t.Fatal(err)
		}
	}
	return &lab{schema: db, pg: conn, lite: openSQLite(t, lite)}
}

func openSQLite(t testing.TB, script string) *sqlite3.SQLiteConn {
	t.Helper()
	c, err := (&sqlite3.SQLiteDriver{}).Open(":memory:")
	if err != nil {
		t.Fatal(err)
	}
	lite := c.(*sqlite3.SQLiteConn)
	t.Cleanup(func() { lite.Close() })
	if err := pgfunc.Register(lite); err != nil {
		t.Fatal(err)
	}
	if _, err := lite.Exec(script, nil); err != nil {
		t.Fatal(err)
	}
	return lite
}

// outcome is a statement's result: columns and rows, or the SQLSTATE of its error.
type outcome struct {
	columns []string
	rows    [][]any
	code    string
	message string
	place   int // position of the error in the statement, in characters from 1; 0 if it has none
	sql     string
}

func (l *lab) onPostgres(sql string) outcome {
	rows, err := l.pg.Query(context.Background(), sql, pgx.QueryResultFormats{pgx.TextFormatCode})
	out := outcome{sql: sql}
	if err == nil {
		fields := rows.FieldDescriptions()
		for _, f := range fields {
			out.columns = append(out.columns, f.Name)
		}
		for rows.Next() {
			raw := rows.RawValues()
			row := make([]any, len(raw))
			for i, v := range raw {
				if v != nil {
					row[i] = fromText(fields[i].DataTypeOID, string(v))
				}
			}
			out.rows = append(out.rows, row)
		}
		err = rows.Err()
	}
	if err != nil {
		out.code, out.message = "?", err.Error()
		var e *pgconn.PgError
		if errors.As(err, &e) {
			out.code, out.message, out.place = e.Code, e.Message, int(e.Position)
		}
	}
	return out
}

// elements maps PostgreSQL's list types to those of their elements.
var elements = map[uint32]uint32{1009: 25, 1007: 23, 1016: 20, 1231: 1700, 1022: 701, 1000: 16, 1182: 1082, 1115: 1114,
	1185: 1184, 1015: 1043, 1187: 1186, 1183: 1083}

// fromText reads PostgreSQL's text form of a value.
func fromText(oid uint32, s string) any {
	if elem := elements[oid]; elem != 0 {
		list, err := value.ParseArray(s)
		if err != nil {
			return s
		}
		out := make([]any, len(list))
		for i, e := range list {
			if e != nil {
				out[i] = fromText(elem, *e)
			}
		}
		return out
	}
	switch oid {
	case 16:
		return s == "t"
	case 20, 21, 23:
		n, _ := strconv.ParseInt(s, 10, 64)
		return n
	case 700, 701, 1700:
		f, _ := strconv.ParseFloat(s, 64)
		return f
	}
	return s
}

// printed runs a checked statement on PostgreSQL in the form package syntax prints.
func (l *lab) printed(text string) outcome {
	st, err := syntax.Parse(text)
	if err == nil {
		onPostgres := *l.schema
		onPostgres.Dialect = schema.Postgres
		_, err = check.Check(&onPostgres, st, time.Now())
	}
	if err == nil {
		var again string
		if again, err = syntax.Postgres(st.Root); err == nil {
			return l.onPostgres(again)
		}
	}
	return outcome{code: "?", message: err.Error()}
}

func (l *lab) onSQLite(text string) outcome {
	var out outcome
	fail := func(err error) outcome {
		out.code, out.message = "?", err.Error()
		var e *syntax.Error
		if errors.As(err, &e) {
			out.code, out.message = e.Code, e.Message
			if len(e.Positions) > 0 {
				out.place = e.Positions[0].Column
			}
		} else if code, message, ok := pgfunc.Decode(err); ok {
			out.code, out.message = code, message
		}
		return out
	}
	st, err := syntax.Parse(text)
	if err != nil {
		return fail(err)
	}
	c, err := check.Check(l.schema, st, time.Now())
	if err != nil {
		return fail(err)
	}
	out.sql, err = sqlite.Print(c)
	if err != nil {
		return fail(err)
	}
	for _, col := range c.Columns {
		out.columns = append(out.columns, col.Name)
	}
	rows, err := l.lite.Query(out.sql, nil)
	if err != nil {
		return fail(err)
	}
	defer rows.Close()
	// leave dates as they are
	for i, d := range rows.(*sqlite3.SQLiteRows).DeclTypes() {
		if d == "date" || d == "timestamp" || d == "boolean" {
			rows.(*sqlite3.SQLiteRows).DeclTypes()[i] = ""
		}
	}
	row := make([]driver.Value, len(c.Columns))
	for {
		err := rows.Next(row)
		if err == io.EOF {
			return out
		}
		if err != nil {
			return fail(err)
		}
		r := make([]any, len(row))
		for i, v := range row {
			r[i] = c.Columns[i].Type.Value(v)
		}
		out.rows = append(out.rows, r)
	}
}

// difference describes how two outcomes differ; order says whether row order counts.
func difference(a, b outcome, order bool) string {
	if a.code != "" || b.code != "" {
		if a.code == b.code {
			return ""
		}
		return fmt.Sprintf("%s %s / %s %s", a.code, a.message, b.code, b.message)
	}
	if x, y := strings.Join(a.columns, ","), strings.Join(b.columns, ","); x != y {
		return "columns " + x + " / " + y
	}
	if len(a.rows) != len(b.rows) {
		return fmt.Sprintf("%d rows / %d rows", len(a.rows), len(b.rows))
	}
	x, y := a.rows, b.rows
	if !order {
		x, y = sorted(x), sorted(y)
	}
	for i := range x {
		for j := range x[i] {
			if !same(x[i][j], y[i][j]) {
				return fmt.Sprintf("row %d, %s: %#v / %#v", i, a.columns[j], x[i][j], y[i][j])
			}
		}
	}
	return ""
}

func sorted(rows [][]any) [][]any {
	out := slices.Clone(rows)
	slices.SortFunc(out, func(a, b []any) int { return strings.Compare(shown(a), shown(b)) })
	return out
}

// shown writes a value; a sum of floating-point numbers may differ in its last digits.
func shown(v any) string {
	switch x := v.(type) {
	case int64:
		return shown(float64(x))
	case float64:
		return strconv.FormatFloat(x+0, 'g', 11, 64) // not -0
	case []any:
		parts := make([]string, len(x))
		for i, e := range x {
			parts[i] = shown(e)
		}
		return "[" + strings.Join(parts, "|") + "]"
	}
	return fmt.Sprintf("%T %v", v, v)
}

// same compares values; of numbers the last digits may differ, which a difference of like ones shows.
func same(a, b any) bool {
	x, isX := a.(float64)
	y, isY := b.(float64)
	return isX && isY && math.Abs(x-y) < 1e-11 || shown(a) == shown(b)
}
