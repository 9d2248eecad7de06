package discretize

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/ask-surely/surely/internal/state"
)

// Shared shares extracted columns among servers: for each source, a folder in the shared state holds the
// results file and the generated file. A nil Shared shares nothing.
type Shared struct{ folders *state.Folders }

const (
	sharedReading = "reading"
	sharedFile    = "columns"
)

// Sharing returns a Shared over a state; nil if the state is local to this machine.
func Sharing(kept *state.Store) *Shared {
	if !kept.Shared() {
		return nil
	}
	return &Shared{kept.Folders()}
}

// folder is the shared folder of a source's columns, given its generated file.
func (s *Shared) folder(file string) string { return "columns/" + filepath.Base(file) }

// Fetch takes over another server's results if they are newer, and reports whether it did.
func (s *Shared) Fetch(ctx context.Context, file string) (newer bool, err error) {
	if s == nil {
		return false, nil
	}
	version, err := s.folders.Version(ctx, s.folder(file))
	if err != nil || version == 0 {
		return false, err
	}
	in, err := Open(file)
	if err != nil {
		return false, err
	}
	defer in.Close()
	if own, err := in.Version(ctx); err != nil || own == version {
		return false, err
	}
	temp, err := os.MkdirTemp(filepath.Dir(file), ".fetched-*")
	if err != nil {
		return false, fmt.Errorf("fetch columns: %w", err)
	}
	defer os.RemoveAll(temp)
	if version, err = s.folders.Get(ctx, s.folder(file), temp); err != nil {
		return false, err
	}
	if err := os.Rename(filepath.Join(temp, sharedFile), file); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, fmt.Errorf("fetch columns: %w", err)
	}
	return true, in.TakeOver(ctx, filepath.Join(temp, sharedReading), version)
}

// give publishes this server's results. state.ErrChanged means that another server has published
// meanwhile.
func (s *Shared) give(ctx context.Context, in *Kept, file string) error {
	if s == nil {
		return nil
	}
	version, err := in.Version(ctx)
	if err != nil {
		return err
	}
	temp, err := os.MkdirTemp(filepath.Dir(file), ".given-*")
	if err != nil {
		return fmt.Errorf("share columns: %w", err)
	}
	defer os.RemoveAll(temp)
	files := map[string]string{sharedReading: filepath.Join(temp, sharedReading)}
	if err := state.Snapshot(ctx, file+".work", files[sharedReading]); err != nil {
		return err
	}
	if _, err := os.Stat(file); err == nil {
		files[sharedFile] = file
	}
	if err := s.folders.Put(ctx, s.folder(file), version, files); err != nil {
		return err
	}
	return in.SetVersion(ctx, version+1)
}

// Together runs a function that reads texts into a file of columns, starting from the others' results, and
// publishes its own. If another server was first, it runs again on top of those results; the ledger already has
// the decisions.
func (s *Shared) Together(ctx context.Context, in *Kept, file string, read func() error) error {
	for tries := 3; ; tries-- {
		if _, err := s.Fetch(ctx, file); err != nil {
			return err
		}
		err := read()
		given := s.give(context.WithoutCancel(ctx), in, file) // including what was read before it was stopped
		if tries == 0 || !errors.Is(given, state.ErrChanged) {
			return errors.Join(err, given)
		}
	}
}
