package eval

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

func column(name string) query.Column { return query.Column{Table: "t", Name: name} }

func equals(name, value string) query.Condition {
	return query.Condition{Item: query.Item{Column: column(name)}, Op: query.Equal,
		Values: []query.Value{{Text: value, First: -1, Last: -1}}}
}

func selects(name string, agg query.Agg, conds ...query.Condition) *query.Query {
	return &query.Query{Select: []query.Item{{Agg: agg, Column: column(name)}}, From: query.From{Tables: []string{"t"}},
		Where: conds}
}

// TestPatience asks about the first decisions of a query, some of which are wrong.
func TestPatience(t *testing.T) {
	gold := selects("Player", query.Count, equals("Team", "x"), equals("City", "y"))
	// The decisions asked about: column, aggregator, number of conditions, first condition's column.
	allWrong := selects("Age", query.None, equals("Height", "z"))
	repaired := selects("Player", query.None, equals("Height", "z"))
	secondRight := selects("Age", query.Count, equals("Height", "z"))
	type step struct {
		place int
		now   *query.Query
	}
	for _, tt := range []struct {
		name  string
		steps []step
		want  string
	}{
		{"three errors", []step{{1, allWrong}, {2, allWrong}, {3, allWrong}}, "no no exit"},
		{"one right in between", []step{{1, secondRight}, {2, secondRight}, {3, secondRight}, {4, secondRight}},
			"no yes no no"},
		{"an error nobody asked about", []step{{1, allWrong}, {3, allWrong}, {4, allWrong}}, "no no exit"},
		{"repaired meanwhile", []step{{1, allWrong}, {2, repaired}, {3, repaired}}, "no no no"},
		{"the same place again and again", []step{{1, allWrong}, {1, allWrong}, {1, allWrong}, {1, allWrong}},
			"no no no no"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			u := newUser(Example{Gold: gold}, Settings{User: SimulatedUser})
			var got []string
			for _, s := range tt.steps {
				place := at(t, s.now, []query.Kind{"", query.SelectColumn, query.SelectAgg, query.WhereCount,
					query.WhereColumn}[s.place])
				right, stays := u.confirms(&misp.Ask{Component: query.Decisions(s.now)[place], Position: place},
					s.now)
				switch {
				case !stays:
					got = append(got, "exit")
				case right:
					got = append(got, "yes")
				default:
					got = append(got, "no")
				}
			}
			if said := strings.Join(got, " "); said != tt.want || u.questions != len(tt.steps) {
				t.Errorf("replies %s to %d questions, want %s", said, u.questions, tt.want)
			}
		})
	}
}

func at(t *testing.T, q *query.Query, kind query.Kind) int {
	t.Helper()
	i := slices.IndexFunc(query.Decisions(q), func(c query.Component) bool { return c.Kind == kind })
	if i < 0 {
		t.Fatalf("no %s in %s", kind, q.SUQL())
	}
	return i
}

// believed is a parser of one question that knows these queries, with their probabilities.
type believed []parse.Candidate

func (b believed) Parse(_ context.Context, in parse.Input) (*parse.Parsed, error) {
	if !in.Constraints.Empty() {
		return nil, errors.New("it has no other queries")
	}
	return &parse.Parsed{Candidates: slices.Clone(b)}, nil
}

func believe(pairs ...any) (b believed) {
	for i := 0; i < len(pairs); i += 2 {
		b = append(b, parse.Candidate{Query: pairs[i].(*query.Query), P: pairs[i+1].(float64)})
	}
	return b
}

