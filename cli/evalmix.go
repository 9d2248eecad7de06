package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"text/tabwriter"

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

// files are the collection that was given; nil where it is that of --shared.
func (c *evalMixCommand) files() (*mix.Files, error) {
	given := 0
	for _, f := range []string{c.Questions, c.Tables, c.Passages} {
		if f != "" {
			given++
		}
	}
	switch {
	case given == 0 && c.Shared == "":
		return nil, errors.New("say what to ask: --shared DIR, or --questions, --tables and --passages")
	case given == 0:
		return nil, nil
	case given < 3 || c.Of != "" || c.Beside != 0:
		return nil, errors.New("--questions, --tables and --passages belong together, in the place of --shared, and without --of and --beside")
	}
	return &mix.Files{Questions: c.Questions, Tables: c.Tables, Passages: c.Passages}, nil
}

// Validate refuses what does not go together.
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
	if g.JSON {
		return printJSON(s.out, report)
	}
	return showMix(s.out, report)
}

// showMix prints what was measured.
func showMix(out io.Writer, r *mix.Report) error {
	t := tabwriter.NewWriter(out, 0, 4, 2, ' ', 0)
	fmt.Fprintf(t, "%d passages and %d tables in %d parts\n", r.Texts, r.Tables, r.Parts+r.OpenParts)
	showFound(t, "A right document is among the first", r.Recall)
	if len(r.Modes) > 0 {
		showModes(t, "Answers", r.Modes)
		fmt.Fprintf(t, "\ncalibration error of the first answer\t%.3f\na second answer of the other kind is shown\t%.3f\n"+
			"microseconds a question\t%.0f\n", r.ECE, r.Disagree, r.Microseconds)
	}
	if o := r.OTT; o != nil && o.N > 0 {
		fmt.Fprintf(t, "\nOTT-QA with finding, %d questions: exact match\t%.3f\nF1\t%.3f\n", o.N, o.EM, o.F1)
	}
	return t.Flush()
}

func showFound(t io.Writer, title string, recall []mix.Recall) {
	fmt.Fprintf(t, "\n%s\nset\tquestions\tindex\t1\t10\t25\t50\t100\tµs\n", title)
	for _, x := range recall {
		fmt.Fprintf(t, "%s\t%d\t%s\t%.3f\t%.3f\t%.3f\t%.3f\t%.3f\t%.0f\n", x.Set, x.N, x.Index, x.At[1], x.At[10], x.At[25],
			x.At[50], x.At[100], x.Microseconds)
	}
}

func showModes(t io.Writer, title string, modes []mix.Score) {
	fmt.Fprintf(t, "\n%s\nanswers\tSQL\tright\tdirect\tright\texact match\tquestions\n", title)
	for _, x := range modes {
		fmt.Fprintf(t, "%s\t%.3f\t%.3f\t%.3f\t%.3f\t%.3f\t%d\n", x.Mode, x.SQL, x.SQLRight, x.Direct, x.DirectHit, x.EM[""],
			x.N)
	}
}
