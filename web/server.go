package web

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gorilla/websocket"
	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/static"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/suggest"
)

// Options configure a Server. Zero values mean the documented defaults.
type Options struct {
	Sources []Source // at least one; the first is the default
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
	View func(context.Context, User) (*View, error)

	Uploads      Uploads // stores uploads; nil: disabled
	MostUploaded int64   // bytes at once; default 50 MiB

	Lab Lab // runs evaluations for the owner; nil: disabled
	// Nearest returns the index of the label most similar to a word; nil: words are not compared
	Nearest func(ctx context.Context, word string, labels []string) int

	Notes        Notes        // stores entries of the owner's pages; nil: nothing is stored
	VisitorTexts VisitorTexts // how much of visitors' questions is stored for the owner; default: everything

	// Judge stores feedback on answers; nil: nobody is asked.
	Judge func(context.Context, Judgement) error

	// Allow is the shared rate limit for turns of an address; nil: each server has its own.
	Allow func(ctx context.Context, who string, perSecond float64, burst int) (bool, error)

	Times      Times // limits for slow clients
	KioskTimes KioskTimes
	KioskLook  KioskLook
	Ready      func(context.Context) error // checks whether the server can answer; default: it can
	Remark     func() string               // what readiness checks are told besides; nil, or "": nothing
	Offline    bool                        // shown on the page: no model is used
	// Model describes the language model and its server's limitations; nil: there is none.
	Model   func() (name string, lacks []string)
	Develop bool // serve the development page at /dev

	Figures []Figure // additional metrics

	LogQuestions bool // log questions too

	Trouble    Trouble       // a storage problem, shown to everybody who connects
	StoreAgain time.Duration // delay before unstored events are offered to the store again; default 5 s
}

// Trouble is a storage problem known from the start.
type Trouble int

// The kinds of trouble.
const (
	None     Trouble = iota
	Unkept           // nothing is stored after the process ends
	SetAside         // earlier data could not be read
)

// Server serves the chat.
type Server struct {
	sources     []*Source
	store       chat.Store
	hub         *hub
	gate        *chat.Queue
	limits      *limits
	metrics     *metrics
	upgrader    websocket.Upgrader
	origins     map[string]bool
	options     Options
	grace       time.Duration
	queueBytes  int
	hints       suggest.Hints
	evaluations evaluations
	kept        keptRows
	answers     *budget.Budget // the rows of all answers being made or sent
	relieving   atomic.Bool    // memory is about to be returned to the system
	seen        sync.Map       // view keys with searched suggestions
	router      *echo.Echo

	ctx     context.Context
	stop    context.CancelCauseFunc
	working workers

	writes       context.Context // for the store; ends after ctx
	stopWrites   context.CancelFunc
	storeTimeout time.Duration // of one store call
	storeFails   atomic.Bool   // the last write failed

	mu     sync.Mutex
	open   map[*client]struct{}
	closed bool
}

// unless sets an option to its default if it is zero.
func unless[T int | int64 | float64 | time.Duration](option *T, standard T) {
	if *option <= 0 {
		*option = standard
	}
}

// New returns a server, which must be closed.
func New(o Options) (*Server, error) {
	if len(o.Sources) == 0 || o.Store == nil {
		return nil, errors.New("web: a source and a store are required")
	}
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
	s := &Server{store: o.Store, options: o, grace: o.Grace,
		queueBytes: o.QueueBytes,
		answers:    budget.New(mostAnswers, nil), gate: chat.NewQueue(o.Running, o.Waiting, o.Patience), limits: newLimits(o),
		origins: map[string]bool{}, open: map[*client]struct{}{}, storeTimeout: storeTimeout}
	for i := range o.Sources {
		s.sources = append(s.sources, &o.Sources[i])
	}
	for _, origin := range o.Origins {
		s.origins[origin] = true
	}
	s.hub = &hub{chats: map[string]*session{}}
	s.metrics = newMetrics(s)
	s.ctx, s.stop = context.WithCancelCause(context.Background())
	s.writes, s.stopWrites = context.WithCancel(context.Background())
	s.upgrader = websocket.Upgrader{ReadBufferSize: 1024, WriteBufferSize: 4096, WriteBufferPool: &sync.Pool{},
		HandshakeTimeout: 10 * time.Second, CheckOrigin: func(r *http.Request) bool {
			if !s.sameOrigin(r) {
				s.metrics.refuse(foreignOrigin)
				return false
			}
			return true
		}}
	s.router = s.routes()
	s.hints.Untried = !o.Offline
	s.working.Go("hints", s.hint)
	s.working.Go("verified queries", s.vouch)
	return s, nil
}

