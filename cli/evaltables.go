package cli

import (
	"context"

	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/tables"
)

// evalTablesCommand measures questions over single tables by their answers.
type evalTablesCommand struct {
	outputFlags
	Detector  string `default:"never" help:"When the agent asks; nobody replies."`
	Questions string `required:"" type:"existingfile" help:"Lines of {\"id\",\"question\",\"table\",\"answer\":[…]}." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"Lines of {\"id\",\"header\",\"rows\"}, all cells texts." placeholder:"FILE"`
}

func (c *evalTablesCommand) Run(ctx context.Context, g *globals, s streams) error {
	questions, about, err := tables.Read(c.Questions, c.Tables, c.Limit)
	if err != nil {
		return err
	}
	chat, err := g.evaluatedChat(c.Detector, "", s)
	if err != nil {
		return err
	}
	defer chat.Close()
	report, err := evaluated(&c.outputFlags, g, s, func(o output.Files) (*tables.Report, error) {
		return (&tables.Run{Questions: questions, Tables: about, Open: chat.Open, Files: o}).Run(ctx)
	})
	if err != nil {
		return err
	}
	report.Settings = c.limited(map[string]any{"user": "none", "detector": c.Detector})
	return printFigures(g, s, report)
}
