package agent

import (
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Every kind of change to a part of an answered query, and undoing it.
func TestChangeAPart(t *testing.T) {
	turin, big := where("city", query.Equal, "Turin"), where("members", query.Greater, "100")
	big.Values[0].Number = true
	both := find0(turin, big)
	rows := [][]any{{"Juve"}}
	engine := canned{both.SUQL(): rows}
	a := newAgent(t, "never", script{"big clubs in Turin": {{Query: both, P: 1}}}, engine)
	conv := &Conversation{}
	ask(a, conv, "big clubs in Turin")
	id := func(kind query.Kind, choice string) string {
		for _, c := range query.Parts(conv.last().Query) {
			if c.Kind == kind && c.Choice == choice {
				return c.ID()
			}
		}
		t.Fatalf("no %s %s in %s", kind, choice, conv.last().Query.SUQL())
		return ""
	}
	milan := where("city", query.Equal, "Milan")
	small := where("members", query.LessEqual, "100")
	small.Values[0].Number = true
	for _, test := range []struct {
		name, component, value string
		want                   *query.Query
	}{
		{"removed", id(query.WhereValue, "turin"), RemovePart, find0(big)},
		{"turned round", id(query.WhereValue, "100"), NegatePart, find0(turin, small)},
		{"another value", id(query.WhereValue, "turin"), "milan", find0(milan, big)},
	} {
		engine[test.want.SUQL()] = rows
		got := say(a, conv, Message{Type: ChangeMessage, Component: test.component, Value: test.value}).result.SUQL
		if got != test.want.SUQL() {
			t.Errorf("%s: %q, want %q", test.name, got, test.want.SUQL())
		}
		if got = say(a, conv, Message{Type: UndoMessage}).result.SUQL; got != both.SUQL() || len(conv.Turns) != 1 {
			t.Errorf("%s and taken back: %q, %d turns", test.name, got, len(conv.Turns))
		}
	}
	others := say(a, conv, Message{Type: AlternativesMessage, Component: id(query.WhereValue, "turin")}).offered
	if !others.Removable || !others.Negatable || !others.Typed || len(others.Options) != 2 {
		t.Errorf("alternatives: %+v", others)
	}
	if h := say(a, conv, Message{Type: ChangeMessage, Component: "nothing", Value: RemovePart}); h.reply.Text == "" {
		t.Errorf("a part that is not there: %+v", h)
	}
}

// An answer gets an additional column, and an unused word a meaning; undo reverts both.
func TestExtraColumnsAndWordMeaning(t *testing.T) {
	turin, milan := find0(where("city", query.Equal, "Turin")), find0(where("city", query.Equal, "Milan"))
	words := func(q *query.Query, at int) map[string][]int {
		all := map[string][]int{}
		for _, c := range query.Parts(q) {
			if c.Kind == query.WhereValue {
				all[query.OfColumn(c).ID()] = []int{at}
			}
		}
		return all
	}
	engine := canned{turin.SUQL(): {{"Juve"}}, milan.SUQL(): {{"Inter"}}}
	parsed := &parse.Parsed{Data: 1, Tokens: []string{"clubs", "torino", "posh"}, Candidates: []parse.Candidate{
		{Query: turin, P: .9, Words: words(turin, 1), Unused: []string{"posh"}}, {Query: milan, P: .1, Words: words(milan, 2)}}}
	a := newAgent(t, "never", fixedParser{parsed}, engine)
	conv := &Conversation{}
	last := ask(a, conv, "clubs torino posh").result
	if len(last.Unused) != 1 {
		t.Fatalf("unused: %q", last.Unused)
	}
	offered := say(a, conv, Message{Type: AlternativesMessage, Component: MoreColumns}).offered
	if !slices.ContainsFunc(offered.Options, func(o Alternative) bool { return o.Text == "number of members" }) {
		t.Fatalf("what more can be shown: %+v", offered)
	}
	more := withColumn(turin, query.Item{Column: col("members")})
	engine[more.SUQL()] = [][]any{{"Juve", "1897"}}
	last = say(a, conv, Message{Type: ChangeMessage, Component: MoreColumns, Value: more.Select[1].String()}).result
	if last.SUQL != more.SUQL() {
		t.Errorf("shown as well: %q", last.SUQL)
	}
	say(a, conv, Message{Type: UndoMessage})
	offered = say(a, conv, Message{Type: AlternativesMessage, Component: wordPrefix + "posh"}).offered
	if len(offered.Options) != 1 || !offered.Typed || offered.Word != "posh" {
		t.Fatalf("what the word may mean: %+v", offered)
	}
	last = say(a, conv, Message{Type: ChangeMessage, Component: wordPrefix + "posh",
		Value: offered.Options[0].ID}).result
	if last.SUQL != milan.SUQL() || len(last.Unused) > 0 {
		t.Errorf("with a meaning: %q, unused %q", last.SUQL, last.Unused)
	}
	last = say(a, conv, Message{Type: UndoMessage}).result
	if last.SUQL != turin.SUQL() || len(last.Unused) != 1 || len(conv.Turns) != 1 {
		t.Errorf("taken back: %q, unused %q, %d turns", last.SUQL, last.Unused, len(conv.Turns))
	}
}

// Each part is linked to the words it came from.
func TestChipsRestOnWords(t *testing.T) {
	q := find0(where("city", query.Equal, "Turin"))
	words := map[string][]int{}
	for _, c := range query.Parts(q) {
		if c.Kind == query.WhereValue {
			words[query.OfColumn(c).ID()] = []int{2}
		}
	}
	a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Tokens: []string{"clubs", "in", "Turin"},
		Candidates: []parse.Candidate{{Query: q, P: 1, Words: words}}}}, canned{q.SUQL(): {{"Juve"}}})
	for _, c := range ask(a, &Conversation{}, "clubs in Turin").state.Components {
		if c.Clause == "only" && (len(c.Words) != 1 || c.Words[0] != "Turin") {
			t.Errorf("%s rests on %q", c.Text, c.Words)
		}
	}
}

// The number of rows shown can be typed.
func TestChangeTheNumberOfRows(t *testing.T) {
	three, ten := find0(), find0()
	three.Limit, ten.Limit = 3, 10
	rows := [][]any{{"Juve"}}
	a := newAgent(t, "never", script{"three clubs": {{Query: three, P: 1}}},
		canned{three.SUQL(): rows, ten.SUQL(): rows})
	conv := &Conversation{}
	converse(t, a, conv, Message{Type: AskMessage, Text: "three clubs"})
	all := query.Parts(three)
	limit := all[slices.IndexFunc(all, isLimit)].ID()
	offered := say(a, conv, Message{Type: AlternativesMessage, Component: limit}).offered
	if !offered.Typed || offered.Number != 3 {
		t.Errorf("offered %+v", offered)
	}
	for value, want := range map[string]string{"0": three.SUQL(), "many": three.SUQL(), "10": ten.SUQL()} {
		converse(t, a, conv, Message{Type: ChangeMessage, Component: limit, Value: value})
		if got := conv.last().Query.SUQL(); got != want {
			t.Errorf("typed %s: %s", value, got)
		}
		if want == ten.SUQL() {
			converse(t, a, conv, Message{Type: UndoMessage})
		}
	}
}
