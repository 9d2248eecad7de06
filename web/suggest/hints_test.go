package suggest

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

func harbours() *schema.Database {
	return &schema.Database{Name: "harbours", Tables: []*schema.Table{
		{Name: "log", Rows: 1, Columns: []*schema.Column{{Name: "x", Type: schema.Text}}},
		{Name: "ferries", Rows: 40, Columns: []*schema.Column{
			{Name: "id", Type: schema.Integer, Role: schema.Identifier, Distinct: 40},
			{Name: "town", Type: schema.Text, Role: schema.Enumeration, Values: []schema.ValueCount{{Value: "Ryde", Count: 20}, {Value: "Cowes", Count: 12}}},
			{Name: "kind", Type: schema.Text, List: true, Role: schema.Enumeration, Values: []schema.ValueCount{{Value: "fast", Count: 9}, {Value: "slow", Count: 3}}},
			{Name: "seats", Type: schema.Integer, Distinct: 30},
			{Name: "diary", Type: schema.Text, Role: schema.FreeText},
		}},
	}}
}

// found are the hints of a source.
func found(t *testing.T, src Source) *Hints {
	h := &Hints{}
	h.Find(t.Context(), src, time.Minute)
	return h
}

func TestGuesses(t *testing.T) {
	var texts []string
	for _, g := range guesses(harbours()) {
		texts = append(texts, g.text)
	}
	all := strings.Join(texts, "\n")
	for _, want := range []string{"Which ferries in Ryde are quiet?", "What is the average number of seats per town?",
		"Which ferry has the most seats?",
		"How many ferries are there for each town?", "Which ferries are in Ryde?", "How many ferries are there?"} {
		if !strings.Contains(all, want) {
			t.Errorf("no %q among\n%s", want, all)
		}
	}
	if strings.Contains(all, "log") {
		t.Errorf("a table of one row is asked about:\n%s", all)
	}
}

// counting only understands "how many".
type counting struct{}

func (c *counting) Turn(_ context.Context, _ []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	e := agent.ResultEvent{Query: &query.Query{Select: []query.Item{{Agg: query.Count}}}}
	e.Result = suql.Result{Columns: []string{"count"}, Rows: [][]any{{int64(40)}}}
	emit(e)
	return nil, nil
}

// Values that are not names of places, or are codes, give no questions.
func TestPickedValues(t *testing.T) {
	column := func(name string, values ...string) *schema.Column {
		c := &schema.Column{Name: name, Type: schema.Text, Role: schema.Enumeration}
		for _, v := range values {
			c.Values = append(c.Values, schema.ValueCount{Value: v, Count: 9})
		}
		return c
	}
	p := pick(&schema.Table{Columns: []*schema.Column{column("sex", "F", "M"), column("state", "worn", "good"),
		column("town", "Ryde", "Cowes")}})
	if p.place == nil || p.place.Name != "town" || p.group == nil || p.group.Name != "state" {
		t.Errorf("picked %+v", p)
	}
}

func TestSuggestionsAreUnderstood(t *testing.T) {
	h := found(t, Source{Database: harbours(), Agent: &counting{}})
	if got := h.Offers(""); len(got) != 1 || got[0].Ask != "How many ferries are there?" {
		t.Errorf("suggested %v", got)
	}
}

// wavering only answers "how many", in a prescribed way.
type wavering struct {
	answer agent.ResultEvent
}

func (w *wavering) Turn(_ context.Context, _ []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	if m.Text == "How many ferries are there?" {
		emit(w.answer)
	} else {
		emit(agent.ReplyEvent{Text: "I cannot tell.", Declined: true})
	}
	return nil, nil
}

// Questions with empty or improbable answers, or with unused words, are not suggested.
func TestSuggestionsAreSure(t *testing.T) {
	counted := func(n any, change func(*agent.ResultEvent)) agent.ResultEvent {
		e := agent.ResultEvent{Query: &query.Query{Select: []query.Item{{Agg: query.Count}}}, Confidence: .9}
		e.Result = suql.Result{Columns: []string{"count"}, Rows: [][]any{{n}}}
		change(&e)
		return e
	}
	for _, c := range []struct {
		answer agent.ResultEvent
		want   int
	}{
		{counted(int64(40), func(*agent.ResultEvent) {}), 1},
		{counted(int64(0), func(*agent.ResultEvent) {}), 0},
		{counted(nil, func(*agent.ResultEvent) {}), 0},
		{counted(int64(40), func(e *agent.ResultEvent) { e.Rows = nil }), 0},
		{counted(int64(40), func(e *agent.ResultEvent) { e.Confidence = .55 }), 0},
		{counted(int64(40), func(e *agent.ResultEvent) { e.Guess = true }), 0},
		{counted(int64(40), func(e *agent.ResultEvent) { e.Unused = []string{"there"} }), 0},
	} {
		h := found(t, Source{Database: harbours(), Agent: &wavering{answer: c.answer}})
		if got := h.Offers(""); len(got) != c.want {
			t.Errorf("of %+v it suggests %v", c.answer, got)
		}
	}
}

