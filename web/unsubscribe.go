package web

import (
	"context"
	"crypto/subtle"
	"errors"
	"net/http"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/views"
)

// handleSchedule sets or ends a pin's schedule.
func (s *Server) handleSchedule(c echo.Context) error {
	p, err := s.pinNamed(c, true)
	if err != nil {
		return err
	}
	ctx, by := c.Request().Context(), personOf(c)
	if c.FormValue("do") == "end" {
		err = s.endSchedule(ctx, p)
	} else {
		if !s.options.Delivery.mayBegin(by) || !s.served(p.Source) {
			return refuse("forbidden", s.words.NotHere)
		}
		x, wrong := s.options.Delivery.newSchedule(by, c.FormValue("when"), c.FormValue("at"), c.FormValue("zone"),
			c.FormValue("to"))
		if wrong != nil {
			return refuse("bad_value", wrong.Error())
		}
		s.sees(x, by.User, time.Now())
		p.Schedule, p.Due = x, x.next(time.Now())
		err = s.keepPin(ctx, p, s.options.Pins.Save)
	}
	s.auditRequest(c, Entry{Source: p.Source, Did: "schedule", Said: p.Question, SUQL: p.SUQL}, err)
	if err != nil {
		return err
	}
	return c.Redirect(http.StatusSeeOther, "/board")
}

func (s *Server) endSchedule(ctx context.Context, p *pin) error {
	p.Schedule, p.Due = nil, time.Time{}
	return s.keepPin(ctx, p, s.options.Pins.Save)
}

// handleUnsubscribe ends a schedule by a mail's link; mail programs may do so automatically.
func (s *Server) handleUnsubscribe(c echo.Context) error {
	if !s.mayTurn(c.RealIP()) {
		return refuse("too_fast", s.words.TooFast)
	}
	kept, err := s.options.Pins.Get(c.Request().Context(), c.FormValue("pin"))
	if err != nil && !errors.Is(err, state.ErrNotFound) {
		return err
	}
	ended := views.Unsubscribe{Ended: true}
	if err != nil {
		return s.render(c, views.UnsubscribePage(ended))
	}
	p, err := asPin(kept)
	if err != nil {
		return err
	}
	key := c.FormValue("key")
	if p.Schedule == nil || subtle.ConstantTimeCompare([]byte(p.Schedule.Key), []byte(key)) != 1 {
		return s.render(c, views.UnsubscribePage(ended))
	}
	if c.Request().Method == http.MethodPost {
		if err := s.endSchedule(c.Request().Context(), p); err != nil {
			return err
		}
		return s.render(c, views.UnsubscribePage(ended))
	}
	return s.render(c, views.UnsubscribePage(views.Unsubscribe{Question: p.Question, To: p.Schedule.To, Pin: p.ID,
		Key: key}))
}
