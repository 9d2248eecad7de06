package app_test

import (
	"context"
	"database/sql"
	"path/filepath"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/suql"
)

// BenchmarkLarge reads questions about a million rows, and tells how long the statement found takes by itself. What a
// statement returns is remembered: run it with -benchtime 1x.
func BenchmarkLarge(b *testing.B) {
	path := filepath.Join(b.TempDir(), "parcels.sqlite")
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		b.Fatal(err)
	}
	_, err = db.Exec(`CREATE TABLE sender (sender_id INTEGER PRIMARY KEY, name TEXT, city TEXT);
		WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
			INSERT INTO sender SELECT i, 'Sender ' || i, CASE i % 3 WHEN 0 THEN 'Trier' WHEN 1 THEN 'Fulda' ELSE 'Gera' END FROM n;
		CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, sender_id INTEGER REFERENCES sender (sender_id), sent_on TEXT,
			weight_kg REAL, price_eur REAL, service TEXT, status TEXT, depot TEXT);
		WITH n (i, r) AS (SELECT 1, 7 UNION ALL SELECT i + 1, (r * 1103515245 + 12345) % 2147483648 FROM n WHERE i < 1000000)
			INSERT INTO parcel SELECT i, 1 + r / 8 % 20000, date('2024-01-01', (r / 64 % 1000) || ' days'), r / 512 % 300 / 10.0,
				4 + r / 16 % 4000 / 100.0, CASE r / 1024 % 3 WHEN 0 THEN 'standard' WHEN 1 THEN 'express' ELSE 'overnight' END,
				CASE WHEN r / 4096 % 10 < 8 THEN 'delivered' WHEN r / 32768 % 2 THEN 'lost' ELSE 'returned' END,
				CASE r / 65536 % 4 WHEN 0 THEN 'North' WHEN 1 THEN 'South' WHEN 2 THEN 'East' ELSE 'Harbour' END FROM n`)
	if err != nil {
		b.Fatal(err)
	}
	db.Close()
	set, err := store.Open(context.Background(), store.Options{Sources: []string{path}, Home: b.TempDir()})
	if err != nil {
		b.Fatal(err)
	}
	a, err := app.New(app.Options{Set: set})
	if err != nil {
		b.Fatal(err)
	}
	defer a.Close()
	src, err := a.EvalSource("")
	if err != nil {
		b.Fatal(err)
	}
	for _, question := range []string{"how many parcels were lost in march 2026", "total price of express parcels by depot",
		"which sender sent the most parcels", "average weight of parcels from Fulda"} {
		b.Run(question, func(b *testing.B) {
			var alone time.Duration
			for range b.N {
				read, err := a.Parser.Parse(context.Background(), src.Input(question))
				if err != nil || len(read.Candidates) == 0 {
					b.Fatal(read, err)
				}
				b.StopTimer()
				start := time.Now()
				_, err = src.Engine.Run(context.Background(), read.Candidates[0].Query.SUQL(), suql.RunOptions{MaxRows: 1000})
				if alone += time.Since(start); err != nil {
					b.Fatal(err)
				}
				b.StartTimer()
			}
			b.ReportMetric(alone.Seconds()/float64(b.N), "statement-s/op")
		})
	}
}
