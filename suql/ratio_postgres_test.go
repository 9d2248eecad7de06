package suql_test

import (
	"context"
	"os"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

// versus is a statement and its hand-optimised form; "" if that is the same.
type versus struct{ statement, byHand string }

// TestOverheadOnPostgres compares statements over ten million rows with the same statements sent by the
// bare driver.
func TestOverheadOnPostgres(t *testing.T) {
	if os.Getenv("SURELY_MEASURE") == "" {
		t.Skip("SURELY_MEASURE is not set")
	}
	url := pgtest.Start(t)
	conn := connected(t, url, `CREATE TABLE places AS SELECT n AS id, n % 1000 AS n, 'word' || n % 100 AS word, n % 50000 AS owner FROM generate_series(1, 10000000) n`,
		"CREATE TABLE owners AS SELECT n AS id, 'region ' || n % 20 AS region FROM generate_series(0, 49999) n",
		"ALTER TABLE places ADD PRIMARY KEY (id)", "ALTER TABLE owners ADD PRIMARY KEY (id)", "ANALYZE")
	compare(t, url, conn, 1.2, []versus{
		{"SELECT count(*) AS n FROM places WHERE n < 500 AND word = 'word3'", ""},
		{"SELECT word, count(*) AS n, sum(n) AS s FROM places WHERE n < 500 GROUP BY word", ""},
		{"SELECT id, n, word FROM places WHERE n < 10", ""},
		{"SELECT id, n, word FROM places ORDER BY n DESC, id LIMIT 10", ""},
		{"SELECT region, avg(n) AS mean FROM places JOIN owners ON owner = owners.id WHERE word = 'word3' GROUP BY region", ""},
		{"SELECT word, n FROM places WHERE id = 4711", ""},
	})
}

// connected runs statements on one kept connection.
func connected(t *testing.T, url string, statements ...string) *pgx.Conn {
	t.Helper()
	conn, err := pgx.Connect(context.Background(), url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close(context.Background()) })
	for _, s := range statements {
		if _, err := conn.Exec(context.Background(), s); err != nil {
			t.Fatal(err)
		}
	}
	return conn
}

// compare runs both alternately and compares the best time of each, since other load only ever adds to it, until
// neither has improved for a while.
func compare(t *testing.T, url string, conn *pgx.Conn, most float64, statements []versus) {
	t.Helper()
	ctx := context.Background()
	start := time.Now()
	set, err := store.Open(ctx, store.Options{Sources: []string{url}, Home: t.TempDir(),
		Limits: store.Limits{Timeout: 5 * time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	t.Logf("described in %v", time.Since(start))
	e := suql.New(suql.Options{Source: sourceOf(set.Sources[0]), Schema: set.Sources[0].Schema()})
	for _, v := range statements {
		byHand := v.byHand
		if byHand == "" {
			byHand = v.statement
		}
		driver, engine := time.Hour, time.Hour
		for since := 0; since < 6; since++ {
			start := time.Now()
			rows, err := conn.Query(ctx, byHand)
			if err != nil {
				t.Fatal(err)
			}
			kept, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) ([]any, error) { return row.Values() })
			if err != nil {
				t.Fatal(err)
			}
			if took := time.Since(start); took < driver {
				driver, since = took, 0
			}
			start = time.Now()
			got, err := e.Run(ctx, v.statement, suql.RunOptions{})
			if err != nil || len(got.Rows) != len(kept) {
				t.Fatalf("%s: %v, %v; want %d rows", v.statement, got, err, len(kept))
			}
			if took := time.Since(start); took < engine {
				engine, since = took, 0
			}
		}
		t.Logf("by hand %10v engine %10v: %.2f × %s", driver, engine, float64(engine)/float64(driver), v.statement)
		if over := engine - time.Duration(most*float64(driver)); over > 3*time.Millisecond {
			t.Errorf("%v past %.1f times what is written by hand: %s", over, most, v.statement)
		}
	}
}
