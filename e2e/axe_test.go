package e2e

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// axe finds no violations in visitors' data and in dialogs, through the real program; package web tests every
// state of an answer.
func TestAccessibleOverlays(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	axe := browser.Axe(t)
	s := serve(t, t.TempDir())
	tab := b.Tab(t)
	tab.Size(1280, 900)
	visit(tab, s.url)
	dir := shop(t)
	tab.Files(`[data-testid="upload-input"]`, filepath.Join(dir, "customers.csv"), filepath.Join(dir, "orders.csv"))
	tab.Has(`[data-testid="introduction"] .links`)
	browser.JS[any](tab, `document.querySelectorAll(".intro details").forEach(d => { d.open = true; })`)
	askPage(tab, "name of the customers in Lyon")
	sayYes(tab)
	runPage(tab, "SELECT city, count(*), sum(vip) AS vips FROM customers GROUP BY city")
	askPage(tab, "name of the customers in Oslo")
	sayYes(tab)
	for _, look := range browser.Looks() {
		tab.As(look.Scheme)
		tab.Size(look.Width, 900)
		for _, state := range []struct{ name, open, seen, over string }{
			{"the introduction and the answers", ``, `[data-testid="introduction"]`, ``},
			{"a part", `document.querySelector('.turn:last-child [data-testid="query-clause"]').click()`, `[data-testid="part-panel"]`, `#part`},
			{"more to show", `document.querySelector('.turn:last-child [data-testid="show-more"]').click()`, `[data-testid="part-panel"]`, `#part`},
			{"a cell", `document.querySelector(".turn:last-child tbody td").dispatchEvent(new PointerEvent("click", {pointerType: "touch", bubbles: true}))`, `#cell`, `#cell`},
			{"the palette", `document.dispatchEvent(new KeyboardEvent("keydown", {key: "k", ctrlKey: true}))`, `#palette`, `#palette`},
			{"the keys", `document.querySelector('[data-do="keys"]').click()`, `#keys`, `#keys`},
			{"deleting", `document.querySelector('[data-testid="delete-data"]').click()`, `#sure`, `#sure`},
			{"dropping", `document.querySelector("#drop").hidden = false`, `#drop`, ``},
		} {
			if state.open != "" {
				browser.JS[any](tab, "(() => { "+state.open+" })()")
			}
			tab.Has(state.seen)
			for _, v := range tab.Violations(axe) {
				t.Errorf("%s at %d, %s: %s", look.Scheme, look.Width, state.name, v)
			}
			if state.over != "" {
				tab.Keys("\x1b")
				tab.Wait(fmt.Sprintf("!document.querySelector(%q)?.checkVisibility()", state.over))
			}
		}
		browser.JS[any](tab, `document.querySelector("#drop").hidden = true`)
	}
}
