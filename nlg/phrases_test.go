package nlg_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/nlg"
)

// built is a database as the golden file declares one.
func built(lines string) *schema.Database {
	db := &schema.Database{}
	for line := range strings.Lines(lines) {
		declared(db, strings.TrimSpace(line))
	}
	return db
}

// ferries are sailings of boats between harbours: one key is named after its table, two after their role.
func ferries() *schema.Database {
	return built(`table boats: boat_id integer key, town text, paint text, sold_on date, seats integer
		table harbours: harbour_id integer key, name text
		table sailings: sailing_id integer key, bt_id integer id, from_id integer id, to_id integer id, status text
		key sailings.bt_id boats.boat_id
		key sailings.from_id harbours.harbour_id
		key sailings.to_id harbours.harbour_id`)
}

func blockAt(table, column string) query.Column { return query.Column{Table: table, Name: column} }

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
	named := &query.Query{Select: []query.Item{{Column: blockAt("harbours", "harbour_id")}},
		From:  query.From{Tables: []string{"harbours"}},
		Where: []query.Condition{is(blockAt("harbours", "name"), query.Equal, "Ryde")}}
	busy := &query.Query{Select: []query.Item{{Column: blockAt("sailings", "bt_id")}},
		From:    query.From{Tables: []string{"sailings"}},
		GroupBy: []query.Column{blockAt("sailings", "bt_id")},
		Having: []query.Condition{{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}, Op: query.Greater,
			Values: []query.Value{{Text: "3", Number: true}}}}}
	last := &query.Query{Select: busy.Select, From: busy.From, GroupBy: busy.GroupBy, Limit: 1,
		OrderBy: []query.Order{{Item: busy.Having[0].Item, Desc: true}}}
	used := &query.Query{Select: busy.Select, From: busy.From,
		Where: []query.Condition{is(blockAt("sailings", "bt_id"), query.IsNotNull)}}
	red := &query.Query{Select: []query.Item{{Column: blockAt("boats", "boat_id")}},
		From:  query.From{Tables: []string{"boats"}},
		Where: []query.Condition{is(blockAt("boats", "paint"), query.Equal, "red")}}
	sub := func(c query.Column, q *query.Query) query.Condition {
		return query.Condition{Item: query.Item{Column: c}, Op: query.In, Sub: q}
	}
	// Two joins away: the table in between is not mentioned.
	visited := &query.Query{Select: busy.Select, From: query.From{Tables: []string{"sailings", "harbours"},
		Joins: []query.Join{{Left: blockAt("sailings", "to_id"), Right: blockAt("harbours", "harbour_id")}}},
		Where: []query.Condition{is(blockAt("harbours", "name"), query.Equal, "Ryde"), used.Where[0]}}
	anywhere, late := visited.Clone(), visited.Clone()
	anywhere.Where = used.Where
	late.Where = append(late.Where, is(blockAt("sailings", "status"), query.Equal, "late"))
	never := sub(blockAt("boats", "boat_id"), visited)
	never.Op = query.NotIn
	elsewhere := sub(blockAt("boats", "paint"), &query.Query{Select: []query.Item{{Column: blockAt("boats", "paint")}},
		From: query.From{Tables: []string{"boats"}},
		Where: []query.Condition{is(blockAt("boats", "town"), query.Equal, "Ryde"),
			is(blockAt("boats", "paint"), query.IsNotNull)}})
	elsewhere.Op = query.NotIn
	seats := query.Item{Agg: query.Avg, Column: blockAt("boats", "seats")}
	above := query.Condition{Item: seats, Op: query.Greater,
		Sub: &query.Query{Select: []query.Item{seats}, From: query.From{Tables: []string{"boats"}}}}
	for _, tt := range []struct {
		c    query.Condition
		want string
	}{
		{never, "without any harbours called Ryde"}, {sub(blockAt("boats", "boat_id"), anywhere), "with harbours"},
		{sub(blockAt("boats", "boat_id"), late),
			"among the boat of sailings whose harbour is Ryde and whose status is late"},
		{elsewhere, "paint: not among those of boats in Ryde"},
		{above, "average number of seats: more than the average number of seats"},
		{sub(blockAt("sailings", "to_id"), named), "to id: among harbours called Ryde"},
		{sub(blockAt("sailings", "bt_id"), last), "boat: the boat with the most sailings"},
		{sub(blockAt("boats", "boat_id"), red), "among boats whose paint is red"},
		{sub(blockAt("boats", "boat_id"), busy), "with more than 3 sailings"},
		{sub(blockAt("boats", "boat_id"), used), "with sailings"},
		{is(blockAt("sailings", "bt_id"), query.IsNull), "with no boat recorded"},
		{is(blockAt("sailings", "to_id"), query.IsNull), "with nothing recorded for “to id”"},
		{is(blockAt("boats", "sold_on"), query.IsNull), "not yet sold"},
		{is(blockAt("boats", "sold_on"), query.IsNotNull), "already sold"},
		{is(blockAt("boats", "town"), query.Equal, "Ryde"), "in Ryde"},
		{is(blockAt("boats", "town"), query.Equal, "inland"), "town: inland"},
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
		Joins: []query.Join{{Left: blockAt("sailings", "bt_id"), Right: blockAt("boats", "boat_id")}}}
	count := &query.Query{Select: []query.Item{all}, From: joined}
	if got := voice.Value(ferries(), count, "7"); got != "7 sailings." {
		t.Errorf("%q", got)
	}
	if got := voice.Value(ferries(), count, "1"); got != "1 sailing." {
		t.Errorf("%q", got)
	}
	keys := query.Item{Agg: query.Count, Distinct: true, Column: blockAt("boats", "boat_id")}
	if got := voice.Heading(ferries(), keys, query.From{Tables: []string{"boats"}}); got != "number of boats" {
		t.Errorf("%q", got)
	}
	most := &query.Query{Select: []query.Item{{Column: blockAt("boats", "paint")}, all}, From: joined, Limit: 1,
		GroupBy: []query.Column{blockAt("boats", "paint")}, OrderBy: []query.Order{{Item: all, Desc: true}}}
	big := &query.Query{Select: []query.Item{{Column: blockAt("boats", "boat_id")}},
		From:  query.From{Tables: []string{"boats"}},
		Limit: 3, OrderBy: []query.Order{{Item: query.Item{Column: blockAt("boats", "seats")}}}}
	sorted := big.Clone()
	sorted.Limit = 0
	figure := sorted.Clone() // an order that one figure cannot have
	figure.Select = []query.Item{all}
	if got := voice.Describe(ferries(), figure); !strings.HasPrefix(got, "number of boats") {
		t.Errorf("%q", got)
	}
	words := big.Clone()
	words.OrderBy[0].Item.Column.Name = "paint"
	for _, tt := range []struct {
		q    *query.Query
		want string
	}{
		{most, "the boat paint with the most sailings"}, {big, "the 3 boats with the fewest seats"}, {sorted, ""},
		{words, ""},
	} {
		if got, ok := voice.DescribeTop(ferries(), tt.q); got != tt.want || ok != (tt.want != "") {
			t.Errorf("%s: %q, want %q", tt.q.SUQL(), got, tt.want)
		}
	}
}

