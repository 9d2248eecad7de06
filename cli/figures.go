package cli

import (
	"context"
	"log/slog"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web/request"
)

// extraMetrics returns metrics of the state and the model.
func extraMetrics(a *appWithModel, stateStore *state.Store) []request.ExtraMetric {
	out := []request.ExtraMetric{
		{Name: "state_bytes", Help: "Bytes used by the state file; 0 if the state is in a database.", Value: func() float64 {
			n, err := stateStore.Size(context.Background())
			if err != nil {
				slog.Error("the state's size cannot be determined", "err", err)
			}
			return float64(n)
		}},
	}
	if a.client == nil {
		return out
	}
	addUsage := func(name, budget string, usage func() (calls, tokens int, money float64)) {
		add := func(unit, help string, value func() float64) {
			out = append(out, request.ExtraMetric{Name: name + "_" + unit + "_today", Help: help + " charged to " + budget + ".",
				Value: value})
		}
		add("calls", "Requests to the model", func() float64 { calls, _, _ := usage(); return float64(calls) })
		add("tokens", "Tokens", func() float64 { _, tokens, _ := usage(); return float64(tokens) })
		add("money", "Cost of the model in the currency of SURELY_PRICES", func() float64 { _, _, money := usage(); return money })
	}
	addUsage("model", "the day's budget", a.client.Spent)
	if a.owner.Budget != (llm.Budget{}) {
		addUsage("owner_model", "the owner's daily budget", func() (int, int, float64) { return a.client.SpentBy(a.owner) })
	}
	return append(out, request.ExtraMetric{Name: "budget_refused_total", Help: "Requests rejected for lack of budget.",
		IsCounter: true, Value: func() float64 { return float64(a.client.Refused()) }})
}
