// Package request contains the code shared by handlers of pages and of the API: the sender of a request, its limits,
// and its response and log.
package request

import (
	"bytes"
	"log/slog"
	"net/http"
	"regexp"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// Gzip compresses responses.
var Gzip = middleware.GzipWithConfig(middleware.GzipConfig{Level: 6, MinLength: 512})

const requesterKey = "requester"

// From returns the sender of an admitted request.
func From(c echo.Context) *chat.Requester {
	p, _ := c.Get(requesterKey).(*chat.Requester)
	return p
}

// SetFrom records the sender of a request.
func SetFrom(c echo.Context, p *chat.Requester) { c.Set(requesterKey, p) }

// View returns the data visible to a request's sender.
func View(c echo.Context) *chat.View { return From(c).View }

// IsOwner reports whether the owner sent a request.
func IsOwner(c echo.Context) bool { return From(c).Role == chat.Owner }

// Sender returns a request's sender for messages and slots.
func Sender(c echo.Context) chat.Sender {
	return chat.Sender{Address: c.RealIP(), Request: requestID(c), Owner: IsOwner(c)}
}

// Render renders a page completely before sending any of it.
func Render(c echo.Context, page templ.Component) error { return RenderWith(c, http.StatusOK, page) }

// RenderWith is Render with a status.
func RenderWith(c echo.Context, status int, page templ.Component) error {
	var b bytes.Buffer
	if err := page.Render(c.Request().Context(), &b); err != nil {
		return err
	}
	c.Response().Header().Set("Cache-Control", "no-store")
	return c.HTMLBlob(status, b.Bytes())
}

// plainID matches a request id that is fit for logs.
var plainID = regexp.MustCompile(`^[\w.-]{1,64}$`)

// WithID gives each request an id for logs, keeping a proxy's, and returns it to the client.
func WithID(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		id := c.Request().Header.Get(echo.HeaderXRequestID)
		if !plainID.MatchString(id) {
			id = chat.RandomName(9)
		}
		c.Response().Header().Set(echo.HeaderXRequestID, id)
		return next(c)
	}
}

func requestID(c echo.Context) string { return c.Response().Header().Get(echo.HeaderXRequestID) }

// Log returns the logger for a request's failures.
func Log(c echo.Context) *slog.Logger {
	return slog.With("request", requestID(c), "path", c.Path())
}

// Action is what a request does, for the log. It has no rows; Input and Statement are logged only if the owner wants
// questions in the log.
type Action struct {
	name, source     string
	Input, Statement string // the typed text, and the statement that ran
	attributes       []any  // names and values, alternating
}

const actionKey = "action"

// RecordAction records what a request does to a source, with names and values for the log.
func RecordAction(c echo.Context, name, source string, attributes ...any) *Action {
	d := &Action{name: name, source: source, attributes: attributes}
	c.Set(actionKey, d)
	return d
}

// Add adds a name with its value.
func (d *Action) Add(name string, value any) { d.attributes = append(d.attributes, name, value) }

// RecordAnswerAction records what a request does with an answer.
func RecordAnswerAction(c echo.Context, name string, a *chat.Answer) *Action {
	d := RecordAction(c, name, a.Source.Name, "conversation", a.Conversation.ID, "turn", a.Record.Turn,
		"reads", a.Result.Reads)
	d.Statement = a.Result.SUQL
	return d
}

// LogActions logs the actions of requests with their outcome.
func (s *Site) LogActions(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		err := next(c)
		d, ok := c.Get(actionKey).(*Action)
		if !ok {
			return err
		}
		outcome := "result"
		if err != nil {
			outcome = s.clientError(err, slog.New(slog.DiscardHandler)).Code
		}
		source := d.source
		if source != "" && !s.IsPublic(source) {
			source = "an upload" // knowing its name is enough to open it
		}
		log := Log(c).With("did", d.name, "ended", outcome, "address", c.RealIP(), "user", From(c).Name, "source", source)
		if s.LogQuestions {
			log = log.With("said", d.Input, "ran", d.Statement)
		}
		log.Info("request", d.attributes...)
		return err
	}
}

// AddRouteFunc adds a route with its handler and middleware.
type AddRouteFunc func(method, path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc)

// SameOrigin reports whether a browser's request comes from our own page or an allowed one, even if it only reads or
// opens a websocket.
func (s *Site) SameOrigin(r *http.Request) bool {
	r = r.WithContext(r.Context()) // a copy
	r.Method = http.MethodPost
	return s.crossOrigin.Check(r) == nil
}

// SameOriginOnly refuses requests from pages of other sites.
func (s *Site) SameOriginOnly(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if !s.SameOrigin(c.Request()) {
			s.Counts.Refuse(ForeignOrigin)
			return chat.Refuse("foreign_origin", views.English.ForeignOrigin)
		}
		return next(c)
	}
}

// LimitTurns applies the rate limit for turns to requests that cost as much as a question.
func (s *Site) LimitTurns(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if !s.MayOpenTurn(c.RealIP()) {
			return chat.Refuse("too_fast", views.English.TooFast)
		}
		return next(c)
	}
}

// RequireSlot makes requests wait for a slot in a lane.
func (s *Site) RequireSlot(lane chat.Lane) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			ctx, leave, err := s.Admit(c, lane)
			if err != nil {
				return err
			}
			defer leave()
			c.SetRequest(c.Request().WithContext(ctx))
			return next(c)
		}
	}
}
