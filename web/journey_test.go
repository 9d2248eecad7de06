package web

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// ready opens the chat and waits for its connection.
func ready(tab *browser.Tab, url string) {
	tab.Open(url)
	tab.Wait(`document.querySelector("#connection").dataset.state === "connected"`)
	tab.Wait(`document.activeElement?.id === "question" || document.documentElement.classList.contains("kiosk")`)
}

// ask types a question and sends it with Enter.
func ask(tab *browser.Tab, text string) {
	browser.JS[any](tab, `document.querySelector("#question").focus()`)
	tab.Keys(text + "\r")
}

// newChat leaves the open chat.
func newChat(tab *browser.Tab) {
	browser.JS[any](tab, `document.querySelector('[data-do="new"]').click()`)
	tab.Gone(".turn")
}

// inTabs returns a function that runs subtests, each in a tab of its own with the chat open.
func inTabs(t *testing.T, b *browser.Browser, url string) func(name string, f func(t *testing.T, tab *browser.Tab)) {
	return func(name string, f func(t *testing.T, tab *browser.Tab)) {
		t.Run(name, func(t *testing.T) {
			tab := b.Tab(t)
			tab.Size(1280, 900)
			ready(tab, url)
			f(t, tab)
		})
	}
}

// withKey is the address of the open chat with its key, which the page leaves out.
func withKey(tab *browser.Tab) string {
	return browser.JS[string](tab, "`${location.href}.${JSON.parse(localStorage.getItem('surely.chats'))[0].token}`")
}

const done = `document.querySelectorAll('.turn').length && [...document.querySelectorAll('.turn')].at(-1).dataset.state === "done"`

