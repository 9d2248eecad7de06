package state

import (
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/mattn/go-sqlite3"
)

// migrations lead from an empty file to the present form, one step each. A step that has been released is never changed;
// there is no way back.
var migrations = []string{
	`CREATE TABLE conversations (
		id TEXT PRIMARY KEY, token TEXT NOT NULL, data BLOB NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX conversations_updated ON conversations (updated);
	CREATE TABLE events (
		conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE, seq INTEGER NOT NULL, data BLOB NOT NULL,
		PRIMARY KEY (conversation, seq)) WITHOUT ROWID;
	CREATE TABLE verdicts (key TEXT PRIMARY KEY, data BLOB NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX verdicts_used ON verdicts (used);
	CREATE TABLE feedback (
		id INTEGER PRIMARY KEY, conversation TEXT NOT NULL, turn INTEGER NOT NULL, kind TEXT NOT NULL, data BLOB NOT NULL, created INTEGER NOT NULL);
	CREATE TABLE uploads (
		id TEXT PRIMARY KEY, conversation TEXT NOT NULL, name TEXT NOT NULL, path TEXT NOT NULL, size INTEGER NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX uploads_conversation ON uploads (conversation);`,
}

// migrate runs the steps that the file has not seen, each in a transaction of its own.
func migrate(db *sql.DB, steps []string) error {
	for since := time.Now(); ; {
		done, err := step(db, steps)
		if busy(err) && time.Since(since) < patience {
			time.Sleep(10 * time.Millisecond)
			continue
		}
		if err != nil || done {
			return err
		}
	}
}

// patience is how long one waits for others that open the file, too.
const patience = 10 * time.Second

// busy reports whether others were at the file: SQLite waits for them by itself, but not to switch a new file to WAL.
func busy(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrBusy || e.Code == sqlite3.ErrLocked)
}

// step runs the next step; another process may be at it too, so the version is read inside the transaction.
func step(db *sql.DB, steps []string) (done bool, err error) {
	tx, err := db.Begin()
	if err != nil {
		return false, err
	}
	defer tx.Rollback()
	var version int
	if err := tx.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return false, err
	}
	switch {
	case version == len(steps):
		return true, nil
	case version > len(steps):
		return false, fmt.Errorf("it was written by a newer Surely (version %d, this one knows %d): use that one, or another --home", version, len(steps))
	}
	if _, err := tx.Exec(steps[version]); err != nil {
		return false, fmt.Errorf("migrate to version %d: %w", version+1, err)
	}
	if _, err := tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", version+1)); err != nil {
		return false, fmt.Errorf("migrate to version %d: %w", version+1, err)
	}
	return false, tx.Commit()
}
