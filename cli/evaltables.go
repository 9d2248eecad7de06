package cli

import (
	"context"
	"os"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/tables"
)

// evalTablesCommand measures questions over single tables by their answers.
type evalTablesCommand struct {
	outputFlags
	Detector  string `default:"never" help:"When the agent asks; nobody replies."`
	Questions string `required:"" type:"existingfile" help:"Lines of id, question, table, answer." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"Lines of id, header, rows: texts." placeholder:"FILE"`
}

func (c *evalTablesCommand) Run(ctx context.Context, g *globals, s streams) error {
	folder, err := os.MkdirTemp("", "surely-tables-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	questions, err := tables.Import(c.Questions, c.Tables, folder, c.Limit)
	if err != nil {
		return err
	}
	chat, err := g.evaluatedChat(c.Detector, "", s)
	if err != nil {
		return err
	}
	defer chat.Close()
	run := &everyday.Run{Dataset: "tables", Folder: folder, User: everyday.NoUser, Questions: questions, Open: chat.Open}
	report, err := evaluated(&c.outputFlags, g, s, func(o output.Files) (*everyday.Report, error) {
		run.Files = o
		return run.Run(ctx)
	})
	if err != nil {
		return err
	}
	report.Denotation, report.Settings = &report.AccEx, c.limited(map[string]any{"user": "none", "detector": c.Detector})
	return printFigures(g, s, report)
}
