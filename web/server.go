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
	"github.com/ask-surely/surely/static"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/api"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/pages"
	"github.com/ask-surely/surely/web/request"
)

// What configures a server.
type (
	Options = request.Options
	Access  = request.Access
)

// maxAnswerBytes is how many bytes of rows all answers may hold while they are made or sent, so that slow readers
// cannot fill the memory.
const maxAnswerBytes = 256 << 20

// storeTimeout limits every call of the store.
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
	s := &Server{site: request.NewSite(o)}
	s.pages = pages.New(s.site)
	s.site.Hub = chat.NewHub(chat.Options{Store: o.Store, Queue: s.site.Queue, Find: s.site.Find, HTML: s.pages.Fragment,
		MayTurn: s.site.MayTurn, MayStoreAnswer: s.site.Limits.MayStoreAnswer, Counts: s.site.Counts,
		Answers:     budget.New(maxAnswerBytes, nil),
		FreedMemory: s.site.ReturnMemory, Grace: s.site.Grace, StoreAgain: s.site.StoreAgain, StoreTimeout: storeTimeout,
		Notes: o.Notes, VisitorTexts: o.VisitorTexts, LogQuestions: o.LogQuestions, Trouble: o.Trouble})
	s.options = s.site.Options
	s.api = api.New(s.site)
	s.router = s.routes()
	s.site.Hub.Go("hints", s.findHints)
	s.site.Hub.Go("verified queries", s.vouch)
	return s, nil
}

// hintsLifetime is how long suggestions are used: what is open, and the data, may have changed since.
const hintsLifetime = 30 * time.Minute

// findHints searches for suggestions in the background, again and again.
func (s *Server) findHints() {
	ctx := s.site.Hub.Context()
	for again := true; again; again = s.options.Offline && api.Pause(ctx, hintsLifetime) {
		for _, src := range s.site.Sources {
			s.site.Hints.Find(ctx, src.SuggestSource(), 0)
		}
	}
}

// vouch has the sources' agents answer the verified queries of surely.yaml with their statements. Only the embedded
// models also learn from them, since a language model would cost something each time.
func (s *Server) vouch() {
	for _, src := range s.site.Sources {
		if err := src.Agent.SetVerified(s.site.Hub.Context(), src.Description().Examples, s.options.Offline); err != nil {
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
	s.site.Hub.BeginShutdown()
	s.api.Close()
	s.site.Hub.Close()
}

func (s *Server) routes() *echo.Echo {
	router := echo.New()
	router.HideBanner, router.HidePort = true, true
	router.HTTPErrorHandler = request.HandleError
	router.IPExtractor = clientAddress(s.options.Access.Proxies)
	router.Use(middleware.RecoverWithConfig(middleware.RecoverConfig{DisablePrintStack: true,
		LogErrorFunc: request.LogPanic}), request.WithID, s.safeHeaders, s.cors(), s.deadlines, s.onlyFromProxies,
		s.site.Budgeted, s.site.Logged)

	// Open to everybody under any host name, since they reveal nothing about the data.
	router.GET("/healthz", func(c echo.Context) error { return c.String(http.StatusOK, "ok\n") })
	router.GET("/readyz", s.handleReady)
	router.GET(static.Path+"*", echo.WrapHandler(static.Handler()))
	router.GET("/favicon.ico", func(c echo.Context) error { return c.Redirect(http.StatusFound, static.URL("icon.svg")) })
	router.POST("/enter", s.handleEnter, s.knownHost, s.site.OwnPages, s.site.PerTurn)

	admitting := func(least role) request.Add {
		return func(method, path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc) {
			gate := []echo.MiddlewareFunc{s.knownHost, s.only(least)}
			if method == http.MethodPost {
				gate = append(gate, s.site.OwnPages)
			}
			router.Add(method, path, h, append(gate, m...)...)
		}
	}
	visitors, owner := admitting(visitorRole), admitting(ownerRole)
	owner(http.MethodGet, "/metrics", echo.WrapHandler(s.site.Counts.Handler))
	s.pages.Routes(visitors, owner, withPictures)
	s.api.Routes(visitors)
	if s.options.Kiosk {
		return router
	}
	for name, module := range map[string][]byte{"/client.js": static.Client(), "/client.d.ts": static.Declaration(),
		"/embed.js": static.Embed(views.EmbedWords())} {
		router.GET(name, func(c echo.Context) error { return sendModule(c, module) }, s.knownHost, request.Gzip)
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
	if s.options.ReadyRemark != nil && s.options.ReadyRemark() != "" {
		text += s.options.ReadyRemark() + "\n"
	}
	for _, src := range s.site.Sources {
		if progress := src.Progress(); progress != "" {
			text += progress + "\n"
		}
	}
	return c.String(http.StatusOK, text)
}
