package main

import (
	"context"
	"fmt"
	"path/filepath"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/rank"
)

type trainSilenceCommand struct {
	// folders with a questions.json about data with texts, some questions without an answer, and
	// the files in data
	Sets []string `default:"benchmarks/everyday/texts,benchmarks/everyday/notes" help:"Questions." placeholder:"DIR"`
	Part string   `default:"train" help:"Train on the questions of this part." placeholder:"PART"`
	Out  string   `default:"internal/read/rank/silence.tsv" help:"File to write." placeholder:"FILE"`
}

func (c *trainSilenceCommand) Run(ctx context.Context, g *globals) error {
	trained := newTraining()
	home, err := g.home()
	if err != nil {
		return err
	}
	parser, err := rank.Embedded()
	if err != nil {
		return err
	}
	var signs []rank.Signs
	var unanswerable []bool
	for _, set := range c.Sets {
		corpus := eval.EverydayCorpus(filepath.Join(set, "questions.json"), filepath.Join(set, "data"), c.Part, home)
		some, none, err := corpus.Silences(ctx, parser)
		if err != nil {
			return err
		}
		if len(some) == 0 {
			return fmt.Errorf("%s: part %q has no question that might be answered by texts", set, c.Part)
		}
		signs, unanswerable = append(signs, some...), append(unanswerable, none...)
	}
	trained.log("%d questions that texts could be read for", len(signs))
	return trained.write(c.Out, rank.LearnSilence(signs, unanswerable).Format())
}
