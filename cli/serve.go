package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/web"
)

type serveCommand struct {
	Addr   string   `help:"Address to listen on; any but localhost needs --token-file, a login or --open." default:"127.0.0.1:8080" placeholder:"HOST:PORT"`
	Kiosk  bool     `help:"Serve only the kiosk."`
	State  string   `help:"The state: a SQLite file, or a postgres:// URL that several servers may share (default: a SQLite file in --home)." placeholder:"URL"`
	Origin []string `help:"Public origin of this server, or of pages that may use it, e.g. https://example.org (repeatable)." sep:"none"`

	accessFlags
	observeFlags

	KeepReplies bool `help:"Store replies to clarifications in the state."`

	dialogueFlags

	MaxConnections int           `help:"Maximum number of connections per address." default:"64"`
	MaxTurns       float64       `help:"Maximum number of questions per address and second." default:"5"`
	MaxMessages    float64       `help:"Maximum number of messages per connection and second." default:"10" hidden:""`
	KioskIdle      time.Duration `help:"Idle time before the kiosk asks whether somebody is there." default:"60s"`
	KioskCountdown time.Duration `help:"Time from that question to starting over." default:"15s"`
	KioskThink     time.Duration `help:"Pause of the simulated visitor before a reply." default:"2.5s" hidden:""`
	KioskShow      time.Duration `help:"How long the simulated visitor looks at an answer." default:"9s" hidden:""`
	kioskFlags
	Index        string        `help:"Text index: memory (kept in --home), or postgres (the database's own indexes)." enum:"memory,postgres" default:"memory"`
	IndexEvery   time.Duration `help:"How often the in-memory text index is refreshed; 0: never." default:"15m"`
	Refresh      time.Duration `help:"How often data is looked at for changes, so that new tables and values are known; 0: never." default:"1m"`
	Keep         time.Duration `help:"How long chats are kept that nobody goes on with; 0: for ever." default:"2160h"`
	MaxState     int64         `help:"Most megabytes that a state file may take; the oldest chats go. 0: no limit." default:"4096"`
	Audit        time.Duration `help:"Keep a log of who asked what and which statements ran, for so long; 0: none. 'surely audit' prints it." placeholder:"DURATION"`
	VisitorTexts string        `help:"What of visitors' questions is kept for the owner's page: keep, redact (no addresses, long numbers, quotations), or off." enum:"keep,redact,off" default:"keep"`
	KeepTexts    time.Duration `help:"How long that is kept; 0: as long as the chats." default:"0" placeholder:"DURATION"`
	NoUploads    bool          `help:"Visitors may not bring data of their own."`
	MaxUpload    int64         `help:"Most megabytes of data that a visitor may bring at once." default:"50"`
	Develop      bool          `help:"Serve the page of all components at /dev." hidden:""`
}

// endTimeout is how long the server may take to shut down, whatever it waits for.
const endTimeout = 4500 * time.Millisecond

