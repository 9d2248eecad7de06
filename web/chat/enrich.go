package chat

import (
	"context"
	"errors"
	"log/slog"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/present"
)

// enrich adds what a page shows beside an answer: to a list of bare keys further columns of the rows.
func (c *Session) enrich(ctx context.Context, memory []byte, t *turning, page bool) {
	e, ok := t.last.(agent.ResultEvent)
	if !ok || !page && !c.passing || c.source.Rows == nil || e.Partial || len(e.Rows) == 0 ||
		c.fold.Opened.Kind == agent.RunMessage {
		return
	}
	q, labels := present.WithDetails(e, c.fold.Opened.Text, c.source.Described())
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
