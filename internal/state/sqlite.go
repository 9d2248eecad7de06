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
	write, err := sql.Open("sqlite3", dsn(path, "rwc"))
	if err != nil {
		return nil, err
	}
	write.SetMaxOpenConns(1) // SQLite has one writer at a time, and waiting here is fairer than there
	if err := keepBefore(write, path); err != nil {
		write.Close()
		return nil, err
	}
	if err := migrate(write, inSQLite(steps)); err != nil {
		write.Close()
		return nil, err
	}
	read, err := sql.Open("sqlite3", dsn(path, "rw"))
	if err != nil {
		write.Close()
		return nil, err
	}
	read.SetMaxOpenConns(8)
	return &Store{read: read, write: write, again: func(error) bool { return false }, lightly: "PRAGMA synchronous=NORMAL",
		surely: "PRAGMA synchronous=FULL",
		// SQLite waits by itself
		size: "SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size"}, nil
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

func dsn(path, mode string) string {
	q := url.Values{
		"mode": {mode}, "_busy_timeout": {"10000"}, "_synchronous": {"FULL"}, "_foreign_keys": {"1"}, "_txlock": {"immediate"},
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
		busy: func(err error) bool { // SQLite waits for others by itself, but not to switch a new file to WAL
			var e sqlite3.Error
			return errors.As(err, &e) && (e.Code == sqlite3.ErrBusy || e.Code == sqlite3.ErrLocked)
		},
	}
}
