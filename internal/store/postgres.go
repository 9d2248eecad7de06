package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// postgresDB is a PostgreSQL database, or another server that speaks its protocol. No setting or prepared statement
// outlives a transaction, so that a pooler such as pgbouncer works.
type postgresDB struct {
	pool     *pgxpool.Pool
	settings string // SET LOCAL … at the start of each transaction
	borrowed bool   // another postgresDB owns the pool
}

// sessionSettings fix the output format whatever the server's settings are.
var sessionSettings = map[string]string{
	"datestyle": "ISO, YMD", "timezone": "UTC", "intervalstyle": "postgres", "bytea_output": "hex",
	"standard_conforming_strings": "on",
}

// startupParameters may be sent when connecting, since every pooler accepts them. Others are set in each transaction.
var startupParameters = map[string]bool{"application_name": true, "client_encoding": true, "options": true}

// newPostgres creates the pool, which connects on first use.
func newPostgres(src string) (*postgresDB, error) {
	config, err := pgxpool.ParseConfig(src)
	if err != nil {
		return nil, err
	}
	settings := maps.Clone(sessionSettings)
	for name, value := range config.ConnConfig.RuntimeParams {
		if name == "search_path" { // the owner limits the schemas
			settings["surely.all_schemas"] = "off"
		}
		if !startupParameters[name] {
			settings[name] = value
			delete(config.ConnConfig.RuntimeParams, name)
		}
	}
	if config.ConnConfig.RuntimeParams["application_name"] == "" {
		config.ConnConfig.RuntimeParams["application_name"] = "surely"
	}
	config.ConnConfig.RuntimeParams["client_encoding"] = "UTF8"
	config.ConnConfig.ConnectTimeout = cmp.Or(config.ConnConfig.ConnectTimeout, 10*time.Second)
	config.ConnConfig.StatementCacheCapacity, config.ConnConfig.DescriptionCacheCapacity = 0, 0
	if !strings.Contains(src, "pool_max_conns") {
		config.MaxConns = 16
	}
	pool, err := pgxpool.NewWithConfig(context.Background(), config)
	if err != nil {
		return nil, err
	}
	return &postgresDB{pool: pool, settings: setLocal(settings)}, nil
}

// setLocal writes settings as statements. A search path is already a list of names in the form that SET expects.
func setLocal(settings map[string]string) string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(settings)) {
		value := "'" + strings.ReplaceAll(settings[name], "'", "''") + "'"
		if name == "search_path" {
			value = settings[name]
		}
		fmt.Fprintf(&b, "; SET LOCAL %s = %s", pgx.Identifier(strings.Split(name, ".")).Sanitize(), value)
	}
	return b.String()
}

// postgresView is a database with one of its descriptions, and the guard and types for that description. A newer
// description gets its own view, which uses the same pool.
type postgresView struct {
	*postgresDB
	guard *guard
	types *typeMap
}

// openPostgres opens a PostgreSQL database.
func openPostgres(ctx context.Context, src string, o Options) (*Source, error) {
	db, err := newPostgres(src)
	if err != nil {
		return nil, fmt.Errorf("open %s: %s", text.Address(src), text.RemoveSecrets(src, err.Error()))
	}
	db.detectDisconnects(ctx)
	s, err := db.describe(ctx, o, nil)
	if err != nil {
		db.close()
		return nil, fmt.Errorf("open %s: %s", text.Address(src), text.RemoveSecrets(src, err.Error()))
	}
	return s, nil
}

// detectDisconnects makes the server check regularly whether the client is still there, and stop the statement if it is
// not. Servers before PostgreSQL 14, and some operating systems, cannot do this; they stop at the statement timeout.
func (db *postgresDB) detectDisconnects(ctx context.Context) {
	const setting = "; SET LOCAL client_connection_check_interval = 2000"
	if c, err := db.begin(ctx, setting); err == nil {
		db.release(c)
		db.settings += setting
	}
}