// Run serves until ctx ends. Whatever has not ended in time then, such as a hanging turn or database, ends with the
// process.
func (c *serveCommand) Run(ctx context.Context, g *globals, s streams) error {
	slog.SetDefault(c.logger(s))
	ended := make(chan error, 1)
	go func() { ended <- contain.Do("serve", func() error { return c.serve(ctx, g, s) }) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	select {
	case err := <-ended:
		return err
	case <-time.After(endTimeout):
		slog.Warn("the server does not end in time; what it waits for ends with the process")
		return nil
	}
}

func (c *serveCommand) serve(ctx context.Context, g *globals, s streams) error {
	defer collectLater(serveSpare)()
	sent, err := traces(ctx, s)
	if err != nil {
		return err
	}
	defer sent(context.WithoutCancel(ctx))
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	for _, src := range a.set.Sources {
		for _, w := range src.Schema().Warnings {
			slog.Warn(w, "source", src.Name())
		}
	}
	access, err := c.access(s)
	if err != nil {
		return err
	}
	var attributes []string
	for _, src := range a.set.Sources {
		attributes = append(attributes, src.Attributes()...)
	}
	if access.Login, err = c.login(ctx, attributes); err != nil {
		return err
	}
	kept, trouble, closeState, err := c.openOrGoOn(g, s)
	if err != nil {
		return err
	}
	defer closeState()
	a.kept.spendIn(kept)
	indexes, stop := c.index(ctx, a, g, s)
	defer stop()
	up, err := c.uploads(a, kept, g, s)
	if err != nil {
		return err
	}
	defer up.Close()
	defer a.keepCurrent(ctx, c.Refresh, g.Concurrency)()
	columns := newColumnsRead(a, kept, c.Refresh, g.Concurrency)
	defer columns.Close()
	server, err := c.server(g, s, a, kept, up, columns, indexes, access, trouble)
	if err != nil {
		return err
	}
	contain.Go("forget", func() { c.forget(ctx, kept, up) })
	g.offerLocal(ctx, s, llm.FindLocal)
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return fmt.Errorf("listen (another address can be given with --addr): %w", err)
	}
	h := &http.Server{Handler: server.Handler(), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 64 << 10}
	fmt.Fprintf(s.err, "Surely is on http://%s\n", shown(listener.Addr()))
	if c.TokenFile != "" {
		fmt.Fprintf(s.err, "It asks for the token in %s\n", c.TokenFile)
	}
	failed := make(chan error, 1)
	limits := room(c.MaxConnections, access.Proxies)
	limits.Refused = server.RefusedConnection
	go func() {
		failed <- contain.Do("serve", func() error { return h.Serve(web.Limited(listener, limits)) })
	}()
	select {
	case err = <-failed:
	case <-ctx.Done():
	}
	server.Close() // first, since open sockets would keep Shutdown waiting
	closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
	defer cancel()
	down := h.Shutdown(closing)
	if errors.Is(down, context.DeadlineExceeded) { // a slow reader, or work for one
		down = h.Close()
	}
	if err == nil || errors.Is(err, http.ErrServerClosed) {
		err = down
	}
	return err
}

// open opens what Surely writes.
func (c *serveCommand) open(g *globals, s streams) (*state.Store, error) {
	path, err := c.statePath(g, s)
	if err != nil {
		return nil, err
	}
	return state.Open(path)
}

func (c *serveCommand) statePath(g *globals, s streams) (string, error) {
	if c.State != "" {
		return c.State, nil
	}
	home, err := g.home(s)
	return filepath.Join(home, stateFile), err
}

// openOrGoOn is open, but continues with a warning if the file is damaged or the disk full.
func (c *serveCommand) openOrGoOn(g *globals, s streams) (kept *state.Store, trouble web.Trouble, done func(),
	err error) {
	path, err := c.statePath(g, s)
	if err != nil {
		return nil, web.None, nil, err
	}
	kept, err = state.Open(path)
	remove := func() {}
	switch {
	case err == nil:
	case strings.Contains(path, "://"):
	case state.Damaged(err):
		aside, wrong := state.SetAside(path)
		if wrong != nil {
			return nil, web.None, nil, errors.Join(err, wrong)
		}
		slog.Error("the state is damaged; a new one is begun: put a backup in its place with 'surely restore'", "aside",
			aside, "err", err)
		kept, err = state.Open(path)
		trouble = web.SetAside
	case state.Unwritable(err):
		slog.Error("the state cannot be written; nothing is kept beyond this process", "err", err)
		dir, wrong := os.MkdirTemp("", "surely-state-*")
		if wrong != nil {
			return nil, web.None, nil, errors.Join(err, wrong)
		}
		remove = func() { os.RemoveAll(dir) }
		kept, err = state.Open(filepath.Join(dir, stateFile))
		trouble = web.Unkept
	}
	if err != nil {
		remove()
		return nil, web.None, nil, err
	}
	return kept, trouble, func() { kept.Close(); remove() }, nil
}

// uploads stores visitors' data; nil if uploads are off.
func (c *serveCommand) uploads(a *app, kept *state.Store, g *globals, s streams) (*uploads, error) {
	if c.NoUploads || c.Kiosk || c.MaxUpload <= 0 {
		return nil, nil
	}
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	folders := &state.Uploads{Dir: filepath.Join(home, "uploads")}
	if err := folders.Sweep(); err != nil {
		slog.Warn("what a killed process left of uploads cannot be deleted", "err", err)
	}
	if kept.Shared() {
		folders.Shared = kept.Folders()
	}
	return newUploads(a, folders, kept.Ledger(), g.Concurrency), nil
}

// searcher finds passages in a source's texts; indexing reports its index's progress, or is nil.
type searcher struct {
	search   func(ctx context.Context, question string, n int) ([]web.Passage, error)
	indexing func() *web.Indexing
}

