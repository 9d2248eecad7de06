package eval

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/schema"
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

// matches are of clubs.
const matches = `Match,Club,Day,Goals,Referee
1,Red Kites,2021-03-06,3,Ann
2,Red Kites,2021-03-07,0,Bo
3,Blue Kites,2020-12-24,3,Ann
4,Old Oaks,2021-03-06,,Ann
5,,2021-02-01,2,Cy
6,North Stars,2020-12-24,1,Bo
`

// matchQuestions need both tables.
var matchQuestions = []string{
	"clubs with more than 1 match", "total goals of each club", "which clubs in Perth have no matches", "matches of clubs in Leith with Ann as referee",
	"the club with the most goals", "towns by number of matches", "average goals per town", "fee of clubs whose referee was Bo", "clubs that were never refereed by Ann",
	"how many different referees does Red Kites have", "goals and fee of each match in december", "members of the club with the fewest goals",
}

// What memory says of a reading is what the engine says.
func TestHeldAgreesWithEngine(t *testing.T) {
	b := clubBase(t)
	h := comparison{t: t, base: b, seen: map[string]bool{}}
	h.ask(clubQuestions, 20)
	for _, q := range unread(b.schema.Tables[0].Name) {
		h.compare(q)
	}
	h.enough(1000)
}

func TestHeldJoinsAgreeWithEngine(t *testing.T) {
	b := baseOf(t, map[string]string{"clubs.csv": clubs, "matches.csv": matches})
	h := comparison{t: t, base: b, seen: map[string]bool{}}
	h.ask(matchQuestions, 20)
	h.enough(800)
	if h.joins < 400 {
		t.Errorf("only %d readings join", h.joins)
	}
}

// comparison holds what memory says against the engine.
type comparison struct {
	t         *testing.T
	base      *spiderBase
	told, all int
	joins     int
	seen      map[string]bool
}

// ask compares readings of questions, one in so many.
func (h *comparison) ask(questions []string, oneIn int) {
	for _, question := range questions {
		set := propose.Readings(link.New(h.base.schema, h.base.values(), question), nil)
		for i := 0; i < len(set.Readings); i += oneIn {
			h.compare(set.Query(i))
		}
	}
}

func (h *comparison) compare(q *query.Query) {
	h.t.Helper()
	text := q.SUQL()
	if h.seen[text] {
		return
	}
	h.seen[text] = true
	h.all++
	got, ok := h.base.remembered(context.Background(), q)
	if !ok {
		return
	}
	h.told++
	if len(q.From.Tables) > 1 {
		h.joins++
	}
	want, err := h.base.runSUQL(context.Background(), text)
	if err != nil {
		h.t.Errorf("%s\nthe engine refuses: %v", text, err)
		return
	}
	ordered := len(q.OrderBy) > 0
	if len(q.From.Tables) > 1 && ordered { // databases join in any order, so what ties may come in another
		all := *q
		all.Limit, all.Offset, ordered = 0, 0, false
		if got, ok = h.base.remembered(context.Background(), &all); !ok {
			h.t.Fatalf("%s\nis told only with its limit", text)
		}
		want, _ = h.base.runSUQL(context.Background(), all.SUQL())
	}
	if !got.equal(want, ordered) {
		h.t.Errorf("%s\n got %q\nwant %q", text, got.rows, want.rows)
	}
}

// enough checks that most of many readings could be told; medians, averages of counts and the like are the engine's.
func (h *comparison) enough(least int) {
	if h.told*10 < h.all*8 || h.all < least {
		h.t.Errorf("of %d readings only %d can be run in memory", h.all, h.told)
	}
	h.t.Logf("%d of %d readings", h.told, h.all)
}

func clubBase(t testing.TB) *spiderBase { return baseOf(t, map[string]string{"clubs.csv": clubs}) }

// baseOf opens a folder of files.
func baseOf(t testing.TB, files map[string]string) *spiderBase {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, "data")
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(path, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := openBase(context.Background(), path, filepath.Join(dir, "home"), func(db *schema.Database) {
		if db.Table("matches") != nil {
			db.ForeignKeys = append(db.ForeignKeys, schema.ForeignKey{Table: "matches", Column: "Club", RefTable: "clubs",
				RefColumn: "Name"})
		}
	})
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
	remark := query.Column{Table: table, Name: "remark", Part: query.InText}
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
	data, _ := base.inMemory(context.Background())
	var queries []*query.Query
	for _, question := range clubQuestions {
		set := propose.Readings(link.New(base.schema, base.values(), question), nil)
		for i := range set.Readings {
			queries = append(queries, set.Query(i))
		}
	}
	start := time.Now()
	n := 0
	for b.Loop() {
		if got, ok := data.Run(queries[n%len(queries)]); ok {
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
