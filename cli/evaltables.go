package cli

import (
	"context"
	"fmt"
	"os"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/eval/tables"
	"github.com/ask-surely/surely/store"
)

// evalTablesCommand measures questions over single tables by their answers.
type evalTablesCommand struct {
	outputFlags
	Detector  string `default:"never" help:"When the agent asks; nobody replies, the prediction stands."`
	Questions string `required:"" type:"existingfile" help:"Lines of {\"id\",\"question\",\"table\",\"answer\":[…]}." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"Lines of {\"id\",\"header\",\"rows\"}, all cells texts." placeholder:"FILE"`
}

func (c *evalTablesCommand) Run(ctx context.Context, g *globals, s streams) error {
	detector, err := errdetect.Parse(c.Detector)
	if err != nil {
		return err
	}
	if detector, err = withCalibration(detector); err != nil {
		return err
	}
	run := &tables.Run{}
	if run.Questions, run.Tables, err = tables.Read(c.Questions, c.Tables, c.Limit); err != nil {
		return err
	}
	a, err := g.appOver(&store.Set{}, s)
	if err != nil {
		return err
	}
	defer a.Close()
	ag, err := agent.New(agent.Options{Source: a.source, Parser: a.parser, Detector: detector})
	if err != nil {
		return err
	}
	run.Open = func(ctx context.Context, path string) (*tables.Opened, error) { return openTable(ctx, a, ag, path) }
	var report *tables.Report
	err = c.with(g, s, func(o outputs) (err error) {
		run.Out, run.Errors, run.Progress = o.predictions, o.errors, o.progress
		report, err = run.Run(ctx)
		return err
	})
	if err != nil {
		return err
	}
	report.Settings = map[string]any{"user": "none", "detector": detector.String()}
	if c.Limit > 0 {
		report.Settings["limit"] = c.Limit
	}
	return printReportOf(g, s, report, []line{
		{"examples", report.Examples}, {"right, by denotation", report.Denotation}, {"wrong and silent", report.WrongSilent},
		{"asked", report.Asked}, {"declined", report.Declined}, {"without any value", report.Empty}, {"failed", report.Failed},
		{"calibration error (results)", report.ECEResult}, {"microseconds a turn", report.Microseconds}, {"of 99 in 100 at most", report.P99},
	})
}

// openTable imports a file into a folder of its own, which goes with it.
func openTable(ctx context.Context, a *app, ag *agent.Agent, path string) (*tables.Opened, error) {
	home, err := os.MkdirTemp("", "surely-table-*")
	if err != nil {
		return nil, err
	}
	set, err := store.Open(ctx, store.Options{Sources: []string{path}, Home: home})
	if err != nil {
		os.RemoveAll(home)
		return nil, err
	}
	src := set.Sources[0]
	if err := a.join("", src, 1); err != nil {
		set.Close()
		os.RemoveAll(home)
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	return &tables.Opened{Agent: ag, Schema: src.Schema(), Close: func() {
		a.part("", src)
		set.Close()
		os.RemoveAll(home)
	}}, nil
}
