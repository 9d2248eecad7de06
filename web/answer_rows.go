package web

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"strconv"
	"sync"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
)

// allRows is the maximum number of rows shown or downloaded.
const allRows = 100_000

// answered is an earlier answer, to be shown again or downloaded.
type answered struct {
	conv   *chat.Conversation
	source *Source
	record chat.Record
	fold   chat.Fold
	event  agent.ResultEvent
}

// answeredBy returns the answer that a request is about, if its token opens the conversation.
func (s *Server) answeredBy(c echo.Context) (*answered, error) {
	conv, err := s.opened(c, c.FormValue("conversation"), c.FormValue("token"))
	if err != nil {
		return nil, err
	}
	turn, err := strconv.Atoi(c.FormValue("turn"))
	if err != nil {
		return nil, refuse("bad_message", views.English.NotFound)
	}
	records, err := s.store.Records(c.Request().Context(), conv.ID, 0)
	if err != nil {
		return nil, fmt.Errorf("find answer: %w", err)
	}
	var out *answered
	source, f := viewOf(c).Sources[0], chat.NewFold()
	for _, r := range chat.Standing(records) {
		if r.Turn > turn || !slices.Contains([]string{"result", "source", "turn"}, r.Type) {
			continue
		}
		e, err := chat.Decode(r)
		if err != nil {
			return nil, fmt.Errorf("find answer: %w", err)
		}
		f.Apply(r, e)
		switch e := e.(type) {
		case chat.SourceEvent:
			if found := s.find(viewOf(c), e.Name); found != nil {
				source = found
			}
		case agent.ResultEvent:
			if r.Turn == turn {
				out = &answered{conv, source, r, f, e}
			}
		}
	}
	if out == nil {
		return nil, refuse("not_found", views.English.NotFound)
	}
	return out, nil
}

// did notes what a request does with the answer.
func (a *answered) did(c echo.Context, what string) *deed {
	d := did(c, what, a.source.Name, "conversation", a.conv.ID, "turn", a.record.Turn, "reads", a.event.Reads)
	d.ran = a.event.SUQL
	return d
}

// whole fetches the rows of an answer that a limit cut off: of one turn or, if all is set, of its statement without
// limit.
func (s *Server) whole(ctx context.Context, a *answered, all bool) error {
	statement := a.event.SUQL
	if !a.event.Truncated && !all || a.source.Rows == nil {
		return nil
	}
	if all && a.event.Query != nil { // a statement written by hand has the limit that it says
		unlimited := *a.event.Query
		unlimited.Limit = 0
		statement = unlimited.SUQL()
	}
	key := fmt.Sprint(a.conv.ID, " ", a.record.Seq, " ", statement)
	found, ok := s.kept.get(key)
	if !ok {
		if by, _ := AskerOf(ctx); !s.mayTurn(by.Who) { // as much work as a question
			return &suql.Error{Code: "too_fast", Message: views.English.TooFast}
		}
		var err error
		if found, err = a.source.Rows(ctx, a.conv.Memory, statement, allRows); err != nil {
			return err
		}
		s.kept.put(key, found)
	}
	a.event.Result = *found
	return nil
}

// handleTable shows an answer's rows in another arrangement.
func (s *Server) handleTable(c echo.Context) error {
	a, err := s.answeredBy(c)
	if err != nil {
		return err
	}
	wanted := present.ReadArrangement(c.FormValue)
	ctx := c.Request().Context()
	d := &deed{}
	if wanted.All || a.event.Truncated {
		d = a.did(c, "table")
	}
	if err := s.whole(ctx, a, wanted.All); err != nil {
		return s.explain(err)
	}
	d.more = append(d.more, "rows", len(a.event.Rows))
	o := newOutgoing(s, a.source, a.fold, a.record, a.event)
	return s.render(c, views.Rows(o.answer(a.event, false).Arranged(wanted)))
}

// handleDeleteChat deletes a conversation. Pages that still show it can store nothing more.
func (s *Server) handleDeleteChat(c echo.Context) error {
	conv, err := s.opened(c, c.FormValue("conversation"), c.FormValue("token"))
	if err != nil {
		return err
	}
	if conv.Link() {
		return refuse("read_only", views.English.ReadOnly)
	}
	s.hub.unsave(conv.ID)
	ctx, cancel := s.storing()
	defer cancel()
	did(c, "delete", conv.Source, "conversation", conv.ID)
	if err := s.store.Delete(ctx, conv.ID); err != nil {
		return err
	}
	return c.NoContent(http.StatusNoContent)
}

// explain turns a statement's failure into a response.
func (s *Server) explain(err error) error {
	e := s.asErrorEvent(err, slog.Default())
	return &suql.Error{Code: e.Code, Message: e.Message, Positions: e.Positions}
}

// keptRows caches the last few fully fetched answers, so that turning a page does not query again.
type keptRows struct {
	mu   sync.Mutex
	keys []string // oldest first
	rows map[string]*suql.Result
	held int // bytes of all of them
}

const (
	mostKept = 8
	mostHeld = 64 << 20
)

func (k *keptRows) get(key string) (*suql.Result, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	r, ok := k.rows[key]
	return r, ok
}

func (k *keptRows) put(key string, r *suql.Result) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.rows == nil {
		k.rows = map[string]*suql.Result{}
	}
	if old, ok := k.rows[key]; ok {
		k.held -= old.Bytes()
		k.keys = slices.DeleteFunc(k.keys, func(other string) bool { return other == key })
	}
	k.keys, k.rows[key] = append(k.keys, key), r
	for k.held += r.Bytes(); len(k.keys) > 1 && (len(k.keys) > mostKept || k.held > mostHeld); {
		k.held -= k.rows[k.keys[0]].Bytes()
		delete(k.rows, k.keys[0])
		k.keys = k.keys[1:]
	}
}
