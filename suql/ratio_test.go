package suql_test

import (
	"context"
	"database/sql"
	"os"
	"syscall"
	"testing"
	"time"

	"github.com/ask-surely/surely/suql"
)

// TestStructuredOverhead compares statements that read no text on a million rows with the bare driver, run
// alternately: the best CPU time of each, which other load disturbs least. It runs on demand: SURELY_MEASURE=1.
func TestStructuredOverhead(t *testing.T) {
	if os.Getenv("SURELY_MEASURE") == "" {
		t.Skip("SURELY_MEASURE is not set")
	}
	s, path := largeSource(t, 1_000_000)
	db, err := sql.Open("sqlite3", path+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema()})
	ctx := context.Background()
	for _, statement := range []string{
		"SELECT count(*) AS n FROM places WHERE n < 500 AND word = 'word3'",
		"SELECT word, count(*) AS n, sum(n) AS s FROM places WHERE n < 500 GROUP BY word",
		"SELECT id, n, word FROM places WHERE n < 100",
		"SELECT id, n, word FROM places ORDER BY n DESC, id LIMIT 10",
	} {
		driver, engine := time.Hour, time.Hour
		for range 9 {
			start := spent()
			rows, err := db.Query(statement)
			if err != nil {
				t.Fatal(err)
			}
			columns, _ := rows.Columns()
			values := make([]any, len(columns))
			var kept [][]any // as a result keeps them
			for rows.Next() {
				row := make([]any, len(columns))
				for i := range row {
					values[i] = &row[i]
				}
				if err := rows.Scan(values...); err != nil {
					t.Fatal(err)
				}
				kept = append(kept, row)
			}
			n := len(kept)
			rows.Close()
			driver = min(driver, spent()-start)
			start = spent()
			res, err := e.Run(ctx, statement, suql.RunOptions{})
			if err != nil || len(res.Rows) != n {
				t.Fatalf("%d rows, want %d: %v", len(res.Rows), n, err)
			}
			engine = min(engine, spent()-start)
		}
		over := engine - driver*11/10
		t.Logf("%-80s driver %8v engine %8v: %.3f ×, %v past 1.1 ×", statement, driver, engine,
			float64(engine)/float64(driver), over)
		if over > 500*time.Microsecond {
			t.Errorf("more than 1.1 times the driver and 500 µs")
		}
	}
}

// spent is the CPU time the process has used.
func spent() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
