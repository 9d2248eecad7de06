package agent

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/suql"
)

// firstOf returns the first rows for a limit of one or two, else all rows with their sort key.
type firstOf [][]any

func (firstOf) Check(string) error { return nil }

func (e firstOf) Run(_ context.Context, statement string, _ suql.RunOptions) (*suql.Result, error) {
	for n, limit := range []string{1: "LIMIT 1", 2: "LIMIT 2"} {
		if n > 0 && strings.HasSuffix(statement, limit) {
			r := &suql.Result{Columns: []string{"name"}}
			for _, row := range e[:n] {
				r.Rows = append(r.Rows, row[:1])
			}
			return r, nil
		}
	}
	return &suql.Result{Columns: []string{"name", "members"}, Rows: e}, nil
}

// TestTiesAreReported shows one row of several tied for first: the others are mentioned.
func TestTiesAreReported(t *testing.T) {
	best := find0()
	best.OrderBy, best.Limit = []query.Order{{Item: query.Item{Column: col("members")}, Desc: true}}, 1
	few, members := int64(7), int64(9)
	for _, c := range []struct {
		name string
		rows firstOf
		want string
	}{
		{"alone", firstOf{{"Toro", members}, {"Inter", few}}, "Toro (9)."},
		{"two", firstOf{{"Toro", members}, {"Inter", members}, {"Milan", few}},
			"Toro (9). Tied with Inter."},
		{"many", firstOf{{"Toro", members}, {"A", members}, {"B", members}, {"C", members}, {"D", members}},
			"Toro (9). Tied with 4 more."},
		{"of one name", firstOf{{"Toro", members}, {"Toro", members}}, "Toro (9)."},
		{"without a value", firstOf{{"Toro", nil}, {"Inter", nil}}, "Toro."},
	} {
		a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: best,
			P: .95}}}}, c.rows)
		got := ask(a, &Conversation{}, "which is the largest?").result.Reply
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// Where the last of several that are shown is tied with others, they are mentioned.
func TestLastIsTied(t *testing.T) {
	best := find0()
	best.OrderBy, best.Limit = []query.Order{{Item: query.Item{Column: col("members")}, Desc: true}}, 2
	many, few := int64(9), int64(7)
	for want, rows := range map[string]firstOf{
		"2 clubs: Toro and Inter. The last is tied with Milan.": {{"Toro", many}, {"Inter", few}, {"Milan", few}, {"Bari", int64(3)}},
		"2 clubs: Toro and Inter.":                              {{"Toro", many}, {"Inter", many}, {"Milan", few}},
	} {
		a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: best,
			P: .95}}}}, rows)
		if got := ask(a, &Conversation{}, "the two largest?").result.Reply; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A month that comes first is told with its figure, and with others that have as many.
func TestFirstMonthIsTiedWithOthers(t *testing.T) {
	month := query.Column{Table: "members", Name: "joined", Part: query.Month}
	most := find0()
	most.Select, most.GroupBy, most.Limit = []query.Item{{Column: month}}, []query.Column{month}, 1
	most.OrderBy = []query.Order{{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}, Desc: true}}
	a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: most, P: .95}}}},
		firstOf{{"2025-03", int64(9)}, {"2025-11", int64(9)}, {"2025-07", int64(4)}})
	if got := ask(a, &Conversation{}, "which month has the most?").result.Reply; !strings.HasSuffix(got,
		"Tied with Nov 2025.") {
		t.Errorf("%q", got)
	}
}

// A group that comes first is told with the figure it is first by.
func TestFirstGroupIsToldWithItsFigure(t *testing.T) {
	most := find0()
	most.GroupBy, most.Limit = []query.Column{col("name")}, 1
	most.OrderBy = []query.Order{{Item: query.Item{Agg: query.Sum, Column: col("members")}, Desc: true}}
	for name, c := range map[string]struct {
		rows firstOf
		want string
	}{
		"alone": {firstOf{{"Toro", int64(9)}, {"Inter", int64(7)}}, "Toro (9)."},
		"two":   {firstOf{{"Toro", int64(9)}, {"Inter", int64(9)}}, "Toro (9). Tied with Inter."},
	} {
		a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: most,
			P: .95}}}}, c.rows)
		if r := ask(a, &Conversation{}, "which has the most members?").result; r.Reply != c.want || len(r.Columns) != 1 {
			t.Errorf("%s: %q, %v, want %q", name, r.Reply, r.Columns, c.want)
		}
	}
}

