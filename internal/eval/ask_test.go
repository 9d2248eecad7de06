package eval

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
	"github.com/ask-surely/surely/suql"
)

const boats = "name,port,length\nAnna,Kiel,12\nBerta,Oslo,30\nCarla,Kiel,9\n"

// harbour is a table of boats.
func harbour(t *testing.T) *Source {
	t.Helper()
	path := filepath.Join(t.TempDir(), "boats.csv")
	if err := os.WriteFile(path, []byte(boats), 0o600); err != nil {
		t.Fatal(err)
	}
	src, err := Open(t.Context(), path, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { src.Close() })
	return src
}

func outcome(columns []string, found [][]any) *Outcome {
	o := &Outcome{}
	o.Result = &suql.Result{Columns: columns, Rows: found}
	o.Searched, o.SUQL = "I searched.", "SELECT"
	return o
}

// TestRowF1 checks that rows are compared with those labelled by hand, optional ones aside.
func TestRowF1(t *testing.T) {
	src := harbour(t)
	k, err := (&Case{Gold: []string{"SELECT 1 WHERE 0"}, Labels: &Labels{Table: "boats", Key: "name", Form: "rows",
		Rows: []any{"Anna"}, Maybe: []any{"Carla"}}}).scored(t.Context(), src)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		rows [][]any
		want float64
	}{
		{rows{{"Anna"}}, 1}, {rows{{"Anna"}, {"Carla"}}, 1}, {rows{{"Anna"}, {"Berta"}}, 2. / 3}, {rows{{"Carla"}}, 0}, {rows{}, 0},
	} {
		if got, ok := k.rowF1(outcome([]string{"name"}, c.rows)); !ok || got != c.want {
			t.Errorf("%v: %v, want %v", c.rows, got, c.want)
		}
	}
}

func TestJudge(t *testing.T) {
	src := harbour(t)
	count := &Case{Kind: "count", Gold: []string{"SELECT count(*) FROM boats WHERE port = 'Kiel'"}}
	none := &Case{Unanswerable: true}
	meta := &Case{Kind: Meta, SaysAny: []string{"boat"}}
	either := &Case{Kind: "ambiguous", Ambiguous: true, Gold: count.Gold}
	long := &Case{Kind: "text", Gold: []string{"SELECT 1 WHERE 0"},
		Labels: &Labels{Table: "boats", Key: "name",
			Rows: []any{"Anna"}, Maybe: []any{"Carla"}, Show: []string{"length"}, Form: "rows"}}
	said := &Outcome{ClosedTurn: agent.ClosedTurn{Reply: "I know of boats.", Declined: true}}
	failed := &Outcome{Failed: &agent.ErrorEvent{Code: "42703"}}
	for _, c := range []struct {
		name  string
		q     *Case
		o     *Outcome
		asked bool
		want  Class
	}{
		{"right", count, outcome([]string{"count"}, rows{{int64(2)}}), false, ClassRight},
		{"wrong", count, outcome([]string{"count"}, rows{{int64(3)}}), false, ClassWrongSilent},
		{"wrong after asking", count, outcome([]string{"count"}, rows{{int64(3)}}), true, ClassWrongAsked},
		{"no value", count, outcome([]string{"count"}, rows{{nil}}), false, ClassNoAnswer},
		{"declined", count, said, false, ClassRefused}, {"failed", count, failed, false, ClassError},
		{"rightly declined", none, said, false, ClassRight},
		{"answered although it cannot be", none, outcome([]string{"x"}, rows{{1}}), false, ClassWrongSilent},
		{"nothing found is no decline", none, outcome([]string{"x"}, rows{}), false, ClassNoAnswer},
		{"about the data", meta, said, false, ClassRight},
		{"about the data, by a query", meta, outcome([]string{"x"}, rows{{"boat"}}), false, ClassWrongSilent},
		{"asked about what is ambiguous", either, outcome([]string{"x"}, rows{{9}}), true, ClassRight},
		{"not asked about what is ambiguous", either, outcome([]string{"x"}, rows{{9}}), false, ClassWrongSilent},
		{"by the key", long, outcome([]string{"name"}, rows{{"Anna"}}), false, ClassRight},
		{"with one that may be", long, outcome([]string{"name"}, rows{{"Carla"}, {"Anna"}}), false, ClassRight},
		{"with one that may not", long, outcome([]string{"name"}, rows{{"Anna"}, {"Berta"}}), false, ClassWrongSilent},
		{"one twice", long, outcome([]string{"name"}, rows{{"Anna"}, {"Anna"}}), false, ClassWrongSilent},
		{"by what shows", long, outcome([]string{"how long"}, rows{{int64(12)}}), false, ClassRight},
		{"one missing", long, outcome([]string{"name"}, rows{{"Carla"}}), false, ClassWrongSilent},
	} {
		k, err := c.q.scored(t.Context(), src)
		if err != nil {
			t.Fatal(err)
		}
		v := k.verdict(&schema.Database{}, c.o)
		if got := c.q.class(c.o, v, c.asked); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
	}
}

