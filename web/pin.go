package web

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
)

// pin is an answer on a board: the question with its replies, and the resulting statement. Rows are not stored: they
// are fetched with each viewer's rights.
type pin struct {
	state.Pin `json:"-"`

	Source   string    `json:"source"`
	Question string    `json:"question"` // or the statement, if a person wrote it
	Ran      bool      `json:"ran,omitempty"`
	Replies  []replied `json:"replies,omitempty"`
	SUQL     string    `json:"suql"`
	Searched string    `json:"searched"`
	Labels   []string  `json:"labels,omitempty"`
	Asked    time.Time `json:"asked"` // when the statement was made from the question
	Chat     string    `json:"chat"`  // where it was pinned
	Turn     int       `json:"turn"`
	Link     bool      `json:"link,omitempty"` // it is a read-only copy

	Measures []agent.Measure `json:"measures,omitempty"` // that the chat defined, to ask the question again

	Schedule *schedule `json:"schedule,omitempty"` // nil: not scheduled
}

// replied is a stored reply to a clarification.
type replied struct {
	Question string `json:"question"`
	Value    string `json:"value"`  // the message's value
	Answer   string `json:"answer"` // in words
}

const (
	mostOnBoard = 60
	boardCookie = "surely_board"
	boardKept   = 400 * 24 * time.Hour
	everybody   = "" // the shared board
)

// boardOf is the board of a request's sender: a login's or a browser's, created if begin is set; empty if there is
// none. Pages begin it, so that the first answers that a browser pins at once are on one board.
func boardOf(c echo.Context, begin bool) string {
	if name := personOf(c).Name; name != "" {
		return "user:" + name
	}
	cookie, err := c.Cookie(boardCookie)
	if err != nil || cookie.Value == "" {
		if !begin {
			return ""
		}
		cookie = &http.Cookie{Name: boardCookie, Value: random(16), Path: "/", MaxAge: int(boardKept.Seconds()),
			HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: secure(c)}
		c.SetCookie(cookie)
	}
	return "browser:" + hex.EncodeToString(hash(cookie.Value))
}

// pinsOf returns the pins of a board, in order.
func (s *Server) pinsOf(ctx context.Context, who string) (out []*pin, err error) {
	kept, err := s.options.Pins.Of(ctx, who)
	if err != nil {
		return nil, err
	}
	for _, k := range kept {
		p, err := asPin(k)
		if err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	return out, nil
}

func asPin(kept state.Pin) (*pin, error) {
	p := &pin{Pin: kept}
	if err := json.Unmarshal(kept.Data, p); err != nil {
		return nil, fmt.Errorf("read pin %s: %w", kept.ID, err)
	}
	return p, nil
}

// pinNamed returns the pin a request names if its sender may see it or, with change, change it.
func (s *Server) pinNamed(c echo.Context, change bool) (*pin, error) {
	kept, err := s.options.Pins.Get(c.Request().Context(), c.FormValue("pin"))
	if errors.Is(err, state.ErrNotFound) {
		return nil, refuse("not_found", s.words.NotFound)
	}
	if err != nil {
		return nil, err
	}
	own := kept.Who != everybody && kept.Who == boardOf(c, false)
	if !own && (kept.Who != everybody || change && !owns(c)) {
		return nil, refuse("not_found", s.words.NotFound)
	}
	return asPin(kept)
}

// owns reports whether a request comes from the owner.
func owns(c echo.Context) bool { return personOf(c).Role == roleNames[ownerRole] }

// keepPin stores a pin, with position and time if new or changed.
func (s *Server) keepPin(ctx context.Context, p *pin, put func(context.Context, state.Pin) error) (err error) {
	if p.Data, err = json.Marshal(p); err != nil {
		return err
	}
	return put(ctx, p.Pin)
}

// pinning is the body of POST /pin, and pinNamedBy that of POST /unpin.
type (
	pinning struct {
		conversationNamed
		Turn int `json:"turn" jsonschema:"the answer's turn, counted from 0"`
	}
	pinNamed struct {
		Pin string `json:"pin" jsonschema:"what POST /pin returned"`
	}
)

// handlePin puts an answer at the end of a board, once.
func (s *Server) handlePin(c echo.Context) error {
	if !s.mayTurn(c.RealIP()) {
		return refuse("too_fast", s.words.TooFast)
	}
	a, err := s.answeredBy(c)
	if err != nil {
		return err
	}
	ctx, who := c.Request().Context(), boardOf(c, true)
	s.pinning.Lock() // concurrent pins of one answer are stored once
	defer s.pinning.Unlock()
	there, err := s.pinsOf(ctx, who)
	if err != nil {
		return err
	}
	p := pinOf(a)
	p.ID, p.Who = random(9), who
	for _, other := range there {
		p.Place = max(p.Place, other.Place+1)
		if other.Chat == p.Chat && other.Turn == p.Turn && other.SUQL == p.SUQL {
			return c.JSON(http.StatusOK, pinNamed{other.ID})
		}
	}
	if len(there) >= mostOnBoard {
		return refuse("no_room", fmt.Sprintf(s.words.BoardFull, mostOnBoard))
	}
	err = s.keepPin(ctx, p, s.options.Pins.Save)
	s.auditRequest(c, Entry{Conversation: a.conv.ID, Turn: p.Turn, Source: p.Source, Did: "pin", SUQL: p.SUQL}, err)
	if err != nil {
		return err
	}
	return c.JSON(http.StatusOK, pinNamed{p.ID})
}

// pinOf is the stored part of an answer.
func pinOf(a *answered) *pin {
	p := &pin{Source: a.source.Name, Question: a.fold.opened.Text, Ran: a.fold.opened.Kind == agent.RunMessage,
		SUQL: a.event.SUQL, Searched: a.event.Searched, Labels: a.event.Labels, Asked: time.Now().UTC(), Chat: a.conv.ID,
		Turn: a.record.Turn, Link: a.conv.link(), Measures: agent.MeasuresIn(a.conv.Memory)}
	for _, e := range a.replies {
		p.Replies = append(p.Replies, replied{e.Question, e.Value, e.Answer})
	}
	return p
}

// address is the pinned answer's address.
func (p *pin) address() string {
	if p.Link {
		return fmt.Sprintf("/c/%s#t=%d", p.Chat, p.Turn)
	}
	return fmt.Sprintf("/#c=%s&t=%d", p.Chat, p.Turn)
}

// handleUnpin takes a pin off its board.
func (s *Server) handleUnpin(c echo.Context) error {
	p, err := s.pinNamed(c, true)
	if err != nil {
		return err
	}
	err = s.options.Pins.Delete(c.Request().Context(), p.ID)
	s.auditRequest(c, Entry{Source: p.Source, Did: "unpin", Said: p.Question}, err)
	if err != nil {
		return err
	}
	return c.NoContent(http.StatusNoContent)
}
