// Package web serves Surely over HTTP. It assembles the server and admits requests.
//
//	page ──ask──▶ api: client ──▶ chat: Session (one per conversation) ──▶ Agent.Turn
//	                                 │  numbers and stores what the agent emits; pages renders it
//	page ◀─event── api: client ◀─────┘  to every tab of the conversation
//
// A chat stores each event before sending it, so a returning client sends the number of the last event it received
// and gets those it missed, from this process or another.
package web

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/static"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/api"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/pages"
	"github.com/ask-surely/surely/web/request"
)

// Types that configure a server.
type (
	Options = request.Options
	Access  = request.Access
)

// maxAnswerBytes is the maximum size of the rows of all answers being made or sent, so that slow readers cannot fill
// the memory.
const maxAnswerBytes = 256 << 20

// storeTimeout limits every call to the store.
const storeTimeout = 5 * time.Second

// Server serves the chat.
type Server struct {
	options        Options
	site           *request.Site
	api            *api.API
	pages          *pages.Pages
	suggestedViews sync.Map // keys of the views whose suggestions were searched for
	router         *echo.Echo
}

// New returns a server, which must be closed.
func New(o Options) (*Server, error) {
	if len(o.Sources) == 0 || o.Store == nil {
		return nil, errors.New("web: a source and a store are required")
	}
	site, err := request.NewSite(o)
	if err != nil {
		return nil, err
	}
	s := &Server{site: site}
	s.pages = pages.New(s.site)
	s.site.Hub = chat.NewHub(chat.Options{Store: o.Store, Queue: s.site.Queue, Find: s.site.Find, HTML: s.pages.Fragment,
		MayOpenTurn: s.site.MayOpenTurn, MayStoreAnswer: s.site.Limits.MayStoreAnswer, Counts: s.site.Counts,
		Answers:       budget.New(maxAnswerBytes, nil),
		OnMemoryFreed: s.site.ReturnMemory, Grace: s.site.Grace, StoreRetryDelay: s.site.StoreRetryDelay,
		StoreTimeout: storeTimeout,
		Notes:        o.Notes, VisitorTexts: o.VisitorTexts, LogQuestions: o.LogQuestions, StorageProblem: o.StorageProblem})
	s.options = s.site.Options
	s.api = api.New(s.site)
	s.router = s.routes()
	s.site.Hub.Go("hints", s.findHints)
	return s, nil
}

// hintsLifetime is the time after which suggestions are renewed, since the data may have changed.
const hintsLifetime = 30 * time.Minute

// findHints searches for suggestions, and renews them regularly if that costs no model calls.
func (s *Server) findHints() {
	ctx := s.site.Hub.Context()
	for repeat := true; repeat; repeat = s.options.Offline && api.Pause(ctx, hintsLifetime) {
		for _, src := range s.site.Sources {
			s.site.Hints.Find(ctx, src.SuggestSource(), 0)
		}
	}
}

// Handler returns the server's routes.
func (s *Server) Handler() http.Handler { return headAsGet(s.router) }

// CountRefusedConnection counts a connection beyond the listener's limits.
func (s *Server) CountRefusedConnection() { s.site.Counts.Refuse(request.TooMany) }

// Close ends all connections. Turns in progress are postponed: they are repeated when somebody resumes
// the chat. It returns within seconds, even if a turn or the store hangs.
func (s *Server) Close() {
	s.site.Hub.BeginShutdown()
	s.site.Hub.Close()
}

func (s *Server) routes() *echo.Echo {
	router := echo.New()
	router.HideBanner, router.HidePort = true, true
	router.HTTPErrorHandler = s.site.HandleError
	router.IPExtractor = s.options.Access.Visitor
	router.Use(middleware.RecoverWithConfig(middleware.RecoverConfig{DisablePrintStack: true,
		LogErrorFunc: request.LogPanic}), request.WithID, s.setSecurityHeaders, s.cors(), s.limitDuration,
		s.site.WithBudget, s.site.LogActions)

	// These are open to everybody under any host name, since they reveal nothing about the data.
	router.GET("/healthz", func(c echo.Context) error { return c.String(http.StatusOK, "ok\n") })
	router.GET("/readyz", s.handleReady)
	router.GET(static.Path+"*", echo.WrapHandler(static.Handler()))
	router.GET("/favicon.ico", func(c echo.Context) error { return c.Redirect(http.StatusFound, static.URL("icon.svg")) })
	router.POST("/enter", s.handleEnter, s.requireKnownHost, s.site.SameOriginOnly, s.site.LimitTurns)

	adderFor := func(role string) request.AddRouteFunc {
		return func(method, path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc) {
			gate := []echo.MiddlewareFunc{s.requireKnownHost, s.requireRole(role)}
			if method == http.MethodPost {
				gate = append(gate, s.site.SameOriginOnly)
			}
			router.Add(method, path, h, append(gate, m...)...)
		}
	}
	visitors, owner := adderFor(chat.Visitor), adderFor(chat.Owner)
	owner(http.MethodGet, "/metrics", echo.WrapHandler(s.site.Counts.Handler))
	s.pages.AddRoutes(visitors, owner, allowPictures)
	s.api.AddRoutes(visitors)
	if s.options.Kiosk {
		return router
	}
	for name, module := range map[string][]byte{"/client.js": static.Client(), "/client.d.ts": static.Declaration(),
		"/embed.js": static.Embed(views.EmbedWords())} {
		router.GET(name, func(c echo.Context) error { return sendModule(c, module) }, s.requireKnownHost, request.Gzip)
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
			text := views.English.NotReady
			if state.Unwritable(err) {
				text = views.English.CannotWrite
			}
			return c.String(http.StatusServiceUnavailable, text+"\n")
		}
	}
	text := "ready\n"
	if s.options.ReadyNote != nil && s.options.ReadyNote() != "" {
		text += s.options.ReadyNote() + "\n"
	}
	for _, src := range s.site.Sources {
		if progress := src.Progress(); progress != "" {
			text += progress + "\n"
		}
	}
	return c.String(http.StatusOK, text)
}