// Whether something is so of all rows comes with how many it is so of.
func TestOfAllRows(t *testing.T) {
	all := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	inTurin := all
	inTurin.Only = []query.Condition{{Op: query.Equal, Item: query.Item{Column: col("city")},
		Values: []query.Value{{Text: "Turin", First: -1, Last: -1}}}}
	every := find0()
	every.Select = []query.Item{{Calc: &query.Calc{Op: query.EqualTo, Left: inTurin, Right: all}}}
	for want, n := range map[string][2]int64{"Yes. That is so of all 3.": {3, 3}, "No. 1 of 3 is not.": {2, 3},
		"No. 2 of 3 are not.": {1, 3}, "Yes. There is only 1.": {1, 1}, "Yes. But there are none.": {0, 0}} {
		a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: every, P: .95}}}},
			sideways{n[0], n[1]})
		if r := ask(a, &Conversation{}, "are all of them in Turin?").result; r.Reply != want {
			t.Errorf("%q, want %q", r.Reply, want)
		}
	}
}

// What is asked of all must be known: the rows of which it is not are counted.
func TestOfAllKnown(t *testing.T) {
	db := parsetest.Boats()
	db.Table("boats").Column("berths").Nulls = 2
	all := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	known := query.Condition{Item: query.Item{Column: query.Column{Table: "boats", Name: "berths"}}, Op: query.IsNotNull}
	six := all
	six.Only = []query.Condition{{Item: known.Item, Op: query.Equal, Values: []query.Value{{Text: "6", Number: true}}}}
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: db, Engine: sideways{int64(2), int64(9)}},
		conv: &Conversation{}}
	every := query.Item{Calc: &query.Calc{Op: query.EqualTo, Left: six, Right: all}}
	for want, shown := range map[int64]query.Item{0: all, 2: every} {
		q := &query.Query{Select: []query.Item{shown}, From: query.From{Tables: []string{"boats"}},
			Where: []query.Condition{known}}
		if got := h.countUnknown(t.Context(), q, 0); got != want {
			t.Errorf("%s: %d unknown, want %d", q.SUQL(), got, want)
		}
	}
}

// sideways returns the first figure for one item, and all for several.
type sideways []any

func (sideways) Check(string) error { return nil }

func (e sideways) Run(_ context.Context, statement string, _ suql.RunOptions) (*suql.Result, error) {
	if strings.Contains(statement, " > ") {
		return &suql.Result{Columns: []string{"more"}, Rows: [][]any{{e[0].(int64) > e[1].(int64)}}}, nil
	}
	if strings.Contains(statement, " = count(*)") {
		return &suql.Result{Columns: []string{"same"}, Rows: [][]any{{e[0] == e[1]}}}, nil
	}
	return &suql.Result{Columns: []string{"a", "b"}, Rows: [][]any{e}}, nil
}

// A statement of a model's own has no parts to say both figures of.
func TestWrittenStatement(t *testing.T) {
	written := &query.Query{Written: []query.Piece{{Text: "SELECT 2 > 1 FROM clubs"}}, From: find0().From}
	a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: written, P: .95}}}},
		sideways{int64(2), int64(1)})
	if r := ask(a, &Conversation{}, "are there any?").result; len(r.Rows) != 1 {
		t.Errorf("%+v", r)
	}
}

// A yes or no about two figures says both.
func TestBothSides(t *testing.T) {
	in := func(city string) query.Item {
		return query.Item{Agg: query.Count, Column: query.Column{Name: "*"}, Only: []query.Condition{{Op: query.Equal,
			Item: query.Item{Column: col("city")}, Values: []query.Value{{Text: city, First: -1, Last: -1}}}}}
	}
	more := find0()
	more.Select = []query.Item{{Calc: &query.Calc{Op: query.More, Left: in("Turin"), Right: in("Milan")}}}
	a := newAgent(t, "never", fixedParser{&parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: more, P: .95}}}},
		sideways{int64(2), int64(3)})
	const want = "No. Turin: 2. Milan: 3."
	if r := ask(a, &Conversation{}, "are there more in Turin than in Milan?").result; r.Reply != want {
		t.Errorf("%q, want %q", r.Reply, want)
	}
}
