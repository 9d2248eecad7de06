package reader

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// A quotation bears its verdict when it is read alone.
func TestQuotationsBearTheirVerdict(t *testing.T) {
	e, err := NewEmbedded(Options{})
	if err != nil {
		t.Fatal(err)
	}
	j, err := judge.Default()
	if err != nil {
		t.Fatal(err)
	}
	texts := [][]string{
		{"The harbour is out of the window.", "Our twins got crayons and a menu of their own.", "I have kept bees, I know patience."},
		{"Nobody minded.", "They fetched a high chair before we asked.", "The bill came late."},
		{"It was so loud that we shouted.", "Fish on Fridays."},
		{"You can hear a pin drop.", "The owner reads at the counter."},
	}
	quoted := 0
	for _, question := range []string{"is this restaurant good for kids?", "is it quiet?", "is it noisy?"} {
		for _, text := range texts {
			out, err := e.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer, Question: question, Text: text}})
			if err != nil {
				t.Fatal(err)
			}
			v := out[0]
			if v.Quote == "" || v.Answer == verdict.NoInformation {
				continue
			}
			quoted++
			alone, err := j.JudgeSentences(context.Background(), question, []string{v.Quote})
			if err != nil {
				t.Fatal(err)
			}
			if p := map[string]float64{verdict.Yes: alone[0].Yes, verdict.No: alone[0].No}[v.Answer]; p < minSupport {
				t.Errorf("%s %s, quoting %q, which alone says so with %.2f", question, v.Answer, v.Quote, p)
			}
		}
	}
	if quoted < 3 {
		t.Errorf("only %d verdicts quote a sentence", quoted)
	}
}
