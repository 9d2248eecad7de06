package agent

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// table is an engine that gives every statement the same rows.
type table struct {
	columns []string
	rows    [][]any
}

func (table) Check(string) error { return nil }

func (e table) Run(context.Context, string, suql.RunOptions) (*suql.Result, error) {
	return &suql.Result{Columns: e.columns, Rows: e.rows}, nil
}

// A reply says what it is true of, calls rows by their names, and says nothing several times over.
func TestReply(t *testing.T) {
	count := &query.Query{Select: []query.Item{{Agg: query.Count, Column: col("*")}},
		From: query.From{Tables: []string{"clubs"}}, Where: []query.Condition{where("city", query.Equal, "Turin")}}
	online := query.Item{Agg: query.Count, Column: col("*"), Only: count.Where}
	share := &query.Query{Select: []query.Item{{Calc: &query.Calc{Op: query.Share, Left: online,
		Right: query.Item{Agg: query.Count, Column: col("*")}}}}, From: count.From}
	cities := &query.Query{Select: []query.Item{{Column: col("city")}, {Agg: query.Count, Column: col("*")}},
		From: count.From, GroupBy: []query.Column{col("city")}}
	byRows := &query.Query{Select: []query.Item{{Column: col("name")}, share.Select[0]}, From: count.From,
		GroupBy: []query.Column{col("id")}, Keyed: true}
	keys := &query.Query{Select: []query.Item{{Column: col("id")}}, From: count.From}
	in := &query.Query{Select: []query.Item{{Column: col("city")}}, From: count.From}
	best := find0()
	best.OrderBy, best.Limit = []query.Order{{Item: query.Item{Column: col("members")}, Desc: true}}, 1
	for _, tt := range []struct {
		q     *query.Query
		e     table
		want  string
		offer string
	}{
		{count, table{[]string{"count"}, [][]any{{int64(87)}}}, "There are 87 clubs in Turin.", "SELECT * FROM clubs WHERE city = 'Turin'"},
		{share, table{[]string{"?column?"}, [][]any{{37.5}}}, "The share of clubs in Turin is 37.5 %.", "SELECT * FROM clubs"},
		{cities, table{[]string{"city", "count"}, [][]any{{"Turin", int64(4)}, {"Milan", int64(3)}}}, "I found 2 cities: Turin (4) and Milan (3).", "SELECT * FROM clubs"},
		{byRows, table{[]string{"name", "?column?"}, [][]any{{"Toro", 12.5}, {"Inter", 30.0}}},
			"I found 2 clubs: Toro (12.5) and Inter (30).", "SELECT * FROM clubs"},
		{keys, table{[]string{"id"}, [][]any{{int64(1)}, {int64(2)}}}, "I found 2 clubs.", ""},
		{in, table{[]string{"city"}, [][]any{{"Turin"}, {"Turin"}, {"Turin"}, {"Milan"}}}, "I found 4 clubs.", ""},
		{best, table{[]string{"name"}, [][]any{{"Toro"}}}, "I found one: Toro.", ""},
	} {
		a := newAgent(t, "never", told{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: tt.q, P: .95}}}}, tt.e)
		a.Handle(context.Background(), &Conversation{}, Message{Type: AskMessage, Text: "which?"}, func(e Event) {
			r, ok := e.(ResultEvent)
			if !ok {
				return
			}
			if r.Reply != tt.want {
				t.Errorf("%s: %q, want %q", tt.q.SUQL(), r.Reply, tt.want)
			}
			offer := ""
			if len(r.Offers) > 0 {
				offer = r.Offers[0].SUQL
			}
			if offer != tt.offer {
				t.Errorf("%s: offers %q, want %q", tt.q.SUQL(), offer, tt.offer)
			}
		})
	}
}

// What the owner gave an example of is answered by it, asked in the same words.
func TestExamples(t *testing.T) {
	db := *clubs
	db.Examples = []schema.Example{{Question: "Which club is the oldest?",
		SUQL: "SELECT name FROM clubs ORDER BY id LIMIT 1"}}
	a, err := New(Options{Source: func(string) (*Source, error) { return &Source{Schema: &db, Engine: anything{}}, nil },
		Parser: script{}})
	if err != nil {
		t.Fatal(err)
	}
	got := converse(t, a, &Conversation{}, Message{Type: AskMessage, Text: "which club is  the oldest"},
		Message{Type: AskMessage, Text: "which is older?"})
	if want := "result " + db.Examples[0].SUQL; !strings.HasPrefix(got, want) ||
		!strings.HasSuffix(got, "reply Hello!\n") {
		t.Errorf("got %s", got)
	}
}
