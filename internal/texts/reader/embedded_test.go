package reader

import (
	"context"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

func newReader(t testing.TB) *Embedded {
	t.Helper()
	aspects, err := os.Open("../../demo/aspects.txt") // as an owner's file
	if err != nil {
		t.Fatal(err)
	}
	defer aspects.Close()
	e, err := NewEmbedded(Options{Aspects: []io.Reader{aspects}})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func decide(t testing.TB, r verdict.Request) verdict.Verdict {
	t.Helper()
	out, err := newReader(t).Decide(context.Background(), []verdict.Request{r})
	if err != nil {
		t.Fatal(err)
	}
	if out[0].Err != nil {
		t.Fatal(out[0].Err)
	}
	return out[0]
}

func TestAnswer(t *testing.T) {
	reviews := []string{"We parked in the big free lot behind it. Our waiter was a sweetheart.",
		"No patio, sadly. Wouldn't call it quiet: my ears rang for an hour.",
		"Twelve of us fit around two tables pushed together. Duck was crisp."}
	bio := []string{"Ana Ferreira was born on March 4, 1981 in Porto. She trained in Lyon and opened 3 places with her brother Luís."}
	tests := []struct {
		text     []string
		question string
		form     verdict.Form
		want     string
	}{
		{reviews, "is parking easy?", "", "Yes"},
		{reviews, "can you sit outside?", "", "No"},
		{reviews, "is it quiet?", "", "No"},
		{reviews, "is it noisy?", "", "Yes"},
		{reviews, "is it good for large groups?", "", "Yes"},
		{reviews, "are dogs allowed?", "", "no information"},
		{reviews, "does this restaurant serve duck?", "", "Yes"}, // finding it crisp implies having been served it
		{reviews, "does this restaurant serve oysters?", "", "no information"},
		{bio, "when was she born?", verdict.Date, "1981-03-04"},
		{bio, "how many places did she open?", verdict.Number, "3"},
		{[]string{"held=Rio, seats=200"}, "extract held", "", "Rio"},
		// repeats the question: no evidence
		{[]string{"Is it quiet? Yes, it is quiet."}, "is it quiet?", "", "no information"},
		{[]string{"Bring a book. Is it near a tram stop? Yes."}, "is it near a tram stop?", "", "no information"},
		{[]string{"Pets are not allowed."}, "are pets allowed?", "", "No"},
		// says no more than the question, but is not a reply to it
		{[]string{"There are no candles."}, "are there candles?", "", "No"},
		{[]string{"Are there candles? No."}, "are there candles?", "", "no information"},
		{nil, "is it quiet?", "", "no information"},
		{[]string{"   "}, "is it quiet?", "", "no information"},
	}
	for _, test := range tests {
		v := decide(t, verdict.Request{Task: verdict.Answer, Question: test.question, Form: test.form, Text: test.text})
		if v.Answer != test.want {
			t.Errorf("%q: %q (%.2f, %q), want %q", test.question, v.Answer, v.Confidence, v.Quote, test.want)
		}
		if v.Quote != "" && !strings.Contains(strings.Join(test.text, "\n"), v.Quote) {
			t.Errorf("%q: quote %q is not in the text", test.question, v.Quote)
		}
	}
}

func TestSummaryIsMadeOfSentences(t *testing.T) {
	docs := []string{"The soup was thin. The bread was warm and the butter salted.",
		"Loved the bread! Service dragged, and the bill stung.", "Bread again. Bread forever."}
	v := decide(t, verdict.Request{Task: verdict.Summary, Text: docs})
	rest := v.Answer
	for _, doc := range docs {
		for _, sentence := range text.Sentences(doc) {
			rest = strings.Replace(rest, sentence.Text, "", 1)
		}
	}
	if v.Answer == "" || strings.TrimSpace(rest) != "" {
		t.Errorf("summary %q holds %q, which the text does not", v.Answer, rest)
	}
}

func TestJudge(t *testing.T) {
	for _, test := range []struct{ answer, value, want string }{
		{"Rio city", "Rio", "Yes"}, {"Paris", "Rio", "No"}, {"1,200", "1200", "Yes"}, {"twelve", "12", "Yes"}, {"12", "13", "No"},
		{"lively and wonderful, everyone laughing", "great", "Yes"}, {"dreadful and cold", "great", "No"},
		{"not spicy", "spicy", "No"}, {"4 March 1981", "1981-03-04", "Yes"}, {"United States", "US", "Yes"},
	} {
		v := decide(t, verdict.Request{Task: verdict.Judge, Question: "?", Answer: test.answer, Value: test.value})
		if v.Answer != test.want {
			t.Errorf("does %q amount to %q? %s (%.2f), want %s", test.answer, test.value, v.Answer, v.Confidence, test.want)
		}
	}
}

func TestClassify(t *testing.T) {
	choices := []string{"cheap", "moderate", "expensive", "luxury"}
	for value, want := range map[string][]int{"pricey": {2}, "expensve": {2}, "Luxury": {3},
		"purple": nil} {
		v := decide(t, verdict.Request{Task: verdict.Classify, Value: value, Choices: choices})
		if len(v.Choices) != len(want) || len(want) > 0 && v.Choices[0] != want[0] {
			t.Errorf("%q is classified to %v, want %v", value, v.Choices, want)
		}
	}
}

func TestMixed(t *testing.T) {
	divided := []string{"A very quiet room.", "So loud that my ears rang.", "We found it peaceful and quiet.",
		"The noise was deafening."}
	for _, test := range []struct {
		text         []string
		question     string
		forIt, other int
	}{
		{divided, "is it quiet?", 2, 2},
		{divided, "is it noisy?", 2, 2},
		{[]string{"A very quiet room.", "We found it peaceful and quiet.", "You hear a pin drop."}, "is it quiet?", 0, 0},
		{divided, "are dogs allowed?", 0, 0},
	} {
		v := decide(t, verdict.Request{Task: verdict.Answer, Question: test.question, Text: test.text})
		if test.forIt == 0 {
			if v.Mixed != nil {
				t.Errorf("%q: %+v is no disagreement", test.question, v.Mixed)
			}
			continue
		}
		if v.Mixed == nil || v.Mixed.For != test.forIt || v.Mixed.Against != test.other {
			t.Errorf("%q: %s, %+v, want %d for and %d against", test.question, v.Answer, v.Mixed, test.forIt, test.other)
			continue
		}
		calm := func(s string) bool { return strings.Contains(s, "quiet") }
		if calm(v.Quote) == calm(v.Mixed.Text) ||
			calm(v.Quote) != ((test.question == "is it quiet?") == (v.Answer == verdict.Yes)) {
			t.Errorf("%q: %s rests on %q, against it %q", test.question, v.Answer, v.Quote, v.Mixed.Text)
		}
	}
}

func TestWhatThisIsSaysNothing(t *testing.T) {
	const rock = "The lighthouse at Rock End was built in 1871 by Anne Moran. It stands on a granite ledge. It was automated in 1986 and is now a museum run by volunteers."
	const grey = "Grey Point lighthouse guards the mouth of the river Tarn. The first keeper, Tom Hale, lived there with his family for thirty years until he drowned in 1902."
	for _, c := range []struct{ text, question, answer, quote string }{
		{rock, "does this lighthouse have bananas?", verdict.NoInformation, ""},
		{rock, "is this lighthouse a museum?", verdict.Yes, "It was automated in 1986 and is now a museum run by volunteers."},
		{grey, "is this lighthouse a museum?", verdict.NoInformation, ""},
	} {
		got := decide(t, verdict.Request{Task: verdict.Answer, Text: []string{c.text}, Question: c.question})
		if got.Answer != c.answer || c.quote != "" && got.Quote != c.quote {
			t.Errorf("%s: %s, “%s”", c.question, got.Answer, got.Quote)
		}
	}
}
