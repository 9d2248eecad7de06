package cli

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/rows"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/suql"
)

// evalRowsCommand measures questions end to end: whether the rows that come back are right, and whether any do.
type evalRowsCommand struct {
	outputFlags
	baselineFlag
	Questions string `required:"" type:"existingfile" help:"Lines of {\"id\",\"question\"}." placeholder:"FILE"`
	Judged    string `type:"existingfile" help:"Which rows answer them: lines of {\"id\",\"suql\",\"topics\",\"rows\"} (default: for the open restaurant questions)." placeholder:"FILE"`
}

func (c *evalRowsCommand) Run(ctx context.Context, g *globals, s streams) error {
	topics, err := demo.Topics()
	if err != nil {
		return err
	}
	run, err := rows.Files{Questions: c.Questions, Judged: c.Judged}.Read(c.Limit, topics)
	if err != nil {
		return err
	}
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	if run.Ask, err = asker(a); err != nil {
		return err
	}
	engine := a.engines[a.sources[""].Schema]
	run.Query = func(ctx context.Context, statement string) (*rows.Table, error) {
		r, err := engine.Run(ctx, statement, suql.RunOptions{})
		if err != nil {
			return nil, err
		}
		return &rows.Table{Columns: r.Columns, Rows: r.Rows}, nil
	}
	settings := c.limited(map[string]any{"reader": a.reader.Name()})
	if run.Linearised, err = c.linearised(settings); err != nil {
		return err
	}
	report, err := evaluated(&c.outputFlags, g, s, func(o output.Files) (*rows.Report, error) {
		run.Files = o
		return run.Run(ctx)
	})
	if err != nil {
		return err
	}
	report.Settings = settings
	return printReportOf(g, s, report, rowsLines(report))
}

// asker asks each question in a conversation of its own, in which nothing is asked back.
func asker(a *app) (func(ctx context.Context, question string) (*rows.Table, string, error), error) {
	ag, err := a.asks(errdetect.Never{})
	return func(ctx context.Context, question string) (*rows.Table, string, error) {
		o, err := (&talk.Talk{Agent: ag}).Ask(ctx, question, talk.Silent)
		switch {
		case err != nil:
			return nil, "", err
		case o.Failed != nil:
			return nil, "", fmt.Errorf("%s: %s", o.Failed.Code, o.Failed.Message)
		case !o.Ran():
			return &rows.Table{}, "", nil
		}
		return &rows.Table{Columns: o.Columns, Rows: o.Rows}, o.SUQL, nil
	}, err
}

// rowsLines are a report's figures as people read them.
func rowsLines(r *rows.Report) []line {
	lines := []line{{"questions", r.Examples}, {"microseconds a question", r.Microseconds}}
	add := func(name string, f *rows.Found) {
		lines = append(lines, line{"\n" + name + "\nrows", f.Rows}, line{"of them satisfy every condition", f.Right})
		for _, by := range slices.Sorted(maps.Keys(f.By)) {
			lines = append(lines, line{"  judged by " + by, fmt.Sprintf("%d of %d", f.By[by].Right, f.By[by].Rows)})
		}
		if f.Unjudged > 0 {
			lines = append(lines, line{"  judged by nothing", f.Unjudged})
		}
		lines = append(lines, line{"questions that no row came back for", f.Empty},
			line{"of all, although there is one", f.Missed})
	}
	add("asked", &r.Found)
	for _, name := range slices.Sorted(maps.Keys(r.Baseline)) {
		add(name, r.Baseline[name])
	}
	return lines
}