// A question that leads to a clarification is suggested if several options give answers, and these
// differ.
func TestFirstSuggestionIsAnswered(t *testing.T) {
	g := &guesser{picked: pick(harbours().Tables[1]), table: "ferries", things: "ferries"}
	asking := g.asking()
	each := asking[len(asking)-1]
	if each.text != "Average for each town" {
		t.Fatalf("it asks %q", each.text)
	}
	of := func(agg query.Agg, gives string) agent.Option {
		return agent.Option{Gives: gives, Query: &query.Query{Select: []query.Item{{}, {Agg: agg}},
			GroupBy: []query.Column{{Name: "town"}}}}
	}
	for _, c := range []struct {
		options []agent.Option
		want    bool
	}{
		{[]agent.Option{of(query.Avg, "Ryde (3)"), of(query.Count, "Ryde (9)"), of(query.Avg, "Ryde (4)")}, true},
		{[]agent.Option{of(query.Avg, "Ryde (3)"), of(query.Count, "Ryde (9)")}, false},
		{[]agent.Option{of(query.Avg, "Ryde (3)"), of(query.Avg, "Ryde (3)")}, false},
		{[]agent.Option{of(query.Avg, "Ryde (3)"), {Gives: "40 ferries"}}, false},
	} {
		if got := each.answeredBy(c.options); got != c.want {
			t.Errorf("%+v: %v", c.options, got)
		}
	}
}

// doubting asks back what to count, unless the question is grouped.
type doubting struct{}

func (d *doubting) Turn(_ context.Context, _ []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	e := agent.ResultEvent{Query: &query.Query{Select: []query.Item{{Agg: query.Count}}}}
	e.Result = suql.Result{Columns: []string{"count"}, Rows: [][]any{{int64(40)}}}
	switch {
	case strings.Contains(m.Text, "most seats"):
		e.Query = &query.Query{Select: []query.Item{{Agg: query.Max, Column: query.Column{Name: "seats"}}}}
		e.Guess = true
		emit(e)
	case strings.Contains(m.Text, "for each town"):
		e.Query.GroupBy = []query.Column{{Name: "town"}}
		emit(e)
	case m.Type == agent.AskMessage:
		emit(agent.ClarifyEvent{ID: "1.1", Kind: "confirm"})
	default:
		emit(e)
	}
	return nil, nil
}

// Suggestions are answered at once and with certainty; the kiosk's simulated visitor, who has a
// meaning in mind, may be asked back.
func TestSuggestionsAskNothingBack(t *testing.T) {
	h := found(t, Source{Database: harbours(), Agent: &doubting{}})
	if got := h.Offers(""); len(got) != 1 || got[0].Ask != "How many ferries are there for each town?" {
		t.Errorf("suggested %v", got)
	}
	visited := map[string]bool{}
	for i := range 10 {
		hint, _ := h.At("", i)
		visited[hint.Text] = hint.Doubtful
	}
	if !visited["How many ferries are there?"] || !visited["Which ferry has the most seats?"] {
		t.Errorf("a kiosk's visitor asks %v", visited)
	}
}

// Columns with nearly as many kinds as rows, names of people, and yes or no are not for grouping; years are not
// amounts.
func TestGroupsAndAmounts(t *testing.T) {
	table := &schema.Table{Rows: 110, Columns: []*schema.Column{
		{Name: "departs", Type: schema.Text, Distinct: 57}, {Name: "slot", Type: schema.Text, Distinct: 57},
		{Name: "first_name", Type: schema.Text, Distinct: 30}, {Name: "boat", Type: schema.Text, Distinct: 8},
		{Name: "insured", Type: schema.Text, Distinct: 2, Values: []schema.ValueCount{{Value: "yes"}, {Value: "no"}}},
		{Name: "build_year", Type: schema.Integer, Distinct: 9}, {Name: "length_m", Type: schema.Real, Distinct: 10}}}
	for _, c := range table.Columns[:5] {
		if got := divides(table, c); got != (c.Name == "boat") {
			t.Errorf("%s parts rows into kinds: %v", c.Name, got)
		}
	}
	if amount(table.Columns[5]) || !amount(table.Columns[6]) {
		t.Error("a year is an amount, or a length is none")
	}
}
