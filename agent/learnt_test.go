package agent

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// A choice between two readings, named by words or not, settles later questions of the kind in the same conversation.
func TestChoicesAreRemembered(t *testing.T) {
	for _, named := range []bool{true, false} {
		t.Run(fmt.Sprintf("named=%v", named), func(t *testing.T) { testChosenBefore(t, named) })
	}
}

func testChosenBefore(t *testing.T, named bool) {
	t.Helper()
	names := find0()
	cities := &query.Query{Select: []query.Item{{Column: col("city")}}, From: names.From}
	both := func(where ...query.Condition) *script {
		list := script{}
		a, b := names.Clone(), cities.Clone()
		a.Where, b.Where = where, where
		id := func(q *query.Query) map[string][]int {
			out := map[string][]int{}
			for _, c := range query.Components(q) {
				if named && c.Kind == query.SelectColumn {
					out[c.ID()] = []int{1}
				}
			}
			return out
		}
		list["q"] = []parse.Candidate{{Query: a, P: .5, Result: a.SUQL(), Words: id(a)},
			{Query: b, P: .45, Result: b.SUQL(), Words: id(b)}}
		return &list
	}
	first, second := both(), both(where("members", query.Greater, "3"))
	p := wordy{"the place of each club": *first, "the place of large clubs": *second}
	rows := canned{}
	for _, s := range []*script{first, second} {
		for _, c := range (*s)["q"] {
			rows[c.Query.SUQL()] = [][]any{{"x"}}
		}
	}
	a := newAgent(t, "gain=0.9", p, rows)
	a.o.Detector = errdetect.Gain(.9)
	conv := &Conversation{}
	if asked := ask(a, conv, "the place of each club").asked; asked.ID == "" {
		t.Fatal("nothing is asked")
	}
	if last := say(a, conv, Message{Type: AnswerMessage, Value: "2"}).result.SUQL; last != cities.SUQL() {
		t.Fatalf("ran %s", last)
	}
	h := ask(a, conv, "the place of large clubs")
	if want := (*second)["q"][1].Query.SUQL(); h.asked.ID != "" || h.result.SUQL != want {
		t.Errorf("asked %+v, ran %s, want %s", h.asked, h.result.SUQL, want)
	}
	if h = ask(a, &Conversation{}, "the place of large clubs"); h.asked.ID == "" {
		t.Error("a choice counts in another conversation")
	}
}

// A choice between two values counts for the next question with their word: a value with merely similar spelling is not
// asked about again.
func TestChosenValuesAreRemembered(t *testing.T) {
	in := func(city string, also ...query.Condition) *query.Query {
		return find0(append([]query.Condition{where("city", query.Equal, city)}, also...)...)
	}
	rests := func(q *query.Query) map[string][]int {
		out := map[string][]int{}
		for _, c := range query.Components(q) {
			if c.Kind == query.WhereValue && c.Cond.Item.Column.Name == "city" {
				out[c.ID()] = []int{1}
			}
		}
		return out
	}
	list := func(also ...query.Condition) script {
		a, b := in("York", also...), in("New York", also...)
		return script{"q": {{Query: a, P: .55, Result: a.SUQL(), Words: rests(a)},
			{Query: b, P: .4, Result: b.SUQL(), Words: rests(b)}}}
	}
	large := where("members", query.Greater, "3")
	p := wordy{"clubs of yorkers": list(), "large clubs of yorkers": list(large)}
	rows := canned{}
	for _, s := range p {
		for _, c := range s["q"] {
			rows[c.Query.SUQL()] = [][]any{{c.Query.SUQL()}}
		}
	}
	for reply, city := range map[string]string{"1": "York", "2": "New York"} {
		a := newAgent(t, "gain=0.9", p, rows)
		conv := &Conversation{}
		first := converse(t, a, conv, Message{Type: AskMessage, Text: "clubs of yorkers"})
		if !strings.Contains(first, "choose") {
			t.Fatalf("asked %s", first)
		}
		converse(t, a, conv, Message{Type: AnswerMessage, Value: reply})
		if want := in(city).SUQL(); conv.last().SUQL != want {
			t.Fatalf("%s: ran %s, want %s", reply, conv.last().SUQL, want)
		}
		next := converse(t, a, conv, Message{Type: AskMessage, Text: "large clubs of yorkers"})
		if want := in(city, large).SUQL(); strings.Contains(next, "choose") || conv.last().SUQL != want {
			t.Errorf("%s: %s, want %s", reply, next, want)
		}
	}
}

// wordy is a parser that reports the words of its questions.
type wordy map[string]script

func (p wordy) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	s := p[in.Question]
	in.Question = "q"
	out, err := s.Parse(ctx, in)
	if out != nil {
		out.Tokens = []string{"the", "place", "of", "clubs"}
	}
	return out, err
}
