package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/state"
)

type backupCommand struct {
	State string `help:"The state to copy, as given to serve." placeholder:"URL"`
	File  string `arg:"" help:"The file to create; it must not exist."`
}

// Run copies the state's file, which a server may be using.
func (c *backupCommand) Run(ctx context.Context, g *globals, s streams) error {
	path, err := g.statePath(c.State, s)
	if err != nil {
		return err
	}
	if strings.Contains(path, "://") {
		return errors.New("the state is stored in PostgreSQL: back it up with pg_dump --schema=surely")
	}
	if err := state.Backup(ctx, path, c.File); err != nil {
		return err
	}
	fmt.Fprintf(s.err, "saved to %s; to restore it, stop the server and replace %s with it\n", c.File, path)
	return nil
}
