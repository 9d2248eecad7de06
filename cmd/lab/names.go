package main

import "github.com/ask-surely/surely/internal/words/names/fit"

type trainNamesCommand struct {
	Training string `default:"training" type:"existingdir" help:"Folder of databases/*.sql and questions.jsonl." placeholder:"DIR"`
	Out      string `default:"internal/words/names/counts.tsv.gz" help:"File to write." placeholder:"FILE"`
}

func (c *trainNamesCommand) Run() error {
	trained := newTraining()
	counts, err := fit.Counts(c.Training)
	if err != nil {
		return err
	}
	return trained.write(c.Out, counts)
}
