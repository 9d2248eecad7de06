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
	kept    *app.KeptEntries
	client  *llm.Client // nil without a model
	owner   llm.Account // the account charged for the owner's questions
	planner agent.Planner
	budget  llm.Budget // per question
}

// app opens the data that the flags name and wires everything up. It must be closed.
func (g *globals) app(ctx context.Context, s streams) (*appWithModel, error) {
	set, err := g.open(ctx, s)
	if err != nil {
		return nil, err
	}
	return g.appOver(set, g.Concurrency, s)
}

// appOver wires everything up over opened data; closing it also closes the data.
func (g *globals) appOver(set *store.Set, concurrency int, s streams) (_ *appWithModel, err error) {
	p := &appWithModel{kept: g.keptEntries(s)}
	defer func() {
		if err != nil {
			set.Close()
			p.kept.Close()
		}
	}()
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	if p.client, err = g.endpoint(p.kept, s); err != nil {
		return nil, err
	}
	m, err := s.modelSettings()
	if err != nil {
		return nil, err
	}
	p.owner, p.budget = m.ownersAccount(), m.question
	o := app.Options{Set: set, Home: home, Entries: p.kept, Concurrency: concurrency,
		Words: func() (*lexicon.Lexicon, error) { return g.lexicon(s) }, Vectors: vectorsOf(p.client, p.kept),
		ModelParser: func(o modelparser.Options) (func(parse.Parser) parse.Parser, error) {
			return g.modelParser(p.client, o, s)
		}}
	if o.Reader, err = g.readerOver(p.client, s); err != nil {
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
	p.OnClose(p.kept.Close)
	return p, nil
}

// vectorsOf returns the configured embedding model, or nil.
func vectorsOf(client *llm.Client, kept *app.KeptEntries) *retrieve.Vectors {
	if client == nil || client.Embedding() == "" {
		return nil
	}
	return &retrieve.Vectors{Name: client.Embedding(), Embed: client.Embed, Cache: kept}
}
