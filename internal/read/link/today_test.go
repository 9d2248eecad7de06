package link_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/when"
)

// hires are a file of things hired, named after them, and of the licences that they need.
func hires() *schema.Database {
	date := func(name, label string, nulls int64) *schema.Column {
		return &schema.Column{Name: name, Label: label, Type: schema.Date, Distinct: 30, Nulls: nulls,
			Min: "2024-01-03", Max: "2026-02-01"}
	}
	money := func(name, label string) *schema.Column {
		return &schema.Column{Name: name, Label: label, Type: schema.Integer, Role: schema.Money, Min: "0", Max: "90",
			Distinct: 9}
	}
	return &schema.Database{Name: "yard", Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "boats_2025", Label: "boats", Rows: 40, Columns: []*schema.Column{
			{Name: "hire_no", Label: "hire number", Type: schema.Integer, Distinct: 40, Min: "1", Max: "40"},
			date("out_on", "out", 0), date("due_back", "due back", 0), date("back_on", "back", 7),
			money("charged", "charged"), money("paid", "paid")}},
		{Name: "licences", Label: "licences", Rows: 40, Columns: []*schema.Column{
			{Name: "holder", Label: "holder", Type: schema.Text, Role: schema.Title, Distinct: 40},
			date("valid_to", "valid to", 0), date("next_check", "next check", 0)}},
	}}
}

// TestToday checks what questions compare with today, two dates with each other, and what was paid with what was
// charged.
func TestToday(t *testing.T) {
	clock := when.Clock{Today: time.Date(2025, 5, 6, 0, 0, 0, 0, time.UTC)}
	for question, want := range map[string]string{
		"hires that came back on time or early":                 "to_char(back_on, 'YYYY-MM-DD') <= to_char(due_back, 'YYYY-MM-DD')",
		"hires that came back early":                            "to_char(back_on, 'YYYY-MM-DD') < to_char(due_back, 'YYYY-MM-DD')",
		"hires that came back on time":                          "to_char(back_on, 'YYYY-MM-DD') <= to_char(due_back, 'YYYY-MM-DD')",
		"hires that came back before they were due":             "to_char(back_on, 'YYYY-MM-DD') < to_char(due_back, 'YYYY-MM-DD')",
		"hires that came back on the same day as they were due": "to_char(back_on, 'YYYY-MM-DD') = to_char(due_back, 'YYYY-MM-DD')",
		"hires that went out more than 2 weeks ago":             "out_on < '2025-04-22'",
		"hires older than 2 weeks":                              "out_on < '2025-04-22'",
		"hires due back in December":                            "to_char(due_back, 'YYYY-MM') = '2025-12'",
		"hires due back in March":                               "to_char(due_back, 'YYYY-MM') = '2025-03'", // not 2026: later than any
		"hires out in December":                                 "to_char(out_on, 'YYYY-MM') = '2024-12'",
	} {
		var found []string
		for _, a := range link.NewAt(clock, hires(), nil, question).Atoms {
			found = append(found, condition(a))
		}
		if !slices.Contains(found, want) {
			t.Errorf("%s: %s is not among %q", question, want, found)
		}
	}
}

// TestRowNouns checks that what a key numbers is a name of the rows, and that function words are corrected.
func TestRowNouns(t *testing.T) {
	for question, rows := range map[string]bool{"how many hires": true, "hwo many hires": true, "teh boats": true,
		"how many skippers": false} {
		q := link.New(hires(), nil, question)
		if got := q.Tables[0].Exact != 0; got != rows {
			t.Errorf("%s: %t", question, got)
		}
	}
	q := link.New(hires(), nil, "what did the hires that were boarded out come to")
	of := &query.Query{From: query.From{Tables: []string{"boats_2025"}}, Where: []query.Condition{{Item: query.Item{
		Column: query.Column{Table: "boats_2025", Name: "out_on"}}, Op: query.IsNotNull}}}
	for i, token := range q.Tokens {
		if covered := q.CoveredTokens(of)&link.Span(i, i+1) != 0; covered != (token.Text == "hires" || token.Text == "out") {
			t.Errorf("%s: %t", token.Text, covered)
		}
	}
	if atoms := link.New(hires(), nil, "charged for hire 7").Atoms; !slices.ContainsFunc(atoms, func(a link.Atom) bool {
		return a.Column != nil && a.Column.Name == "hire_no"
	}) {
		t.Errorf("hire 7 is not number 7 among %v", atoms)
	}
	db := hires()
	db.Tables[1].Label = "customers"
	for question, want := range map[string]bool{"how many clients": true, "how many suppliers": false} {
		if got := link.New(db, nil, question).Tables[1].Exact != 0; got != want {
			t.Errorf("%s: %t", question, got)
		}
	}
	for word, want := range map[string]string{"hwo": "how", "teh": "the", "whcih": "which", "mnay": "many",
		"boat": "boat"} {
		if got := link.New(hires(), nil, word+" hires").Tokens[0].Text; got != want {
			t.Errorf("%s is read as %s", word, got)
		}
	}
}

