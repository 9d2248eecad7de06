package web

import (
	"fmt"
	"log/slog"
	"slices"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
)

// Entry is the log line of a request: who did what, which statement ran, and the outcome. It holds no rows, and what
// people typed only if the owner wants questions in the log.
type Entry struct {
	Conversation string
	Turn         int
	Source       string
	// Did is export, table (more rows of an answer), share, fork, delete; search; upload, correct, delete upload;
	// columns; judge.
	Did   string
	Said  string
	SUQL  string
	Reads []string // table columns the statement depends on
	Rows  int
}

// auditTurn adds to a turn's log line who asked, what was read, and the outcome.
func (c *session) auditTurn(w work, last agent.Event, log *slog.Logger) *slog.Logger {
	c.mu.Lock()
	log = log.With("address", w.who, "user", c.by.Name, "source", c.source.keptName())
	c.mu.Unlock()
	ran := ""
	switch last := last.(type) {
	case agent.ResultEvent:
		ran = last.SUQL
		log = log.With("rows", len(last.Rows), "rows_considered", last.Stats.RowsConsidered, "reads", last.Reads)
	case agent.ErrorEvent:
		log = log.With("code", last.Code)
	}
	if !c.srv.options.LogQuestions {
		return log
	}
	said := w.message.Value
	if m := w.message; m.Type == agent.OverturnMessage {
		said = fmt.Sprintf("row %d, %s: %s", m.Row+1, m.Expr, m.Verdict)
	}
	return log.With("said", said, "ran", ran)
}

// auditAnswer logs that an answer's rows were fetched again, or why not.
func (s *Server) auditAnswer(c echo.Context, did string, a *answered, err error) {
	e := Entry{Conversation: a.conv.ID, Turn: a.record.Turn, Source: a.source.Name, Did: did, SUQL: a.event.SUQL,
		Reads: a.event.Reads}
	if err == nil {
		e.Rows = len(a.event.Rows)
	}
	s.auditRequest(c, e, err)
}

// auditRequest logs a request's action, or why it failed.
func (s *Server) auditRequest(c echo.Context, e Entry, err error) {
	outcome := "result"
	if err != nil {
		outcome = s.asRefused(err, slog.New(slog.DiscardHandler)).Code
	}
	source := e.Source
	if source != "" && !slices.ContainsFunc(s.sources, func(own *Source) bool { return own.Name == source }) {
		source = "an upload" // its name would open it
	}
	log := logOf(c).With("did", e.Did, "ended", outcome, "address", c.RealIP(), "user", personOf(c).Name, "source", source,
		"conversation", e.Conversation, "turn", e.Turn, "rows", e.Rows, "reads", e.Reads)
	if s.options.LogQuestions {
		log = log.With("said", e.Said, "ran", e.SUQL)
	}
	log.Info("request")
}