// Rows without referring rows count 0.
func TestRowsWithNone(t *testing.T) {
	voice := nlg.PlainVoice(t)
	from := query.From{Tables: []string{"boats", "sailings"}, Joins: []query.Join{
		{Left: blockAt("boats", "boat_id"), Right: blockAt("sailings", "bt_id"), Outer: true}}}
	count := query.Item{Agg: query.Count, Column: blockAt("sailings", "bt_id")}
	if got := voice.Heading(ferries(), count, from); got != "number of sailings" {
		t.Errorf("it counts %s", got)
	}
	count.Only = []query.Condition{is(blockAt("sailings", "status"), query.Equal, "late")}
	if got := voice.Heading(ferries(), count, from); got != "number of sailings whose status is late" {
		t.Errorf("it counts %s", got)
	}
}

// Sentences for queries that no typed statement has the form of. Shares are of the rows that are said behind them, a
// column of months is no month of a month, the most frequent of each group is phrased as such, and rows without
// referring rows count.
func TestWhole(t *testing.T) {
	divers := built(`table divers: diver_id integer key, diver_name text title
		table cylinders: cylinder_id integer key, diver_id integer id, gas text
		table tests: test_id integer key, cylinder_id integer id, passed boolean
		key cylinders.diver_id divers.diver_id
		key tests.cylinder_id cylinders.cylinder_id`)
	tickets := built("table tickets: opened date, month date")
	all := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	join := query.Join{Left: blockAt("cylinders", "diver_id"), Right: blockAt("divers", "diver_id")}
	two := query.From{Tables: []string{"divers", "cylinders"}, Joins: []query.Join{join}}
	three := query.From{Tables: []string{"divers", "cylinders", "tests"}, Joins: []query.Join{join,
		{Left: blockAt("tests", "cylinder_id"), Right: blockAt("cylinders", "cylinder_id")}}}
	passed := all
	passed.Only = []query.Condition{is(blockAt("tests", "passed"), query.Equal, "true")}
	share := func(of, whole query.Item, from query.From, where ...query.Condition) *query.Query {
		return &query.Query{From: from, Where: where, GroupBy: []query.Column{blockAt("divers", "diver_id")},
			Select: []query.Item{{Column: blockAt("divers", "diver_name")},
				{Calc: &query.Calc{Op: query.Share, Left: of, Right: whole}}}}
	}
	opened := func(months ...string) *query.Query {
		c := is(blockAt("tickets", "opened"), query.In, months...)
		c.Item.Column.Part = query.MonthOf
		return &query.Query{From: query.From{Tables: []string{"tickets"}}, Where: []query.Condition{c},
			Select: []query.Item{{Column: blockAt("tickets", "*")}}}
	}
	month := blockAt("tickets", "month")
	month.Part = query.Month
	kind, city := blockAt("boats", "kind"), blockAt("owners", "city")
	owned := func(boats, owners string) query.From {
		return query.From{Tables: []string{boats, owners},
			Joins: []query.Join{{Left: blockAt(boats, "owner_id"), Right: blockAt(owners, "id")}}}
	}
	others := owned("other", "other_owners")
	others.Alias = map[string]string{"other": "boats", "other_owners": "owners"}
	most := &query.Query{Select: []query.Item{all}, GroupBy: []query.Column{blockAt("other", "kind")}, Limit: 1,
		From: others,
		Where: []query.Condition{{Item: query.Item{Column: blockAt("other_owners", "city")}, Op: query.Equal,
			Other: &query.Item{Column: city}}}, OrderBy: []query.Order{{Item: all, Desc: true}}}
	for _, tt := range []struct {
		db   *schema.Database
		q    *query.Query
		want string
	}{
		{divers, share(passed, all, three, is(blockAt("cylinders", "gas"), query.Equal, "air")),
			"share of tests that are passed, among those whose cylinder’s gas is air, for each diver"},
		{divers, share(all, query.Item{Sub: &query.Query{Select: []query.Item{all}, From: two}}, two),
			"share of all cylinders for each diver"},
		{tickets, opened("April", "May", "June", "July"), "tickets opened in April, May, June or July"},
		{tickets, opened("April", "July"), "tickets opened in April or July"},
		{tickets, &query.Query{From: query.From{Tables: []string{"tickets"}}, GroupBy: []query.Column{month},
			Select: []query.Item{{Column: month}, all}}, "number of tickets for each month"},
		{parsetest.Boats(), &query.Query{Select: []query.Item{{Column: city}, {Column: kind}}, From: owned("boats", "owners"),
			GroupBy: []query.Column{city, kind}, Having: []query.Condition{{Item: all, Op: query.Equal, Sub: most}}},
			"owner cities and kinds whose number of boats is the highest of the same owner city"},
		{ferries(), &query.Query{From: query.From{Tables: []string{"boats", "sailings"}, Joins: []query.Join{
			{Left: blockAt("boats", "boat_id"), Right: blockAt("sailings", "bt_id"), Outer: true}}},
			Select: []query.Item{{Column: blockAt("boats", "town")}, {Agg: query.Sum, Column: blockAt("boats", "seats"),
				Zero: true}},
			GroupBy: []query.Column{blockAt("boats", "town")}}, "total number of boat seats of sailings for each boat town"},
	} {
		if got := nlg.PlainVoice(t).Describe(tt.db, tt.q); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}

// The best of each group is phrased as such, and asked about as a whole.
func TestPeers(t *testing.T) {
	kind, length := query.Column{Table: "boats", Name: "kind"}, query.Column{Table: "boats", Name: "length_cm"}
	of := func(c query.Column) query.Column { c.Table = "other"; return c }
	sub := &query.Query{Select: []query.Item{{Agg: query.Max, Column: of(length)}},
		From:  query.From{Tables: []string{"other"}, Alias: map[string]string{"other": "boats"}},
		Where: []query.Condition{{Item: query.Item{Column: of(kind)}, Op: query.Equal, Other: &query.Item{Column: kind}}}}
	q := &query.Query{Select: []query.Item{{Column: kind}}, From: query.From{Tables: []string{"boats"}},
		Where: []query.Condition{{Item: query.Item{Column: length}, Op: query.Equal, Sub: sub}}}
	const want = "with the greatest length for each kind"
	v := nlg.PlainVoice(t)
	var said []string
	for _, c := range query.Components(q) {
		if c.Kind == query.WhereValue {
			_, text := v.Chip(parsetest.Boats(), c, q)
			said = append(said, text)
		}
		if c.Block != "" {
			t.Errorf("%s is asked about by itself", c.ID())
		}
	}
	if !slices.Equal(said, []string{want}) {
		t.Errorf("%q, wanted %q", said, want)
	}
}

// The first few of each group are phrased as such.
func TestRank(t *testing.T) {
	kind, length := query.Column{Table: "boats", Name: "kind"}, query.Column{Table: "boats", Name: "length_cm"}
	of := func(c query.Column) query.Item { c.Table = "other"; return query.Item{Column: c} }
	sub := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
		From: query.From{Tables: []string{"other"}, Alias: map[string]string{"other": "boats"}},
		Where: []query.Condition{{Item: of(kind), Op: query.Equal, Other: &query.Item{Column: kind}},
			{Item: of(length), Op: query.Greater, Other: &query.Item{Column: length}}}}
	q := &query.Query{Select: []query.Item{{Column: query.Column{Table: "boats", Name: "name"}}},
		From: query.From{Tables: []string{"boats"}}, Where: []query.Condition{{Item: query.Item{Sub: sub}, Op: query.Less,
			Values: []query.Value{{Text: "2", Number: true}}}}}
	if got := nlg.PlainVoice(t).Describe(parsetest.Boats(), q); got != "boats among the 2 with the greatest length for each kind" {
		t.Errorf("%q", got)
	}
}