// Each part of the page, in a browser, with a scripted agent that can reach every state. Journeys
// through the real program are in package e2e.
func TestJourneys(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	_, h, s := newServed(t, nil)
	in := inTabs(t, b, h.URL)

	in("everything by keyboard", func(t *testing.T, tab *browser.Tab) {
		to := func(selector string) { // Tab until the focus is there
			t.Helper()
			for range 80 {
				if browser.JS[bool](tab, fmt.Sprintf("!!document.activeElement?.matches(%q)", selector)) {
					if !browser.JS[bool](tab, `getComputedStyle(document.activeElement).outlineStyle !== "none"`) {
						t.Errorf("%s shows no focus", selector)
					}
					return
				}
				tab.Keys("\t")
			}
			t.Fatalf("Tab never reaches %s", selector)
		}
		tab.Keys("ask me\r")
		tab.Has(`[data-testid="clarification"]`)
		browser.JS[any](tab, `document.querySelector(".card").focus()`)
		to(".why summary")
		tab.Keys("\r")
		tab.Wait(`document.querySelector(".why p").checkVisibility()`)
		tab.Keys("n")
		tab.Has(`[data-testid="clarify-option"]`)
		to(`[data-testid="clarify-option"]`)
		tab.Keys("\r")
		tab.Wait(done)
		tab.Wait(`document.activeElement.id === "question"`) // ready for the next question
		to(`[data-testid="undo-button"]`)
		to(".edit")
		tab.Keys("\r")
		tab.Wait(`document.activeElement.name === "text"`)
		tab.Keys("\b\b\b\b\b\brows 20\r")
		tab.Wait(`document.querySelectorAll("tbody").length === 20`)
		to(`[data-testid="query-clause"]`)
		tab.Wait(`getComputedStyle(document.activeElement.querySelector(".number")).opacity === "1"`)
		to(`th [data-do="sort"]`)
		tab.Keys("\r")
		tab.Has("th[aria-sort]")
		to(`[data-do="download"]`)
		to(".behind summary")
		tab.Keys("\r")
		to(`[data-testid="suql-text"]`)
		tab.Keys("\t")
		to(`[data-testid="run-button"]`)
		tab.Keys("\r")
		tab.Wait(`document.querySelectorAll(".turn").length === 2 && ` + done)
		to(`[data-testid="chats-button"]`)
		tab.Keys("\r")
		to("#chatlist a")
		tab.Keys("\x1b")
		tab.Gone("#chats")
		to(`[data-testid="new-chat"]`)
		tab.Keys("\r")
		tab.Gone(".turn")
	})
	in("undo", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "ask me")
		tab.Click(`[data-testid="clarify-no"]`)
		tab.Has(`[data-testid="clarify-option"]`)
		tab.Click(`[data-testid="undo-button"]`)
		tab.Has(`[data-testid="clarify-yes"]`)
		if n := tab.Count(".card, .exchange"); n != 1 {
			t.Errorf("%d cards after undo", n)
		}
		tab.Click(`[data-testid="undo-button"]`)
		tab.Gone(".turn")
		if got := browser.JS[string](tab, `document.querySelector("#question").value`); got != "ask me" {
			t.Errorf("the question taken back is not there to be changed: %q", got)
		}
	})
	in("whatever is typed answers the card, once", func(t *testing.T, tab *browser.Tab) {
		for _, said := range []string{"yes", "y", "no", "never mind, Thai please", "in San Francisco instead", "2",
			"None of them"} {
			for _, from := range []string{"the field", "nowhere"} {
				newChat(tab)
				ask(tab, "ask me")
				tab.Has(`[data-testid="clarification"]`)
				if from == "nowhere" {
					browser.JS[any](tab, `document.querySelector(".card").focus()`)
				}
				tab.Keys(said + "\r")
				tab.Wait(done + ` || document.querySelectorAll(".exchange").length`)
				time.Sleep(100 * time.Millisecond)
				if n, left := tab.Count(".turn"), browser.JS[string](tab, `document.querySelector("#question").value`); n != 1 ||
					left != "" {
					t.Errorf("%q typed from %s: %d turns, %q left", said, from, n, left)
				}
				want := map[string]string{"y": "Yes", "yes": "Yes", "no": "No"}[said]
				if want == "" {
					want = said
				}
				if got := tab.Text(".exchange .a"); !strings.EqualFold(got, want) {
					t.Errorf("%q typed from %s was taken for %q", said, from, got)
				}
			}
		}
	})
	in("commands and keys", func(t *testing.T, tab *browser.Tab) {
		tab.Size(320, 480) // the sheet is higher than that
		tab.Keys("\x1b?")
		tab.Has(`[data-testid="key-sheet"]`)
		tab.Wait(`document.activeElement.id === "keys" && document.activeElement.scrollTop === 0`)
		tab.Click(`[data-testid="key-sheet"] button`)
		tab.Size(1280, 900)
		ask(tab, "rows 2")
		tab.Wait(done)
		tab.Keys("\x1b/")
		tab.Has(`[data-testid="command"]`)
		tab.Keys("new ch\r")
		tab.Gone(".turn")
		tab.Keys("\x1b/")
		tab.Keys("dark\r")
		tab.Wait(`document.documentElement.dataset.theme === "dark"`)
	})
	in("chips are controls", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "rows 3 quickly")
		tab.Wait(done)
		chip := `[data-testid="query-clause"][data-component="c2"]`
		browser.JS[any](tab, `document.querySelector('`+chip+`').focus()`)
		tab.Wait(`document.querySelector(".said mark")?.innerText === "rows"`)
		for _, change := range []struct{ how, want string }{
			{`[data-testid="part-option"]`, "c2 w"}, {`[data-testid="part-remove"]`, "c2 remove"}, {`[data-testid="part-negate"]`, "c2 negate"},
		} {
			tab.Click(chip)
			if got := tab.Text(`[data-testid="part-option"]`); change.want == "c2 w" && !strings.Contains(got, "41") {
				tab.Wait(`document.querySelector('[data-testid="part-option"]')?.innerText.includes("41")`)
			}
			tab.Click(change.how)
			tab.Wait(fmt.Sprintf(`document.querySelector('[data-testid="searched"]').innerText.includes(%q)`, change.want))
		}
		tab.Click(chip)
		tab.Click(`[data-testid="part-value"]`)
		tab.Keys("Cowes\r")
		tab.Wait(`document.querySelector('[data-testid="searched"]').innerText.includes("c2 Cowes")`)
		if n := tab.Count(".turn"); n != 1 {
			t.Errorf("%d turns", n)
		}
	})
	in("a guess looks like one, and unused words are given a meaning", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "rows 3 quickly")
		tab.Wait(done)
		tab.Has(`[data-testid="guess"]`)
		tab.Click(`[data-testid="unused-word"]`)
		tab.Wait(`document.activeElement.dataset.testid === "part-value"`)
		tab.Keys("at once\r")
		tab.Wait(`document.querySelector('[data-testid="searched"]').innerText.includes("word:quickly at once")`)
	})
	in("a column is added to the answer", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "rows 3")
		tab.Wait(done)
		tab.Click(`[data-testid="show-more"]`)
		tab.Click(`[data-testid="part-option"]`)
		tab.Wait(`document.querySelector('[data-testid="searched"]').innerText.includes("columns w")`)
	})
	in("a reload stays where it was", func(t *testing.T, tab *browser.Tab) {
		for range 4 {
			n := tab.Count(".turn")
			ask(tab, "rows 12")
			tab.Wait(fmt.Sprintf(`document.querySelectorAll(".turn").length === %d && `, n+1) + done)
		}
		for _, to := range []string{"document.body.scrollHeight", "700"} {
			tab.Wait(`(scrollTo({top: ` + to + `, behavior: "instant"}), scrollY > 0)`) // once everything is laid out
			at := browser.JS[int](tab, "Math.round(scrollY)")
			tab.Open(browser.JS[string](tab, "location.href"))
			browser.JS[any](tab, "location.reload()")
			tab.Wait(fmt.Sprintf(`document.querySelectorAll(".turn").length === 4 && Math.abs(scrollY - %d) < 30`, at))
		}
		other := b.Tab(t) // a new visitor lands at the latest message
		other.Size(1280, 900)
		other.Open(withKey(tab))
		other.Wait(`document.querySelectorAll(".turn").length === 4 && [...document.querySelectorAll(".turn")].at(-1).getBoundingClientRect().top < 300`)
	})
	in("chats are found, named, pinned and deleted", func(t *testing.T, tab *browser.Tab) {
		for _, q := range []string{"rows 2", "talk", "wide 5"} {
			ask(tab, q)
			tab.Wait(done)
			tab.Click(`[data-testid="new-chat"]`)
			tab.Gone(".turn")
		}
		tab.Click(`[data-testid="chats-button"]`)
		tab.Click(`[data-testid="search-chats"]`)
		tab.Keys("row")
		tab.Wait(`document.querySelectorAll("#chatlist li").length === 1`)
		tab.Click(`.chatmenu summary`)
		tab.Click(`[data-do="renameChat"]`)
		tab.Keys("my two boats\r")
		tab.Click(`[data-testid="search-chats"]`)
		tab.Keys("\b\b\b")
		tab.Wait(`document.querySelectorAll("#chatlist li").length === 3 && document.querySelector("#chatlist li:last-child").innerText.includes("my two boats")`)
		tab.Click(`#chatlist li:last-child .chatmenu summary`)
		tab.Click(`#chatlist li:last-child [data-do="pinChat"]`)
		tab.Wait(`document.querySelector("#chatlist li").innerText.includes("my two boats")`)
		tab.Click(`#chatlist li:first-child [data-open]`)
		tab.Has("tbody")
		tab.Click(`[data-testid="chats-button"]`)
		tab.Click(`#chatlist li:first-child .chatmenu summary`)
		tab.Click(`[data-do="deleteChat"]`)
		tab.Click(`[data-testid="sure-yes"]`)
		tab.Wait(`document.querySelectorAll("#chatlist li").length === 2`)
		tab.Gone(".turn")
	})
	in("a query of one's own", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "rows 2")
		tab.Wait(done)
		tab.Click(".behind summary")
		tab.Click(`[data-testid="suql-text"]`)
		browser.JS[any](tab, `(() => { const e = document.activeElement; e.value = "SELECT nam FROM boats"; })()`)
		tab.Click(`[data-testid="run-button"]`)
		tab.Has(`.turn[data-state="failed"] .caret`)
		if at := browser.JS[int](tab,
			`document.activeElement.dataset.testid === "suql-text" ? document.activeElement.selectionStart : -1`); at != 7 {
			t.Errorf("the caret is at %d", at)
		}
		tab.Keys("X")
		if got := browser.JS[string](tab, `document.activeElement.value`); got != "SELECT Xnam FROM boats" {
			t.Errorf("typing gave %q", got)
		}
		browser.JS[any](tab, `document.activeElement.value = "SELECT name FROM boats"`)
		tab.Click(`.failed [data-testid="run-button"]`)
		tab.Wait(done)
	})
	first := `document.querySelector("tbody td").innerText`
	in("a table is sorted and filtered over all its rows", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "cut 1") // 1,000 of 1,500 rows
		tab.Wait(done)
		if n := tab.Count("tbody"); n != 20 {
			t.Errorf("%d rows on the first page", n)
		}
		tab.Click(`[data-do="sort"][data-column="1"]`)
		tab.Wait(`document.querySelector("th[aria-sort]")?.getAttribute("aria-sort") === "ascending"`)
		if got := tab.Text("tbody td:nth-child(2)"); got != "19" { // each length occurs more than once
			if n := browser.JS[int](tab, `+document.querySelector("tbody td:nth-child(2)").innerText`); n != 0 {
				t.Errorf("sorted: %d comes first", n)
			}
		}
		if !strings.Contains(tab.Text(".count"), "1,500") {
			t.Errorf("counted: %s", tab.Text(".count"))
		}
		tab.Click(`[data-do="sort"][data-column="1"]`)
		tab.Wait(`document.querySelector("th[aria-sort]")?.getAttribute("aria-sort") === "descending"`)
		tab.Click(`[data-testid="filter-button"]`)
		tab.Keys("boat 149")
		tab.Wait(`document.querySelector(".count").innerText === "11 of 1,500 rows match"`)
		browser.JS[any](tab, `document.querySelectorAll(".filters input")[1].focus()`)
		tab.Keys(">500")
		tab.Wait(`!document.querySelector(".count").innerText.startsWith("11 ")`)
		if typed := browser.JS[string](tab, `document.activeElement.value`); typed != ">500" {
			t.Errorf("what was typed into the filter became %q", typed)
		}
		tab.Keys("0000")
		tab.Wait(`document.querySelector("tbody").innerText.startsWith("No row")`)
		tab.Click(`[data-testid="filter-button"]`)
		tab.Wait(`document.querySelectorAll("tbody").length === 20`)
	})
	in("pages, columns, cards", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "rows 45")
		tab.Wait(done)
		tab.Click(`[data-testid="next-page"]`)
		tab.Wait(first + ` === "Boat 21"`)
		tab.Click(`[data-testid="next-page"]`)
		tab.Wait(`document.querySelectorAll("tbody").length === 5`)
		tab.Click(`[data-testid="columns-button"]`)
		tab.Click(`.panel [data-key="right0"]`)
		tab.Wait(`document.querySelector("thead th").innerText === "length"`)
		tab.Click(`.panel [data-key="show1"]`)
		tab.Wait(`document.querySelectorAll("thead th").length === 1`)
		tab.Click(`.panel > button`)
		tab.Gone(".panel")
		ask(tab, "wide 5")
		tab.Wait(`document.querySelectorAll(".row").length === 5`)
		tab.Click(`[data-testid="as-table"]`)
		tab.Wait(`document.querySelectorAll(".turn:last-child tbody").length === 5`)
	})
	in("more rows than the question asked for", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "first 3")
		tab.Wait(done)
		if got := tab.Text(".count"); got != "First 3 rows" {
			t.Errorf("counted: %s", got)
		}
		tab.Click(`[data-testid="show-all"]`)
		tab.Wait(`document.querySelector(".count").innerText.includes("1,500")`)
		if n := strings.Count(string(tab.Download(`[data-testid="export-csv"]`)), "\r\n"); n != 1501 {
			t.Errorf("%d lines downloaded", n)
		}
	})
	in("copying", func(t *testing.T, tab *browser.Tab) {
		browser.JS[any](tab, `(() => { window.clip = ""; Object.defineProperty(navigator, "clipboard", { value: { writeText: async (t) => { window.clip = t; } } }); })()`)
		ask(tab, "rows 3")
		tab.Wait(done)
		for selector, want := range map[string]string{`[data-do="copyRow"]`: "Boat 3\t838",
			`[data-testid="copy-table"]`:  "name\tlength\nBoat 1\t0\nBoat 2\t919\nBoat 3\t838\n",
			`[data-testid="copy-answer"]`: "Found 3.\nI searched for all boats."} {
			tab.Click(selector)
			tab.Wait(fmt.Sprintf("window.clip === %q", want))
		}
		browser.JS[any](tab, `document.querySelector(".scroll").focus()`)
		for _, c := range []struct{ keys, want string }{{"\r" + kb.ArrowDown, "Boat 2"}, {kb.ArrowRight, "919"},
			{kb.ArrowRight + kb.ArrowUp, "0"}} {
			tab.Keys(c.keys)
			tab.Press("c", browser.Control)
			tab.Wait(fmt.Sprintf("window.clip === %q", c.want))
		}
		tab.Press("Enter", 0)
		tab.Has("#cell")
		tab.Keys("\t\r") // the menu's second item
		tab.Wait(`window.clip === "Boat 1\t0" && document.activeElement.matches("td")`)
		tab.Keys("\x1b")
		tab.Wait(`document.activeElement.matches(".scroll")`)
		tab.Touchscreen()
		tab.Size(320, 700)
		for _, choice := range []struct{ id, want string }{{"copy-cell", "838"}, {"copy-row", "Boat 3\t838"}} {
			tab.Tap(".arranged tbody td.number")
			tab.Tap(`[data-testid="` + choice.id + `"]`)
			tab.Wait(fmt.Sprintf("window.clip === %q", choice.want))
		}
	})
	in("stop and continue", func(t *testing.T, tab *browser.Tab) {
		s.step = 30 * time.Millisecond
		ask(tab, "slow boats")
		tab.Has("progress")
		if got := tab.Text(".reading .says"); !strings.Contains(got, "of 100 read, between") {
			t.Errorf("progress says %q", got)
		}
		tab.Click(`[data-testid="stop-button"]`)
		tab.Has(`[data-testid="continue-button"]`)
		s.step = 0
		tab.Click(`[data-testid="continue-button"]`)
		tab.Wait(`document.querySelectorAll("tbody").length === 10 && !document.querySelector(".partial")`)
		tab.Gone(`[data-testid="stop-button"]`)
	})
	in("a link is a copy to be read", func(t *testing.T, tab *browser.Tab) {
		ask(tab, "rows 3")
		tab.Wait(done)
		if browser.JS[bool](tab, `location.href.includes(JSON.parse(localStorage.getItem("surely.chats"))[0].token)`) {
			t.Error("the address holds the key")
		}
		link := h.URL + copyOf(tab)
		ask(tab, "rows 5")
		tab.Wait(`document.querySelectorAll(".turn").length === 2 && ` + done)
		other := b.Tab(t)
		other.Size(1280, 900)
		other.Open(link)
		other.Wait(`document.querySelectorAll("tbody").length === 3 && document.querySelectorAll(".turn").length === 1`)
		if n := other.Count(`#ask textarea:not([hidden])`); n > 0 &&
			browser.JS[bool](other, `document.querySelector("#question").checkVisibility()`) {
			t.Error("the copy can be written to")
		}
		other.Click(`[data-testid="fork-button"]`)
		other.Wait(`location.pathname === "/" && document.querySelectorAll(".turn").length === 1`)
		ask(other, "rows 7")
		other.Wait(`document.querySelectorAll(".turn").length === 2 && ` + done)
		if n := tab.Count(".turn"); n != 2 {
			t.Errorf("what was copied has %d turns", n)
		}
	})
	in("a cut connection", func(t *testing.T, tab *browser.Tab) {
		tab.Before(sockets)
		ready(tab, h.URL)
		ask(tab, "ask me")
		tab.Has(`[data-testid="clarification"]`)
		browser.JS[any](tab, `sockets.at(-1).close()`)
		tab.Wait(`document.querySelector("#connection").dataset.state === "reconnecting"`)
		browser.JS[any](tab, `document.querySelector(".card").focus()`)
		tab.Keys("y") // said while there is no connection
		tab.Wait(done)
		if n := tab.Count(".turn"); n != 1 {
			t.Errorf("%d turns", n)
		}
		if n := tab.Count(".exchange"); n != 1 {
			t.Errorf("%d answers", n)
		}
	})
	for _, width := range []int64{320, 390} {
		in(fmt.Sprintf("a phone of %d", width), func(t *testing.T, tab *browser.Tab) {
			tab.Size(width, 700)
			for _, question := range []string{"", "ask me", "rows 20", "wide 5", "chart", "fail"} {
				newChat(tab)
				if question != "" {
					ask(tab, question)
					tab.Wait(`["done", "failed", "waiting"].includes(document.querySelector(".turn")?.dataset.state)`)
				}
				for _, found := range cramped(tab) {
					t.Errorf("%q, %s", question, found)
				}
			}
		})
	}
	for _, width := range []int64{320, 360, 768, 1280, 2560, 3840} {
		in(fmt.Sprintf("nothing sticks out at %d", width), func(t *testing.T, tab *browser.Tab) {
			tab.Size(width, 900)
			tab.Open(h.URL + "/dev")
			if out := browser.JS[[]string](tab,
				`[...document.querySelectorAll("body *")].filter(e => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1 && !e.closest(".scroll, .caret, .hidden, .number, table, svg")).map(e => e.outerHTML.slice(0, 90))`); len(out) > 0 {
				t.Errorf("out of the page: %s", strings.Join(out, "\n"))
			}
		})
	}
}

