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

// table is an engine that returns the same rows for every statement.
type table struct {
	columns []string
	rows    [][]any
}

func (table) Check(string) error { return nil }

func (e table) Run(context.Context, string, suql.RunOptions) (*suql.Result, error) {
	return &suql.Result{Columns: e.columns, Rows: e.rows}, nil
}

// A reply says what it is about, refers to rows by name, and does not repeat itself.
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
	sizes := &query.Query{Select: []query.Item{{Column: col("name")}, {Column: col("members")}}, From: count.From}
	in := &query.Query{Select: []query.Item{{Column: col("city")}}, From: count.From}
	some := &query.Query{Select: []query.Item{{Calc: &query.Calc{Op: query.More,
		Left: query.Item{Agg: query.Count, Column: col("*")}, Right: query.Item{Number: "0"}}}},
		From: count.From, Where: count.Where}
	best, places := find0(), find0()
	places.Select, places.Distinct = []query.Item{{Column: col("city")}}, true
	best.OrderBy, best.Limit = []query.Order{{Item: query.Item{Column: col("members")}, Desc: true}}, 1
	for _, tt := range []struct {
		q     *query.Query
		e     table
		want  string
		offer string
	}{
		{count, table{[]string{"count"}, [][]any{{int64(87)}}}, "87 clubs.", "SELECT * FROM clubs WHERE city = 'Turin'"},
		{some, table{[]string{"?column?"}, [][]any{{true}}}, "Yes, there are.",
			"SELECT * FROM clubs WHERE city = 'Turin'"},
		{some, table{[]string{"?column?"}, [][]any{{false}}}, "No, there are none.", ""},
		{share, table{[]string{"?column?"}, [][]any{{37.5}}}, "37.5 %.", "SELECT * FROM clubs"},
		{cities, table{[]string{"city", "count"}, [][]any{{"Turin", int64(4)}, {"Milan", int64(3)}}}, "2 cities: Turin (4) and Milan (3).", "SELECT * FROM clubs"},
		{cities, table{[]string{"city", "count"}, [][]any{{nil, int64(2)}, {"Turin", int64(4)}}}, "1 city: Turin (4) and no city (2).", "SELECT * FROM clubs"},
		{places, table{[]string{"city"}, [][]any{{nil}, {"Turin"}, {"Milan"}}}, "2 cities: Turin, Milan and no city.", ""},
		{sizes, table{[]string{"name", "members"}, [][]any{{"Toro", int64(40)}, {"Inter", nil}}}, "2 clubs: Toro (40) and Inter.", ""},
		{byRows, table{[]string{"name", "?column?"}, [][]any{{"Toro", 12.5}, {"Inter", 30.0}}},
			"2 clubs: Toro (12.5 %) and Inter (30 %).", "SELECT * FROM clubs"},
		{in, table{[]string{"city"}, [][]any{{nil}}}, "No city recorded.", ""},
		{sizes, table{[]string{"name", "members"}, [][]any{{"Toro", nil}}}, "No number of members recorded.", ""},
		{keys, table{[]string{"id"}, [][]any{{int64(1)}, {int64(2)}}}, "2 clubs.", ""},
		{in, table{[]string{"city"}, [][]any{{"Turin"}, {"Turin"}, {"Turin"}, {"Milan"}}}, "4 clubs.", ""},
		{best, table{[]string{"name"}, [][]any{{"Toro"}}}, "Toro.", ""},
	} {
		a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: tt.q,
			P: .95}}}}, tt.e)
		r := ask(a, &Conversation{}, "which?").result
		offer := ""
		if len(r.Offers) > 0 {
			offer = r.Offers[0].SUQL
		}
		if r.Reply != tt.want || offer != tt.offer {
			t.Errorf("%s: %q, offers %q; want %q and %q", tt.q.SUQL(), r.Reply, offer, tt.want, tt.offer)
		}
	}
}

