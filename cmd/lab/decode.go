package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/decode"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/weights/schema"
)

// trainDecodeCommand writes JSON lines for training/decode: every database once, before its first question.
type trainDecodeCommand struct {
	corporaFlags
	Tables int    `default:"3" help:"Use one of WikiSQL's tables in n." placeholder:"N"`
	Out    string `required:"" help:"File to write." placeholder:"FILE"`
}

// decodeLine is a database, or a question about one.
type decodeLine struct {
	Corpus   string           `json:"corpus"`
	Data     string           `json:"data"`
	Schema   *decode.Schema   `json:"schema,omitempty"`
	Question string           `json:"question,omitempty"`
	Golds    []string         `json:"golds,omitempty"`
	Ground   *decode.Grounded `json:"ground,omitempty"`
}

func (c *trainDecodeCommand) Run(ctx context.Context, g *globals) error {
	home, err := g.home()
	if err != nil {
		return err
	}
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	out, said := json.NewEncoder(w), newTraining()
	for _, corpus := range c.parts(home) {
		known, n := map[*link.Catalog]*decode.Schema{}, 0
		err := corpus.Linked(ctx, func(a eval.Asked) error {
			s := known[a.Linked.Catalog]
			if s == nil {
				s = decode.Describe(a.Linked.Catalog)
				known[a.Linked.Catalog] = s
				if err := out.Encode(decodeLine{Corpus: a.Corpus, Data: a.Data, Schema: s}); err != nil {
					return err
				}
			}
			if n++; n%2000 == 0 {
				said.log("%s: %d", corpus.Name, n)
			}
			return out.Encode(decodeLine{Corpus: a.Corpus, Data: a.Data, Question: a.Linked.Text, Golds: a.Golds,
				Ground: decode.Ground(s, a.Linked)})
		})
		if err != nil {
			return errors.Join(err, f.Close())
		}
		said.log("%s: %d questions", corpus.Name, n)
	}
	return errors.Join(w.Flush(), f.Close())
}

// measureDecodeCommand says how often the decoder is right, by the results of what it proposes.
type measureDecodeCommand struct {
	corporaFlags
	Weights string `type:"existingfile" help:"A file of training/decode; default: the embedded one." placeholder:"FILE"`
	Actions string `type:"existingfile" help:"Instead of reading, build the queries of these actions (rows.py's actions=)." placeholder:"FILE"`
	Set     string `default:"spiderdev" help:"plain, spider, wikisql, everyday, spiderdev, wikidev or everydaydev." placeholder:"NAME"`
	Nth     int    `default:"1" help:"Use one question in n." placeholder:"N"`
	Wrong   string `help:"Write the questions without a right query here." placeholder:"FILE"`
}

func (c *measureDecodeCommand) Run(ctx context.Context, g *globals) error {
	home, err := g.home()
	if err != nil {
		return err
	}
	read, err := c.reading()
	if err != nil {
		return err
	}
	in := func(parts ...string) string { return filepath.Join(append([]string{c.Shared}, parts...)...) }
	all := append((&trainDecodeCommand{corporaFlags: c.corporaFlags, Tables: 1}).parts(home),
		eval.EverydayCorpus(in("everyday", "questions.json"), in("everyday", "data"), "dev", home))
	all[len(all)-1].Name = "everydaydev"
	at := slices.IndexFunc(all, func(x eval.Corpus) bool { return x.Name == c.Set })
	if at < 0 {
		return fmt.Errorf("no set %q", c.Set)
	}
	var wrong []string
	n, first, some, none, began := 0, 0, 0, 0, time.Now()
	err = all[at].Propose(ctx, c.Nth, read, func(p eval.Proposed) error {
		n++
		switch {
		case len(p.Right) == 0:
			none++
		case p.First():
			first++
		}
		if p.Any() {
			some++
		} else {
			wrong = append(wrong, p.Data+"\t"+p.Question)
		}
		return ctx.Err()
	})
	of := func(k int) float64 { return float64(k) / float64(max(1, n)) }
	fmt.Printf("%s: %d questions, first right %.3f, any %.3f, nothing proposed %.3f, %.0f ms each\n", c.Set, n, of(first),
		of(some), of(none), time.Since(began).Seconds()*1000/float64(max(1, n)))
	if c.Wrong != "" {
		err = errors.Join(err, os.WriteFile(c.Wrong, []byte(strings.Join(wrong, "\n")+"\n"), 0o644))
	}
	return err
}

// reading is what proposes queries: the decoder, or actions of a file.
func (c *measureDecodeCommand) reading() (func(context.Context, parse.Input, *link.Question) ([]*query.Query, error),
	error) {
	if c.Actions != "" {
		return actionsOf(c.Actions)
	}
	file, err := os.ReadFile(c.Weights)
	if err != nil {
		return nil, err
	}
	r, err := decode.New(file, schema.Layers)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, _ parse.Input, q *link.Question) ([]*query.Query, error) {
		found, err := r.Read(ctx, q)
		var out []*query.Query
		for _, x := range found {
			out = append(out, x.Query)
		}
		return out[:min(len(out), 8)], err
	}, nil
}

// actionsOf reads the actions of questions.
func actionsOf(path string) (func(context.Context, parse.Input, *link.Question) ([]*query.Query, error), error) {
	known := map[string][]int32{}
	err := jsonfile.Lines(path, func(x struct {
		Data, Question string
		Acts           []int32
	}) error {
		known[x.Data+"\t"+x.Question], known[x.Question] = x.Acts, x.Acts // tables of WikiSQL have no names here
		return nil
	})
	return func(_ context.Context, in parse.Input, q *link.Question) ([]*query.Query, error) {
		acts := known[in.Schema.Name+"\t"+q.Text]
		if acts == nil {
			acts = known[q.Text]
		}
		if acts == nil {
			return nil, nil
		}
		built, err := decode.Written(q, acts)
		if err != nil {
			return nil, nil //nolint:nilerr // it has no form, which is what is measured
		}
		return []*query.Query{built}, nil
	}, err
}

// parts are what is learnt from, and the parts named dev that are only measured.
func (c *trainDecodeCommand) parts(home string) []eval.Corpus {
	in := func(parts ...string) string { return filepath.Join(append([]string{c.Shared}, parts...)...) }
	named := func(name string, x eval.Corpus) eval.Corpus { x.Name = name; return x }
	all := []eval.Corpus{
		named("spiderdev", eval.SpiderCorpus(eval.SpiderFiles{Questions: in("spider", "dev.json"),
			Tables: in("spider", "tables.json"), Databases: in("spider", "database"), Home: home})),
		named("wikidev", eval.WikiCorpus(in("wikisql", "dev.jsonl"), in("wikisql", "dev.tables.jsonl"))).Every(20),
	}
	for _, x := range c.corpora(home) {
		switch x.Name {
		case "wikitables": // knows answers only
			continue
		case "wikisql":
			x = x.Every(c.Tables)
		}
		all = append(all, x)
	}
	return all
}
