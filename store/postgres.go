package store

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgtype"

	"surely/schema"
)

// postgresDB is a PostgreSQL database, or what speaks its protocol.
type postgresDB struct {
	config *pgx.ConnConfig
	limits Limits
	pool   *pool[*pgx.Conn]
	guard  *guard
}

// openPostgres opens a PostgreSQL database.
func openPostgres(ctx context.Context, src string, o Options) (*Source, error) {
	config, err := pgx.ParseConfig(src)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", withoutPassword(src), err)
	}
	// One form of output whatever the server's settings, and names that mean what they say.
	for k, v := range map[string]string{
		"application_name": "surely", "datestyle": "ISO, YMD", "timezone": "UTC", "intervalstyle": "postgres", "bytea_output": "hex",
		"default_transaction_read_only": "on", "client_encoding": "UTF8", "standard_conforming_strings": "on",
	} {
		config.RuntimeParams[k] = v
	}
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = 10 * time.Second
	}
	db := &postgresDB{config: config, limits: o.Limits}
	db.pool = newPool(16, db.connect, func(c *pgx.Conn) { c.Close(context.Background()) })
	conn, err := db.connect(ctx)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", withoutPassword(src), err)
	}
	defer conn.Close(context.Background())
	in := &postgresInspector{conn: conn, most: maxLooked}
	id := fmt.Sprintf("postgres %s:%d/%s as %s", config.Host, config.Port, config.Database, config.User)
	d, index, err := cached(o, id, func() (string, error) { return in.state(ctx) }, func() (*schema.Database, *builder, error) {
		return describe(ctx, in, config.Database, schema.Postgres, o.Progress)
	})
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", withoutPassword(src), err)
	}
	if err := overlaid(d, filepath.Join(o.Home, config.Database)); err != nil {
		return nil, err
	}
	if db.guard, err = newGuard(ctx, conn, d); err != nil {
		return nil, fmt.Errorf("open %s: %w", withoutPassword(src), err)
	}
	return &Source{schema: d, values: visible(index, d), limits: o.Limits, engine: db}, nil
}

// withoutPassword is a URL as it may be shown.
func withoutPassword(src string) string {
	if u, err := url.Parse(src); err == nil {
		return u.Redacted()
	}
	return "the database"
}

func (db *postgresDB) connect(ctx context.Context) (*pgx.Conn, error) {
	return pgx.ConnectConfig(ctx, db.config.Copy())
}

func (db *postgresDB) close() { db.pool.shut() }

// query runs one statement in the sandbox: a read-only transaction of its own with the statement's timeout and the
// search path that the description was made under.
func (db *postgresDB) query(ctx context.Context, limits Limits, sql string, args []any) (*Rows, error) {
	if err := checkShape(sql, schema.Postgres, limits); err != nil {
		return nil, err
	}
	if err := db.guard.check(sql); err != nil {
		return nil, err
	}
	c, err := db.pool.take(ctx)
	if err != nil {
		return nil, err
	}
	rows, err := db.start(ctx, c, limits, sql, args)
	if err != nil {
		db.abandon(c)
		return nil, err
	}
	return rows, nil
}

func (db *postgresDB) start(ctx context.Context, c *pgx.Conn, limits Limits, sql string, args []any) (*Rows, error) {
	timeout := max(0, limits.Timeout.Milliseconds())
	idle := 10 * time.Minute
	if pauses(ctx) {
		idle = time.Hour
	}
	setup := fmt.Sprintf("BEGIN TRANSACTION READ ONLY; SET LOCAL statement_timeout = %d; SET LOCAL lock_timeout = 2000; SET LOCAL idle_in_transaction_session_timeout = %d; SET LOCAL search_path = %s",
		timeout, idle.Milliseconds(), db.guard.path)
	limited, cancel := limits.context(ctx, 0)
	defer cancel()
	if _, err := c.PgConn().Exec(limited, setup).ReadAll(); err != nil {
		return nil, limits.explain(postgresError(err))
	}
	leash := newLeash(ctx)
	leash.hold(limited)
	e := &postgresRows{db: db, conn: c, leash: leash}
	var err error
	if pauses(ctx) {
		// The server counts the time until the last row is taken against one statement: each FETCH is one of its own.
		if _, err = c.Exec(leash.all, "DECLARE surely_rows NO SCROLL CURSOR FOR "+sql, append([]any{pgx.QueryExecModeDescribeExec}, postgresArgs(args)...)...); err == nil {
			e.portion = portion
			err = e.fetch()
		}
	} else {
		e.rows, err = c.Query(leash.all, sql, append([]any{pgx.QueryExecModeDescribeExec, pgx.QueryResultFormats{pgx.TextFormatCode}}, postgresArgs(args)...)...)
	}
	if err != nil {
		err = leash.explain(err)
		leash.drop()
		return nil, limits.explain(postgresError(err))
	}
	rows := e.rows
	names := []string{}
	for _, f := range rows.FieldDescriptions() {
		names = append(names, f.Name)
	}
	return &Rows{columns: names, engine: e, limits: limits}, nil
}

