package web

import (
	"fmt"
	"os"
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

const connected = browser.Connected

const done = browser.Finished

// Each part of the page, in a browser, with a scripted agent that can reach every state. Journeys
// through the real program are in package e2e.
func TestJourneys(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	_, h, s := newServed(t, nil)
	in := inTabs(t, b, h.URL)
	scripts, err := os.ReadFile("testdata/journeys.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, script := range strings.Split(string(scripts), "\n== ")[1:] {
		name, lines, _ := strings.Cut(script, "\n")
		in(name, func(t *testing.T, tab *browser.Tab) {
			for line := range strings.Lines(lines) {
				if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
					tab.Do(h.URL, line)
				}
			}
		})
	}

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
		tab.Click(`[data-testid="answer-menu"]`)
		tab.Click(`[data-testid="export-csv"]`)
		tab.Wait(`names.length === 1`)
		if name := browser.JS[string](tab, "names[0]"); name != "rows-20.csv" {
			t.Errorf("the file is called %q", name)
		}
		if csv := browser.JS[string](tab, rows); strings.Count(csv, "\n") != 3 || !strings.Contains(csv, "Boat 20") {
			t.Errorf("it holds %q", csv)
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
	in("copying", func(t *testing.T, tab *browser.Tab) {
		browser.JS[any](tab, `(() => { window.clip = ""; Object.defineProperty(navigator, "clipboard", { value: { writeText: async (t) => { window.clip = t; } } }); })()`)
		ask(tab, "rows 3")
		tab.Wait(done)
		for selector, want := range map[string]string{`[data-testid="copy-table"]`: "name\tlength\nBoat 1\t0\nBoat 2\t919\nBoat 3\t838\n",
			`[data-testid="copy-answer"]`: "Found 3.\nI searched for all boats."} {
			tab.Click(`[data-testid="answer-menu"]`)
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
			ready(tab, h.URL)
			for _, question := range []string{"wide 5", "rows 30", "chart", "years", "fail", "ask me"} {
				ask(tab, question)
				tab.Wait(`["done", "failed", "waiting"].includes(document.querySelector(".turn:last-child")?.dataset.state)`)
			}
			if out := browser.JS[[]string](tab,
				`[...document.querySelectorAll("body *")].filter(e => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1 && !e.closest(".scroll, .hidden, .number, table, svg")).map(e => e.outerHTML.slice(0, 90))`); len(out) > 0 {
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
