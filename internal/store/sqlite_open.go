package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
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

const maxConns = 32

func newPooledDB(path string, limits Limits) *sqliteDB {
	db := &sqliteDB{path: path, limits: limits}
	db.pool = sql.OpenDB(db)
	db.pool.SetMaxOpenConns(maxConns)
	db.pool.SetMaxIdleConns(maxConns)
	return db
}

// sqliteConn is a confined connection.
type sqliteConn struct {
	*sqlite3.SQLiteConn
	db          *sqliteDB
	sealedState string      // the file's state if it was opened as immutable; else empty
	file        os.FileInfo // identifies the file, since another may replace it under its name
	view        *sqliteView
	schemaName  string // the file's secret name on this connection
	heap

	lent *sql.Conn // the pool's handle while the connection is lent
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

// take lends a connection to the current file, until release.
func (db *sqliteDB) take(ctx context.Context) (c *sqliteConn, err error) {
	lent, err := db.pool.Conn(ctx)
	if err != nil {
		return nil, unreachable(ctx, err)
	}
	err = lent.Raw(func(conn any) error {
		c = conn.(*sqliteConn)
		c.lent = lent
		return nil
	})
	return c, err
}

func (c *sqliteConn) release() { c.lent.Close() }

// ResetSession makes the pool close connections for an earlier description, to a file that was replaced or, if opened
// as immutable, to one that was modified.
func (c *sqliteConn) ResetSession(context.Context) error {
	file, err := os.Stat(c.db.path)
	if err == nil && os.SameFile(file, c.file) && c.view == c.db.view.Load() {
		if c.sealedState == "" {
			return nil
		}
		if state, err := sqliteState(c.db.path); err == nil && state == c.sealedState {
			return nil
		}
	}
	return driver.ErrBadConn
}

// Driver makes a sqliteDB a driver.Connector.
func (db *sqliteDB) Driver() driver.Driver { return &sqlite3.SQLiteDriver{} }

// Connect opens a confined connection.
func (db *sqliteDB) Connect(context.Context) (driver.Conn, error) {
	conn, err := db.connect()
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", db.path, err)
	}
	return conn, nil
}

func (db *sqliteDB) connect() (*sqliteConn, error) {
	file, err := os.Stat(db.path)
	if err != nil {
		return nil, err
	}
	conn := &sqliteConn{db: db, file: file, view: db.view.Load(), schemaName: "main", heap: newHeap()}
	if isSealed(db.path) {
		if conn.sealedState, err = sqliteState(db.path); err != nil {
			return nil, err
		}
	}
	uri := dsn(db.path, conn.sealedState != "")
	if conn.view.isShadowed {
		uri = "file::memory:?_query_only=1&_busy_timeout=5000"
	}
	if conn.SQLiteConn, err = openConn(uri); err != nil {
		return nil, err
	}
	if err := conn.runCharged(urgentTime, func() error { return db.confine(conn) }); err != nil {
		conn.Close()
		return nil, err
	}
	return conn, nil
}

// openInspector opens a file read-only, without other restrictions.
func openInspector(path string, immutable bool) (*sqliteInspector, error) {
	c, err := openConn(dsn(path, immutable))
	return &sqliteInspector{conn: c}, wrapError("open "+path, err)
}

func openConn(uri string) (*sqlite3.SQLiteConn, error) {
	c, err := (&sqlite3.SQLiteDriver{}).Open(uri)
	if err != nil {
		return nil, err
	}
	return c.(*sqlite3.SQLiteConn), nil
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
