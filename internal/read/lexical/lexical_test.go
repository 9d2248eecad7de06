package lexical_test

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

func ask(t *testing.T, question string, history ...parse.Turn) *parse.Parsed {
	t.Helper()
	return read(t, parse.Input{Question: question, History: history})
}

func read(t *testing.T, in parse.Input) *parse.Parsed {
	t.Helper()
	readings, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	in.Schema, in.Values = parsetest.Inns(), parsetest.Values()
	got, err := lexical.New(readings).Parse(context.Background(), in)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func TestNeedsData(t *testing.T) {
	for _, q := range []string{"hi", "Hello there!", "thanks a lot", "thank you, bye", "what can you do?", "who are you?",
		"what is a spaetzle?", "what's a spaetzle?", "what's your name?", "tell me a joke", "good morning", "", "???"} {
		if got := ask(t, q); got.Data > .5 || got.SmallTalk == "" {
			t.Errorf("%q: data %.2f, talk %q", q, got.Data, got.SmallTalk)
		}
	}
	for _, q := range []string{"quiet hostels in Lisbon", "hi, a cheap place in Porto please",
		"which inn has the most votes?", "what is the best inn?",
		"How much is the Casa Amarela?", "is the Drowsy Heron dog friendly?"} {
		if got := ask(t, q); got.Data < .5 {
			t.Errorf("%q: data %.2f", q, got.Data)
		}
	}
}

// counted counts what is looked up.
type counted struct {
	parse.Values
	n int
}

func (c *counted) Lookup(phrase string, limit int) []schema.Match {
	c.n++
	return c.Values.Lookup(phrase, limit)
}

// A question is linked once, whoever reads it.
func TestLinksOnce(t *testing.T) {
	readings, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	once, all := &counted{Values: parsetest.Values()}, &counted{Values: parsetest.Values()}
	in := parse.Input{Question: "three quiet hostels in Lisbon", Schema: parsetest.Inns(), Values: once}
	in.Link()
	in = parse.Input{Question: in.Question, Schema: parsetest.Inns(), Values: all}
	if _, err := lexical.New(readings).Parse(t.Context(), in); err != nil {
		t.Fatal(err)
	}
	if once.n == 0 || all.n != once.n {
		t.Errorf("%d phrases were looked up, want %d", all.n, once.n)
	}
}

func TestFollowUp(t *testing.T) {
	first := ask(t, "quiet hostels in Lisbon").Candidates[0].Query
	turn := parse.Turn{Question: "quiet hostels in Lisbon", Query: first, SUQL: first.SUQL(), Rows: []parse.RowRef{
		{Table: "inns", Key: "7", Title: "The Drowsy Heron"}, {Table: "inns", Key: "9", Title: "Casa Amarela"}}}
	const quiet = `answer(comments, 'is this inn quiet?') = 'Yes'`
	for _, c := range []struct{ question, want string }{
		{"in Porto instead", `WHERE 'hostel' = ANY (kinds) AND town = 'Porto' AND ` + quiet + ` LIMIT 3`},
		{"what about Porto?", `WHERE 'hostel' = ANY (kinds) AND town = 'Porto' AND ` + quiet + ` LIMIT 3`},
		{"cheaper ones", `WHERE 'hostel' = ANY (kinds) AND town = 'Lisbon' AND ` + quiet + ` AND cost IN ('cheap', 'moderate') LIMIT 3`},
		{"show me another", `WHERE 'hostel' = ANY (kinds) AND town = 'Lisbon' AND ` + quiet + ` AND id NOT IN (7, 9) LIMIT 3`},
		{"what about parking?", `SELECT id, name, answer(comments, 'does this inn have parking?') FROM inns WHERE id IN (7, 9)`},
		{"does the second one have a garden?", `SELECT id, name, answer(comments, 'does this inn have a garden?') FROM inns WHERE id = 9`},
		{"how many are there?", `SELECT count(*) FROM inns WHERE 'hostel' = ANY (kinds) AND town = 'Lisbon' AND ` + quiet},
		{"how many are there in total?", `SELECT count(*) FROM inns WHERE 'hostel' = ANY (kinds) AND town = 'Lisbon' AND ` + quiet},
		{"top 5", `WHERE 'hostel' = ANY (kinds) AND town = 'Lisbon' AND ` + quiet + ` ORDER BY score DESC LIMIT 5`},
		{"which one has the most votes?", `WHERE 'hostel' = ANY (kinds) AND town = 'Lisbon' AND ` + quiet + ` ORDER BY num_votes DESC LIMIT 1`},
		{"are they expensive?", `SELECT id, name, cost FROM inns WHERE id IN (7, 9)`},
		{"forget it, show me boutique places", `FROM inns WHERE 'boutique' = ANY (kinds) LIMIT 3`},
		{"boutique inns in Porto", `WHERE 'boutique' = ANY (kinds) AND town = 'Porto'`},
	} {
		got := ask(t, c.question, turn)
		if len(got.Candidates) == 0 {
			t.Errorf("%s: nothing", c.question)
			continue
		}
		if suql := got.Candidates[0].Query.SUQL(); !strings.HasSuffix(suql, c.want) {
			t.Errorf("%s\n got %s\nwant …%s", c.question, suql, c.want)
		}
	}
}

// What a person confirmed or refused holds, even where no reading would have proposed it.
func TestConstraints(t *testing.T) {
	plain := ask(t, "quiet hostels in Lisbon")
	for _, c := range query.Components(plain.Candidates[0].Query) {
		known := query.Constraints{Forbidden: []query.Component{c}}
		got := read(t, parse.Input{Question: "quiet hostels in Lisbon", Constraints: known})
		for _, k := range got.Candidates {
			if !known.Allow(k.Query) {
				t.Errorf("%s is forbidden: %s", c.ID(), k.Query.SUQL())
			}
		}
	}
}

// What the columns leave over is asked of the texts, even words that are often there for nothing.
func TestCommonWordsAreRead(t *testing.T) {
	got := ask(t, "boutique inns in Porto for a first date")
	if best := got.Candidates[0].Query.SUQL(); !strings.Contains(best, "first date") {
		t.Error(best)
	}
}
