package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"github.com/mattn/go-sqlite3"
)

func openSQLite(path string) (*Store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	// SQLite would create a file that everybody can read. Its other files get the same permissions as this one.
	if f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600); err == nil {
		f.Close()
	}
	if err := prepare(path); err != nil {
		return nil, err
	}
	write, err := sql.Open("sqlite3", serverDSN(path))
	if err != nil {
		return nil, err
	}
	write.SetMaxOpenConns(1) // SQLite has one writer at a time
	read, err := sql.Open("sqlite3", serverDSN(path))
	if err != nil {
		write.Close()
		return nil, err
	}
	read.SetMaxOpenConns(8)
	return &Store{read: read, write: write, retryable: busy, path: path}, nil
}

// usedBytes is the query for the number of bytes that a file uses.
const usedBytes = "SELECT (page_count - freelist_count) * page_size " +
	"FROM pragma_page_count, pragma_freelist_count, pragma_page_size"

// prepare creates the file if necessary, and migrates it.
func prepare(path string) error {
	db, err := sql.Open("sqlite3", dsn(path, "rwc"))
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if err := checkPages(db); err != nil {
		return err
	}
	if err := backupBeforeMigration(db, path); err != nil {
		return err
	}
	if err := migrate(db, sqliteMigration(steps)); err != nil {
		return err
	}
	_, err = db.Exec("DELETE FROM rates WHERE false") // fails if the file is read-only, as opening it does not
	return err
}

// checkTime is the maximum time for checking a state; a state that takes longer is used unchecked.
const checkTime = 20 * time.Second

// errDamaged means that a page of the file is invalid.
var errDamaged = sqlite3.Error{Code: sqlite3.ErrCorrupt}

// checkPages checks every page of a state, since a damaged state may lose what is written to it.
func checkPages(db *sql.DB) error {
	ctx, cancel := context.WithTimeout(context.Background(), checkTime)
	defer cancel()
	var result string
	err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&result)
	switch {
	case ctx.Err() != nil:
		return nil
	case err != nil:
		return err
	case result != "ok":
		return fmt.Errorf("%w: %s", errDamaged, result)
	}
	return nil
}

// busy reports whether a call failed because another connection was writing, or memory briefly ran out.
func busy(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrBusy || e.Code == sqlite3.ErrLocked || e.Code == sqlite3.ErrNomem)
}

// backupBeforeMigration copies an older version's state before it is migrated, since an older program cannot read the
// new one.
func backupBeforeMigration(db *sql.DB, path string) error {
	var version int
	if err := db.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version == 0 || version >= len(steps) {
		return nil
	}
	backup := fmt.Sprintf("%s.version%d", path, version)
	if _, err := os.Stat(backup); err == nil {
		return nil // made by an earlier attempt
	}
	err := Backup(context.Background(), path, backup)
	if err != nil && !errors.Is(err, os.ErrExist) { // another process was first
		return fmt.Errorf("back up the older version's state: %w", err)
	}
	return nil
}

// serverDSN returns the DSN for a server: SQLite's own wait for writers, which no context ends, is short, and deleted
// data is overwritten.
func serverDSN(path string) string { return dsn(path, "rw&_busy_timeout=250&_secure_delete=true") }

// dsn returns a file's DSN. The mode may be followed by other settings, which take precedence.
func dsn(path, mode string) string {
	settings := "mode=" + mode + "&_busy_timeout=10000&_synchronous=FULL&_foreign_keys=1&_txlock=immediate"
	if mode == "rwc" {
		settings += "&_journal_mode=WAL" // stored in the file permanently
	}
	return (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: settings}).String()
}

// sqliteMigration returns the configuration that keeps the version in the file's header.
func sqliteMigration(steps []string) migrationConfig {
	return migrationConfig{
		steps:   steps,
		version: "PRAGMA user_version",
		set:     "PRAGMA user_version = %d",
		busy:    busy, // SQLite waits for others by itself, except when switching a new file to WAL
	}
}
