package reader

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/entries"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// fixed is a reader that always answers the same.
type fixed struct {
	answer     string
	confidence float64
	asked      int
}

func (f *fixed) Name() string { return f.answer }

func (f *fixed) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	f.asked += len(requests)
	out := make([]verdict.Verdict, len(requests))
	for i := range out {
		out[i] = verdict.Verdict{Answer: f.answer, Confidence: f.confidence}
	}
	return out, nil
}

func TestCascade(t *testing.T) {
	tests := []struct {
		name       string
		sure       fixed
		costly     fixed
		wantCostly int // decisions the costly reader made, of 1000
		answer     string
	}{
		{"they agree", fixed{answer: "Yes", confidence: .99}, fixed{answer: "Yes"}, 200, "Yes"},
		{"they disagree", fixed{answer: "Yes", confidence: .99}, fixed{answer: "No"}, 1000, "No"},
		{"never sure", fixed{answer: "Yes", confidence: .6}, fixed{answer: "Yes"}, 1000, "Yes"},
	}
	for _, test := range tests {
		c := NewCascade(&test.sure, &test.costly, CascadeOptions{Target: .95})
		for range 1000 {
			out, err := c.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer, Question: "is it?"}})
			if err != nil || out[0].Answer != test.answer {
				t.Fatalf("%s: %v, %v", test.name, out, err)
			}
		}
		if test.costly.asked > test.wantCostly || test.wantCostly == 1000 && test.costly.asked != 1000 {
			t.Errorf("%s: the costly reader was asked %d times, want at most %d (%+v)", test.name, test.costly.asked,
				test.wantCostly, c.Sample(context.Background()))
		}
	}
}

// away is a reader whose server is down for all but one question.
type away struct{ fixed }

func (a *away) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
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
	for _, target := range []float64{0, .9} {
		c := NewCascade(&fixed{answer: "No", confidence: .1}, &away{fixed{answer: "Yes"}}, CascadeOptions{Target: target})
		out, err := c.Decide(context.Background(), []verdict.Request{{Question: "heard"}, {Question: "lost"},
			{Question: "nonsense"}})
		if err != nil || out[0].Answer != "Yes" || out[0].Instead != "" || out[1].Answer != "No" ||
			out[1].Instead != verdict.Down || out[2].Answer != "No" || out[2].Instead != verdict.Nonsense {
			t.Errorf("target %v: %+v, %v", target, out, err)
		}
		for _, why := range []string{verdict.Slow, verdict.Unsure} {
			out, err = c.Decide(verdict.Leave(context.Background(), why), []verdict.Request{{Question: "heard"}})
			if left := why == verdict.Slow; err != nil || (out[0].Instead == why) != left || (out[0].Answer == "No") != left {
				t.Errorf("target %v, once it is %s: %+v, %v", target, why, out, err)
			}
		}
	}
}

// TestCascadeRemembers keeps the sample across runs, and starts a new one for another model.
func TestCascadeRemembers(t *testing.T) {
	kept := &entries.Map{}
	ask := func(model string, n int) (by verdict.Usage, explained string) {
		c := NewCascade(&fixed{answer: "Yes", confidence: .99}, &named{fixed{answer: "Yes"}, model},
			CascadeOptions{Target: .9, Entries: kept})
		ctx := verdict.WithUsage(context.Background(), func(u verdict.Usage) { by.Add(u) })
		for range n {
			if _, err := c.Decide(ctx, []verdict.Request{{Task: verdict.Answer, Question: "is it?"}}); err != nil {
				t.Fatal(err)
			}
		}
		return by, c.Explain(ctx)
	}
	by, explained := ask("m", 40)
	if by.Embedded != 0 || explained != "m decides everything: they agreed on 40 of 40 decisions, so on at least 0.91 (95 % confidence); required: 0.90 of at least 50" {
		t.Errorf("after 40: %+v, %s", by, explained)
	}
	by, explained = ask("m", 40)
	if by.Embedded != 29 || !strings.HasPrefix(explained,
		"m decides what Yes is not sure of, and one in 20 of the rest: they agreed on 51 of 51") {
		t.Errorf("after another 40: %+v, %s", by, explained)
	}
	if by, explained = ask("other", 1); by.Embedded != 0 || !strings.Contains(explained, "1 of 1") {
		t.Errorf("another model: %+v, %s", by, explained)
	}
}

// named is a reader under another name.
type named struct {
	fixed
	name string
}

func (n *named) Name() string { return n.name }

func TestWilson(t *testing.T) {
	if w := wilson(50, 50); w < .92 || w > .94 {
		t.Errorf("50 of 50: %v", w)
	}
	if wilson(0, 0) != 0 || wilson(0, 10) > .001 {
		t.Error("no agreement must bound it at 0")
	}
}
