package cli

import (
	"context"
	"log/slog"
	"sync/atomic"

	"github.com/ask-surely/surely/state"
	"github.com/ask-surely/surely/web"
)

// figures are what the metrics tell of the state, the audit log and the model.
func figures(a *app, kept *state.Store, lost *atomic.Int64) []web.Figure {
	out := []web.Figure{
		{Name: "state_bytes", Help: "Bytes that a state file has in use; 0 where a database keeps it.", Value: func() float64 {
			n, err := kept.Size(context.Background())
			if err != nil {
				slog.Error("the state's size cannot be read", "err", err)
			}
			return float64(n)
		}},
		{Name: "audit_lost_total", Help: "Entries of the audit log that could not be written.", Counts: true,
			Value: func() float64 { return float64(lost.Load()) }},
	}
	if a.client == nil {
		return out
	}
	spent := func(name, help string, value func(calls, tokens int, money float64) float64) {
		out = append(out, web.Figure{Name: name, Help: help, Value: func() float64 { return value(a.client.Spent()) }})
	}
	spent("model_calls_today", "Requests to the model that count towards the day's budget.",
		func(calls, _ int, _ float64) float64 { return float64(calls) })
	spent("model_tokens_today", "Tokens that count towards the day's budget.",
		func(_, tokens int, _ float64) float64 { return float64(tokens) })
	spent("model_money_today", "What counts towards the day's budget, in the currency of the prices.",
		func(_, _ int, money float64) float64 { return money })
	return append(out, web.Figure{Name: "budget_refused_total", Help: "Requests that no budget was left for.",
		Counts: true, Value: func() float64 { return float64(a.client.Refused()) }})
}
