package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// Things people tried without success, through the real program: each now works as they expected.
func TestNothingIsTakenSilently(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	said := journeySayings(t)
	s := serve(t, t.TempDir())
	orders := serve(t, t.TempDir(), "--data", shop(t))
	in := func(name, url string, f func(t *testing.T, tab *browser.Tab)) {
		t.Run(name, func(t *testing.T) {
			tab := b.Tab(t)
			tab.Size(1280, 900)
			visit(tab, url)
			f(t, tab)
		})
	}
	last := func(tab *browser.Tab) string { return tab.Text(".turn:last-child .answer") }
	in("what else a part may be finds something", orders.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, "customers in Lyon")
		sayYes(tab)
		tab.Click(`[data-testid="query-clause"][data-component^="where"], [data-testid="query-clause"]:last-of-type`)
		tab.Has(`[data-testid="part-option"]`)
		tab.Wait(`[...document.querySelectorAll('[data-testid="part-option"] .small')].every(o => /[1-9]/.test(o.innerText))`)
		tab.Click(`[data-testid="part-option"]`)
		tab.Gone("#part:popover-open")
		tab.Wait(finished + ` && !!document.querySelector('[data-testid="result-table"]')`)
		if answer := last(tab); strings.Contains(answer, "nothing") {
			t.Errorf("the first of them finds nothing: %s", answer)
		}
	})
	in("“Not right?” says what it does, and is taken back", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["read"])
		sayYes(tab)
		const rows = `document.querySelectorAll(".row, tbody").length`
		tab.Has(`[data-testid="evidence"]`)
		before := browser.JS[int](tab, rows)
		browser.JS[any](tab, `document.querySelector('[data-do="overturn"]').click()`)
		tab.Wait(finished + ` && document.querySelector(".answer > .voice").innerText.includes("Noted")`)
		tab.Click(`[data-testid="undo-button"]`)
		tab.Wait(finished + ` && document.querySelector(".answer > .voice").innerText.includes("took that back")`)
		if after := browser.JS[int](tab, rows); after != before || tab.Count(".turn") != 1 {
			t.Errorf("%d rows before, %d after, %d turns", before, after, tab.Count(".turn"))
		}
	})
	in("what is wrong in a file is said", s.url, func(t *testing.T, tab *browser.Tab) {
		path := filepath.Join(t.TempDir(), "people.csv")
		const rows = "name,city,age\nann,par\"is,3\nbob,lyon,4\ncity ann,3\nzoe,oslo,5\nmia,rome,6\n"
		if err := os.WriteFile(path, []byte(rows), 0o600); err != nil {
			t.Fatal(err)
		}
		tab.Files(`[data-testid="upload-input"]`, path)
		tab.Has(`[data-testid="introduction"]`)
		for _, want := range []string{"quotation mark", "2 fields, not 3"} {
			if intro := tab.Text(`[data-testid="introduction"]`); !strings.Contains(intro, want) {
				t.Errorf("%q is not said: %s", want, intro)
			}
		}
	})
	in("words about a question back are no condition", orders.url, func(t *testing.T, tab *browser.Tab) {
		for _, reply := range []string{"idk", "what do you mean?"} {
			startOver(tab)
			askPage(tab, "best customers")
			tab.Has(`[data-testid="clarification"]`)
			tab.Keys(reply + "\r")
			tab.Wait(`document.querySelector("#question").value === "" && ` + settled)
			if chips := tab.Text(".understood"); strings.Contains(chips, "idk") || strings.Contains(chips, "mean") {
				t.Errorf("%q became a part of the query: %s", reply, chips)
			}
		}
	})
	in("another language is told so", orders.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, "Wie viele Kunden haben wir in Lyon?")
		if answer := last(tab); !strings.Contains(answer, "Englisch") || tab.Count(`[data-testid="result-table"]`) > 0 {
			t.Errorf("it is answered with %s", answer)
		}
	})
	in("a list of orders shows whose they are and when, not only their numbers", orders.url,
		func(t *testing.T, tab *browser.Tab) {
			askPage(tab, "list the orders")
			sayYes(tab)
			heads := tab.Text(".turn:last-child thead")
			if !strings.Contains(heads, "customer") || !strings.Contains(heads, "ordered on") ||
				strings.HasPrefix(heads, "id") {
				t.Errorf("it shows %s", heads)
			}
		})
}
