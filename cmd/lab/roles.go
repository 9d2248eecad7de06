package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"os"

	"github.com/ask-surely/surely/internal/eval"
)

// trainRolesCommand writes JSON lines for training/schema.
type trainRolesCommand struct {
	corporaFlags
	Texts  string `default:"benchmarks/everyday/texts" type:"existingdir" help:"Everyday questions of what texts say." placeholder:"DIR"`
	Listed string `type:"existingfile" help:"More questions like --plain's." placeholder:"FILE"`
	Out    string `required:"" help:"File to write." placeholder:"FILE"`
}

func (c *trainRolesCommand) Run(ctx context.Context, g *globals) error {
	home, err := g.home()
	if err != nil {
		return err
	}
	corpora := append(c.corpora(home), eval.TextsCorpus(c.Texts+"/questions.json", c.Texts+"/data", "train", home))
	if c.Listed != "" {
		made := eval.PlainCorpus(c.Listed, eval.SpiderFiles{Questions: c.Shared + "/spider/train.json",
			Tables: c.Shared + "/spider/tables.json", Home: home})
		made.Name = "made"
		corpora = append(corpora, made)
	}
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	out, said := json.NewEncoder(w), newTraining()
	for _, corpus := range corpora {
		n := 0
		if err := corpus.Inputs(ctx, func(in eval.Input) error { n++; return out.Encode(in) }); err != nil {
			return errors.Join(err, f.Close())
		}
		said.log("%s: %d questions", corpus.Name, n)
	}
	return errors.Join(w.Flush(), f.Close())
}