// copyOf shares the chat of a page and returns the path of the copy.
func copyOf(tab *browser.Tab) string {
	return browser.JS[string](tab, `fetch("/chat/share", {method: "POST", body: (() => {
		const f = new FormData(), c = JSON.parse(localStorage.getItem("surely.chats"))[0];
		f.append("conversation", c.id); f.append("token", c.token); return f; })()}).then(r => r.json()).then(l => l.link)`)
}

// cramped reports what is hard to use on a phone: targets smaller than a fingertip, horizontal scrolling, answers under
// the input field.
func cramped(tab *browser.Tab) (out []string) {
	found := browser.JS[map[string][]string](tab, `(() => {
		const seen = [...document.querySelectorAll("button, summary, select, input, textarea, nav a, .home")]
				.filter(e => e.checkVisibility() && !e.closest(".skip")),
			name = e => e.outerHTML.slice(0, 80),
			box = e => (e.type === "checkbox" && e.closest("label") || e).getBoundingClientRect();
		return { "smaller than a fingertip": seen.filter(e => box(e).height < 43.5 || box(e).width < 43.5).map(name),
			"scrolls sideways": document.documentElement.scrollWidth > innerWidth ?
				[String(document.documentElement.scrollWidth)] : [],
			"under the field": [...document.querySelectorAll(".card .choice")].filter(e => box(e).bottom > box(document.querySelector(".composer")).top).map(name) }; })()`)
	for what, which := range found {
		if len(which) > 0 {
			out = append(out, what+": "+strings.Join(which, "\n"))
		}
	}
	return out
}
