package web

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

const connected = `document.querySelector("#connection")?.dataset.state === "connected"`

// Things people tried in a browser without success.
func TestReportedJourneys(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	_, h, _ := newServed(t, nil)
	in := inTabs(t, b, h.URL)
	in("a download is what is shown, and is named for what was asked", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "rows 20")
		tab.Wait(done)
		tab.Click(`[data-testid="filter-button"]`)
		tab.Keys("Boat 2")
		tab.Wait(`document.querySelectorAll("tbody").length === 2`) // Boat 2 and Boat 20
		names := `window.names = []; HTMLAnchorElement.prototype.click = function () { names.push(this.download); };`
		browser.JS[any](tab, `(() => { `+names+` })()`)
		rows := `fetch("/export", {method: "POST", body: (() => { const f = new FormData(); for (const [k, v] of Object.entries(` +
			`JSON.parse(sent))) f.append(k, v); return f; })()}).then(r => r.text())`
		browser.JS[any](tab, `(() => { const own = FormData.prototype.append; window.sent = "{}";
			FormData.prototype.append = function (k, v) { sent = JSON.stringify({...JSON.parse(sent), [k]: v}); return own.call(this, k, v); }; })()`)
		tab.Click(`[data-testid="export-csv"]`)
		tab.Wait(`names.length === 1`)
		if name := browser.JS[string](tab, "names[0]"); name != "rows-20.csv" {
			t.Errorf("the file is called %q", name)
		}
		if csv := browser.JS[string](tab, rows); strings.Count(csv, "\n") != 3 || !strings.Contains(csv, "Boat 20") {
			t.Errorf("it holds %q", csv)
		}
	})
	in("keys of a card while the empty field has the focus", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "ask me")
		tab.Click(`[data-testid="clarify-no"]`)
		tab.Has(`[data-testid="clarify-option"]`)
		browser.JS[any](tab, `document.querySelector("#question").focus()`)
		tab.Keys("2")
		tab.Wait(done)
		if got := tab.Text(`[data-testid="searched"]`); !strings.Contains(got, "you said 2") {
			t.Errorf("searched: %s", got)
		}
		ask(tab, "ask me")
		tab.Has(`[data-testid="clarify-yes"]`)
		browser.JS[any](tab, `document.querySelector("#question").focus()`)
		tab.Keys(kb.Escape)
		tab.Wait(done + ` && [...document.querySelectorAll('[data-testid="searched"]')].at(-1).innerText.includes("you said skip")`)
		ask(tab, "ask me")
		tab.Has(`[data-testid="clarify-yes"]`)
		browser.JS[any](tab, `document.querySelector("#question").focus()`)
		tab.Keys("3 boats") // the start of the message
		tab.Wait(`document.querySelector("#question").value === "3 boats"`)
	})
	in("back is the chat before, and a draft is kept", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "rows 3")
		tab.Wait(done)
		tab.Click(`[data-testid="new-chat"]`)
		tab.Gone(".turn")
		ask(tab, "talk")
		tab.Wait(`document.querySelector(".turn")?.dataset.state === "done"`)
		browser.JS[any](tab, `setTimeout(() => history.back())`)
		tab.Wait(`document.querySelector(".said .words")?.textContent === "rows 3"`)
		tab.Keys("half a question")
		tab.Wait(`document.querySelector("#question").value === "half a question"`)
		tab.Open(browser.JS[string](tab, "location.href"))
		browser.JS[any](tab, "location.reload()")
		tab.Wait(`document.querySelector("#connection").dataset.state === "connected"`)
		tab.Wait(`document.querySelector("#question").value === "half a question"`)
		browser.JS[any](tab, `document.querySelector("#question").focus()`)
		tab.Keys("\r")
		tab.Wait(`document.querySelector("#question").value === ""`)
		tab.Open(h.URL + "/")
		tab.Wait(`document.querySelector("#connection").dataset.state === "connected"`)
		if left := browser.JS[string](tab, `document.querySelector("#question").value`); left != "" {
			t.Errorf("what was sent is a draft: %q", left)
		}
	})
	in("as cards after a new chat", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "rows 3")
		tab.Wait(done)
		tab.Click(`[data-testid="new-chat"]`)
		tab.Gone(".turn")
		ask(tab, "mixed 4")
		tab.Wait(done)
		for _, typed := range []struct{ text, shown string }{
			{"as cards.", `.turn:last-of-type ul.rows .row`}, {"As a table", `.turn:last-of-type tbody tr`}} {
			browser.JS[any](tab, `document.querySelector("#question").focus()`)
			tab.Keys(typed.text + "\r")
			tab.Has(typed.shown)
		}
		if n := tab.Count(".turn"); n != 1 {
			t.Errorf("the name of a button was asked as a question: %d turns", n)
		}
	})
}
