package cli

import (
	"context"
	"errors"
	"fmt"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval/mix"
)

// evalMixCommand measures finding and answering over texts and tables together.
type evalMixCommand struct {
	Shared    string `type:"existingdir" help:"Folder of the collections: reading, wikisql, hybridqa." placeholder:"DIR"`
	Questions string `type:"existingfile" help:"Instead of --shared: your own questions, a line each: {\"question\", \"answer\": […], \"documents\": [ids]}." placeholder:"FILE"`
	Tables    string `type:"existingfile" help:"With --questions: tables, a line each: {\"id\", \"title\", \"header\": […], \"rows\": [[…]]}." placeholder:"FILE"`
	Passages  string `type:"existingfile" help:"With --questions: passages, a line each: {\"id\", \"title\", \"text\"}." placeholder:"FILE"`
	Limit     int    `default:"1000" help:"Random sample of WikiSQL's dev questions, or of --questions; 0 for all." placeholder:"N"`
	Beside    int    `help:"Number of other tables and passages; 0 for all." placeholder:"N"`
	Finding   bool   `help:"Only measure retrieval."`
	Of        string `enum:",mix,open" default:"" help:"Only Mix-SQuWiki (mix), or only OTT-QA and HybridQA (open)."`
}

// files are the collection given by flags; nil with --shared.
func (c *evalMixCommand) files() (*mix.Files, error) {
	given := 0
	for _, f := range []string{c.Questions, c.Tables, c.Passages} {
		if f != "" {
			given++
		}
	}
	switch {
	case given == 0 && c.Shared == "":
		return nil, errors.New("give a collection: --shared DIR, or --questions, --tables and --passages")
	case given == 0:
		return nil, nil
	case given < 3 || c.Of != "" || c.Beside != 0:
		return nil, errors.New("--questions, --tables and --passages go together, instead of --shared, and without " +
			"--of and --beside")
	}
	return &mix.Files{Questions: c.Questions, Tables: c.Tables, Passages: c.Passages}, nil
}

// Validate rejects contradictory flags.
func (c *evalMixCommand) Validate() error {
	_, err := c.files()
	return err
}

func (c *evalMixCommand) Run(ctx context.Context, g *globals, s streams) error {
	files, err := c.files()
	if err != nil {
		return err
	}
	r := mix.Run{Files: files, Folder: mix.Folder(c.Shared), Wiki: c.Limit, Beside: c.Beside, Of: c.Of, Finding: c.Finding,
		Log: func(format string, args ...any) { fmt.Fprintf(s.err, format+"\n", args...) }}
	if r.Parser, err = app.NewParser(); err != nil {
		return err
	}
	report, err := r.Run(ctx)
	if err != nil {
		return err
	}
	return printFigures(g, s, report)
}
