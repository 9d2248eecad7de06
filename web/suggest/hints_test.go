package suggest

import (
	"context"
	"slices"
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

func TestGuesses(t *testing.T) {
	all := ""
	asking, answered := candidates(harbours())
	for _, g := range slices.Concat(asking, answered) {
		all += g.text + "\n"
	}
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

// What an open doubt is about is not asked about, unless answers take its likeliest option.
func TestNothingDoubtedIsSuggested(t *testing.T) {
	db := harbours()
	for _, used := range []bool{false, true} {
		db.Doubts = []*schema.Doubt{{About: "ferries.town", Kind: schema.Spelling, Used: used}}
		_, answered := candidates(db)
		asks := slices.ContainsFunc(answered, func(g candidate) bool { return strings.Contains(g.text, "town") })
		if asks != used {
			t.Errorf("answers take the likeliest option: %v; the column is asked about: %v", used, asks)
		}
	}
}

// Values that are not names of places, or are codes, give no questions. Columns with nearly as many kinds as rows,
// names of people, and yes or no are not for grouping; years are not amounts.
func TestColumnsAskedAbout(t *testing.T) {
	column := func(name string, distinct int64, values ...string) *schema.Column {
		c := &schema.Column{Name: name, Type: schema.Text, Distinct: distinct}
		for _, v := range values {
			c.Role = schema.Enumeration
			c.Values = append(c.Values, schema.ValueCount{Value: v, Count: 9})
		}
		return c
	}
	p := newUsableColumns(&schema.Table{Columns: []*schema.Column{column("sex", 0, "F", "M"),
		column("start", 0, "09:00", "14:30"),
		column("state", 0, "worn", "good"),
		column("town", 0, "Ryde", "Cowes")}}, nil)
	if p.place == nil || p.place.Name != "town" || p.group == nil || p.group.Name != "state" {
		t.Errorf("picked %+v", p)
	}
	for _, c := range []*schema.Column{column("departs", 57), column("slot", 57), column("first_name", 30),
		column("boat", 8), column("insured", 2, "yes", "no")} {
		if got := isCategory(&schema.Table{Rows: 110}, c); got != (c.Name == "boat") {
			t.Errorf("%s parts rows into kinds: %v", c.Name, got)
		}
	}
	if isAmount(&schema.Column{Name: "build_year", Type: schema.Integer, Distinct: 9}) ||
		!isAmount(&schema.Column{Name: "length_m", Type: schema.Real, Distinct: 10}) {
		t.Error("a year is an amount, or a length is none")
	}
}

// replies is an agent that has one event for each message.
type replies func(agent.Message) agent.Event

func (r replies) Turn(_ context.Context, _ []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	emit(r(m))
	return nil, nil
}

// counted is an answer that counts.
func counted(n any, change ...func(*agent.ResultEvent)) agent.ResultEvent {
	e := agent.ResultEvent{Query: &query.Query{Select: []query.Item{{Agg: query.Count}}}, Confidence: .9}
	e.Result = suql.Result{Columns: []string{"count"}, Rows: [][]any{{n}}}
	for _, f := range change {
		f(&e)
	}
	return e
}

const howMany = "How many ferries are there?"

// Questions that are understood are suggested, but not those with empty or improbable answers, or with unused words.
func TestSuggestionsAreSure(t *testing.T) {
	for _, c := range []struct {
		answer agent.ResultEvent
		want   int
	}{
		{counted(int64(40)), 1},
		{counted(int64(0)), 0},
		{counted(nil), 0},
		{counted(int64(40), func(e *agent.ResultEvent) { e.Rows = nil }), 0},
		{counted(int64(40), func(e *agent.ResultEvent) { e.Confidence = .55 }), 0},
		{counted(int64(40), func(e *agent.ResultEvent) { e.Guess = true }), 0},
		{counted(int64(40), func(e *agent.ResultEvent) { e.Unused = []string{"there"} }), 0},
	} {
		h := &Hints{}
		h.Find(t.Context(), Source{Database: harbours(), Agent: replies(func(m agent.Message) agent.Event {
			if m.Text == howMany {
				return c.answer
			}
			return agent.ReplyEvent{Text: "I cannot tell.", Declined: true}
		})}, time.Minute)
		if got := h.Offers(""); len(got) != c.want || len(got) > 0 && got[0].Ask != howMany {
			t.Errorf("of %+v it suggests %v", c.answer, got)
		}
	}
}

// A question that leads to a clarification is suggested if several options give answers, and these
// differ.
func TestFirstSuggestionIsAnswered(t *testing.T) {
	g := &generator{usableColumns: newUsableColumns(harbours().Tables[1], nil), table: "ferries", things: "ferries"}
	asking := g.ambiguousQuestions()
	each := asking[len(asking)-2]
	if each.text != "Average for each town" {
		t.Fatalf("it asks %q", each.text)
	}
	of := func(agg query.Agg, gives string) agent.Option {
		return agent.Option{Preview: gives, Query: &query.Query{Select: []query.Item{{}, {Agg: agg}},
			GroupBy: []query.Column{{Name: "town"}}}}
	}
	for _, c := range []struct {
		options []agent.Option
		want    bool
	}{
		{[]agent.Option{of(query.Avg, "Ryde (3)"), of(query.Count, "Ryde (9)"), of(query.Avg, "Ryde (4)")}, true},
		{[]agent.Option{of(query.Avg, "Ryde (3)"), of(query.Count, "Ryde (9)")}, false},
		{[]agent.Option{of(query.Avg, "Ryde (3)"), of(query.Avg, "Ryde (3)")}, false},
		{[]agent.Option{of(query.Avg, "Ryde (3)"), {Preview: "40 ferries"}}, false},
	} {
		if got := each.hasSeveralAnswers(c.options); got != c.want {
			t.Errorf("%+v: %v", c.options, got)
		}
	}
}

// Suggestions are answered at once and with certainty; the kiosk's simulated visitor, who has a
// meaning in mind, may be asked back.
func TestSuggestionsAskNothingBack(t *testing.T) {
	h := &Hints{}
	h.Find(t.Context(), Source{Database: harbours(), Agent: replies(func(m agent.Message) agent.Event {
		switch { // it asks back what to count, unless the question is grouped
		case strings.Contains(m.Text, "most seats"):
			return counted(int64(40), func(e *agent.ResultEvent) {
				e.Query.Select[0] = query.Item{Agg: query.Max, Column: query.Column{Name: "seats"}}
				e.Guess = true
			})
		case strings.Contains(m.Text, "for each town"):
			return counted(int64(40), func(e *agent.ResultEvent) { e.Query.GroupBy = []query.Column{{Name: "town"}} })
		case m.Type == agent.AskMessage:
			return agent.ClarifyEvent{ID: "1.1", Kind: "confirm"}
		}
		return counted(int64(40))
	})}, time.Minute)
	if got := h.Offers(""); len(got) != 1 || got[0].Ask != "How many ferries are there for each town?" {
		t.Errorf("suggested %v", got)
	}
	visited := map[string]bool{}
	for i := range 10 {
		hint, _ := h.At("", i)
		visited[hint.Text] = hint.Doubtful
	}
	if !visited[howMany] || !visited["Which ferry has the most seats?"] {
		t.Errorf("a kiosk's visitor asks %v", visited)
	}
}

func TestCalled(t *testing.T) {
	for name, want := range map[string]string{"boat": "boat", "claimed_amount": "claimed amount",
		"number of positions": "number of positions", "amount_requested": "amount requested", "weight_kg": "weight",
		"minutes": "minutes", "price_cents": "price", "pipe_dia_mm": "", "departs": "", "sold_at": "", "is_coach": "",
		"qty": "", "cat_cd": "", "crdt_lim": "", "from_harbour": "", "days_to_ship": "", "Preis": "Preis"} {
		if got := spokenName(&schema.Column{Name: name, Type: schema.Integer}); got != want {
			t.Errorf("%s is called %q instead of %q", name, got, want)
		}
	}
}
