package web

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// What is seen of an answer is followed further: to fewer rows, to the rows behind a figure, to the page of a row.
func TestSeenAndFollowed(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	_, h, _ := newServed(t, nil)
	in := func(name string, f func(t *testing.T, tab *browser.Tab)) {
		t.Run(name, func(t *testing.T) {
			tab := b.Tab(t)
			tab.Size(1280, 900)
			ready(tab, h.URL)
			f(t, tab)
		})
	}
	in("facets", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "mixed 30")
		tab.Wait(done)
		tab.Wait(`[...document.querySelectorAll('[data-testid="facet"]')].map(f => f.innerText.replace(/\s+/g, " ")).join() ` +
			`=== "Eastport 20,Northport 10,Westport 10"`)
		tab.Click(`[data-testid="facet"][data-value="Westport"]`)
		tab.Wait(`document.querySelector(".count").innerText === "10 of 30 rows match"`)
		tab.Wait(`document.activeElement.dataset.value === "Westport"`) // which still has the focus
		if csv := tab.Download(`[data-testid="export-csv"]`); countLines(csv) != 11 {
			t.Errorf("the download has %d lines", countLines(csv))
		}
		tab.Click(`[data-testid="facet"][aria-pressed="true"]`)
		tab.Wait(`!document.querySelector('[data-testid="facet"][aria-pressed="true"]') && document.querySelector(".count").innerText.includes("30")`)
	})
	in("from a figure and a bar to its rows", func(t *testing.T, tab *browser.Tab) {
		for turn, from := range []string{`[data-testid="figure"]`, `.chart .broad [data-suql]`} {
			ask(tab, "chart")
			tab.Wait(done)
			tab.Click(`.turn:last-of-type ` + from)
			tab.Wait(`document.querySelectorAll(".turn").length === ` + []string{"2", "4"}[turn] + ` && ` + done)
			if ran := browser.JS[string](tab, `[...document.querySelectorAll(".ran")].at(-1).innerText`); ran !=
				"SELECT * FROM boats WHERE place = 'Northport'" { // the last of them
				t.Errorf("%s leads to %s", from, ran)
			}
		}
	})
	in("a chart is as wide as the page", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "years")
		tab.Wait(done)
		for _, width := range []int64{1280, 390} {
			tab.Size(width, 900)
			if wide := browser.JS[bool](tab, `(() => { const s = [...document.querySelectorAll(".chart svg")].filter(s => s.checkVisibility());
				return s.length === 1 && s[0].clientWidth > .95 * document.querySelector(".answer").clientWidth; })()`); !wide {
				t.Errorf("%d: it is not", width)
			}
		}
	})
	in("to the page of a row", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "mixed 30")
		tab.Wait(done)
		tab.Click(`[data-testid="row-link"]`)
		tab.Wait(`location.pathname === "/rows" && !!document.querySelector('[data-testid="row-title"]')`)
		browser.JS[any](tab, `history.back()`)
		tab.Wait(done) // the chat is as it was
	})
	in("axe", func(t *testing.T, tab *browser.Tab) {
		axe := browser.Axe(t)
		for _, look := range browser.Looks() {
			tab.Size(look.Width, 900)
			tab.As(look.Scheme)
			for _, said := range []string{"mixed 30", "chart"} {
				browser.JS[any](tab, `document.querySelector('[data-do="new"]').click()`)
				tab.Gone(".turn")
				ask(tab, said)
				tab.Wait(done)
				for _, found := range tab.Violations(axe) {
					t.Errorf("%v, %s: %s", look, said, found)
				}
				if dir := os.Getenv("SURELY_PICTURES"); dir != "" {
					name := filepath.Join(dir, fmt.Sprint(said, "-", look.Scheme, "-", look.Width, ".png"))
					if err := os.WriteFile(name, tab.Shot(), 0o600); err != nil {
						t.Error(err)
					}
				}
			}
		}
	})
}

func countLines(b []byte) (n int) {
	for _, c := range b {
		if c == '\n' {
			n++
		}
	}
	return n
}
