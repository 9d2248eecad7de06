package agent

import (
	"context"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/suql"
)

// maxOffers is the maximum number of offers after an empty result.
const maxOffers = 3

// removalOffers offers to leave out a condition; the one without which there are the most results comes first.
func (h *handling) removalOffers(ctx context.Context, q *query.Query) []Offer {
	var offers []Offer
	most := 0
	for i, c := range q.Where {
		if len(q.Where) > 6 && i >= 6 {
			break
		}
		looser := query.WithoutCondition(q, i)
		result, err := h.runForOffer(ctx, looser)
		if err != nil || len(result.Rows) == 0 {
			continue
		}
		condition := h.o.Voice.Condition(h.names(), c, q.From)
		o := Offer{Text: h.o.Voice.Say("offer.without", "condition", condition), SUQL: looser.SUQL(),
			Without: condition, Count: len(result.Rows)}
		if len(result.Rows) > most {
			most = len(result.Rows)
			offers = append([]Offer{o}, offers...)
		} else {
			offers = append(offers, o)
		}
	}
	return offers[:min(len(offers), maxOffers)]
}

// runForOffer runs a search that may be offered.
func (h *handling) runForOffer(ctx context.Context, q *query.Query) (*suql.Result, error) {
	result, err := h.src.Engine.Run(ctx, q.SUQL(), suql.RunOptions{MaxRows: maxRows})
	if err == nil {
		h.offerUsage.Add(result.Stats.Usage)
	}
	return result, err
}
