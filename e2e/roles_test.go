package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
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

// person sends requests as a user.
type person struct {
	t       *testing.T
	url     string
	client  *http.Client
	headers []string
}

func (p person) send(method, path string, body io.Reader, kind string) (int, string) {
	p.t.Helper()
	r, err := http.NewRequestWithContext(p.t.Context(), method, p.url+path, body)
	if err != nil {
		p.t.Fatal(err)
	}
	for i := 0; i+1 < len(p.headers); i += 2 {
		r.Header.Set(p.headers[i], p.headers[i+1])
	}
	r.Header.Set("Content-Type", kind)
	got, err := p.client.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	defer got.Body.Close()
	b, err := io.ReadAll(got.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return got.StatusCode, string(b)
}

func (p person) get(path string) (int, string) { return p.send("GET", path, nil, "") }

// said is a reply of /api/ask.
type said struct {
	Rows                [][]any
	Conversation, Token string
}

func (p person) ask(body map[string]any) (int, string, said) {
	b, _ := json.Marshal(body)
	status, reply := p.send("POST", "/api/ask", bytes.NewReader(b), "application/json")
	var out said
	json.Unmarshal([]byte(reply), &out)
	return status, reply, out
}

// TestServeRoles uses one server as its owner and as users whom a proxy names, through every interface: everything
// derived from the data derives from what the database shows the role of that name.
func TestServeRoles(t *testing.T) {
	data, north, south := sellers(t)
	token := filepath.Join(t.TempDir(), "token")
	fixture(t, token, "a-token-of-the-owner")
	s := serve(t, t.TempDir(), "--data", data, "--user-header", "Remote-User", "--proxied", "127.0.0.1", "--token-file",
		token, "--index-every", "1h")
	as := func(headers ...string) person { return person{t, s.url, http.DefaultClient, headers} }
	owner := as("Authorization", "Bearer a-token-of-the-owner")
	people := []person{as("Remote-User", north), as("Remote-User", south), owner}
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
			_, told["the page"] = p.get("/")
			_, told["/data"] = p.get("/data")
			_, told["search"] = p.get("/api/search?question=who+sang+in+the+hall")
			status, reply, all := p.ask(map[string]any{"suql": "SELECT * FROM orders"})
			if told["a statement"] = reply; status != http.StatusOK || len(all.Rows) != c.rows {
				t.Errorf("a statement gives %d and %d rows: %.300s", status, len(all.Rows), reply)
			}
			_, told["a question"], _ = p.ask(map[string]any{"question": "orders with amount over 40"})
			if !strings.Contains(told["a question"], `"rows"`) {
				t.Errorf("a question gives %.300s", told["a question"])
			}
			_, told["texts"], _ = p.ask(map[string]any{"suql": "SELECT id, note FROM orders WHERE answer(note, 'did something come late?') = 'yes'"})
			if !strings.Contains(told["texts"], fmt.Sprintf(`"rows_considered":%d,`, c.rows)) ||
				!strings.Contains(told["texts"], `"ledger_hits":0,`) {
				t.Errorf("texts read give %.300s", told["texts"])
			}
			_, _, all = p.ask(map[string]any{"suql": "SELECT id, region, note FROM orders ORDER BY id"})
			form := url.Values{"conversation": {all.Conversation}, "token": {all.Token}, "turn": {"0"}, "all": {"true"}}.Encode()
			status, told["an export"] = p.send("POST", "/export", strings.NewReader(form), "application/x-www-form-urlencoded")
			if status != http.StatusOK || strings.Count(told["an export"], "\n") < c.rows {
				t.Errorf("an export gives %d: %.300s", status, told["an export"])
			}
			for _, other := range people {
				status, reply := other.send("POST", "/export", strings.NewReader(form), "application/x-www-form-urlencoded")
				if same := slices.Equal(other.headers, p.headers); same != (status == http.StatusOK) {
					t.Errorf("%q exports it: %d %.100s", other.headers, status, reply)
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
	if status, _ := people[0].get("/metrics"); status < 400 {
		t.Errorf("a user reads the metrics: %d", status)
	}
	for _, p := range []person{as("Remote-User", "nobody of that name"), as("Remote-User", "none")} {
		if status, page := p.get("/data"); status != http.StatusForbidden || !strings.Contains(page, "no role") {
			t.Errorf("%q, who has no role: %d %.200s", p.headers, status, page)
		}
	}
	if status, page := as().get("/data"); status != http.StatusUnauthorized {
		t.Errorf("whom nobody names: %d %.200s", status, page)
	}
	if status, page := owner.get("/kiosk"); status != http.StatusForbidden {
		t.Errorf("a kiosk without a name: %d %.200s", status, page)
	}
}
