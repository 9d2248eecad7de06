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
