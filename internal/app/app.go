// Package app connects sources with the parsers and readers that work on them. It keeps up with changes in the sources,
// and opens uploads and each user's view of the data.
package app

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/read/lexical"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/suql"
)

// Options configure an App.
type Options struct {
	Set         *store.Set // closed with the App
	Home        string     // the folder for what Surely writes
	Reader      verdict.Reader
	Entries     reader.Entries                   // verdicts about the owner's texts
	Lexicon     func() (*lexicon.Lexicon, error) // the owner's lexicon for texts
	Vectors     *retrieve.Vectors                // vectors of an embedding model; nil: none
	Concurrency int
	ReadingTime time.Duration // how long one statement may read texts; 0: no limit

	// If there is a language model:
	Model     string                                // its name; empty: there is none
	Writer    model.Model                           // writes statements
	Patience  time.Duration                         // how long a question waits for its statement
	Proposer  discretize.Model                      // proposes columns
	LimitCost func(context.Context) context.Context // limits a question's cost
}

// App holds the sources with their engines.
type App struct {
	Options
	Parser parse.Parser
	Clock  func() time.Time // clock of agents and statements; nil: the machine's

	reopen     []func(name string)      // opens the upload or view that a source's name refers to
	sources    map[string]*agent.Source // by name; "" is the first
	engines    map[*schema.Database]*suql.Engine
	rankings   map[*store.Source]*search.Ranking
	mu         sync.RWMutex // protects sources, engines and rankings, since sources change while the program serves
	refreshing sync.Mutex
}

// New wires everything up. On failure the set stays open.
func New(o Options) (*App, error) {
	a := &App{Options: o, sources: map[string]*agent.Source{}, engines: map[*schema.Database]*suql.Engine{},
		rankings: map[*store.Source]*search.Ranking{}}
	embedded, err := NewParser()
	if err != nil {
		return nil, err
	}
	a.Parser = englishOnly{embedded}
	if o.Writer != nil {
		a.Parser = model.New(model.Options{Model: o.Writer, Patience: o.Patience, Check: a.check, Fallback: a.Parser})
	}
	ledger := reader.NewLedger(o.Entries)
	for _, src := range o.Set.Sources {
		as, err := a.askableOf(src, ledger)
		if err != nil {
			return nil, err
		}
		a.put(src.Name(), src, as)
	}
	return a, nil
}

// askable is a source with its engine.
type askable struct {
	ranking *search.Ranking
	engine  *suql.Engine
	source  *agent.Source
}

// askableOf returns a source with its engine and its agent source. It reads data, so once the program serves, it must
// be called without holding a.mu.
func (a *App) askableOf(src *store.Source, ledger *reader.Ledger) (*askable, error) {
	ranking := search.NewRanking(a.Lexicon)
	engine := suql.New(suql.Options{Source: SUQLSource(src), Schema: src.Schema(), Reader: a.Reader, Ledger: ledger,
		Ranker: ranking, Linker: discretize.Linker{}, Concurrency: a.Concurrency, ReadingTime: a.ReadingTime,
		Document: a.documentOf(src), Now: a.now})
	var fit []schema.Example
	for _, e := range src.Schema().Examples {
		switch err := engine.Check(e.SUQL); {
		case err == nil:
			fit = append(fit, e)
		case !src.ForRole():
			// Not wrapped: positions in the example are not positions in the person's text.
			return nil, fmt.Errorf("the example %q in the surely.yaml of %s: %v", e.Question, src.Name(), err)
		}
	}
	src.Schema().Examples = fit
	prober := probe.New(probeRunner(engine))
	as := &agent.Source{Schema: src.Schema(), Values: src.Values(), Engine: engine, Prober: prober,
		Notes: judge.NewColumns(probeRunner(engine)), Texts: newTexts(src, engine, a.Reader)}
	if sample, large := src.SampleSource(); sample != nil {
		sampleEngine := suql.New(suql.Options{Source: SUQLSource(sample), Schema: src.Schema(), Now: a.now})
		as.Comparer = probe.NewSampled(probe.New(probeRunner(sampleEngine)), prober, large)
	}
	if a.LimitCost != nil {
		costs := budgeted{engine, a.Parser, a.LimitCost}
		as.Engine, as.Parser = costs, costs
	}
	return &askable{ranking, engine, as}, nil
}

// budgeted limits what a model may cost: for each parse and each run, or for all of them together within one question.
type budgeted struct {
	agent.Engine
	parse.Parser
	bound func(context.Context) context.Context
}

