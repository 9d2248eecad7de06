package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/web"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

type serveCommand struct {
	Addr   string   `help:"Address to listen on; any other than localhost needs --token-file, --user-header or --open." default:"127.0.0.1:8080" placeholder:"HOST:PORT"`
	Kiosk  bool     `help:"Serve only the kiosk."`
	State  string   `help:"The state: a SQLite file, or a postgres:// URL that several servers may share (default: a SQLite file in --home)." placeholder:"URL"`
	Origin []string `help:"Public origin of this server, or of pages that may use it, e.g. https://example.org (repeatable)." sep:"none"`

	accessFlags
	observeFlags

	dialogueFlags

	MaxConnections int           `help:"Maximum number of connections from each address." default:"64"`
	MaxTurns       float64       `help:"Maximum number of questions per second from each address." default:"5"`
	MaxMessages    float64       `help:"Maximum number of messages per second on each connection." default:"10" hidden:""`
	KioskThink     time.Duration `help:"How long the simulated visitor waits before a reply." default:"2.5s" hidden:""`
	KioskShow      time.Duration `help:"How long an answer stays on screen during a simulated visit." default:"9s" hidden:""`
	KioskName      string        `help:"The owner's name to show on the kiosk." placeholder:"NAME"`
	KioskChoices   bool          `help:"Let visitors tap choices at the kiosk instead of typing."`
	Index          string        `help:"Text index: memory (kept in --home), or postgres (the database's own indexes)." enum:"memory,postgres" default:"memory"`
	IndexEvery     time.Duration `help:"How often the in-memory text index is refreshed; 0: never." default:"15m"`
	Refresh        time.Duration `help:"How often to check the data for new tables and values; 0: never." default:"1m"`
	Keep           time.Duration `help:"How long idle chats are kept; 0: forever." default:"2160h"`
	MaxState       int64         `help:"Maximum size of a state file in megabytes; beyond it the oldest chats are deleted. 0: no limit." default:"4096"`
	VisitorTexts   string        `help:"Whether to keep visitors' questions for the owner's page: keep, redact (no addresses, long numbers, quotations), or off." enum:"keep,redact,off" default:"keep"`
	KeepTexts      time.Duration `help:"How long to keep visitors' questions; 0: as long as the chats." default:"0" placeholder:"DURATION"`
	ReadingTime    time.Duration `help:"How long one statement may read texts; then it stops with what is certain. 0: no limit." default:"1m"`
	NoUploads      bool          `help:"Do not accept visitors' own data."`
	MaxUpload      int64         `help:"Maximum size of a visitor's own data in megabytes." default:"50"`
}

// endTimeout is the maximum time for shutting down.
const endTimeout = 4500 * time.Millisecond

// Run serves until ctx ends. Turns or databases that hang are abandoned after endTimeout.
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
		slog.Warn("the server did not shut down in time; exiting")
		return nil
	}
}

// serverMemoryLimit is the size of Go's memory above which the server collects garbage more often.
const serverMemoryLimit = 768 << 20

func (c *serveCommand) serve(ctx context.Context, g *globals, s streams) error {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(serverMemoryLimit)
	}
	home, err := g.home(s)
	if err != nil {
		return err
	}
	if home != "" {
		unlock, err := lockHome(home)
		if err != nil {
			return err
		}
		defer unlock()
	}
	set, err := g.open(ctx, s)
	if err != nil {
		return err
	}
	a, err := g.appOver(app.Options{Set: set, Concurrency: g.Concurrency, ReadingTime: c.ReadingTime}, c.State, s)
	if err != nil {
		return err
	}
	defer a.Close()
	for _, src := range a.Sources() {
		for _, w := range src.Schema().Warnings {
			slog.Warn(w, "source", src.Name())
		}
	}
	access, err := c.toAccess(s)
	if err != nil {
		return err
	}
	indexes, stop := a.Index(ctx, c.Index == "postgres", c.IndexEvery)
	defer stop()
	uploads := c.uploads(a)
	defer uploads.Close()
	defer a.KeepCurrent(ctx, c.Refresh)()
	server, err := c.server(g, a, uploads, indexes, access)
	if err != nil {
		return err
	}
	contain.Go("forget", func() { c.expireRegularly(ctx, a.state, uploads) })
	if g.client != nil {
		contain.Go("probe the model's server", func() { g.client.Probe(ctx) }) // repeated later if it fails
	}
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return fmt.Errorf("listen (use --addr for another address): %w", err)
	}
	h := &http.Server{Handler: server.Handler(), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 64 << 10}
	fmt.Fprintf(s.err, "Surely is on http://%s\n", browserAddress(listener.Addr()))
	if c.TokenFile != "" {
		fmt.Fprintf(s.err, "It requires the token in %s\n", c.TokenFile)
	}
	failed := make(chan error, 1)
	limits := connectionLimits(c.MaxConnections, access.Proxies)
	limits.Refused = server.CountRefusedConnection
	go func() {
		failed <- contain.Do("serve", func() error { return h.Serve(web.LimitListener(listener, limits)) })
	}()
	select {
	case err = <-failed:
	case <-ctx.Done():
	}
	server.Close() // first, since open sockets would keep Shutdown waiting
	closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
	defer cancel()
	shutdownErr := h.Shutdown(closing)
	if errors.Is(shutdownErr, context.DeadlineExceeded) { // a client reads slowly, or a request is still running
		shutdownErr = h.Close()
	}
	if err == nil || errors.Is(err, http.ErrServerClosed) {
		err = shutdownErr
	}
	return err
}

