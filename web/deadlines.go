package web

import (
	"bytes"
	"io"
	"net/http"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/web/api"
	"github.com/ask-surely/surely/web/chat"
)

// limitDuration ends requests whose body does not arrive and responses that are not read. It does not limit handlers,
// as net/http's own timeouts would.
func (s *Server) limitDuration(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		control := http.NewResponseController(c.Response().Writer)
		switch r := c.Request(); {
		// These have limits of their own, and are too large to buffer.
		case c.Path() == api.Uploads || api.Aliases[c.Path()] == api.Uploads:
			control.SetReadDeadline(time.Now().Add(s.options.Times.Upload))
			defer control.SetReadDeadline(time.Time{})
		case r.ContentLength != 0:
			control.SetReadDeadline(time.Now().Add(s.options.Times.Body))
			body, err := io.ReadAll(http.MaxBytesReader(c.Response(), r.Body, bodyLimit))
			if err != nil {
				return bodyError(err)
			}
			control.SetReadDeadline(time.Time{})
			r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		}
		c.Response().Before(func() { control.SetWriteDeadline(time.Now().Add(s.options.Times.Answer)) })
		return next(c)
	}
}

const bodyLimit = 1 << 20

// bodyError converts the error of reading a body to one for the client.
func bodyError(err error) error {
	if _, large := err.(*http.MaxBytesError); large {
		return echo.ErrStatusRequestEntityTooLarge
	}
	return chat.Refuse("too_slow", "the request's body did not arrive in time")
}
