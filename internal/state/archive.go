package state

import (
	"archive/tar"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// A backup holds the state at one moment and the other files of a home, except those that can be rebuilt. A server may
// run meanwhile.

// FileName is the name of the state's file in a home, and in a backup.
const FileName = "state.sqlite"

// madeAnew are folders of a home that are rebuilt from the data.
var madeAnew = map[string]bool{"imports": true, "cache": true, "index": true, ".made": true}

// Elsewhere reports whether a state is not a file.
func Elsewhere(at string) bool { return strings.Contains(at, "://") }

// Backup writes a home and the state at a path into a new archive and returns the number of files. The archive gets its
// name only when complete.
func Backup(ctx context.Context, home, at, archive string) (files int, err error) {
	if _, err := os.Lstat(archive); err == nil {
		return 0, fmt.Errorf("make a backup: %s already exists", archive)
	}
	out, err := os.CreateTemp(filepath.Dir(archive), "."+filepath.Base(archive)+"-*")
	if err != nil {
		return 0, fmt.Errorf("make a backup: %w", err)
	}
	defer func() {
		out.Close()
		os.Remove(out.Name())
	}()
	zip := gzip.NewWriter(out)
	b := &backup{tar: tar.NewWriter(zip)}
	if b.temp, err = os.MkdirTemp("", "surely-backup-*"); err != nil {
		return 0, fmt.Errorf("make a backup: %w", err)
	}
	defer os.RemoveAll(b.temp)
	if _, err := os.Stat(at); err == nil {
		if err := b.snapshot(ctx, at, FileName); err != nil {
			return 0, err
		}
	}
	if err := b.folder(ctx, home); err != nil {
		return 0, err
	}
	err = errors.Join(b.tar.Close(), zip.Close(), out.Sync(), out.Close())
	if err == nil {
		err = named(out.Name(), archive)
	}
	if err != nil {
		return 0, fmt.Errorf("make a backup: %w", err)
	}
	return b.files, nil
}

// named gives a file an unused name.
func named(from, to string) error {
	err := os.Link(from, to)
	if err != nil && !errors.Is(err, fs.ErrExist) { // some file systems have no hard links
		err = os.Rename(from, to)
	}
	return err
}

// backup writes files into an archive.
type backup struct {
	tar   *tar.Writer
	temp  string
	files int
}

// folder adds the files in --home. Extracted columns are a database that may be in use; uploads are copied as they are.
func (b *backup) folder(ctx context.Context, home string) error {
	return filepath.WalkDir(home, func(path string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // deleted meanwhile
		}
		name, wrong := filepath.Rel(home, path)
		switch {
		case err != nil || wrong != nil:
			return errors.Join(err, wrong)
		case d.IsDir() && madeAnew[d.Name()]:
			return filepath.SkipDir
		case !d.Type().IsRegular(), strings.HasPrefix(name, FileName), strings.HasSuffix(name, "-wal"),
			strings.HasSuffix(name, "-shm"):
			return nil
		case strings.HasPrefix(name, "columns"+string(filepath.Separator)):
			return b.snapshot(ctx, path, name)
		}
		return b.add(path, name)
	})
}

func (b *backup) snapshot(ctx context.Context, path, name string) error {
	copied := filepath.Join(b.temp, fmt.Sprint(b.files))
	if err := Snapshot(ctx, path, copied); err != nil {
		return err
	}
	defer os.Remove(copied)
	return b.add(copied, name)
}

func (b *backup) add(path, name string) error {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("back up %s: %w", name, err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return fmt.Errorf("back up %s: %w", name, err)
	}
	head := &tar.Header{Name: filepath.ToSlash(name), Mode: 0o600, Size: info.Size(), ModTime: info.ModTime()}
	if err := b.tar.WriteHeader(head); err != nil {
		return fmt.Errorf("back up %s: %w", name, err)
	}
	if _, err := io.CopyN(b.tar, f, info.Size()); err != nil {
		return fmt.Errorf("back up %s: %w", name, err)
	}
	b.files++
	return nil
}

// RestoreBackup replaces the contents of an unused home, and the state at a path, by those of an archive. It returns
// the number of files.
func RestoreBackup(ctx context.Context, archive, home, at string) (files int, err error) {
	if inUse, err := InUse(ctx, at); err != nil {
		return 0, fmt.Errorf("restore: %w", err)
	} else if inUse {
		return 0, fmt.Errorf("a program uses %s: stop it first, or its copy of the state would be mixed with the backup",
			home)
	}
	temp, err := os.MkdirTemp(home, ".restore-*")
	if err != nil {
		return 0, fmt.Errorf("restore: %w", err)
	}
	defer os.RemoveAll(temp)
	names, err := unpackBackup(archive, temp)
	if err != nil {
		return 0, fmt.Errorf("restore %s: %w", archive, err)
	}
	for _, name := range names { // the state comes first in a backup; if it is invalid, nothing is touched
		switch {
		case name != FileName:
			err = moveInto(filepath.Join(temp, name), filepath.Join(home, name))
		case Elsewhere(at):
			err = ErrElsewhere
		default:
			err = Restore(ctx, filepath.Join(temp, name), at)
		}
		if err != nil {
			return 0, err
		}
	}
	return len(names), nil
}

// unpackBackup unpacks an archive into a folder and returns the file names. The archive is read to its end first: a
// truncated one restores nothing.
func unpackBackup(file, into string) ([]string, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	zip, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("it is not a backup: %w", err)
	}
	var names []string
	for archive := tar.NewReader(zip); ; {
		head, err := archive.Next()
		if err == io.EOF {
			return names, nil
		}
		if err != nil {
			return nil, err
		}
		name := filepath.FromSlash(head.Name)
		if head.Typeflag != tar.TypeReg || !filepath.IsLocal(name) {
			return nil, fmt.Errorf("it is not a backup: it contains %q", head.Name)
		}
		if err := writeFrom(archive, filepath.Join(into, name)); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
}

func writeFrom(in io.Reader, path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, in)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// moveInto makes a file replace another.
func moveInto(from, to string) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	if err := os.Rename(from, to); err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	return nil
}
