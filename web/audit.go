package web

import (
	"fmt"
	"log/slog"
	"slices"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
)

// deed is what a request does, for the log. It holds no rows, and what people typed only if the owner wants questions
// in the log.
type deed struct {
	what, source string
	said, ran    string
	more         []any // names and values
}

const deedKey = "deed"

// did notes what a request does to a source, with names and values for the log.
func did(c echo.Context, what, source string, more ...any) *deed {
	d := &deed{what: what, source: source, more: more}
	c.Set(deedKey, d)
	return d
}

// logged logs what requests did and how they ended.
func (s *Server) logged(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		err := next(c)
		d, ok := c.Get(deedKey).(*deed)
		if !ok {
			return err
		}
		ended := "result"
		if err != nil {
			ended = s.asRefused(err, slog.New(slog.DiscardHandler)).Code
		}
		source := d.source
		if source != "" && !slices.ContainsFunc(s.sources, func(own *Source) bool { return own.Name == source }) {
			source = "an upload" // its name would open it
		}
		log := logOf(c).With("did", d.what, "ended", ended, "address", c.RealIP(), "user", personOf(c).Name, "source", source)
		if s.options.LogQuestions {
			log = log.With("said", d.said, "ran", d.ran)
		}
		log.Info("request", d.more...)
		return err
	}
}

// describe adds to a turn's log line who asked, what was read, and the outcome.
func (c *session) describe(w work, last agent.Event, log *slog.Logger) *slog.Logger {
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
