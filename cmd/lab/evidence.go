package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/weights/schema"
)

// evalEvidenceCommand writes what the model of readings and the encoder make of the best readings of questions that
// neither has learnt from, a line of JSON a question: to see what either is worth beside the other.
type evalEvidenceCommand struct {
	Shared string `required:"" type:"existingdir" help:"Folder of the corpora: spider, everyday, wikitables, wikisql." placeholder:"DIR"`
	Corpus string `help:"Only this corpus." placeholder:"NAME"`
	Limit  int    `help:"So many questions of each corpus." placeholder:"N"`
	Best   int    `default:"40" help:"How many readings of each question." placeholder:"N"`
}

func (c *evalEvidenceCommand) Run(ctx context.Context, g *globals) error {
	home, err := g.home()
	if err != nil {
		return err
	}
	m, err := rank.Embedded()
	if err != nil {
		return err
	}
	r, err := roles.New(schema.Layers)
	if err != nil {
		return err
	}
	lines := json.NewEncoder(os.Stdout)
	for _, corpus := range c.corpora(home) {
		if c.Corpus != "" && corpus.Name != c.Corpus {
			continue
		}
		write := func(x eval.Weighed) error { return lines.Encode(x) }
		if err := corpus.Weigh(ctx, m, r, c.Limit, c.Best, write); err != nil {
			return err
		}
	}
	return nil
}

// corpora are the parts that nothing is learnt from.
func (c *evalEvidenceCommand) corpora(home string) []eval.Corpus {
	in := func(parts ...string) string { return filepath.Join(append([]string{c.Shared}, parts...)...) }
	return []eval.Corpus{
		eval.SpiderCorpus(eval.SpiderFiles{Questions: in("spider", "dev.json"), Tables: in("spider", "tables.json"),
			Databases: in("spider", "database"), Home: home}),
		eval.TablesCorpus(in("wikitables", "dev.jsonl"), in("wikitables", "tables.jsonl"), home),
		eval.WikiCorpus(in("wikisql", "dev.jsonl"), in("wikisql", "dev.tables.jsonl")),
	}
}
