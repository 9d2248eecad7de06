package hybrid

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// keen answers with a word that one of the documents holds, if one does.
type keen struct {
	word  string
	fail  error
	asked []verdict.Request
}

func (k *keen) Name() string { return "keen" }

func (k *keen) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	k.asked = append(k.asked, requests...)
	if k.fail != nil {
		return []verdict.Verdict{{Err: k.fail}}, nil
	}
	for _, d := range requests[0].Text {
		if strings.Contains(d, k.word) {
			return []verdict.Verdict{{Answer: k.word, Quote: d, Confidence: .9}}, nil
		}
	}
	return []verdict.Verdict{{Answer: verdict.NoInformation}}, nil
}

func TestAsk(t *testing.T) {
	_, tables := read(t)
	table := *tables["Lighthouses_0"]
	for range 20 {
		table.Rows = append(table.Rows, []Cell{{Text: "Low Sand"}, {Text: "nobody"}, {Text: "3"}, {Text: "1950"}})
	}
	a, err := NewAnswerer()
	if err != nil {
		t.Fatal(err)
	}
	s := a.About(&table)
	for _, c := range []struct {
		word  string
		want  Answer
		tries int
	}{
		{"pigeons", Answer{Text: "pigeons", Sure: .9, Row: 1, Link: "/wiki/Piet_Maas"}, 1},
		{"Keeper: Lena Ruud", Answer{Text: "Keeper: Lena Ruud", Sure: .9, Row: 2}, 1},
		{"a whale", Answer{}, 3},
	} {
		k := &keen{word: c.word}
		got, rows, err := s.Ask(context.Background(), k, "Who kept Otter Rock , Fern Cape or Grey Point ?")
		if err != nil || got != c.want || len(k.asked) != c.tries || len(rows) != 23 {
			t.Errorf("%s: %+v after %d tries, %d rows, %v", c.word, got, len(k.asked), len(rows), err)
		}
		for i, r := range k.asked {
			if i > 0 && strings.Contains(strings.Join(r.Text, " "), "Otter Rock") {
				t.Errorf("try %d shows again what was shown", i+1)
			}
		}
	}
	questions, _ := read(t)
	report, err := (&Run{Questions: questions, Tables: tables, Answerer: a, Reader: &keen{fail: errors.New("over budget")},
		Limit: 1}).Run(context.Background())
	if err != nil || report.Failed != 3 || report.EM != 0 || report.Cells.N != 0 || report.Recall["1"] == 0 {
		t.Errorf("a reader that fails: %+v, %v", report, err)
	}
}

func TestCut(t *testing.T) {
	for _, c := range []struct {
		text string
		n    int
		want string
	}{{"one two", 10, "one two"}, {"one two three", 9, "one two"}, {"ééé", 3, "é"}} {
		if got := cut(c.text, c.n); got != c.want {
			t.Errorf("%q cut to %d is %q", c.text, c.n, got)
		}
	}
}
