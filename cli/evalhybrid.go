package cli

import (
	"context"
	"os"

	"github.com/ask-surely/surely/internal/eval/hybrid"
	"github.com/ask-surely/surely/internal/eval/output"
)

// hybridFiles are questions over tables and passages.
type hybridFiles struct {
	outputFlags
	Detector  string `default:"never" help:"When the agent asks; nobody replies."`
	Questions string `required:"" type:"existingfile" help:"Questions with answers (HybridQA's list; for mix a line each: {\"question\", \"answer\": […], \"documents\": [ids]})." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"The tables they are about (JSON lines)." placeholder:"FILE"`
	Passages  string `required:"" type:"existingfile" help:"The passages (JSON lines)." placeholder:"FILE"`
	Seen      bool   `help:"Find spans with the program's own model, which has learnt from HybridQA's, OTT-QA's and XQuAD's questions; otherwise with one that has not seen those measured."`
}

// evalHybridCommand evaluates the chat over tables whose cells link to passages.
type evalHybridCommand struct{ hybridFiles }

func (c *evalHybridCommand) Run(ctx context.Context, g *globals, s streams) error {
	return c.run(ctx, "hybridqa", g, s)
}

// evalOttCommand evaluates on OTT-QA, which has HybridQA's form.
type evalOttCommand struct{ hybridFiles }

func (c *evalOttCommand) Run(ctx context.Context, g *globals, s streams) error {
	return c.run(ctx, "ottqa", g, s)
}

// evalMixCommand evaluates the chat over a collection of tables and passages, in which it must find the right ones.
type evalMixCommand struct{ hybridFiles }

func (c *evalMixCommand) Run(ctx context.Context, g *globals, s streams) error {
	return c.run(ctx, "mix", g, s)
}

func (c *hybridFiles) run(ctx context.Context, dataset string, g *globals, s streams) error {
	folder, err := os.MkdirTemp("", "surely-hybrid-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	files := hybrid.Files{Questions: c.Questions, Tables: c.Tables, Passages: c.Passages}
	settings := c.limited(map[string]any{"user": "none", "detector": c.Detector, "seen": c.Seen})
	var cases []hybrid.Case
	heldOut := "hybridqa"
	if dataset == "mix" {
		var found float64
		cases, found, err = files.Mix(ctx, folder, c.Limit)
		settings["found"], heldOut = found, "mix"
	} else {
		cases, err = files.Cases(folder, c.Limit)
	}
	if err != nil {
		return err
	}
	chat, err := g.evaluatedChat(c.Detector, "", s)
	if err != nil {
		return err
	}
	defer chat.Close()
	if !c.Seen && chat.Model == "" {
		if chat.Reader, err = hybrid.HeldOut(heldOut); err != nil {
			return err
		}
	}
	run := &hybrid.Run{Dataset: dataset, Cases: cases, Open: chat.Open}
	report, err := evaluated(&c.outputFlags, g, s, func(o output.Files) (*hybrid.Report, error) {
		run.Files = o
		return run.Run(ctx)
	})
	if err != nil {
		return err
	}
	report.Settings = settings
	return printFigures(g, s, report)
}
