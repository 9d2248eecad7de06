package web

import (
	"bytes"
	"io"
	"net/http"
	"time"

	"github.com/labstack/echo/v4"
)

// Times bound what a slow client may hold. Zero values mean the defaults told.
type Times struct {
	Body   time.Duration // until a request's body is there; default 20 s
	Upload time.Duration // the same for a file of data; default 5 minutes
	Answer time.Duration // until the client has taken an answer, from when it begins; default 1 minute
}

// deadlines ends requests whose body does not come and answers that are not taken. A handler may think as long as it
// needs: net/http's own timeouts would count that too.
func (s *Server) deadlines(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		control := http.NewResponseController(c.Response().Writer)
		switch r := c.Request(); {
		case c.Path() == uploadPath || c.Path() == oldUploadPath: // has a limit of its own, and is too long to be held
			control.SetReadDeadline(time.Now().Add(s.options.Times.Upload))
			defer control.SetReadDeadline(time.Time{})
		case r.ContentLength != 0:
			control.SetReadDeadline(time.Now().Add(s.options.Times.Body))
			body, err := io.ReadAll(http.MaxBytesReader(c.Response(), r.Body, bodyLimit))
			if err != nil {
				return bodyFailed(err)
			}
			control.SetReadDeadline(time.Time{})
			r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		}
		c.Response().Before(func() { control.SetWriteDeadline(time.Now().Add(s.options.Times.Answer)) })
		return next(c)
	}
}

const bodyLimit = 1 << 20

// bodyFailed says why a body was not read.
func bodyFailed(err error) error {
	if _, large := err.(*http.MaxBytesError); large {
		return echo.ErrStatusRequestEntityTooLarge
	}
	return refuse("too_slow", "the request's body did not come")
}
