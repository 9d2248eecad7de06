package agent

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/testkit/players"
	"github.com/ask-surely/surely/suql"
)

// drawn is a random reading of a question: up to seven queries that share conditions, orders and groups, by
// descending probability, with a rest for none of them. Results depend on the query alone.
func drawn(r *rand.Rand) []parse.Candidate {
	cities, sizes := []string{"Turin", "Milan", "Genoa"}, []string{"10", "50"}
	seen := map[string]bool{}
	var out []parse.Candidate
	left := .5 + .5*r.Float64()
	for range 2 + r.IntN(6) {
		q := find0()
		if r.IntN(3) > 0 {
			q.Where = append(q.Where, where("city", query.Equal, cities[r.IntN(3)]))
		}
		if r.IntN(3) == 0 {
			q.Where = append(q.Where, where("members", query.Greater, sizes[r.IntN(2)]))
		}
		switch r.IntN(4) {
		case 0:
			q.OrderBy, q.Limit = []query.Order{{Item: query.Item{Column: col("members")}, Desc: r.IntN(2) == 0}}, 1+r.IntN(2)
		case 1:
			q.Select = []query.Item{{Agg: query.Count, Column: col("*")}}
		case 2:
			q.Select, q.GroupBy = []query.Item{{Column: col("city")}, {Agg: query.Count, Column: col("*")}},
				[]query.Column{col("city")}
		}
		if seen[q.SUQL()] {
			continue
		}
		seen[q.SUQL()] = true
		p := left * (.3 + .5*r.Float64())
		left -= p
		out = append(out, parse.Candidate{Query: q, P: p, Result: q.SUQL()})
	}
	return out
}

// anything is an engine that accepts every query and returns one row unique to it.
type anything struct{}

func (anything) Check(string) error { return nil }

func (anything) Run(_ context.Context, statement string, _ suql.RunOptions) (*suql.Result, error) {
	return &suql.Result{Columns: []string{"name"}, Rows: [][]any{{statement}}}, nil
}

// truthful replies like a person who means one query: it picks the query if offered, and says yes
// or no to a part according to whether the query has it.
func truthful(e ClarifyEvent, gold string) string {
	if e.Kind == "choose" {
		for _, o := range e.Options {
			if o.Query != nil && o.Query.SUQL() == gold {
				return o.ID
			}
		}
		return Skip
	}
	with, without := false, false
	for _, c := range e.Readings {
		if c.Query.SUQL() != gold {
			continue
		}
		has := false
		for _, k := range query.Parts(c.Query) {
			has = has || k.ID() == e.About.ID()
		}
		with, without = with || has, without || !has
	}
	switch {
	case with && !without:
		return Yes
	case without && !with:
		return No
	}
	return Skip
}

// meet lets a truthful person talk to the agent, and returns the query that was run and the number of
// questions asked.
func meet(t *testing.T, a *Agent, question, gold string) (ran string, asked int) {
	t.Helper()
	conv := &Conversation{}
	seen := map[string]bool{}
	m := Message{Type: AskMessage, Text: question}
	for {
		h := say(a, conv, m)
		if h.failed.Code != "" {
			t.Fatalf("%s: %s", question, h.failed.Message)
		}
		back := h.asked
		if back.ID == "" {
			for _, o := range h.result.Alternatives {
				if o.Query.SUQL() == gold {
					return gold, asked
				}
			}
			return h.result.SUQL, asked
		}
		text := back.Question + fmt.Sprint(back.Options)
		if seen[text] {
			t.Errorf("%s: asked twice: %s", question, text)
		}
		seen[text] = true
		for _, o := range back.Options {
			if o.Text == "" {
				t.Errorf("%s: an option without words: %+v", question, back.Options)
			}
		}
		asked++
		m = Message{Type: AnswerMessage, ID: back.ID, Value: truthful(back, gold)}
	}
}

// Truthful replies never make a right result wrong, and with the readings beside a guess they make more right.
func TestTruthNeverHurts(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 11))
	helped, possible := 0, 0
	for n := range 120 {
		c := drawn(r)
		question := "question " + strconv.Itoa(n)
		a := newAgent(t, "gain=0.9", script{question: c}, anything{})
		silent, _ := meet(t, newAgent(t, "never", script{question: c}, anything{}), question, "")
		for _, gold := range c {
			want := gold.Query.SUQL()
			got, asked := meet(t, a, question, want)
			if silent == want && got != want {
				t.Errorf("%s: right unasked, wrong after %d true replies:\n  %s\n  %s", question, asked, want, got)
			}
			if silent != want {
				possible++
				if got == want {
					helped++
				}
			}
		}
	}
	t.Logf("%d of %d other readings are reached", helped, possible)
	if helped < possible/4 { // what would help too rarely is not asked, nor what is unlikely offered
		t.Errorf("true replies reach only %d of %d other readings", helped, possible)
	}
}

