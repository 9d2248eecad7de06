package account_test

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/when"
)

var now = when.Clock{Today: time.Date(2025, 8, 20, 0, 0, 0, 0, time.UTC)}

// boats is a query about boats under conditions.
func boats(where ...query.Condition) *query.Query {
	return &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
		From: query.From{Tables: []string{"boats"}}, Where: where}
}

func where(column string, op query.Op, values ...string) query.Condition {
	c := query.Condition{Item: query.Item{Column: query.Column{Table: "boats", Name: column}}, Op: op}
	for _, v := range values {
		c.Values = append(c.Values, query.Value{Text: v, Number: strings.Trim(v, "0123456789.") == "", First: -1, Last: -1})
	}
	return c
}

// TestLeftOut checks what queries leave out of questions, in what order, and that what they rest on is not named.
func TestLeftOut(t *testing.T) {
	all, sloops := boats(), boats(where("kind", query.Equal, "sloop"))
	none := where("id", query.NotIn) // of the sloops
	none.Sub = sloops
	july := boats(where("bought", query.GreaterEqual, "2025-07-01"), where("bought", query.Less, "2025-08-01"))
	long := boats(where("length_cm", query.Greater, "1200"))
	first := &query.Query{Select: all.Select, From: all.From, Limit: 1,
		OrderBy: []query.Order{{Item: query.Item{Column: query.Column{Table: "boats", Name: "length_cm"}}, Desc: true}}}
	kind := query.Column{Table: "boats", Name: "kind"}
	year := query.Column{Table: "boats", Name: "bought", Part: query.Year}
	per := func(groups ...query.Column) *query.Query {
		out := &query.Query{From: all.From, GroupBy: groups}
		for _, g := range groups {
			out.Select = append(out.Select, query.Item{Column: g})
		}
		out.Select = append(out.Select, all.Select...)
		return out
	}
	for _, c := range []struct {
		question string
		of       *query.Query
		want     string
	}{
		{"boats per kind by year", per(kind), "by year"}, {"boats by year and kind", per(year), "and kind"},
		{"boats per kind by year", per(year), "per kind"}, {"boats by kind and year", per(kind, year), ""},
		{"boats per kind by length", per(kind), ""}, {"boats by kind", per(kind), ""},
		{"boats bought this quarter", boats(where("bought", query.GreaterEqual, "2025-07-01"),
			where("bought", query.Less, "2025-08-21")), ""}, // so far
		{"boats bought this quarter", boats(where("bought", query.GreaterEqual, "2025-04-01")), "this quarter"},
		{"boats, skip the sloops", sloops, "skip the sloops"},
		{"who repairs boats", boats(where("kind", query.Equal, "repaired")), "who; repairs"},
		{"who repaired boats", boats(where("kind", query.Equal, "repaired")), "who"},
		{"how many boats are there", all, ""}, {"how many boats were bought last month", all, "last month"},
		{"how many boats were bought last month", july, ""}, {"boats bought in July", july, ""},
		{"boats bought since July", boats(where("bought", query.GreaterEqual, "2025-07-01")), ""},
		{"boats bought in June", july, "June"},
		{"how many boats this quarter near me", all, "this quarter; near me"}, {"boats longer than 12 m", long, ""},
		{"boats longer than 12 m", all, "longer than; 12 m"}, {"boats longer than 1200 cm", long, ""},
		{"boats longer than 1200 cm", boats(where("length_cm", query.Less, "1200")), "longer than"},
		{"boats not longer than 1200 cm", boats(where("length_cm", query.LessEqual, "1200")), ""},
		{"boats over 1200 cm or under 300 cm", long, "or under 300"},
		{"length cm above 1200", boats(where("owner_id", query.Greater, "1200")), "length cm; above 1200"},
		{"who has boats over 70", boats(where("length_cm", query.Greater, "70")), "who; over 70"},
		{"boats with a length over 70", boats(where("length_cm", query.Greater, "70")), ""},
		{"length cm above 1200", long, ""}, {"boats bought per month", all, "per month"},
		{"boats longer than 12 m", boats(where("length_cm", query.Greater, "12")), "12 m"},
		{"average length per skipper", all, "per skipper"}, {"hire per hour", all, "per hour"},
		{"boats older than ten years", boats(where("length_cm", query.Greater, "10")), "ten"},
		{"boats over 40 kW", long, "40 kW"}, {"sloops in dollars", sloops, "in dollars"},
		{"boats called \"Sea Foam\"", all, "Sea Foam"},
		{"boats called \"Sea Foam\"", boats(where("name", query.Equal, "sea foam")), ""},
		{"takings of sloops", sloops, "takings"}, {"days since the last sloop", sloops, "days since"}, {"boats of Ann Lee", all, "Ann; Lee"}, {"boats that are not sloops", sloops, "not sloops"},
		{"boats that are not sloops", boats(where("kind", query.NotEqual, "sloop")), ""},
		{"who was bought in July 2025", &query.Query{From: all.From, Where: july.Where, Select: []query.Item{
			{Column: query.Column{Table: "boats", Name: "bought"}}}}, "who"},
		{"when were the sloops bought", &query.Query{From: all.From, Where: sloops.Where, Select: []query.Item{
			{Column: query.Column{Table: "boats", Name: "kind"}}}}, "when"},
		{"when were the sloops bought", &query.Query{From: all.From, Where: sloops.Where, Select: []query.Item{
			{Column: query.Column{Table: "boats", Name: "bought"}}}}, ""},
		{"did sloops sail more than ketches", &query.Query{From: all.From, Where: sloops.Where, Select: []query.Item{
			{Calc: &query.Calc{Op: query.More, Left: all.Select[0], Right: query.Item{Number: "0"}}}}}, "more than"},
		{"are all sloops insured", &query.Query{From: all.From, Where: sloops.Where, Select: []query.Item{
			{Calc: &query.Calc{Op: query.More, Left: all.Select[0], Right: query.Item{Number: "0"}}}}}, "all"},
		{"boats that are no sloop", boats(none), ""}, {"boats that are no sloop", sloops, "no sloop"},
		{"boats without an owner", boats(where("owner_id", query.IsNull)), ""},
		{"no more than 12 boats", boats(where("length_cm", query.LessEqual, "12")), ""},
		{"the longest boat", all, "longest"}, {"the longest boat", first, ""},
		{"at least 3 boats", boats(where("length_cm", query.GreaterEqual, "3")), ""},
		{"boats bought recently", all, "recently"},
	} {
		got := strings.Join(account.Of(c.question, parsetest.Boats(), now).Omissions(c.of), "; ")
		if got != c.want {
			t.Errorf("%s, %s: %q, want %q", c.question, c.of.SUQL(), got, c.want)
		}
	}
}

