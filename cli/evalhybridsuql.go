package cli

import (
	"github.com/ask-surely/surely/eval/hybrid"
	"github.com/ask-surely/surely/lexicon"
	"github.com/ask-surely/surely/llm"
	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/model"
	"github.com/ask-surely/surely/parse/probe"
	"github.com/ask-surely/surely/store"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/verdict"
)

// queries answer questions over tables with linked passages through SUQL: read by the configured model, or else by the
// embedded parser, and over the model's reader or else the answerer's, which has not seen the questions.
func (g *globals) queries(client *llm.Client, a *hybrid.Answerer, s streams) (*hybrid.Queries, error) {
	var texts verdict.Reader
	var err error
	if client != nil {
		texts = llm.NewReader(client)
	} else if texts, err = a.Reader(); err != nil {
		return nil, err
	}
	ranked := newRanking(func() (*lexicon.Lexicon, error) { return g.lexicon(s) })
	q := &hybrid.Queries{Engine: func(src *store.Source) (*suql.Engine, parse.Prober) {
		engine := suql.New(suql.Options{Source: rowsOf(src), Schema: src.Schema(), Reader: texts, Ranker: ranked,
			Concurrency: g.Concurrency})
		return engine, probe.New(looker(engine))
	}}
	embedded, err := newParser()
	if err != nil {
		return nil, err
	}
	q.Parser = embedded
	over, err := g.readingWith(client, model.Options{Check: q.Check}, s)
	if err != nil {
		return nil, err
	}
	if over != nil {
		q.Parser = over(embedded)
	}
	return q, nil
}
