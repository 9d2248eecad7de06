package cli

import (
	"context"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/eval/rows"
	"github.com/ask-surely/surely/suql"
)

// evalRowsCommand measures questions end to end: whether the rows that come back are right, and whether any do.
type evalRowsCommand struct {
	outputFlags
	baselineFlag
	Questions string `required:"" type:"existingfile" help:"Lines of {\"id\",\"question\"}." placeholder:"FILE"`
	Judged    string `type:"existingfile" help:"Which rows answer them: lines of {\"id\",\"suql\",\"topics\",\"rows\"} (default: for the open restaurant questions)." placeholder:"FILE"`
	Facts     string `type:"existingdir" help:"Folder of fact sheets, which say what holds of a row (default: those of the built-in data)." placeholder:"DIR"`
}

func (c *evalRowsCommand) Run(ctx context.Context, g *globals, s streams) error {
	topics, err := factTopics()
	if err != nil {
		return err
	}
	run, err := rows.Files{Questions: c.Questions, Judged: c.Judged, Facts: c.Facts}.Read(c.Limit, topics)
	if err != nil {
		return err
	}
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	ag, err := agent.New(agent.Options{Source: a.source, Parser: a.parser, Detector: errdetect.Never{}})
	if err != nil {
		return err
	}
	run.Ask = asker(ag)
	engine := a.engines[a.sources[""].Schema]
	run.Query = func(ctx context.Context, statement string) (*rows.Table, error) {
		r, err := engine.Run(ctx, statement, suql.RunOptions{})
		if err != nil {
			return nil, err
		}
		return &rows.Table{Columns: r.Columns, Rows: r.Rows}, nil
	}
	settings := map[string]any{"reader": a.reader.Name()}
	if c.Limit > 0 {
		settings["limit"] = c.Limit
	}
	if c.Baseline != "" {
		settings["baseline"] = c.Baseline
	}
	if run.Linearised, err = c.linearised(); err != nil {
		return err
	}
	var report *rows.Report
	err = c.with(g, s, func(o outputs) (err error) {
		run.Out, run.Errors, run.Progress = o.predictions, o.errors, o.progress
		report, err = run.Run(ctx)
		return err
	})
	if err != nil {
		return err
	}
	report.Settings = settings
	if g.JSON {
		return printJSON(s.out, report)
	}
	return showRows(s.out, report)
}

// asker asks each question in a conversation of its own, in which nothing is asked back.
func asker(ag *agent.Agent) func(ctx context.Context, question string) (*rows.Table, string, error) {
	return func(ctx context.Context, question string) (*rows.Table, string, error) {
		out, statement := &rows.Table{}, ""
		var failed error
		ag.Handle(ctx, &agent.Conversation{}, agent.Message{Type: agent.AskMessage, Text: question}, func(e agent.Event) {
			switch e := e.(type) {
			case agent.ResultEvent:
				out, statement = &rows.Table{Columns: e.Columns, Rows: e.Rows}, e.SUQL
			case agent.ErrorEvent:
				failed = fmt.Errorf("%s: %s", e.Code, e.Message)
			}
		})
		return out, statement, failed
	}
}

func showRows(out io.Writer, r *rows.Report) error {
	t := tabwriter.NewWriter(out, 0, 4, 2, ' ', 0)
	fmt.Fprintf(t, "questions\t%d\nmicroseconds a question\t%.0f\n", r.Examples, r.Microseconds)
	show := func(name string, f *rows.Found) {
		fmt.Fprintf(t, "\n%s\nrows\t%d\nof them satisfy every condition\t%.4f\n", name, f.Rows, f.Right)
		for _, by := range sortedKeys(f.By) {
			fmt.Fprintf(t, "  judged by %s\t%d of %d\n", by, f.By[by].Right, f.By[by].Rows)
		}
		if f.Unjudged > 0 {
			fmt.Fprintf(t, "  judged by nothing\t%d\n", f.Unjudged)
		}
		fmt.Fprintf(t, "questions that no row came back for\t%.4f\nof all, although there is one\t%.4f\n", f.Empty, f.Missed)
	}
	show("asked", &r.Found)
	for _, name := range sortedKeys(r.Baseline) {
		show(name, r.Baseline[name])
	}
	return t.Flush()
}

func sortedKeys[K ~string, V any](m map[K]V) []K {
	var keys []K
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
