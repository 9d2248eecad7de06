package query

import "testing"

func TestPrintGrouped(t *testing.T) {
	c := func(table, name string) Column { return Column{Table: table, Name: name} }
	plain := func(table, name string) Item { return Item{Column: c(table, name)} }
	count := Item{Agg: Count, Column: Column{Name: "*"}}
	joined := From{Tables: []string{"ship", "visit"},
		Joins: []Join{{Left: c("ship", "id"), Right: c("visit", "ship"), Cast: true}}}
	for _, test := range []struct {
		q    Query
		suql string
	}{
		// Selected columns are added to GROUP BY.
		{Query{Select: []Item{plain("ship", "name"), count}, From: joined, GroupBy: []Column{c("visit", "ship")}},
			`SELECT ship.name, count(*) FROM ship JOIN visit ON ship.id::text = visit.ship::text GROUP BY visit.ship, ship.name`},
		// Not if the groups are keys.
		{Query{Select: []Item{plain("ship", "name"), count}, From: joined, GroupBy: []Column{c("ship", "id")}, Keyed: true},
			`SELECT ship.name, count(*) FROM ship JOIN visit ON ship.id::text = visit.ship::text GROUP BY ship.id`},
		{Query{Select: []Item{plain("ship", "flag"), {Agg: Max, Column: c("ship", "age")}}, From: From{Tables: []string{"ship"}}},
			`SELECT flag, max(age) FROM ship GROUP BY flag`},
		{Query{Select: []Item{plain("ship", "flag")}, From: From{Tables: []string{"ship"}}, OrderBy: []Order{{Item: count, Desc: true}}, Limit: 1},
			`SELECT flag FROM ship GROUP BY flag ORDER BY count(*) DESC LIMIT 1`},
		{Query{Select: []Item{plain("ship", "name")}, From: From{Tables: []string{"ship"}}, OrderBy: []Order{{Item: plain("ship", "age")}}, Limit: 1,
			Set: Union, Right: &Query{Select: []Item{plain("port", "name")}, From: From{Tables: []string{"port"}}}},
			`(SELECT name FROM ship ORDER BY age LIMIT 1) UNION SELECT name FROM port`},
		{Query{Select: []Item{plain("ship", "name")}, From: From{Tables: []string{"ship"}}, Where: []Condition{{Item: plain("ship", "id"), Op: NotIn, Cast: true,
			Sub: &Query{Select: []Item{plain("visit", "ship")}, From: From{Tables: []string{"visit"}}}}}},
			`SELECT name FROM ship WHERE id::text NOT IN (SELECT ship::text FROM visit)`},
		// The number in a text.
		{Query{Select: []Item{plain("ship", "name")}, From: From{Tables: []string{"ship"}}, OrderBy: []Order{{Item: Item{Column: Column{Table: "ship", Name: "tons", Part: InText}}, Desc: true, NullsLast: true}}},
			`SELECT name FROM ship ORDER BY substring(replace(tons, ',', '') from '-?[0-9]*[.]?[0-9]+')::numeric DESC NULLS LAST`},
	} {
		if got := test.q.SUQL(); got != test.suql {
			t.Errorf("\n got %s\nwant %s", got, test.suql)
		}
	}
}

// Percentiles are aggregates with a number; the median is one of them.
func TestPercentile(t *testing.T) {
	for n, want := range map[float64]string{50: "percentile_cont(0.5) WITHIN GROUP (ORDER BY length_cm)",
		97.5: "percentile_cont(0.975) WITHIN GROUP (ORDER BY length_cm)"} {
		q := &Query{Select: []Item{{Agg: PercentileOf(n), Column: Column{Table: "boats", Name: "length_cm"}}},
			From: From{Tables: []string{"boats"}}}
		if got := q.SUQL(); got != "SELECT "+want+" FROM boats" {
			t.Errorf("%g: %s", n, got)
		}
		if of, ok := q.Select[0].Agg.Percentile(); !ok || of != n {
			t.Errorf("%s takes %g", q.Select[0].Agg, of)
		}
	}
	if _, ok := Avg.Percentile(); ok {
		t.Error("an average takes a percentile")
	}
}