// A yes/no question is answered with yes or no.
func TestWhether(t *testing.T) {
	kind := func(k string) []query.Condition {
		return []query.Condition{{Item: query.Item{Column: query.Column{Table: "boats", Name: "kind"}}, Op: query.Equal,
			Values: []query.Value{{Text: k}}}}
	}
	rows := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	sloops, ketches := rows, rows
	sloops.Only, ketches.Only = kind("sloop"), kind("ketch")
	side := &query.Query{Select: []query.Item{sloops}, From: query.From{Tables: []string{"boats"}}}
	if got := nlg.PlainVoice(t).Value(parsetest.Boats(), side, "7"); got != "Sloop: 7." {
		t.Errorf("a figure of one side: %q", got)
	}
	some := query.Calc{Op: query.More, Left: rows, Right: query.Item{Number: "0"}}
	more := query.Calc{Op: query.More, Left: sloops, Right: ketches}
	length := func(of query.Item) query.Item {
		return query.Item{Agg: query.Avg, Column: query.Column{Table: "boats", Name: "length_cm"}, Only: of.Only}
	}
	for want, c := range map[string]query.Calc{
		"whether all boats are ones whose kind is sloop":                                  {Op: query.EqualTo, Left: sloops, Right: rows},
		"whether there are more boats whose kind is sloop than boats whose kind is ketch": more,
		"whether the average length is higher for boats whose kind is sloop than for those whose kind is ketch": {Op: query.More,
			Left: length(sloops), Right: length(ketches)},
	} {
		q := &query.Query{Select: []query.Item{{Calc: &c}}, From: side.From}
		if got := nlg.PlainVoice(t).Describe(parsetest.Boats(), q); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for _, tt := range []struct {
		value string
		calc  query.Calc
		where []query.Condition
		want  string
	}{
		{"true", some, kind("sloop"), "Yes, there are."}, {"false", some, kind("sloop"), "No, there are none."},
		{"false", some, nil, "No, there are none."}, {"true", more, nil, "Yes."}, {"false", more, nil, "No."},
	} {
		voice := nlg.PlainVoice(t)
		q := &query.Query{Select: []query.Item{{Calc: &tt.calc}}, From: query.From{Tables: []string{"boats"}},
			Where: tt.where}
		if got := voice.Value(parsetest.Boats(), q, tt.value); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.value, got, tt.want)
		}
	}
}

