package agent

import (
	"slices"
	"testing"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// players is the fixture of the acceptance examples: a table with four columns.
func players(name string) query.Column { return query.Column{Table: "t", Name: name} }

func is(column, value string) query.Condition {
	return query.Condition{Item: query.Item{Column: players(column)}, Op: query.Equal,
		Values: []query.Value{{Text: value, First: -1, Last: -1}}}
}

func shows(column string, agg query.Agg, conds ...query.Condition) *query.Query {
	return &query.Query{Select: []query.Item{{Agg: agg, Column: players(column)}}, From: query.From{Tables: []string{"t"}},
		Where: conds}
}

func candidates(pairs ...any) []parse.Candidate {
	var out []parse.Candidate
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, parse.Candidate{Query: pairs[i].(*query.Query), P: pairs[i+1].(float64)})
	}
	return out
}

func believe(c []parse.Candidate) *Belief { return NewBelief(&parse.Parsed{Candidates: c}) }

func start(t *testing.T, detector string, o DialogueOptions, c []parse.Candidate) *MISP {
	t.Helper()
	d, err := errdetect.Parse(detector)
	if err != nil {
		t.Fatal(err)
	}
	o.Detector = d
	return NewMISP(believe(c), o)
}

// asks fails unless the next question is about the component.
func asks(t *testing.T, q Dialogue, id string) *Ask {
	t.Helper()
	a := q.Next()
	switch {
	case a == nil && id == "":
	case a == nil:
		t.Fatalf("nothing is asked, not %s", id)
	case a.Component.ID() != id:
		t.Fatalf("asked about %q, not %q", a.Component.ID(), id)
	}
	return a
}

func ends(t *testing.T, q Dialogue, want *query.Query) {
	t.Helper()
	asks(t, q, "")
	if got := q.Query().SUQL(); got != want.SUQL() {
		t.Errorf("ends at %s\nnot at %s", got, want.SUQL())
	}
}

var (
	high   = shows("Player", query.None, is("Team", "westchester high"))
	school = shows("Player", query.None, is("Team", "westchester high school"))
	third  = shows("Player", query.None, is("Team", "westchester"))
	fourth = shows("Player", query.None, is("Team", "high school"))
)

const teamValue = "where.value(t.Team =) = "

func TestValueIsAskedAboutOnce(t *testing.T) { // A1
	q := start(t, "probability=0.95", DialogueOptions{}, candidates(high, .852, school, .148))
	asks(t, q, teamValue+"westchester high")
	q.Confirm()
	ends(t, q, high)
}

func TestAlternativesInTurn(t *testing.T) { // A2, A3
	all := candidates(high, .6, school, .2, third, .1, fourth, .1)
	q := start(t, "probability=0.95", DialogueOptions{K: 3}, all)
	asks(t, q, teamValue+"westchester high")
	q.Refuse()
	asks(t, q, teamValue+"westchester high school")
	q.Confirm()
	ends(t, q, school)

	q = start(t, "probability=0.95", DialogueOptions{K: 3}, all)
	for _, v := range []string{"westchester high", "westchester high school", "westchester", "high school"} {
		asks(t, q, teamValue+v)
		q.Refuse()
	}
	ends(t, q, high) // the original survives K+1 refusals
	if s := q.Status(teamValue + "westchester high"); s != Unconfirmed {
		t.Errorf("the original is %s", s)
	}
}

func TestNoneOfThese(t *testing.T) { // A4, and a choice
	all := candidates(high, .6, school, .2, third, .1, fourth, .1)
	q := start(t, "probability=0.95", DialogueOptions{K: 2, Choose: true}, all)
	asks(t, q, teamValue+"westchester high")
	q.Refuse()
	if a := asks(t, q, teamValue+"westchester high"); len(a.Alternatives) != 2 {
		t.Fatalf("%d alternatives, not K", len(a.Alternatives))
	}
	q.RefuseAlternatives()
	ends(t, q, high)
	if s := q.Status(teamValue + "westchester high"); s != Unconfirmed {
		t.Errorf("the original is %s", s)
	}
	q = start(t, "probability=0.95", DialogueOptions{K: 2, Choose: true}, all)
	q.Next()
	q.Refuse()
	q.Select(q.Next().Alternatives[1])
	ends(t, q, third)
}

func TestSkipAfterRefusal(t *testing.T) { // a no is remembered even without an alternative
	q := start(t, "probability=0.95", DialogueOptions{K: 2, Choose: true}, candidates(high, .6, school, .2, third, .2))
	asks(t, q, teamValue+"westchester high")
	q.Refuse()
	q.Next()
	q.Skip()
	if got := q.Query().SUQL(); got == high.SUQL() {
		t.Errorf("what was refused stands: %s", got)
	}
}

