package web

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// shopPage is a page of another origin, with a strict policy, that embeds a chat.
func shopPage(t *testing.T, chat *string, attributes string) *httptest.Server {
	page := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Content-Security-Policy", "default-src 'none'; script-src "+*chat+"; connect-src "+*chat)
		fmt.Fprintf(w, `<!DOCTYPE html><html lang="en"><title>Shop</title><main><h1>Shop</h1></main>
			<script type="module" src="%s/embed.js"></script><surely-chat %s></surely-chat>`, *chat, attributes)
	}))
	t.Cleanup(page.Close)
	return page
}

func askEmbedded(tab *browser.Tab, root, question string) {
	tab.Wait(root + `?.querySelector("input")`)
	browser.JS[any](tab, fmt.Sprintf(`(() => { const r = %s; r.querySelector("input").value = %q;
		r.querySelector("form").requestSubmit(); })()`, root, question))
}

// TestEmbed embeds the chat in a page of another origin with a strict policy: it asks, is asked
// back, and shows rows as text.
func TestEmbed(t *testing.T) {
	t.Parallel()
	chat := ""
	page := shopPage(t, &chat, `placeholder="Ask our shop"`)
	_, h, _ := newServed(t, func(o *Options) { o.Origins = []string{page.URL} })
	chat = h.URL
	tab := browser.Start(t).Tab(t)
	tab.Open(page.URL)
	root := `document.querySelector("surely-chat").shadowRoot`
	tab.ColorScheme("dark") // of a page that is light whatever the screen is
	tab.Wait(root + `?.querySelector("input")`)
	if paper := browser.JS[string](tab, `getComputedStyle(`+root+`.querySelector("input")).backgroundColor`); paper != "rgb(255, 255, 255)" {
		t.Errorf("on a light page one types on %s", paper)
	}
	ask := func(question string) { askEmbedded(tab, root, question) }
	ask("rows 3")
	tab.Wait(root + `.querySelectorAll("tr").length === 4`)
	ask("ask boats")
	tab.Wait(root + `.querySelector(".asks button")`)
	said := browser.JS[[]string](tab, root+`.querySelectorAll("button").values().map(b => b.textContent).toArray()`)
	if got := strings.Join(said, "|"); !strings.HasSuffix(got, "|Not sure, go on|Ask") {
		t.Errorf("it says %s", got)
	}
	browser.JS[bool](tab, root+`.querySelector(".asks button").click() ?? true`)
	tab.Wait(root + `.querySelectorAll("table").length === 2`)
	ask("<img src=x onerror=alert(1)>")
	tab.Wait(root + `.querySelectorAll("table").length === 3`)
	if n := browser.JS[int](tab, root+`.querySelectorAll("img, script").length`); n != 0 {
		t.Error("a text became HTML")
	}
	if wrong := browser.JS[string](tab, root+`.querySelector(".error")?.textContent ?? ""`); wrong != "" {
		t.Error(wrong)
	}
}

// TestEmbedButton puts the chat behind a button: it is small until opened, and refuses pages that
// the owner has not allowed.
func TestEmbedButton(t *testing.T) {
	t.Parallel()
	chat := ""
	const button = `mode="button" label="Ask our shop"`
	named, other := shopPage(t, &chat, button), shopPage(t, &chat, button)
	_, h, _ := newServed(t, func(o *Options) { o.Origins = []string{named.URL} })
	chat = h.URL
	if r := get(t, chat+"/embed.js"); r.status != http.StatusOK || len(r.body) > 15_000 {
		t.Errorf("the button weighs %d bytes before it opens", len(r.body))
	}
	tab := browser.Start(t).Tab(t)
	axe := browser.Axe(t)
	root := `document.querySelector("surely-chat").shadowRoot`
	open := func(url string) {
		tab.Open(url)
		tab.Wait(root + `?.querySelector(".opens")`)
		if !browser.JS[bool](tab, root+`.querySelector(".panel").hidden`) {
			t.Error("it is open before anybody wants it")
		}
		browser.JS[any](tab, root+`.querySelector(".opens").click()`)
		tab.Wait(root + `.activeElement === ` + root + `.querySelector("input")`)
		for _, v := range tab.Violations(axe) {
			t.Error(v)
		}
		askEmbedded(tab, root, "rows 3")
	}
	open(named.URL)
	tab.Wait(root + `.querySelectorAll("tr").length === 4`)
	open(other.URL)
	tab.Wait(root + `.querySelector(".error")`)
	if n := browser.JS[int](tab, root+`.querySelectorAll("tr").length`); n != 0 {
		t.Error("a page that the owner does not name is answered")
	}
}
