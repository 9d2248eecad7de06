package agent

import (
	"context"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/suql"
)

// maxOffers is the maximum number of offers after an empty result.
const maxOffers = 3

// emptyResultOffers returns searches with results to suggest instead. Only a few are tried; their cost is added to the
// result's stats. They are run only when the person picks one.
func (h *handling) emptyResultOffers(ctx context.Context, t *Turn, q *query.Query) []Offer {
	offers := h.removalOffers(ctx, q)
	if looser := h.looserOffer(ctx, t, q, offers); looser != nil {
		offers = append(offers[:min(len(offers), maxOffers-1)], *looser)
	}
	return offers
}

// removalOffers offers to remove a condition, the one that gives the most results first.
func (h *handling) removalOffers(ctx context.Context, q *query.Query) []Offer {
	var offers []Offer
	maxRows := 0
	for i, c := range q.Where {
		if len(q.Where) > 6 && i >= 6 {
			break
		}
		looser := query.WithoutCondition(q, i)
		result, err := h.runForOffer(ctx, looser)
		if err != nil || len(result.Rows) == 0 {
			continue
		}
		condition := h.o.Voice.Condition(h.src.Schema, c, q.From)
		o := Offer{Text: h.o.Voice.Say("offer.without", "condition", condition), SUQL: looser.SUQL(),
			Without: condition, Count: len(result.Rows)}
		if len(result.Rows) > maxRows {
			maxRows = len(result.Rows)
			offers = append([]Offer{o}, offers...)
		} else {
			offers = append(offers, o)
		}
	}
	return offers[:min(len(offers), maxOffers)]
}

// maxLooserQueries is the maximum number of looser readings requested from a parser.
const maxLooserQueries = 2

// looserOffer offers the first of the parser's looser queries that returns rows.
func (h *handling) looserOffer(ctx context.Context, t *Turn, candidate *query.Query, known []Offer) *Offer {
	tried := []*query.Query{candidate}
	for range maxLooserQueries {
		if ctx.Err() != nil {
			return nil
		}
		history := h.conv.historyOf(t)
		// the last turn is the current one
		parsed, err := h.parseInput(ctx, parse.Input{Question: t.Question, History: history[:max(0, len(history)-1)],
			Empty: tried})
		if err != nil || !parsed.IsLooser || len(parsed.Candidates) == 0 {
			return nil
		}
		q := parsed.Candidates[0].Query
		tried = append(tried, q)
		if slices.ContainsFunc(known, func(o Offer) bool { return o.SUQL == q.SUQL() }) {
			continue
		}
		result, err := h.runForOffer(ctx, q)
		if err != nil || len(result.Rows) == 0 {
			continue
		}
		return &Offer{Text: h.describeLooser(candidate, q), SUQL: q.SUQL(), Count: len(result.Rows)}
	}
	return nil
}

// runForOffer runs a search that may be offered.
func (h *handling) runForOffer(ctx context.Context, q *query.Query) (*suql.Result, error) {
	result, err := h.src.Engine.Run(ctx, q.SUQL(), suql.RunOptions{MaxRows: h.o.MaxRows})
	if err == nil {
		h.offerUsage.Add(result.Stats.Usage)
	}
	return result, err
}

// describeLooser describes a looser query: by the conditions that the original lacks, or completely if there are none.
func (h *handling) describeLooser(q, looser *query.Query) string {
	present := map[string]bool{}
	for _, c := range q.Where {
		present[h.o.Voice.Condition(h.src.Schema, c, q.From)] = true
	}
	var conditions []string
	for _, c := range looser.Where {
		if text := h.o.Voice.Condition(h.src.Schema, c, looser.From); !present[text] {
			conditions = append(conditions, text)
		}
	}
	if len(conditions) == 0 {
		return h.o.Voice.Say("offer.search", "searched", h.o.Voice.DescribeSearch(h.src.Schema, looser))
	}
	return h.o.Voice.Say("offer.instead", "condition", h.o.Voice.List(conditions))
}
