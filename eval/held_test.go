package eval

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"surely/parse/link"
	"surely/parse/propose"
	"surely/query"
)

// clubs is a table with columns of all types, with missing values and ties.
const clubs = `Name,Town,Founded,Last match,Fee,Members,Open,Sports,Remark,Opened
Harbour Rowers,Leith,1901-05-02,2021-03-06 10:30,12.50,120,yes,rowing;sailing,about 40 boats,5 May 1999
Old Oaks,Perth,1952-11-30,2021-03-06 18:00,8.00,85,no,football,3 pitches,12 June 2001
North Stars,Leith,1952-11-30,2020-12-24 09:15,12.50,,yes,football;hockey,"1,200 seats",1 July 2001
Éclair,Oban,,2021-01-17 20:45,,40,no,fencing,none,
Red Kites,Perth,1988-07-14,,30.00,85,yes,hockey,-2 degrees,3 March 2010
Blue Kites,Oban,1999-01-01,2020-12-24 11:00,5.25,12,no,hockey;sailing,7.5 km,9 May 1999
red kites,Perth,2004-02-29,2021-03-06 10:30,30.00,300,yes,rowing,,12 June 2001
`

// clubQuestions are questions of it that are read in as many ways as possible.
var clubQuestions = []string{
	"which clubs are in Leith or Perth", "how many clubs not in Perth have more than 50 members", "the 2 clubs with the highest fee",
	"the third oldest club by founded", "average fee per town", "towns with more than 1 club", "clubs founded after 1950 sorted by name",
	"how many clubs were founded in 1952", "clubs by month of the last match", "share of clubs that are open", "which clubs offer hockey and sailing",
	"clubs without hockey", "which clubs have no members", "difference in fee between Leith and Oban", "total members of each town ordered by total members",
	"how many different towns are there", "last match on a saturday", "clubs opened before June 2001", "members per fee of the clubs in Perth",
	"the town with the fewest clubs", "clubs between 40 and 120 members", "the newest last match", "clubs with a fee of at least 8 and at most 12.5",
	"name and town of clubs founded on 14 July 1988", "how many clubs per town and open", "matches in december", "clubs that opened in May",
	"highest and lowest fee", "clubs with above average members", "the longest remark", "year with the most clubs founded", "Red Kites",
}

// What memory says of a reading is what the engine says.
func TestHeldAgreesWithEngine(t *testing.T) {
	ctx := context.Background()
	b := clubBase(t)
	table := b.inMemory(ctx)
	if table == nil {
		t.Fatal("the table is not held")
	}
	told, all := 0, 0
	seen := map[string]bool{}
	check := func(q *query.Query) {
		text := q.SUQL()
		if seen[text] {
			return
		}
		seen[text] = true
		all++
		got, ok := table.Run(q)
		if !ok {
			return
		}
		told++
		want, err := b.lookUp(ctx, text)
		if err != nil {
			t.Errorf("%s\nthe engine refuses: %v", text, err)
		} else if have := held(got); !have.equal(want, len(q.OrderBy) > 0) {
			t.Errorf("%s\n got %q\nwant %q", text, have.rows, want.rows)
		}
	}
	for _, question := range clubQuestions {
		set := propose.Readings(link.New(b.schema, b.values(), question))
		for i := 0; i < len(set.Readings); i += 20 {
			check(set.Query(i))
		}
	}
	for _, q := range unread(b.schema.Tables[0].Name) {
		check(q)
	}
	if told*10 < all*9 || all < 1000 {
		t.Errorf("of %d readings only %d can be run in memory", all, told)
	}
	t.Logf("%d of %d readings", told, all)
}

func clubBase(t testing.TB) *spiderBase {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, "clubs.csv")
	if err := os.WriteFile(path, []byte(clubs), 0o644); err != nil {
		t.Fatal(err)
	}
	b, err := openBase(context.Background(), path, filepath.Join(dir, "home"), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	return b
}

