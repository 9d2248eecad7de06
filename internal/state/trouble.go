package state

import (
	"errors"
	"fmt"
	"os"
	"syscall"
	"time"

	"github.com/mattn/go-sqlite3"
)

// Damaged reports whether a state could not be opened because its file is no longer a database.
func Damaged(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrCorrupt || e.Code == sqlite3.ErrNotADB)
}

// Unwritable reports whether a state could not be opened because its disk cannot be written to.
func Unwritable(err error) bool {
	for _, no := range []error{syscall.EROFS, syscall.ENOSPC, syscall.EDQUOT, syscall.EACCES, syscall.EPERM} {
		if errors.Is(err, no) {
			return true
		}
	}
	var e sqlite3.Error
	if !errors.As(err, &e) {
		return false
	}
	switch e.Code {
	case sqlite3.ErrReadonly, sqlite3.ErrFull, sqlite3.ErrCantOpen, sqlite3.ErrIoErr, sqlite3.ErrPerm:
		return true
	}
	return false
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
	if err := os.Rename(path, aside); err != nil {
		return "", fmt.Errorf("set a damaged state aside: %w", err)
	}
	for _, suffix := range []string{"-wal", "-shm"} {
		if err := os.Rename(path+suffix, aside+suffix); err != nil && !errors.Is(err, os.ErrNotExist) {
			return "", fmt.Errorf("set a damaged state aside: %w", err)
		}
	}
	return aside, nil
}
