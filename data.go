package main

import (
	"context"
	"fmt"

	"surely/store"
)

type dataCommand struct {
	Describe describeCommand `cmd:"" help:"Show what Surely understands of the data."`
}

type describeCommand struct{}

func (c *describeCommand) Run() error { return notYet("data describe") }

// open opens the data that the flags name.
func (g *globals) open(ctx context.Context, s streams) (*store.Set, error) {
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	return store.Open(ctx, store.Options{Sources: g.Data, Home: home, Progress: func(p store.Progress) {
		fmt.Fprintf(s.err, "%s: %.0f %%\n", p.Doing, 100*p.Done)
	}})
}
