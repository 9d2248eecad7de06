package web

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"sync"
	"time"

	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/static"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/api"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/pages"
	"github.com/ask-surely/surely/web/request"
)

// Options configure a Server. Zero values mean the documented defaults.
type Options struct {
	Sources []chat.Source // at least one; the first is the default
	Store   chat.Store
	Kiosk   bool // serve only the kiosk

	Origins  []string      // other allowed origins, such as "https://example.org"; default: none
	Running  int           // concurrent turns that read no text; default: 2 per processor, at least 4
	Waiting  int           // waiting turns; default 200
	Patience time.Duration // maximum wait of a turn; default 1 minute

	Connections int           // per address; default 64
	Messages    float64       // per second and connection, with a burst of four times as many; default 10
	Turns       float64       // per second and address, with a burst of ten times as many; default 5
	QueueBytes  int           // of events waiting for one client; default 4 MiB
	Grace       time.Duration // that a turn continues with nobody connected; default 1 minute
	Access      Access        // who may use the server

	// View returns the data as a user sees it; nil, or a nil View: all users see the same. The result is cached by key.
	View func(context.Context, chat.User) (*chat.View, error)

	Uploads      chat.Uploads // stores uploads; nil: disabled
	MostUploaded int64        // bytes at once; default 50 MiB

	// Measured returns a source for the owner's evaluations; nil: there are none.
	Measured func(source string) (*eval.Source, error)
	// Nearest returns the index of the label most similar to a word; nil: words are not compared
	Nearest func(ctx context.Context, word string, labels []string) int

	Notes        chat.Notes        // stores entries of the owner's pages; nil: nothing is stored
	VisitorTexts chat.VisitorTexts // how much of visitors' questions is stored for the owner; default: everything

	// Judge stores feedback on answers; nil: nobody is asked.
	Judge func(context.Context, request.Judgement) error

	// Allow is the shared rate limit for turns of an address; nil: each server has its own.
	Allow request.Shared

	Times      Times // limits for slow clients
	KioskTimes pages.KioskTimes
	KioskLook  pages.KioskLook
	Ready      func(context.Context) error // checks whether the server can answer; default: it can
	Remark     func() string               // what readiness checks are told besides; nil, or "": nothing
	Offline    bool                        // shown on the page: no model is used
	// Model describes the language model and its server's limitations; nil: there is none.
	Model   func() (name string, lacks []string)
	Develop bool // serve the development page at /dev

	Figures []request.Figure // additional metrics

	LogQuestions bool // log questions too

	Trouble    chat.Trouble  // a storage problem, shown to everybody who connects
	StoreAgain time.Duration // delay before unstored events are offered to the store again; default 5 s
}

// mostAnswers is how many bytes of rows all answers hold while they are made or sent: readers who take their time
// cannot fill the memory.
const mostAnswers = 256 << 20

// storeTimeout limits every call of the store.
const storeTimeout = 5 * time.Second

// Server serves the chat.
type Server struct {
	options Options
	origins map[string]bool
	site    *request.Site
	api     *api.API
	pages   *pages.Pages
	seen    sync.Map // view keys with searched suggestions
	router  *echo.Echo
}

// unless sets an option to its default if it is zero.
func unless[T int | int64 | float64 | time.Duration](option *T, standard T) {
	if *option <= 0 {
		*option = standard
	}
}

// standard sets the options that are zero to their defaults.
func (o *Options) standard() {
	unless(&o.Waiting, 200)
	unless(&o.Connections, 64)
	unless(&o.QueueBytes, 4<<20)
	unless(&o.MostUploaded, 50<<20)
	unless(&o.Messages, 10)
	unless(&o.Turns, 5)
	unless(&o.Grace, time.Minute)
	unless(&o.Patience, time.Minute)
	unless(&o.StoreAgain, 5*time.Second)
	unless(&o.Times.Body, 20*time.Second)
	unless(&o.Times.Upload, 5*time.Minute)
	unless(&o.Times.Answer, time.Minute)
	unless(&o.KioskTimes.Idle, time.Minute)
	unless(&o.KioskTimes.Countdown, 15*time.Second)
	unless(&o.KioskTimes.Think, 2500*time.Millisecond)
	unless(&o.KioskTimes.Show, 9*time.Second)
}

// New returns a server, which must be closed.
func New(o Options) (*Server, error) {
	if len(o.Sources) == 0 || o.Store == nil {
		return nil, errors.New("web: a source and a store are required")
	}
	o.standard()
	s := &Server{options: o, origins: map[string]bool{}}
	for _, origin := range o.Origins {
		s.origins[origin] = true
	}
	s.site = newSite(o, func(sent *chat.Sent, kiosk bool) string { return s.pages.Fragment(sent, kiosk) })
	s.api = api.New(api.Options{Site: s.site, MostUploaded: o.MostUploaded, QueueBytes: o.QueueBytes,
		Think: o.KioskTimes.Think, Show: o.KioskTimes.Show, SameOrigin: s.sameOrigin})
	s.pages = pages.New(pages.Options{Site: s.site, Measured: o.Measured, Nearest: o.Nearest, Model: o.Model, Times: o.KioskTimes,
		Look: o.KioskLook, Develop: o.Develop})
	s.router = s.routes()
	s.site.Hub.Go("hints", s.hint)
	s.site.Hub.Go("verified queries", s.vouch)
	return s, nil
}