// TestWordsAsNames: a short name that is an English word is a name only where no noun may stand.
func TestWordsAsNames(t *testing.T) {
	db := parsetest.Boats()
	short := link.New(db, tomes{}, "how many did tom repair")
	if short.Atoms == nil {
		t.Error("a short name that is an English word is none even where only names stand")
	}
	if noun := link.New(db, tomes{}, "how many tom repairs"); slices.ContainsFunc(noun.Atoms,
		func(a link.Atom) bool { return a.Op == "eq" }) {
		t.Errorf("an English word is a name where a noun may stand: %v", noun.Atoms)
	}
}

// tomes finds a short part of a name.
type tomes struct{}

func (tomes) Lookup(phrase string, _ int) []schema.Match {
	if phrase != "tom" {
		return nil
	}
	return []schema.Match{{Table: "owners", Column: "first_name", Value: "Tom Ekman", Count: 1, How: schema.Prefix,
		Score: .7}}
}

// TestTypical: what one thing of a kind costs or takes is an average; what kinds come to is a total.
func TestTypical(t *testing.T) {
	column := func(name string) query.Column { return query.Column{Table: "boats", Name: name} }
	ranked := func(agg query.Agg, group ...query.Column) *query.Query {
		return &query.Query{Select: []query.Item{{Column: column("kind")}}, From: query.From{Tables: []string{"boats"}},
			GroupBy: group, Limit: 1,
			OrderBy: []query.Order{{Item: query.Item{Agg: agg, Column: column("length_cm")}, Desc: true}}}
	}
	for _, c := range []struct {
		question string
		of       *query.Query
		want     query.Agg
	}{
		{"which kind of boat is the longest", ranked(query.None), query.Avg},
		{"what kind is the longest", ranked(query.Sum, column("kind")), query.Avg},
		{"which kind of boat costs the most", ranked(query.Sum, column("kind")), query.Avg},
		{"which kind of boat is least expensive", ranked(query.Sum, column("kind")), query.Avg},
		{"which kind costs the most", ranked(query.Sum, column("kind")), query.Sum},
		{"which kind of boat has the most length", ranked(query.Sum, column("kind")), query.Sum},
		{"which boat is the longest", ranked(query.None), query.None},
		{"which kind of boat is the newest", ranked(query.None), query.None},
		{"which kind of boat is the longest", ranked(query.Max, column("kind")), query.Max},
	} {
		got := link.New(parsetest.Boats(), parsetest.BoatValues{}, c.question).AsTypical(c.of)
		if got.OrderBy[0].Item.Agg != c.want || c.want == query.Avg && len(got.GroupBy) != 1 {
			t.Errorf("%s: %s", c.question, got.SUQL())
		}
	}
}

// TestBestRated: who is rated best has the best ratings on average, and a name is that of one row.
func TestBestRated(t *testing.T) {
	db := parsetest.Boats()
	boats := db.Table("boats")
	length := boats.Column("length_cm")
	length.Name, length.Label, length.Min, length.Max = "rating", "rating", "1", "5"
	column := func(name string) query.Item { return query.Item{Column: query.Column{Table: "boats", Name: name}} }
	for asked, by := range map[string][]string{"best rated kind": {"rating", "avg(rating)"},
		"best rated name": {"rating", "rating"}, "kind with the worst rating": {"rating", "avg(rating)"},
		"kind with the highest rating": {"rating", "rating"}} {
		shown := "kind"
		if strings.HasSuffix(asked, "name") {
			shown = "name"
		}
		of := &query.Query{Select: []query.Item{column(shown)}, From: query.From{Tables: []string{"boats"}}, Limit: 1,
			OrderBy: []query.Order{{Item: column(by[0]), Desc: true}}}
		got := link.New(db, parsetest.BoatValues{}, asked).AsTypical(of).SUQL()
		if want := " ORDER BY " + by[1] + " DESC"; !strings.Contains(got, want) {
			t.Errorf("%s: %s", asked, got)
		}
	}
}

