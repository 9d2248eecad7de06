package web

import (
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// axe finds no violations on any page, in any state, light or dark, small or large.
func TestAccessible(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	axe := browser.Axe(t)
	_, h, _ := newServed(t, func(o *Options) { o.Notes = newState(t).Feedback() })
	tab := b.Tab(t)
	look := func(what string) {
		t.Helper()
		for _, v := range tab.Violations(axe) {
			t.Errorf("%s: %s", what, v)
		}
	}
	tab.EachLook(func(at string) {
		ready(tab, h.URL)
		look(at + " welcome")
		for _, state := range []struct{ say, seen string }{
			{"ask me", ".card"}, {"wide 5", ".row"}, {"rows 20", "table"}, {"chart", ".chart"}, {"years", ".chart"}, {"fail", ".failed"}, {"talk", ".turn:last-child .answer .voice"},
		} {
			newChat(tab)
			ask(tab, state.say)
			tab.Has(state.seen)
			look(at + " " + state.say)
		}
		ask(tab, "rows 2")
		tab.Click(`[data-testid="judge-bad"]`)
		tab.Has(`.judge form:not([hidden])`)
		look(at + " judged")
		tab.Click(`[data-testid="chats-button"]`)
		tab.Click(`.chatmenu summary`)
		look(at + " chats")
		tab.Keys("\x1b")
		ask(tab, "rows 30")
		tab.Wait(`document.querySelectorAll(".turn:last-child tbody").length === 20`)
		tab.Click(`[data-testid="filter-button"]`)
		look(at + " filters")
		tab.Click(`[data-testid="columns-button"]`)
		look(at + " columns")
		tab.Keys("\x1b")
	})
	for _, scheme := range []string{"light", "dark"} {
		tab.ColorScheme(scheme)
		for _, path := range []string{"/data", "/eval"} {
			tab.Size(1280, 900)
			tab.Open(h.URL + path)
			look(scheme + " " + path)
		}
		tab.Size(1080, 1920)
		tab.Open(h.URL + "/kiosk")
		look(scheme + " kiosk attract")
		tab.Click("#wake")
		tab.Has("#welcome")
		look(scheme + " kiosk")
		browser.JS[any](tab, `document.querySelector("#still").showModal()`)
		look(scheme + " kiosk dialog")
	}
}