// newSite makes what the handlers share.
func newSite(o Options, html func(*chat.Sent, bool) string) *request.Site {
	site := &request.Site{Queue: chat.NewQueue(o.Running, o.Waiting, o.Patience),
		Limits:  request.NewLimits(o.Connections, o.Messages, o.Turns, o.MostUploaded, o.Allow),
		Uploads: o.Uploads, Notes: o.Notes, VisitorTexts: o.VisitorTexts, Judge: o.Judge, Origins: o.Origins, Kiosk: o.Kiosk,
		LogQuestions: o.LogQuestions}
	site.Hints.Untried = !o.Offline
	for i := range o.Sources {
		site.Sources = append(site.Sources, &o.Sources[i])
	}
	site.Counts = request.NewMetrics(func() int { return site.Hub.Size() }, site.Queue, o.Figures)
	site.Hub = chat.NewHub(chat.Options{Store: o.Store, Queue: site.Queue, Find: site.Find, HTML: html,
		MayTurn: site.MayTurn, Keeps: site.Limits.Keeps, Counts: site.Counts, Answers: budget.New(mostAnswers, nil),
		Relieve: site.Relieve, Grace: o.Grace, StoreAgain: o.StoreAgain, StoreTimeout: storeTimeout, Notes: o.Notes,
		VisitorTexts: o.VisitorTexts, LogQuestions: o.LogQuestions, Trouble: o.Trouble})
	return site
}

// hintsKept is how long suggestions are offered: what is open, and the data, may have changed since.
const hintsKept = 30 * time.Minute

// hint finds suggestions in the background, again and again.
func (s *Server) hint() {
	ctx := s.site.Hub.Context()
	for again := true; again; again = s.options.Offline && api.Pause(ctx, hintsKept) {
		for _, src := range s.site.Sources {
			s.site.Hints.Find(ctx, src.Suggests(), 0)
		}
	}
}

// vouch has the sources' agents answer the verified queries of surely.yaml with their statements. Only the embedded
// models also learn from them: a language model would cost something each time.
func (s *Server) vouch() {
	for _, src := range s.site.Sources {
		if err := src.Agent.Vouch(s.site.Hub.Context(), src.Described().Examples, s.options.Offline); err != nil {
			slog.Warn("not all verified queries teach something", "source", src.Name, "err", err)
		}
	}
}

// Handler returns the server's routes.
func (s *Server) Handler() http.Handler { return headAsGet(s.router) }

// RefusedConnection counts a connection beyond the listener's limits.
func (s *Server) RefusedConnection() { s.site.Counts.Refuse(request.TooMany) }

// Close ends all connections. Turns in progress are postponed: they are repeated when somebody
// resumes. It returns within seconds, even if a turn or the store hangs.
func (s *Server) Close() {
	s.site.Hub.End()
	s.api.Close()
	s.site.Hub.Close()
}

// sameOrigin reports whether a browser's request comes from our own page or an allowed one. Without Origin, as for
// pictures, browsers send Sec-Fetch-Site; programs send neither.
func (s *Server) sameOrigin(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if s.origins[origin] {
		return true
	}
	if origin == "" {
		site := r.Header.Get("Sec-Fetch-Site")
		return site == "" || site == "same-origin" || site == "none" // none: typed by the user
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host != "" && u.Host == r.Host
}

func (s *Server) routes() *echo.Echo {
	router := echo.New()
	router.HideBanner, router.HidePort = true, true
	router.HTTPErrorHandler = request.HandleError
	router.IPExtractor = clientAddress(s.options.Access.Proxies)
	router.Use(middleware.RecoverWithConfig(middleware.RecoverConfig{DisablePrintStack: true,
		LogErrorFunc: request.LogPanic}), request.Named, s.safeHeaders, s.letRead(), s.deadlines, s.onlyFromProxies,
		s.site.Budgeted, s.site.Logged)
	e := doored{router, s}

	// Open to everybody under any host name: they reveal nothing about the data.
	e.GET("/healthz", func(c echo.Context) error { return c.String(http.StatusOK, "ok\n") })
	e.GET("/readyz", s.handleReady)
	e.GET(static.Path+"*", echo.WrapHandler(static.Handler()))
	e.GET("/favicon.ico", func(c echo.Context) error { return c.Redirect(http.StatusFound, static.URL("icon.svg")) })
	e.POST("/enter", s.handleEnter, s.knownHost)
	e.GET("/metrics", echo.WrapHandler(s.site.Counts.Handler), s.knownHost, s.only(ownerRole))

	behind := func(least role) pages.Add {
		return func(method, path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc) {
			e.add(method, path, path, h, append([]echo.MiddlewareFunc{s.knownHost, s.only(least)}, m...))
		}
	}
	s.pages.Routes(behind(visitorRole), behind(ownerRole), withPictures)
	s.api.Routes(e.add, s.options.Kiosk, s.knownHost, s.only(visitorRole))
	if s.options.Kiosk {
		return router
	}
	for name, module := range map[string][]byte{"/client.js": static.Client(), "/client.d.ts": static.Declaration(),
		"/embed.js": static.Embed(views.EmbedWords())} {
		e.GET(name, func(c echo.Context) error { return sendModule(c, module) }, s.knownHost, request.Zipped)
	}
	return router
}

// handleReady reports whether questions can be answered.
func (s *Server) handleReady(c echo.Context) error {
	if s.options.Ready != nil {
		ctx, cancel := context.WithTimeout(c.Request().Context(), 3*time.Second)
		defer cancel()
		if err := s.options.Ready(ctx); err != nil {
			slog.Warn("not ready", "err", err)
			c.Response().Header().Set("Retry-After", "5")
			return c.String(http.StatusServiceUnavailable, views.English.NotReady+"\n")
		}
	}
	text := "ready\n"
	if s.options.Remark != nil && s.options.Remark() != "" {
		text += s.options.Remark() + "\n"
	}
	for _, src := range s.site.Sources {
		if progress := src.Progress(); progress != "" {
			text += progress + "\n"
		}
	}
	return c.String(http.StatusOK, text)
}
