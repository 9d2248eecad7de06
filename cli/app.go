package cli

import (
	"context"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/llm"
	modelparser "github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// appWithModel is the app with its language model, if any, for commands that ask questions.
type appWithModel struct {
	*app.App
	entries *app.KeptEntries
	client  *llm.Client // nil without a model
	owner   llm.Account // the account charged for the owner's questions
	planner agent.Planner
	budget  llm.Budget // per question
}

// app opens the data named by the flags and assembles the app. It must be closed.
func (g *globals) app(ctx context.Context, s streams) (*appWithModel, error) {
	set, err := g.open(ctx, s)
	if err != nil {
		return nil, err
	}
	return g.appForSet(set, g.Concurrency, s)
}

// appForSet assembles the app over opened data. Closing it also closes the data.
func (g *globals) appForSet(set *store.Set, concurrency int, s streams) (_ *appWithModel, err error) {
	p := &appWithModel{entries: g.storedEntries(s)}
	defer func() {
		if err != nil {
			set.Close()
			p.entries.Close()
		}
	}()
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	if p.client, err = g.endpoint(p.entries, s); err != nil {
		return nil, err
	}
	m, err := s.modelSettings()
	if err != nil {
		return nil, err
	}
	p.owner, p.budget = m.ownerAccount(), m.question
	o := app.Options{Set: set, Home: home, Entries: p.entries, Concurrency: concurrency,
		Words: func() (*lexicon.Lexicon, error) { return g.lexicon(s) }, Vectors: embeddingVectors(p.client, p.entries),
		ModelParser: func(o modelparser.Options) (func(parse.Parser) parse.Parser, error) {
			return g.modelParser(p.client, o, s)
		}}
	if o.Reader, err = g.newReader(p.client, s); err != nil {
		return nil, err
	}
	if p.client != nil {
		p.planner, o.Model = planner{llm.NewPlanner(p.client)}, p.client.Model()
		o.Proposes = p.client
		o.Bound = func(ctx context.Context) context.Context { return llm.WithinBudget(ctx, p.budget) }
	}
	if p.App, err = app.New(o); err != nil {
		return nil, err
	}
	p.OnClose(p.entries.Close)
	return p, nil
}

// embeddingVectors returns the configured embedding model, or nil.
func embeddingVectors(client *llm.Client, entries *app.KeptEntries) *retrieve.Vectors {
	if client == nil || client.Embedding() == "" {
		return nil
	}
	return &retrieve.Vectors{Name: client.Embedding(), Embed: client.Embed, Cache: entries}
}
