package reader

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// FuzzAnswer asks any question of any text: nothing may panic, and quotes must be in the text.
func FuzzAnswer(f *testing.F) {
	f.Add("is it quiet?", "You can hear the spoons. Not loud at all…", "")
	f.Add("when was it built?", "Built on 4 March 1821, rebuilt 1990.", "date")
	f.Add("how many?", "some twenty-five or 1,200 people", "number")
	f.Add("what is it like?", "\xff\xfe I’m dont 'n't", "boolean")
	e, err := NewEmbedded(Options{})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, question, text, form string) {
		out, err := e.Decide(context.Background(), []verdict.Request{
			{Task: verdict.Answer, Question: question, Text: []string{text}, Form: verdict.Form(form)},
			{Task: verdict.Summary, Text: []string{text}},
			{Task: verdict.Judge, Question: question, Answer: text, Value: form},
			{Task: verdict.Classify, Value: question, Choices: []string{text, form}},
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range out[:2] {
			if !strings.Contains(text, v.Quote) {
				t.Fatalf("%q quotes %q, which %q does not hold", question, v.Quote, text)
			}
			if v.Confidence < 0 || v.Confidence > 1 {
				t.Fatalf("confidence %v", v.Confidence)
			}
		}
	})
}
