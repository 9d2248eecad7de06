package state

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Uploads stores uploads in a directory on this machine, each in its own folder.
type Uploads struct{ Dir string }

var uploadName = regexp.MustCompile(`^u-[A-Za-z0-9_-]{20,40}$`)

// IsUpload reports whether a name is a valid name for an upload.
func IsUpload(name string) bool { return uploadName.MatchString(name) }

// Folder returns the folder of an upload.
func (u *Uploads) Folder(name string) string { return filepath.Join(u.Dir, name) }

// Use marks an upload as in use; fs.ErrNotExist if there is none with that name.
func (u *Uploads) Use(name string) error {
	if !IsUpload(name) {
		return fs.ErrNotExist
	}
	now := time.Now()
	return os.Chtimes(u.Folder(name), now, now)
}

// addingPrefix begins the name of a file that marks an upload as being stored. The process id follows, so that what a
// killed process leaves behind can be removed.
const addingPrefix = ".adding-"

// Begin marks an upload as being stored, until done is called.
func (u *Uploads) Begin(name string) (done func(), err error) {
	mark := filepath.Join(u.Dir, fmt.Sprint(addingPrefix, os.Getpid(), "-", name))
	if err := os.MkdirAll(u.Dir, 0o700); err != nil {
		return nil, fmt.Errorf("store an upload: %w", err)
	}
	return func() { os.Remove(mark) }, wrapError("store an upload", os.WriteFile(mark, nil, 0o600))
}

// Sweep deletes uploads that dead processes did not finish storing. A process calls it before it stores any itself.
func (u *Uploads) Sweep() (failed error) {
	entries, err := u.entries()
	for _, e := range entries {
		rest, marked := strings.CutPrefix(e.Name(), addingPrefix)
		number, name, _ := strings.Cut(rest, "-")
		pid, pidErr := strconv.Atoi(number)
		if !marked || pidErr != nil || !IsUpload(name) || pid != os.Getpid() && running(pid) {
			continue
		}
		failed = errors.Join(failed, os.RemoveAll(u.Folder(name)), os.Remove(filepath.Join(u.Dir, e.Name())))
	}
	return errors.Join(err, failed)
}

// entries lists the directory, which may not exist yet.
func (u *Uploads) entries() ([]fs.DirEntry, error) {
	entries, err := os.ReadDir(u.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return entries, err
}

// running reports whether a process exists.
func running(pid int) bool {
	p, err := os.FindProcess(pid)
	return err == nil && !errors.Is(p.Signal(syscall.Signal(0)), os.ErrProcessDone)
}

// Size returns the total size of all uploads in bytes.
func (u *Uploads) Size() (n int64) {
	filepath.WalkDir(u.Dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil // not there yet, or just deleted
		}
		if info, err := d.Info(); err == nil && !d.IsDir() {
			n += info.Size()
		}
		return nil
	})
	return n
}

// Unused returns the names of the uploads that nobody has used since the given time.
func (u *Uploads) Unused(since time.Time) (names []string, err error) {
	entries, err := u.entries()
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.ModTime().Before(since) && IsUpload(e.Name()) {
			names = append(names, e.Name())
		}
	}
	return names, err
}
