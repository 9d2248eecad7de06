package misp

import (
	"math"
	"slices"
	"testing"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/testkit/players"
)

func believe(c []parse.Candidate) *belief.Belief { return belief.Of(&parse.Parsed{Candidates: c}) }

func start(t *testing.T, detector string, o Options, c []parse.Candidate) *Dialogue {
	t.Helper()
	d, err := errdetect.Parse(detector)
	if err != nil {
		t.Fatal(err)
	}
	o.Detector = d
	return New(believe(c), o)
}

// asks fails unless the next question is about the component.
func asks(t *testing.T, q *Dialogue, id string) *Ask {
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

func ends(t *testing.T, q *Dialogue, want *query.Query) {
	t.Helper()
	asks(t, q, "")
	if got := q.Query().SUQL(); got != want.SUQL() {
		t.Errorf("ends at %s\nnot at %s", got, want.SUQL())
	}
}

func TestValueIsAskedAboutOnce(t *testing.T) { // A1
	q := start(t, "probability=0.95", Options{}, players.Candidates(players.High, .852, players.School, .148))
	asks(t, q, players.TeamValue+"westchester high")
	q.Confirm()
	ends(t, q, players.High)
}

func TestAlternativesInTurn(t *testing.T) { // A2, A3
	all := players.Candidates(players.High, .6, players.School, .2, players.Third, .1, players.Fourth, .1)
	q := start(t, "probability=0.95", Options{K: 3}, all)
	asks(t, q, players.TeamValue+"westchester high")
	q.Refuse()
	asks(t, q, players.TeamValue+"westchester high school")
	q.Confirm()
	ends(t, q, players.School)

	q = start(t, "probability=0.95", Options{K: 3}, all)
	for _, v := range []string{"westchester high", "westchester high school", "westchester", "high school"} {
		asks(t, q, players.TeamValue+v)
		q.Refuse()
	}
	ends(t, q, players.High) // the original survives K+1 refusals
	if s := q.Status(players.TeamValue + "westchester high"); s != Unconfirmed {
		t.Errorf("the original is %s", s)
	}
}

func TestNoneOfThese(t *testing.T) { // A4, and a choice
	all := players.Candidates(players.High, .6, players.School, .2, players.Third, .1, players.Fourth, .1)
	q := start(t, "probability=0.95", Options{K: 2, Choose: true}, all)
	asks(t, q, players.TeamValue+"westchester high")
	q.Refuse()
	if a := asks(t, q, players.TeamValue+"westchester high"); len(a.Alternatives) != 2 {
		t.Fatalf("%d alternatives, not K", len(a.Alternatives))
	}
	q.RefuseAlternatives()
	ends(t, q, players.High)
	if s := q.Status(players.TeamValue + "westchester high"); s != Unconfirmed {
		t.Errorf("the original is %s", s)
	}
	q = start(t, "probability=0.95", Options{K: 2, Choose: true}, all)
	q.Next()
	q.Refuse()
	q.Select(q.Next().Alternatives[1])
	ends(t, q, players.Third)
}

func TestSkipAfterRefusal(t *testing.T) { // a no is remembered even without an alternative
	q := start(t, "probability=0.95", Options{K: 2, Choose: true},
		players.Candidates(players.High, .6, players.School, .2, players.Third, .2))
	asks(t, q, players.TeamValue+"westchester high")
	q.Refuse()
	q.Next()
	q.Skip()
	if got := q.Query().SUQL(); got == players.High.SUQL() {
		t.Errorf("what was refused stands: %s", got)
	}
}

func TestNoOptionsLeft(t *testing.T) { // edge case 8
	q := start(t, "any", Options{Choose: true}, players.Candidates(players.High, 1.0))
	for a := q.Next(); a != nil; a = q.Next() {
		if len(a.Alternatives) > 0 {
			t.Fatal("there is nothing to choose from")
		}
		q.Refuse()
	}
	ends(t, q, players.High)
}

func TestColumnRefused(t *testing.T) { // A5, edge case 5
	city := players.Shows("Player", query.None, players.Is("City", "Rome"))
	team := players.Shows("Player", query.None, players.Is("Team", "Rome"))
	age := players.Shows("Player", query.None, players.Is("Age", "7"))
	teamElse := players.Shows("Player", query.None, players.Is("Team", "Lazio"))
	q := start(t, "probability=0.95", Options{}, players.Candidates(city, .6, team, .18, teamElse, .1, age, .12))
	asks(t, q, "where.column = t.City")
	q.Refuse()
	asks(t, q, "where.column = t.Team") // .7 by now: doubtful, so it is asked about
	q.Confirm()
	asks(t, q, players.TeamValue+"rome") // decoded anew
	q.Confirm()
	ends(t, q, team)

	q = start(t, "probability=0.95", Options{}, players.Candidates(city, .6, team, .39, age, .01))
	asks(t, q, "where.column = t.City")
	q.Refuse()
	ends(t, q, team) // .975 by now: accepted unasked
}

func TestConfirmedColumnSurvives(t *testing.T) { // edge case 3
	both := players.Shows("Player", query.None, players.Is("Team", "x"), players.Is("City", "y"))
	other := players.Shows("Player", query.None, players.Is("Team", "x"), players.Is("Age", "y"))
	none := players.Shows("Player", query.None)
	q := start(t, "probability=0.9", Options{}, players.Candidates(both, .5, other, .1, none, .4))
	asks(t, q, "where.count = 2")
	q.Confirm()
	asks(t, q, "where.column = t.City")
	q.Refuse()
	ends(t, q, other)
}

func TestAnyAsksEveryDecision(t *testing.T) { // A6: the five units, and the number of conditions
	q := start(t, "any", Options{}, players.Candidates(players.School, 1.0))
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
	q := start(t, "perfect", Options{IsWrong: func(query.Component) bool { return false }},
		players.Candidates(players.School, .3, players.High, .2))
	ends(t, q, players.School)
}

func TestOrderOfDecisions(t *testing.T) { // A10
	var got []string
	for _, c := range query.Decisions(players.Shows("Player", query.None, players.Is("Age", "7"),
		players.Is("Team", "x"))) {
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
	one := players.Shows("Player", query.None, players.Is("City", "y"))
	age := players.Shows("Player", query.None, players.Is("Age", "7"))
	team := players.Shows("Player", query.None, players.Is("Team", "x"))
	two := players.Shows("Player", query.None, players.Is("Age", "7"), players.Is("Team", "x"))
	q := start(t, "probability=0.9", Options{Choose: true, Reparse: func(k query.Constraints) *parse.Parsed {
		if k.Allow(two) {
			return &parse.Parsed{Candidates: players.Candidates(two, 1.0)}
		}
		return nil
	}}, players.Candidates(one, .5, age, .3, team, .2))
	asks(t, q, "where.column = t.City")
	q.Refuse()
	q.Select(q.Next().Alternatives...)
	ends(t, q, two)
}

func TestDropout(t *testing.T) { // A11
	for _, tt := range []struct{ detector, asked string }{{"dropout=0.05", players.TeamValue + "westchester high"},
		{"dropout=0.2", ""}} {
		passes := []*belief.Belief{believe(players.Candidates(players.High, .9, players.School, .1)),
			believe(players.Candidates(players.High, .7, players.School, .3))}
		q := start(t, tt.detector, Options{Passes: passes}, players.Candidates(players.High, .8, players.School, .2))
		asks(t, q, tt.asked)
	}
}

func TestDependentsWait(t *testing.T) { // what can no longer be right is not asked about
	city := players.Shows("Player", query.None, players.Is("City", "Rome"))
	team := players.Shows("Player", query.None, players.Is("Team", "Rome"))
	q := start(t, "any", Options{K: 1}, players.Candidates(city, .6, team, .4))
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
	none, one := players.Shows("Player", query.None), players.Shows("Player", query.None, players.Is("Team", "x"))
	q := start(t, "probability=0.9", Options{}, players.Candidates(none, .6, one, .4))
	asks(t, q, "where.count = 0")
	q.Refuse()
	ends(t, q, one)
}

func TestGainIgnoresWhatDoesNotMatter(t *testing.T) {
	a, b, c := players.High, players.School, players.Third
	same := players.Candidates(a, .5, b, .4, c, .1)
	same[0].Result, same[1].Result, same[2].Result = "1", "1", "2"
	ends(t, start(t, "gain=0.9", Options{}, same), a)
	ends(t, start(t, "gain=0.8", Options{}, same), a)
	same[1].Result = "3"
	q := start(t, "gain=0.8", Options{}, same)
	if q.Next() == nil {
		t.Error("three results, and nothing is asked")
	}
}

// Near-certain defaults are not asked about in the chat: neither AND between conditions, nor
// showing a column unchanged.
func TestGainSkipsTrivialQuestions(t *testing.T) {
	either := players.Shows("Player", query.None, players.Is("Team", "x"), players.Is("City", "y"))
	either.Where[1].Or = true
	all := players.Candidates(players.Shows("Player", query.None, players.Is("Team", "x"), players.Is("City", "y")), .7,
		players.Shows("Player", query.None, players.Is("Team", "x")), .25,
		either, .01, players.Shows("Player", query.Max, players.Is("Team", "x"), players.Is("City", "y")), .01)
	q := New(belief.New(belief.StoredParse{Candidates: all}, belief.Relevance{RowsOnly: true}),
		Options{Detector: errdetect.Gain(.9)})
	for a := q.Next(); a != nil; a = q.Next() {
		if a.Component.Kind == query.AndOr || a.Component.Kind == query.SelectAgg {
			t.Errorf("asks about %s", a.Component.ID())
		}
		q.Confirm()
	}
}

// Readings that differ only in the order of a list that is shown in full are one.
// Whether the figure that rows are sorted by is also shown is not asked about.
func TestReplyAsEvidence(t *testing.T) {
	all := players.Candidates(players.High, .7, players.School, .3)
	all[0].Result, all[1].Result = "1", "2"
	q := start(t, "gain=0.95", Options{Trust: .9}, all)
	a := q.Next()
	if a == nil {
		t.Fatal("nothing is asked")
	}
	q.Refuse()
	if got := q.Query().SUQL(); got != players.School.SUQL() {
		t.Errorf("after a no: %s", got)
	}
	if sure := q.Confidence(); sure < .75 || sure > .85 { // .3·.9 / (.3·.9 + .7·.1) = .794
		t.Errorf("a reply that may be wrong makes sure by %.3f", sure)
	}
}

// A parser that decides clause by clause is doubted by its confidence in each, and asked again after a refusal.
func TestClauseByClause(t *testing.T) {
	parsed := func(value float64, of ...*query.Query) *parse.Parsed {
		p := &parse.Parsed{Confidences: map[string]float64{}}
		for _, q := range of {
			p.Candidates = append(p.Candidates, parse.Candidate{Query: q, P: value / float64(len(of))})
		}
		for _, c := range query.Components(of[0]) {
			p.Confidences[c.ID()] = .99
			if c.Kind == query.WhereValue {
				p.Confidences[c.ID()] = value
			}
		}
		return p
	}
	q := New(belief.Of(parsed(.8, players.High)), Options{Detector: errdetect.Probability(.95),
		Reparse: func(k query.Constraints) *parse.Parsed { return parsed(.97, players.School) }})
	if a := asks(t, q, players.TeamValue+"westchester high"); a.P != .8 {
		t.Errorf("asks with probability %g, the parser said .8", a.P)
	}
	q.Refuse()
	ends(t, q, players.School)
}

// Skipping a question confirms nothing: the confidence of the result and its parts is unchanged.
func TestSkipConfirmsNothing(t *testing.T) {
	q := start(t, "gain=0.9", Options{}, players.Candidates(players.Shows("a", query.None, players.Is("b", "x")), .5,
		players.Shows("a", query.None), .3))
	before := q.Confidence()
	ask := q.Next()
	if ask == nil {
		t.Fatal("nothing is asked")
	}
	id := ask.Component.ID()
	p := q.Probabilities()(ask.Component)
	q.Skip()
	if got := q.Confidence(); math.Abs(got-before) > 1e-9 {
		t.Errorf("the result is %.2f sure after a skip, was %.2f", got, before)
	}
	if got := q.Probabilities()(ask.Component); math.Abs(got-p) > 1e-9 || q.Status(id) != Predicted {
		t.Errorf("%s is %.2f sure and %s after a skip, was %.2f", id, got, q.Status(id), p)
	}
	if again := q.Next(); again != nil && again.Component.ID() == id {
		t.Errorf("%s is asked again", id)
	}
}