// TestLists: limits to an element of a list, and numbers of elements, are rested on by the number of elements; what is
// always so, by no other row; a weekday, by the column of weekdays.
func TestLists(t *testing.T) {
	db := parsetest.Boats()
	b := db.Table("boats")
	b.Columns = append(b.Columns, &schema.Column{Name: "extras", Label: "extras", Type: schema.Text, List: true,
		Distinct: 2, Role: schema.Enumeration,
		Values: []schema.ValueCount{{Value: "bimini", Count: 4}, {Value: "radar", Count: 2}}},
		&schema.Column{Name: "gear_aboard", Label: "gear aboard", Type: schema.Text, List: true, Distinct: 2,
			Role: schema.Enumeration, Values: []schema.ValueCount{{Value: "anchor", Count: 4}, {Value: "flares", Count: 2}}},
		&schema.Column{Name: "crew_day", Label: "crew day", Type: schema.Text, Role: schema.Enumeration, Distinct: 2,
			Values: []schema.ValueCount{{Value: "Mon", Count: 4}, {Value: "Tue", Count: 2}}})
	radar := boats(where("extras", query.Has, "radar"))
	size := where("extras", query.Equal, "1")
	size.Item.Column.Part = query.Size
	alone := boats(where("extras", query.Has, "radar"), size)
	for question, want := range map[string]string{
		"boats with only a radar":                    "only",
		"boats with a radar alone":                   "alone",
		"boats with nothing but a radar":             "nothing but",
		"boats that always have a radar":             "always",
		"only the boats with a radar":                "",
		"not only boats with a radar":                "",
		"boats with a radar and several extras":      "several extras",
		"the two extras with a radar":                "",
		"boats with a radar and three gear aboard":   "three gear aboard",
		"boats with three things aboard and a radar": "three things aboard",
	} {
		q := account.Of(question, db, now)
		if got := strings.Join(q.Omissions(radar), "; "); got != want && !strings.HasPrefix(got, want+" ") {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
		if got := q.Omissions(alone); want != "always" && strings.Join(got, "") != "" {
			t.Errorf("%s: %q beside the number of extras", question, got)
		}
	}
	bought := where("bought", query.Equal, "Monday")
	bought.Item.Column.Part = query.Weekday
	for question, want := range map[string]string{"boats on a monday": "monday", "boats bought on a monday": ""} {
		if got := strings.Join(account.Of(question, db, now).Omissions(boats(bought)), "; "); got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
	longest := boats()
	length := query.Item{Column: query.Column{Table: "boats", Name: "length_cm"}}
	longest.OrderBy = []query.Order{{Item: length, Desc: true}}
	for question, want := range map[string]int{"the hugest boat": 0, "the tiniest boat": 1, "the newest boat": 0} {
		if got := account.Of(question, db, now).Omissions(longest); len(got) != want {
			t.Errorf("%s: %q", question, got)
		}
	}
	onMondays := boats(where("crew_day", query.Equal, "Mon"))
	if got := account.Of("which boats on Mondays", db, now).Omissions(onMondays); len(got) > 0 {
		t.Errorf("a capitalised weekday: %q", got)
	}
}

// Hours and parts of the day count as covered by a condition on a time of day.
func TestTimesOfDay(t *testing.T) {
	db := parsetest.Boats()
	b := db.Table("boats")
	b.Columns = append(b.Columns, &schema.Column{Name: "sails_at", Label: "sails at", Type: schema.Text,
		Samples: []string{"18:30", "09:00", "17:15"}})
	evening := boats(where("sails_at", query.GreaterEqual, "18:00"))
	for question, want := range map[string]string{"boats after 6 pm": "", "boats sailing after 6": "",
		"boats in the evening":         "",
		"boats in the evening after 6": "", "boats after 7 pm": "7 pm", "boats after 6 am": "6 am",
		"boats over 6 m after 6 pm": "6 m"} {
		if got := strings.Join(account.Of(question, db, now).Omissions(evening), "; "); got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
	if got := account.Of("boats in the evening", db, now).Omissions(boats()); len(got) != 1 || got[0] != "evening" {
		t.Errorf("left out: %q", got)
	}
}

// TestLikely: a question with a likely reading is not declined.
func TestLikely(t *testing.T) {
	for p, want := range map[float64]float64{.2: .49, .05: .8} {
		parsed := &parse.Parsed{Declines: .8, Candidates: []parse.Candidate{{Query: boats(), P: p}}}
		if account.Of("all boats", parsetest.Boats(), now).Decline(parsed); parsed.Declines != want {
			t.Errorf("a reading of %.2f: %.2f", p, parsed.Declines)
		}
	}
	parsed := &parse.Parsed{Declines: .8}
	for _, shown := range []string{"name", "kind"} { // what rows there are does not depend on what is shown of them
		list := boats(where("kind", query.Equal, "sloop"))
		list.Select = []query.Item{{Column: query.Column{Table: "boats", Name: shown}}}
		parsed.Candidates = append(parsed.Candidates, parse.Candidate{Query: list, P: .06})
	}
	if account.Of("all boats", parsetest.Boats(), now).Decline(parsed); parsed.Declines != .49 {
		t.Errorf("two ways to show likely rows: %.2f", parsed.Declines)
	}
}

// TestUnknownThings: the data cannot answer a yes/no question about something that neither its query nor the data has.
func TestUnknownThings(t *testing.T) {
	found := boats()
	found.Select[0] = query.Item{Calc: &query.Calc{Op: query.More, Left: found.Select[0], Right: query.Item{Number: "0"}}}
	for question, want := range map[string]string{
		"did we ever buy a canoe": "canoe", "has any sloop ever had a spinnaker": "spinnaker",
		"did ann sell rudders":     "rudders",
		"are any charters over":    "",
		"did we repair the sloops": "", "is there another owner": "", "how many boats have a spinnaker": "",
		"how many have a spinnaker": "",
	} {
		q := account.Of(question, parsetest.Boats(), now)
		unused := strings.Fields("buy canoe sell rudders repair owner spinnaker charters")
		if got := strings.Join(q.UnknownThings(found, unused), "; "); got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
		parsed := &parse.Parsed{Candidates: []parse.Candidate{{Query: found, P: .8, Unused: unused}}}
		q.Mark(parsed)
		if q.Decline(parsed); (parsed.Declines > .5) != (want != "") {
			t.Errorf("%s: declined with %.2f", question, parsed.Declines)
		}
		// what another reading has a meaning for is not unknown
		parsed = &parse.Parsed{Candidates: []parse.Candidate{{Query: found, P: .5, Unused: unused}, {Query: boats(), P: .3}}}
		if q.Decline(parsed); parsed.Declines > .5 {
			t.Errorf("%s: declined with %.2f, although a reading explains all", question, parsed.Declines)
		}
	}
}

// TestOwing: a query about what is paid says nothing about what is owed.
func TestOwing(t *testing.T) {
	db := parsetest.Boats()
	b := db.Table("boats")
	b.Columns = append(b.Columns, &schema.Column{Name: "fee_paid", Label: "fee paid", Type: schema.Text, Distinct: 2,
		Values: []schema.ValueCount{{Value: "yes", Count: 4}, {Value: "no", Count: 2}}})
	paid, owed := boats(where("fee_paid", query.Equal, "yes")), boats(where("fee_paid", query.Equal, "no"))
	for _, c := range []struct {
		question string
		of       *query.Query
		want     string
	}{
		{"boats that owe us something", paid, "owe"}, {"boats that owe us something", owed, ""},
		{"boats with fees outstanding", paid, "outstanding"}, {"boats that do not owe anything", paid, ""},
		{"boats that do not owe anything", owed, "not owe"}, {"boats launched but not paid", owed, ""},
		{"boats neither known to be paid nor unpaid", boats(where("fee_paid", query.IsNull)), ""},
	} {
		if got := strings.Join(account.Of(c.question, db, now).Omissions(c.of), "; "); got != c.want {
			t.Errorf("%s, %s: %q, want %q", c.question, c.of.SUQL(), got, c.want)
		}
	}
	q := account.Of("boats that owe us for fees not paid", db, now)
	for of, want := range map[*query.Query]int{owed: 0, paid: 1} {
		if got := q.Unexplained(of, []string{"owe"}); len(got) != want {
			t.Errorf("%s: %q", of.SUQL(), got)
		}
	}
}

// TestStates: a yes/no column that is named before the rows, or by the verb for the amount asked for, is used; what a
// reading without it loses goes to the reading that only adds it.
func TestStates(t *testing.T) {
	db := parsetest.Boats()
	b, fees := db.Table("boats"), db.Table("moorings")
	fees.Columns = fees.Columns[:len(fees.Columns)-1] // the day of payment, which "pay" names as well
	for _, name := range []string{"scrapped", "settled"} {
		b.Columns = append(b.Columns, &schema.Column{Name: name, Label: name, Type: schema.Text, Distinct: 2,
			Values: []schema.ValueCount{{Value: "yes", Count: 4}, {Value: "no", Count: 2}}})
	}
	long := func(where ...query.Condition) *query.Query {
		q := boats(where...)
		q.Select = []query.Item{{Agg: query.Sum, Column: query.Column{Table: "boats", Name: "length_cm"}}}
		return q
	}
	for _, c := range []struct{ question, column, omitted string }{
		{"total length of scrapped boats", "scrapped", "scrapped"},
		{"length of scrapped old sloops", "scrapped", "scrapped"},
		{"total length of unscrapped boats", "scrapped", "unscrapped"},
		{"total length of boats that were scrapped", "scrapped", ""},
		{"how much did Ann pay", "settled", "pay"}, {"which boat owes the most", "settled", "owes"},
		{"how many boats pay by card", "settled", ""},
	} {
		without, with := long(), long(where(c.column, query.Equal, "no"))
		q := account.Of(c.question, db, now)
		left := func(of *query.Query) bool { return slices.Contains(q.Omissions(of), c.omitted) }
		if left(without) != (c.omitted != "") || left(with) {
			t.Errorf("%s: %q, and with the condition %q", c.question, q.Omissions(without), q.Omissions(with))
		}
	}
	kind := long(where("kind", query.Equal, "outstanding"))
	if got := account.Of("total length of outstanding boats", db, now).Omissions(kind); len(got) > 0 {
		t.Errorf("a value is left out: %q", got)
	}
	parsed := &parse.Parsed{Candidates: []parse.Candidate{{Query: long(), P: .8}, {Query: boats(), P: .05},
		{Query: long(where("scrapped", query.Equal, "yes")), P: .1}}}
	account.Of("total length of scrapped boats", db, now).Mark(parsed)
	if all := parsed.Candidates; all[0].Evidence.Omitted != 1 || all[2].Evidence.Omitted != 0 {
		t.Errorf("left out: %+v", all)
	}
}

// TestUncalledStates: a state that no word is about is marked where there is a reading without it.
func TestUncalledStates(t *testing.T) {
	db := parsetest.Boats()
	b := db.Table("boats")
	b.Columns = append(b.Columns, &schema.Column{Name: "scrapped", Label: "scrapped", Type: schema.Text, Distinct: 2,
		Values: []schema.ValueCount{{Value: "yes", Count: 4}, {Value: "no", Count: 2}}})
	for question, want := range map[string]bool{"how many boats did we charter": true, "how many boats are scrap": false,
		"how many boats did we salvage": false} {
		parsed := &parse.Parsed{Candidates: []parse.Candidate{{Query: boats(where("scrapped", query.Equal, "yes")), P: .6},
			{Query: boats(), P: .3}}}
		account.Of(question, db, now).Mark(parsed)
		if all := parsed.Candidates; all[0].Evidence.Uncalled != want || all[1].Evidence.Uncalled {
			t.Errorf("%s: %+v", question, all)
		}
	}
}

// TestRowNoun: no noun stands for rows that another word names.
func TestRowNoun(t *testing.T) {
	for question, want := range map[string]string{"how many charters": "charters", "how many charters of boats": ""} {
		if got := account.Of(question, parsetest.Boats(), now).RowNoun(); got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}

// TestRowNames: any text column may name the rows of the only table, whatever they are called.
func TestRowNames(t *testing.T) {
	db := parsetest.Boats()
	db.Tables = db.Tables[1:2]
	names := account.Of("charters longer than 9 m", db, now).RowNames()
	for column, want := range map[string]bool{"name": true, "length_cm": false} {
		if got := names(query.Column{Table: "boats", Name: column}); got != want {
			t.Errorf("%s: %t, want %t", column, got, want)
		}
	}
}

// TestMeasures finds what is compared by and no reading used, and the unit that a figure is asked for in.
func TestMeasures(t *testing.T) {
	q := account.Of("are sloops more seaworthy than ketches", parsetest.Boats(), now)
	if got := q.UnusedComparisons([]string{"seaworthy", "are"}); strings.Join(got, "; ") != "more seaworthy" {
		t.Errorf("got %q", got)
	}
	sum := boats()
	sum.Select[0] = query.Item{Agg: query.Sum, Column: query.Column{Table: "boats", Name: "length_cm"}}
	for question, want := range map[string]account.Conversion{
		"metres of boats altogether": {Word: "metres", OwnUnit: "cm", Factor: .01}, "hours of boats": {}, "boats i'm fond of": {},
		"how many km of boat are there": {Word: "km", OwnUnit: "cm", Factor: 1e-5},
		"boats over 12 metres":          {},
		"total centimetres":             {Word: "centimetres", OwnUnit: "cm", Factor: 1},
		"total length in feet":          {Word: "feet", OwnUnit: "cm", Factor: 10 / 304.8}} {
		got, _ := account.Of(question, parsetest.Boats(), now).UnitConversion(sum)
		if math.Abs(got.Factor-want.Factor) > 1e-9 || got.Word != want.Word || got.OwnUnit != want.OwnUnit {
			t.Errorf("%s: %+v, not %+v", question, got, want)
		}
	}
	if _, is := account.Of("how many metres", parsetest.Boats(), now).UnitConversion(boats()); is {
		t.Error("a number of rows has a unit")
	}
}

// TestAdded counts what queries add that no word of the question names.
func TestAdded(t *testing.T) {
	long := query.Column{Table: "boats", Name: "length_cm"}
	list := boats()
	list.Select = []query.Item{query.Star("boats")}
	total, each := boats(), boats()
	total.Select = []query.Item{{Agg: query.Sum, Column: long}}
	each.GroupBy = []query.Column{long}
	kinds, named, some := boats(), boats(), boats(where("kind", query.NotEqual, "sloop"))
	kinds.Select = []query.Item{{Agg: query.Sum, Column: query.Column{Table: "boats", Name: "kind"}}}
	some.Distinct, named.Select = true, []query.Item{{Agg: query.Count, Distinct: true, Column: long}}
	for _, c := range []struct {
		question string
		of       *query.Query
		want     int
	}{
		{"how many sloops", boats(where("kind", query.Equal, "sloop")), 0}, {"how many boats", list, 1},
		{"how many boats", boats(where("kind", query.Equal, "sloop")), 1}, {"boats", boats(), 1}, {"boats", list, 0},
		{"how many boats", boats(where("bought", query.IsNotNull)), 1}, {"how many boats", total, 1},
		{"number of boats bought", boats(where("bought", query.IsNotNull)), 0}, {"total length of boats", total, 0},
		{"how many sloops", boats(where("kind", query.NotEqual, "sloop")), 1}, {"how many boats", each, 1},
		{"total of the kind", kinds, 2}, {"how many boats", named, 1}, {"which never had a sloop", some, 2},
		{"average length of boats", total, 1}, {"number not sloops", boats(where("kind", query.NotEqual, "sloop")), 0}, {"boats per length", each, 0},
	} {
		p := &parse.Parsed{Candidates: []parse.Candidate{{Query: c.of, P: 1}}}
		account.Of(c.question, parsetest.Boats(), now).Mark(p)
		if got := p.Candidates[0].Added; len(got) != c.want {
			t.Errorf("%s, %s: %q, want %d", c.question, c.of.SUQL(), got, c.want)
		}
	}
}

// TestRowNounNamesNoColumn does not let the noun for the rows name a column as well.
func TestRowNounNamesNoColumn(t *testing.T) {
	each := boats()
	each.GroupBy = []query.Column{{Table: "boats", Name: "length_cm"}}
	p := &parse.Parsed{Tokens: []string{"how", "many", "vessels"}, Candidates: []parse.Candidate{{Query: each, P: 1,
		Words: map[string][]int{"group.column = boats.length_cm": {2}}}}}
	account.Of("how many vessels", parsetest.Boats(), now).Mark(p)
	if got := p.Candidates[0]; len(got.Added) != 1 || len(got.Unused) != 1 {
		t.Errorf("added %q, unused %q", got.Added, got.Unused)
	}
}

// TestAssumedTimes names the year that a query has, whatever was assumed of the question alone.
func TestAssumedTimes(t *testing.T) {
	for _, c := range []struct{ question, from, want string }{
		{"and in May?", "2025-05-01", "2025-05-01"}, {"and in May?", "2023-05-01", "2023-05-01"},
		{"and in May?", "2025-06-01", ""}, {"and in May 2025?", "2025-05-01", ""},
	} {
		q := boats(where("bought", query.GreaterEqual, c.from))
		from, _ := time.Parse(time.DateOnly, c.from)
		q.Where = append(q.Where, where("bought", query.Less, from.AddDate(0, 1, 0).Format(time.DateOnly)))
		got := ""
		for _, x := range account.Of(c.question, parsetest.Boats(), now).AssumedTimes(q) {
			got = x.From.Format(time.DateOnly)
		}
		if got != c.want {
			t.Errorf("%s from %s: %s, want %s", c.question, c.from, got, c.want)
		}
	}
}

// A word is explained by a part of the statement that does what words of its sense ask for.
func TestUnexplained(t *testing.T) {
	count := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	length := func(agg query.Agg) query.Item {
		return query.Item{Agg: agg, Column: query.Column{Table: "boats", Name: "length_cm"}}
	}
	of := func(op query.CalcOp) query.Item {
		return query.Item{Calc: &query.Calc{Op: op, Left: length(query.Max), Right: length(query.Min)}}
	}
	for _, c := range []struct {
		word string
		item query.Item
		want bool
	}{
		{"gap", of(query.Gap), true}, {"difference", of(query.Minus), true}, {"gap", count, false},
		{"ratio", of(query.Ratio), true}, {"ratio", of(query.Minus), false}, {"portion", of(query.Share), true},
		{"typically", length(query.Avg), true}, {"typically", length(query.Sum), false}, {"hull", count, false},
		{"centimetres", length(query.Sum), true}, {"centimetres", count, false}, {"kilos", length(query.Sum), false},
	} {
		q := &query.Query{Select: []query.Item{c.item}, From: query.From{Tables: []string{"boats"}}}
		got := account.Of("the "+c.word+" of boats", parsetest.Boats(), now).Unexplained(q, []string{c.word})
		if (len(got) == 0) != c.want {
			t.Errorf("%s, %s: %q", c.word, q.SUQL(), got)
		}
	}
}
