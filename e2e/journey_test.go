package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
)

// User journeys through the real program with its built-in data.
func TestJourneys(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	said := journeySayings(t)
	s := serve(t, t.TempDir())
	trade := serve(t, t.TempDir(), "--data", shop(t))
	in := func(name, url string, f func(t *testing.T, tab *browser.Tab)) {
		t.Run(name, func(t *testing.T) {
			tab := b.Tab(t)
			tab.Size(1280, 900)
			visit(tab, url)
			f(t, tab)
		})
	}

	in("evidence, and a verdict overturned", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["read"])
		tab.SayYes()
		tab.Wait(finished)
		rows := `[...document.querySelectorAll(".turn:last-child .row h3, .turn:last-child td.title")].map(e => e.innerText)`
		before := browser.JS[[]string](tab, rows)
		if len(before) == 0 || tab.Count(`[data-testid="evidence"] q`) == 0 {
			t.Fatalf("rows %v, %d quotes", before, tab.Count(`[data-testid="evidence"] q`))
		}
		browser.JS[any](tab, `document.querySelector('[data-do="overturn"]').click()`)
		tab.Wait(fmt.Sprintf(`%s && !%s.includes(%q)`, finished, rows, before[0]))
		other := b.Tab(t) // nobody else's answer changes
		visit(other, s.url)
		askPage(other, said["read"])
		other.SayYes()
		if again := browser.JS[[]string](other, rows); len(again) == 0 || again[0] != before[0] {
			t.Errorf("another conversation sees %v, before it was %v", again, before)
		}
	})
	in("a follow-up", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["list"])
		tab.SayYes()
		askPage(tab, said["narrow"])
		tab.SayYes()
		if got := tab.Text(`[data-testid="suql-text"]`) +
			browser.JS[string](tab, `[...document.querySelectorAll('[data-testid="suql-text"]')].at(-1).value`); !strings.Contains(got, said["count remembers"]) {
			t.Errorf("the follow-up forgot the place: %s", got)
		}
	})
	for _, how := range []string{"touch", "keyboard", "words"} {
		in("a reading is chosen by "+how, trade.url, func(t *testing.T, tab *browser.Tab) {
			if how == "touch" {
				tab.Touchscreen()
				tab.Size(390, 800)
			}
			askPage(tab, "best customers")
			option := `[data-testid="clarify-option"]:has([data-testid="preview"])`
			tab.Has(option)
			previews := browser.JS[[]string](tab,
				`[...document.querySelectorAll('[data-testid="preview"]')].map(p => p.innerText)`)
			if len(previews) < 2 || previews[0] == previews[1] {
				t.Errorf("previews: %q", previews)
			}
			wanted := browser.JS[string](tab,
				`[...document.querySelectorAll('[data-testid="clarify-option"] bdi')].find(b => b.innerText.includes("amount")).innerText`)
			at := browser.JS[int](tab, fmt.Sprintf(`[...document.querySelectorAll('[data-testid="clarify-option"] bdi')].findIndex(b => b.innerText === %q) + 1`, wanted))
			switch how {
			case "touch":
				tab.Tap(fmt.Sprintf(`[data-testid="clarify-option"][data-key="%d"]`, at))
			case "keyboard":
				press(tab, fmt.Sprint(at))
			case "words":
				tab.Click("#question")
				tab.Keys("amount\r")
				tab.Wait(`document.querySelectorAll(".exchange").length === 1`)
				tab.SayYes() // how many is a separate question
			}
			tab.Wait(finished)
			if got := tab.Text(".exchange .a"); how != "words" && !strings.HasPrefix(got, wanted) {
				t.Errorf("answered %q, chosen was %q", got, wanted)
			}
			if got := browser.JS[string](tab, sureness); !strings.Contains(got, "amount") {
				t.Errorf("searched: %s", got)
			}
		})
	}
	in("speaking and listening, once it is turned on", s.url, func(t *testing.T, tab *browser.Tab) {
		tab.Before(`window.SpeechRecognition = class { start() { window.heard = this; } stop() { this.onend(); } abort() { this.onend(); } };
			speechSynthesis.speak = (u) => { window.spoken = u.text; };`)
		visit(tab, s.url)
		if browser.JS[bool](tab, `document.querySelector('[data-testid="listen-button"]').checkVisibility()`) {
			t.Error("it listens without having been asked to")
		}
		tab.Click(`[data-testid="chats-button"]`)
		tab.Click(`[data-testid="speech"]`)
		tab.Keys("\x1b")
		tab.Gone("#chats")
		tab.Click(`[data-testid="listen-button"]`)
		tab.Wait(`!!window.heard`)
		browser.JS[any](tab, fmt.Sprintf(`(() => { const r = [{transcript: %q}]; r.isFinal = true; window.heard.onresult({results: [r]}); window.heard.onend(); })()`, said["count"]))
		tab.Wait(finished)
		tab.Wait(`(window.spoken || "").length > 0`)
	})
}