// statePath returns the location of the state: as given or, by default, in --home.
func (g *globals) statePath(given string, s streams) (string, error) {
	if given != "" {
		return given, nil
	}
	home, err := g.home(s)
	return filepath.Join(home, state.FileName), err
}

// openState opens the state. If the file is damaged or cannot be written to, it logs that and opens a new one instead.
func (a *appWithModel) openState(path string) (err error) {
	temporary := ""
	a.state, err = state.Open(path)
	switch {
	case err == nil || strings.Contains(path, "://"):
	case state.Damaged(err):
		movedTo, moveErr := state.SetAside(path)
		if moveErr != nil {
			return errors.Join(err, moveErr)
		}
		slog.Error("the state is damaged and was moved aside; starting with a new one, which a backup can replace", "aside",
			movedTo, "err", err)
		a.problem = chat.OldDataSetAside
		a.state, err = state.Open(path)
	case state.Unwritable(err):
		slog.Error("the state cannot be written; chats will be lost when this process ends", "err", err)
		a.problem = chat.NothingSaved
		var openErr error
		if temporary, openErr = os.MkdirTemp("", "surely-state-*"); openErr != nil {
			return errors.Join(err, openErr)
		}
		a.state, err = openCopy(path, filepath.Join(temporary, state.FileName))
	}
	a.closeState = func() {
		if err == nil {
			a.state.Close()
		}
		if temporary != "" {
			os.RemoveAll(temporary)
		}
	}
	return err
}

// openCopy opens a copy of a state that cannot be written, so that earlier chats can be read; an empty one if there is
// none or it cannot be copied.
func openCopy(path, copied string) (*state.Store, error) {
	err := state.CopyFrozen(path, copied)
	if err == nil {
		var opened *state.Store
		if opened, err = state.Open(copied); err == nil {
			return opened, nil
		}
	}
	if !errors.Is(err, fs.ErrNotExist) {
		slog.Error("earlier chats cannot be read", "err", err)
	}
	for _, suffix := range []string{"", "-wal", "-shm"} {
		os.Remove(copied + suffix)
	}
	return state.Open(copied)
}

// uploads returns the store for visitors' data; nil if uploads are off.
func (c *serveCommand) uploads(a *appWithModel) *app.Uploads {
	if c.NoUploads || c.Kiosk || c.MaxUpload <= 0 {
		return nil
	}
	folders := &state.Uploads{Dir: filepath.Join(a.Home, "uploads")}
	if n, err := folders.RemoveUnfinished(); n > 0 || err != nil {
		slog.Warn("unfinished uploads were removed", "uploads", n, "err", err)
	}
	uploads := app.NewUploads(a.App, folders, a.state.Ledger())
	uploads.Read = readInProcess
	return uploads
}

func (c *serveCommand) server(g *globals, a *appWithModel, uploads *app.Uploads,
	indexes map[*store.Source]app.Searcher, access web.Access) (*web.Server, error) {
	ag, err := a.newAgent(&c.dialogueFlags, agent.Options{Source: a.Source,
		Overturn: agent.Overturn})
	if err != nil {
		return nil, err
	}
	_, embedded := a.Reader.(*reader.Embedded)
	o := web.Options{Store: chat.NewStateStore(a.state.Conversations()), Ready: a.checkReady, ReadyNote: a.stateNotice,
		Kiosk: c.Kiosk, Origins: c.Origin, Access: access, Connections: c.MaxConnections, Turns: c.MaxTurns,
		Messages: c.MaxMessages, LogQuestions: c.LogQuestions, StorageProblem: a.problem, Offline: embedded,
		KioskLook:  request.KioskLook{Name: c.KioskName, Choices: c.KioskChoices},
		KioskTimes: request.KioskTimes{Think: c.KioskThink, Show: c.KioskShow},
		Sources:    a.ServedSources(ag, reader.NewLedger(a.Entries), indexes),
		Notes:      a.state.Feedback(), VisitorTexts: chat.VisitorTexts(c.VisitorTexts), EvalSource: a.EvalSource,
		ExtraMetrics: a.extraMetrics()}
	if a.client != nil {
		o.Model = func() (string, []string) { return a.client.Model(), a.client.MissingAbilities() }
	}
	if c.UserHeader != "" {
		o.View = app.NewViews(a.App, ag).View
	}
	if len(g.Data) == 0 {
		o.Sources[0].Bundled = demo.Questions(g.Demo)
	}
	if uploads != nil {
		uploads.Agent = ag
		o.Uploads, o.MaxUploadBytes = uploads, c.MaxUpload<<20
	}
	return web.New(o)
}

