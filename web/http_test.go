package web

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"
)

func fetch(t testing.TB, url string) (*http.Response, string) {
	t.Helper()
	r, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return r, string(b)
}

var ownLink = regexp.MustCompile(`^(/|#|data:,)`)

// No page has inline scripts, styles or handlers or uses other hosts, and its content policy says so.
func TestPages(t *testing.T) {
	_, h, _ := newServed(t, nil)
	for _, path := range []string{"/", "/kiosk", "/data", "/eval", "/dev", "/dev?kiosk=1"} {
		t.Run(path, func(t *testing.T) {
			r, body := fetch(t, h.URL+path)
			if r.StatusCode != http.StatusOK {
				t.Fatalf("status %d: %s", r.StatusCode, body)
			}
			policy := r.Header.Get("Content-Security-Policy")
			if !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") {
				t.Errorf("policy %q", policy)
			}
			doc, err := goquery.NewDocumentFromReader(strings.NewReader(body))
			if err != nil {
				t.Fatal(err)
			}
			doc.Find("*").Each(func(_ int, s *goquery.Selection) {
				for _, a := range s.Get(0).Attr {
					if strings.HasPrefix(a.Key, "on") || a.Key == "style" {
						t.Errorf("<%s %s=%q>", goquery.NodeName(s), a.Key, a.Val)
					}
					if (a.Key == "src" || a.Key == "href" || a.Key == "action") && !ownLink.MatchString(a.Val) {
						t.Errorf("<%s %s=%q> leads to another host", goquery.NodeName(s), a.Key, a.Val)
					}
				}
				if n := goquery.NodeName(s); (n == "script" || n == "style") && strings.TrimSpace(s.Text()) != "" {
					t.Errorf("inline <%s>", n)
				}
			})
			ids := map[string]bool{}
			doc.Find("[id]").Each(func(_ int, s *goquery.Selection) {
				id, _ := s.Attr("id")
				if ids[id] {
					t.Errorf("id %q twice", id)
				}
				ids[id] = true
			})
		})
	}
}

func TestTestIDs(t *testing.T) {
	_, h, _ := newServed(t, nil)
	_, chat := fetch(t, h.URL+"/")
	for _, id := range []string{"question-input", "ask-button", "stop-button", "undo-button", "new-chat", "source-picker",
		"connection-state"} {
		if !strings.Contains(chat, `data-testid="`+id+`"`) {
			t.Errorf("the chat lacks %s", id)
		}
	}
	_, kiosk := fetch(t, h.URL+"/kiosk")
	if !strings.Contains(kiosk, `data-testid="kiosk-root"`) || strings.Contains(kiosk, "suql-text") {
		t.Error("the kiosk lacks its root, or shows a query")
	}
	_, dev := fetch(t, h.URL+"/dev")
	for _, id := range []string{"clarification", "clarify-yes", "clarify-no", "clarify-skip", "clarify-option",
		"query-clause", "searched", "result-table", "evidence", "suql-text"} {
		if !strings.Contains(dev, `data-testid="`+id+`"`) {
			t.Errorf("no component has %s", id)
		}
	}
	_, shown := fetch(t, h.URL+"/dev?kiosk=1")
	if strings.Contains(shown, "suql-text") || strings.Contains(shown, "SELECT") &&
		!strings.Contains(shown, "SELECT nam") {
		t.Error("the kiosk shows SUQL")
	}
}

// The first page with everything it loads, for a browser that accepts gzip.
func TestFirstPageWeight(t *testing.T) {
	_, h, _ := newServed(t, nil)
	total := 0
	get := func(path string) string {
		req, _ := http.NewRequest("GET", h.URL+path, nil)
		req.Header.Set("Accept-Encoding", "gzip")
		r, err := http.DefaultTransport.RoundTrip(req)
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		b, err := io.ReadAll(r.Body)
		if err != nil {
			t.Fatal(err)
		}
		if r.StatusCode != http.StatusOK || r.Header.Get("Content-Encoding") != "gzip" {
			t.Errorf("%s: status %d, encoding %q", path, r.StatusCode, r.Header.Get("Content-Encoding"))
		}
		total += len(b)
		return string(b)
	}
	get("/")
	_, page := fetch(t, h.URL+"/")
	requests := 2 // the page, and its websocket
	for _, m := range regexp.MustCompile(`(?:src|href)="(/static/[^"]+)"`).FindAllStringSubmatch(page, -1) {
		get(m[1])
		requests++
	}
	t.Logf("first page: %d bytes compressed, %d requests", total, requests)
	if total > 40_000 || requests > 6 {
		t.Errorf("the first page weighs %d bytes and takes %d requests", total, requests)
	}
}

