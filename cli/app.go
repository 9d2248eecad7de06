package cli

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/web/chat"
)

// appWithModel is the app with its state and its language model, if any, for commands that ask questions.
type appWithModel struct {
	*app.App
	state   *state.Store
	problem chat.StorageProblem
	client  *llm.Client // nil without a model

	closeState func()
}

// app opens the data named by the flags and assembles the app, with the verdicts and costs stored in --home. The caller
// must close it.
func (g *globals) app(ctx context.Context, s streams) (*appWithModel, error) {
	set, err := g.open(ctx, s)
	if err != nil {
		return nil, err
	}
	return g.appOver(app.Options{Set: set, Concurrency: g.Concurrency}, "", s)
}

// appOver assembles the app over the data and limits in o, and the state at statePath (default: the one in --home).
// Both are closed when the app is closed, or if there is an error.
func (g *globals) appOver(o app.Options, statePath string, s streams) (_ *appWithModel, err error) {
	p := &appWithModel{App: &app.App{Options: o}, closeState: func() {}}
	defer func() {
		if err != nil {
			p.Close()
		}
	}()
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	if err = p.openState(cmp.Or(statePath, filepath.Join(home, state.FileName))); err != nil {
		return nil, err
	}
	if p.client, err = g.endpoint(p.state.Spending(), s); err != nil {
		return nil, err
	}
	aspects, err := g.aspectFiles(s)
	if err != nil {
		return nil, err
	}
	embedded, err := reader.NewEmbedded(reader.Options{Aspects: readersOf(aspects),
		Admit: func(ctx context.Context) error { return chat.MoveTo(ctx, chat.Long) }})
	if err != nil {
		return nil, err
	}
	o.Home, o.Entries, o.Reader = home, reader.NewLenient(p.state.Ledger()), embedded
	o.Lexicon = func() (*lexicon.Lexicon, error) { return lexicon.Load(readersOf(aspects)...) }
	if p.client != nil {
		o.Reader = reader.NewFallback(embedded, llm.NewReader(p.client))
		o.Model, o.Proposer = p.client.Model(), p.client
		o.Writer, o.Patience = p.client, g.settings.patience
		o.LimitCost = func(ctx context.Context) context.Context { return llm.WithinBudget(ctx, g.settings.question) }
		if name := p.client.Embedding(); name != "" {
			o.Vectors = &retrieve.Vectors{Name: name, Embed: p.client.Embed, Cache: o.Entries}
		}
	}
	opened, err := app.New(o)
	if err == nil {
		p.App = opened
	}
	return p, err
}

// Close closes the sources and the state.
func (a *appWithModel) Close() error {
	defer a.closeState()
	return a.App.Close()
}

// newAgent returns an agent configured by the flags. o may set its source, and what happens to overturned verdicts.
func (a *appWithModel) newAgent(f *dialogueFlags, o agent.Options) (_ *agent.Agent, err error) {
	if o.Detector, err = app.Detector(f.Detector); err != nil {
		return nil, err
	}
	if _, perfect := o.Detector.(errdetect.Perfect); perfect {
		return nil, fmt.Errorf("detector %s is only for 'surely eval': use never, any, probability=P, dropout=S, gain=G or "+
			"risk=E@FILE", o.Detector)
	}
	if f.Steps {
		if a.client == nil {
			return nil, errors.New("--steps needs a model: set OPENAI_API_KEY or OPENAI_BASE_URL")
		}
		o.Planner, o.Bound = a.client, a.LimitCost // within one question's budget
	}
	return a.NewAgent(o)
}

// modelSettings holds the model's settings from the environment.
type modelSettings struct {
	day, visitor, question llm.Budget // per day in total, per day and visitor, and per question
	timeout                time.Duration
	patience               time.Duration // maximum time to wait for the model's statement for a question
}

