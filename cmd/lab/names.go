package main

import (
	"fmt"

	"github.com/ask-surely/surely/internal/words/names/fit"
)

type trainNamesCommand struct {
	Training string `default:"training" type:"existingdir" help:"Folder with the training data." placeholder:"DIR"`
	Out      string `default:"internal/words/names/counts.tsv.gz" help:"File to write." placeholder:"FILE"`
}

func (c *trainNamesCommand) Run() error {
	trained := newTraining()
	held, err := fit.Held(c.Training)
	if err != nil {
		return err
	}
	fmt.Printf("without every fifth trade, %.0f names of these: %.3f read rightly, %.3f misread\n", held.Names, held.Right,
		held.Misread)
	counts, err := fit.Counts(c.Training)
	if err != nil {
		return err
	}
	return trained.write(c.Out, counts)
}