// stateNotice returns a note for readiness checks if chats were lost, or will be.
func (a *appWithModel) stateNotice() string {
	switch {
	case a.problem == chat.NothingSaved:
		return "not writable: chats are lost when this process ends"
	case a.problem == chat.OldDataSetAside || a.state.Replaced() != "":
		return "the state was damaged and set aside; a new one is used"
	}
	return ""
}

// checkReady checks what answering questions requires: the state and every source.
func (a *appWithModel) checkReady(ctx context.Context) error {
	err := a.state.Ping(ctx)
	for _, src := range a.Sources() {
		if err == nil {
			err = src.Ping(ctx)
		}
	}
	return err
}

// expireRegularly deletes expired chats and notes, at once and then every hour.
func (c *serveCommand) expireRegularly(ctx context.Context, stateStore *state.Store, uploads *app.Uploads) {
	for every := time.NewTicker(time.Hour); ; {
		contain.Run("forget", func() { c.deleteExpired(ctx, stateStore, uploads) })
		select {
		case <-ctx.Done():
			every.Stop()
			return
		case <-every.C:
		}
	}
}

func (c *serveCommand) deleteExpired(ctx context.Context, stateStore *state.Store, uploads *app.Uploads) {
	report := func(err error) {
		if err != nil && ctx.Err() == nil {
			slog.Error(err.Error())
		}
	}
	if c.KeepTexts > 0 {
		_, err := stateStore.Feedback().Prune(ctx, chat.TurnNote, time.Now().Add(-c.KeepTexts))
		report(err)
	}
	report(stateStore.Spending().Prune(ctx, time.Now().UTC().AddDate(0, 0, -1).Format(time.DateOnly)))
	if c.MaxState > 0 {
		n, err := stateStore.Conversations().Trim(ctx, c.MaxState<<20)
		if report(err); err == nil && n > 0 {
			slog.Warn("the oldest chats were deleted to free space", "chats", n, "max_mb", c.MaxState)
		}
	}
	if c.Keep > 0 {
		n, err := stateStore.Conversations().Expire(ctx, time.Now().Add(-c.Keep))
		if report(err); err == nil && n > 0 {
			slog.Info("old chats deleted", "chats", n)
		}
		if n := uploads.Expire(time.Now().Add(-c.Keep)); n > 0 {
			slog.Info("old uploads deleted", "uploads", n)
		}
	}
}

// browserAddress returns an address that can be typed into a browser.
func browserAddress(addr net.Addr) string {
	host, port, err := net.SplitHostPort(addr.String())
	if ip := net.ParseIP(host); err == nil && ip != nil && ip.IsUnspecified() {
		return "localhost:" + port
	}
	return addr.String()
}

// extraMetrics returns metrics of the state and the model.
func (a *appWithModel) extraMetrics() []prometheus.Collector {
	gauge := func(name, help string, value func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "surely_" + name, Help: help}, value)
	}
	out := []prometheus.Collector{gauge("state_bytes", "Bytes used by the state file; 0 if the state is in a database.",
		func() float64 {
			n, err := a.state.Size(context.Background())
			if err != nil {
				slog.Error("the state's size cannot be determined", "err", err)
			}
			return float64(n)
		})}
	if a.client == nil {
		return out
	}
	return append(out,
		gauge("model_calls_today", "Requests to the model today.",
			func() float64 { return float64(a.client.Spent().Calls) }),
		gauge("model_tokens_today", "Tokens read and written by the model today.",
			func() float64 { return float64(a.client.Spent().Tokens) }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "surely_budget_refused_total",
			Help: "Requests rejected for lack of budget."}, func() float64 { return float64(a.client.Refused()) }))
}

// observeFlags configure logs and metrics.
type observeFlags struct {
	Log          string `help:"How to log to standard error: json, text, or auto (text to a terminal, json elsewhere)." enum:"auto,json,text" default:"auto"`
	LogQuestions bool   `help:"Also log questions and statements."`
}

// logger returns a logger that writes text or JSON.
func (f observeFlags) logger(s streams) *slog.Logger {
	if f.Log == "text" || f.Log != "json" && isTerminal(s.err) {
		return slog.New(slog.NewTextHandler(s.err, nil))
	}
	return slog.New(slog.NewJSONHandler(s.err, nil))
}