// fixedParser is a parser that always returns the same readings.
type fixedParser struct{ p *parse.Parsed }

func (p fixedParser) Parse(context.Context, parse.Input) (*parse.Parsed, error) { return p.p, nil }

// A question that the data can hardly answer is declined, naming the words without a meaning, whatever detector asks.
func TestDeclines(t *testing.T) {
	inLille := find0()
	inLille.Where = []query.Condition{{Item: query.Item{Column: col("city")}, Op: query.Equal,
		Values: []query.Value{{Text: "Lille"}}}}
	near := func(word string) fixedParser {
		return fixedParser{&parse.Parsed{Data: 1, Declines: .8, Candidates: []parse.Candidate{
			{Query: inLille, P: .03, Result: "a", Unused: []string{word}}}}}
	}
	declined := "reply This data cannot answer that: it has nothing about “societies”. It is about clubs.\n"
	for _, detector := range []string{"gain=0.9", "never"} {
		conv := &Conversation{}
		got := converse(t, newAgent(t, detector, near("societies"), canned{inLille.SUQL(): {{"Toro"}}}), conv,
			Message{Type: AskMessage, Text: "which societies are in Lille?"})
		if !strings.HasSuffix(got, declined) || strings.Contains(got, "choose") || conv.last().SUQL != "" {
			t.Errorf("%s: got %s", detector, got)
		}
	}
	got := converse(t, newAgent(t, "gain=0.9", near("1984"), anything{}), &Conversation{},
		Message{Type: AskMessage, Text: "who wrote 1984?"})
	if got != strings.Replace(declined, "societies", "1984", 1) {
		t.Errorf("offered readings of another question: %s", got)
	}
}

// The rows of the only table are called what the question calls them, and the answer says so.
func TestRowsAreCalledAsAsked(t *testing.T) {
	count := find0()
	count.Select = []query.Item{{Agg: query.Count, Column: col("*")}}
	count.Where = []query.Condition{{Item: query.Item{Column: col("city")}, Op: query.Equal,
		Values: []query.Value{{Text: "Lille"}}}}
	for _, p := range []float64{.97, .65} {
		a := newAgent(t, "gain=0.9", fixedParser{&parse.Parsed{Data: 1, Else: 1 - p, Candidates: []parse.Candidate{
			{Query: count, P: p, Unused: []string{"societies", "Lille"}}}}}, canned{count.SUQL(): {{3}}})
		got := converse(t, a, &Conversation{}, Message{Type: AskMessage, Text: "how many societies in Lille?"})
		for _, want := range []string{"3 societies", "I assumed that “societies” means the clubs."} {
			if !strings.Contains(got, want) || strings.Contains(got, "not sure") || strings.Contains(got, "help") {
				t.Errorf("no %q in %s", want, got)
			}
		}
	}
}

// An uncertain result is presented as a guess.
func TestGuesses(t *testing.T) {
	one := []parse.Candidate{{Query: find0(), P: .3, Unused: []string{"1984"}}}
	words := []string{"clubs", "of", "1984"}
	a := newAgent(t, "gain=0.9", fixedParser{&parse.Parsed{Data: 1, Tokens: words, Candidates: one, Else: .7}},
		canned{find0().SUQL(): {{"Toro"}}})
	conv := &Conversation{}
	got := converse(t, a, conv, Message{Type: AskMessage, Text: "clubs of 1984"})
	if !strings.HasSuffix(got, "Not used: “1984”. Toro.\n") || strings.Contains(got, "choose") {
		t.Errorf("what went nowhere is named: %s", got)
	}
	if turn := conv.last(); !turn.Guess || turn.Confidence > .7 {
		t.Errorf("%+v", turn)
	}
}

