package reader

import (
	"context"
	"testing"

	"surely/verdict"
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
		c := NewCascade(&test.sure, &test.costly, CascadeOptions{})
		for range 1000 {
			out, err := c.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer, Question: "is it?"}})
			if err != nil || out[0].Answer != test.answer {
				t.Fatalf("%s: %v, %v", test.name, out, err)
			}
		}
		if test.costly.asked > test.wantCostly || test.wantCostly == 1000 && test.costly.asked != 1000 {
			t.Errorf("%s: the costly reader was asked %d times, want at most %d (%+v)", test.name, test.costly.asked, test.wantCostly, c.Counts())
		}
	}
}

func TestWilson(t *testing.T) {
	if w := wilson(50, 50); w < .92 || w > .94 {
		t.Errorf("50 of 50: %v", w)
	}
	if wilson(0, 0) != 0 || wilson(0, 10) > .001 {
		t.Error("no agreement must bound it at 0")
	}
}
