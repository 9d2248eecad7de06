package decode

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
)

// boats is a small harbour.
var boats = &schema.Database{Name: "harbour", Tables: []*schema.Table{
	{Name: "owner", Label: "owner", Key: []string{"id"}, Rows: 3, Columns: []*schema.Column{
		{Name: "id", Label: "id", Type: schema.Integer, Role: schema.Identifier, Distinct: 3, Unique: true},
		{Name: "name", Label: "name", Type: schema.Text, Role: schema.Title, Distinct: 3},
		{Name: "town", Label: "town", Type: schema.Text, Role: schema.Enumeration, Distinct: 2,
			Values: []schema.ValueCount{{Value: "Ystad", Count: 2}, {Value: "Ronne", Count: 1}}}}},
	{Name: "boat", Label: "boat", Key: []string{"id"}, Rows: 4, Columns: []*schema.Column{
		{Name: "id", Label: "id", Type: schema.Integer, Role: schema.Identifier, Distinct: 4, Unique: true},
		{Name: "owner_id", Label: "owner id", Type: schema.Integer, Distinct: 3},
		{Name: "length", Label: "length", Type: schema.Real, Distinct: 4, Min: "5.5", Max: "12"},
		{Name: "built", Label: "built", Type: schema.Date, Distinct: 4, Min: "1990-01-01", Max: "2021-04-02",
			Dates: schema.Whole}}},
}, ForeignKeys: []schema.ForeignKey{{Table: "boat", Column: "owner_id", RefTable: "owner", RefColumn: "id"}}}

// towns finds one value.
type towns struct{}

func (towns) Lookup(phrase string, _ int) []schema.Match {
	if !strings.EqualFold(phrase, "ystad") {
		return nil
	}
	return []schema.Match{{Table: "owner", Column: "town", Value: "Ystad", Count: 2, How: schema.Folded, Score: 1}}
}

// asking is a question about the harbour with what it may refer to.
func asking(question string) (*link.Question, *Schema, *Grounded) {
	q := link.New(boats, towns{}, question)
	s := Describe(q.Catalog)
	return q, s, Ground(s, q, nil)
}

// actionsOf reads actions as people write them: tokens of the grammar, table.column, table. and 'value'.
func actionsOf(t *testing.T, s *Schema, g *Grounded, line string) (out []action) {
	t.Helper()
	for _, w := range strings.Fields(line) {
		a, ok := tokenAt[w]
		if table, column, point := strings.Cut(w, "."); !ok && point {
			for i, x := range s.Tables {
				if x.Name == table && column == "" {
					a, ok = firstTable+action(i), true
				}
			}
			for i, x := range s.Columns {
				if x.Name == column && s.Tables[x.Table].Name == table {
					a, ok = firstColumn+action(i), true
				}
			}
		}
		for i, v := range g.Values {
			if !ok && w == "'"+v.Text+"'" {
				a, ok = firstValue+action(i), true
			}
		}
		if !ok {
			t.Fatalf("%q is no action of %v", w, g.Values)
		}
		out = append(out, a)
	}
	return out
}

func TestBuild(t *testing.T) {
	for _, c := range []struct{ question, actions, want string }{
		{"boats over 9 m", "q select all boat. where > boat.length '9' end", "SELECT * FROM boat WHERE length > 9"},
		{"owners from ystad with boats", "q with boat. selectd owner.name where = owner.town 'Ystad' end",
			"SELECT DISTINCT owner.name FROM boat JOIN owner ON boat.owner_id = owner.id WHERE owner.town = 'Ystad'"},
		{"how many boats has each owner", "q select owner.name , count* boat. group owner.name end",
			"SELECT owner.name, count(*) FROM owner JOIN boat ON owner.id = boat.owner_id GROUP BY owner.name"},
		{"who owns the longest boat", "q select owner.name order boat.length desc limit1",
			"SELECT owner.name FROM owner JOIN boat ON owner.id = boat.owner_id ORDER BY boat.length DESC LIMIT 1"},
		{"owners without a boat", "q select owner.name where notin owner.id select boat.owner_id end end",
			"SELECT name FROM owner WHERE id NOT IN (SELECT owner_id FROM boat)"},
		{"boats longer than average",
			"q select all boat. where > boat.length sub select avg boat.length end end",
			"SELECT * FROM boat WHERE length > (SELECT avg(length) FROM boat)"},
		{"boats of 9 or 12 m", "q select count* boat. where or = boat.length '9' = boat.length '12' end",
			"SELECT count(*) FROM boat WHERE length IN (9, 12)"},
		{"share of boats over 9 m",
			"q select / * k:100.0 sum case > boat.length '9' k:1 k:0 count* boat. end",
			"SELECT 100.0 * count(*) FILTER (WHERE length > 9) / nullif(count(*), 0) FROM boat"},
		{"boats built in 2021", "q select count* boat. where = year boat.built '2021' end",
			"SELECT count(*) FROM boat WHERE extract(year from built) = 2021"},
		{"towns without boats over 9 m", "except select owner.town end select owner.town where > boat.length '9' end",
			"SELECT town FROM owner EXCEPT SELECT owner.town FROM owner JOIN boat ON owner.id = boat.owner_id " +
				"WHERE boat.length > 9"},
		{"boats", "q select || boat.id boat.id end", ""}, {"lowest boat", "q select min boat.id end", ""},
		{"boats over 9 m", "q select all boat. where > boat.id '9' end", ""},
	} {
		q, s, g := asking(c.question)
		actions := actionsOf(t, s, g, c.actions)
		open := initialStack()
		for i, a := range actions {
			if len(open) == 0 || !a.allowed(open[len(open)-1].symbol) {
				t.Fatalf("%s: the grammar forbids action %d", c.actions, i)
			}
			open = open.after(a)
		}
		if len(open) > 0 {
			t.Errorf("%s: the grammar wants more", c.actions)
		}
		built, _, err := Build(q, g, actions)
		got := ""
		if err == nil {
			got = built.SUQL()
		}
		if got != c.want {
			t.Errorf("%s:\n got %q\nwant %q", c.actions, got, c.want)
		}
	}
}

