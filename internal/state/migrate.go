package state

import (
	"database/sql"
	"fmt"
	"time"
)

// steps are the migrations, in SQLite's dialect. The result of a released step never changes; there are no down
// migrations. No step creates tables that are no longer used; if an earlier version created them, a step drops them.
var steps = []string{
	`CREATE TABLE conversations (
		id TEXT PRIMARY KEY, token TEXT NOT NULL, data BLOB NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX conversations_updated ON conversations (updated);
	CREATE TABLE events (
		conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE, seq INTEGER NOT NULL, data BLOB NOT NULL,
		PRIMARY KEY (conversation, seq)) WITHOUT ROWID;
	CREATE TABLE verdicts (key TEXT PRIMARY KEY, data BLOB NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX verdicts_used ON verdicts (used);
	CREATE TABLE feedback (
		id INTEGER PRIMARY KEY, conversation TEXT NOT NULL, turn INTEGER NOT NULL, kind TEXT NOT NULL, data BLOB NOT NULL, created INTEGER NOT NULL);`,
	"DROP TABLE IF EXISTS uploads;", // a new database does not have it
	`CREATE TABLE spending (day TEXT PRIMARY KEY, calls INTEGER NOT NULL, tokens INTEGER NOT NULL, money DOUBLE PRECISION NOT NULL) WITHOUT ROWID;`,
	`ALTER TABLE conversations ADD COLUMN copied TEXT REFERENCES conversations (id) ON DELETE CASCADE;
	CREATE INDEX conversations_copied ON conversations (copied);`,
	nothing, nothing,
	`CREATE TABLE rates (who TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;`,
	nothing,
	"DROP TABLE IF EXISTS audit;",
	"DROP TABLE IF EXISTS holders;",
	"DROP TABLE IF EXISTS pins;",
	"DROP TABLE IF EXISTS files; DROP TABLE IF EXISTS folders;",
	"DELETE FROM rates;", // only what Ping writes is left
}

// nothing stands in for a step that only created what is no longer used.
const nothing = "SELECT 1;"

// migrationConfig holds the steps of a migration, and what differs between databases.
type migrationConfig struct {
	steps   []string
	version string              // the query for the version
	set     string              // the statement that sets it to %d
	prepare func(*sql.Tx) error // if not nil, runs first in every transaction
	busy    func(error) bool    // reports whether other processes interfered
}

// migrate runs the pending steps, each in its own transaction.
func migrate(db *sql.DB, f migrationConfig) error {
	for since := time.Now(); ; {
		done, err := f.step(db)
		if err != nil && f.busy(err) && time.Since(since) < openTimeout {
			time.Sleep(10 * time.Millisecond)
			continue
		}
		if err != nil || done {
			return err
		}
	}
}

// openTimeout is how long to wait for other processes that are opening the state.
const openTimeout = 10 * time.Second

// step runs the next step. Since other processes may be doing the same, it reads the version inside the transaction.
func (f migrationConfig) step(db *sql.DB) (done bool, err error) {
	tx, err := db.Begin()
	if err != nil {
		return false, err
	}
	defer tx.Rollback()
	if f.prepare != nil {
		if err := f.prepare(tx); err != nil {
			return false, err
		}
	}
	var version int
	if err := tx.QueryRow(f.version).Scan(&version); err != nil {
		return false, err
	}
	switch {
	case version == len(f.steps):
		return true, nil
	case version > len(f.steps):
		return false, fmt.Errorf("it was written by a newer version of Surely (its format is %d, and this version reads "+
			"up to %d): use the newer version, or another --home or --state", version, len(f.steps))
	}
	if _, err := tx.Exec(f.steps[version]); err != nil {
		return false, fmt.Errorf("migrate to version %d: %w", version+1, err)
	}
	if _, err := tx.Exec(fmt.Sprintf(f.set, version+1)); err != nil {
		return false, fmt.Errorf("migrate to version %d: %w", version+1, err)
	}
	return false, tx.Commit()
}
