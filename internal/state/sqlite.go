package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"

	"github.com/mattn/go-sqlite3"
)

func openSQLite(path string) (*Store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	// SQLite would make a file that everybody may read; what it makes beside it is as this one.
	if f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600); err == nil {
		f.Close()
	}
	if err := prepare(path); err != nil {
		return nil, err
	}
	write, err := sql.Open("sqlite3", served(path))
	if err != nil {
		return nil, err
	}
	write.SetMaxOpenConns(1) // SQLite has one writer at a time, and waiting here is fairer than there
	read, err := sql.Open("sqlite3", served(path))
	if err != nil {
		write.Close()
		return nil, err
	}
	read.SetMaxOpenConns(8)
	return &Store{read: read, write: write, again: busy, lightly: "PRAGMA synchronous=NORMAL",
		surely: "PRAGMA synchronous=FULL", erased: "PRAGMA wal_checkpoint(TRUNCATE)",
		size: "SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size"}, nil
}

// prepare makes the file if need be, and brings it to the present form.
func prepare(path string) error {
	db, err := sql.Open("sqlite3", dsn(path, "rwc"))
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if err := keepBefore(db, path); err != nil {
		return err
	}
	return migrate(db, inSQLite(steps))
}

// busy reports whether others were writing.
func busy(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrBusy || e.Code == sqlite3.ErrLocked)
}

// keepBefore keeps a copy of a state that an older version wrote, beside it, before it is brought to the present
// form: an older version cannot read that.
func keepBefore(db *sql.DB, path string) error {
	var version int
	if err := db.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version == 0 || version >= len(steps) {
		return nil
	}
	copied := fmt.Sprintf("%s.version%d", path, version)
	if _, err := os.Stat(copied); err == nil {
		return nil // another process was first, or it was tried before
	}
	part := fmt.Sprintf("%s.%016x", copied, rand.Uint64()) // several may be at it
	defer os.Remove(part)
	err := Snapshot(context.Background(), path, part)
	if err == nil {
		if err = os.Link(part, copied); errors.Is(err, os.ErrExist) {
			return nil
		} else if err != nil { // some disks have no links
			err = os.Rename(part, copied)
		}
	}
	if err != nil {
		return fmt.Errorf("keep a copy of the older form: %w", err)
	}
	return nil
}

// served names the file as a server uses it: SQLite's own wait for other writers, which no context ends, is short, and
// what is deleted is overwritten.
func served(path string) string {
	return dsn(path, "rw", "_busy_timeout", "250", "_secure_delete", "true")
}

// dsn names a file and how it is used; more settings are given by name and value.
func dsn(path, mode string, more ...string) string {
	q := url.Values{
		"mode": {mode}, "_busy_timeout": {"10000"}, "_synchronous": {"FULL"}, "_foreign_keys": {"1"}, "_txlock": {"immediate"},
	}
	for i := 0; i < len(more); i += 2 {
		q.Set(more[i], more[i+1])
	}
	if mode == "rwc" {
		q.Set("_journal_mode", "WAL") // it is the file's from then on
	}
	u := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: q.Encode()}
	return u.String()
}

// inSQLite keeps the version in the file's head.
func inSQLite(steps []string) form {
	return form{
		steps:   steps,
		version: "PRAGMA user_version",
		set:     "PRAGMA user_version = %d",
		busy:    busy, // SQLite waits for others by itself, but not to switch a new file to WAL
	}
}
