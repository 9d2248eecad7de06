package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/oidctest"
)

// ruledFolder is data of which each role sees a part. Columns and rows hidden from the visitor
// contain the word canary.
func ruledFolder(t *testing.T) string {
	dir := t.TempDir()
	var orders strings.Builder
	orders.WriteString("id,region,amount,seller,note\n")
	for id := 1; id <= 60; id++ {
		region, note := []string{"open", "north", "south"}[id%3], "The windows came late and the fitter was kind about it."
		if region != "open" {
			note = "A canary sang in the hall of " + region + " while we waited for the paint to dry."
		}
		fmt.Fprintf(&orders, "%d,%s,%d,canary seller %d,%s\n", id, region, 10+id, id%7, note)
	}
	for name, text := range map[string]string{"orders.csv": orders.String(), "surely.yaml": `tables:
  orders:
    rows: {visitor: "region = 'open'", member: "region IN {team}"}
    columns:
      seller: {hidden: [visitor]}
`} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
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

// TestServeRoles uses one server as its owner, as a member and as a visitor, through every
// interface: everything derived from the data derives from what they see.
func TestServeRoles(t *testing.T) {
	s := serve(t, t.TempDir(), "--data", ruledFolder(t), "--open", "--user-header", "Remote-User", "--user-attribute",
		"team=X-Team", "--proxied", "127.0.0.1",
		"--owner", "boss", "--index-every", "1h")
	as := func(headers ...string) person { return person{t, s.url, http.DefaultClient, headers} }
	visitor, member, owner := as(), as("Remote-User", "ada", "X-Team", "north"), as("Remote-User", "boss")
	for _, c := range []struct {
		name         string
		p            person
		rows, least  int // of all, and of those above 40
		sees, secret string
	}{
		{"visitor", visitor, 20, 10, "windows", "canary"},
		{"member", member, 20, 10, "canary seller", "south"},
		{"owner", owner, 60, 30, "south", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			told := map[string]string{}
			_, told["the page"] = c.p.get("/")
			_, told["/data"] = c.p.get("/data")
			_, told["search"] = c.p.get("/api/search?question=who+sang+in+the+hall")
			status, reply, all := c.p.ask(map[string]any{"suql": "SELECT * FROM orders"})
			if told["a statement"] = reply; status != http.StatusOK || len(all.Rows) != c.rows {
				t.Errorf("a statement gives %d and %d rows: %.300s", status, len(all.Rows), reply)
			}
			_, told["a question"], _ = c.p.ask(map[string]any{"question": "orders with amount over 40"})
			if !strings.Contains(told["a question"], `"rows"`) {
				t.Errorf("a question gives %.300s", told["a question"])
			}
			_, told["texts"], _ = c.p.ask(map[string]any{"suql": "SELECT id, note FROM orders WHERE answer(note, 'did something come late?') = 'yes'"})
			if !strings.Contains(told["texts"], fmt.Sprintf(`"rows_considered":%d,`, c.rows)) ||
				!strings.Contains(told["texts"], `"ledger_hits":0,`) {
				t.Errorf("texts read give %.300s", told["texts"])
			}
			_, reply, counted := c.p.ask(map[string]any{"suql": "SELECT count(*) FROM orders WHERE amount > 40"})
			if fmt.Sprint(counted.Rows) != fmt.Sprintf("[[%d]]", c.least) {
				t.Errorf("counted are %.300s", reply)
			}
			_, _, all = c.p.ask(map[string]any{"suql": "SELECT id, region, note FROM orders ORDER BY id"})
			form := url.Values{"conversation": {all.Conversation}, "token": {all.Token}, "turn": {"0"}, "all": {"true"}}.Encode()
			status, told["an export"] = c.p.send("POST", "/export", strings.NewReader(form), "application/x-www-form-urlencoded")
			if status != http.StatusOK || strings.Count(told["an export"], "\n") < c.rows {
				t.Errorf("an export gives %d: %.300s", status, told["an export"])
			}
			for _, other := range []person{visitor, as("Remote-User", "bo", "X-Team", "north"), owner} {
				status, reply := other.send("POST", "/export", strings.NewReader(form), "application/x-www-form-urlencoded")
				if same := slices.Equal(other.headers, c.p.headers); same != (status == http.StatusOK) {
					t.Errorf("%q exports it: %d %.100s", other.headers, status, reply)
				}
			}
			saw := false
			for what, text := range told {
				saw = saw || strings.Contains(text, c.sees)
				if c.secret != "" && strings.Contains(text, c.secret) {
					t.Errorf("%s tells of %q: %s", what, c.secret, around(text, c.secret))
				}
			}
			if !saw {
				t.Errorf("nothing tells of %q", c.sees)
			}
		})
	}
	if status, _ := member.get("/metrics"); status != http.StatusForbidden {
		t.Errorf("a member reads the metrics: %d", status)
	}
}

func around(text, word string) string {
	at := strings.Index(text, word)
	return text[max(0, at-150):min(len(text), at+150)]
}

// TestServeLogin serves people who log in at a provider, whose claims the rules use.
func TestServeLogin(t *testing.T) {
	issuer := oidctest.New(t, "surely")
	secret := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(secret, []byte("of ours\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	free, err := net.Listen("tcp", "127.0.0.1:0") // the redirect address has to be known in advance
	if err != nil {
		t.Fatal(err)
	}
	free.Close()
	s := serve(t, t.TempDir(), "--data", ruledFolder(t), "--addr", free.Addr().String(), "--oidc-issuer", issuer.URL,
		"--oidc-client", "surely", "--oidc-secret-file", secret, "--owner", "boss@boats.example")
	if status, _ := (person{t, s.url, http.DefaultClient, nil}).get("/data"); status != http.StatusUnauthorized {
		t.Errorf("who has not logged in gets %d", status)
	}
	for email, want := range map[string]string{"ada@boats.example": "[[20]]", "boss@boats.example": "[[60]]",
		"bo@boats.example": "[[0]]"} {
		claims := map[string]any{"email": email, "email_verified": true}
		if email == "ada@boats.example" {
			claims["team"] = "south"
		}
		issuer.Says(claims)
		jar, err := cookiejar.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		p := person{t, s.url, &http.Client{Jar: jar}, nil}
		if status, page := p.get("/login"); status != http.StatusOK {
			t.Fatalf("the login of %s gives %d %.200s", email, status, page)
		}
		if _, reply, got := p.ask(map[string]any{"suql": "SELECT count(*) FROM orders"}); fmt.Sprint(got.Rows) != want {
			t.Errorf("%s counts %.300s", email, reply)
		}
		// the next page requires a login
		if status, _ := p.send("POST", "/leave", nil, ""); status != http.StatusUnauthorized {
			t.Errorf("%s leaves: %d", email, status)
		}
	}
}
