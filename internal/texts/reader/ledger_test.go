package reader_test

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/entries"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

func TestLedger(t *testing.T) {
	ctx := context.Background()
	l := reader.NewLedger(&entries.Map{})
	asked := []verdict.Request{
		{Task: verdict.Answer, Question: "quiet?", Form: verdict.Boolean, Text: []string{"no sound"}},
		{Task: verdict.Answer, Question: "quiet?", Form: verdict.Boolean, Text: []string{"loud"}},
		{Task: verdict.Classify, Value: "a", Choices: []string{"b", "c"}},
	}
	given := []verdict.Verdict{
		{Answer: verdict.Yes, Quote: "no sound", Confidence: 0.9, Reader: "r/1"},
		{Answer: verdict.No, Reader: "r/1"},
		{Choices: []int{1}, Reader: "r/1"},
	}
	if err := l.Record(ctx, "r/1", asked, given); err != nil {
		t.Fatal(err)
	}
	recall := func(l verdict.Ledger, name string, r verdict.Request) *verdict.Verdict {
		t.Helper()
		out, err := l.Recall(ctx, name, []verdict.Request{r})
		if err != nil || len(out) != 1 {
			t.Fatalf("recall: %v, %v", out, err)
		}
		return out[0]
	}
	t.Run("Known", func(t *testing.T) {
		if v := recall(l, "r/1", asked[0]); v == nil || v.Answer != verdict.Yes || v.Quote != "no sound" ||
			v.Confidence != 0.9 {
			t.Errorf("recalled %+v", v)
		}
		if v := recall(l, "r/1", asked[2]); v == nil || len(v.Choices) != 1 || v.Choices[0] != 1 {
			t.Errorf("recalled %+v", v)
		}
	})
	t.Run("OtherReader", func(t *testing.T) {
		if v := recall(l, "r/2", asked[0]); v != nil {
			t.Errorf("recalled another reader's %+v", v)
		}
	})
	t.Run("ChangedText", func(t *testing.T) {
		r := asked[0]
		r.Text = []string{"no sound at all"}
		if v := recall(l, "r/1", r); v != nil {
			t.Errorf("recalled %+v", v)
		}
	})
	t.Run("OverturnedHere", func(t *testing.T) {
		here, there := reader.NewOverlay(l, nil), reader.NewOverlay(l, nil)
		here.Overturn(asked[0].Key().String(), verdict.No)
		if v := recall(here, "r/1", asked[0]); v == nil || v.Answer != verdict.No || v.Reader != "person" {
			t.Errorf("recalled %+v", v)
		}
		for _, other := range []verdict.Ledger{there, l} {
			if v := recall(other, "r/1", asked[0]); v == nil || v.Answer != verdict.Yes {
				t.Errorf("elsewhere recalled %+v", v)
			}
		}
		again := reader.NewOverlay(l, here.OverturnedAnswers())
		if v := recall(again, "r/1", asked[0]); v == nil || v.Answer != verdict.No {
			t.Errorf("after a restart recalled %+v", v)
		}
	})
	t.Run("OverturnedForAll", func(t *testing.T) {
		if err := l.Overturn(ctx, asked[1].Key().String(), verdict.Yes); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"r/1", "r/9"} {
			if v := recall(l, name, asked[1]); v == nil || v.Answer != verdict.Yes {
				t.Errorf("%s recalled %+v", name, v)
			}
		}
	})
}
