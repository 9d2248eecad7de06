package cli

import (
	"context"
	"log/slog"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web/request"
)

// figures are metrics of the state and the model.
func figures(a *appWithModel, kept *state.Store) []request.Figure {
	out := []request.Figure{
		{Name: "state_bytes", Help: "Bytes used by the state file; 0 if the state is in a database.", Value: func() float64 {
			n, err := kept.Size(context.Background())
			if err != nil {
				slog.Error("the state's size cannot be determined", "err", err)
			}
			return float64(n)
		}},
	}
	if a.client == nil {
		return out
	}
	spent := func(name, budget string, so func() (calls, tokens int, money float64)) {
		out = append(out, request.Figure{Name: name + "_calls_today", Help: "Requests to the model charged to " + budget + ".",
			Value: func() float64 { calls, _, _ := so(); return float64(calls) }},
			request.Figure{Name: name + "_tokens_today", Help: "Tokens charged to " + budget + ".",
				Value: func() float64 { _, tokens, _ := so(); return float64(tokens) }},
			request.Figure{Name: name + "_money_today", Help: "Cost charged to " + budget + ", in the currency of the prices.",
				Value: func() float64 { _, _, money := so(); return money }})
	}
	spent("model", "the day's budget", a.client.Spent)
	if a.owner.Budget != (llm.Budget{}) {
		spent("owner_model", "the owner's daily budget",
			func() (int, int, float64) { return a.client.SpentBy(a.owner) })
	}
	return append(out, request.Figure{Name: "budget_refused_total", Help: "Requests rejected for lack of budget.",
		Counts: true, Value: func() float64 { return float64(a.client.Refused()) }})
}
