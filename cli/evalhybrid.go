package cli

import (
	"context"
	"os"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/linked"
	"github.com/ask-surely/surely/internal/eval/output"
)

// evalHybridCommand measures questions over tables whose cells link to passages by their answers.
type evalHybridCommand struct {
	outputFlags
	baselineFlag
	linked.Files
	Detector string `default:"never" help:"When the agent asks; nobody replies."`
	SUQL     bool   `name:"suql" help:"Passages are a column, as in SUQL's experiment; for a model."`
}

func (c *evalHybridCommand) Run(ctx context.Context, g *globals, s streams) error {
	return c.run(ctx, "hybridqa", g, s)
}

// evalOttCommand evaluates on OTT-QA, which has HybridQA's form.
type evalOttCommand struct{ evalHybridCommand }

func (c *evalOttCommand) Run(ctx context.Context, g *globals, s streams) error {
	return c.run(ctx, "ottqa", g, s)
}

func (c *evalHybridCommand) run(ctx context.Context, dataset string, g *globals, s streams) error {
	folder, err := os.MkdirTemp("", "surely-linked-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	questions, err := c.Import(folder, c.Limit, c.SUQL)
	if err != nil {
		return err
	}
	settings := c.limited(map[string]any{"user": "none", "detector": c.Detector, "suql": c.SUQL})
	rank, err := c.linearised(settings)
	if err != nil {
		return err
	}
	report, err := c.answered(ctx, g, s, c.Detector, &everyday.Run{Dataset: dataset, Folder: folder, Questions: questions})
	if err != nil {
		return err
	}
	report.Settings = settings
	if rank != nil {
		recall, err := c.Files.Baseline(c.Limit, rank)
		if err != nil {
			return err
		}
		report.Baseline = &everyday.Baseline{Recall: recall}
	}
	return printFigures(g, s, report)
}

// answered has the chat answer questions about files of their own, with nobody to reply.
func (f *outputFlags) answered(ctx context.Context, g *globals, s streams, detector string,
	run *everyday.Run) (*everyday.Report, error) {
	chat, err := g.evaluatedChat(detector, "", s)
	if err != nil {
		return nil, err
	}
	defer chat.Close()
	run.User, run.Open = everyday.NoUser, chat.Open
	return evaluated(f, g, s, func(o output.Files) (*everyday.Report, error) {
		run.Files = o
		return run.Run(ctx)
	})
}
