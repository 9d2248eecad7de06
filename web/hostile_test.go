package web

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/web/chat"
)

// hostileTexts reads testdata/hostile.txt.
func hostileTexts(t testing.TB) []string {
	t.Helper()
	f, err := os.Open("testdata/hostile.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []string
	for s := bufio.NewScanner(f); s.Scan(); {
		line := s.Text()
		if strings.HasPrefix(line, "#") {
			continue
		}
		text, err := strconv.Unquote(`"` + strings.ReplaceAll(line, `"`, `\"`) + `"`)
		if err != nil {
			text = line
		}
		out = append(out, text)
	}
	if len(out) < 100 {
		t.Fatalf("only %d hostile texts", len(out))
	}
	return out
}

// None of the texts becomes an element, an attribute or a handler of a fragment, wherever it occurs.
func TestHostileFragments(t *testing.T) {
	srv, _, _ := newServed(t, func(o *Options) {
		o.Sources[0].Database = &schema.Database{} // without suggestions, which would change while this looks
	})
	for _, text := range hostileTexts(t) {
		if strings.TrimSpace(text) == "" {
			continue
		}
		if got, plain := shape(t, srv, text), shape(t, srv, harmless(text)); got != plain {
			t.Errorf("%q changes the page:\n%s\nnot\n%s", text, got, plain)
		}
	}
}

// shape asks with a text and returns the elements and attribute names in the response, without their texts.
func shape(t testing.TB, srv *Server, text string) string {
	t.Helper()
	source := srv.site.Sources[0]
	r := hostile(text)
	f := chat.NewFold()
	f.Apply(chat.Record{}, chat.TurnEvent{Kind: "run", Text: text})
	var b strings.Builder
	for _, e := range []struct {
		kind  string
		event interface{ Type() string }
	}{{"turn", chat.TurnEvent{Kind: "ask", Text: text}}, {"result", r},
		{"answered", chat.AnsweredEvent{ID: "1.1", Question: text, Answer: text}},
		{"source", chat.SourceEvent{Name: text}}, {"notice", chat.NoticeEvent{Code: text, Message: text}}} {
		for _, kiosk := range []bool{false, true} {
			sent := &chat.Delivery{Source: source, Fold: f, Record: chat.Record{Type: e.kind}, Event: e.event}
			html := srv.pages.Fragment(sent, kiosk)
			doc, err := goquery.NewDocumentFromReader(strings.NewReader(html))
			if err != nil {
				t.Fatal(err)
			}
			doc.Find("*").Each(func(_ int, s *goquery.Selection) {
				n := goquery.NodeName(s)
				if n == "mark" { // words of the text may be marked, without other changes
					return
				}
				b.WriteString(n)
				for _, a := range s.Get(0).Attr {
					b.WriteString(" " + a.Key)
				}
				b.WriteString("\n")
			})
		}
	}
	return b.String()
}

// harmless is a text of the same length with the same words, spaces and quotation marks, but no other ASCII
// characters.
func harmless(text string) string {
	return strings.Map(func(r rune) rune {
		if r == ' ' || r == '\'' || r > 127 {
			return r
		}
		return 'x'
	}, text)
}

// In a browser, none of the texts runs, loads anything, or changes the page's behaviour, not even
// as a name in the address.
func TestHostileInBrowser(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	_, h, _ := newServed(t, nil)
	tab := b.Tab(t)
	tab.Before(`window.violations = []; document.addEventListener("securitypolicyviolation", e => window.violations.push(e.violatedDirective + " " + e.blockedURI))`)
	ready(tab, h.URL)
	texts := hostileTexts(t)
	n := 0
	for _, text := range texts {
		if strings.TrimSpace(text) == "" || len(strings.TrimSpace(text)) < 3 {
			continue
		}
		quoted, _ := json.Marshal(text)
		browser.JS[any](tab, fmt.Sprintf(`(() => { const q = document.querySelector("#question"); q.value = %s; q.form.requestSubmit(); })()`, quoted))
		n++
		if n%10 == 0 {
			tab.Wait(fmt.Sprintf(`document.querySelectorAll(".turn").length === %d`, n))
			time.Sleep(20 * time.Millisecond)
		}
	}
	tab.Wait(fmt.Sprintf(`document.querySelectorAll('.turn[data-state="done"], .turn[data-state="failed"]').length >= %d`,
		n))
	ask(tab, "ask me")
	tab.Has(`[data-testid="clarification"]`)
	tab.Click(`[data-testid="question-input"]`)
	tab.Keys("<img src=x onerror=window.pwned=1>\r")
	tab.Gone(".card")
	if browser.JS[bool](tab, `"pwned" in window || document.cookie !== "" || document.title !== "Surely"`) {
		t.Error("a text took effect")
	}
	if v := browser.JS[[]string](tab, "window.violations"); len(v) > 0 {
		t.Errorf("the policy had to stop %v", v)
	}
	if bad := browser.JS[[]string](tab,
		`[...document.querySelectorAll("script, iframe, object, embed, base, style, link[rel=stylesheet], meta[http-equiv], [style]")].map(e => e.outerHTML.slice(0, 120)).filter(s => !s.includes("/static/"))`); len(bad) > 0 {
		t.Errorf("in the page: %v", bad)
	}
	if away := browser.JS[[]string](tab,
		`performance.getEntriesByType("resource").map(e => e.name).filter(n => new URL(n).host !== location.host)`); len(away) > 0 {
		t.Errorf("requests to other hosts: %v", away)
	}
	tab.Open(h.URL + `/?q=<script>window.pwned=1</script>#c="><img src=x onerror=window.pwned=1>`)
	tab.Wait(`document.querySelector("#connection").dataset.state === "connected"`)
	if browser.JS[bool](tab, `"pwned" in window`) {
		t.Error("an address took effect")
	}
}
