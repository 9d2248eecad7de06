package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"slices"
	"syscall"
	"time"

	"github.com/mattn/go-sqlite3"
)

// FileName is the name of the state file in the home folder.
const FileName = "state.sqlite"

// Backup copies a consistent snapshot of a SQLite file, which servers may be using, to a new file. The copy gets its
// name only when it is complete.
func Backup(ctx context.Context, from, to string) error {
	if _, err := os.Lstat(to); err == nil {
		return fmt.Errorf("make a backup: %s: %w", to, fs.ErrExist)
	}
	part := fmt.Sprintf("%s.%016x", to, rand.Uint64())
	defer os.Remove(part)
	if _, err := os.Stat(from); err != nil {
		return fmt.Errorf("make a backup: %w", err)
	}
	db, err := sql.Open("sqlite3", dsn(from, "rw"))
	if err != nil {
		return fmt.Errorf("make a backup: %w", err)
	}
	defer db.Close()
	if _, err := db.ExecContext(ctx, "VACUUM INTO ?", part); err != nil {
		return fmt.Errorf("copy %s: %w", from, err)
	}
	if err := os.Chmod(part, 0o600); err != nil {
		return fmt.Errorf("make a backup: %w", err)
	}
	err = os.Link(part, to)
	if err != nil && !errors.Is(err, fs.ErrExist) { // some file systems have no hard links
		err = os.Rename(part, to)
	}
	if err != nil {
		return fmt.Errorf("make a backup: %w", err)
	}
	return nil
}

// CopyFrozen copies a state file that nobody can write to, together with its log, to a new file. Unlike Backup it needs
// no lock in the file's folder.
func CopyFrozen(from, to string) error {
	for _, suffix := range []string{"", "-wal"} {
		err := copyFile(from+suffix, to+suffix)
		if err != nil && (suffix == "" || !errors.Is(err, fs.ErrNotExist)) {
			return fmt.Errorf("copy the state: %w", err)
		}
	}
	return nil
}

func copyFile(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}

// Damaged reports whether a state could not be opened or used because its file is damaged or not a database.
func Damaged(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrCorrupt || e.Code == sqlite3.ErrNotADB)
}

// Unwritable reports whether a state could not be opened because its disk cannot be written to.
func Unwritable(err error) bool {
	if slices.ContainsFunc([]error{syscall.EROFS, syscall.ENOSPC, syscall.EDQUOT, syscall.EACCES, syscall.EPERM},
		func(errno error) bool { return errors.Is(err, errno) }) {
		return true
	}
	var e sqlite3.Error
	return errors.As(err, &e) && slices.Contains([]sqlite3.ErrNo{sqlite3.ErrReadonly, sqlite3.ErrFull,
		sqlite3.ErrCantOpen, sqlite3.ErrIoErr, sqlite3.ErrPerm}, e.Code)
}

// Full reports whether a write failed because a disk or a quota is full.
func Full(err error) bool {
	var e sqlite3.Error
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) ||
		errors.As(err, &e) && e.Code == sqlite3.ErrFull
}

// SetAside renames a damaged file together with its -wal and -shm files, and returns the new name.
func SetAside(path string) (string, error) {
	aside := fmt.Sprintf("%s.damaged-%s", path, time.Now().UTC().Format("20060102-150405"))
	for _, suffix := range []string{"", "-wal", "-shm"} {
		err := os.Rename(path+suffix, aside+suffix)
		if err != nil && (suffix == "" || !errors.Is(err, os.ErrNotExist)) {
			return "", fmt.Errorf("set a damaged state aside: %w", err)
		}
	}
	return aside, nil
}
