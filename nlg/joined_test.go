package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// ferries are sailings of boats between harbours: one key is named after its table, two after their role.
func ferries() *schema.Database {
	key := func(name string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Integer, Role: schema.Identifier}
	}
	text := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Text} }
	return &schema.Database{Tables: []*schema.Table{
		{Name: "boats", Key: []string{"boat_id"}, Columns: []*schema.Column{key("boat_id"), text("town"), text("paint"),
			{Name: "sold_on", Type: schema.Date}, {Name: "seats", Type: schema.Integer}}},
		{Name: "harbours", Key: []string{"harbour_id"}, Columns: []*schema.Column{key("harbour_id"), text("name")}},
		{Name: "sailings", Key: []string{"sailing_id"}, Columns: []*schema.Column{key("sailing_id"), key("bt_id"),
			key("from_id"),
			key("to_id"), text("status")}},
	}, ForeignKeys: []schema.ForeignKey{{Table: "sailings", Column: "bt_id", RefTable: "boats", RefColumn: "boat_id"},
		{Table: "sailings", Column: "from_id", RefTable: "harbours", RefColumn: "harbour_id"},
		{Table: "sailings", Column: "to_id", RefTable: "harbours", RefColumn: "harbour_id"}}}
}

func at(table, column string) query.Column { return query.Column{Table: table, Name: column} }

func is(c query.Column, op query.Op, values ...string) query.Condition {
	out := query.Condition{Item: query.Item{Column: c}, Op: op}
	for _, v := range values {
		out.Values = append(out.Values, query.Value{Text: v})
	}
	return out
}

// Conditions are phrased with rows and their names, not with keys.
func TestConditionsNameRowsNotKeys(t *testing.T) {
	voice := nlg.PlainVoice(t)
	named := &query.Query{Select: []query.Item{{Column: at("harbours", "harbour_id")}},
		From:  query.From{Tables: []string{"harbours"}},
		Where: []query.Condition{is(at("harbours", "name"), query.Equal, "Ryde")}}
	busy := &query.Query{Select: []query.Item{{Column: at("sailings", "bt_id")}},
		From:    query.From{Tables: []string{"sailings"}},
		GroupBy: []query.Column{at("sailings", "bt_id")},
		Having: []query.Condition{{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}, Op: query.Greater,
			Values: []query.Value{{Text: "3", Number: true}}}}}
	used := &query.Query{Select: busy.Select, From: busy.From,
		Where: []query.Condition{is(at("sailings", "bt_id"), query.IsNotNull)}}
	red := &query.Query{Select: []query.Item{{Column: at("boats", "boat_id")}},
		From:  query.From{Tables: []string{"boats"}},
		Where: []query.Condition{is(at("boats", "paint"), query.Equal, "red")}}
	sub := func(c query.Column, q *query.Query) query.Condition {
		return query.Condition{Item: query.Item{Column: c}, Op: query.In, Sub: q}
	}
	// Two joins away: the table in between is not mentioned.
	visited := &query.Query{Select: busy.Select, From: query.From{Tables: []string{"sailings", "harbours"},
		Joins: []query.Join{{Left: at("sailings", "to_id"), Right: at("harbours", "harbour_id")}}},
		Where: []query.Condition{is(at("harbours", "name"), query.Equal, "Ryde"), used.Where[0]}}
	anywhere, late := visited.Clone(), visited.Clone()
	anywhere.Where = used.Where
	late.Where = append(late.Where, is(at("sailings", "status"), query.Equal, "late"))
	never := sub(at("boats", "boat_id"), visited)
	never.Op = query.NotIn
	seats := query.Item{Agg: query.Avg, Column: at("boats", "seats")}
	above := query.Condition{Item: seats, Op: query.Greater,
		Sub: &query.Query{Select: []query.Item{seats}, From: query.From{Tables: []string{"boats"}}}}
	for _, tt := range []struct {
		c    query.Condition
		want string
	}{
		{never, "without any harbours called Ryde"},
		{sub(at("boats", "boat_id"), anywhere), "with harbours"},
		{sub(at("boats", "boat_id"), late),
			"among the boat of sailings (harbour: Ryde, boat: known, status: late)"},
		{above, "average number of seats: more than the average number of seats"},
		{sub(at("sailings", "to_id"), named), "to id: among harbours called Ryde"},
		{sub(at("boats", "boat_id"), red), "among boats (paint: red)"},
		{sub(at("boats", "boat_id"), busy), "with more than 3 sailings"},
		{sub(at("boats", "boat_id"), used), "with sailings"},
		{is(at("sailings", "bt_id"), query.IsNull), "boat: not given"},
		{is(at("sailings", "to_id"), query.IsNull), "to id: not given"},
		{is(at("boats", "sold_on"), query.IsNull), "sold: not yet"},
		{is(at("boats", "sold_on"), query.IsNotNull), "sold: yes"},
		{is(at("boats", "town"), query.Equal, "Ryde"), "in Ryde"},
		{is(at("boats", "town"), query.Equal, "inland"), "town: inland"},
	} {
		if got := voice.Condition(ferries(), tt.c, query.From{Tables: []string{tt.c.Item.Column.Table}}); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.c.Item, got, tt.want)
		}
	}
}

