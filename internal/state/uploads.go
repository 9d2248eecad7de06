package state

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
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
	err := os.Chtimes(u.Folder(name), now, now)
	if _, missing := os.Stat(u.Folder(name)); missing == nil {
		return nil // on a read-only disk the time stays as it is
	}
	return err
}

// unfinished ends the name of the file that lies beside an upload's folder while its files are written and read.
const unfinished = ".unfinished"

// Begin notes that an upload's files are being written, and Finish that they are usable, or gone.
func (u *Uploads) Begin(name string) error {
	if err := os.MkdirAll(u.Dir, 0o700); err != nil {
		return err
	}
	return os.WriteFile(u.Folder(name)+unfinished, nil, 0o600)
}

// Finish notes that an upload is complete, or gone.
func (u *Uploads) Finish(name string) error { return os.Remove(u.Folder(name) + unfinished) }

// RemoveUnfinished removes what is left of uploads that the end of a process cut off, and returns their number. Only a
// server that starts may call it.
func (u *Uploads) RemoveUnfinished() (n int, err error) {
	entries, err := os.ReadDir(u.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	for _, e := range entries {
		name, found := strings.CutSuffix(e.Name(), unfinished)
		if !found || !IsUpload(name) {
			continue
		}
		if failure := os.RemoveAll(u.Folder(name)); failure != nil {
			err = errors.Join(err, failure)
			continue
		}
		err, n = errors.Join(err, u.Finish(name)), n+1
	}
	return n, err
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
	entries, err := os.ReadDir(u.Dir)
	if errors.Is(err, fs.ErrNotExist) { // it may not exist yet
		err = nil
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.ModTime().Before(since) && IsUpload(e.Name()) {
			names = append(names, e.Name())
		}
	}
	return names, err
}
