package nlg

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// towns is a small database with every kind of column known to the lexicon.
var towns = &schema.Database{Name: "towns", Tables: []*schema.Table{
	{Name: "inns", Label: "inn", Columns: []*schema.Column{{Name: "inn_id", Label: "inn number", Type: schema.Integer},
		{Name: "inn_name", Label: "name", Type: schema.Text, Role: schema.Title},
		{Name: "town", Label: "town", Type: schema.Text},
		{Name: "kitchens", Label: "cuisines", Type: schema.Text, List: true},
		{Name: "stars", Label: "rating", Type: schema.Numeric},
		{Name: "num_beds", Label: "number of beds", Type: schema.Integer},
		{Name: "comments", Label: "comments", Type: schema.Text, List: true},
		{Name: "hours", Label: "opening hours", Type: schema.Text, Role: schema.OpeningHours},
		{Name: "price", Label: "price", Type: schema.Numeric}, {Name: "opened", Label: "opened", Type: schema.Date},
		{Name: "built", Label: "built", Type: schema.Integer},
		{Name: "does_weddings", Type: schema.Integer, Distinct: 2, Min: "0", Max: "1"},
		{Name: "has_sauna", Type: schema.Text, Values: []schema.ValueCount{{Value: "yes"}, {Value: "no"}}},
		{Name: "total_rent", Type: schema.Numeric},
		{Name: "highest_bid", Type: schema.Numeric}, {Name: "lift", Type: schema.Boolean},
		{Name: "licensed", Type: schema.Boolean}, {Name: "is_licensed", Type: schema.Boolean}}},
	{Name: "guests", Label: "guest", Columns: []*schema.Column{{Name: "guest_id", Label: "guest number",
		Type: schema.Integer}, {Name: "stay", Label: "stay", Type: schema.Integer},
		{Name: "age", Label: "age", Type: schema.Integer}, {Name: "home", Label: "home", Type: schema.Text},
		{Name: "town", Label: "town", Type: schema.Text}}},
	{Name: "walks", Label: "walk", Columns: []*schema.Column{{Name: "walk_id", Label: "walk number",
		Type: schema.Integer}, {Name: "start", Label: "start", Type: schema.Integer},
		{Name: "finish", Label: "finish", Type: schema.Integer}, {Name: "walker", Label: "walker", Type: schema.Text},
		{Name: "miles", Label: "length", Type: schema.Numeric}}},
	{Name: "dishes", Label: "dish", Key: []string{"dish_id"}, Columns: []*schema.Column{{Name: "dish_id",
		Label: "dish number", Type: schema.Integer}, {Name: "dish_name", Label: "dish name", Type: schema.Text}}},
	{Name: "menus", Label: "menu", Columns: []*schema.Column{{Name: "menu_inn", Label: "menu inn", Type: schema.Integer},
		{Name: "menu_dish", Label: "menu dish", Type: schema.Integer}}},
}, ForeignKeys: []schema.ForeignKey{{Table: "menus", Column: "menu_inn", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "menus", Column: "menu_dish", RefTable: "dishes", RefColumn: "dish_id"},
	{Table: "guests", Column: "stay", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "walks", Column: "start", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "walks", Column: "finish", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "walks", Column: "walker", RefTable: "guests", RefColumn: "guest_id"}}}

var update = flag.Bool("update", false, "rewrite the golden files")

func inn(name string) query.Column   { return query.Column{Table: "inns", Name: name} }
func guest(name string) query.Column { return query.Column{Table: "guests", Name: name} }

func value(texts ...string) []query.Value {
	var out []query.Value
	for _, t := range texts {
		out = append(out, query.Value{Text: t, First: -1, Last: -1})
	}
	return out
}

func cond(c query.Column, op query.Op, texts ...string) query.Condition {
	return query.Condition{Item: query.Item{Column: c}, Op: op, Values: value(texts...)}
}

func or(c query.Condition) query.Condition { c.Or = true; return c }

