package cli

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

	"github.com/ask-surely/surely/internal/state"
)

// What a backup holds: the state, as it is at one moment, and what else lies in --home, but for what is made anew. A
// server may go on meanwhile.

type backupCommand struct {
	State string `help:"Where conversations and verdicts live, as for serve." placeholder:"URL"`
	File  string `arg:"" help:"The .tar.gz file to make; it must not be there."`
}

type restoreCommand struct {
	State string `help:"Where conversations and verdicts live, as for serve." placeholder:"URL"`
	File  string `arg:"" help:"A file that backup made."`
}

const stateFile = "state.sqlite"

// madeAnew are folders of --home that are made of the data when they are missing.
var madeAnew = map[string]bool{"imports": true, "cache": true, "index": true, made: true}

func (c *backupCommand) Run(ctx context.Context, g *globals, s streams) (err error) {
	home, err := g.home(s)
	if err != nil {
		return err
	}
	if exists(c.File) {
		return fmt.Errorf("make a backup: %s is there already", c.File)
	}
	// Under its own name there is a whole backup or none: a killed one leaves another name.
	out, err := os.CreateTemp(filepath.Dir(c.File), "."+filepath.Base(c.File)+"-*")
	if err != nil {
		return fmt.Errorf("make a backup: %w", err)
	}
	defer func() {
		out.Close()
		os.Remove(out.Name())
	}()
	zip := gzip.NewWriter(out)
	b := &backup{tar: tar.NewWriter(zip)}
	if b.temp, err = os.MkdirTemp("", "surely-backup-*"); err != nil {
		return fmt.Errorf("make a backup: %w", err)
	}
	defer os.RemoveAll(b.temp)
	if strings.Contains(c.State, "://") {
		fmt.Fprintln(s.err, "surely:", state.ErrElsewhere)
	} else if at := c.at(home); exists(at) {
		if err := b.snapshot(ctx, at, stateFile); err != nil {
			return err
		}
	}
	if err := b.folder(ctx, home); err != nil {
		return err
	}
	if err := errors.Join(b.tar.Close(), zip.Close(), out.Sync(), out.Close()); err != nil {
		return fmt.Errorf("make a backup: %w", err)
	}
	if err := named(out.Name(), c.File); err != nil {
		return fmt.Errorf("make a backup: %w", err)
	}
	fmt.Fprintf(s.err, "%d files are in %s\n", b.files, c.File)
	return nil
}

// named gives a file a name that no other has.
func named(from, to string) error {
	err := os.Link(from, to)
	if err != nil && !errors.Is(err, fs.ErrExist) { // some disks have no links
		err = os.Rename(from, to)
	}
	return err
}

// at is the state's file.
func (c *backupCommand) at(home string) string {
	if c.State != "" {
		return c.State
	}
	return filepath.Join(home, stateFile)
}

// backup writes files into an archive.
type backup struct {
	tar   *tar.Writer
	temp  string
	files int
}

// folder adds what lies in --home. Columns read out of texts are a database that somebody may be writing; what visitors
// brought stays as it came.
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
		case !d.Type().IsRegular(), strings.HasPrefix(name, stateFile), strings.HasSuffix(name, "-wal"),
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
	if err := state.Snapshot(ctx, path, copied); err != nil {
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

func (c *restoreCommand) Run(ctx context.Context, g *globals, s streams) error {
	home, err := g.home(s)
	if err != nil {
		return err
	}
	at := (&backupCommand{State: c.State}).at(home)
	if exists(at) && !g.Yes {
		return fmt.Errorf("%s is there already: give --yes to replace it, after a backup", at)
	}
	if inUse, err := state.InUse(ctx, at); err != nil {
		return fmt.Errorf("restore: %w", err)
	} else if inUse {
		return fmt.Errorf("a program uses %s: end it first, as what it holds of the state would be mixed with the backup", home)
	}
	temp, err := os.MkdirTemp(home, ".restore-*")
	if err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	defer os.RemoveAll(temp)
	names, err := unpackBackup(c.File, temp)
	if err != nil {
		return fmt.Errorf("restore %s: %w", c.File, err)
	}
	for _, name := range names { // the state is first in a backup; where it is no good, nothing else is touched
		if name != stateFile {
			err = moveInto(filepath.Join(temp, name), filepath.Join(home, name))
		} else if strings.Contains(c.State, "://") {
			err = state.ErrElsewhere
		} else {
			err = state.Restore(ctx, filepath.Join(temp, name), at)
		}
		if err != nil {
			return err
		}
	}
	fmt.Fprintf(s.err, "%d files are restored\n", len(names))
	return nil
}

// unpackBackup writes an archive's files into a folder and returns their names. The archive is read to its end first:
// one that is cut short restores nothing.
func unpackBackup(file, into string) ([]string, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	zip, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("it is no backup: %w", err)
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
			return nil, fmt.Errorf("it is no backup: it holds %q", head.Name)
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

// moveInto has a file take another's place.
func moveInto(from, to string) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	if err := os.Rename(from, to); err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	return nil
}
