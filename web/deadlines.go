package web

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"runtime/debug"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// Times limit slow clients. Zero values mean the documented defaults.
type Times struct {
	Body   time.Duration // for a request's body to arrive; default 20 s
	Upload time.Duration // the same for uploads; default 5 minutes
	Answer time.Duration // for the client to read a response, from its start; default 1 minute
}

// deadlines ends requests whose body does not arrive and responses that are not read. Handlers may think as long as
// they need: net/http's own timeouts would count that too.
func (s *Server) deadlines(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		control := http.NewResponseController(c.Response().Writer)
		switch r := c.Request(); {
		// These have limits of their own, and are too large to buffer.
		case c.Path() == uploadPath || c.Path() == oldUploadPath:
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

// Bounds of the rows that answers hold while they are made or sent: of one request or turn, and of all of them. Readers
// who take their time cannot fill the memory.
const (
	mostAnswer  = 96 << 20
	mostAnswers = 256 << 20
)

// budgeted gives a request its budget until its end.
func (s *Server) budgeted(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		own := budget.New(mostAnswer, s.answers)
		defer func() { s.relieve(own.End()) }()
		c.SetRequest(c.Request().WithContext(budget.With(c.Request().Context(), own)))
		return next(c)
	}
}

// relieve returns memory to the system a while after something large was given up: Go would keep it for the next.
func (s *Server) relieve(held int64) {
	if held >= relieved && s.relieving.CompareAndSwap(false, true) {
		time.AfterFunc(relievedAfter, contain.Func("return memory", func() {
			s.relieving.Store(false)
			debug.FreeOSMemory()
		}))
	}
}

const (
	relieved      = 8 << 20
	relievedAfter = 5 * time.Second
)

// holds draws an answer's rows from a request's budget; they are given back at its end.
func (s *Server) holds(c echo.Context, bytes int) error {
	err := budget.From(c.Request().Context()).Draw(int64(bytes))
	if spent, ok := errors.AsType[*budget.Spent](err); ok {
		return refuse(spent.SQLState(), views.English.Full)
	}
	return err
}

const bodyLimit = 1 << 20

// bodyFailed explains why a body was not read.
func bodyFailed(err error) error {
	if _, large := err.(*http.MaxBytesError); large {
		return echo.ErrStatusRequestEntityTooLarge
	}
	return refuse("too_slow", "the request's body did not arrive")
}

// admit makes a request wait for its slot; leave must be called when its work is done. Work within ctx counts for the
// request's sender.
func (s *Server) admit(c echo.Context, class chat.Class) (ctx context.Context, leave func(), err error) {
	by := s.senderOf(c)
	p, err := s.gate.Enter(c.Request().Context(), by.who, class, func(int) {})
	if err != nil {
		return nil, nil, s.explain(err)
	}
	return by.within(p.Within(c.Request().Context())), p.Leave, nil
}