// asked are queries that together have every kind of component.
func asked() []*query.Query {
	one, two := query.From{Tables: []string{"inns"}},
		query.From{Tables: []string{"guests", "inns"}, Joins: []query.Join{{Left: guest("stay"), Right: inn("inn_id")}}}
	quiet := cond(inn("comments"), query.Equal, "Yes")
	quiet.Item.Text = &query.TextCall{Question: "is this place quiet?"}
	best := cond(inn("comments"), query.Equal, "the soup")
	best.Item.Text = &query.TextCall{Question: "what is the best dish?"}
	older := cond(guest("age"), query.Greater)
	older.Sub = &query.Query{Select: []query.Item{{Agg: query.Avg, Column: guest("age")}},
		From: query.From{Tables: []string{"guests"}}}
	among := cond(inn("inn_id"), query.In)
	among.Sub = &query.Query{Select: []query.Item{{Column: guest("stay")}}, From: query.From{Tables: []string{"guests"}},
		Where: []query.Condition{cond(guest("age"), query.Less, "18")}}
	many := query.Condition{Item: query.Item{Agg: query.Count, Column: inn("*")}, Op: query.Greater, Values: value("3")}
	count := query.Item{Agg: query.Count, Column: inn("*")}
	roman, milanese := count, count
	roman.Only, milanese.Only = []query.Condition{cond(inn("town"), query.Equal, "Rome")},
		[]query.Condition{cond(inn("town"), query.Equal, "Milan")}
	year, weekday := inn("opened"), inn("opened")
	year.Part, weekday.Part = query.Year, query.Weekday
	beds := query.Column{Table: "inns", Name: "hours", Part: query.InText}
	takings := query.Item{Agg: query.Sum, Calc: &query.Calc{Op: query.Times, Left: query.Item{Column: inn("price")},
		Right: query.Item{Column: inn("num_beds")}}}
	dearer := query.Condition{Item: query.Item{Column: inn("price")}, Op: query.Greater,
		Other: &query.Item{Column: inn("num_beds")}}
	host := func(name string) query.Column { return query.Column{Table: "host", Name: name} }
	hosts := query.From{Tables: []string{"guests", "host"},
		Joins: []query.Join{{Left: guest("stay"), Right: host("guest_id")}}, Alias: map[string]string{"host": "guests"}}
	per := func(op query.CalcOp, l, r query.Item) []query.Item {
		return []query.Item{{Calc: &query.Calc{Op: op, Left: l, Right: r}}}
	}
	return []*query.Query{
		{Select: []query.Item{query.Star("inns"), {Column: inn("comments"), Text: &query.TextCall{Summary: true}}}, From: one,
			Where: []query.Condition{cond(inn("town"), query.Equal, "Palo Alto"), cond(inn("kitchens"), query.Has, "italian"),
				cond(inn("stars"), query.GreaterEqual, "4"), quiet},
			OrderBy: []query.Order{{Item: query.Item{Column: inn("stars")}, Desc: true}}, Limit: 3},
		{Select: []query.Item{{Agg: query.Count, Column: inn("*")}}, From: one, Where: []query.Condition{cond(inn("town"), query.In, "Rome", "Milan"), or(cond(inn("price"), query.Less, "80")), best}},
		{Select: []query.Item{{Agg: query.Max, Column: inn("price")}, {Agg: query.Min, Column: inn("opened")}, {Agg: query.Sum, Column: inn("num_beds")}, {Agg: query.Avg, Column: inn("stars")}, {Agg: query.Count, Distinct: true, Column: inn("town")}}, From: one,
			Where: []query.Condition{cond(inn("num_beds"), query.Greater, "10"), cond(inn("inn_name"), query.Like, "%sea%"),
				cond(inn("price"), query.Between, "50", "90"), cond(inn("opened"), query.Greater, "2001"),
				cond(inn("hours"), query.OpenAt, "friday 9pm"), cond(inn("price"), query.IsNotNull)}},
		{Select: []query.Item{{Column: inn("town")}, {Agg: query.Count, Column: inn("*")}}, Distinct: true, From: one, GroupBy: []query.Column{inn("town")}, Having: []query.Condition{many}, OrderBy: []query.Order{{Item: query.Item{Agg: query.Count, Column: inn("*")}, Desc: true}}, Limit: 1},
		{Select: []query.Item{{Column: inn("town")}}, From: one, GroupBy: []query.Column{inn("town")}, OrderBy: []query.Order{{Item: query.Item{Column: inn("inn_name")}}}},
		{Select: []query.Item{{Column: guest("home")}, {Column: inn("inn_name")}}, From: two, Where: []query.Condition{older, among}},
		{Select: []query.Item{{Column: inn("town")}}, From: one, Set: query.Except, Right: &query.Query{Select: []query.Item{{Column: guest("home")}}, From: query.From{Tables: []string{"guests"}}}},
		{Select: []query.Item{{Column: inn("comments"), Text: &query.TextCall{Question: "what is the best dish?"}}}, From: one, Set: query.Union, Right: &query.Query{Select: []query.Item{{Column: inn("inn_name")}}, From: one}},
		{Select: per(query.Share, roman, count), From: one, Where: []query.Condition{dearer}},
		{Select: []query.Item{query.Star("inns")}, From: one, Where: []query.Condition{{Item: query.Item{Column: inn("inn_id")}, Op: query.NotIn, Sub: among.Sub}}},
		{Select: per(query.Minus, roman, milanese), From: one},
		{Select: per(query.Ratio, query.Item{Agg: query.Sum, Column: inn("price")}, query.Item{Agg: query.Sum, Column: inn("num_beds")}), From: one,
			Where: []query.Condition{cond(year, query.Equal, "2019")}},
		{Select: []query.Item{{Column: weekday}, takings, roman}, From: one, GroupBy: []query.Column{weekday}, OrderBy: []query.Order{{Item: takings, Desc: true}}, Limit: 1, Offset: 1},
		{Select: []query.Item{{Agg: query.Max, Column: beds}}, From: one, Where: []query.Condition{cond(beds, query.Greater, "12")}, GroupBy: []query.Column{inn("town")}, OrderBy: []query.Order{{Item: query.Item{Column: beds}, Desc: true}}, Limit: 1},
		{Select: []query.Item{{Column: guest("home")}, {Column: host("home")}}, From: hosts, OrderBy: []query.Order{{Item: query.Item{Column: guest("age")}}}, Offset: 10},
		{Select: []query.Item{{Agg: query.PercentileOf(50), Column: inn("stars")}}, From: one},
		{Select: []query.Item{{Agg: query.PercentileOf(97.5), Column: inn("price")}}, From: one},
	}
}

