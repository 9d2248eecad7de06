package parse

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

func TestFitLists(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "ship",
		Columns: []*schema.Column{{Name: "flags", Type: schema.Text, List: true},
			{Name: "crew", Type: schema.Text, List: true}, {Name: "size", Type: schema.Integer, Nulls: 1}}}}}
	crew := query.Item{Column: query.Column{Table: "ship", Name: "crew"}}
	flags, size := query.Item{Column: query.Column{Table: "ship", Name: "flags"}},
		query.Item{Column: query.Column{Table: "ship", Name: "size"}}
	count := query.Item{Agg: query.Count, Column: query.Column{Table: "ship", Name: "*"}}
	from := query.From{Tables: []string{"ship"}}
	for _, c := range []struct {
		q    query.Query
		want string
	}{
		{query.Query{Select: []query.Item{flags, count}, From: from, GroupBy: []query.Column{flags.Column}}, "SELECT unnest(flags), count(*) FROM ship GROUP BY unnest(flags)"},
		{query.Query{Select: []query.Item{flags, crew, count}, From: from, GroupBy: []query.Column{flags.Column, crew.Column}}, "SELECT flags, crew, count(*) FROM ship GROUP BY flags, crew"},
		{query.Query{Select: []query.Item{flags, size}, From: from, Distinct: true}, "SELECT DISTINCT flags, size FROM ship"},
		{query.Query{Select: []query.Item{{Agg: query.Count, Distinct: true, Column: query.Column{Table: "ship", Name: "flags", Each: true}}, size}, From: from}, "SELECT count(DISTINCT flags), size FROM ship GROUP BY size"},
		{query.Query{Select: []query.Item{flags}, From: from, Distinct: true}, "SELECT DISTINCT unnest(flags) FROM ship"},
		{query.Query{Select: []query.Item{flags}, From: from, Distinct: true, OrderBy: []query.Order{{Item: flags}}}, "SELECT DISTINCT unnest(flags) FROM ship ORDER BY unnest(flags)"},
		{query.Query{Select: []query.Item{{Agg: query.Count, Distinct: true, Column: flags.Column}}, From: from, Where: []query.Condition{{Item: size, Op: query.Greater, Values: []query.Value{{Text: "9", Number: true}}}}},
			"SELECT count(*) FROM (SELECT DISTINCT unnest(flags) FROM ship WHERE size > 9) AS different"},
		{query.Query{Select: []query.Item{flags, size}, From: from}, "SELECT flags, size FROM ship"},
		{query.Query{Select: []query.Item{flags}, From: from, Where: []query.Condition{{Item: flags, Op: query.Equal, Values: []query.Value{{Text: "red"}}}}}, "SELECT flags FROM ship WHERE 'red' = ANY (flags)"},
		{query.Query{Select: []query.Item{flags}, From: from, OrderBy: []query.Order{{Item: size, Desc: true}}}, "SELECT flags FROM ship ORDER BY size DESC NULLS LAST"},
		{query.Query{Select: []query.Item{size}, From: from, GroupBy: []query.Column{size.Column}, OrderBy: []query.Order{{Item: count, Desc: true}}, Limit: 1},
			"SELECT size FROM ship WHERE size IS NOT NULL GROUP BY size ORDER BY count(*) DESC LIMIT 1"},
	} {
		if got := Fit(db, &c.q).SUQL(); got != c.want {
			t.Errorf("got %s\nwant %s", got, c.want)
		}
	}
}

// The year of a date is a number: it stays one.
func TestFitYears(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "ship",
		Columns: []*schema.Column{{Name: "built", Type: schema.Date}}}}}
	for part, want := range map[query.Part]string{
		"":         "SELECT count(*) FROM ship WHERE built BETWEEN '2024-01-01' AND '2024-12-31'",
		query.Year: "SELECT count(*) FROM ship WHERE extract(year from built) = 2024",
	} {
		built := query.Item{Column: query.Column{Table: "ship", Name: "built", Part: part}}
		q := query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
			From:  query.From{Tables: []string{"ship"}},
			Where: []query.Condition{{Item: built, Op: query.Equal, Values: []query.Value{{Text: "2024", Number: true}}}}}
		if got := Fit(db, &q).SUQL(); got != want {
			t.Errorf("got %s\nwant %s", got, want)
		}
	}
}
