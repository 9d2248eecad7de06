package cli

import (
	"context"
	"fmt"
	"path/filepath"

	"github.com/ask-surely/surely/internal/state"
)

type backupCommand struct {
	State string `help:"The state, as for serve." placeholder:"URL"`
	File  string `arg:"" help:"The .tar.gz file to create; it must not exist."`
}

type restoreCommand struct {
	State string `help:"The state, as for serve." placeholder:"URL"`
	File  string `arg:"" help:"A file made by backup."`
}

const stateFile = state.FileName

// Run makes a backup. A state in PostgreSQL is skipped with a message.
func (c *backupCommand) Run(ctx context.Context, g *globals, s streams) error {
	home, err := g.home(s)
	if err != nil {
		return err
	}
	at := stateAt(c.State, home)
	if state.Elsewhere(at) {
		fmt.Fprintln(s.err, "surely:", state.ErrElsewhere)
	}
	files, err := state.Backup(ctx, home, at, c.File)
	if err != nil {
		return err
	}
	fmt.Fprintf(s.err, "%d files saved to %s\n", files, c.File)
	return nil
}

// Run restores a backup.
func (c *restoreCommand) Run(ctx context.Context, g *globals, s streams) error {
	home, err := g.home(s)
	if err != nil {
		return err
	}
	at := stateAt(c.State, home)
	if exists(at) && !g.Yes {
		return fmt.Errorf("%s already exists: give --yes to replace it, after a backup", at)
	}
	files, err := state.RestoreBackup(ctx, c.File, home, at)
	if err != nil {
		return err
	}
	fmt.Fprintf(s.err, "%d files restored\n", files)
	return nil
}

// stateAt is the location of the state: from a flag, or in a home.
func stateAt(flag, home string) string {
	if flag != "" {
		return flag
	}
	return filepath.Join(home, stateFile)
}