func TestNoOptionsLeft(t *testing.T) { // edge case 8
	q := start(t, "any", DialogueOptions{Choose: true}, candidates(high, 1.0))
	for a := q.Next(); a != nil; a = q.Next() {
		if len(a.Alternatives) > 0 {
			t.Fatal("there is nothing to choose from")
		}
		q.Refuse()
	}
	ends(t, q, high)
}

func TestColumnRefused(t *testing.T) { // A5, edge case 5
	city := shows("Player", query.None, is("City", "Rome"))
	team := shows("Player", query.None, is("Team", "Rome"))
	age := shows("Player", query.None, is("Age", "7"))
	teamElse := shows("Player", query.None, is("Team", "Lazio"))
	q := start(t, "probability=0.95", DialogueOptions{}, candidates(city, .6, team, .18, teamElse, .1, age, .12))
	asks(t, q, "where.column = t.City")
	q.Refuse()
	asks(t, q, "where.column = t.Team") // .7 by now: doubtful, so it is asked about
	q.Confirm()
	asks(t, q, teamValue+"rome") // decoded anew
	q.Confirm()
	ends(t, q, team)

	q = start(t, "probability=0.95", DialogueOptions{}, candidates(city, .6, team, .39, age, .01))
	asks(t, q, "where.column = t.City")
	q.Refuse()
	ends(t, q, team) // .975 by now: accepted unasked
}

func TestConfirmedColumnSurvives(t *testing.T) { // edge case 3
	both := shows("Player", query.None, is("Team", "x"), is("City", "y"))
	other := shows("Player", query.None, is("Team", "x"), is("Age", "y"))
	none := shows("Player", query.None)
	q := start(t, "probability=0.9", DialogueOptions{}, candidates(both, .5, other, .1, none, .4))
	asks(t, q, "where.count = 2")
	q.Confirm()
	asks(t, q, "where.column = t.City")
	q.Refuse()
	ends(t, q, other)
}

func TestAnyAsksEveryDecision(t *testing.T) { // A6: the five units, and the number of conditions
	q := start(t, "any", DialogueOptions{}, candidates(school, 1.0))
	var got []string
	for a := q.Next(); a != nil; a = q.Next() {
		got = append(got, string(a.Component.Kind))
		q.Confirm()
	}
	want := []string{"select.column", "select.agg", "where.count", "where.column", "where.op", "where.value"}
	if !slices.Equal(got, want) {
		t.Errorf("asked %v", got)
	}
}

func TestPerfectDetector(t *testing.T) { // A7
	q := start(t, "perfect", DialogueOptions{IsWrong: func(query.Component) bool { return false }},
		candidates(school, .3, high, .2))
	ends(t, q, school)
}

func TestOrderOfDecisions(t *testing.T) { // A10
	var got []string
	for _, c := range query.Decisions(shows("Player", query.None, is("Age", "7"), is("Team", "x"))) {
		switch c.Kind {
		case query.WhereColumn, query.WhereOp, query.WhereValue:
			got = append(got, string(c.Kind)+" "+c.Item.Column.Name)
		}
	}
	want := []string{"where.column Age", "where.column Team", "where.op Team", "where.value Team", "where.op Age",
		"where.value Age"}
	if !slices.Equal(got, want) {
		t.Errorf("order %v", got)
	}
}

func TestTwoColumnsSelected(t *testing.T) { // A12, edge case 4
	one := shows("Player", query.None, is("City", "y"))
	age := shows("Player", query.None, is("Age", "7"))
	team := shows("Player", query.None, is("Team", "x"))
	two := shows("Player", query.None, is("Age", "7"), is("Team", "x"))
	q := start(t, "probability=0.9", DialogueOptions{Choose: true, Reparse: func(k query.Constraints) *parse.Parsed {
		if k.Allow(two) {
			return &parse.Parsed{Candidates: candidates(two, 1.0)}
		}
		return nil
	}}, candidates(one, .5, age, .3, team, .2))
	asks(t, q, "where.column = t.City")
	q.Refuse()
	q.Select(q.Next().Alternatives...)
	ends(t, q, two)
}

func TestDropout(t *testing.T) { // A11
	for _, tt := range []struct{ detector, asked string }{{"dropout=0.05", teamValue + "westchester high"},
		{"dropout=0.2", ""}} {
		passes := []*Belief{believe(candidates(high, .9, school, .1)), believe(candidates(high, .7, school, .3))}
		q := start(t, tt.detector, DialogueOptions{Passes: passes}, candidates(high, .8, school, .2))
		asks(t, q, tt.asked)
	}
}

func TestDependentsWait(t *testing.T) { // what can no longer be right is not asked about
	city, team := shows("Player", query.None, is("City", "Rome")), shows("Player", query.None, is("Team", "Rome"))
	q := start(t, "any", DialogueOptions{K: 1}, candidates(city, .6, team, .4))
	for range 3 {
		q.Next()
		q.Confirm()
	}
	asks(t, q, "where.column = t.City")
	q.Refuse()
	asks(t, q, "where.column = t.Team")
	q.Refuse()
	ends(t, q, city)
}

