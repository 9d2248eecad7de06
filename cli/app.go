package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/read/lexical"
	"github.com/ask-surely/surely/internal/read/lexical/manytables"
	"github.com/ask-surely/surely/internal/read/lexical/model"
	modelparser "github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/suql"
)

// app is what the commands that ask the data work with: the sources, and over each of them an engine.
type app struct {
	set     *store.Set
	reader  verdict.Reader
	parser  parse.Parser
	sources map[string]*agent.Source // by name; "" is the first
	engines map[*schema.Database]*suql.Engine
	ranked  map[*store.Source]*search.Ranking
	words   func() (*lexicon.Lexicon, error) // what the owner knows of the texts
	kept    *keptEntries
	taught  *taughtWords // what the owner taught of words; nil: nothing
	// nil without a model
	client *llm.Client
	// who pays for what the owner asks
	owner llm.Account
	// nil without a model
	phrase func(ctx context.Context, question string, r *suql.Result, said func(agent.PhraseEvent)) error
	// nil without a model
	planner agent.Planner
	// of one question
	budget llm.Budget
	// called for each pair of rival columns or tables; nil except when collecting training data
	rivals func(agent.Rival)
	// opens the view of the data that a name refers to; nil: there are none
	reopen  func(name string)
	closers []func() error

	mu       sync.RWMutex // sources come and go while the program serves
	joined   []*store.Source
	renewing sync.Mutex
}

// app wires everything up over the data that the flags name. It must be closed.
func (g *globals) app(ctx context.Context, s streams) (*app, error) {
	set, err := g.open(ctx, s)
	if err != nil {
		return nil, err
	}
	return g.appOver(set, s)
}

// appOver wires everything up over what was opened, which it closes with itself.
func (g *globals) appOver(set *store.Set, s streams) (_ *app, err error) {
	a := &app{set: set, sources: map[string]*agent.Source{}, engines: map[*schema.Database]*suql.Engine{},
		ranked: map[*store.Source]*search.Ranking{}, closers: []func() error{set.Close},
		words: func() (*lexicon.Lexicon, error) { return g.lexicon(s) }}
	defer func() {
		if err != nil {
			a.Close()
		}
	}()
	a.kept = g.keptEntries(s)
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	if a.taught, err = readTaughtWords(home); err != nil {
		return nil, err
	}
	client, err := g.endpoint(a.kept, s)
	if err != nil {
		return nil, err
	}
	a.client = client
	if pays, err := readAccounts(s); err == nil { // else endpoint has told
		a.owner = pays.ofOwner()
	}
	a.closers = append(a.closers, a.kept.Close)
	if a.reader, err = g.readerOver(client, a.kept, s); err != nil {
		return nil, err
	}
	embedded, err := newParser()
	if err != nil {
		return nil, err
	}
	a.parser = englishOnly{embedded}
	over, err := g.readingWith(client, modelparser.Options{Check: a.check, Beside: a.parser}, s)
	if err != nil {
		return nil, err
	}
	if over != nil {
		a.parser = over(embedded)
	}
	a.phrase = phrase(client)
	if client != nil {
		a.planner = planner{llm.NewPlanner(client)}
	}
	if a.budget, err = questionBudget(s); err != nil {
		return nil, err
	}
	ledger := reader.NewLedger(a.kept)
	for _, src := range set.Sources {
		as, err := a.askableOf(src, ledger, g.Concurrency)
		if err != nil {
			return nil, err
		}
		a.put(src.Name(), src, as)
	}
	return a, nil
}

// askable is what a source is asked through.
type askable struct {
	ranking *search.Ranking
	engine  *suql.Engine
	source  *agent.Source
}

// askableOf makes an engine over a source, and what the agent asks. It looks at the data and must be called without
// a.mu once the program serves.
func (a *app) askableOf(src *store.Source, ledger *reader.Ledger, concurrency int) (*askable, error) {
	a.taught.addTo(src.Name(), src.Schema())
	ranking := search.NewRanking(a.words)
	engine := suql.New(suql.Options{Source: rowsOf(src), Schema: src.Schema(), Reader: a.reader, Ledger: ledger,
		Ranker: ranking, Linker: discretize.Linker{}, Concurrency: concurrency, Document: documentOf(src)})
	var fit []schema.Example
	for _, e := range src.Schema().Examples {
		switch err := engine.Check(e.SUQL); {
		case err == nil:
			fit = append(fit, e)
		case e.From == "" && !src.Narrowed():
			// Not wrapped: places in the example are no places in what the person typed.
			return nil, fmt.Errorf("the example %q in the surely.yaml of %s: %v", e.Question, src.Name(), err)
		} // what others made may well use what the owner hides, or a role does not see
	}
	src.Schema().Examples = fit
	as := &agent.Source{Schema: src.Schema(), Values: src.Values(), Engine: engine, Prober: probe.New(looker(engine)),
		Texts: newTexts(src, engine, a.reader)}
	if a.client != nil {
		t := thrifty{engine, a.parser, a.budget}
		as.Engine, as.Parser = t, t
	}
	asker, err := askerOf(context.Background(), src)
	if err != nil {
		return nil, err
	}
	if asker != nil {
		asker.Parser, as.Guide = a.parser, guided{asker, src.Schema(), engine}
		if a.client == nil { // a model reads the columns as it reads all others
			as.Parser = asker
		}
	}
	return &askable{ranking, engine, as}, nil
}

