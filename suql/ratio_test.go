package suql_test

import (
	"context"
	"database/sql"
	"os"
	"syscall"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

// TestStructuredOverhead compares statements that read no text on a million rows with the bare driver, by the CPU time
// of each, which other load disturbs least. It runs on demand: SURELY_MEASURE=1.
func TestStructuredOverhead(t *testing.T) {
	if os.Getenv("SURELY_MEASURE") == "" {
		t.Skip("SURELY_MEASURE is not set")
	}
	s, path := largeSource(t, 1_000_000)
	spent := func() time.Duration {
		var u syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
			t.Fatal(err)
		}
		return time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	compare(t, s, opened(t, "sqlite3", path+"?mode=ro"), spent, 1.1, 500*time.Microsecond,
		"SELECT count(*) AS n FROM places WHERE n < 500 AND word = 'word3'",
		"SELECT word, count(*) AS n, sum(n) AS s FROM places WHERE n < 500 GROUP BY word",
		"SELECT id, n, word FROM places WHERE n < 100",
		"SELECT id, n, word FROM places ORDER BY n DESC, id LIMIT 10")
}

// TestOverheadOnPostgres compares statements over ten million rows with the same statements sent by the bare driver.
func TestOverheadOnPostgres(t *testing.T) {
	if os.Getenv("SURELY_MEASURE") == "" {
		t.Skip("SURELY_MEASURE is not set")
	}
	url := pgtest.Start(t)
	db := opened(t, "pgx", url)
	for _, s := range []string{`CREATE TABLE places AS SELECT n AS id, n % 1000 AS n, 'word' || n % 100 AS word, n % 50000 AS owner FROM generate_series(1, 10000000) n`,
		"CREATE TABLE owners AS SELECT n AS id, 'region ' || n % 20 AS region FROM generate_series(0, 49999) n",
		"ALTER TABLE places ADD PRIMARY KEY (id)", "ALTER TABLE owners ADD PRIMARY KEY (id)", "ANALYZE"} {
		if _, err := db.Exec(s); err != nil {
			t.Fatal(err)
		}
	}
	set, err := store.Open(t.Context(), store.Options{Sources: []string{url}, Home: t.TempDir(),
		Limits: store.Limits{Timeout: 5 * time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	start := time.Now()
	compare(t, set.Sources[0], db, func() time.Duration { return time.Since(start) }, 1.2, 3*time.Millisecond,
		"SELECT count(*) AS n FROM places WHERE n < 500 AND word = 'word3'",
		"SELECT word, count(*) AS n, sum(n) AS s FROM places WHERE n < 500 GROUP BY word",
		"SELECT id, n, word FROM places WHERE n < 10",
		"SELECT id, n, word FROM places ORDER BY n DESC, id LIMIT 10",
		"SELECT region, avg(n) AS mean FROM places JOIN owners ON owner = owners.id WHERE word = 'word3' GROUP BY region",
		"SELECT word, n FROM places WHERE id = 4711")
}

func opened(t *testing.T, driver, name string) *sql.DB {
	db, err := sql.Open(driver, name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// compare runs statements on the engine and on the driver alternately, and compares the best of each, since other load
// only ever adds to it.
func compare(t *testing.T, s *store.Source, db *sql.DB, clock func() time.Duration, most float64, slack time.Duration,
	statements ...string) {
	t.Helper()
	e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema()})
	for _, statement := range statements {
		driver, engine := time.Hour, time.Hour
		for range 9 {
			start := clock()
			n := len(fetched(t, db, statement))
			driver = min(driver, clock()-start)
			start = clock()
			res, err := e.Run(context.Background(), statement, suql.RunOptions{})
			if err != nil || len(res.Rows) != n {
				t.Fatalf("%v: %v; want %d rows", res, err, n)
			}
			engine = min(engine, clock()-start)
		}
		t.Logf("driver %10v engine %10v: %.2f × %s", driver, engine, float64(engine)/float64(driver), statement)
		if over := engine - time.Duration(most*float64(driver)); over > slack {
			t.Errorf("%v past %.1f times the driver: %s", over, most, statement)
		}
	}
}

// fetched reads all rows, as a result keeps them.
func fetched(t *testing.T, db *sql.DB, statement string) (kept [][]any) {
	rows, err := db.Query(statement)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	columns, _ := rows.Columns()
	values := make([]any, len(columns))
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
	return kept
}
