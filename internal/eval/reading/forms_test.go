package reading

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// file writes a file for the duration of a test.
func file(t *testing.T, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestForms reads a case in each data format.
func TestForms(t *testing.T) {
	dir := t.TempDir()
	spans, err := Spans(file(t, dir, "spans.json", `{"data": [{"title": "Mills", "paragraphs": [{"context": "The mill was built by Ada.",
		"qas": [{"question": "who built it?", "answers": [{"text": "Ada"}, {"text": "by Ada"}]}]}]},
		{"title": "Piers", "paragraphs": [{"context": "The pier burnt.", "qas": [{"question": "what burnt?", "answers": []}]}]}]}`))
	if err != nil || len(spans) != 2 || !slices.Equal(spans[0].Want, []string{"Ada", "by Ada"}) || spans[1].Group != "1" ||
		spans[1].Want != nil {
		t.Errorf("%+v, %v", spans, err)
	}
	passages, err := Passages(file(t, dir, "passages.jsonl", `{"question": "is it old", "passage": "It is old.", "answer": true}
{"question": "is it new", "passage": "It is old.", "answer": false}`))
	if err != nil || len(passages) != 2 || passages[0].Want[0] != verdict.Yes || passages[1].Want[0] != verdict.No ||
		passages[0].Group != passages[1].Group {
		t.Errorf("%+v, %v", passages, err)
	}
	const asked = `{"trade": "boats", "questions": {"dry": "is it dry?", "fast": "is it fast?", "safe": "is it safe?"}}
`
	trades, err := Trades(file(t, dir, "trades.jsonl", asked+`{"text": "Quick and wet.", "yes": ["fast"], "no": ["dry"]}
{"text": "It floats.", "maybe": ["safe"]}`))
	var wants []string
	for _, c := range trades {
		wants = append(wants, c.Topic+" "+c.Want[0])
	}
	silent := " " + verdict.NoInformation
	want := []string{"dry " + verdict.No, "fast " + verdict.Yes, "safe" + silent, "dry" + silent, "fast" + silent}
	if err != nil ||
		!slices.Equal(wants, want) {
		t.Errorf("%q, %v", wants, err)
	}
	for _, bad := range []string{"", asked + `{"text": "Wet.", "no": ["wet"]}`,
		asked + `{"text": "Wet.", "no": ["dry"], "yes": ["dry"]}`} {
		if _, err := Trades(file(t, dir, "bad.jsonl", bad)); err == nil {
			t.Errorf("%s is read", bad)
		}
	}
}

// TestSearches reads the passages about two places, in the order of their numbers, with the answering
// ones marked.
func TestSearches(t *testing.T) {
	dir := t.TempDir()
	file(t, dir, "knowledge.json", `{"hotel": {"7": {"name": "Anchor", "reviews": {
		"10": {"sentences": {"0": "Loud."}}, "2": {"sentences": {"1": "Good beds.", "0": "Small rooms."}}},
		"faqs": {"0": {"question": "Is there a lift?", "answer": "No."}}}, "8": {"name": "Bell", "reviews": {"0": {"sentences": {"0": "Quiet."}}}}}}`)
	file(t, dir, "val.logs.json", `[[{"speaker": "U", "text": "Hello."}], [{"speaker": "U", "text": "Hi."}, {"speaker": "U", "text": "Are they quiet?"}]]`)
	file(t, dir, "val.labels.json", `[{"target": false}, {"target": true, "knowledge": [
		{"domain": "hotel", "entity_id": 7, "doc_type": "review", "doc_id": 10, "sent_id": 0},
		{"domain": "hotel", "entity_id": 8, "doc_type": "review", "doc_id": 0, "sent_id": 0}]}]`)
	searches, err := Searches(dir)
	if err != nil || len(searches) != 2 {
		t.Fatalf("%+v, %v", searches, err)
	}
	s := &searches[0]
	if s.Index != 1 || s.Question != "Are they quiet?" || s.Group != "hotel/7" {
		t.Errorf("%+v", s)
	}
	whole := []string{"Small rooms. Good beds.", "Loud.", "Is there a lift? No."}
	if got := s.Documents(false); !slices.Equal(got, whole) {
		t.Errorf("%q", got)
	}
	if got := s.Documents(true); !slices.Equal(got, []string{whole[0], whole[2]}) {
		t.Errorf("without what answers: %q", got)
	}
	j := s.Judged()
	if !slices.Equal(j.Parts, []int{0, 0, 1, 2}) || !slices.Equal(j.Gold, []bool{false, false, true, false}) {
		t.Errorf("%+v", j)
	}
	learnt := Information(searches, func(group string) bool { return group == "hotel/8" })
	if len(learnt) != 2 || learnt[0].Text == nil || len(learnt[1].Text) != 0 || learnt[1].Answer != verdict.NoInformation {
		t.Errorf("%+v", learnt)
	}
	if _, err := Labelled(searches); err == nil {
		t.Error("all that were judged by hand are said to be there")
	}
	if _, err := Searches(t.TempDir()); err == nil {
		t.Error("an empty folder is read")
	}
}

// firstNumber answers with the first number of a text, and so makes mistakes.
type firstNumber struct{}

func (firstNumber) Name() string { return "first number" }

func (firstNumber) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out := make([]verdict.Verdict, len(requests))
	for i, r := range requests {
		out[i].Answer = verdict.NoInformation
		for _, w := range strings.Fields(strings.Join(r.Text, " ")) {
			if w[0] >= '0' && w[0] <= '9' {
				out[i].Answer = w
				break
			}
		}
	}
	return out, nil
}

func TestValueFigures(t *testing.T) {
	dir := t.TempDir()
	f, err := ValueFigures(context.Background(), firstNumber{}, file(t, dir, "values.txt", `# of boats
n|how long is it?|12|It is 12.0 long
n|how old is it?|-|Nobody knows
n|how wide is it?|-|It is 12.0 long
d|when was it built?|1999-01-02|In 1999-01-02 or so
`))
	if err != nil || f.Examples != 4 || *f.Accuracy != .75 || f.SaidOnSilent == nil || *f.SaidOnSilent != .5 {
		t.Errorf("%+v, %v", f, err)
	}
	for _, bad := range []string{"x|a|b|c", "n|a|b"} {
		if _, err := Values(file(t, dir, "bad.txt", bad)); err == nil || !strings.Contains(err.Error(), "line 1") {
			t.Errorf("%s: %v", bad, err)
		}
	}
}