func (s streams) modelSettings() (m modelSettings, err error) {
	for _, b := range []struct {
		name string
		to   *llm.Budget
	}{{"SURELY_DAY_BUDGET", &m.day}, {"SURELY_VISITOR_BUDGET", &m.visitor}, {"SURELY_QUESTION_BUDGET", &m.question}} {
		if text := s.getenv(b.name); text != "" && err == nil {
			*b.to, err = llm.ParseBudget(text)
			if err != nil {
				err = fmt.Errorf("%s: %w", b.name, err)
			}
		}
	}
	for _, d := range []struct {
		name     string
		to       *time.Duration
		fallback string
	}{{"SURELY_TIMEOUT", &m.timeout, "1m"}, {"SURELY_PATIENCE", &m.patience, "20s"}} {
		text := cmp.Or(s.getenv(d.name), d.fallback)
		if *d.to, _ = time.ParseDuration(text); *d.to <= 0 && err == nil {
			err = fmt.Errorf("%s: %q is not a duration such as 30s", d.name, text)
		}
	}
	return m, err
}

// endpoint returns the client of the language model's server, which the parser and the reader share; nil if none is
// configured or --offline is set. The book, unless it is nil, records each day's cost. Without SURELY_MODEL the first
// call asks the server for its models.
func (g *globals) endpoint(book llm.Book, s streams) (_ *llm.Client, err error) {
	if g.settings, err = s.modelSettings(); err != nil { // invalid settings are an error even without a model
		return nil, err
	}
	key, url := s.getenv("OPENAI_API_KEY"), s.getenv("OPENAI_BASE_URL")
	if g.Offline || key == "" && url == "" || g.client != nil {
		return g.client, nil
	}
	if url, err = llm.BaseURL(url); err != nil {
		return nil, fmt.Errorf("OPENAI_BASE_URL: %w", err)
	}
	name, remark := s.getenv("SURELY_MODEL"), ""
	if name == "" {
		name, remark = llm.Choose(url, key)
	}
	if remark != "" {
		fmt.Fprintln(s.err, remark)
	}
	g.client = llm.New(llm.Options{BaseURL: url, Key: key, Model: name, Embedding: s.getenv("SURELY_EMBEDDING_MODEL"),
		Timeout: g.settings.timeout, Patience: g.settings.patience, Concurrency: g.Concurrency, Budget: g.settings.day,
		Book: book, AccountOf: g.settings.account,
		Admit: func(ctx context.Context) error { return chat.MoveTo(ctx, chat.Model) }})
	return g.client, nil
}

// account returns the account that a visitor's request is charged to. Its name is a hash, so that no address is stored.
func (m modelSettings) account(ctx context.Context) (llm.Account, bool) {
	asker, ok := chat.AskerOf(ctx)
	if !ok || asker.Owner {
		return llm.Account{}, false
	}
	sum := sha256.Sum256([]byte(asker.Address))
	return llm.Account{Name: "visitor " + hex.EncodeToString(sum[:8]), Budget: m.visitor}, true
}

// aspectFiles returns the built-in data's aspects, if that data is used, and the contents of the owner's aspects.txt
// files in --home and beside the data.
func (g *globals) aspectFiles(s streams) (contents []string, err error) {
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	if len(g.Data) == 0 && (g.Demo == "" || g.Demo == demo.Default) {
		contents = append(contents, string(demo.Aspects))
	}
	folders := []string{home}
	for _, src := range g.Data {
		if !strings.Contains(src, "://") {
			folders = append(folders, src, filepath.Dir(src))
		}
	}
	var read []string
	for _, folder := range folders {
		name, err := filepath.Abs(filepath.Join(folder, "aspects.txt"))
		if err != nil || slices.Contains(read, name) {
			continue
		}
		read = append(read, name)
		content, err := os.ReadFile(name)
		if err == nil {
			contents = append(contents, string(content))
		} else if folder == home && !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("read the aspect file: %w", err)
		}
	}
	return contents, nil
}

func readersOf(contents []string) (out []io.Reader) {
	for _, content := range contents {
		out = append(out, strings.NewReader(content))
	}
	return out
}
