package sqlite_test

import (
	"testing"
	"time"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/sqlite"
	"github.com/ask-surely/surely/suql/syntax"
)

const benchmarked = "SELECT s.name, count(*) AS n, avg(o.amount) FROM shops s JOIN orders o ON o.shop = s.id WHERE s.city = 'Rome' AND s.stars >= 3.5 AND o.placed > '2023-01-01' GROUP BY s.name HAVING count(*) > 1 ORDER BY n DESC LIMIT 10"

// BenchmarkPrepare measures what a statement costs before it runs: parsing, checking, printing.
func BenchmarkPrepare(b *testing.B) {
	db := describe(tables(1))
	b.Run("parse", func(b *testing.B) {
		for b.Loop() {
			if _, err := syntax.Parse(benchmarked); err != nil {
				b.Fatal(err)
			}
		}
	})
	st, err := syntax.Parse(benchmarked)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("check", func(b *testing.B) {
		for b.Loop() {
			if _, err := check.Check(db, st, time.Now()); err != nil {
				b.Fatal(err)
			}
		}
	})
	c, err := check.Check(db, st, time.Now())
	if err != nil {
		b.Fatal(err)
	}
	b.Run("sqlite", func(b *testing.B) {
		for b.Loop() {
			if _, err := sqlite.Print(c); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("postgres", func(b *testing.B) {
		for b.Loop() {
			if _, err := syntax.Postgres(st.Root); err != nil {
				b.Fatal(err)
			}
		}
	})
}
