package cli

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"text/tabwriter"

	"github.com/ask-surely/surely/eval/hybrid"
	"github.com/ask-surely/surely/eval/reading"
	"github.com/ask-surely/surely/llm"
	"github.com/ask-surely/surely/reader"
)

// hybridFiles are questions over tables with linked passages.
type hybridFiles struct {
	Questions string `required:"" type:"existingfile" help:"Questions with their answers (a JSON list)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"The tables they are about (JSON lines)." placeholder:"FILE"`
	Passages  string `required:"" type:"existingfile" help:"The passages that the tables' cells link to (JSON lines)." placeholder:"FILE"`
}

func (f *hybridFiles) files() hybrid.Files {
	return hybrid.Files{Questions: f.Questions, Tables: f.Tables, Passages: f.Passages}
}

type evalHybridCommand struct {
	hybridFiles
	outputFlags
	baselineFlag
}

func (c *evalHybridCommand) Run(ctx context.Context, g *globals, s streams) error {
	return c.run(ctx, "hybridqa", g, s)
}

// evalOttCommand evaluates on OTT-QA, whose form is HybridQA's.
type evalOttCommand struct{ evalHybridCommand }

func (c *evalOttCommand) Run(ctx context.Context, g *globals, s streams) error {
	return c.run(ctx, "ottqa", g, s)
}

func (c *evalHybridCommand) run(ctx context.Context, dataset string, g *globals, s streams) error {
	questions, tables, err := c.files().Read(c.Limit)
	if err != nil {
		return err
	}
	a, err := hybrid.NewAnswerer()
	if err != nil {
		return err
	}
	r := hybrid.Run{Dataset: dataset, Questions: questions, Tables: tables, Answerer: a}
	answerer := "embedded"
	client, err := g.endpoint(nil, s)
	if err != nil {
		return err
	}
	if client != nil {
		r.Reader, r.Limit = llm.NewReader(client), g.Concurrency
		answerer = r.Reader.Name()
	}
	if r.Linearised, err = c.linearised(); err != nil {
		return err
	}
	var report *hybrid.Report
	err = c.with(g, s, func(o outputs) (err error) {
		r.Out, r.Errors, r.Progress = o.predictions, o.errors, o.progress
		report, err = r.Run(ctx)
		return err
	})
	if err != nil {
		return err
	}
	report.Settings = map[string]any{"answerer": answerer}
	if c.Limit > 0 {
		report.Settings["limit"] = c.Limit
	}
	if c.Baseline != "" {
		report.Settings["baseline"] = c.Baseline
	}
	if g.JSON {
		return printJSON(s.out, report)
	}
	return showHybrid(s.out, report)
}

func showHybrid(out io.Writer, r *hybrid.Report) error {
	t := tabwriter.NewWriter(out, 0, 4, 2, ' ', 0)
	fmt.Fprintf(t, "examples\t%d\n", r.Examples)
	if r.Skipped > 0 {
		fmt.Fprintf(t, "skipped\t%d\n", r.Skipped)
	}
	if r.Failed > 0 {
		fmt.Fprintf(t, "failed\t%d\n", r.Failed)
	}
	fmt.Fprintf(t, "exact match\t%.4f\n", r.EM)
	fmt.Fprintf(t, "F1\t%.4f\n", r.F1)
	for _, k := range []string{"1", "3", "5", "10"} {
		fmt.Fprintf(t, "right row among the first %s\t%.4f\n", k, r.Recall[k])
		if r.Baseline != nil {
			fmt.Fprintf(t, "  linearised, the first %s\t%.4f\n", k, r.Baseline.Recall[k])
		}
	}
	fmt.Fprintf(t, "answered from cells\t%d, %.4f exact\n", r.Cells.N, r.Cells.EM)
	fmt.Fprintf(t, "answered from passages\t%d, %.4f exact\n", r.Passages.N, r.Passages.EM)
	fmt.Fprintf(t, "microseconds a question\t%.0f\n", r.Microseconds)
	return t.Flush()
}

// trainHybridCommand rebuilds what answering from tables with linked passages has learnt.
type trainHybridCommand struct {
	hybridFiles
	Spans   string   `type:"existingfile" help:"Questions over paragraphs (SQuAD's form), to learn spans from too." placeholder:"FILE"`
	Without []string `type:"existingfile" help:"Learn nothing from the tables of these questions." placeholder:"FILE"`
	Out     string   `default:"eval/hybrid/model" help:"Folder to write to." placeholder:"DIR"`
	Seed    int64    `default:"1" help:"Chance starts here; the same seed gives the same files."`
}

func (c *trainHybridCommand) Run(ctx context.Context, s streams) error {
	trained := newTraining(s)
	questions, tables, err := c.files().Read(0)
	if err != nil {
		return err
	}
	t := hybrid.Trainer{Tables: tables, Seed: c.Seed, Log: trained.log}
	for _, file := range c.Without {
		left, err := hybrid.ReadQuestions(file)
		if err != nil {
			return err
		}
		for _, q := range left {
			delete(tables, q.Table)
		}
	}
	for _, q := range questions {
		if tables[q.Table] != nil {
			t.Questions = append(t.Questions, q)
		}
	}
	if c.Spans != "" {
		cases, err := reading.Spans(c.Spans)
		if err != nil {
			return err
		}
		for _, x := range cases {
			t.Spans = append(t.Spans, reader.SpanExample{Group: x.Group, Question: x.Question, Text: x.Text[0], Answers: x.Want})
		}
	}
	models, err := t.Train(ctx)
	if err != nil {
		return err
	}
	trained.log("%d questions; each table by models that have not seen it: %.4f exact, F1 %.4f", len(t.Questions),
		models.EM, models.F1)
	if err := trained.write(filepath.Join(c.Out, "choice.bin"), models.Choice); err != nil {
		return err
	}
	return trained.write(filepath.Join(c.Out, "spans.bin"), models.Spans)
}
