package store

import (
	"context"
	"io"
	"net/url"
	"os"

	"github.com/jackc/puddle/v2"
	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/contain"
)

// maxConns is the maximum number of connections to a file.
const maxConns = 32

func newSQLite(path string) *sqliteDB {
	db := newSQLitePool(path)
	db.sampleDB = newSQLitePool(path)
	return db
}

// newSQLitePool returns a file with a pool of its own. It is not database/sql's because a cursor needs the driver's own
// connection until it is closed.
func newSQLitePool(path string) *sqliteDB {
	db := &sqliteDB{path: path}
	db.pool, _ = puddle.NewPool(&puddle.Config[*sqliteConn]{MaxSize: maxConns,
		Constructor: func(context.Context) (c *sqliteConn, err error) {
			err = contain.Do("open a file", func() (err error) { c, err = db.connect(); return err })
			return c, wrapError("open "+path, err)
		},
		Destructor: func(c *sqliteConn) { c.Close() },
	})
	return db
}

// sqliteConn is a confined connection.
type sqliteConn struct {
	*sqlite3.SQLiteConn
	sealedState string      // the file's state if it was opened as immutable; else empty
	file        os.FileInfo // identifies the file, since another one may replace it under the same name
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
// and its index, and fail if it cannot; it does neither if the file is opened as immutable, which is safe until
// somebody writes to the file.
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

// take returns a connection to the current file, to be released after use.
func (db *sqliteDB) take(ctx context.Context) (*puddle.Resource[*sqliteConn], error) {
	for {
		c, err := db.pool.Acquire(ctx)
		if err != nil {
			return nil, unreachable(ctx, err)
		}
		if db.isCurrent(c.Value()) {
			return c, nil
		}
		c.Destroy()
	}
}

// isCurrent reports whether a connection is for the latest description, and its file has not been replaced or, if it
// was opened as immutable, modified.
func (db *sqliteDB) isCurrent(c *sqliteConn) bool {
	if file, err := os.Stat(db.path); err != nil || !os.SameFile(file, c.file) || c.view != db.view.Load() {
		return false
	}
	if c.sealedState == "" {
		return true
	}
	state, err := sqliteState(db.path)
	return err == nil && state == c.sealedState
}

// connect opens a confined connection.
func (db *sqliteDB) connect() (*sqliteConn, error) {
	file, err := os.Stat(db.path)
	if err != nil {
		return nil, err
	}
	conn := &sqliteConn{file: file, view: db.view.Load(), schemaName: "main", heap: newHeap()}
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
	if err := register(c.SQLiteConn); err != nil {
		return err
	}
	for id, n := range sqliteLimits {
		c.SetLimit(id, n)
	}
	reservedNames, err := listReservedNames(c.SQLiteConn, c.schemaName)
	if err != nil {
		return err
	}
	c.RegisterAuthorizer(authorizer(permissions{c.view.visible, c.schemaName, reservedNames}))
	return nil
}