func TestAskAPI(t *testing.T) {
	_, h, _ := newServed(t, nil)
	ask := func(body string) (int, map[string]any) {
		t.Helper()
		r, err := http.Post(h.URL+"/api/ask", "application/json", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		var out map[string]any
		if err := json.NewDecoder(r.Body).Decode(&out); err != nil {
			t.Fatal(err)
		}
		return r.StatusCode, out
	}
	status, out := ask(`{"question":"rows 2"}`)
	for _, key := range []string{"columns", "rows", "truncated", "evidence", "stats", "warnings", "suql", "searched",
		"reply", "turns", "conversation", "token"} {
		if _, ok := out[key]; !ok {
			t.Errorf("no %q in %v", key, out)
		}
	}
	if status != 200 || len(out["rows"].([]any)) != 2 {
		t.Errorf("%d %v", status, out)
	}
	status, out = ask(`{"question":"ask me","answers":["no","2"]}`)
	if status != 200 || !strings.Contains(out["searched"].(string), "you said 2") {
		t.Errorf("%d %v", status, out)
	}
	status, out = ask(`{"question":"ask me"}`)
	if status != 200 || !strings.Contains(out["searched"].(string), "you said skip") {
		t.Errorf("%d %v", status, out)
	}
	status, on := ask(fmt.Sprintf(`{"question":"talk","conversation":%q,"token":%q}`, out["conversation"], out["token"]))
	if status != 200 || on["reply"] == "" || on["conversation"] != out["conversation"] {
		t.Errorf("going on: %d %v", status, on)
	}
	for _, test := range []struct {
		body   string
		status int
		code   string
	}{
		{`{"question":"talk","conversation":"x","token":"y"}`, 403, "unknown_conversation"},
		{fmt.Sprintf(`{"question":"talk","conversation":%q,"token":"y"}`, out["conversation"]), 403, "wrong_token"},
		{`{"question":""}`, 400, "empty"},
		{`not json`, 400, "bad_message"},
		{`{"question":"broken"}`, 500, "XX000"},
		{`{"suql":"SELECT nam FROM boats"}`, 422, "42703"},
		{`{"question":"talk","source":"nope"}`, 404, "no_source"},
	} {
		status, out := ask(test.body)
		e, _ := out["error"].(map[string]any)
		if _, list := e["positions"].([]any); status != test.status || e["code"] != test.code || !list {
			t.Errorf("%s: %d %v", test.body, status, out)
		}
	}
	if status, out := ask(`{"suql":"SELECT 1"}`); status != 200 || out["suql"] != "SELECT 1" {
		t.Errorf("a statement: %d %v", status, out)
	}
}

// export downloads the last answer of a conversation on c.
func export(t testing.TB, h *httptest.Server, hello map[string]any, turn int, format string) (*http.Response, []byte) {
	t.Helper()
	r, err := http.PostForm(h.URL+"/export", url.Values{"conversation": {fmt.Sprint(hello["conversation"])},
		"token": {fmt.Sprint(hello["token"])},
		"turn":  {fmt.Sprint(turn)}, "format": {format}})
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return r, b
}

func TestExport(t *testing.T) {
	_, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	hello := c.next()
	c.say("type", "ask", "text", "wide 20")
	c.until("result")
	r, b := export(t, h, hello, 0, "csv")
	rows, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(b, []byte("\uFEFF")))).ReadAll()
	if err != nil || r.StatusCode != 200 || len(rows) != 21 || rows[1][1] != "Boat 1" ||
		rows[1][3] != "Eastport; Westport" {
		t.Fatalf("%d %v %.200q", r.StatusCode, err, b)
	}
	if d := r.Header.Get("Content-Disposition"); !strings.HasPrefix(d, "attachment") {
		t.Errorf("disposition %q", d)
	}
	_, b = export(t, h, hello, 0, "json")
	var out map[string]any
	if err := json.Unmarshal(b, &out); err != nil || len(out["rows"].([]any)) != 20 {
		t.Errorf("%v %.200s", err, b)
	}
	if r, _ := export(t, h, hello, 3, "csv"); r.StatusCode != http.StatusNotFound {
		t.Errorf("no such turn: %d", r.StatusCode)
	}
	hello["token"] = "x"
	if r, _ := export(t, h, hello, 0, "csv"); r.StatusCode != http.StatusForbidden {
		t.Errorf("wrong token: %d", r.StatusCode)
	}
}

