package rank

import (
	"cmp"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/when"
)

// TestEachRow checks which lists are shown without repeats.
func TestEachRow(t *testing.T) {
	list := func(column string) *query.Query {
		return &query.Query{Distinct: true, From: query.From{Tables: []string{"boats"}},
			Select: []query.Item{{Column: query.Column{Table: "boats", Name: column}}}}
	}
	for _, c := range []struct {
		question string
		of       *query.Query
		distinct bool
	}{
		{"which boats are insured", list("name"), false},
		{"different names of insured boats", list("name"), true},
		{"kinds of insured boats", list("kind"), true},
	} {
		q := link.NewAt(when.Clock{Today: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}, parsetest.Boats(),
			parsetest.BoatValues{}, c.question)
		if got := keepRepeatedTitles(q, c.of); got.Distinct != c.distinct || !c.of.Distinct {
			t.Errorf("%s: %s", c.question, got.SUQL())
		}
	}
}

// A question about all rows asks whether what is said last is so of all that have the rest, if that is sure.
func TestOfAll(t *testing.T) {
	is := func(table, column string, op query.Op, value ...query.Value) query.Condition {
		return query.Condition{Item: query.Item{Column: query.Column{Table: table, Name: column}}, Op: op, Values: value}
	}
	rows := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	some := query.Item{Calc: &query.Calc{Op: query.More, Left: rows, Right: query.Item{Number: "0"}}}
	sloop := is("boats", "kind", query.Equal, query.Value{Text: "sloop"})
	insured := is("boats", "insured", query.Equal, query.Value{Text: "1", Number: true})
	long := is("boats", "length_cm", query.Greater, query.Value{Text: "900", Number: true})
	in2019 := is("boats", "bought", query.Equal, query.Value{Text: "2019", Number: true})
	in2019.Item.Column.Part = query.Year
	inKiel := is("owners", "city", query.Equal, query.Value{Text: "Kiel"})
	const all = "SELECT count(*) FILTER (WHERE insured = 1) = count(*) FROM boats WHERE kind = 'sloop'"
	for _, c := range []struct {
		question string
		where    []query.Condition
		want     string // "": not whether something is so of all
	}{
		{"are all sloops insured", []query.Condition{sloop, insured}, all},
		{"is every sloop insured", []query.Condition{sloop, insured}, all},
		{"are the sloops all insured", []query.Condition{sloop, insured}, all},
		{"are the insured boats all sloops", []query.Condition{insured, sloop},
			"SELECT count(*) FILTER (WHERE kind = 'sloop') = count(*) FROM boats WHERE insured = 1"},
		{"has Ann insured all sloops", []query.Condition{sloop, insured}, all},
		{"have the sloops insured everything", []query.Condition{sloop, insured}, all},
		{"are the sloops insured", []query.Condition{sloop, insured}, ""},
		{"is there an owner of all sloops", []query.Condition{sloop, insured}, ""},
		{"are not all sloops insured", []query.Condition{sloop, insured}, ""},
		{"are the sloops insured after all", []query.Condition{sloop, insured}, ""},
		{"is the largest of all sloops insured", []query.Condition{sloop, insured}, ""},
		{"are all the insured boats sloops", []query.Condition{sloop, insured},
			"SELECT count(*) FILTER (WHERE kind = 'sloop') = count(*) FROM boats WHERE insured = 1"},
		{"are all sloops", []query.Condition{sloop}, ""},
		{"were all sloops insured in 2019", []query.Condition{in2019, insured},
			"SELECT count(*) FILTER (WHERE insured = 1) = count(*) FROM boats WHERE extract(year from bought) = 2019"},
		{"were all sloops bought in 2019", []query.Condition{sloop, in2019},
			"SELECT count(*) FILTER (WHERE extract(year from bought) = 2019) = count(*) FROM boats WHERE kind = 'sloop'"},
		{"is the length of all boats over 900", []query.Condition{long},
			"SELECT count(*) FILTER (WHERE length_cm > 900) = count(*) FROM boats WHERE length_cm IS NOT NULL"},
		{"is everyone from Kiel an owner", []query.Condition{inKiel}, ""},
		{"are all boats from Kiel", []query.Condition{inKiel}, ""},
	} {
		db := parsetest.Boats()
		db.Tables[1].Columns[4].Nulls = 1
		question := link.New(db, parsetest.BoatValues{}, c.question)
		for _, shown := range []query.Item{some, rows} {
			of := &query.Query{Select: []query.Item{shown}, From: query.From{Tables: []string{"boats"}}, Where: c.where}
			if c.where[0].Item.Column.Table == "owners" && strings.Contains(c.question, "boats") {
				of.From = query.From{Tables: []string{"boats", "owners"}, Joins: []query.Join{{Left: query.Column{Table: "boats",
					Name: "owner_id"}, Right: query.Column{Table: "owners", Name: "id"}}}}
			}
			want := cmp.Or(c.want, of.SUQL())
			if got := ofAll(question, of).SUQL(); got != want {
				t.Errorf("%s: %s, want %s", c.question, got, want)
			}
		}
	}
}