// Beside a guess stand the other readings, and a click shows one of them instead.
func TestAlternativesToGuess(t *testing.T) {
	in := func(city string) *query.Query {
		q := find0()
		q.Where = []query.Condition{{Item: query.Item{Column: col("city")}, Op: query.Equal,
			Values: []query.Value{{Text: city}}}}
		return q
	}
	turin, milan := in("Turin"), in("Milan")
	list := []parse.Candidate{{Query: turin, P: .55, Result: "a"}, {Query: milan, P: .12, Result: "b"}}
	a := newAgent(t, "gain=0.9", fixedParser{&parse.Parsed{Data: 1, Candidates: list, Else: .33}},
		canned{turin.SUQL(): {{"Toro"}}, milan.SUQL(): {{"Inter"}}})
	conv := &Conversation{}
	result := say(a, conv, Message{Type: AskMessage, Text: "clubs in T"}).result
	if !result.Guess || len(result.Alternatives) != 1 ||
		result.Alternatives[0].Reading != "In Milan instead of in Turin" ||
		result.Alternatives[0].Preview != "Inter" {
		t.Fatalf("guess %v, beside %+v", result.Guess, result.Alternatives)
	}
	result = say(a, conv, Message{Type: ChangeMessage, Component: OtherReading, Value: "1"}).result
	if result.Guess || result.SUQL != milan.SUQL() || len(result.Alternatives) > 0 {
		t.Errorf("%+v", result)
	}
	if h := say(a, conv, Message{Type: ChangeMessage, Component: OtherReading, Value: "7"}); h.result.SUQL != "" {
		t.Errorf("there is no such reading: %s", h.result.SUQL)
	}
	result = say(a, conv, Message{Type: UndoMessage}).result
	if !result.Guess || result.SUQL != turin.SUQL() || len(result.Alternatives) != 1 {
		t.Errorf("undone: %+v", result)
	}
}

// What the data itself is called is part of every question, and not called unclear.
func TestNameOfTheData(t *testing.T) {
	count := find0()
	count.Select = []query.Item{{Agg: query.Count, Column: col("*")}}
	a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Else: .95, Candidates: []parse.Candidate{
		{Query: count, P: .05, Unused: []string{"football"}}}}}, nil)
	named := *clubs
	a.o.Source = func(string) (*Source, error) {
		return &Source{Schema: &named, Engine: canned{count.SUQL(): {{3}}}}, nil
	}
	for name, want := range map[string]string{"Football": "My best guess: 3 clubs.",
		"sports": "I am not sure that I understood “football”. My best guess: 3 clubs."} {
		named.Name = name
		if got := ask(a, &Conversation{}, "how many clubs in all football").result.Reply; got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// Readings with the same rows and values count as one, whatever else they show; the likelier one's
// words are used.
func TestIndistinguishableReadingsMerge(t *testing.T) {
	few, also := find0(where("members", query.Less, "9")), find0(where("members", query.LessEqual, "8"))
	also.Select = append(also.Select, query.Item{Column: col("members")})
	city := find0(where("members", query.Less, "9"))
	city.Select = append(city.Select, query.Item{Column: col("city")})
	shown := belief.Relevance{RowsOnly: true}
	shown.Fingerprint = func(q *query.Query) string { return fmt.Sprint(q.Select) }
	b := belief.New(belief.StoredParse{Candidates: []parse.Candidate{{Query: also, P: .3, Result: "1"},
		{Query: few, P: .4, Result: "2"}, {Query: city, P: .2, Result: "3"}}}, shown)
	if b.Class[0] != b.Class[1] || b.Class[2] == b.Class[0] || b.Leader() != 1 {
		t.Errorf("classes %v, query %d leads", b.Class, b.Leader())
	}
}

// A share and a ratio are the same figure, a column is shown by its complete rows if these are likelier, and the figure
// that chooses groups need not be shown.
func TestReadingsOfTheSame(t *testing.T) {
	ratio := query.Calc{Op: query.Ratio, Left: query.Item{Agg: query.Sum, Column: col("members")},
		Right: query.Item{Agg: query.Count, Column: col("*")}}
	share := ratio
	share.Op = query.Share
	calculated := func(c query.Calc) *query.Query {
		q := find0()
		q.Select = []query.Item{{Calc: &c}}
		return q
	}
	shows := func(columns ...string) *query.Query {
		q := find0()
		q.Select = nil
		for _, c := range columns {
			q.Select = append(q.Select, query.Item{Column: col(c)})
		}
		return q
	}
	big := shows("city")
	big.GroupBy = []query.Column{col("city")}
	big.Having = []query.Condition{{Item: query.Item{Agg: query.Count, Column: col("*")}, Op: query.Greater,
		Values: []query.Value{{Text: "2", Number: true}}}}
	counted := big.Clone()
	counted.Select = append(counted.Select, counted.Having[0].Item)
	known := big.Clone()
	known.Where = []query.Condition{{Item: query.Item{Column: col("city")}, Op: query.IsNotNull}}
	shown := belief.Relevance{RowsOnly: true}
	shown.Fingerprint = func(q *query.Query) string { return q.SUQL() }
	for _, tt := range []struct {
		name string
		a, b *query.Query
		same bool
	}{
		{"share and ratio", calculated(share), calculated(ratio), true},
		{"rows, then a column", shows("*"), shows("city"), true},
		{"a column, then rows", shows("city"), shows("*"), false},
		{"two columns", shows("city"), shows("members"), false},
		{"a figure by which groups are chosen", big, counted, true},
		{"a group of rows without a value", big, known, true},
	} {
		b := belief.New(belief.StoredParse{Candidates: []parse.Candidate{{Query: tt.a, P: .5, Result: "1"},
			{Query: tt.b, P: .4, Result: "2"}}}, shown)
		if (b.Class[0] == b.Class[1]) != tt.same {
			t.Errorf("%s: classes %v", tt.name, b.Class)
		}
	}
	if share.Op != query.Share {
		t.Error("the reading itself changed")
	}
}

// What leaves out every word of the question is no option: the question is declined.
func TestNothingToOffer(t *testing.T) {
	all := find0()
	near := fixedParser{&parse.Parsed{Data: 1, Declines: .6, Tokens: []string{"how", "many", "cats", "?"},
		Candidates: []parse.Candidate{{Query: all, P: .2, Result: "a", Unused: []string{"Cats"}}}}}
	got := converse(t, newAgent(t, "gain=0.9", near, anything{}), &Conversation{},
		Message{Type: AskMessage, Text: "how many Cats?"})
	if !strings.Contains(got, "reply This data cannot answer that") || strings.Contains(got, "choose") {
		t.Errorf("got %s", got)
	}
}

// After "none of these" no further readings are dealt.
func TestNextReadings(t *testing.T) {
	var list []any
	for _, city := range []string{"a", "b", "c", "d", "e", "f", "g"} {
		list = append(list, players.Shows("Player", query.None, players.Is("Team", city)), .1)
	}
	q := NewReadings(believe(players.Candidates(list...)), misp.Options{Detector: errdetect.Gain(.9)})
	ask := q.Next()
	if ask == nil || len(ask.Options) != MaxReadings {
		t.Fatalf("asked %+v, want %d options", ask, MaxReadings)
	}
	q.RefuseReadings()
	if ask := q.Next(); ask != nil || !q.allRefused {
		t.Errorf("asked %+v, lost: %v", ask, q.allRefused)
	}
}

// A reading that lists everything and leaves out what was asked for is no option, and neither is an improbable one.
func TestOptionsAreRecognisable(t *testing.T) {
	inLille := find0()
	inLille.Where = []query.Condition{{Item: query.Item{Column: col("city")}, Op: query.Equal,
		Values: []query.Value{{Text: "Lille"}}}}
	other := inLille.Clone()
	other.Select = []query.Item{{Column: col("members")}}
	rare := inLille.Clone()
	rare.Limit = 1
	near := fixedParser{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{
		{Query: inLille, P: .47, Result: "a"}, {Query: other, P: .46, Result: "b"},
		{Query: find0(), P: .04, Result: "c", Unused: []string{"lille"}}, {Query: rare, P: .02, Result: "d"}}}}
	got := converse(t, newAgent(t, "gain=0.9", near, anything{}), &Conversation{},
		Message{Type: AskMessage, Text: "clubs in lille"})
	if !strings.Contains(got, "(2) ") || strings.Contains(got, "(3) ") || strings.Contains(got, "leaving out") {
		t.Errorf("want two options: %s", got)
	}
}