func TestMissingConditionIsAskedFor(t *testing.T) {
	none, one := shows("Player", query.None), shows("Player", query.None, is("Team", "x"))
	q := start(t, "probability=0.9", DialogueOptions{}, candidates(none, .6, one, .4))
	asks(t, q, "where.count = 0")
	q.Refuse()
	ends(t, q, one)
}

func TestGainIgnoresWhatDoesNotMatter(t *testing.T) {
	a, b, c := high, school, third
	same := candidates(a, .5, b, .4, c, .1)
	same[0].Result, same[1].Result, same[2].Result = "1", "1", "2"
	ends(t, start(t, "gain=0.9", DialogueOptions{}, same), a)
	ends(t, start(t, "gain=0.8", DialogueOptions{}, same), a)
	same[1].Result = "3"
	q := start(t, "gain=0.8", DialogueOptions{}, same)
	if q.Next() == nil {
		t.Error("three results, and nothing is asked")
	}
}

// Near-certain defaults are not asked about in the chat: neither AND between conditions, nor
// showing a column unchanged.
func TestGainSkipsTrivialQuestions(t *testing.T) {
	either := shows("Player", query.None, is("Team", "x"), is("City", "y"))
	either.Where[1].Or = true
	all := candidates(shows("Player", query.None, is("Team", "x"), is("City", "y")), .7,
		shows("Player", query.None, is("Team", "x")), .25,
		either, .01, shows("Player", query.Max, is("Team", "x"), is("City", "y")), .01)
	q := NewMISP(newBelief(StoredParse{Candidates: all}, relevance{rowsOnly: true}),
		DialogueOptions{Detector: errdetect.Gain(.9)})
	for a := q.Next(); a != nil; a = q.Next() {
		if a.Component.Kind == query.AndOr || a.Component.Kind == query.SelectAgg {
			t.Errorf("asks about %s", a.Component.ID())
		}
		q.Confirm()
	}
}

// Readings that differ only in the order of a list that is shown in full are one.
func TestOrderIsNotAskedAbout(t *testing.T) {
	team := query.Item{Column: players("Team")}
	count := query.Item{Agg: query.Count, Column: query.Column{Table: "t", Name: "*"}}
	plain := &query.Query{Select: []query.Item{team, count}, From: query.From{Tables: []string{"t"}},
		GroupBy: []query.Column{team.Column}}
	sorted := plain.Clone()
	sorted.OrderBy = []query.Order{{Item: count, Desc: true}}
	b := newBelief(StoredParse{Candidates: []parse.Candidate{{Query: plain, P: .5, Result: "1"},
		{Query: sorted, P: .5, Result: "2"}}}, relevance{rowsOnly: true})
	q := NewReadings(b, DialogueOptions{Detector: errdetect.Gain(.9)})
	if ask := q.Next(); ask != nil || q.Confidence() < .99 {
		t.Errorf("asks %+v, %.2f sure", ask, q.Confidence())
	}
}

// Whether the figure that rows are sorted by is also shown is not asked about.
func TestSortedByIsNotAskedAbout(t *testing.T) {
	city := query.Item{Column: query.Column{Name: "City"}}
	count := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	plain := &query.Query{Select: []query.Item{city}, From: query.From{Tables: []string{"table"}},
		GroupBy: []query.Column{city.Column}, OrderBy: []query.Order{{Item: count, Desc: true}}, Limit: 1}
	shown := plain.Clone()
	shown.Select = append(shown.Select, count)
	other := shown.Clone()
	other.OrderBy[0].Desc = false
	for second, classes := range map[*query.Query]int{shown: 1, other: 2} {
		b := newBelief(StoredParse{Candidates: []parse.Candidate{{Query: plain, P: .5, Result: "1"},
			{Query: second, P: .5, Result: "2"}}}, relevance{rowsOnly: true})
		if got := max(b.class[0], b.class[1]) + 1; got != classes {
			t.Errorf("%s and %s: %d classes", plain.SUQL(), second.SUQL(), got)
		}
	}
}

func TestReplyAsEvidence(t *testing.T) {
	all := candidates(high, .7, school, .3)
	all[0].Result, all[1].Result = "1", "2"
	q := start(t, "gain=0.95", DialogueOptions{Trust: .9}, all)
	a := q.Next()
	if a == nil {
		t.Fatal("nothing is asked")
	}
	q.Refuse()
	if got := q.Query().SUQL(); got != school.SUQL() {
		t.Errorf("after a no: %s", got)
	}
	if sure := q.Confidence(); sure < .75 || sure > .85 { // .3·.9 / (.3·.9 + .7·.1) = .794
		t.Errorf("a reply that may be wrong makes sure by %.3f", sure)
	}
}
