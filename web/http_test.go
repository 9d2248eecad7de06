package web

import (
	"bytes"
	"compress/gzip"
	"encoding/csv"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"github.com/ask-surely/surely/static"
)

var ownLink = regexp.MustCompile(`^(/|#|data:,)`)

// No page has inline scripts, styles or handlers or uses other hosts, and its content policy says so.
func TestPages(t *testing.T) {
	_, h, _ := newServed(t, nil)
	for _, path := range []string{"/", "/kiosk", "/data", "/eval"} {
		t.Run(path, func(t *testing.T) {
			r := get(t, h.URL+path)
			if r.status != http.StatusOK {
				t.Fatalf("status %d: %s", r.status, r.body)
			}
			policy := r.header.Get("Content-Security-Policy")
			if !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") {
				t.Errorf("policy %q", policy)
			}
			doc, err := goquery.NewDocumentFromReader(strings.NewReader(r.body))
			if err != nil {
				t.Fatal(err)
			}
			ids := map[string]bool{}
			doc.Find("*").Each(func(_ int, s *goquery.Selection) {
				for _, a := range s.Get(0).Attr {
					if strings.HasPrefix(a.Key, "on") || a.Key == "style" || a.Key == "id" && ids[a.Val] {
						t.Errorf("<%s %s=%q>", goquery.NodeName(s), a.Key, a.Val)
					}
					if (a.Key == "src" || a.Key == "href" || a.Key == "action") && !ownLink.MatchString(a.Val) {
						t.Errorf("<%s %s=%q> leads to another host", goquery.NodeName(s), a.Key, a.Val)
					}
				}
				ids[s.AttrOr("id", "")] = true
				if n := goquery.NodeName(s); (n == "script" || n == "style") && strings.TrimSpace(s.Text()) != "" {
					t.Errorf("inline <%s>", n)
				}
			})
		})
	}
}

// The elements that the contract names are there; a kiosk shows no query.
func TestTestIDs(t *testing.T) {
	_, h, _ := newServed(t, nil)
	has := func(what, page, ids string) {
		t.Helper()
		for _, id := range strings.Fields(ids) {
			if !strings.Contains(page, `data-testid="`+id+`"`) {
				t.Errorf("%s lacks %s", what, id)
			}
		}
	}
	has("the chat", get(t, h.URL+"/").body, "question-input ask-button stop-button undo-button new-chat source-picker connection-state")
	has("the kiosk", get(t, h.URL+"/kiosk").body, "kiosk-root")
	const asked, answered = "clarification clarify-yes clarify-no clarify-skip query-clause",
		"searched result-table evidence"
	for query, ids := range map[string][2]string{"?html=1": {asked, answered + " suql-text"},
		"?html=1&kiosk=1": {asked, answered}} {
		c := connect(t, h, query)
		shown := func() (all string) {
			for _, e := range c.got {
				html, _ := e["html"].(string)
				all += html
			}
			return all
		}
		clarify := c.ask("ask boats")
		has(query, shown(), ids[0])
		c.say("type", "answer", "id", clarify["id"], "value", "no")
		clarify = c.until("clarify")
		has(query, shown(), "clarify-option")
		c.say("type", "answer", "id", clarify["id"], "value", "skip")
		c.until("result")
		c.ask("rows 30")
		has(query, shown(), ids[1])
		if strings.Contains(query, "kiosk") && strings.Contains(shown(), "SELECT") {
			t.Errorf("the kiosk shows SUQL: %s", shown())
		}
	}
}

// The first page with everything it loads, for a browser that accepts gzip.
func TestFirstPageWeight(t *testing.T) {
	_, h, _ := newServed(t, nil)
	total, requests := 0, 2 // the page, and its websocket
	load := func(path string) (text []byte) {
		r := get(t, h.URL+path, "Accept-Encoding", "gzip")
		total += len(r.body)
		unzipped, err := gzip.NewReader(strings.NewReader(r.body))
		if err == nil {
			text, err = io.ReadAll(unzipped)
		}
		if err != nil || r.status != http.StatusOK {
			t.Errorf("%s: status %d, %v", path, r.status, err)
		}
		return text
	}
	for _, m := range regexp.MustCompile(`(?:src|href)="(/static/[^"]+)"`).FindAllSubmatch(load("/"), -1) {
		load(string(m[1]))
		requests++
	}
	t.Logf("first page: %d bytes compressed, %d requests", total, requests)
	if total > 40_000 || requests > 6 || requests == 2 {
		t.Errorf("the first page weighs %d bytes and takes %d requests", total, requests)
	}
}

