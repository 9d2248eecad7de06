package reader

import (
	"context"
	"errors"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// fixed is a reader that always answers the same.
type fixed struct{ answer string }

func (f fixed) Name() string { return f.answer }

func (f fixed) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out := make([]verdict.Verdict, len(requests))
	for i := range out {
		out[i] = verdict.Verdict{Answer: f.answer}
	}
	return out, nil
}

// away is a reader whose server is down for all but one question.
type away struct{ fixed }

func (a away) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out := make([]verdict.Verdict, len(requests))
	for i, q := range requests {
		switch q.Question {
		case "heard":
			out[i] = verdict.Verdict{Answer: a.answer}
		case "nonsense":
			out[i] = verdict.Verdict{Err: errors.New("no JSON")}
		default:
			out[i] = verdict.Verdict{Err: down{}}
		}
	}
	return out, nil
}

type down struct{}

func (down) Error() string    { return "connection refused" }
func (down) SQLState() string { return "08006" }

// If the costly reader is unreachable, or its replies are unusable, the cheap one decides and says so.
func TestAwayReader(t *testing.T) {
	f := NewFallback(fixed{"No"}, away{fixed{"Yes"}})
	out, err := f.Decide(t.Context(), []verdict.Request{{Question: "heard"}, {Question: "lost"}, {Question: "nonsense"}})
	if err != nil || out[0].Answer != "Yes" || out[0].FallbackReason != "" || out[1].Answer != "No" ||
		out[1].FallbackReason != verdict.Down || out[2].Answer != "No" || out[2].FallbackReason != verdict.Unusable {
		t.Errorf("%+v, %v", out, err)
	}
	for _, why := range []string{verdict.Slow, verdict.Unsure} {
		out, err = f.Decide(verdict.WithoutModel(t.Context(), why), []verdict.Request{{Question: "heard"}})
		if left := why == verdict.Slow; err != nil || (out[0].FallbackReason == why) != left ||
			(out[0].Answer == "No") != left {
			t.Errorf("once it is %s: %+v, %v", why, out, err)
		}
	}
}
