package main

import (
	"context"
	"path/filepath"

	"github.com/ask-surely/surely/internal/eval/hybrid"
	"github.com/ask-surely/surely/internal/eval/reading"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// trainHybridCommand rebuilds the models for answering from tables with linked passages.
type trainHybridCommand struct {
	Questions string   `required:"" type:"existingfile" help:"Questions with answers (a JSON list)." placeholder:"FILE"`
	Tables    string   `required:"" type:"existingfile" help:"The tables they are about (JSON lines)." placeholder:"FILE"`
	Passages  string   `required:"" type:"existingfile" help:"The passages their cells link to (JSON lines)." placeholder:"FILE"`
	Spans     string   `type:"existingfile" help:"Questions in SQuAD's form, as further training data for spans." placeholder:"FILE"`
	Without   []string `type:"existingfile" help:"Exclude the tables of these questions from training." placeholder:"FILE"`
	Out       string   `default:"internal/eval/hybrid/model" help:"Folder to write to." placeholder:"DIR"`
	Seed      int64    `default:"1" help:"Chance starts here; the same seed gives the same files."`
}

func (c *trainHybridCommand) Run(ctx context.Context) error {
	trained := newTraining()
	questions, tables, err := hybrid.Files{Questions: c.Questions, Tables: c.Tables, Passages: c.Passages}.Read(0)
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