// unread are queries that no reading has yet.
func unread(table string) []*query.Query {
	col := func(name string) query.Item { return query.Item{Column: query.Column{Table: table, Name: name}} }
	from := query.From{Tables: []string{table}}
	number := func(s string) []query.Value { return []query.Value{{Text: s, Number: true}} }
	word := func(s ...string) []query.Value {
		var out []query.Value
		for _, w := range s {
			out = append(out, query.Value{Text: w})
		}
		return out
	}
	where := func(show string, conds ...query.Condition) *query.Query {
		return &query.Query{Select: []query.Item{col(show)}, From: from, Where: conds}
	}
	mean := &query.Query{Select: []query.Item{{Agg: query.Avg, Column: col("members").Column}}, From: from}
	towns := where("town", query.Condition{Item: col("fee"), Op: query.Greater, Values: number("20")})
	some := where("town", query.Condition{Item: col("members"), Op: query.IsNotNull})
	both := *some
	both.Set, both.Right = query.Except, towns
	either := *some
	either.Set, either.Right = query.Union, towns
	share := query.Item{Calc: &query.Calc{Op: query.Ratio, Left: col("fee"), Right: col("members")}}
	remark := query.Column{Table: table, Name: "remark", Part: "number"}
	rowid := query.Item{Column: query.Column{Table: table, Name: "rowid"}}
	out := []*query.Query{&both, &either, towns,
		where("name", query.Condition{Item: col("members"), Op: query.Greater, Sub: mean}),
		where("name", query.Condition{Item: col("town"), Op: query.In, Sub: towns}),
		where("name", query.Condition{Item: col("town"), Op: query.NotIn, Sub: towns}),
		where("name", query.Condition{Item: col("members"), Op: query.NotIn, Values: number("85")}),
		where("name", query.Condition{Item: col("name"), Op: query.Like, Values: word("%K_tes")}),
		where("name", query.Condition{Item: col("name"), Op: query.NotLike, Values: word("%é%")}),
		where("name", query.Condition{Item: col("town"), Op: query.Equal, Values: word("Leith")},
			query.Condition{Item: col("fee"), Op: query.Less, Values: number("13")},
			query.Condition{Or: true, Item: col("town"), Op: query.Equal, Values: word("Oban")}),
		where("name", query.Condition{Item: col("fee"), Op: query.Less, Other: &share}),
		where("name", query.Condition{Item: share, Op: query.Greater, Values: number("0.2")}),
		where("town", query.Condition{Item: col("name"), Op: query.Equal, Values: number("5")}),
		{Select: []query.Item{col("town")}, Distinct: true, From: from, OrderBy: []query.Order{{Item: col("town"), Desc: true}}, Limit: 2, Offset: 1},
		{Select: []query.Item{col("name")}, From: from, OrderBy: []query.Order{{Item: col("fee"), Desc: true}, {Item: col("name")}}},
		{Select: []query.Item{col("name")}, From: from, OrderBy: []query.Order{{Item: col("members"), Desc: true, NullsLast: true}}},
		{Select: []query.Item{{Agg: query.Count, Distinct: true, Column: col("fee").Column}}, From: from, GroupBy: []query.Column{col("town").Column}},
		{Select: []query.Item{{Column: remark}}, From: from, OrderBy: []query.Order{{Item: query.Item{Column: remark}}}},
		{Select: []query.Item{{Agg: query.Sum, Column: remark}}, From: from},
		{Select: []query.Item{col("name")}, From: from, OrderBy: []query.Order{{Item: rowid, Desc: true}}, Limit: 3},
		{Select: []query.Item{{Agg: query.Sum, Column: col("members").Column, Only: []query.Condition{{Item: col("town"), Op: query.Equal, Values: word("Rome")}}}}, From: from},
		{Select: []query.Item{{Agg: query.Min, Column: col("name").Column}, {Agg: query.Max, Column: col("last_match").Column}}, From: from},
	}
	for _, op := range []query.Op{query.Equal, query.NotEqual, query.Less, query.GreaterEqual} {
		out = append(out, where("name", query.Condition{Item: col("name"), Op: op, Values: word("Old Oaks")}),
			where("name", query.Condition{Item: col("founded"), Op: op, Values: word("30 November 1952")}),
			where("name", query.Condition{Item: col("last_match"), Op: op, Values: word("2020-12-24")}))
	}
	return out
}

// A reading is run in microseconds.
func BenchmarkHeld(b *testing.B) {
	base := clubBase(b)
	table := base.inMemory(context.Background())
	var queries []*query.Query
	for _, question := range clubQuestions {
		set := propose.Readings(link.New(base.schema, base.values(), question))
		for i := range set.Readings {
			queries = append(queries, set.Query(i))
		}
	}
	start := time.Now()
	n := 0
	for b.Loop() {
		if got, ok := table.Run(queries[n%len(queries)]); ok {
			held(got)
		}
		n++
	}
	b.ReportMetric(float64(time.Since(start).Microseconds())/float64(n), "µs/reading")
}

func TestTextOfOutcome(t *testing.T) {
	b := clubBase(t)
	got, err := b.lookUp(context.Background(), "SELECT town FROM "+b.schema.Tables[0].Name+" ORDER BY name LIMIT 1")
	if err != nil || !slices.Equal(got.first, []any{"Oban"}) || strings.Join(got.rows, "") != "Oban" {
		t.Errorf("got %v, %v", got, err)
	}
}