// A yes/no question is answered with yes or no and the supporting sentence; a single row is
// described in words; truncated rows are not presented as all.
func TestAnswerFirst(t *testing.T) {
	from := query.From{Tables: []string{"clubs"}}
	toro := where("name", query.Equal, "Toro")
	loud := &query.Query{Select: []query.Item{{Column: col("name")}, {Column: col("reviews"),
		Text: &query.TextCall{Question: "is this club loud?"}}}, From: from, Where: []query.Condition{toro}}
	inTurin := &query.Query{Select: []query.Item{{Column: col("name")}}, From: from,
		Where: []query.Condition{toro, where("city", query.Equal, "Turin")}}
	clubsOf := &query.Query{Select: []query.Item{{Column: col("name")}}, From: from, Where: inTurin.Where[1:]}
	anyInTurin := inTurin.Clone()
	anyInTurin.Select = []query.Item{{Calc: &query.Calc{Op: query.More,
		Left: query.Item{Agg: query.Count, Column: col("*")}, Right: query.Item{Number: "0"}}}}
	isTrue := &suql.Result{Columns: []string{"?column?"}, Rows: [][]any{{true}}}
	some := clubsOf.Clone()
	some.Limit = 3
	most := &query.Query{Select: []query.Item{{Column: col("city")}, {Agg: query.Count, Column: col("*")}}, From: from,
		GroupBy: []query.Column{col("city")}}
	names := table{[]string{"name"}, [][]any{{"Toro"}, {"Inter"}, {"Samp"}}}
	result := func(verdict, quote string) *suql.Result {
		return &suql.Result{Columns: []string{"name", "answer"}, Rows: [][]any{{"Toro", verdict}},
			Evidence: []suql.Evidence{{Expr: "answer(reviews, 'is this club loud?')", Verdict: verdict, Text: quote}}}
	}
	for _, tt := range []struct {
		ask  string
		q    *query.Query
		r    *suql.Result
		want string
	}{
		{"is Toro loud?", loud, result("No", "Nine seats, no music."), "No. “Nine seats, no music.”"},
		{"is Toro loud?", loud, result("Yes", "Deafening."), "Yes. “Deafening.”"},
		{"is Toro loud?", loud, result("no information", ""), "Reviews do not say whether it is loud."},
		{"is Toro in Turin?", inTurin, names.result(1), "Yes."},
		{"is Toro in Turin?", inTurin, names.result(0), "No."},
		{"is Toro in Turin?", anyInTurin, isTrue, "Yes."},
		{"are there clubs called Toro in Turin?", anyInTurin, isTrue, "Yes, there are."},
		{"which Toro is in Turin?", inTurin, names.result(1), "Toro."},
		{"are there clubs in Turin?", clubsOf, names.result(3), "Yes, 3 clubs: Toro, Inter and Samp."},
		{"are there clubs in Turin?", clubsOf, names.result(0), "No, I found none."},
		{"clubs in Turin", clubsOf, names.result(3), "3 clubs: Toro, Inter and Samp."},
		{"clubs in Turin", some, names.result(3), "Here are 3 clubs: Toro, Inter and Samp."},
		{"where are most?", most, &suql.Result{Columns: []string{"city", "count"}, Rows: [][]any{{"Turin", int64(31)}}},
			"Turin, with 31 clubs."},
	} {
		a := newAgent(t, "never", script{}, anything{})
		h := &handling{Agent: a, src: &Source{Schema: clubs}, conv: &Conversation{}}
		if got := h.reply(t.Context(), tt.ask, tt.r, tt.q, nil, false); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.ask, got, tt.want)
		}
	}
	h := &handling{src: &Source{Schema: clubs, Engine: table{[]string{"city"}, [][]any{{"Milan"}}}},
		Agent: newAgent(t, "never", script{}, nil), conv: &Conversation{}}
	for ask, want := range map[string]string{"is Toro in Turin?": " City: Milan.", "are there clubs called Toro?": ""} {
		if got := h.reasons(context.Background(), ask, anyInTurin); got != want {
			t.Errorf("%s: %q, want %q", ask, got, want)
		}
	}
}

