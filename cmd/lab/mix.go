package main

import (
	"context"
	"path/filepath"

	"github.com/ask-surely/surely/internal/eval/mix"
)

// trainMixCommand rebuilds the models that rank texts and tables together and weigh their answers.
type trainMixCommand struct {
	Shared string `required:"" type:"existingdir" help:"Folder of the collections: reading, wikisql, hybridqa." placeholder:"DIR"`
	Out    string `default:"." type:"existingdir" help:"The project's folder: models are written below internal/columns and internal/eval/mix." placeholder:"DIR"`
	Find   int    `default:"2500" help:"WikiSQL questions for training retrieval." placeholder:"N"`
	Weigh  int    `default:"600" help:"WikiSQL questions for training the weighing of answers." placeholder:"N"`
	Parse  int    `default:"4000" help:"WikiSQL questions on other tables for training the parser of the latter." placeholder:"N"`
	Open   int    `default:"900" help:"OTT-QA and HybridQA questions for training retrieval; 0 for all that are not held out." placeholder:"N"`
	Beside int    `default:"6000" help:"Number of distracting tables and passages; 0 for all." placeholder:"N"`
	Seed   uint64 `default:"1" help:"Chance starts here; the same seed gives the same files."`
}

func (c *trainMixCommand) Run(ctx context.Context) error {
	trained := newTraining()
	t := mix.Trainer{Folder: mix.Folder(c.Shared), Find: c.Find, Weigh: c.Weigh, Parse: c.Parse, Open: c.Open,
		Beside: c.Beside, Seed: c.Seed, Log: trained.log}
	models, err := t.Train(ctx)
	if err != nil {
		return err
	}
	for _, m := range []struct {
		file string
		data []byte
	}{{"internal/columns/joint/model/joint.bin", models.Joint}, {"internal/columns/dual/model/dual.bin", models.Dual},
		{"internal/eval/mix/model/modes.bin", models.Modes}, {"internal/eval/mix/model/spans.bin", models.Spans}} {
		if err := trained.write(filepath.Join(c.Out, m.file), m.data); err != nil {
			return err
		}
	}
	return nil
}