func (l budgeted) Run(ctx context.Context, statement string, o suql.RunOptions) (*suql.Result, error) {
	return l.Engine.Run(l.bound(ctx), statement, o)
}

func (l budgeted) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	return l.Parser.Parse(l.bound(ctx), in)
}

// put adds a source under a name. a.mu must be held once the program serves.
func (a *App) put(name string, src *store.Source, as *askable) {
	a.rankings[src], a.engines[src.Schema()], a.sources[name] = as.ranking, as.engine, as.source
	if a.sources[""] == nil {
		a.sources[""] = as.source
	}
}

// Close closes the sources.
func (a *App) Close() error { return a.Set.Close() }

// Source returns the agent's source with the given name; "" is the first.
func (a *App) Source(name string) (*agent.Source, error) {
	for _, open := range a.reopen {
		open(name)
	}
	a.mu.RLock()
	defer a.mu.RUnlock()
	if src := a.sources[name]; src != nil {
		return src, nil
	}
	return nil, fmt.Errorf("there is no data called %q", name)
}

// Sources returns the owner's sources as currently described.
func (a *App) Sources() []*store.Source {
	a.mu.RLock()
	defer a.mu.RUnlock()
	return slices.Clone(a.Set.Sources)
}

// Engine returns the engine of the source with the given description; nil if it is not open.
func (a *App) Engine(db *schema.Database) *suql.Engine {
	a.mu.RLock()
	defer a.mu.RUnlock()
	return a.engines[db]
}

// NewAgent returns a chat agent over the sources, or over those that o.Source returns.
func (a *App) NewAgent(o agent.Options) (*agent.Agent, error) {
	if o.Source == nil {
		o.Source = a.Source
	}
	o.Parser, o.Vectors, o.Clock = a.Parser, WordSimilarity{}, a.now
	return agent.New(o)
}

// now returns the current time for questions and statements.
func (a *App) now() time.Time {
	if a.Clock == nil {
		return time.Now()
	}
	return a.Clock()
}

// WordSimilarity compares texts with the pretrained encoder, loaded on first use.
type WordSimilarity struct{}

// Vector returns a vector per text.
func (WordSimilarity) Vector(ctx context.Context, texts []string) ([][]float32, error) {
	e, err := encode.Default()
	if err != nil {
		return nil, err
	}
	return e.Vector(ctx, texts)
}

// NewParser returns the embedded parser with its trained models.
func NewParser() (*lexical.Parser, error) {
	readings, err := rank.Embedded()
	if err != nil {
		return nil, err
	}
	return lexical.New(readings), nil
}

// check checks a statement against a source.
func (a *App) check(db *schema.Database, statement string) error {
	if e := a.Engine(db); e != nil {
		return e.Check(statement)
	}
	return nil
}

// SUQLSource adapts a source to the engine.
func SUQLSource(src *store.Source) suql.Source {
	return func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
		rows, err := src.Query(ctx, sql, args...)
		if err != nil {
			return nil, err
		}
		return rows, nil
	}
}

// probeRunner returns a function that runs a prober's statements.
func probeRunner(engine agent.Engine) probe.Run {
	return func(ctx context.Context, statement string, max int) ([][]any, error) {
		result, err := engine.Run(ctx, statement, suql.RunOptions{MaxRows: max, NoReading: true})
		if err != nil {
			return nil, err
		}
		return result.Rows, nil
	}
}

// uploadLedger returns a ledger that stores verdicts about an upload's texts apart from all others.
func uploadLedger(entries reader.Entries, name string) *reader.Ledger {
	return reader.NewLedger(reader.WithKey(entries, uploadKey(name)))
}

// uploadKey returns the key under which verdicts about an upload's texts are stored.
func uploadKey(name string) string { return "upload " + name }

// join adds an upload as a source. Verdicts about its texts are stored separately, since the owner's data may contain
// the same text, and a malicious upload may have misled a model.
func (a *App) join(name string, src *store.Source) error {
	as, err := a.askableOf(src, uploadLedger(a.Entries, name))
	if err == nil {
		a.joinAs(name, src, as)
	}
	return err
}

func (a *App) joinAs(name string, src *store.Source, as *askable) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.put(name, src, as)
}

// leave undoes join.
func (a *App) leave(name string, src *store.Source) {
	a.mu.Lock()
	defer a.mu.Unlock()
	delete(a.rankings, src)
	delete(a.engines, src.Schema())
	delete(a.sources, name)
}