// describe describes the current database in one read-only transaction, and creates the matching guard. If base is not
// nil, it describes what the transaction's role sees of base, without caching.
func (db *postgresDB) describe(ctx context.Context, o Options, base *Source) (*Source, error) {
	config := db.pool.Config().ConnConfig
	id := fmt.Sprintf("postgres %s:%d/%s as %s", config.Host, config.Port, config.Database, config.User)
	columns := columnsFile(o.Home, id)
	view := &postgresView{postgresDB: db}
	said, err := readDecisions(filepath.Join(o.Home, config.Database), settledFile(o.Home, id))
	if err != nil {
		return nil, err
	}
	s := &Source{limits: o.Limits, engine: view, settled: settledFile(o.Home, id)}
	if base == nil {
		s.columns = columns
		s.redescribe = func(ctx context.Context, name string) (*Source, error) {
			return db.describe(ctx, o.withName(name), nil)
		}
		s.currentState = func(ctx context.Context) (state string, err error) {
			err = db.inspect(ctx, func(in *postgresInspector) error {
				state, err = in.state(ctx, columns)
				return err
			})
			if state != "" {
				state += extractedState(s.settled)
			}
			return state, err
		}
		s.asRole = func(ctx context.Context, role string) (*Source, error) { return view.describeAsRole(ctx, role, s, o) }
	} else {
		s.forRole, s.documents = true, base.documents
	}
	err = db.inspect(ctx, func(in *postgresInspector) (err error) {
		if in.types, err = in.listTypes(ctx); err != nil {
			return err
		}
		state := func() (_ string, err error) {
			if base == nil {
				if s.describedState, err = in.state(ctx, columns); s.describedState != "" {
					s.describedState += extractedState(s.settled)
				}
			}
			return s.describedState, err
		}
		described, err := describeCached(o, id, state, func() (description, error) {
			return describe(ctx, in, config.Database, schema.Postgres, said, o.Progress)
		})
		if err != nil {
			return err
		}
		extracted, err := s.complete(ctx, described, said, o)
		if err != nil {
			return err
		}
		if base != nil {
			restrict(s.schema, base.schema)
		}
		view.types = in.types
		view.guard, err = newGuard(ctx, in, s.schema, extracted)
		return err
	})
	if err != nil {
		return nil, err
	}
	s.setMeasureBounds(ctx)
	return s, nil
}

// inspect calls a function with an inspector in its own read-only transaction.
func (db *postgresDB) inspect(ctx context.Context, inspect func(in *postgresInspector) error) error {
	c, err := db.begin(ctx, "; SET LOCAL lock_timeout = 10000")
	if err != nil {
		return err
	}
	defer db.release(c)
	return inspect(&postgresInspector{conn: c.Conn(), maxRows: maxRowsRead, types: newTypeMap()})
}

func (db *postgresDB) close() {
	if !db.borrowed {
		db.pool.Close()
	}
}

// begin starts a read-only transaction. If the connection is dead (after a restart, or closed by an administrator or
// pooler), it drops all idle connections and tries a new one.
func (db *postgresDB) begin(ctx context.Context, settings string) (*pgxpool.Conn, error) {
	for retried := false; ; retried = true {
		c, err := db.pool.Acquire(ctx)
		if err != nil {
			return nil, err
		}
		if _, err = c.Conn().PgConn().Exec(ctx, "BEGIN TRANSACTION READ ONLY"+db.settings+settings).ReadAll(); err == nil {
			return c, nil
		}
		isLost := connectionLost(c, err)
		db.release(c)
		if !isLost || retried || ctx.Err() != nil {
			return nil, err
		}
		db.pool.Reset()
	}
}

// connectionLost reports whether a statement failed because of its connection.
func connectionLost(c *pgxpool.Conn, err error) bool {
	var e *pgconn.PgError
	if !errors.As(err, &e) {
		return c.Conn().IsClosed()
	}
	return strings.HasPrefix(e.Code, "08") || strings.HasPrefix(e.Code, "57P")
}