// Groups by key or name are phrased as "for each row"; a key of another table represents that table's
// rows.
func TestGroupByKeyNamesRows(t *testing.T) {
	v := PlainVoice(t)
	for column, want := range map[query.Column]string{inn("inn_id"): "inn", inn("town"): "town", guest("stay"): "inn"} {
		q := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Table: column.Table, Name: "*"}}},
			From: query.From{Tables: []string{column.Table}}, GroupBy: []query.Column{column}}
		for _, c := range query.Components(q) {
			if c.Kind != query.GroupColumn {
				continue
			}
			if got := v.Question(towns, c, q).Text; got != "Do you want one answer for each "+want+"?" {
				t.Errorf("%v: %s", column, got)
			}
		}
	}
}

// TestQuestions compares the wording for every component with a golden file per style.
func TestQuestions(t *testing.T) {
	for _, style := range []string{Plain, Paper} {
		name := style + ".en"
		t.Run(name, func(t *testing.T) {
			v, err := New(style)
			if err != nil {
				t.Fatal(err)
			}
			var b strings.Builder
			seen := map[string]bool{}
			for _, q := range asked() {
				fmt.Fprintf(&b, "# %s\n", q.SUQL())
				for _, c := range query.Components(q) {
					x := v.Question(towns, c, q)
					contrary := ""
					if x.Inverted {
						contrary = " [yes: wrong]"
					}
					clause, chip := v.Chip(towns, c, q)
					if seen[x.Text+chip] {
						continue
					}
					seen[x.Text+chip] = true
					fmt.Fprintf(&b, "%s\n  %s%s\n", c.ID(), x.Text, contrary)
					if style == Plain {
						fmt.Fprintf(&b, "  %s | %s: %s\n", v.Option(towns, c, q), clause, chip)
					}
					if !strings.HasSuffix(x.Text, "?") || strings.ContainsAny(x.Text, "{}[]") || strings.Contains(x.Text, "  ") ||
						strings.Contains(x.Text, " ?") {
						t.Errorf("%s: no proper question: %q", c.ID(), x.Text)
					}
					if chip == "" || strings.ContainsAny(chip, "{}[]") {
						t.Errorf("%s: no proper chip: %q", c.ID(), chip)
					}
				}
			}
			path := "testdata/questions." + name + ".txt"
			if *update {
				if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if b.String() != string(want) {
				t.Errorf("differs from %s (rewrite it with -update):\n%s", path, b.String())
			}
		})
	}
}

// TestNested checks the wording of a question about a sub-query (acceptance example A13).
func TestNested(t *testing.T) {
	v, err := New(Paper)
	if err != nil {
		t.Fatal(err)
	}
	q := asked()[5]
	for _, c := range query.Components(q) {
		if c.Kind == query.SelectAgg && c.Block != "" {
			got := v.Question(towns, c, q).Text
			if !strings.HasPrefix(got, "Given that ") || !strings.Contains(got,
				"is greater than a value to be calculated, answer the following question") || !strings.HasSuffix(got, " for this calculation?") {
				t.Errorf("%q", got)
			}
			return
		}
	}
	t.Fatal("no aggregator in a sub-query")
}

func TestStatement(t *testing.T) {
	v := PlainVoice(t)
	for question, want := range map[string]string{
		"is this place quiet?":             "it is quiet",
		"does this restaurant serve wine?": "it serves wine",
		"is this a good place to work?":    "it is a good place to work",
		"does it have parking":             "it has parking",
		"do they carry vegan dishes?":      "they carry vegan dishes",
		"are the portions large?":          "the portions are large",
		"can you book a table?":            "you can book a table",
		"has this hotel been renovated?":   "it has been renovated",
		"is there a garden?":               "there is a garden",
		"is this chef strict?":             "they are strict",
		"has this singer won a prize?":     "they have won a prize",
		"does this player train a lot?":    "they train a lot",
		"is this a strict teacher?":        "they are a strict teacher",
		"what is the best dish?":           "",
		"quiet":                            "",
	} {
		if got := v.statement(question); got != want {
			t.Errorf("%q: %q, want %q", question, got, want)
		}
	}
}

// A question about another query's set operation omits what only the current query has.
func TestBareSet(t *testing.T) {
	v := PlainVoice(t)
	q := &query.Query{Select: []query.Item{{Column: query.Column{Table: "inns", Name: "inn_name"}}},
		From: query.From{Tables: []string{"inns"}}}
	got := v.Question(towns, query.Component{Kind: query.SetOperation, Choice: string(query.Union), From: q.From}, q).Text
	if got != "Should I join two lists into one?" {
		t.Errorf("%q", got)
	}
}
