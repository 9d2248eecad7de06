package state

import (
	"context"
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

	"github.com/ask-surely/surely/internal/atomicfile"
)

// Uploads are the files of uploads: in folders of this machine or, if servers share their state, there, with local
// copies of those in use, an immutable folder for each version.
type Uploads struct {
	Dir    string
	Shared *Folders // nil: only this machine
}

var uploadName = regexp.MustCompile(`^u-[A-Za-z0-9_-]{20,40}$`)

// IsUpload reports whether a name is valid for an upload.
func IsUpload(name string) bool { return uploadName.MatchString(name) }

// First is the version of a new upload.
func (f *Uploads) First() int64 {
	if f.Shared == nil {
		return 0
	}
	return 1
}

// At is the local folder of an upload's version.
func (f *Uploads) At(name string, version int64) string {
	if f.Shared == nil {
		return filepath.Join(f.Dir, name)
	}
	return filepath.Join(f.Dir, fmt.Sprint(name, ".", version))
}

// Newest returns the current version of an upload and marks it as in use; fs.ErrNotExist if there is none.
func (f *Uploads) Newest(ctx context.Context, name string) (int64, error) {
	if !IsUpload(name) {
		return 0, fs.ErrNotExist
	}
	if f.Shared == nil {
		now := time.Now()
		return 0, os.Chtimes(f.At(name, 0), now, now)
	}
	version, err := f.Shared.Version(ctx, name)
	if err == nil && version == 0 {
		err = fs.ErrNotExist
	}
	return version, err
}

// Fetch makes a version available here, or the newer one that has replaced it.
func (f *Uploads) Fetch(ctx context.Context, name string, version int64) (int64, error) {
	if _, err := os.Stat(f.At(name, version)); f.Shared == nil || err == nil {
		return version, err
	}
	if err := os.MkdirAll(f.Dir, 0o700); err != nil {
		return 0, fmt.Errorf("fetch an upload: %w", err)
	}
	temp, err := os.MkdirTemp(f.Dir, unfinished("fetched")+"*")
	if err != nil {
		return 0, fmt.Errorf("fetch an upload: %w", err)
	}
	defer os.RemoveAll(temp)
	if version, err = f.Shared.Get(ctx, name, temp); err != nil {
		return 0, err
	}
	if version == 0 {
		return 0, fs.ErrNotExist
	}
	err = os.Rename(temp, f.At(name, version))
	if _, there := os.Stat(f.At(name, version)); there == nil {
		err = nil // another process of this machine was first
	}
	return version, err
}

// Unfinished files have the process id in their names, so that those of a killed process can be removed: adding marks
// an upload being stored, the others are files being transferred.
const adding = "adding"

func unfinished(what string) string { return fmt.Sprintf(".%s-%d-", what, os.Getpid()) }

// Begin marks an upload as being stored, until done.
func (f *Uploads) Begin(name string) (done func(), err error) {
	if err := os.MkdirAll(f.Dir, 0o700); err != nil {
		return nil, fmt.Errorf("take an upload in: %w", err)
	}
	mark := filepath.Join(f.Dir, unfinished(adding)+name)
	if err := os.WriteFile(mark, nil, 0o600); err != nil {
		return nil, fmt.Errorf("take an upload in: %w", err)
	}
	return func() { os.Remove(mark) }, nil
}

// Sweep deletes unfinished files of dead processes. A process does so before it begins anything.
func (f *Uploads) Sweep() (failed error) {
	entries, err := os.ReadDir(f.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, e := range entries {
		what, rest, ok := strings.Cut(strings.TrimPrefix(e.Name(), "."), "-")
		number, name, named := strings.Cut(rest, "-")
		pid, wrong := strconv.Atoi(number)
		if e.Name()[0] != '.' || !ok || !named || wrong != nil || pid != os.Getpid() && running(pid) {
			continue
		}
		if what == adding && IsUpload(name) {
			folders, _ := filepath.Glob(filepath.Join(f.Dir, name+".*")) // the pattern is valid
			for _, folder := range append(folders, filepath.Join(f.Dir, name)) {
				failed = errors.Join(failed, os.RemoveAll(folder))
			}
		}
		failed = errors.Join(failed, os.RemoveAll(filepath.Join(f.Dir, e.Name())))
	}
	return errors.Join(err, failed)
}

// running reports whether a process exists.
func running(pid int) bool {
	p, err := os.FindProcess(pid)
	return err == nil && !errors.Is(p.Signal(syscall.Signal(0)), os.ErrProcessDone)
}

// Share publishes a new upload to the other servers.
func (f *Uploads) Share(ctx context.Context, name string) error {
	if f.Shared == nil {
		return nil
	}
	folder, files := f.At(name, f.First()), map[string]string{}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return fmt.Errorf("share an upload: %w", err)
	}
	for _, e := range entries {
		if e.Type().IsRegular() {
			files[e.Name()] = filepath.Join(folder, e.Name())
		}
	}
	return f.Shared.Put(ctx, name, 0, files)
}

// Write replaces a file in a version of an upload. ErrChanged means that the upload has another version.
func (f *Uploads) Write(ctx context.Context, name string, version int64, file string, content []byte) error {
	if f.Shared == nil {
		return atomicfile.Write(filepath.Join(f.At(name, 0), file), content)
	}
	temp, err := os.CreateTemp(f.Dir, unfinished("written")+"*")
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	_, err = temp.Write(content)
	if err = errors.Join(err, temp.Close()); err != nil {
		return err
	}
	return f.Shared.Put(ctx, name, version, map[string]string{file: temp.Name()})
}

// Delete deletes an upload.
func (f *Uploads) Delete(ctx context.Context, name string) error {
	if f.Shared == nil {
		return os.RemoveAll(f.At(name, 0))
	}
	if err := f.Shared.Delete(ctx, name); err != nil {
		return err
	}
	copies, err := filepath.Glob(filepath.Join(f.Dir, name+".*"))
	for _, c := range copies {
		err = errors.Join(err, os.RemoveAll(c))
	}
	return err
}

// Size is the total size of all uploads in bytes.
func (f *Uploads) Size(ctx context.Context) (n int64, err error) {
	if f.Shared != nil {
		return f.Shared.Size(ctx)
	}
	filepath.WalkDir(f.Dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil // not there yet, or just deleted
		}
		if info, err := d.Info(); err == nil && !d.IsDir() {
			n += info.Size()
		}
		return nil
	})
	return n, nil
}

// Expire names the uploads nobody has used since a time, and local copies without an original.
func (f *Uploads) Expire(ctx context.Context, before time.Time) (names []string, err error) {
	entries, err := os.ReadDir(f.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if f.Shared == nil {
		for _, e := range entries {
			if info, err := e.Info(); err == nil && info.ModTime().Before(before) && IsUpload(e.Name()) {
				names = append(names, e.Name())
			}
		}
		return names, err
	}
	if _, expired := f.Shared.Expire(ctx, before); expired != nil || err != nil {
		return nil, errors.Join(expired, err)
	}
	for _, e := range entries {
		name, number, _ := strings.Cut(e.Name(), ".")
		version, wrong := strconv.ParseInt(number, 10, 64)
		if wrong != nil || !IsUpload(name) {
			continue
		}
		now, err := f.Shared.Version(ctx, name)
		switch {
		case err != nil:
			return names, err
		case now == 0:
			names = append(names, name)
		case now > version:
			err = os.RemoveAll(f.At(name, version)) // it was in use when its successor came
		}
		if err != nil {
			return names, err
		}
	}
	return names, nil
}
