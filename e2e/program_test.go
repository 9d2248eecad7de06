package e2e

import (
	"context"
	"io"

	"github.com/ask-surely/surely/cli"
)

// Exit statuses of the contract.
const (
	statusFailed = 1
	statusUsage  = 2
)

// streams are what a command reads, writes, and takes for its environment.
type streams struct {
	in       io.Reader
	out, err io.Writer
	getenv   func(string) string
}

// run is the whole program.
func run(ctx context.Context, args []string, s streams) int {
	return cli.Run(ctx, args, s.in, s.out, s.err, s.getenv)
}