// abandon ends a connection's transaction, or the connection where that fails.
func (db *postgresDB) abandon(c *pgx.Conn) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	broken := c.IsClosed()
	if !broken {
		_, err := c.PgConn().Exec(ctx, "ROLLBACK").ReadAll()
		broken = err != nil
	}
	db.pool.put(c, broken)
}

// postgresArgs gives lists a type that the driver can encode without knowing the parameter.
func postgresArgs(args []any) []any {
	out := make([]any, len(args))
	for i, a := range args {
		out[i] = a
		if list, ok := a.([]any); ok {
			texts := make([]*string, len(list))
			for j, e := range list {
				if e != nil {
					s := plain(e)
					texts[j] = &s
				}
			}
			out[i] = texts
		}
	}
	return out
}

type postgresRows struct {
	db      *postgresDB
	conn    *pgx.Conn
	rows    pgx.Rows
	portion int // rows of a FETCH; 0: all rows come at once
	got     int // of this portion
	*leash
}

// portion is how many rows are fetched at once where the reader makes pauses.
const portion = 256

func (r *postgresRows) fetch() (err error) {
	r.got = 0
	r.rows, err = r.conn.Query(r.all, fmt.Sprintf("FETCH %d FROM surely_rows", r.portion), pgx.QueryExecModeDescribeExec, pgx.QueryResultFormats{pgx.TextFormatCode})
	return err
}

func (r *postgresRows) next(ctx context.Context) ([]any, error) {
	r.hold(ctx)
	for !r.rows.Next() {
		err := r.rows.Err()
		if err == nil && r.portion > 0 && r.got == r.portion {
			if err = r.fetch(); err == nil {
				continue
			}
		}
		return nil, postgresError(r.leash.explain(err))
	}
	r.got++
	raw := r.rows.RawValues()
	fields := r.rows.FieldDescriptions()
	row := make([]any, len(raw))
	for i, b := range raw {
		if b != nil {
			row[i] = postgresValue(r.conn.TypeMap(), fields[i].DataTypeOID, b)
		}
	}
	return row, nil
}

func (r *postgresRows) close() error {
	r.drop() // whatever the server still has to send is not wanted
	if r.rows != nil {
		r.rows.Close()
	}
	r.db.abandon(r.conn)
	return nil
}

// postgresValue converts PostgreSQL's text form to the values of rows.
func postgresValue(types *pgtype.Map, oid uint32, b []byte) any {
	s := string(b)
	switch oid {
	case pgtype.BoolOID:
		return s == "t"
	case pgtype.Int2OID, pgtype.Int4OID, pgtype.Int8OID, pgtype.OIDOID:
		if n, err := strconv.ParseInt(s, 10, 64); err == nil {
			return n
		}
	case pgtype.Float4OID, pgtype.Float8OID, pgtype.NumericOID:
		if oid == pgtype.NumericOID && !strings.ContainsAny(s, ".NI") {
			if n, err := strconv.ParseInt(s, 10, 64); err == nil {
				return n
			}
		}
		if f, err := strconv.ParseFloat(s, 64); err == nil && f == f && f-f == 0 {
			return f
		}
	case pgtype.JSONOID, pgtype.JSONBOID:
		return s
	default:
		if t, ok := types.TypeForOID(oid); ok {
			if a, ok := t.Codec.(*pgtype.ArrayCodec); ok {
				return arrayValue(types, a.ElementType.OID, s)
			}
		}
	}
	return s
}

// arrayValue reads PostgreSQL's {a,"b c",NULL}.
func arrayValue(types *pgtype.Map, element uint32, s string) any {
	if i := strings.IndexByte(s, '='); i > 0 && s[0] == '[' { // [2:3]={…}
		s = s[i+1:]
	}
	list, rest, ok := arrayElements(types, element, s)
	if !ok || rest != "" {
		return s
	}
	return list
}

func arrayElements(types *pgtype.Map, element uint32, s string) (list []any, rest string, ok bool) {
	if s == "" || s[0] != '{' {
		return nil, s, false
	}
	list = []any{}
	s = s[1:]
	for {
		switch {
		case s == "":
			return nil, s, false
		case s[0] == '}':
			return list, s[1:], true
		case s[0] == ',':
			s = s[1:]
		case s[0] == '{':
			inner, after, ok := arrayElements(types, element, s)
			if !ok {
				return nil, s, false
			}
			list, s = append(list, inner), after
		case s[0] == '"':
			var b strings.Builder
			i := 1
			for ; i < len(s) && s[i] != '"'; i++ {
				if s[i] == '\\' && i+1 < len(s) {
					i++
				}
				b.WriteByte(s[i])
			}
			if i >= len(s) {
				return nil, s, false
			}
			list, s = append(list, postgresValue(types, element, []byte(b.String()))), s[i+1:]
		default:
			i := strings.IndexAny(s, ",}")
			if i < 0 {
				return nil, s, false
			}
			if strings.EqualFold(s[:i], "null") {
				list = append(list, nil)
			} else {
				list = append(list, postgresValue(types, element, []byte(s[:i])))
			}
			s = s[i:]
		}
	}
}

// postgresError gives the server's errors the sandbox's types.
func postgresError(err error) error {
	var e *pgconn.PgError
	if !errors.As(err, &e) {
		return err
	}
	switch {
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
