package e2e

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// sellers is a database whose row security shows each of two roles the orders of its region, and neither who sold them.
// What one of them may not see contains the other's word.
func sellers(t *testing.T) (at, north, south string) {
	t.Helper()
	at = pgtest.Start(t)
	conn, err := pgx.Connect(context.Background(), at)
	if err != nil {
		t.Fatal(err)
	}
	north, south = fmt.Sprintf("north %d", os.Getpid()), fmt.Sprintf("south %d", os.Getpid()) // they belong to the server
	t.Cleanup(func() {
		conn.PgConn().Exec(context.Background(), fmt.Sprintf("DROP OWNED BY %[1]q, %[2]q; DROP ROLE %[1]q, %[2]q", north, south)).ReadAll()
		conn.Close(context.Background())
	})
	script := `CREATE TABLE orders (id integer PRIMARY KEY, region text, amount integer, seller text, note text);
		ALTER TABLE orders ENABLE ROW LEVEL SECURITY;
		CREATE POLICY own ON orders FOR SELECT USING (current_user LIKE region || ' %');`
	for id := 1; id <= 60; id++ {
		region, note := "north", "A robin sang in the hall while we waited, and the windows came late."
		if id%3 == 0 {
			region, note = "south", "A canary sang in the hall while we waited, and the windows came late."
		}
		script += fmt.Sprintf("INSERT INTO orders VALUES (%d, '%s', %d, 'gull %d', '%s');", id, region, 10+id, id%7, note)
	}
	for _, role := range []string{north, south} {
		script += fmt.Sprintf("CREATE ROLE %q; GRANT SELECT (id, region, amount, note) ON orders TO %[1]q;", role)
	}
	if _, err := conn.PgConn().Exec(context.Background(), script).ReadAll(); err != nil {
		t.Fatal(err)
	}
	return at, north, south
}

// TestServeRoles uses one server as its owner and as users whom a proxy names, through every interface: everything
// derived from the data derives from what the database shows the role of that name.
func TestServeRoles(t *testing.T) {
	data, north, south := sellers(t)
	token := filepath.Join(t.TempDir(), "token")
	fixture(t, token, "a-token-of-the-owner")
	s := serve(t, t.TempDir(), "--data", data, "--user-header", "Remote-User", "--proxied", "127.0.0.1", "--token-file",
		token, "--index-every", "1h")
	as := func(headers ...string) *visitor { return newVisitor(s.url, "127.0.0.1", headers...) }
	owner := as("Authorization", "Bearer a-token-of-the-owner")
	people := []*visitor{as("Remote-User", north), as("Remote-User", south), owner}
	for i, c := range []struct {
		name         string
		rows         int
		sees, secret string
	}{
		{"north", 40, "robin", "canary"},
		{"south", 20, "canary", "robin"},
		{"owner", 60, "gull", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := people[i]
			told := map[string]string{}
			rows := func(members map[string]any) int { all, _ := members["rows"].([]any); return len(all) }
			_, told["the page"] = p.get("/")
			_, told["/data"] = p.get("/data")
			_, told["search"] = p.get("/api/search?question=who+sang+in+the+hall")
			status, reply, all := p.ask(map[string]any{"suql": "SELECT * FROM orders"})
			if told["a statement"] = reply; status != http.StatusOK || rows(all) != c.rows {
				t.Errorf("a statement gives %d and %d rows: %.300s", status, rows(all), reply)
			}
			_, told["a question"], all = p.ask(map[string]any{"question": "orders with amount over 40"})
			if rows(all) == 0 {
				t.Errorf("a question gives %.300s", told["a question"])
			}
			_, told["texts"], _ = p.ask(map[string]any{"suql": "SELECT id, note FROM orders WHERE answer(note, 'did something come late?') = 'yes'"})
			if !strings.Contains(told["texts"], fmt.Sprintf(`"rows_considered":%d,`, c.rows)) ||
				!strings.Contains(told["texts"], `"ledger_hits":0,`) {
				t.Errorf("texts read give %.300s", told["texts"])
			}
			_, _, all = p.ask(map[string]any{"suql": "SELECT id, region, note FROM orders ORDER BY id"})
			for _, other := range people {
				status, file := other.post("/export", "conversation", fmt.Sprint(all["conversation"]), "token",
					fmt.Sprint(all["token"]), "turn", "0", "all", "true")
				if (other == p) != (status == http.StatusOK) || other == p && strings.Count(file, "\n") < c.rows {
					t.Errorf("%q exports it: %d %.300s", other.headers, status, file)
				}
				if other == p {
					told["an export"] = file
				}
			}
			saw := false
			for what, text := range told {
				saw = saw || strings.Contains(text, c.sees)
				for _, secret := range []string{c.secret, "gull"} {
					if c.secret != "" && strings.Contains(text, secret) {
						t.Errorf("%s tells of %q: %s", what, secret, text)
					}
				}
			}
			if !saw {
				t.Errorf("nothing tells of %q", c.sees)
			}
		})
	}
	for _, c := range []struct {
		who    *visitor
		path   string
		status int
		says   string
	}{
		{people[0], "/metrics", http.StatusUnauthorized, ""},
		{as("Remote-User", "nobody of that name"), "/data", http.StatusForbidden, "no role"},
		{as("Remote-User", "none"), "/data", http.StatusForbidden, "no role"},
		{as(), "/data", http.StatusUnauthorized, ""},
		{owner, "/kiosk", http.StatusForbidden, ""}, // it has no name
	} {
		if status, page := c.who.get(c.path); status != c.status || !strings.Contains(page, c.says) {
			t.Errorf("%q gets %s: %d %.200s", c.who.headers, c.path, status, page)
		}
	}
}