// Replies to questions back are given beforehand, or count as skipped; a conversation goes on with its key. What fails
// inside is told in general words.
func TestAskAPI(t *testing.T) {
	_, h, _ := newServed(t, nil)
	began := postJSON(t, h, "/api/ask", `{"question":"rows 2"}`).object()
	for _, test := range []struct {
		body, member, want string
	}{
		{`{"question":"ask me","answers":["no","2"]}`, "searched", "you said 2"},
		{`{"question":"ask me"}`, "searched", "you said skip"},
		{`{"suql":"SELECT 1"}`, "suql", "SELECT 1"},
		{fmt.Sprintf(`{"question":"talk","conversation":%q,"token":%q}`, began["conversation"], began["token"]), "conversation",
			fmt.Sprint(began["conversation"])},
		{`{"question":"broken"}`, "error", "XX000"},
		{`{"question":"failing"}`, "error", "XX000"},
	} {
		r := postJSON(t, h, "/api/ask", test.body)
		if !strings.Contains(fmt.Sprint(r.object()[test.member]), test.want) || strings.Contains(r.body, "secret") {
			t.Errorf("%s: %d %s", test.body, r.status, r.body)
		}
	}
}

// An answer is downloaded by who has its key; what a spreadsheet could take for a formula is made inert.
func TestExport(t *testing.T) {
	_, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	c.ask("wide 20")
	r := postForm(t, h, "/export", append(c.own(0), "format", "csv")...)
	rows, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix([]byte(r.body), []byte("\uFEFF")))).ReadAll()
	if err != nil || r.status != http.StatusOK || len(rows) != 21 || rows[1][1] != "Boat 1" ||
		rows[1][3] != "Eastport; Westport" || !strings.HasPrefix(r.header.Get("Content-Disposition"), "attachment") {
		t.Fatalf("%d %v %v %.200q", r.status, r.header, err, r.body)
	}
	formula := c.ask("=HYPERLINK(1)")
	if r := postForm(t, h, "/export", append(c.own(formula["turn"]), "format", "csv")...); r.status != http.StatusOK ||
		strings.Count(r.body, "'=HYPERLINK(1)") < 3 || strings.Contains(r.body, "\n=") || strings.Contains(r.body, ",=") {
		t.Errorf("a formula is downloaded as %s", r.body)
	}
	r = postForm(t, h, "/export", append(c.own(0), "format", "json")...)
	if rows, _ := r.object()["rows"].([]any); len(rows) != 20 ||
		r.header.Get("Content-Type") != "application/json; charset=utf-8" {
		t.Errorf("%v %.200s", r.header, r.body)
	}
	if r := postForm(t, h, "/export", append(c.own(3), "format", "csv")...); r.status != http.StatusNotFound {
		t.Errorf("no such turn: %d", r.status)
	}
	if r := postForm(t, h, "/export", append(c.own(0), "token", "x")...); r.status != http.StatusForbidden {
		t.Errorf("wrong token: %d", r.status)
	}
}

// No cache keeps what depends on who asks; files that are the same for everybody may be kept.
func TestCaches(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Notes, o.EvalSource = newState(t).Feedback(), unmeasured })
	for path, want := range map[string]string{"/": "no-store", "/data": "no-store", "/eval": "no-store",
		"/owner": "no-store", "/metrics": "no-store", "/readyz": "no-store", "/api/v1/search?question=boats": "no-store",
		"/nowhere": "no-store", "/c/nobody": "no-store", "/eval/runs/report.json": "no-store", "/embed.js": "no-cache",
		static.URL("icon.svg"): "public, max-age=31536000, immutable"} {
		r := get(t, h.URL+path)
		if got := r.header.Values("Cache-Control"); !slices.Equal(got, []string{want}) || r.header.Get("ETag") != "" {
			t.Errorf("%s has %q, ETag %q", path, got, r.header.Get("ETag"))
		}
	}
	if r := postJSON(t, h, "/api/v1/ask", `{"question":"rows 1"}`); r.header.Get("Cache-Control") != "no-store" {
		t.Errorf("an answer has %q", r.header.Get("Cache-Control"))
	}
}
