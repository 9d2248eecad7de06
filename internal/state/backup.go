package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
)

// FileName is the name of the state's file in a home.
const FileName = "state.sqlite"

// Backup copies a consistent state of a SQLite file to a new file, while servers may use it. The copy gets its name
// only when complete.
func Backup(ctx context.Context, from, to string) error {
	if _, err := os.Lstat(to); err == nil {
		return fmt.Errorf("make a backup: %s: %w", to, fs.ErrExist)
	}
	part := fmt.Sprintf("%s.%016x", to, rand.Uint64())
	defer os.Remove(part)
	if err := snapshot(ctx, from, part); err != nil {
		return err
	}
	err := os.Link(part, to)
	if err != nil && !errors.Is(err, fs.ErrExist) { // some file systems have no hard links
		err = os.Rename(part, to)
	}
	if err != nil {
		return fmt.Errorf("make a backup: %w", err)
	}
	return nil
}

// snapshot copies a consistent state of a SQLite file to a new file, while it may be in use.
func snapshot(ctx context.Context, from, to string) error {
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
