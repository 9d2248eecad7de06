// Package request is what handlers of pages and of the API know of a request: who sends it, what it may take, and how
// it is answered and logged.
package request

import (
	"bytes"
	"log/slog"
	"net/http"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/trace"

	"github.com/ask-surely/surely/web/chat"
)

// Zipped compresses what is sent.
var Zipped = middleware.GzipWithConfig(middleware.GzipConfig{Level: 6, MinLength: 512})

const requesterKey = "requester"

// From returns the sender of an admitted request.
func From(c echo.Context) *chat.Requester {
	p, _ := c.Get(requesterKey).(*chat.Requester)
	return p
}

// SetFrom notes the sender of a request.
func SetFrom(c echo.Context, p *chat.Requester) { c.Set(requesterKey, p) }

// View is the data as a request's sender sees it.
func View(c echo.Context) *chat.View { return From(c).View }

// IsOwner reports whether the owner sends a request.
func IsOwner(c echo.Context) bool { return From(c).Role == chat.Owner }

// Sender is a request's sender for the work that it asks for.
func Sender(c echo.Context) chat.Sender {
	return chat.Sender{Who: c.RealIP(), Request: requestName(c), Owner: IsOwner(c)}
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

var tracer = otel.Tracer("github.com/ask-surely/surely/web")

// Named gives each request an id for logs and traces, keeping a proxy's, and returns it to the client.
func Named(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		r := c.Request()
		id := r.Header.Get(echo.HeaderXRequestID)
		if !plainName(id) {
			id = chat.Random(9)
		}
		c.Response().Header().Set(echo.HeaderXRequestID, id)
		ctx := otel.GetTextMapPropagator().Extract(r.Context(), propagation.HeaderCarrier(r.Header))
		ctx, span := tracer.Start(ctx, r.Method+" "+c.Path(), trace.WithSpanKind(trace.SpanKindServer),
			trace.WithAttributes(attribute.String("request", id)))
		defer span.End()
		c.SetRequest(r.WithContext(ctx))
		err := next(c)
		span.SetAttributes(attribute.Int("http.response.status_code", c.Response().Status))
		return err
	}
}

// plainName reports whether a client's request id is fit for logs.
func plainName(id string) bool {
	if id == "" || len(id) > 64 {
		return false
	}
	for _, r := range id {
		if !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '_' || r == '.') {
			return false
		}
	}
	return true
}

func requestName(c echo.Context) string { return c.Response().Header().Get(echo.HeaderXRequestID) }

// Log is the logger for a request's failures.
func Log(c echo.Context) *slog.Logger {
	return slog.With("request", requestName(c), "path", c.Path())
}