// A count is of the joined rows, and the first rows of an order are described by its superlative.
func TestJoinedRows(t *testing.T) {
	voice := nlg.PlainVoice(t)
	all := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	joined := query.From{Tables: []string{"boats", "sailings"},
		Joins: []query.Join{{Left: at("sailings", "bt_id"), Right: at("boats", "boat_id")}}}
	count := &query.Query{Select: []query.Item{all}, From: joined}
	if got := voice.Value(ferries(), count, "7"); got != "7 sailings." {
		t.Errorf("%q", got)
	}
	if got := voice.Value(ferries(), count, "1"); got != "1 sailing." {
		t.Errorf("%q", got)
	}
	keys := query.Item{Agg: query.Count, Distinct: true, Column: at("boats", "boat_id")}
	if got := voice.Heading(ferries(), keys, query.From{Tables: []string{"boats"}}); got != "number of boats" {
		t.Errorf("%q", got)
	}
	most := &query.Query{Select: []query.Item{{Column: at("boats", "paint")}, all}, From: joined, Limit: 1,
		GroupBy: []query.Column{at("boats", "paint")}, OrderBy: []query.Order{{Item: all, Desc: true}}}
	big := &query.Query{Select: []query.Item{{Column: at("boats", "boat_id")}},
		From:  query.From{Tables: []string{"boats"}},
		Limit: 3, OrderBy: []query.Order{{Item: query.Item{Column: at("boats", "seats")}}}}
	sorted := big.Clone()
	sorted.Limit = 0
	words := big.Clone()
	words.OrderBy[0].Item.Column.Name = "paint"
	for _, tt := range []struct {
		q    *query.Query
		want string
	}{
		{most, "the boat paint with the most sailings"}, {big, "the 3 boats with the lowest number of seats"},
		{sorted, ""},
		{words, ""},
	} {
		if got, ok := voice.Top(ferries(), tt.q); got != tt.want || ok != (tt.want != "") {
			t.Errorf("%s: %q, want %q", tt.q.SUQL(), got, tt.want)
		}
	}
}

// Rows without referring rows count 0.
func TestRowsWithNone(t *testing.T) {
	voice := nlg.PlainVoice(t)
	from := query.From{Tables: []string{"boats", "sailings"}, Joins: []query.Join{
		{Left: at("boats", "boat_id"), Right: at("sailings", "bt_id"), Outer: true}}}
	count := query.Item{Agg: query.Count, Column: at("sailings", "bt_id")}
	if got := voice.Heading(ferries(), count, from); got != "number of sailings" {
		t.Errorf("it counts %s", got)
	}
	count.Only = []query.Condition{is(at("sailings", "status"), query.Equal, "late")}
	if got := voice.Heading(ferries(), count, from); got != "number of sailings (status: late)" {
		t.Errorf("it counts %s", got)
	}
	sum := query.Item{Agg: query.Sum, Column: at("boats", "seats"), Zero: true}
	q := &query.Query{Select: []query.Item{{Column: at("boats", "town")}, sum}, From: from,
		GroupBy: []query.Column{at("boats", "town")}}
	want := "Total number of boat seats of sailings for each boat town."
	if got := voice.Searched(ferries(), q); got != want {
		t.Errorf("%s\n%s", got, want)
	}
}
