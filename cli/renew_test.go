package cli

import (
	"context"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// TestServeFollows asks a running server about a value and a table added after its start.
func TestServeFollows(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	url := pgtest.Start(t)
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	run := func(sql string) {
		t.Helper()
		if _, err := conn.Exec(ctx, sql); err != nil {
			t.Fatal(err)
		}
	}
	run("CREATE TABLE boats (id integer PRIMARY KEY, name text, harbour text)")
	run("INSERT INTO boats SELECT n, 'Boat ' || n, 'Falmouth' FROM generate_series(1, 30) n")
	s := serve(t, t.TempDir(), "--data", url, "--refresh", "200ms", "--detector", "never")
	count := func(question string) any {
		c := dial(t, s.url)
		defer c.ws.Close()
		c.until("hello")
		c.send(map[string]any{"type": "ask", "text": question})
		e := c.until("result", "reply", "error")
		rows, _ := e["rows"].([]any)
		if len(rows) != 1 {
			return e
		}
		row, _ := rows[0].([]any)
		return row[0]
	}
	until := func(question string, want float64) {
		t.Helper()
		var got any
		for end := time.Now().Add(90 * time.Second); time.Now().Before(end); time.Sleep(300 * time.Millisecond) {
			if got = count(question); got == want {
				return
			}
		}
		t.Errorf("%s: %v, want %v", question, got, want)
	}
	until("How many boats are there?", 30)
	run("INSERT INTO boats SELECT 100 + n, 'Ship ' || n, 'Ottering' FROM generate_series(1, 7) n")
	until("How many boats in Ottering?", 7)
	run("CREATE TABLE lighthouses (id integer PRIMARY KEY, name text)")
	run("INSERT INTO lighthouses SELECT n, 'Light ' || n FROM generate_series(1, 4) n")
	until("How many lighthouses are there?", 4)
}