// Months say which date they are of once, calculations keep their brackets, and a condition on a key's rows says whose.
func TestSaidOnce(t *testing.T) {
	digs := built(`table sites: site_id integer key, site_name text title
		table digs: dig_id integer key, site_id integer id, opened_up_on date, pay_eur numeric, bill_eur numeric, soil text
		table finds: find_id integer key, site_id integer id
		key digs.site_id sites.site_id
		key finds.site_id sites.site_id`)
	all := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	opened := func(part query.Part) query.Column {
		return query.Column{Table: "digs", Name: "opened_up_on", Part: part}
	}
	year := query.Condition{Item: query.Item{Column: opened(query.Year)}, Op: query.Equal,
		Values: []query.Value{{Text: "2025", Number: true}}}
	item := func(name string) query.Item { return query.Item{Column: blockAt("digs", name)} }
	calc := func(op query.CalcOp, left, right query.Item) query.Item {
		return query.Item{Calc: &query.Calc{Op: op, Left: left, Right: right}}
	}
	margin := calc(query.Times, calc(query.Minus, item("pay_eur"), item("bill_eur")), query.Item{Number: "1"})
	from := query.From{Tables: []string{"digs"}}
	joined := query.From{Tables: []string{"sites", "digs"},
		Joins: []query.Join{{Left: blockAt("digs", "site_id"), Right: blockAt("sites", "site_id")}}}
	without := query.Condition{Item: query.Item{Column: blockAt("sites", "site_id")}, Op: query.NotIn,
		Sub: &query.Query{Select: []query.Item{{Column: blockAt("finds", "site_id")}},
			From: query.From{Tables: []string{"finds"}}}}
	for _, tt := range []struct {
		q    *query.Query
		want string
	}{
		{&query.Query{Select: []query.Item{{Column: opened(query.Month)}}, From: from, Where: []query.Condition{year},
			GroupBy: []query.Column{opened(query.Month)}, OrderBy: []query.Order{{Item: all, Desc: true}}, Limit: 1},
			"the month with the most digs opened up in 2025"},
		{&query.Query{Select: []query.Item{calc(query.Share, margin, item("bill_eur"))}, From: from},
			"(pay minus bill) as a percentage of the bill of digs"},
		{&query.Query{Select: []query.Item{all}, From: joined, Where: []query.Condition{without}},
			"number of digs of sites without any finds"},
		{&query.Query{Select: []query.Item{calc(query.Ratio, all, query.Item{Agg: query.Count, Distinct: true,
			Column: blockAt("sites", "site_id")})}, From: joined}, "number of digs divided by the number of sites with digs"},
	} {
		if got := nlg.PlainVoice(t).Describe(digs, tt.q); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.q.SUQL(), got, tt.want)
		}
	}
}

