package main

import (
	"context"
	"fmt"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/rank"
)

type trainSilenceCommand struct {
	Questions string `default:"benchmarks/everyday/texts/questions.json" type:"existingfile" help:"Questions over data with texts, some without an answer (a JSON list)." placeholder:"FILE"`
	Folder    string `default:"benchmarks/everyday/texts/data" type:"existingdir" help:"Folder of the files that they are about." placeholder:"DIR"`
	Part      string `default:"train" help:"Learn from the questions of this part." placeholder:"PART"`
	Out       string `default:"internal/read/rank/silence.tsv" help:"File to write." placeholder:"FILE"`
}

func (c *trainSilenceCommand) Run(ctx context.Context, g *globals) error {
	trained := newTraining()
	home, err := g.home()
	if err != nil {
		return err
	}
	model, err := rank.Embedded()
	if err != nil {
		return err
	}
	signs, unanswerable, err := eval.Silences(ctx, rank.NewParser(model),
		eval.EverydayCorpus(c.Questions, c.Folder, c.Part, home))
	if err != nil {
		return err
	}
	if len(signs) == 0 {
		return fmt.Errorf("%s: no question of part %q that texts could be read for", c.Questions, c.Part)
	}
	trained.log("%d questions that texts could be read for", len(signs))
	return trained.write(c.Out, rank.LearnSilence(signs, unanswerable).Format())
}