// beerValues finds the kinds of beer that a word stands in.
type beerValues struct{}

func (beerValues) Lookup(phrase string, _ int) (out []schema.Match) {
	for _, kind := range []string{"brown lager", "pale lager", "stout", "dark ale beer", "dark porter beer",
		"pale lager beer", "wild lager beer"} {
		if strings.Contains(kind, strings.TrimSuffix(strings.ToLower(phrase), "s")) {
			out = append(out, schema.Match{Table: "beers", Column: "kind", Value: kind, How: schema.Dropped, Score: .6,
				Count: 4})
		}
	}
	return out
}

// TestAsFamily takes all values that a word stands in where a reading took one of them.
func TestAsFamily(t *testing.T) {
	db := &schema.Database{Name: "pub", Dialect: schema.SQLite, Tables: []*schema.Table{{Name: "beers", Label: "beers",
		Rows: 12, Columns: []*schema.Column{
			{Name: "name", Label: "name", Type: schema.Text, Role: schema.Title, Distinct: 12},
			{Name: "kind", Label: "kind", Type: schema.Text, Role: schema.Enumeration, Distinct: 3}}}}}
	kind := query.Item{Column: query.Column{Table: "beers", Name: "kind"}}
	for _, c := range []struct {
		question, value string
		op              query.Op
		want            string
	}{
		{"how many lagers", "pale lager", query.Equal, "kind ILIKE '%lager%'"},
		{"beers that are no lagers", "pale lager", query.NotEqual, "kind NOT ILIKE '%lager%'"},
		{"how many pale lagers", "pale lager", query.Equal, "kind = 'pale lager'"},
		{"how many bitter lagers", "brown lager", query.Equal, "kind = 'brown lager'"},
		{"how many lagers", "stout", query.Equal, "kind = 'stout'"},
		{"how many lager beers", "pale lager beer", query.Equal, "kind ILIKE '%lager beer%'"},
		{"how many dark beers", "dark ale beer", query.Equal, "kind ILIKE '%dark%'"},
		{"how many pale lager beers", "pale lager beer", query.Equal, "kind = 'pale lager beer'"},
	} {
		of := &query.Query{Select: []query.Item{query.Star("beers")}, From: query.From{Tables: []string{"beers"}},
			Where: []query.Condition{{Item: kind, Op: c.op, Values: []query.Value{{Text: c.value}}}}}
		got := link.New(db, beerValues{}, c.question).AsFamily(of).SUQL()
		if want := "SELECT * FROM beers WHERE " + c.want; got != want {
			t.Errorf("%s: %s, want %s", c.question, got, want)
		}
	}
}

