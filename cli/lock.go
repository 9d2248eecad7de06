package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// lockHome keeps other servers from using a home folder until unlock is called or the process ends. A folder that
// cannot be written needs no lock, since nothing in it changes.
func lockHome(home string) (unlock func(), err error) {
	path := filepath.Join(home, "server.lock")
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) {
		return func() {}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("lock the home folder: %w", err)
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		owner, _ := io.ReadAll(io.LimitReader(f, 20))
		f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, fmt.Errorf("another server (process %s) uses %s: stop it, or give this one its own folder with --home DIR",
				strings.TrimSpace(string(owner)), home)
		}
		slog.Warn("the home folder cannot be locked: start only one server on it", "folder", home, "err", err)
		return func() {}, nil
	}
	err = f.Truncate(0)
	if err == nil {
		_, err = fmt.Fprintln(f, os.Getpid())
	}
	if err != nil {
		slog.Warn("the process cannot be noted in the home folder", "file", path, "err", err)
	}
	return func() { f.Close() }, nil // the file stays: deleting it would let two servers lock two files
}