// passages finds what a page shows.
func passages(find func(ctx context.Context, question string, n int) ([]retrieve.Found, error)) func(context.Context,
	string, int) ([]web.Passage, error) {
	return func(ctx context.Context, question string, n int) ([]web.Passage, error) {
		found, err := find(ctx, question, n)
		out := make([]web.Passage, len(found))
		for i, f := range found {
			out[i] = web.Passage(f)
		}
		return out, err
	}
}

// indexing describes an index's progress until it is up to date.
func indexing(x *search.Index) func() *web.Indexing {
	return func() *web.Indexing {
		done, all, ready := x.Progress()
		if ready {
			return nil
		}
		return &web.Indexing{Done: done, All: all}
	}
}

// index makes the sources' texts searchable, until stop: by the database's indexes, or by our own.
func (c *serveCommand) index(ctx context.Context, a *app, g *globals, s streams) (_ map[*store.Source]searcher,
	stop func()) {
	searchers := map[*store.Source]searcher{}
	var here []*store.Source
	for _, src := range a.set.Sources {
		if c.Index != "postgres" || src.Schema().Dialect != schema.Postgres {
			here = append(here, src)
		} else if x := search.NewWords(src, a.ranked[src], vectorsOf(a.client, a.kept)); x != nil {
			searchers[src] = searcher{search: passages(x.Search)}
		}
	}
	indexes, stop := c.indexTexts(ctx, here, a, g, s)
	for src, x := range indexes {
		searchers[src] = searcher{passages(x.Search), indexing(x)}
	}
	return searchers, stop
}

// indexTexts keeps our indexes of the sources' texts up to date in the background, until stop.
func (c *serveCommand) indexTexts(ctx context.Context, of []*store.Source, a *app, g *globals,
	s streams) (_ map[*store.Source]*search.Index, stop func()) {
	indexes := map[*store.Source]*search.Index{}
	if c.IndexEvery <= 0 {
		return indexes, func() {}
	}
	vectors := vectorsOf(a.client, a.kept)
	ctx, cancel := context.WithCancel(ctx)
	var working sync.WaitGroup
	for _, src := range of {
		x, err := g.textIndex(src, s)
		if err != nil {
			slog.Warn("texts are not indexed", "source", src.Name(), "err", err)
			continue
		}
		if x == nil {
			continue
		}
		x.Vectors = vectors
		indexes[src] = x
		a.ranked[src].GoBy(x.UpToDate)
		working.Go(contain.Func("index", func() { x.KeepUp(ctx, c.IndexEvery) }))
	}
	return indexes, func() { // after the last search, which may outlive ctx
		cancel()
		working.Wait()
		for _, x := range indexes {
			x.Close()
		}
	}
}