// A reading is not offered if a more probable one uses the same words and adds less that no word names, or if another
// one explains a word that it leaves out. If that leaves none to choose from, nothing is asked.
func TestDominatedReadings(t *testing.T) {
	plain, more := players.Shows("a", query.None), players.Shows("a", query.None, players.Is("b", "x"))
	other := players.Shows("c", query.None)
	for _, c := range []struct {
		p             float64 // of the reading that adds a condition
		unused, added []string
		other         float64
		want          int // options
	}{
		{.4, nil, []string{"b"}, 0, 0}, {.4, nil, nil, 0, 2}, {.52, nil, []string{"b"}, 0, 2},
		{.4, []string{"big"}, []string{"b"}, 0, 0}, {.3, nil, []string{"b"}, .25, 2}, {.25, nil, nil, .25, 3},
	} {
		all := players.Candidates(plain, .9-c.p-c.other, more, c.p, other, c.other)
		all[0].Unused, all[1].Added = c.unused, c.added
		d, _ := errdetect.Parse("gain=0.9")
		got := 0
		if ask := NewReadings(believe(all), misp.Options{Detector: d}).Next(); ask != nil {
			got = len(ask.Options)
		}
		if got != c.want {
			t.Errorf("%+v: %d options, want %d", c, got, c.want)
		}
	}
}
