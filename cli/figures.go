package cli

import (
	"context"
	"log/slog"

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
	out = append(out, request.ExtraMetric{Name: "model_calls_today", Help: "Requests to the model today.",
		Value: func() float64 { return float64(a.client.Spent().Calls) }},
		request.ExtraMetric{Name: "model_tokens_today", Help: "Tokens read and written by the model today.",
			Value: func() float64 { return float64(a.client.Spent().Tokens) }})
	return append(out, request.ExtraMetric{Name: "budget_refused_total", Help: "Requests rejected for lack of budget.",
		IsCounter: true, Value: func() float64 { return float64(a.client.Refused()) }})
}