func (c *serveCommand) server(g *globals, s streams, a *app, kept *state.Store, up *uploads, columns *columnsRead,
	indexes map[*store.Source]searcher, access web.Access, trouble web.Trouble) (*web.Server, error) {
	entries := &lenient{in: kept.Ledger()}
	ledger := reader.NewLedger(entries)
	options, err := c.options()
	if err != nil {
		return nil, err
	}
	if options, err = a.asking(options, &c.dialogueFlags, g, s); err != nil {
		return nil, err
	}
	options.Source, options.Overturn, options.Phrase = agent.Viewing(a.source), agent.Overturn, nil
	if c.KeepReplies {
		options.Feedback = keepReplies(kept)
	}
	ag, err := agent.New(options)
	if err != nil {
		return nil, err
	}
	_, embedded := a.reader.(*reader.Embedded)
	look, err := c.look()
	if err != nil {
		return nil, err
	}
	o := web.Options{Store: web.KeptIn(kept.Conversations()), Ready: ready(a, kept), Kiosk: c.Kiosk, Origins: c.Origin,
		Access:      access,
		Connections: c.MaxConnections, Turns: c.MaxTurns, Messages: c.MaxMessages, Develop: c.Develop,
		LogQuestions: c.LogQuestions, Trouble: trouble, Offline: embedded, Language: c.Language,
		KioskLook:  look,
		KioskTimes: web.KioskTimes{Idle: c.KioskIdle, Countdown: c.KioskCountdown, Think: c.KioskThink, Show: c.KioskShow}}
	if a.client != nil {
		o.Phrase = a.phrase
		o.Model = func() (string, []string) { return a.client.Model(), a.client.Lacks() }
	}
	for _, src := range a.set.Sources {
		talks := agent.Session{Agent: ag, Source: src.Name(), Find: a.source, Ledger: ledger}
		served := web.Source{Name: src.Name(), Database: src.Schema(), Texts: textsOf(src), Agent: talks, Rows: talks.Rows,
			Current: func() *schema.Database { return a.described(src.Name()) }}
		served.Search, served.Indexing = indexes[src].search, indexes[src].indexing
		o.Sources = append(o.Sources, served)
	}
	views := newViewed(a, ag, entries, g.Concurrency)
	o.View, a.reopen = views.View, views.reopen
	o.Judge, o.Columns = keepJudgements(kept), columns
	o.Notes, o.VisitorTexts, o.Lab = ownerNotes{kept}, web.VisitorTexts(c.VisitorTexts), newLab(a, g, s, options.Voice)
	a.taught.renew = func(ctx context.Context, name string) error { return a.renew(ctx, name, g.Concurrency) }
	o.Words = a.taught
	if len(g.Data) == 0 {
		o.Sources[0].Bundled = demo.Questions(g.Demo)
	}
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	if o.Teaching, err = newTeaching(home, a.reader); err != nil {
		return nil, err
	}
	var lost atomic.Int64
	if c.Audit > 0 {
		o.Audit = auditIn(kept, &lost)
	}
	o.Figures = figures(a, kept, &lost)
	if kept.Shared() {
		o.Allow = kept.Rates().Allow
	}
	if up != nil {
		up.agent = ag
		o.Uploads, o.MostUploaded = up, c.MaxUpload<<20
	}
	return web.New(o)
}

// ready reports whether questions can be answered: it checks the state and every source.
func ready(a *app, kept *state.Store) func(context.Context) error {
	return func(ctx context.Context) error {
		if err := kept.Ping(ctx); err != nil {
			return err
		}
		a.mu.RLock()
		sources := slices.Clone(a.set.Sources)
		a.mu.RUnlock()
		for _, src := range sources {
			if err := src.Ping(ctx); err != nil {
				return err
			}
		}
		return nil
	}
}

// forget deletes expired chats and audit entries, at once and then every hour.
func (c *serveCommand) forget(ctx context.Context, kept *state.Store, up *uploads) {
	for every := time.NewTicker(time.Hour); ; {
		contain.Run("forget", func() { c.forgetOnce(ctx, kept, up) })
		select {
		case <-ctx.Done():
			every.Stop()
			return
		case <-every.C:
		}
	}
}

func (c *serveCommand) forgetOnce(ctx context.Context, kept *state.Store, up *uploads) {
	told := func(err error) {
		if err != nil && ctx.Err() == nil {
			slog.Error(err.Error())
		}
	}
	if c.Audit > 0 {
		_, err := kept.Audit().Prune(ctx, time.Now().Add(-c.Audit))
		told(err)
	}
	if c.KeepTexts > 0 {
		_, err := kept.Feedback().Prune(ctx, web.TurnNote, time.Now().Add(-c.KeepTexts))
		told(err)
	}
	_, err := kept.Feedback().Thin(ctx, web.EvaluationNote, web.MostEvaluations)
	told(err)
	told(kept.Spending().Prune(ctx, time.Now().UTC().AddDate(0, 0, -1).Format(time.DateOnly)))
	told(kept.Rates().Prune(ctx))
	if c.MaxState > 0 {
		n, err := kept.Conversations().Trim(ctx, c.MaxState<<20)
		if told(err); err == nil && n > 0 {
			slog.Warn("the oldest chats were deleted for room", "chats", n, "most MB", c.MaxState)
		}
	}
	if c.Keep > 0 {
		n, err := kept.Conversations().Expire(ctx, time.Now().Add(-c.Keep))
		if told(err); err == nil && n > 0 {
			slog.Info("old chats deleted", "chats", n)
		}
		if n := up.expire(ctx, time.Now().Add(-c.Keep)); n > 0 {
			slog.Info("old uploads deleted", "uploads", n)
		}
	}
}

// shown is an address to type into a browser.
func shown(addr net.Addr) string {
	host, port, err := net.SplitHostPort(addr.String())
	if ip := net.ParseIP(host); err == nil && ip != nil && ip.IsUnspecified() {
		return "localhost:" + port
	}
	return addr.String()
}
