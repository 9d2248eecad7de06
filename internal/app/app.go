// Package app wires sources up with what reads questions and texts over them, and follows them while they come, go and
// change: uploads, views of roles, columns read out of texts, what owners teach.
package app

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/read/lexical"
	"github.com/ask-surely/surely/internal/read/lexical/manytables"
	lexicalmodel "github.com/ask-surely/surely/internal/read/lexical/model"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/suql"
)

// Options are what an App is made of.
type Options struct {
	Set         *store.Set // closed with the App
	Home        string     // the folder for what Surely writes
	Reader      verdict.Reader
	Entries     reader.Entries                        // verdicts about the owner's texts
	Words       func() (*lexicon.Lexicon, error)      // what the owner knows of the texts
	Vectors     *retrieve.Vectors                     // of an embedding model; nil: none
	Model       string                                // the language model's name; empty: there is none
	Proposes    discretize.Model                      // has it propose columns; nil: there is none
	Over        Over                                  // has a language model read questions; nil: there is none
	Bound       func(context.Context) context.Context // limits what a question may cost the model; nil without one
	Concurrency int
}

// Over returns what puts a language model's parser in the place of the embedded one, or beside it; nil if the embedded
// one reads questions alone.
type Over func(model.Options) (func(embedded parse.Parser) parse.Parser, error)

// App is the sources, and over each of them an engine.
type App struct {
	Options
	Parser parse.Parser
	Taught *TaughtWords
	Rivals func(agent.Rival) // called for each pair of rival columns or tables; nil except when collecting training data

	reopen   func(name string)        // opens the view of the data that a name refers to; nil: there are none
	sources  map[string]*agent.Source // by name; "" is the first
	engines  map[*schema.Database]*suql.Engine
	ranked   map[*store.Source]*search.Ranking
	closers  []func() error
	mu       sync.RWMutex // sources come and go while the program serves
	joined   []*store.Source
	renewing sync.Mutex
}

// New wires everything up. On failure the set stays open.
func New(o Options) (*App, error) {
	a := &App{Options: o, sources: map[string]*agent.Source{}, engines: map[*schema.Database]*suql.Engine{},
		ranked: map[*store.Source]*search.Ranking{}, closers: []func() error{o.Set.Close}}
	var err error
	if a.Taught, err = readTaughtWords(o.Home); err != nil {
		return nil, err
	}
	a.Taught.renew, a.Taught.described = a.renew, func(source string) *schema.Database {
		if src := a.opened(source); src != nil {
			return src.Schema()
		}
		return nil
	}
	embedded, err := NewParser()
	if err != nil {
		return nil, err
	}
	a.Parser = englishOnly{embedded}
	if o.Over != nil {
		over, err := o.Over(model.Options{Check: a.check, Beside: a.Parser})
		if err != nil {
			return nil, err
		}
		if over != nil {
			a.Parser = over(embedded)
		}
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

// askable is what a source is asked through.
type askable struct {
	ranking *search.Ranking
	engine  *suql.Engine
	source  *agent.Source
}

// askableOf makes an engine over a source, and what the agent asks. It looks at the data and must be called without
// a.mu once the program serves.
func (a *App) askableOf(src *store.Source, ledger *reader.Ledger) (*askable, error) {
	a.Taught.addTo(src.Name(), src.Schema())
	ranking := search.NewRanking(a.Words)
	engine := suql.New(suql.Options{Source: RowsOf(src), Schema: src.Schema(), Reader: a.Reader, Ledger: ledger,
		Ranker: ranking, Linker: discretize.Linker{}, Concurrency: a.Concurrency, Document: documentOf(src)})
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
		Texts: newTexts(src, engine, a.Reader)}
	if a.Bound != nil {
		t := thrifty{engine, a.Parser, a.Bound}
		as.Engine, as.Parser = t, t
	}
	asker, err := askerOf(context.Background(), src)
	if err != nil {
		return nil, err
	}
	if asker != nil {
		asker.Parser, as.Guide = a.Parser, guided{asker, src.Schema(), engine}
		if a.Model == "" { // a model reads the columns as it reads all others
			as.Parser = asker
		}
	}
	return &askable{ranking, engine, as}, nil
}

// thrifty bounds what each parse and each run of a source may cost, or all of them together where they answer one
// question.
type thrifty struct {
	agent.Engine
	parse.Parser
	bound func(context.Context) context.Context
}

func (t thrifty) Run(ctx context.Context, statement string, o suql.RunOptions) (*suql.Result, error) {
	return t.Engine.Run(t.bound(ctx), statement, o)
}

func (t thrifty) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	return t.Parser.Parse(t.bound(ctx), in)
}

// put has a source be asked under a name. a.mu is held once the program serves.
func (a *App) put(name string, src *store.Source, as *askable) {
	a.ranked[src], a.engines[src.Schema()], a.sources[name] = as.ranking, as.engine, as.source
	if a.sources[""] == nil {
		a.sources[""] = as.source
	}
}

// OnClose has something closed with the App, before all that was opened earlier.
func (a *App) OnClose(f func() error) { a.closers = append(a.closers, f) }

// Close closes what was opened, last first.
func (a *App) Close() error {
	var failed []error
	for _, closer := range slices.Backward(a.closers) {
		failed = append(failed, closer())
	}
	return errors.Join(failed...)
}

// Source returns what asks a source by its name; "" is the first.
func (a *App) Source(name string) (*agent.Source, error) {
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

// Sources are those that the owner gave, as they are described now.
func (a *App) Sources() []*store.Source {
	a.mu.RLock()
	defer a.mu.RUnlock()
	return slices.Clone(a.Set.Sources)
}

// Engine runs statements over a source as it is described; nil if it is not open.
func (a *App) Engine(db *schema.Database) *suql.Engine {
	a.mu.RLock()
	defer a.mu.RUnlock()
	return a.engines[db]
}

// Asks returns an agent of the chat that asks back when a detector says so.
func (a *App) Asks(d errdetect.Detector) (*agent.Agent, error) {
	return agent.New(agent.Options{Source: a.Source, Parser: a.Parser, Detector: d, Vectors: Meanings{}, Rivals: a.Rivals})
}

// Meanings reads how near texts are by the pretrained encoder, which is loaded when it is first asked.
type Meanings struct{}

// Vector returns a vector a text.
func (Meanings) Vector(ctx context.Context, texts []string) ([][]float32, error) {
	e, err := encode.Default()
	if err != nil {
		return nil, err
	}
	return e.Vector(ctx, texts)
}

// NewParser returns the embedded parser with its trained models.
func NewParser() (*lexical.Parser, error) {
	many, err := manytables.New(lexicalmodel.ManyTables)
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
func (a *App) check(db *schema.Database, statement string) error {
	if e := a.Engine(db); e != nil {
		return e.Check(statement)
	}
	return nil
}

// RowsOf adapts a source of the store to what the engine reads from.
func RowsOf(src *store.Source) suql.Source {
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
func looker(engine agent.Engine) probe.Run {
	return func(ctx context.Context, statement string, max int) ([][]any, error) {
		result, err := engine.Run(ctx, statement, suql.RunOptions{MaxRows: max, NoReading: true})
		if err != nil {
			return nil, err
		}
		return result.Rows, nil
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
	a.joined = append(a.joined, src)
	a.put(name, src, as)
}

// part undoes join.
func (a *App) part(name string, src *store.Source) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.joined = slices.DeleteFunc(slices.Clone(a.joined), func(each *store.Source) bool { return each == src })
	delete(a.ranked, src)
	delete(a.engines, src.Schema())
	delete(a.sources, name)
}
