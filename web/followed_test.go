package web

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// An answer leads further: to fewer rows, to the rows behind a figure, to its own address.
func TestSeenAndFollowed(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	_, h, _ := newServed(t, nil)
	in := inTabs(t, b, h.URL)
	in("facets", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "mixed 30")
		tab.Wait(done)
		tab.Click(`[data-testid="facet"][data-value="Westport"]`)
		tab.Wait(`document.querySelector(".count").innerText === "10 of 30 rows match"`)
		tab.Wait(`document.activeElement.dataset.value === "Westport"`) // which still has the focus
		if n := strings.Count(string(tab.Download(`[data-testid="export-csv"]`)), "\n"); n != 11 {
			t.Errorf("the download has %d lines", n)
		}
		tab.Click(`[data-testid="facet"][aria-pressed="true"]`)
		tab.Gone(`[data-testid="facet"][aria-pressed="true"]`)
		tab.Wait(`document.querySelector(".count").innerText.includes("30")`)
	})
	in("from a figure and a bar to its rows", func(t *testing.T, tab *browser.Tab) {
		for turn, from := range []string{`[data-testid="figure"]`, `.chart .broad [data-suql]`} {
			ask(tab, "chart")
			tab.Wait(done)
			tab.Click(`.turn:last-of-type ` + from)
			tab.Wait(`document.querySelectorAll(".turn").length === ` + []string{"2", "4"}[turn] + ` && ` + done)
			if ran := browser.JS[string](tab, `[...document.querySelectorAll("[data-form=run]")].at(-1).suql.value`); ran !=
				"SELECT * FROM boats WHERE place = 'Northport'" { // the last of them
				t.Errorf("%s leads to %s", from, ran)
			}
			const head = `[...document.querySelectorAll(".said .words")].at(-1).innerText`
			if said := browser.JS[string](tab, head); !strings.HasPrefix(said, "The rows behind ") ||
				!strings.HasSuffix(said, "“chart”") {
				t.Errorf("the rows are headed %q", said)
			}
		}
	})
	in("texts fold in a table, keys come last", func(t *testing.T, tab *browser.Tab) {
		browser.JS[any](tab, `(() => { Object.defineProperty(navigator, "clipboard",
			{ value: { writeText: async (t) => { window.clip = t; } } }); })()`)
		heads := func() string {
			return browser.JS[string](tab,
				`[...document.querySelectorAll(".turn:last-child thead th")].map(h => h.innerText).join()`)
		}
		ask(tab, "wide 5")
		tab.Wait(done)
		tab.Click(`[data-testid="as-table"]`)
		tab.Has("tbody .fold")
		if got := heads(); got != "name,length,ports,log,built,note,id" {
			t.Errorf("the columns are %s", got)
		}
		tall := `document.querySelector("tbody tr").offsetHeight`
		folded := browser.JS[int](tab, tall)
		if shown := tab.Text("tbody .fold"); len([]rune(shown)) > 80 || folded > 120 {
			t.Errorf("%d pixels for %q", folded, shown)
		}
		browser.JS[any](tab,
			`document.querySelector("tbody td:has(.fold)").dispatchEvent(new MouseEvent("dblclick", { bubbles: true }))`)
		tab.Wait(`window.clip?.length > 400`) // all of it is copied
		browser.JS[any](tab, `document.querySelector("thead button").focus()`)
		for range 20 {
			if browser.JS[bool](tab, `document.activeElement.matches("tbody summary")`) {
				break
			}
			tab.Keys("\t")
		}
		tab.Keys("\r")
		tab.Wait(fmt.Sprintf(`%s > %d && document.querySelector("tbody .fold p").innerText.length > 400`, tall, folded))
		tab.Keys("\r")
		tab.Wait(fmt.Sprintf(`%s === %d`, tall, folded))
		ask(tab, "wide 2 with their id") // which was asked for
		tab.Wait(`document.querySelectorAll(".turn").length === 2 && ` + done)
		tab.Click(`.turn:last-child [data-testid="as-table"]`)
		tab.Has(".turn:last-child tbody .fold")
		if got := heads(); !strings.HasPrefix(got, "id,name") {
			t.Errorf("the columns are %s", got)
		}
	})
	in("a question in an address", func(t *testing.T, tab *browser.Tab) {
		tab.Open("about:blank") // as from a mail
		tab.Open(h.URL + "/#ask=rows+3%3F")
		tab.Wait(connected + ` && document.querySelector("#question").value === "rows 3?"`)
		time.Sleep(200 * time.Millisecond)
		if n := tab.Count(".turn"); n != 0 {
			t.Fatal("a link from elsewhere has asked it")
		}
		tab.Keys("\r")
		tab.Wait(done)
		tab.Open(h.URL + "/dev")
		browser.JS[any](tab, `(() => { const a = document.createElement("a");
			a.href = "/#ask=rows+4"; document.body.append(a); a.click(); })()`)
		tab.Wait(`document.querySelector(".said .words")?.textContent === "rows 4" && ` + done)
	})
}
