package onetable

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

func embedded(t testing.TB) *Model {
	t.Helper()
	m, err := Load(model.OneTable)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// boats is a table written for these tests.
func boats() *Table {
	return New("boats", []Column{
		{Name: "Boat"}, {Name: "Skipper"}, {Name: "Home port"}, {Name: "Built", Number: true}, {Name: "Length (m)", Number: true},
		{Name: "Wins", Number: true},
	}, [][]string{
		{"Sea Breeze", "Anna O'Hara", "Port Ellen", "1998", "12.5", "3"},
		{"Northern Star", "Jonas Lindqvist", "Göteborg", "2004", "18", "7"},
		{"Wild Goose", "Maria da Silva", "Lisbon", "2011", "9.8", "1"},
		{"Black Pearl", "Anna O'Hara", "Port Ellen", "2011", "22", "12"},
		{"Quick Step", "Pieter Vanderbeek", "Antwerp", "1987", "15.2", "0"},
	})
}

func TestParse(t *testing.T) {
	p := NewParser(embedded(t), boats())
	for _, c := range []struct{ question, want string }{
		{"Who is the skipper of the Wild Goose?", `SELECT "Skipper" FROM boats WHERE "Boat" = 'Wild Goose'`},
		{"What is the home port of the boat Quick Step?", `SELECT "Home port" FROM boats WHERE "Boat" = 'Quick Step'`},
		{"Which boat has more than 10 wins?", `SELECT "Boat" FROM boats WHERE "Wins" > 10`},
		{"Which boat has fewer than two wins and was built in 2011?", `SELECT "Boat" FROM boats WHERE "Wins" < 2 AND "Built" = 2011`},
		{"What is the average length of boats built in 2011?", `SELECT avg("Length (m)") FROM boats WHERE "Built" = 2011`},
		// a slip
		{"what is the home port of norhern star", `SELECT "Home port" FROM boats WHERE "Boat" = 'Northern Star'`},
		// shortened
		{"Which boat has the skipper Vanderbeek?", `SELECT "Boat" FROM boats WHERE "Skipper" = 'Pieter Vanderbeek'`},
		// without accents
		{"Which boat has the home port goteborg?", `SELECT "Boat" FROM boats WHERE "Home port" = 'Göteborg'`},
		// abbreviated
		{"What is the home port of the boat N. Star?", `SELECT "Home port" FROM boats WHERE "Boat" = 'Northern Star'`},
		// without signs
		{"Which boats does Anna OHara skipper?", `SELECT "Boat" FROM boats WHERE "Skipper" = 'Anna O''Hara'`},
	} {
		parsed, err := p.Parse(context.Background(), parse.Input{Question: c.question})
		if err != nil {
			t.Fatal(err)
		}
		i, _ := parsed.Leader()
		got := parsed.Candidates[i].Query
		if !sameConditions(got.SUQL(), c.want) {
			t.Errorf("%s\n got %s\nwant %s", c.question, got.SUQL(), c.want)
		}
	}
}

// sameConditions compares statements whatever the order of their conditions.
func sameConditions(a, b string) bool {
	split := func(s string) map[string]bool {
		m := map[string]bool{}
		head, where, _ := strings.Cut(s, " WHERE ")
		m[head] = true
		for _, c := range strings.Split(where, " AND ") {
			m[c] = true
		}
		return m
	}
	return fmt.Sprint(split(a)) == fmt.Sprint(split(b))
}

var questions = []string{
	"Who is the skipper of the Wild Goose?",
	"Which boat has fewer than two wins and was built in 2011?",
	"How many boats has Anna O'Hara skippered with more than 2 wins?",
	"what is the longest boat from port ellen",
}

func TestProbabilities(t *testing.T) {
	p := NewParser(embedded(t), boats())
	for _, q := range questions {
		parsed, err := p.Parse(context.Background(), parse.Input{Question: q})
		if err != nil {
			t.Fatal(err)
		}
		sum, last := 0.0, 1.0
		for _, c := range parsed.Candidates {
			sum += c.P
			if c.P > last {
				t.Errorf("%s: candidates are not in order", q)
			}
			last = c.P
		}
		if sum > 1+1e-9 || sum < 0.5 {
			t.Errorf("%s: probabilities sum to %v", q, sum)
		}
	}
}

// TestConstraints confirms and forbids every component of the best candidates, alone and in pairs: what comes back must
// obey, and something must come back wherever a component was confirmed that a candidate has.
func TestConstraints(t *testing.T) {
	ctx := context.Background()
	p := NewParser(embedded(t), boats())
	for _, q := range questions {
		parsed, err := p.Parse(ctx, parse.Input{Question: q})
		if err != nil {
			t.Fatal(err)
		}
		var parts []query.Component
		seen := map[string]bool{}
		for _, c := range parsed.Candidates[:min(12, len(parsed.Candidates))] {
			for _, k := range query.Components(c.Query) {
				if !seen[k.ID()] {
					seen[k.ID()] = true
					parts = append(parts, k)
				}
			}
		}
		check := func(k query.Constraints, some bool) {
			got, err := p.Parse(ctx, parse.Input{Question: q, Constraints: k})
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range got.Candidates {
				if !k.Allow(c.Query) {
					t.Fatalf("%s: %s is not allowed by %v", q, c.Query.SUQL(), ids(k))
				}
			}
			if some && len(got.Candidates) == 0 {
				t.Errorf("%s: nothing obeys %v", q, ids(k))
			}
		}
		for i, a := range parts {
			check(query.Constraints{Confirmed: []query.Component{a}}, true)
			check(query.Constraints{Forbidden: []query.Component{a}}, false)
			for _, b := range parts[:i] {
				check(query.Constraints{Confirmed: []query.Component{a}, Forbidden: []query.Component{b}}, false)
				check(query.Constraints{Confirmed: []query.Component{a, b}}, false)
				check(query.Constraints{Forbidden: []query.Component{a, b}}, false)
			}
		}
		// All of a candidate's components, confirmed, leave it.
		for _, c := range parsed.Candidates[:min(8, len(parsed.Candidates))] {
			check(query.Constraints{Confirmed: query.Components(c.Query)}, true)
		}
	}
}

func ids(k query.Constraints) (out []string) {
	for _, c := range k.Confirmed {
		out = append(out, "yes "+c.ID())
	}
	for _, c := range k.Forbidden {
		out = append(out, "no "+c.ID())
	}
	return out
}

func TestPerturbedPasses(t *testing.T) {
	ctx := context.Background()
	p := NewParser(embedded(t), boats())
	in := parse.Input{Question: questions[1]}
	base, _ := p.Parse(ctx, in)
	in.Perturb = 1
	one, _ := p.Parse(ctx, in)
	in.Perturb = 2
	two, _ := p.Parse(ctx, in)
	in.Perturb = 1
	again, _ := p.Parse(ctx, in)
	if one.Candidates[0].P == base.Candidates[0].P || one.Candidates[0].P == two.Candidates[0].P {
		t.Error("passes do not differ")
	}
	if one.Candidates[0].P != again.Candidates[0].P {
		t.Error("one seed gives two passes")
	}
}

// examples asks for boats in a few set ways.
func examples(n int) []Example {
	random := rand.New(rand.NewPCG(1, 2))
	table := boats()
	var out []Example
	for i := range n {
		boat := []string{"Sea Breeze", "Northern Star", "Wild Goose", "Black Pearl", "Quick Step"}[random.IntN(5)]
		e := Example{Table: table, Fold: fmt.Sprint(i % 30)}
		if random.IntN(2) == 0 {
			e.Question = "Who is the skipper of " + boat + "?"
			e.Gold = Sketch{Select: 1, Conditions: []Condition{{Column: 0, Value: boat}}}
		} else {
			wins := random.IntN(9)
			e.Question = fmt.Sprintf("How many boats have more than %d wins?", wins)
			e.Gold = Sketch{Select: 0, Agg: Count, Conditions: []Condition{{Column: 5, Op: Greater, Value: fmt.Sprint(wins)}}}
		}
		out = append(out, e)
	}
	return out
}

func TestTrainTwice(t *testing.T) {
	train := func() []byte {
		b, err := Train(examples(300), TrainOptions{Seed: 3}).Bytes()
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	a, b := train(), train()
	if !bytes.Equal(a, b) {
		t.Error("training twice gives two models")
	}
	m, err := Load(a)
	if err != nil {
		t.Fatal(err)
	}
	p := NewParser(m, boats())
	right := 0
	for _, e := range examples(60) {
		parsed, _ := p.Parse(context.Background(), parse.Input{Question: e.Question})
		if i, _ := parsed.Leader(); i >= 0 && parsed.Candidates[i].Query.SUQL() == p.table.Query(e.Gold).SUQL() {
			right++
		}
	}
	if right < 57 {
		t.Errorf("%d of 60 right after training on the same kind", right)
	}
	if _, err := Load(a[:len(a)/2]); err == nil {
		t.Error("half a model loads")
	}
}

func TestSampled(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "boats", Columns: []*schema.Column{
		{Name: "name", Type: schema.Text, Label: "boat"}, {Name: "skipper", Type: schema.Text},
		{Name: "length_m", Type: schema.Real, Label: "length"}, {Name: "story", Type: schema.Text, Role: schema.FreeText},
	}}}}
	var asked []string
	sample := func(_ context.Context, _ *schema.Database, table string, columns []string, max int) ([][]string, error) {
		asked = append(asked, table+" "+strings.Join(columns, ","))
		return [][]string{{"Sea Breeze", "Anna O'Hara", "12.5"}, {"Wild Goose", "Maria da Silva", "9.8"}}, nil
	}
	table, err := Sampled(context.Background(), db, sample)
	if err != nil {
		t.Fatal(err)
	}
	for question, want := range map[string]string{
		"Who is the skipper of the Wild Goose?":    "SELECT skipper FROM boats WHERE name = 'Wild Goose'",
		"What is the length of the boat Sea Breze": "SELECT length_m FROM boats WHERE name = 'Sea Breeze'",
	} {
		parsed, err := NewParser(embedded(t), table).Parse(context.Background(), parse.Input{Question: question, Schema: db})
		if err != nil {
			t.Fatal(err)
		}
		if got := parsed.Candidates[0].Query.SUQL(); got != want {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
	if fmt.Sprint(asked) != "[boats name,skipper,length_m]" {
		t.Errorf("sampled %v: want once, without the free text", asked)
	}
	db.Tables = append(db.Tables, &schema.Table{Name: "ports"})
	if table, err := Sampled(context.Background(), db, sample); err != nil || table != nil {
		t.Errorf("two tables: %v, %v", table, err)
	}
}

func FuzzParse(f *testing.F) {
	p := NewParser(embedded(f), boats())
	for _, q := range append(questions, "", "?", "北京 有 多少", "🚤🚤", "<b>' OR 1=1 --</b>", strings.Repeat("wins 12 ", 600),
		"\xff\xfe", "- # - 5 -5 -", "one hundred and and twenty five") {
		f.Add(q)
	}
	f.Fuzz(func(t *testing.T, q string) {
		parsed, err := p.Parse(context.Background(), parse.Input{Question: q})
		if err != nil {
			t.Fatal(err)
		}
		sum := 0.0
		for _, c := range parsed.Candidates {
			sum += c.P
			c.Query.SUQL()
		}
		if sum > 1+1e-9 {
			t.Fatalf("%q: probabilities sum to %v", q, sum)
		}
	})
}

func BenchmarkParse(b *testing.B) {
	m, table := embedded(b), boats()
	for i := 0; b.Loop(); i++ {
		NewParser(m, table).Parse(context.Background(), parse.Input{Question: questions[i%len(questions)]})
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		embedded(b)
	}
}
