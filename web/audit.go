package web

import (
	"fmt"
	"log/slog"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
)

// Entry is a line of the audit log: who did what, which statement ran, and the outcome. It holds no rows.
type Entry struct {
	Time         time.Time `json:"time"`
	Who          string    `json:"who,omitempty"`  // the address; empty if a turn was resumed after a restart
	User         string    `json:"user,omitempty"` // whom the login knows
	Role         string    `json:"role,omitempty"` // visitor, member or owner
	Conversation string    `json:"conversation,omitempty"`
	Turn         int       `json:"turn"`
	Source       string    `json:"source"`
	// Did is a message's type; export, table (more rows of an answer), share, fork, delete; search; upload, correct,
	// delete upload; columns, teach; judge.
	Did        string   `json:"did"`
	Said       string   `json:"said,omitempty"`
	SUQL       string   `json:"suql,omitempty"`
	Outcome    string   `json:"outcome"` // result, reply, clarify, or an error's code
	Columns    []string `json:"columns,omitempty"`
	Reads      []string `json:"reads,omitempty"` // table columns the statement depends on
	Rows       int      `json:"rows"`
	Considered int      `json:"rows_considered,omitempty"`
	Took       int64    `json:"ms"`
}

// audit writes an entry if the owner keeps a log.
func (s *Server) audit(e Entry) {
	if s.options.Audit != nil {
		e.Time = time.Now().UTC()
		s.options.Audit(e)
	}
}

// audited logs the outcome of a message.
func (c *chat) audited(w work, last agent.Event, took time.Duration) {
	m := w.message
	c.mu.Lock()
	e := Entry{Who: w.who, User: c.by.Name, Role: c.by.Role, Conversation: c.id, Turn: max(c.fold.turn, 0),
		Source: c.source.Name, Did: m.Type, Said: m.Text, Took: took.Milliseconds(), Outcome: "none"}
	c.mu.Unlock()
	switch m.Type {
	case agent.RunMessage:
		e.SUQL = m.SUQL
	case agent.AnswerMessage:
		e.Said = m.Value
	case agent.OverturnMessage:
		e.Said = fmt.Sprintf("row %d, %s: %s", m.Row+1, m.Expr, m.Verdict)
	}
	switch last := last.(type) {
	case nil:
	case agent.ResultEvent:
		e.Outcome, e.SUQL, e.Columns, e.Rows, e.Considered = "result", last.SUQL, last.Columns, len(last.Rows),
			last.Stats.RowsConsidered
		e.Reads = last.Reads
	case agent.ErrorEvent:
		e.Outcome = last.Code
	default:
		e.Outcome = last.Type()
	}
	c.srv.audit(e)
}

// auditAnswer logs that an answer's rows were fetched again, or why not.
func (s *Server) auditAnswer(c echo.Context, did string, a *answered, err error) {
	e := Entry{Conversation: a.conv.ID, Turn: a.record.Turn, Source: a.source.Name, Did: did, SUQL: a.event.SUQL,
		Reads: a.event.Reads}
	if err == nil {
		e.Columns, e.Rows = a.event.Columns, len(a.event.Rows)
	}
	s.auditRequest(c, e, err)
}

// auditRequest logs a request's action, or why it failed.
func (s *Server) auditRequest(c echo.Context, e Entry, err error) {
	e.Who, e.User, e.Role, e.Outcome = c.RealIP(), personOf(c).Name, personOf(c).Role, "result"
	if err != nil {
		e.Outcome = s.asRefused(err, slog.New(slog.DiscardHandler)).Code
	}
	s.audit(e)
}