// reply is what comes of asking a user with this gold.
func reply(t *testing.T, s Settings, parser believed, e Example) Decision {
	t.Helper()
	decide, err := s.Decider()
	if err != nil {
		t.Fatal(err)
	}
	e.Parser, e.Input.Schema = parser, &schema.Database{}
	d, err := decide(t.Context(), e)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func settings(t *testing.T, user, detector string) Settings {
	t.Helper()
	d, err := errdetect.Parse(detector)
	if err != nil {
		t.Fatal(err)
	}
	return Settings{User: user, Detector: d, MaxAlternatives: 3, Seed: 1}
}

func TestCounters(t *testing.T) { // A2: one useless question, one that was needed
	high, school := selects("Player", query.None, equals("Team", "high")),
		selects("Player", query.None, equals("Team", "high school"))
	other := selects("Player", query.None, equals("Team", "school"))
	o := reply(t, settings(t, SimulatedUser, "probability=0.95"), believe(high, .7, school, .2, other, .1),
		Example{Gold: school})
	if o.Questions != 2 || o.UselessQuestions != 1 || o.Query.SUQL() != school.SUQL() {
		t.Errorf("%d questions, %d of them in vain, %s", o.Questions, o.UselessQuestions, o.Query.SUQL())
	}
	o = reply(t, settings(t, SimulatedUser, "probability=0.95"), believe(high, .7, other, .3), Example{Gold: school})
	// no option was right: the original stays
	if o.Questions != 2 || o.UselessQuestions != 0 || o.Query.SUQL() != high.SUQL() {
		t.Errorf("%d questions, %d in vain, %s", o.Questions, o.UselessQuestions, o.Query.SUQL())
	}
}

func TestExitKeepsTheQuery(t *testing.T) { // A8, edge case 11
	gold := selects("Player", query.Count, equals("Team", "x"))
	wrong := selects("Age", query.None, equals("Height", "z"), equals("City", "y"))
	o := reply(t, settings(t, SimulatedUser, "any"), believe(wrong, 1.0), Example{Gold: gold})
	if !o.GaveUp || o.Questions != 3 || o.Query.SUQL() != wrong.SUQL() {
		t.Errorf("left %v after %d questions with %s", o.GaveUp, o.Questions, o.Query.SUQL())
	}
	if last := o.Turns[len(o.Turns)-1]; last.Answer != "exit" {
		t.Errorf("the last reply is %q", last.Answer)
	}
}

// A9, A14: the right reply to a right prediction is no, and the question was useless
func TestContraryWording(t *testing.T) {
	gold := selects("Player", query.None)
	other := selects("Player", query.Count)
	union := *gold
	union.Set, union.Right = query.Union, selects("Team", query.None)
	o := reply(t, settings(t, SimulatedUser, "probability=0.9"), believe(gold, .5, other, .3, &union, .2),
		Example{Gold: gold})
	if len(o.Turns) != 2 || o.UselessQuestions != 2 {
		t.Fatalf("%d turns, %d in vain: %v", len(o.Turns), o.UselessQuestions, o.Turns)
	}
	for i, component := range []string{"set = none", "select.agg = none"} {
		if x := o.Turns[i]; x.Component != component || x.Answer != agent.No {
			t.Errorf("about %s: %q, %s", x.Component, x.Question, x.Answer)
		}
	}
}

func TestWrongRepliesDependOnTheSeed(t *testing.T) {
	gold, other := selects("Player", query.None), selects("Age", query.None)
	s := settings(t, SimulatedUser, "any")
	s.ErrorRate = .5
	replies := func(seed uint64) (out []string) {
		s.Seed = seed
		for i := range 20 {
			for _, x := range reply(t, s, believe(gold, .6, other, .4), Example{Index: i, Gold: gold}).Turns {
				out = append(out, x.Answer)
			}
		}
		return out
	}
	if !slices.Equal(replies(1), replies(1)) {
		t.Error("the same seed gives other replies")
	}
	if slices.Equal(replies(1), replies(2)) {
		t.Error("another seed gives the same replies")
	}
}

func TestGoldUserIsNotBoundByAlternatives(t *testing.T) {
	gold := selects("Player", query.None, equals("Team", "x"))
	wrong := selects("Player", query.None, equals("Team", "y"))
	other := selects("Player", query.None, equals("Team", "z"))
	o := reply(t, settings(t, GoldUser, "probability=0.95"), believe(wrong, .6, other, .4), Example{Gold: gold})
	if o.Query.SUQL() != gold.SUQL() || o.Questions != 1 {
		t.Errorf("%d questions, %s", o.Questions, o.Query.SUQL())
	}
	o = reply(t, settings(t, MultichoiceUser, "probability=0.95"), believe(wrong, .6, other, .4), Example{Gold: gold})
	if o.Query.SUQL() != wrong.SUQL() {
		t.Errorf("none of the alternatives is right: %s", o.Query.SUQL())
	}
}

// A user offered whole readings picks the one with the gold's result, however it is written.
func TestTruthfulUserPicksReadings(t *testing.T) {
	wrong := selects("Player", query.None, equals("Team", "y"))
	right := selects("Age", query.Max, equals("Height", "z"))
	third := selects("Team", query.None, equals("Age", "x"))
	parser := believe(wrong, .35, right, .33, third, .3)
	e := Example{Gold: selects("Player", query.Count)}
	e.Right = func(q *query.Query) bool { return q.SUQL() == right.SUQL() }
	o := reply(t, settings(t, TruthfulUser, "gain=0.97"), parser, e)
	if o.Query.SUQL() != right.SUQL() || o.Questions != 1 || o.Turns[0].Answer != "picked one" {
		t.Errorf("%d questions, %s: %+v", o.Questions, o.Query.SUQL(), o.Turns)
	}
	e.Right = func(*query.Query) bool { return false }
	if o = reply(t, settings(t, TruthfulUser, "gain=0.97"), parser, e); o.Turns[0].Answer != "picked none" {
		t.Errorf("what is not offered was picked: %+v", o.Turns)
	}
}