// A number that only identifies is counted, but never added up or ranked, even if it is no key.
func TestIdentifiersAreCounted(t *testing.T) {
	boat := *boats.Tables[1]
	boat.Columns = append(slices.Clone(boat.Columns),
		&schema.Column{Name: "permit", Label: "permit", Type: schema.Integer, Role: schema.Identifier, Distinct: 4})
	db := *boats
	db.Tables = []*schema.Table{boats.Tables[0], &boat}
	q := link.New(&db, towns{}, "permits")
	s := Describe(q.Catalog)
	g := Ground(s, q, nil)
	for statement, want := range map[string]bool{
		"q select count boat.permit end": true,
		"q select sum boat.permit end":   false,
		"q select max boat.permit end":   false,
		"q select avg boat.permit end":   false,
	} {
		if _, _, err := Build(q, g, actionsOf(t, s, g, statement)); (err == nil) != want {
			t.Errorf("%s: %v", statement, err)
		}
	}
}

func TestGround(t *testing.T) {
	_, _, g := asking("boats from Ystad built after May 2, 2003 and longer than 9.5")
	var got []string
	for _, v := range g.Values {
		got = append(got, v.Text+"/"+strconv.Itoa(int(v.Kind)))
	}
	for _, want := range []string{"Ystad/4", "Ronne/6", "2003-05-02/3", "05/3", "9.5/0", "boats/1", "boat/1"} {
		if !strings.Contains(" "+strings.Join(got, " ")+" ", " "+want+" ") {
			t.Errorf("%s is missing: %v", want, got)
		}
	}
}

// What there are no actions for is told apart from what there are.
func TestWrites(t *testing.T) {
	length := query.Item{Column: query.Column{Table: "boat", Name: "length"}}
	days := query.Item{Agg: query.Avg, Calc: &query.Calc{Op: query.DaysBetween, Left: length, Right: length}}
	perBoat := query.Item{Calc: &query.Calc{Op: query.Ratio, Left: query.Item{Agg: query.Sum, Column: length.Column},
		Right: query.Item{Agg: query.Count, Distinct: true, Column: length.Column}}}
	from := query.From{Tables: []string{"boat"}}
	for want, list := range map[bool][]*query.Query{
		true: {{Select: []query.Item{length}, From: from}},
		false: {{Select: []query.Item{days}, From: from},
			{Select: []query.Item{perBoat}, From: from},
			{Select: []query.Item{{Agg: query.PercentileOf(50), Column: length.Column}}, From: from},
			{Select: []query.Item{length}, From: from, Where: []query.Condition{{Item: days, Op: query.Greater}}},
			{Select: []query.Item{length}, From: from, OrderBy: []query.Order{{Item: days}}},
			{Select: []query.Item{length}, From: query.From{Tables: []string{"boat", "b"}, Alias: map[string]string{"b": "boat"}}}},
	} {
		for _, q := range list {
			if got := CanWrite(q); got != want {
				t.Errorf("%s: %v", q.SUQL(), got)
			}
		}
	}
}

// A word that names a column is not also what another column holds.
func TestNoWordTwice(t *testing.T) {
	with := *boats.Tables[1]
	with.Columns = append(with.Columns[:len(with.Columns):len(with.Columns)],
		&schema.Column{Name: "ystad", Label: "ystad", Type: schema.Real, Distinct: 4, Min: "5", Max: "90"})
	db := &schema.Database{Name: "harbour", Tables: []*schema.Table{boats.Tables[0], &with},
		ForeignKeys: boats.ForeignKeys}
	q := link.New(db, towns{}, "boats with less than 20 ystad")
	s := Describe(q.Catalog)
	g := Ground(s, q, nil)
	for actions, want := range map[string]bool{
		"q select boat.id where < boat.ystad '20' end":                          true,
		"q select boat.id where = owner.town 'Ystad' end":                       true,
		"q select boat.id where and < boat.ystad '20' = owner.town 'Ystad' end": false,
	} {
		if _, _, err := Build(q, g, actionsOf(t, s, g, actions)); (err == nil) != want {
			t.Errorf("%s: %v", actions, err)
		}
	}
}

// A column of times of day is not compared with a word.
func TestTimesOfDayAreNoWords(t *testing.T) {
	db := &schema.Database{Name: "harbour", Tables: []*schema.Table{{Name: "ferry", Rows: 4, Columns: []*schema.Column{
		{Name: "leaves", Label: "leaves", Type: schema.Text, Distinct: 4, Samples: []string{"09:30", "17:00"}}}}}}
	q := link.New(db, towns{}, "ferries at 09:30 or late")
	s := Describe(q.Catalog)
	g := Ground(s, q, nil)
	for value, want := range map[string]bool{"09:30": true, "late": false} {
		actions := actionsOf(t, s, g, "q select count* ferry. where = ferry.leaves '"+value+"' end")
		if _, _, err := Build(q, g, actions); (err == nil) != want {
			t.Errorf("%s: %v", value, err)
		}
	}
}
