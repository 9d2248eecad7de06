package main

import (
	"context"
	"encoding/json"
	"hash/fnv"
	"os"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/decode"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/weights/schema"
)

// wikiTables says which of WikiSQL's tables the decoder is trained on: one in so many.
const wikiTables = 3

// decodeRowsCommand writes what training/decode learns from: every database once, before its first question.
type decodeRowsCommand struct{ corpora }

// decodeLine is a database, or a question about one.
type decodeLine struct {
	Corpus   string           `json:"corpus"`
	Data     string           `json:"data"`
	Schema   *decode.Schema   `json:"schema,omitempty"`
	Question string           `json:"question,omitempty"`
	Golds    []string         `json:"golds,omitempty"`
	Ground   *decode.Grounded `json:"ground,omitempty"`
}

func (c *decodeRowsCommand) Run(ctx context.Context) error {
	all := slices.DeleteFunc(append(c.measured(), c.all()...), func(x eval.Corpus) bool {
		return x.Name == "everydaydev" || x.Name == "wikitables" // which knows answers only
	})
	return c.write(all, func(corpus eval.Corpus, out *json.Encoder) (n int, err error) {
		if corpus.Name == "wikisql" {
			corpus = corpus.Only(func(i int, _ string) bool { return i%wikiTables == 0 })
		}
		known := map[*link.Catalog]*decode.Schema{}
		return n, corpus.Linked(ctx, c.Limit, func(a *eval.Asked) error {
			s := known[a.Linked.Catalog]
			if s == nil {
				s = decode.Describe(a.Linked.Catalog)
				known[a.Linked.Catalog] = s
				if err := out.Encode(decodeLine{Corpus: a.Corpus, Data: a.Data, Schema: s}); err != nil {
					return err
				}
			}
			n++
			return out.Encode(decodeLine{Corpus: a.Corpus, Data: a.Data, Question: a.Linked.Text, Golds: a.Golds,
				Ground: decode.Ground(s, a.Linked)})
		})
	})
}

// jointCommand writes what training/decode/joint.py learns from: the results that ranker and decoder find for questions
// that neither was trained on.
type jointCommand struct {
	corpora
	Weights string `required:"" type:"existingfile" help:"The decoder's file, of training/decode." placeholder:"FILE"`
	New     string `default:"training/joint/questions.jsonl" type:"existingfile" help:"Questions that no reader was trained on." placeholder:"FILE"`
	Nth     int    `default:"1" help:"Use one question in n." placeholder:"N"`
	NthWiki int    `default:"28" help:"Use one of WikiSQL's questions in n." placeholder:"N"`
	Set     string `help:"Instead, write what they find for this set, to measure: spiderdev, wikidev, everydaydev or a folder of everyday questions." placeholder:"NAME"`
	Part    string `default:"dev" help:"The part of the folder's questions." placeholder:"NAME"`
}

func (c *jointCommand) Run(ctx context.Context) error {
	file, err := os.ReadFile(c.Weights)
	if err != nil {
		return err
	}
	d, err := decode.New(file, schema.Layers)
	if err != nil {
		return err
	}
	p, err := rank.Embedded()
	if err != nil {
		return err
	}
	p = p.With(d)
	return c.write(c.sets(), func(corpus eval.Corpus, out *json.Encoder) (n int, err error) {
		nth := c.Nth
		if corpus.Name == "wikisql" {
			nth = c.NthWiki
		}
		return n, corpus.Unions(ctx, nth, p, func(x *eval.Union) error { n++; return out.Encode(x) })
	})
}

// sets are what is read.
func (c *jointCommand) sets() []eval.Corpus {
	if c.Set == "" {
		all := c.all()
		return []eval.Corpus{eval.PlainCorpus(c.New, c.spider("train")), all[len(all)-1].Only(func(i int, data string) bool {
			return i%wikiTables > 0 && hashed(data)%3 != 0 // the decoder was trained on the former, the ranker on the latter
		})}
	}
	all := slices.DeleteFunc(c.measured(), func(x eval.Corpus) bool { return x.Name != c.Set })
	if len(all) == 0 {
		all = []eval.Corpus{eval.EverydayCorpus(c.Set+"/questions.json", c.Set+"/data", c.Part, c.Home)}
	}
	return all
}

// hashed is what training/schema/heldout.py goes by.
func hashed(database string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(strings.ToLower(database)))
	return h.Sum32()
}
