package cli

import (
	"context"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/output"
)

// evalTwinsCommand measures whether the chat asks when two readings of a question are equally good.
type evalTwinsCommand struct {
	outputFlags
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"What the databases' tables and columns are called (tables.json)." placeholder:"FILE"`
	Databases string `required:"" type:"existingdir" help:"Folder of <db>/<db>.sqlite." placeholder:"DIR"`
	Detector  string `help:"When to ask back (default: as the chat does)." default:"gain=0.9"`
}

func (c *evalTwinsCommand) Run(ctx context.Context, g *globals, s streams) error {
	home, err := g.home(s)
	if err != nil {
		return err
	}
	chat, err := g.evaluatedChat(c.Detector, "", s)
	if err != nil {
		return err
	}
	defer chat.Close()
	run := &eval.Twins{Limit: c.Limit, Open: chat.Open,
		Data: eval.SpiderFiles{Questions: c.Questions, Tables: c.Tables, Databases: c.Databases, Home: home}}
	report, err := evaluated(&c.outputFlags, g, s, func(o output.Files) (*eval.TwinsReport, error) {
		run.Files = o
		return run.Run(ctx)
	})
	if err != nil {
		return err
	}
	report.Settings = c.limited(map[string]any{"detector": c.Detector})
	return printFigures(g, s, report)
}