func (e table) result(n int) *suql.Result { return &suql.Result{Columns: e.columns, Rows: e.rows[:n]} }

// A question in the words of an owner's example is answered by that example.
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

// Rows whose text says nothing are not called "no information".
func TestWhatTextsDoNotSay(t *testing.T) {
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: clubs}, conv: &Conversation{}}
	r := &suql.Result{Columns: []string{"answer", "count"}, Rows: [][]any{{"no information", int64(12)},
		{"loud", int64(3)}}}
	q := &query.Query{Select: []query.Item{{Column: col("name"), Text: &query.TextCall{Question: "how is it?"}},
		{Agg: query.Count, Column: col("*")}}, From: query.From{Tables: []string{"clubs"}},
		GroupBy: []query.Column{col("name")}}
	got := h.reply(t.Context(), "", r, q, nil, false)
	if !strings.Contains(got, "not stated") || strings.Contains(got, "information") {
		t.Errorf("%q", got)
	}
}

// Of the values that are spelled in several ways, an answer names one that it shows.
func TestSpellingsShown(t *testing.T) {
	city := &schema.Column{Name: "city", Type: schema.Text,
		Values:  []schema.ValueCount{{Value: "Milan"}, {Value: "Turin"}},
		Spelled: map[string][]string{"Milan": {"Milan", "milan"}, "Turin": {"Turin", "TURIN"}}}
	db := &schema.Database{Tables: []*schema.Table{{Name: "clubs", Columns: []*schema.Column{city}}}}
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: db}, conv: &Conversation{}}
	by := &query.Query{Select: []query.Item{{Column: col("city")}}, From: query.From{Tables: []string{"clubs"}},
		GroupBy: []query.Column{col("city")}}
	for shown, want := range map[string]string{"Turin": "Turin TURIN", "Milan": "Milan milan", "Rome": ""} {
		r := &suql.Result{Columns: []string{"city"}, Rows: [][]any{{shown}}}
		if got := strings.Join(h.spellings(by, r), " "); got != want {
			t.Errorf("%s: %q, want %q", shown, got, want)
		}
	}
}

// An answer names what it keeps apart although it may be the same.
func TestSimilarNotice(t *testing.T) {
	city := &schema.Column{Name: "city", Label: "city", Type: schema.Text,
		Values: []schema.ValueCount{{Value: "Sankt Veit", Count: 9}, {Value: "S. Veit", Count: 2}, {Value: "Graz", Count: 5}}}
	d := &schema.Doubt{ID: "spelling.clubs.city", About: "clubs.city", Kind: schema.Spelling, P: .9,
		Values: []string{"Sankt Veit", "S. Veit"}, Options: []schema.DoubtOption{{ID: "same"}, {ID: "different"}}}
	db := &schema.Database{Tables: []*schema.Table{{Name: "clubs", Columns: []*schema.Column{city}}},
		Doubts: []*schema.Doubt{d}}
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: db}, conv: &Conversation{}}
	in := func(value string) *query.Query {
		return &query.Query{Select: []query.Item{{Agg: query.Count, Column: col("*")}},
			From: query.From{Tables: []string{"clubs"}}, Where: []query.Condition{{Item: query.Item{Column: col("city")},
				Op: query.Equal, Values: []query.Value{{Text: value}}}}}
	}
	by := &query.Query{Select: []query.Item{{Column: col("city")}}, From: query.From{Tables: []string{"clubs"}},
		GroupBy: []query.Column{col("city")}}
	for _, c := range []struct {
		q    *query.Query
		want string
	}{
		{in("Sankt Veit"), " Also similar: “S. Veit” (2)."},
		{in("Graz"), ""},
		{by, " Counted apart although they may be the same: “Sankt Veit” and “S. Veit”."},
	} {
		if got := h.similarNotice("", c.q); got != c.want {
			t.Errorf("%s: %q, want %q", c.q.SUQL(), got, c.want)
		}
	}
	d.Settled = &d.Options[1].ID
	if got := h.similarNotice("", by); got != "" {
		t.Errorf("%q although it is settled", got)
	}
}
