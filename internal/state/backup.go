package state

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/mattn/go-sqlite3"
)

// ErrElsewhere means that the state is not a file: its database has tools of its own.
var ErrElsewhere = errors.New("the state lives in PostgreSQL: save it with pg_dump --schema=surely, and restore " +
	"it with pg_restore")

// Snapshot copies a SQLite file, as at one moment, to a new file, while it may be in use.
func Snapshot(ctx context.Context, from, to string) error {
	if _, err := os.Stat(from); err != nil {
		return fmt.Errorf("copy: %w", err)
	}
	db, err := sql.Open("sqlite3", dsn(from, "rw"))
	if err != nil {
		return fmt.Errorf("copy %s: %w", from, err)
	}
	defer db.Close()
	if _, err := db.ExecContext(ctx, "VACUUM INTO ?", to); err != nil {
		return fmt.Errorf("copy %s: %w", from, err)
	}
	return os.Chmod(to, 0o600)
}

// InUse reports whether another process has the state in a SQLite file open.
func InUse(ctx context.Context, path string) (bool, error) {
	if _, err := os.Stat(path); err != nil || strings.Contains(path, "://") {
		return false, nil
	}
	// In WAL mode an open database holds a lock that excludes this one.
	db, err := sql.Open("sqlite3", dsn(path, "rw", "_busy_timeout", "0", "_locking_mode", "EXCLUSIVE"))
	if err != nil {
		return false, err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	var n int
	err = db.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema").Scan(&n)
	if Damaged(err) { // so it may be replaced
		err = nil
	}
	if busy(err) {
		return true, nil
	}
	return false, err
}

// Restore replaces the state in a SQLite file by a snapshot, atomically. Servers using the file continue with the
// restored state; their pending writes go to it.
func Restore(ctx context.Context, snapshot, at string) error {
	if err := sound(ctx, snapshot); err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	s, err := Open(at)
	if err != nil {
		return err
	}
	defer s.Close()
	source, err := (&sqlite3.SQLiteDriver{}).Open(dsn(snapshot, "ro"))
	if err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	defer source.Close()
	into, err := s.write.Conn(ctx)
	if err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	err = into.Raw(func(c any) error { return replaced(c.(*sqlite3.SQLiteConn), source) })
	into.Close() // the only one there is
	if err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	if err := migrate(s.write, inSQLite(steps)); err != nil { // an older version's
		return fmt.Errorf("restore: %w", err)
	}
	return nil
}

func replaced(into *sqlite3.SQLiteConn, source driver.Conn) error {
	b, err := into.Backup("main", source.(*sqlite3.SQLiteConn), "main")
	if err != nil {
		return err
	}
	done, err := b.Step(-1)
	if ended := b.Finish(); err == nil {
		err = ended
	}
	if err == nil && !done {
		err = errors.New("the file is in use; try again")
	}
	return err
}

// sound reports what is wrong with a file that should hold a state.
func sound(ctx context.Context, path string) error {
	if _, err := os.Stat(path); err != nil {
		return err
	}
	db, err := sql.Open("sqlite3", dsn(path, "ro"))
	if err != nil {
		return err
	}
	defer db.Close()
	var version, tables int
	var verdict string
	err = db.QueryRowContext(ctx, `SELECT (SELECT user_version FROM pragma_user_version), (SELECT integrity_check FROM pragma_integrity_check LIMIT 1),
		(SELECT count(*) FROM sqlite_schema WHERE name IN ('conversations', 'events', 'verdicts'))`).Scan(&version, &verdict, &tables)
	switch {
	case err != nil:
		return fmt.Errorf("%s is not a backup of a state: %w", path, err)
	case verdict != "ok":
		return fmt.Errorf("%s is damaged: %s", path, verdict)
	case version < 1 || tables < 3:
		return fmt.Errorf("%s is not a backup of a state", path)
	case version > len(steps):
		return fmt.Errorf("%s was written by a newer Surely (version %d, this one knows %d)", path, version, len(steps))
	}
	return nil
}
