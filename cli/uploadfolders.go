package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/ask-surely/surely/internal/state"
)

// uploadFolders is where the files of uploads lie: in folders of this machine, or, where servers share their state,
// in that. Then there are copies here of those that were asked, a folder for each version, which is never changed.
type uploadFolders struct {
	dir    string
	shared *state.Folders // nil: there is only this machine
}

// first is the version of an upload that is new.
func (f *uploadFolders) first() int64 {
	if f.shared == nil {
		return 0
	}
	return 1
}

// at is where a version of an upload lies, here.
func (f *uploadFolders) at(name string, version int64) string {
	if f.shared == nil {
		return filepath.Join(f.dir, name)
	}
	return filepath.Join(f.dir, fmt.Sprint(name, ".", version))
}

// newest is the version of an upload that holds now, which is thereby in use; fs.ErrNotExist where there is none.
func (f *uploadFolders) newest(ctx context.Context, name string) (int64, error) {
	if !uploadName.MatchString(name) {
		return 0, fs.ErrNotExist
	}
	if f.shared == nil {
		now := time.Now()
		return 0, os.Chtimes(f.at(name, 0), now, now)
	}
	version, err := f.shared.Version(ctx, name)
	if err == nil && version == 0 {
		err = fs.ErrNotExist
	}
	return version, err
}

// fetch has a version lie here. Another may have taken its place meanwhile, which is then what is fetched.
func (f *uploadFolders) fetch(ctx context.Context, name string, version int64) (int64, error) {
	if _, err := os.Stat(f.at(name, version)); f.shared == nil || err == nil {
		return version, err
	}
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return 0, fmt.Errorf("fetch an upload: %w", err)
	}
	temp, err := os.MkdirTemp(f.dir, unfinished("fetched")+"*")
	if err != nil {
		return 0, fmt.Errorf("fetch an upload: %w", err)
	}
	defer os.RemoveAll(temp)
	if version, err = f.shared.Get(ctx, name, temp); err != nil {
		return 0, err
	}
	if version == 0 {
		return 0, fs.ErrNotExist
	}
	err = os.Rename(temp, f.at(name, version))
	if _, there := os.Stat(f.at(name, version)); there == nil {
		err = nil // another process of this machine was first
	}
	return version, err
}

// What a process has not finished bears its number, so that one that was killed leaves nothing for ever: adding marks
// an upload that is being taken in, the others are files on their way.
const adding = "adding"

func unfinished(what string) string { return fmt.Sprintf(".%s-%d-", what, os.Getpid()) }

// begin marks an upload as being taken in, until done.
func (f *uploadFolders) begin(name string) (done func(), err error) {
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return nil, fmt.Errorf("take an upload in: %w", err)
	}
	mark := filepath.Join(f.dir, unfinished(adding)+name)
	if err := os.WriteFile(mark, nil, 0o600); err != nil {
		return nil, fmt.Errorf("take an upload in: %w", err)
	}
	return func() { os.Remove(mark) }, nil
}

// sweep deletes what processes that are gone have not finished. A process does so before it begins anything.
func (f *uploadFolders) sweep() (failed error) {
	entries, err := os.ReadDir(f.dir)
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
		if what == adding && uploadName.MatchString(name) {
			folders, _ := filepath.Glob(filepath.Join(f.dir, name+".*")) // the pattern is sound
			for _, folder := range append(folders, filepath.Join(f.dir, name)) {
				failed = errors.Join(failed, os.RemoveAll(folder))
			}
		}
		failed = errors.Join(failed, os.RemoveAll(filepath.Join(f.dir, e.Name())))
	}
	return errors.Join(err, failed)
}

// running reports whether there is a process of that number.
func running(pid int) bool {
	p, err := os.FindProcess(pid)
	return err == nil && !errors.Is(p.Signal(syscall.Signal(0)), os.ErrProcessDone)
}

// share has the other servers know a new upload.
func (f *uploadFolders) share(ctx context.Context, name string) error {
	if f.shared == nil {
		return nil
	}
	folder, files := f.at(name, f.first()), map[string]string{}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return fmt.Errorf("share an upload: %w", err)
	}
	for _, e := range entries {
		if e.Type().IsRegular() {
			files[e.Name()] = filepath.Join(folder, e.Name())
		}
	}
	return f.shared.Put(ctx, name, 0, files)
}

// write has an upload of a version hold another file. state.ErrChanged says that it is not of that version any more.
func (f *uploadFolders) write(ctx context.Context, name string, version int64, file string, content []byte) error {
	if f.shared == nil {
		return os.WriteFile(filepath.Join(f.at(name, 0), file), content, 0o600)
	}
	temp, err := os.CreateTemp(f.dir, unfinished("written")+"*")
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	_, err = temp.Write(content)
	if err = errors.Join(err, temp.Close()); err != nil {
		return err
	}
	return f.shared.Put(ctx, name, version, map[string]string{file: temp.Name()})
}

// delete takes an upload away.
func (f *uploadFolders) delete(ctx context.Context, name string) error {
	if f.shared == nil {
		return os.RemoveAll(f.at(name, 0))
	}
	if err := f.shared.Delete(ctx, name); err != nil {
		return err
	}
	copies, err := filepath.Glob(filepath.Join(f.dir, name+".*"))
	for _, c := range copies {
		err = errors.Join(err, os.RemoveAll(c))
	}
	return err
}

// size is how many bytes all uploads take.
func (f *uploadFolders) size(ctx context.Context) (n int64, err error) {
	if f.shared != nil {
		return f.shared.Size(ctx, uploadPrefix)
	}
	filepath.WalkDir(f.dir, func(_ string, d fs.DirEntry, err error) error {
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

// expire names the uploads that nobody has used since, and those of which there are copies here and nothing any more
// in the shared state.
func (f *uploadFolders) expire(ctx context.Context, before time.Time) (names []string, err error) {
	entries, err := os.ReadDir(f.dir)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if f.shared == nil {
		for _, e := range entries {
			if info, err := e.Info(); err == nil && info.ModTime().Before(before) && uploadName.MatchString(e.Name()) {
				names = append(names, e.Name())
			}
		}
		return names, err
	}
	if _, expired := f.shared.Expire(ctx, uploadPrefix, before); expired != nil || err != nil {
		return nil, errors.Join(expired, err)
	}
	for _, e := range entries {
		name, number, _ := strings.Cut(e.Name(), ".")
		version, wrong := strconv.ParseInt(number, 10, 64)
		if wrong != nil || !uploadName.MatchString(name) {
			continue
		}
		now, err := f.shared.Version(ctx, name)
		switch {
		case err != nil:
			return names, err
		case now == 0:
			names = append(names, name)
		case now > version:
			err = os.RemoveAll(f.at(name, version)) // it was in use when its successor came
		}
		if err != nil {
			return names, err
		}
	}
	return names, nil
}
