package cli

import (
	"context"
	"fmt"
	"path/filepath"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/web/chat"
)

// appWithModel is the app with its language model, if any, for commands that ask questions.
type appWithModel struct {
	*app.App
	client  *llm.Client // nil without a model
	planner agent.Planner
}

// app opens the data named by the flags and assembles the app. It must be closed.
func (g *globals) app(ctx context.Context, s streams) (*appWithModel, error) {
	set, err := g.open(ctx, s)
	if err != nil {
		return nil, err
	}
	return g.appInHome(set, g.Concurrency, s)
}

// appInHome assembles the app over opened data, with the verdicts and costs stored in --home. Closing it also closes
// the data.
func (g *globals) appInHome(set *store.Set, concurrency int, s streams) (*appWithModel, error) {
	home, err := g.home(s)
	if err != nil {
		set.Close()
		return nil, err
	}
	kept, problem, closeState, err := openState(filepath.Join(home, state.FileName))
	if err != nil {
		set.Close()
		return nil, err
	}
	if problem != chat.NoProblem {
		fmt.Fprintln(s.err, "the verdicts stored in", home, "cannot be used")
	}
	a, err := g.assemble(set, kept, concurrency, s)
	if err != nil {
		closeState()
		return nil, err
	}
	a.OnClose(func() error { closeState(); return nil })
	return a, nil
}

// assemble assembles the app over opened data and a state. Closing it, or an error, also closes the data.
func (g *globals) assemble(set *store.Set, kept *state.Store, concurrency int, s streams) (_ *appWithModel, err error) {
	defer func() {
		if err != nil {
			set.Close()
		}
	}()
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	m, err := s.modelSettings()
	if err != nil {
		return nil, err
	}
	p := &appWithModel{}
	if p.client, err = g.endpoint(kept.Spending(), s); err != nil {
		return nil, err
	}
	o := app.Options{Set: set, Home: home, Entries: reader.NewLenient(kept.Ledger()), Concurrency: concurrency,
		Words: func() (*lexicon.Lexicon, error) { return g.lexicon(s) }}
	if o.Reader, err = g.newReader(p.client, s); err != nil {
		return nil, err
	}
	if p.client != nil {
		p.planner, o.Model, o.Proposes = planner{llm.NewPlanner(p.client)}, p.client.Model(), p.client
		o.Writer, o.Patience = llm.NewWriter(p.client), m.patience
		o.LimitCost = func(ctx context.Context) context.Context { return llm.WithinBudget(ctx, m.question) }
		if name := p.client.Embedding(); name != "" {
			o.Vectors = &retrieve.Vectors{Name: name, Embed: p.client.Embed, Cache: o.Entries}
		}
	}
	p.App, err = app.New(o)
	return p, err
}