func TestGoldThatCannotRun(t *testing.T) {
	q := &Case{Gold: []string{"SELECT harbour FROM boats"}}
	if _, err := q.scored(t.Context(), harbour(t)); err == nil {
		t.Error("a gold of a column that there is not was taken for an answer")
	}
}

// kept are results by statement.
type kept map[string][][]any

func (k kept) Run(_ context.Context, statement string, _ suql.RunOptions) (*suql.Result, error) {
	return &suql.Result{Columns: []string{"name"}, Rows: k[statement]}, nil
}

func (kept) Check(string) error { return nil }

// TestTruthful asks a user who means the boats of Kiel about parts and readings.
func TestTruthful(t *testing.T) {
	port := query.Column{Table: "boats", Name: "port"}
	at := func(place string) *query.Query {
		q := &query.Query{Select: []query.Item{{Column: query.Column{Table: "boats", Name: "name"}}},
			From: query.From{Tables: []string{"boats"}}}
		if place != "" {
			q.Where = []query.Condition{{Item: query.Item{Column: port}, Op: query.Equal, Values: []query.Value{{Text: place}}}}
		}
		return q
	}
	kiel, oslo, all := at("Kiel"), at("Oslo"), at("")
	results := map[string][][]any{kiel.SUQL(): {{"Anna"}, {"Carla"}}, oslo.SUQL(): {{"Berta"}},
		all.SUQL(): {{"Anna"}, {"Berta"}, {"Carla"}}}
	e, src := &Everyday{User: TruthfulUser}, harbour(t)
	boats, err := (&Case{Gold: []string{"SELECT name FROM boats WHERE port = 'Kiel'"}}).scored(t.Context(), src)
	if err != nil {
		t.Fatal(err)
	}
	reply := func(ask agent.ClarifyEvent) string {
		user := e.user(boats, &Source{Engine: kept(results)})
		out := user(context.Background(), ask)
		user(context.Background(), ask)
		if again := user(context.Background(), ask); again != agent.Skip {
			t.Errorf("a third reply where two are allowed: %s", again)
		}
		return out
	}
	part := func(of *query.Query) *query.Component {
		for _, c := range query.Components(of) {
			if c.Kind == query.WhereValue {
				return &c
			}
		}
		t.Fatal("no value in the condition")
		return nil
	}
	confirm := func(about *query.Component, readings ...*query.Query) agent.ClarifyEvent {
		e := agent.ClarifyEvent{Kind: "confirm", About: about}
		for _, q := range readings {
			e.Readings = append(e.Readings, parse.Candidate{Query: q})
		}
		return e
	}
	for _, c := range []struct {
		name string
		e    agent.ClarifyEvent
		want string
	}{
		{"what all right readings have", confirm(part(kiel), kiel, oslo, all), agent.Yes},
		{"what no right reading has", confirm(part(oslo), kiel, oslo), agent.No},
		{"no reading is right", confirm(part(oslo), oslo, all), agent.Skip},
		{"the option that is right", agent.ClarifyEvent{Kind: "choose",
			Options: []agent.Option{{ID: "1", Query: oslo}, {ID: "2", Query: kiel}}}, "2"},
		{"no option is right", agent.ClarifyEvent{Kind: "choose",
			Options: []agent.Option{{ID: "1", Query: oslo}, {ID: "none"}}}, agent.Skip},
	} {
		if got := reply(c.e); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
	}
}
