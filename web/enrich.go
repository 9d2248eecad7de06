package web

import (
	"context"
	"errors"
	"log/slog"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/views"
)

// enrich adds what a page shows beside an answer: for a list of bare keys further columns of
// the rows.
func (c *chat) enrich(ctx context.Context, memory []byte, t *turning, page bool) {
	e, ok := t.last.(agent.ResultEvent)
	if !ok || c.source.Rows == nil || e.Partial || len(e.Rows) == 0 || c.fold.opened.Kind == agent.RunMessage {
		return
	}
	if !page && !c.passing {
		return
	}
	statement := c.srv.telling(e, c.fold.opened.Text, c.source.database())
	if statement == "" {
		return
	}
	if err := showMore(ctx, c.source, memory, statement, &e); err != nil {
		slog.Info("an answer could not be enriched", "conversation", c.id, "err", err)
		return
	}
	t.last = e
}

// showMore replaces an answer's rows by those of a wider statement.
func showMore(ctx context.Context, src *Source, memory []byte, statement string, e *agent.ResultEvent) error {
	r, err := src.Rows(ctx, memory, statement, len(e.Rows))
	if err == nil && len(r.Rows) != len(e.Rows) {
		err = errors.New("the rows have changed")
	}
	if err == nil {
		e.Result, e.SUQL = *r, statement
	}
	return err
}

// openNow is the question which of an answer's rows are open now; false if they have no hours, or the answer is about
// them.
func (o *outgoing) openNow(e agent.ResultEvent) (views.Offer, bool) {
	db := o.source.database()
	if db == nil || len(e.Rows) < 2 || strings.Contains(e.SUQL, "open_at(") {
		return views.Offer{}, false
	}
	for _, t := range db.Visible() {
		for _, c := range t.Visible() {
			if c.Role == schema.OpeningHours && strings.Contains(strings.ToLower(e.SUQL), strings.ToLower(t.Name)) {
				return views.Offer{Text: o.srv.words.OpenNow, Ask: views.AskOpenNow}, true
			}
		}
	}
	return views.Offer{}, false
}