// TestAsNotThen: what was not serviced at a time was serviced at another, or never; orders not delivered in May may be
// those of May.
func TestAsNotThen(t *testing.T) {
	date := func(name string, nulls int64) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: schema.Date, Distinct: 30, Min: "2020-01-03", Max: "2025-05-01",
			Nulls: nulls}
	}
	db := &schema.Database{Name: "heating", Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "boilers", Label: "boilers", Rows: 40, Columns: []*schema.Column{
			{Name: "make", Label: "make", Type: schema.Text, Role: schema.Enumeration, Distinct: 4}, date("built", 0),
			date("serviced", 5)}},
		{Name: "orders", Label: "orders", Rows: 40, Columns: []*schema.Column{date("order_date", 0),
			date("delivered", 5)}}}}
	on := func(table, column string, part query.Part, op query.Op, values ...query.Value) query.Condition {
		return query.Condition{Item: query.Item{Column: query.Column{Table: table, Name: column, Part: part}},
			Op: op, Values: values}
	}
	missing := on("boilers", "serviced", "", query.IsNull)
	undelivered := on("orders", "delivered", "", query.IsNull)
	year := query.Value{Text: "2024", Number: true}
	built := on("boilers", "built", query.Year, query.Equal, year)
	for _, c := range []struct {
		question string
		where    []query.Condition
		want     string
	}{
		{"boilers not serviced in 2024", []query.Condition{missing, built},
			"serviced IS NULL OR extract(year from serviced) <> 2024"},
		{"boilers that have not been serviced in 2024", []query.Condition{missing},
			"serviced IS NULL OR extract(year from serviced) <> 2024"},
		{"boilers not serviced in 2024 or 2023", []query.Condition{missing, on("boilers", "serviced", query.Year, query.In,
			year, query.Value{Text: "2023", Number: true})},
			"serviced IS NULL OR extract(year from serviced) <> 2024 AND extract(year from serviced) <> 2023"},
		{"boilers built in 2024 and not serviced", []query.Condition{built, missing},
			"extract(year from built) = 2024 AND serviced IS NULL"},
		{"orders not delivered in 2024", []query.Condition{undelivered, on("orders", "order_date", query.Year, query.Equal,
			year)}, "delivered IS NULL AND extract(year from order_date) = 2024"},
	} {
		table := c.where[0].Item.Column.Table
		of := &query.Query{Select: []query.Item{query.Star(table)}, From: query.From{Tables: []string{table}}, Where: c.where}
		got := link.New(db, nil, c.question).AsNotThen(of).SUQL()
		if want := "SELECT * FROM " + table + " WHERE " + c.want; got != want {
			t.Errorf("%s: %s, want %s", c.question, got, want)
		}
	}
}

// crewValues finds the roles of a crew.
type crewValues struct{}

func (crewValues) Lookup(phrase string, _ int) (out []schema.Match) {
	if role := strings.TrimSuffix(strings.ToLower(phrase), "s"); role == "skipper" || role == "cook" {
		out = append(out, schema.Match{Table: "people", Column: "role", Value: role, How: schema.Folded, Score: 1, Count: 4})
	}
	return out
}

// TestReference: a word for those that the named rows refer to is no condition on them.
func TestReference(t *testing.T) {
	db := &schema.Database{Name: "sea", Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "people", Label: "people", Rows: 12, Key: []string{"id"}, Columns: []*schema.Column{
			{Name: "id", Label: "id", Type: schema.Integer, Role: schema.Identifier, Distinct: 12},
			{Name: "role", Label: "role", Type: schema.Text, Role: schema.Enumeration, Distinct: 3}}},
		{Name: "trips", Label: "trips", Rows: 40, Columns: []*schema.Column{
			{Name: "skipper_id", Label: "skipper_id", Type: schema.Integer, Role: schema.Identifier, Distinct: 9}}}},
		ForeignKeys: []schema.ForeignKey{{Table: "trips", Column: "skipper_id", RefTable: "people", RefColumn: "id"}}}
	for question, want := range map[string]int{"trips per skipper": 0, "how many skippers are there": 1,
		"trips with a cook": 1} {
		q := link.New(db, crewValues{}, question)
		if n := len(slices.DeleteFunc(q.Atoms, func(a link.Atom) bool { return a.Op != "eq" })); n != want {
			t.Errorf("%s: %d values, want %d", question, n, want)
		}
	}
}

// TestTypicalRow: what a thing of a kind costs or takes is an average.
func TestTypicalRow(t *testing.T) {
	for question, want := range map[string]query.Agg{
		"how long is a ferry boat": query.Avg, "how much does an insured boat cost": query.Avg,
		"what is the length of a sloop": query.Avg, "what is the length of a boat": query.Avg, "how long are the ferry boats": query.Sum,
		"what is the total length of a boat": query.Sum, "how much is a lot of boats": query.Sum,
	} {
		of := &query.Query{From: query.From{Tables: []string{"boats"}}, Select: []query.Item{{Agg: query.Sum,
			Column: query.Column{Table: "boats", Name: "length_cm"}}}}
		q := link.New(parsetest.Boats(), parsetest.BoatValues{}, question)
		if got := q.AsTypical(of).Select[0].Agg; got != want || of.Select[0].Agg != query.Sum {
			t.Errorf("%s: %s", question, got)
		}
	}
}
