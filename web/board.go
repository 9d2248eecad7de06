package web

import (
	"context"
	"log/slog"
	"net/http"
	"slices"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/views"
)

// boardRoutes are the page of pinned answers; programs pin and unpin by the API.
func (s *Server) boardRoutes(e *echo.Echo, in func(...echo.MiddlewareFunc) []echo.MiddlewareFunc) {
	if s.options.Pins == nil {
		return
	}
	e.GET("/board", s.handleBoard, in(zipped, withPictures)...)
	e.POST("/board", s.handleArrangeBoard, in(s.ownOrigin)...)
	e.GET("/board/card", s.handleCard, in(zipped, withPictures)...)
	e.POST("/board/schedule", s.handleSchedule, in(s.ownOrigin)...)
	e.GET("/unsubscribe", s.handleUnsubscribe, s.knownHost)
	e.POST("/unsubscribe", s.handleUnsubscribe, s.knownHost, s.ownOrigin)
}

// handleBoard shows a person's board and the shared one.
func (s *Server) handleBoard(c echo.Context) error {
	ctx := c.Request().Context()
	shared, err := s.pinsOf(ctx, everybody)
	if err != nil {
		return err
	}
	p := views.BoardPage{Shared: s.boardCards(c, shared, owns(c))}
	if who := boardOf(c, false); who != "" {
		s.renewRights(ctx, who, personOf(c))
		own, err := s.pinsOf(ctx, who)
		if err != nil {
			return err
		}
		p.Cards = s.boardCards(c, own, true)
	}
	return s.render(c, views.Board(p))
}

func (s *Server) boardCards(c echo.Context, pins []*pin, changes bool) (out []views.BoardCard) {
	for i, p := range pins {
		card := views.BoardCard{ID: p.ID, Question: p.Question, Address: p.address(), First: i == 0,
			Last: i == len(pins)-1, Changes: changes, Shares: owns(c) && p.Who != everybody && s.served(p.Source)}
		if len(viewOf(c).Sources) > 1 {
			card.Source = p.Source
		}
		if changes && p.Who != everybody && (s.options.Delivery.mayBegin(personOf(c)) || p.Schedule != nil) &&
			s.served(p.Source) {
			card.Schedule = scheduleView(p)
		}
		out = append(out, card)
	}
	return out
}

// scheduleView describes a pin's schedule and its options.
func scheduleView(p *pin) *views.Schedule {
	out := &views.Schedule{Whens: whens, When: "weekly 1", At: "08:00"}
	if x := p.Schedule; x != nil {
		out.Runs, out.When, out.At, out.To, out.Failed = true, x.When, x.At, x.To, x.Failed
		if !x.Sent.IsZero() {
			out.Sent = x.Sent.Format(time.RFC3339)
		}
	}
	return out
}

// handleArrangeBoard moves, removes or shares a pin.
func (s *Server) handleArrangeBoard(c echo.Context) error {
	p, err := s.pinNamed(c, true)
	if err != nil {
		return err
	}
	ctx, do := c.Request().Context(), c.FormValue("do")
	switch {
	case do == "up":
		err = s.movePin(ctx, p, -1)
	case do == "down":
		err = s.movePin(ctx, p, 1)
	case do == "unpin":
		err = s.options.Pins.Delete(ctx, p.ID)
	case do == "share" && owns(c) && s.served(p.Source):
		p.Who, p.Schedule, p.Due = everybody, nil, time.Time{}
		err = s.keepPin(ctx, p, s.options.Pins.Save)
	default:
		return refuse("bad_value", s.words.NotFound)
	}
	s.auditRequest(c, Entry{Source: p.Source, Did: "board", Said: do + " " + p.Question}, err)
	if err != nil {
		return err
	}
	return c.Redirect(http.StatusSeeOther, "/board")
}

// movePin swaps a pin with its neighbour.
func (s *Server) movePin(ctx context.Context, p *pin, by int) error {
	all, err := s.pinsOf(ctx, p.Who)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(all, func(other *pin) bool { return other.ID == p.ID })
	if at < 0 || at+by < 0 || at+by >= len(all) {
		return nil
	}
	all[at], all[at+by] = all[at+by], all[at]
	for i, each := range all { // shared pins may have had the same position
		if each.Place != int64(i) {
			each.Place = int64(i)
			if err := s.options.Pins.Save(ctx, each.Pin); err != nil {
				return err
			}
		}
	}
	return nil
}

