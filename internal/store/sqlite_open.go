package store

import (
	"context"
	"fmt"
	"io"
	"net/url"
	"os"

	"github.com/mattn/go-sqlite3"
)

func newSQLite(path string, limits Limits) *sqliteDB {
	db := newPooledDB(path, limits)
	db.sampleDB = newPooledDB(path, limits)
	return db
}

func newPooledDB(path string, limits Limits) *sqliteDB {
	db := &sqliteDB{path: path, limits: limits}
	db.pool.open, db.pool.slots = db.connect, make(chan struct{}, 32)
	return db
}

// sqliteConn is a confined connection.
type sqliteConn struct {
	*sqlite3.SQLiteConn
	sealedState string      // the file's state if it was opened as immutable; else empty
	file        os.FileInfo // identifies the file, since another may replace it under its name
	view        *sqliteView
	schemaName  string // the file's secret name on this connection
	heap
}

// dsn returns the URI for a connection that can neither write to the file nor create files next to it.
func dsn(path string, immutable bool) string {
	return address(path, immutable) + "&_query_only=1&_busy_timeout=5000"
}

// address returns the URI of a file to attach read-only.
func address(path string, immutable bool) string {
	u := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: "mode=ro"}
	if immutable {
		u.RawQuery += "&immutable=1"
	}
	return u.String()
}

// isSealed reports whether the file is in WAL mode with an empty log. To read such a file, SQLite would create a log
// and its index, and fail where it cannot; it does neither if the file is opened as immutable. That is valid until the
// file is written.
func isSealed(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	var head [20]byte
	if _, err := io.ReadFull(f, head[:]); err != nil || head[18] != 2 {
		return false
	}
	log, err := os.Stat(path + "-wal")
	return err != nil || log.Size() == 0
}

// openPlain opens a read-only connection without other restrictions, for introspection.
func (db *sqliteDB) openPlain() (*sqlite3.SQLiteConn, error) {
	c, err := (&sqlite3.SQLiteDriver{}).Open(dsn(db.path, isSealed(db.path)))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", db.path, err)
	}
	return c.(*sqlite3.SQLiteConn), nil
}

// take returns a connection to the current file: the file must still be the same and, if opened as immutable,
// unmodified.
func (db *sqliteDB) take(ctx context.Context) (*sqliteConn, error) {
	for {
		c, err := db.pool.take(ctx)
		if err != nil {
			return nil, unreachable(ctx, err)
		}
		if c.view == db.view.Load() && c.isCurrent(db.path) {
			return c, nil
		}
		db.pool.put(c, true)
	}
}

func (c *sqliteConn) isCurrent(path string) bool {
	if file, err := os.Stat(path); err != nil || !os.SameFile(file, c.file) {
		return false
	}
	if c.sealedState == "" {
		return true
	}
	state, err := sqliteState(path)
	return err == nil && state == c.sealedState
}

// connect opens a confined connection.
func (db *sqliteDB) connect() (*sqliteConn, error) {
	file, err := os.Stat(db.path)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", db.path, err)
	}
	state := ""
	if isSealed(db.path) {
		if state, err = sqliteState(db.path); err != nil {
			return nil, err
		}
	}
	view, uri := db.view.Load(), dsn(db.path, state != "")
	if view.isShadowed {
		uri = "file::memory:?_query_only=1&_busy_timeout=5000"
	}
	c, err := (&sqlite3.SQLiteDriver{}).Open(uri)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", db.path, err)
	}
	conn := &sqliteConn{SQLiteConn: c.(*sqlite3.SQLiteConn), sealedState: state, file: file, view: view,
		schemaName: "main",
		heap:       newHeap()}
	if err := conn.runCharged(urgentTime, func() error { return db.confine(conn) }); err != nil {
		conn.Close()
		return nil, fmt.Errorf("open %s: %w", db.path, err)
	}
	return conn, nil
}

func (db *sqliteDB) confine(c *sqliteConn) (err error) {
	if err := c.limit(c.SQLiteConn); err != nil {
		return err
	}
	for _, pragma := range []string{"PRAGMA trusted_schema=0", "PRAGMA cell_size_check=1"} {
		if _, err := c.Exec(pragma, nil); err != nil {
			return err
		}
	}
	if c.view.isShadowed {
		if c.schemaName, err = c.view.attach(c.SQLiteConn, db.path, c.sealedState != ""); err != nil {
			return err
		}
	}
	ownFunctions, err := register(c.SQLiteConn)
	if err != nil {
		return err
	}
	if db.limits.MaxSQL > 0 {
		c.SetLimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, db.limits.MaxSQL)
	}
	for id, n := range sqliteLimits {
		c.SetLimit(id, n)
	}
	reservedNames, err := listReservedNames(c.SQLiteConn, c.schemaName)
	if err != nil {
		return err
	}
	c.RegisterAuthorizer(authorizer(permissions{c.view.visible, c.schemaName, ownFunctions, reservedNames}))
	return nil
}
