package cli

import (
	"context"
	"io"

	"github.com/ask-surely/surely/suql"
)

type suqlCommand struct {
	Explain bool `help:"Show the plan instead of running the statement."`
	MaxRows int  `help:"Maximum number of rows; 0: all." default:"1000"`
	formatFlag
	todayFlag
	Query string `arg:"" help:"The statement."`
}

// Run runs a statement, or explains it. If it is interrupted, it prints what is certain so far.
func (c *suqlCommand) Run(ctx context.Context, g *globals, s streams) error {
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	a.Clock = c.clock()
	engine := a.Engine(a.Sources()[0].Schema())
	if c.Explain {
		plan, err := engine.Explain(ctx, c.Query)
		if err != nil {
			return err
		}
		if g.JSON {
			return printJSON(s.out, map[string]string{"plan": plan})
		}
		_, err = io.WriteString(s.out, plan)
		return err
	}
	progressLine := newProgress(s.err)
	result, err := engine.Run(ctx, c.Query, suql.RunOptions{MaxRows: c.MaxRows, Progress: progressLine.show})
	progressLine.clear()
	if err != nil {
		return err
	}
	if g.JSON {
		return printJSON(s.out, result)
	}
	if c.Format != "text" {
		return printCSV(s.out, result)
	}
	return printResult(s.out, a.Sources()[0].Schema(), result, nil)
}