// put has a source be asked under a name. a.mu is held once the program serves.
func (a *app) put(name string, src *store.Source, as *askable) {
	a.ranked[src], a.engines[src.Schema()], a.sources[name] = as.ranking, as.engine, as.source
	if a.sources[""] == nil {
		a.sources[""] = as.source
	}
}

// Close closes what was opened, last first.
func (a *app) Close() error {
	var failed []error
	for _, closer := range slices.Backward(a.closers) {
		failed = append(failed, closer())
	}
	return errors.Join(failed...)
}

// source returns a source by name; "" is the first.
func (a *app) source(name string) (*agent.Source, error) {
	if a.reopen != nil {
		a.reopen(name)
	}
	a.mu.RLock()
	defer a.mu.RUnlock()
	if src := a.sources[name]; src != nil {
		return src, nil
	}
	return nil, fmt.Errorf("there is no data called %q", name)
}

// newParser returns the embedded parser with its trained models.
func newParser() (*lexical.Parser, error) {
	many, err := manytables.New(model.ManyTables)
	if err != nil {
		return nil, err
	}
	readings, err := rank.Embedded()
	if err != nil {
		return nil, err
	}
	return lexical.New(lexical.Options{ManyTables: many, Readings: readings}), nil
}

// check checks a statement over a source.
func (a *app) check(db *schema.Database, statement string) error {
	a.mu.RLock()
	e := a.engines[db]
	a.mu.RUnlock()
	if e != nil {
		return e.Check(statement)
	}
	return nil
}

// rowsOf adapts a source of the store to what the engine reads from.
func rowsOf(src *store.Source) suql.Source {
	return suql.SourceFunc(func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
		if suql.Pauses(ctx) {
			ctx = store.WithPauses(ctx)
		}
		rows, err := src.Query(ctx, sql, args...)
		if err != nil {
			return nil, err
		}
		return rows, nil
	})
}

// looker runs statements without text functions for a prober.
func looker(engine *suql.Engine) probe.Run {
	return func(ctx context.Context, statement string, max int) ([][]any, error) {
		result, err := engine.Run(ctx, statement, suql.RunOptions{MaxRows: max, NoReading: true})
		if err != nil {
			return nil, err
		}
		return result.Rows, nil
	}
}

// useIndexes orders what is read by the indexes of texts that serving or searching has left in --home, where it has.
// They are read in when they are first needed.
func (a *app) useIndexes(g *globals, s streams) {
	for _, src := range a.set.Sources {
		if x, err := g.textIndex(src, s); err == nil && x != nil {
			a.ranked[src].GoBy(sync.OnceValue(x.AsLeft))
			a.closers = append(a.closers, x.Close)
		}
	}
}

// uploadLedger keeps what is decided about the texts of an upload for it alone.
func uploadLedger(entries reader.Entries, name string) *reader.Ledger {
	return reader.NewLedger(reader.Apart(entries, uploadKey(name)))
}

// uploadKey sets apart the entries about an upload's texts.
func uploadKey(name string) string { return "upload " + name }

// join has a source asked that a visitor has brought while the program runs. What is decided about its texts is kept
// for it alone: the same text may stand in the owner's data, and beside these ones a model may have been misled.
func (a *app) join(name string, src *store.Source, concurrency int) error {
	as, err := a.askableOf(src, uploadLedger(a.kept, name), concurrency)
	if err == nil {
		a.joinAs(name, src, as)
	}
	return err
}

func (a *app) joinAs(name string, src *store.Source, as *askable) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.joined = append(a.joined, src)
	a.put(name, src, as)
}

// part undoes join.
func (a *app) part(name string, src *store.Source) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.joined = slices.DeleteFunc(slices.Clone(a.joined), func(each *store.Source) bool { return each == src })
	delete(a.ranked, src)
	delete(a.engines, src.Schema())
	delete(a.sources, name)
}
