package dir

import (
	"context"
	"errors"
	"testing"
)

func TestMeasure(t *testing.T) {
	two := 2
	questions := []Question{
		{Text: "red ones", Rows: []string{"a", "b"}},
		{Text: "how many are red?", Count: &two},
		{Text: "what matters?", Aspects: []string{"weight", "pole", "door", "colour", "price"}},
		{Text: "fails", Rows: []string{"a"}},
	}
	answers := map[string]Answer{
		"red ones":          {Rows: []string{"b", "a"}, Decisions: 4},
		"how many are red?": {Count: &two},
		"what matters?":     {Subjects: []string{"weight_kg", "poles", "doors", "colours", "length"}},
	}
	ask := func(_ context.Context, q *Question, _ int) (Answer, error) {
		a, ok := answers[q.Text]
		if !ok {
			return Answer{}, errors.New("over budget")
		}
		return a, nil
	}
	f, err := Measure(context.Background(), System{"ours", ask}, questions)
	if err != nil || f.Accuracy != .75 || f.Direct != 2./3 || f.Exploratory != 1 || f.Decisions != 1 {
		t.Errorf("%+v, %v", f, err)
	}
	answers["red ones"] = Answer{Rows: []string{"a"}}
	answers["what matters?"] = Answer{Subjects: []string{"weight", "weight", "doors", "poles"}}
	if f, _ = Measure(context.Background(), System{"ours", ask}, questions); f.Accuracy != .25 {
		t.Errorf("one row of two, and three aspects: %+v", f)
	}
	answers["what matters?"] = Answer{Subjects: []string{"weight", "doors", "poles", "price", "x", "y"}}
	if f, _ = Measure(context.Background(), System{"ours", ask}, questions); f.Exploratory != 1 {
		t.Errorf("four of six: %+v", f)
	}
}

func TestQuestions(t *testing.T) {
	questions, err := Read("testdata/products.jsonl")
	if err != nil || len(questions) != 40 {
		t.Fatalf("%d questions, %v", len(questions), err)
	}
	exploratory := 0
	for i := range questions {
		if questions[i].Exploratory() {
			exploratory++
		} else if len(questions[i].Rows) == 0 && questions[i].Count == nil {
			t.Errorf("nothing answers %q", questions[i].Text)
		}
	}
	if exploratory != 20 {
		t.Errorf("%d exploratory questions, want 20", exploratory)
	}
}
