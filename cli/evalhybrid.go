package cli

import (
	"context"
	"errors"

	"github.com/ask-surely/surely/internal/eval/hybrid"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// hybridFiles are questions over tables with linked passages.
type hybridFiles struct {
	Questions string `required:"" type:"existingfile" help:"Questions with answers (a JSON list)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"The tables they are about (JSON lines)." placeholder:"FILE"`
	Passages  string `required:"" type:"existingfile" help:"The passages their cells link to (JSON lines)." placeholder:"FILE"`
}

func (f *hybridFiles) files() hybrid.Files {
	return hybrid.Files{Questions: f.Questions, Tables: f.Tables, Passages: f.Passages}
}

type evalHybridCommand struct {
	hybridFiles
	outputFlags
	baselineFlag
	SUQL bool `name:"suql" help:"Have the model write a SUQL query for each question, and run it: SUQL's experiment."`
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
	if c.SUQL {
		client, err := g.endpoint(nil, s)
		if err != nil {
			return err
		}
		if client == nil {
			return errors.New("--suql needs a model: set OPENAI_API_KEY or OPENAI_BASE_URL")
		}
		reads := llm.NewReader(client)
		r.Queries = &hybrid.Queries{Reader: reads, Parser: func(check func(*schema.Database, string) error) parse.Parser {
			return model.New(model.Options{Model: llm.NewWriter(client), Check: check})
		}}
		answerer, r.Limit = reads.Name()+", by SUQL", g.Concurrency
	}
	settings := c.limited(map[string]any{"answerer": answerer})
	if r.Linearised, err = c.linearised(settings); err != nil {
		return err
	}
	report, err := evaluated(&c.outputFlags, g, s, func(o output.Files) (*hybrid.Report, error) {
		r.Files = o
		return r.Run(ctx)
	})
	if err != nil {
		return err
	}
	report.Settings = settings
	return printFigures(g, s, report)
}
