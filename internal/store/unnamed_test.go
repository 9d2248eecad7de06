package store

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/doubt"
)

// TestUnnamedDoubts asks once which date and which amount are meant where none is named, keeps the reply, and says so
// on answers that rest on it.
func TestUnnamedDoubts(t *testing.T) {
	o := Options{Home: t.TempDir(), Sources: []string{scripted(t, false, `CREATE TABLE jobs (job INTEGER,
			brought DATE, fetched DATE, born DATE, labour REAL, parts REAL, bill REAL, people INTEGER);
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
		INSERT INTO jobs SELECT 100 + i, date('2026-01-01', '+' || i || ' days'),
			CASE WHEN i % 5 THEN date('2026-01-09', '+' || (2 * i) || ' days') END, date('1980-01-01', '+' || (70 * i) || ' days'),
			10.5 * i, 3 * (i % 7), 10.5 * i + 3 * (i % 7) + (i = 9), i % 4 FROM n`)}}
	s := openOne(t, o)
	found := map[schema.DoubtKind]*schema.Doubt{}
	for _, d := range s.Schema().Doubts {
		found[d.Kind] = d
	}
	when, amount := found[schema.When], found[schema.HowMuch]
	if when == nil || amount == nil {
		t.Fatalf("doubts %v", found)
	}
	texts := func(d *schema.Doubt) string {
		return strings.Join(mapped(d.Options, func(o schema.DoubtOption) string { return o.ID + ": " + o.Text }), "; ")
	}
	if got := texts(when); got != "brought: brought (such as 2026-01-02); fetched: fetched (such as 2026-01-11)" {
		t.Error(got)
	}
	if got := texts(amount); got != "bill: bill: labour + parts (such as 13.5); labour: labour (such as 10.5); "+
		"parts: parts (such as 3)" {
		t.Error(got)
	}
	bearing := func(question, column string) (out string) {
		q := &query.Query{From: query.From{Tables: []string{"jobs"}}, Select: []query.Item{{Agg: query.Count,
			Column: query.Column{Name: "*"}}}, Where: []query.Condition{{Op: query.IsNotNull, Item: query.Item{
			Column: query.Column{Table: "jobs", Name: column}}}}}
		for _, d := range doubt.Bearing(s.Schema(), question, q) {
			out += d.ID + " "
		}
		return out
	}
	if got := bearing("how many jobs in march", "brought"); got != "when.jobs " {
		t.Errorf("%q bears on a date that is not named", got)
	}
	if got := bearing("how many jobs were fetched in march", "fetched") + bearing("jobs", "people"); got != "" {
		t.Errorf("%q bears on what is named, or no date", got)
	}
	if err := s.Settle(map[string]string{"when.jobs": "fetched", "amount.jobs": "labour"}, "Ada"); err != nil {
		t.Fatal(err)
	}
	s = openOne(t, o)
	if jobs := s.Schema().Table("jobs"); jobs.When != "fetched" || jobs.Amount != "labour" {
		t.Errorf("settled as %q and %q", jobs.When, jobs.Amount)
	}
	if got := bearing("how many jobs in march", "brought"); got != "" {
		t.Errorf("%q bears although it is settled", got)
	}
	if err := s.Settle(map[string]string{"when.jobs": ""}, "Ada"); err != nil {
		t.Fatal(err)
	}
	if jobs := openOne(t, o).Schema().Table("jobs"); jobs.When != "" || jobs.Amount != "labour" {
		t.Errorf("settled as %q and %q", jobs.When, jobs.Amount)
	}
}
