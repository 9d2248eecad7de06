package dual

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/learn/trees"
	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/reader"
)

func TestKey(t *testing.T) {
	for _, c := range []struct {
		a, b []string
		same bool
	}{
		{[]string{"The Ash Bridge"}, []string{"ash bridge"}, true},
		{[]string{"1,200"}, []string{"1200.0"}, true},
		{[]string{"b", "a", "b"}, []string{"a", "b"}, true},
		{[]string{"12"}, []string{"21"}, false},
		{[]string{"-"}, []string{"+"}, false},
		{nil, []string{"a"}, false},
	} {
		if same := Key(c.a) == Key(c.b); same != c.same {
			t.Errorf("%q and %q: the same is %v", c.a, c.b, same)
		}
	}
}

// words finds the words that follow "is".
type words struct{ fail error }

func (w words) Spans(_ context.Context, question string, texts []string, n int) ([][]reader.Span, error) {
	out := make([][]reader.Span, len(texts))
	for i, s := range texts {
		out[i] = []reader.Span{{Text: s[len(s)-5:], Quote: s, Score: 3}, {Text: s[:3], Quote: s, Score: 1}}[:min(n, 2)]
	}
	return out, w.fail
}

// adder answers every question with the sum of a one-column table.
type adder struct{ fail error }

func (a adder) Ask(_ context.Context, document int, _ string, n int) ([]Reading, error) {
	if document%2 == 0 {
		return nil, a.fail
	}
	return []Reading{{SUQL: "SELECT sum(wheels) FROM mills", Values: []string{fmt.Sprint(document)}, P: .8,
		Aggregator: "sum", Said: []string{"wheels"}}, {SUQL: "nothing", P: .1}}[:n-1], a.fail
}

func mills(n int) []joint.Document {
	var out []joint.Document
	for i := range n {
		out = append(out, joint.Document{ID: fmt.Sprint("text ", i), Title: "Mills",
			Text: fmt.Sprintf("The oldest mill of village %d is mill%d", i, i%10)},
			joint.Document{ID: fmt.Sprint("table ", i), Title: fmt.Sprintf("Mills of village %d", i),
				Header: []string{"Mill", "Wheels"}, Rows: [][]string{{"upper", "2"}, {"lower", fmt.Sprint(i % 7)}}})
	}
	return out
}

func TestAnswer(t *testing.T) {
	ix, err := joint.New(mills(30), &joint.Model{})
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(ix, words{}, adder{}, &Model{})
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	var choices []*Candidates
	var wanted []Kind
	question := func(i int) (string, Kind) {
		if i%2 == 0 {
			return fmt.Sprintf("What is the oldest mill of village %d?", i), Span
		}
		return fmt.Sprintf("How many wheels in total have the mills of village %d?", i), Query
	}
	right := func(i int, x *Answer) bool { // the answer is in the village's own text or table
		return x.Kind == wanted[i] && ix.Document(x.Document).ID == fmt.Sprintf("%s %d",
			map[Kind]string{Span: "text", Query: "table"}[x.Kind], i) && (x.Kind == Query || len(x.Values[0]) == 5)
	}
	for i := range 24 {
		text, kind := question(i)
		c, err := a.Candidates(ctx, text, joint.Both)
		if err != nil {
			t.Fatal(err)
		}
		choices, wanted = append(choices, c), append(wanted, kind)
	}
	m := Learn(choices, right, trees.Options{Seed: 1, Trees: 60, Depth: 3})
	data, err := m.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	set, err := weights.Read(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if a.Model, err = LoadFrom("dual", set); err != nil {
		t.Fatal(err)
	}
	for i := 24; i < 30; i++ {
		text, kind := question(i)
		wanted = append(wanted, kind)
		ranked, err := a.Answer(ctx, text)
		if err != nil || len(ranked) == 0 || !right(i, &ranked[0]) || ranked[0].Confidence < .5 {
			t.Errorf("%q: %+v, %v", text, ranked[:min(2, len(ranked))], err)
			continue
		}
		if kind == Span && ranked[0].Quote == "" || kind == Query && ranked[0].SUQL == "" {
			t.Errorf("%q: what the answer rests on is not told: %+v", text, ranked[0])
		}
	}
	none, err := a.Answer(ctx, "zebra")
	if err != nil || len(none) != 0 {
		t.Errorf("what nobody speaks of is answered: %+v, %v", none, err)
	}
	only := choices[1].Only(func(k Kind) bool { return k == Cell })
	if slices.ContainsFunc(only.Answers(), func(a Answer) bool { return a.Kind != Cell && a.Kind != None }) ||
		len(only.Answers()) < 3 {
		t.Errorf("cells alone: %+v", only.Answers())
	}
	for _, bad := range []*Answerer{{Index: ix, Spans: words{errors.New("over budget")}, Model: m, rarity: a.rarity},
		{Index: ix, Spans: words{}, Asker: adder{errors.New("gone")}, Model: m, rarity: a.rarity}} {
		if _, err := bad.Answer(ctx, "What is the oldest mill of village 3?"); err == nil {
			t.Error("what fails goes untold")
		}
	}
}

func TestOther(t *testing.T) {
	query := Answer{Kind: Query, Confidence: .5}
	for _, c := range []struct {
		ranked []Answer
		shown  bool
	}{
		{[]Answer{query, {Kind: Span, Confidence: .3}}, true},
		{[]Answer{query, {Kind: Query, Confidence: .3}, {Kind: Cell, Confidence: .2}}, true},
		{[]Answer{query, {Kind: Span, Confidence: .1}}, false},
		{[]Answer{query}, false},
	} {
		if got := Other(c.ranked) != nil; got != c.shown {
			t.Errorf("%+v: another is shown: %v", c.ranked, got)
		}
	}
}

func TestReadingOf(t *testing.T) {
	q := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
		Where: []query.Condition{{Item: query.Item{Column: query.Column{Name: "owner"}}, Op: query.Equal,
			Values: []query.Value{{Text: "Moss"}}}}}
	r := ReadingOf(q, "SELECT …", .7, []string{"2"})
	if r.Aggregator != "count" || r.Conditions != 1 || !slices.Equal(r.Said, []string{"*", "owner", "Moss"}) {
		t.Errorf("%+v", r)
	}
}
