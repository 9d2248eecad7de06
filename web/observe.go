package web

import (
	"log/slog"

	"github.com/labstack/echo/v4"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/trace"
)

var tracer = otel.Tracer("github.com/ask-surely/surely/web")

// named gives each request an id for logs and traces, keeping a proxy's, and returns it to the client.
func named(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		r := c.Request()
		id := r.Header.Get(echo.HeaderXRequestID)
		if !plainName(id) {
			id = random(9)
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

func (s *Server) senderOf(c echo.Context) sender {
	return sender{who: c.RealIP(), request: requestName(c), owner: personOf(c).Role == roleNames[ownerRole]}
}

// logOf is the logger for a request's failures.
func logOf(c echo.Context) *slog.Logger {
	return slog.With("request", requestName(c), "path", c.Path())
}