const (
	mostFetched = 500 // rows of a card, for its chart
	mostOnCard  = 6   // rows shown
)

// handleCard runs a pinned answer with the viewer's rights.
func (s *Server) handleCard(c echo.Context) error {
	p, err := s.pinNamed(c, false)
	if err != nil {
		return err
	}
	if !s.mayTurn(c.RealIP()) {
		return refuse("too_fast", s.words.TooFast)
	}
	out := views.Pinned{At: time.Now().UTC().Format(time.RFC3339)}
	src := s.find(viewOf(c), p.Source)
	if src == nil || src.Rows == nil {
		out.Error = s.words.NoSuchSource
		return s.render(c, views.PinnedNow(out))
	}
	ctx, leave, err := s.admit(c, Structured)
	if err != nil {
		return err
	}
	defer leave()
	s.bringUpToDate(ctx, src, p)
	r, err := src.Rows(ctx, nil, p.SUQL, mostFetched)
	s.auditRequest(c, Entry{Source: p.Source, Did: "board", SUQL: p.SUQL}, err)
	if err != nil {
		out.Error = s.asErrorEvent(err, logOf(c)).Message
	} else {
		s.presentCard(&out, src, p, r)
	}
	return s.render(c, views.PinnedNow(out))
}

// bringUpToDate makes a pin's statement refer to the current day: "last month" changes. Edits by hand are kept.
func (s *Server) bringUpToDate(ctx context.Context, src *Source, p *pin) {
	today := time.Now().UTC()
	if p.Ran || p.Asked.Format(time.DateOnly) == today.Format(time.DateOnly) || !query.Dates.MatchString(p.SUQL) {
		return
	}
	again, err := s.askAgain(ctx, src, p)
	if err != nil {
		slog.Warn("a pinned question could not be asked again", "pin", p.ID, "err", err)
		return
	}
	p.Asked = today
	if again.result != nil && sameButDates(again.result.SUQL, p.SUQL) {
		p.SUQL, p.Searched, p.Labels = again.result.SUQL, again.result.Searched, again.result.Labels
	}
	if p.Who == everybody {
		return // the next viewer may see other data, in another language
	}
	kept, err := s.options.Pins.Get(ctx, p.ID) // its schedule may have changed meanwhile
	if err == nil {
		var now *pin
		if now, err = asPin(kept); err == nil {
			now.SUQL, now.Searched, now.Labels, now.Asked = p.SUQL, p.Searched, p.Labels, today
			err = s.keepPin(ctx, now, s.options.Pins.Rewrite)
		}
	}
	if err != nil {
		slog.Warn("a pinned question could not be stored", "pin", p.ID, "err", err)
	}
}

// ordered sorts groups that a statement does not sort as the chat does: by the calendar.
func ordered(r *suql.Result, statement string) {
	parsed, err := syntax.Parse(statement)
	if err != nil || parsed.Document != nil || len(parsed.Select().SortClause) > 0 {
		return
	}
	if by := parsed.Select().GroupClause; len(by) == 1 {
		agent.CalendarOrder(r, 0)
	}
}

// presentCard shows the first rows of a pinned answer, with its chart.
func (s *Server) presentCard(out *views.Pinned, src *Source, p *pin, r *suql.Result) {
	e := agent.ResultEvent{Result: *r, SUQL: p.SUQL, Searched: p.Searched, Labels: p.Labels}
	ordered(r, p.SUQL)
	o := newOutgoing(s, src, newFold(), Record{}, e)
	fit := o.fit(e, true).link(src, p.SUQL) // a card's figures do not link to rows
	out.Searched, out.Warnings = p.Searched, notesOf(s.words, *r).warnings[-1]
	if fit.layout(*r) == views.Single {
		out.One = &views.Field{Column: fit[0].view, Cell: fit.row(r.Rows[0]).Cells[0]}
		return
	}
	out.Charts = fit.charts(*r)
	shown := *r
	shown.Rows = r.Rows[:min(len(r.Rows), mostOnCard)]
	s.listRows(fit, &shown, &out.Rows)
	out.Rows.Count = s.words.RowsFound(len(r.Rows), r.Truncated)
	if len(shown.Rows) < len(r.Rows) && !r.Truncated {
		out.Rows.Count = s.words.Between(1, len(shown.Rows), len(r.Rows))
	}
}
