package cli

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// ended is the time within which a cancelled statement must stop: at once on an idle machine, and
// well before its own limit of ten seconds.
const ended = 9 * time.Second

// A PostgreSQL server is idle soon after a client disconnects or a person stops a slow question.
func TestHangUpOnPostgres(t *testing.T) {
	t.Parallel()
	url := pgtest.Start(t)
	admin, err := pgx.Connect(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close(context.Background())
	if _, err := admin.Exec(t.Context(), "CREATE TABLE places (id int PRIMARY KEY, name text)"); err != nil {
		t.Fatal(err)
	}
	const endless = "SELECT count(*) FROM generate_series(1,100000) AS a(n), generate_series(1,100000) AS b(m)"
	runs := func() (n int) {
		if err := admin.QueryRow(t.Context(), "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND "+
			"query LIKE '%b(m)%' AND pid <> pg_backend_pid() AND datname = current_database()").Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	await := func(n int, within time.Duration, what string) {
		t.Helper()
		for start := time.Now(); runs() != n; time.Sleep(10 * time.Millisecond) {
			if time.Since(start) > within {
				t.Fatalf("%s: %d statements run, not %d", what, runs(), n)
			}
		}
	}
	s := serve(t, t.TempDir(), "--data", url)
	for name, begin := range map[string]func() (end func()){
		"a program hung up": func() func() {
			ctx, hangUp := context.WithCancel(t.Context())
			r, err := http.NewRequestWithContext(ctx, "POST", s.url+"/api/ask", strings.NewReader(`{"suql":"`+endless+`"}`))
			if err != nil {
				t.Fatal(err)
			}
			go http.DefaultClient.Do(r)
			return hangUp
		},
		"a person stopped": func() func() {
			c := dial(t, s.url)
			c.until("hello")
			c.send(map[string]any{"type": "run", "suql": endless})
			return func() { c.send(map[string]any{"type": "stop"}) }
		},
	} {
		end := begin()
		await(1, 10*time.Second, "before "+name)
		end()
		await(0, ended, name)
	}
}
