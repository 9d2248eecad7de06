package cli

import (
	"context"
	"fmt"
	"time"

	"github.com/ask-surely/surely/internal/state"
)

// keptFlags select stored entries to print.
type keptFlags struct {
	State string        `help:"The state, as for serve." placeholder:"URL"`
	Since time.Duration `help:"How far back to go; 0: everything." default:"0" placeholder:"DURATION"`
}

// open opens the state and returns the start of the period.
func (f *keptFlags) open(g *globals, s streams) (kept *state.Store, since time.Time, err error) {
	if f.Since > 0 {
		since = time.Now().Add(-f.Since)
	}
	kept, err = (&serveCommand{State: f.State}).open(g, s)
	return kept, since, err
}

type auditCommand struct{ keptFlags }

// Run prints the audit log, one entry per line.
func (c *auditCommand) Run(ctx context.Context, g *globals, s streams) error {
	kept, since, err := c.open(g, s)
	if err != nil {
		return err
	}
	defer kept.Close()
	return kept.Audit().Each(ctx, since, func(entry []byte) error {
		_, err := fmt.Fprintf(s.out, "%s\n", entry)
		return err
	})
}