// hintsKept is how long suggestions are offered: what is open, and the data, may have changed since.
const hintsKept = 30 * time.Minute

// hint finds suggestions in the background, again and again.
func (s *Server) hint() {
	for again := true; again; again = s.options.Offline && pause(s.ctx, hintsKept) {
		for _, src := range s.sources {
			s.hints.Find(s.ctx, src.suggests(), 0)
		}
	}
}

// suggestions are questions about a source.
func (s *Server) suggestions(src *Source) []views.Offer { return s.hints.Offers(src.suggests().Key) }

// Handler returns the server's routes.
func (s *Server) Handler() http.Handler {
	return headAsGet(s.router)
}

// endTimeout is how long the server waits at its end for turns to stop and events to be stored.
const endTimeout = 3 * time.Second

// Close ends all connections. Turns in progress are postponed: they are repeated when somebody
// resumes. It returns within seconds, even if a turn or the store hangs.
func (s *Server) Close() {
	s.stop(errShutdown)
	s.mu.Lock()
	s.closed = true
	for c := range s.open {
		c.close()
	}
	s.mu.Unlock()
	ctx, cancel := context.WithTimeout(context.Background(), endTimeout)
	defer cancel()
	if left := s.working.wait(ctx); left > 0 {
		slog.Warn("shutting down with unfinished work; its turns are repeated when somebody resumes", "left", left)
	}
	s.stopWrites()
}

// track registers a connection for Close; it returns false if the server is closed.
func (s *Server) track(c *client) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.closed {
		s.open[c] = struct{}{}
	}
	return !s.closed
}

func (s *Server) untrack(c *client) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.open, c)
}

func (s *Server) storeFailed(id string, err error) {
	s.storeFails.Store(true)
	s.metrics.storeErrors.Add(1)
	slog.Error("conversation could not be stored", "conversation", id, "err", err)
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

const uploadPath, oldUploadPath = apiBase + "/uploads", "/data/upload"

var zipped = middleware.GzipWithConfig(middleware.GzipConfig{Level: 6, MinLength: 512})

func (s *Server) routes() *echo.Echo {
	router := echo.New()
	router.HideBanner, router.HidePort = true, true
	router.HTTPErrorHandler = s.handleError
	router.IPExtractor = clientAddress(s.options.Access.Proxies)
	router.Use(middleware.RecoverWithConfig(middleware.RecoverConfig{DisablePrintStack: true, LogErrorFunc: logPanic}))
	router.Use(named)
	router.Use(s.safeHeaders)
	router.Use(s.letRead())
	router.Use(s.deadlines)
	router.Use(s.onlyFromProxies)
	router.Use(s.budgeted)
	router.Use(s.logged)
	e := doored{router, s}

	// Open to everybody under any host name: they reveal nothing about the data.
	e.GET("/healthz", func(c echo.Context) error { return c.String(http.StatusOK, "ok\n") })
	e.GET("/readyz", s.handleReady)
	e.GET(static.Path+"*", echo.WrapHandler(static.Handler()))
	e.GET("/favicon.ico", func(c echo.Context) error { return c.Redirect(http.StatusFound, static.URL("icon.svg")) })
	e.POST("/enter", s.handleEnter, s.knownHost)

	e.GET("/metrics", s.handleMetrics, s.knownHost, s.only(ownerRole))
	in := func(more ...echo.MiddlewareFunc) []echo.MiddlewareFunc {
		return append([]echo.MiddlewareFunc{s.knownHost, s.only(visitorRole)}, more...)
	}
	e.GET("/ws", s.handleSocket, in()...)
	e.GET("/kiosk", s.handleKiosk, in(zipped, withPictures)...)
	s.kioskRoutes(e, in)
	if s.options.Kiosk {
		e.GET("/", s.handleKiosk, in(zipped, withPictures)...)
		return router
	}
	e.GET("/", s.handleChat, in(zipped, withPictures)...)
	e.GET("/data", s.handleData, in(zipped)...)
	e.GET("/eval", s.handleEval, in(zipped)...)
	s.deskRoutes(e)
	s.apiRoutes(e, in()...)
	for name, module := range map[string][]byte{"/client.js": static.Client(),
		"/client.d.ts": static.Declaration(),
		"/embed.js":    static.Embed(views.EmbedWords())} {
		e.GET(name, func(c echo.Context) error { return sendModule(c, module) }, s.knownHost, zipped)
	}
	e.POST("/data/correct", s.handleCorrect, in(zipped)...)
	e.GET("/c/:link", s.handleLink, in(zipped, withPictures)...)
	e.POST("/table", s.handleTable, in(zipped)...)
	if s.options.Develop {
		e.GET("/dev", s.handleGallery, in(zipped, withPictures)...)
	}
	return router
}
