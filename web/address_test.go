package web

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// copying makes the page record what it copies.
const copying = `(() => { window.copied = []; navigator.clipboard.writeText = async (text) => { copied.push(text); }; })()`

// Every answer has an address that leads back to it, and in a shared copy one for everybody.
func TestAnswersHaveAddresses(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	_, h, _ := newServed(t, nil)
	tab := b.Tab(t)
	tab.Size(1280, 500)
	ready(tab, h.URL)
	browser.JS[any](tab, copying)
	for _, said := range []string{"rows 30", "talk", "rows 40"} {
		ask(tab, said)
		tab.Wait(done + ` && [...document.querySelectorAll(".turn")].at(-1).innerText.includes("` + said + `")`)
	}
	seen := func(turn string) string {
		return `(() => { const at = document.querySelector("#t` + turn + `-turn")?.getBoundingClientRect();
			return at && at.top >= 0 && at.top < innerHeight / 2; })()`
	}
	link := func() {
		tab.Click(`#t0-answer [data-testid="answer-menu"]`)
		tab.Click(`[data-testid="answer-link"][data-turn="0"]`)
	}
	link()
	tab.Wait(`location.hash.endsWith("&t=0") && copied.at(-1) === location.href && document.querySelector("#toast").innerText.includes("Share")`)
	tab.Wait(seen("0"))
	tab.Wait(`document.activeElement === document.querySelector("#t0-turn h2")`)
	tab.Click(`[data-testid="answer-link"][data-turn="1"]`)
	tab.Wait(seen("1"))
	browser.JS[any](tab, `setTimeout(() => history.back())`)
	tab.Wait(`location.hash.endsWith("&t=0") && ` + seen("0"))
	browser.JS[any](tab, `history.forward()`)
	tab.Wait(`location.hash.endsWith("&t=1") && ` + seen("1"))
	ask(tab, "rows 5") // later messages are not at that address, and Back returns to it
	tab.Wait(`document.querySelectorAll(".turn").length === 4 && ` + done + ` && !location.hash.includes("t=")`)
	browser.JS[any](tab, `setTimeout(() => history.back())`)
	tab.Wait(`location.hash.endsWith("&t=1") && ` + seen("1"))
	browser.JS[any](tab, `location.reload()`)
	tab.Wait(connected + ` && document.querySelectorAll(".turn").length === 4 && ` + seen("1"))

	browser.JS[any](tab, copying)
	tab.Click(`#t0-answer [data-testid="answer-menu"]`)
	tab.Click(`#t0-answer [data-do="share"]`)
	tab.Wait(`copied.length === 1`)
	link()
	tab.Wait(`copied.length === 2`)
	shared := browser.JS[string](tab, `copied[1]`)
	if !strings.HasPrefix(shared, h.URL+"/c/") || !strings.HasSuffix(shared, "#t=0") {
		t.Errorf("the address of a shared answer is %s", shared)
	}
	other := b.Tab(t)
	other.Size(1280, 500)
	other.Open(strings.Replace(shared, "#t=0", "#t=1", 1))
	other.Wait(`document.querySelectorAll(".turn").length === 4 && ` + seen("1"))
	if at := browser.JS[string](other, `document.querySelectorAll('[data-testid="answer-link"]')[1].href`); at != strings.Replace(shared, "#t=0", "#t=1", 1) {
		t.Errorf("there it is %s", at)
	}
	other.Open(h.URL + "/#c=unknown&t=1") // without its key
	other.Wait(`document.querySelector("#note").innerText.includes("another browser")`)
}