// query runs one statement in the sandbox: its own read-only transaction with the statement timeout and the search path
// of the description.
func (db *postgresView) query(ctx context.Context, limits Limits, sql string, args []any) (*Rows, error) {
	checked, err := db.guard.check(sql)
	if err != nil {
		return nil, err
	}
	idleTimeout := 10 * time.Minute
	if budget.Pauses(ctx) {
		idleTimeout = time.Hour
	}
	clock := limits.clock(ctx)
	clock.run()
	defer clock.pause()
	settings := fmt.Sprintf("; SET LOCAL statement_timeout = %d; SET LOCAL lock_timeout = 2000; "+
		"SET LOCAL idle_in_transaction_session_timeout = %d; SET LOCAL search_path = %s",
		max(0, limits.Timeout.Milliseconds()), idleTimeout.Milliseconds(), db.guard.path())
	c, err := db.begin(clock.ctx, settings)
	if err != nil {
		clock.end(nil)
		return nil, unreachable(ctx, limits.explain(postgresError(clock.explain(err))))
	}
	sql, args, err = db.guard.rewriteTables(clock.ctx, checked, args)
	var rows *Rows
	if err == nil {
		rows, err = db.start(ctx, clock, c, limits, sql, args)
	}
	if err != nil {
		dead := connectionLost(c, err) && clock.ctx.Err() == nil
		err = limits.explain(postgresError(clock.explain(err)))
		clock.end(nil)
		db.release(c)
		if dead {
			err = unreachable(ctx, err)
		}
		return nil, err
	}
	return rows, nil
}

func (db *postgresView) start(ctx context.Context, clock *clock, c *pgxpool.Conn, limits Limits, sql string,
	args []any) (*Rows, error) {
	e := &postgresRows{db: db.postgresDB, conn: c, types: db.types, clock: clock}
	var err error
	if budget.Pauses(ctx) {
		// The statement timeout would include the caller's pauses; with a cursor, each FETCH has its own timeout.
		if _, err = c.Exec(clock.ctx, "DECLARE surely_rows NO SCROLL CURSOR FOR "+sql,
			append([]any{pgx.QueryExecModeDescribeExec}, postgresArgs(args)...)...); err == nil {
			e.fetchSize = fetchSize
			err = e.fetch()
		}
	} else {
		e.rows, err = c.Query(clock.ctx, sql, append([]any{pgx.QueryExecModeDescribeExec, textResults},
			postgresArgs(args)...)...)
	}
	if err != nil {
		return nil, err
	}
	names := []string{}
	for _, f := range e.rows.FieldDescriptions() {
		names = append(names, f.Name)
	}
	return &Rows{columns: names, engine: e, limits: limits, clock: clock}, nil
}

// release rolls the transaction back and returns the connection to the pool, which closes it if it is broken.
func (db *postgresDB) release(c *pgxpool.Conn) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	if !c.Conn().IsClosed() {
		if _, err := c.Conn().PgConn().Exec(ctx, "ROLLBACK").ReadAll(); err != nil {
			c.Conn().Close(ctx)
		}
	}
	if wire := c.Conn().PgConn(); c.Conn().IsClosed() {
		contain.Go("stop a statement", func() { repeatCancel(wire) })
	}
	c.Release()
}

// repeatCancel asks the server repeatedly to stop a statement whose connection was closed. The driver asks only once,
// and a server ignores a request that arrives after it has prepared a statement and before it runs it.
func repeatCancel(wire *pgconn.PgConn) {
	for pause := 20 * time.Millisecond; pause < 5*time.Second; pause *= 2 {
		select {
		case <-wire.CleanupDone():
			return
		case <-time.After(pause):
		}
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		wire.CancelRequest(ctx)
		cancel()
	}
}
