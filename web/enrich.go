package web

import (
	"context"
	"errors"
	"log/slog"
	"slices"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/views"
)

// enrich adds what a page shows beside an answer: to a list of bare keys further columns of the rows.
func (c *chat) enrich(ctx context.Context, memory []byte, t *turning, page bool) {
	e, ok := t.last.(agent.ResultEvent)
	if !ok || !page && !c.passing || c.source.Rows == nil || e.Partial || len(e.Rows) == 0 ||
		c.fold.opened.Kind == agent.RunMessage {
		return
	}
	q, labels := withDetails(e, c.fold.opened.Text, c.source.database())
	if q == nil {
		return
	}
	r, err := c.source.Rows(ctx, memory, q.SUQL(), len(e.Rows))
	if err == nil && len(r.Rows) != len(e.Rows) {
		err = errors.New("the rows have changed")
	}
	if err != nil {
		slog.Info("an answer could not be enriched", "conversation", c.id, "err", err)
		return
	}
	e.Result, e.SUQL, e.Query, e.Labels = *r, q.SUQL(), q, labels
	t.last = e
}

// openNow is the question which of an answer's rows are open now; false if they have no hours, or the answer is about
// them.
func openNow(e agent.ResultEvent, db *schema.Database) (views.Offer, bool) {
	if db == nil || len(e.Rows) < 2 || e.Query == nil {
		return views.Offer{}, false
	}
	for _, name := range e.Query.From.Tables {
		t := db.Table(e.Query.From.Table(name))
		if t == nil || t.Hidden {
			continue
		}
		for _, c := range t.Visible() {
			asked := slices.ContainsFunc(e.Query.Where, func(c query.Condition) bool { return c.Op == query.OpenAt })
			if c.Role == schema.OpeningHours && !asked {
				return views.Offer{Text: views.English.OpenNow, Ask: views.AskOpenNow}, true
			}
		}
	}
	return views.Offer{}, false
}