// TestDecisionsCounted sums up the sources of answers' text decisions.
func TestDecisionsCounted(t *testing.T) {
	_, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	for range 2 {
		c.say("type", "ask", "text", "rows 3")
		c.until("result")
	}
	var body string
	for range 100 { // a turn is counted after its last event was sent
		if _, body = fetch(t, h.URL+"/metrics"); strings.Contains(body, `surely_decisions_total{by="ledger"} 10`) {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	for _, want := range []string{`{by="embedded"} 8`, `{by="model"} 6`, `{by="ledger"} 10`} {
		if !strings.Contains(body, "surely_decisions_total"+want) {
			t.Errorf("no %s in %s", want, body)
		}
	}
}

func TestOperations(t *testing.T) {
	_, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	c.say("type", "ask", "text", "talk")
	c.until("reply")
	for range 100 { // a turn is counted after its last event was sent
		if _, body := fetch(t, h.URL+"/metrics"); strings.Contains(body, "surely_turns_total{") {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	for path, want := range map[string]string{"/healthz": "ok", "/readyz": "ready",
		"/metrics": `surely_turns_total{ended="reply"} 1`} {
		if r, body := fetch(t, h.URL+path); r.StatusCode != 200 || !strings.Contains(body, want) {
			t.Errorf("%s: %d %s", path, r.StatusCode, body)
		}
	}
}

// TestRefusedRequests checks error responses: JSON for programs, a page for people.
func TestRefusedRequests(t *testing.T) {
	_, h, _ := newServed(t, nil)
	large := `{"question":"` + strings.Repeat("x", 2<<20) + `"}`
	for _, test := range []struct {
		what, method, path string
		body               io.Reader
		accept             string
		status             int
		want               string
	}{
		{"nothing there", "GET", "/nothing", nil, "", 404, `"message":"There is nothing at this address.","positions":[]`},
		{"nothing there for a person", "GET", "/nothing", nil, "text/html,*/*;q=0.8", 404, "<h1 class=\"voice\">There is nothing at this address.</h1>"},
		{"another method", "GET", "/api/ask", nil, "", 405, "the header Allow says which"},
		{"2 MiB", "POST", "/api/ask", strings.NewReader(large), "", 413, "a megabyte at most"},
		{"2 MiB in chunks", "POST", "/api/ask", io.MultiReader(strings.NewReader(large)), "", 413, "a megabyte at most"},
		{"HEAD", "HEAD", "/", nil, "", 200, ""},
		{"HEAD for health", "HEAD", "/healthz", nil, "", 200, ""},
		{"HEAD where there is no GET", "HEAD", "/export", nil, "", 405, ""},
	} {
		t.Run(test.what, func(t *testing.T) {
			req, err := http.NewRequest(test.method, h.URL+test.path, test.body)
			if err != nil {
				t.Fatal(err)
			}
			req.Header.Set("Accept", test.accept)
			r, err := http.DefaultClient.Do(req)
			if err != nil {
				t.Fatal(err)
			}
			defer r.Body.Close()
			body, err := io.ReadAll(r.Body)
			if err != nil || r.StatusCode != test.status || !strings.Contains(string(body), test.want) ||
				test.method == "HEAD" && len(body) > 0 {
				t.Errorf("%d %.200s, %v", r.StatusCode, body, err)
			}
			if r.StatusCode == 405 && r.Header.Get("Allow") == "" {
				t.Error("Allow says nothing")
			}
		})
	}
}

// TestSearchWithoutIndex refuses to search data without an index.
func TestSearchWithoutIndex(t *testing.T) {
	_, h, _ := newServed(t, nil)
	for query, want := range map[string]int{"": 400, "?question=dogs": 404, "?question=dogs&n=0": 400,
		"?question=dogs&n=x": 400, "?question=dogs&source=none": 404} {
		if r, body := fetch(t, h.URL+"/api/search"+query); r.StatusCode != want || !strings.Contains(body, `"error"`) {
			t.Errorf("%q: %d %s, want %d", query, r.StatusCode, body, want)
		}
	}
}