// What decides whether something holds for a row is stated, or that it is not recorded.
func TestReasonsNotRecorded(t *testing.T) {
	voice := nlg.PlainVoice(t).ForResults(parsetest.Boats(), func(q *query.Query) *query.Query { return q.Clone() })
	q := &query.Query{Select: []query.Item{{Column: blockAt("boats", "length_cm")}},
		From: query.From{Tables: []string{"boats"}}}
	if got := voice.StateReasons([]any{nil}, q); got != " No length recorded." {
		t.Errorf("%q", got)
	}
}

// A year and a month that are compared as one number are said as a month.
func TestMonthsInTwoColumns(t *testing.T) {
	voice := nlg.PlainVoice(t)
	db := built("table shifts: shift_id integer key, hours numeric, year integer years, month integer")
	year, month := query.Item{Column: blockAt("shifts", "year")}, query.Item{Column: blockAt("shifts", "month")}
	scaled := query.Item{Calc: &query.Calc{Op: query.Times, Left: year, Right: query.Item{Number: "100"}}}
	both := query.Item{Calc: &query.Calc{Op: query.Plus, Left: scaled, Right: month}}
	bound := func(op query.Op, n string) query.Condition {
		return query.Condition{Item: both, Op: op, Values: []query.Value{{Text: n, Number: true}}}
	}
	from, to := bound(query.GreaterEqual, "202311"), bound(query.Less, "202501")
	for want, where := range map[string][]query.Condition{"is Nov 2023 or later": {from}, "is Dec 2024 or earlier": {to},
		"is between Nov 2023 and Dec 2024": {from, to}, "year times 100 plus month is at least 7": {bound(query.GreaterEqual, "7")}} {
		q := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
			From: query.From{Tables: []string{"shifts"}}, Where: where}
		if got := voice.Describe(db, q); !strings.HasSuffix(got, want) {
			t.Errorf("%q instead of %q", got, want)
		}
	}
}
