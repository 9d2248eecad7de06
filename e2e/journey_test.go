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
	home := t.TempDir()
	s := serve(t, home)
	careful := serve(t, home, "--detector", "probability=0.998", "--state", home+"/careful.sqlite")
	trade := serve(t, home, "--data", shop(t), "--state", home+"/shop.sqlite")
	in := func(name, url string, f func(t *testing.T, tab *browser.Tab)) {
		t.Run(name, func(t *testing.T) {
			tab := b.Tab(t)
			tab.Size(1280, 900)
			visit(tab, url)
			f(t, tab)
		})
	}

	// untilOptions says no until there are options.
	untilOptions := func(t *testing.T, tab *browser.Tab) {
		t.Helper()
		for range 6 {
			if browser.JS[bool](tab, `!!document.querySelector('[data-testid="clarify-option"]')`) {
				return
			}
			n := tab.Count(".exchange, .card")
			q := tab.Text(`[data-testid="clarification"] .voice`)
			press(tab, "n")
			tab.Wait(fmt.Sprintf(`%s && ([...document.querySelectorAll(".card .voice")].at(-1)?.innerText !== %q || document.querySelectorAll(".exchange, .card").length !== %d)`, settled, q, n))
		}
		t.Fatal("nothing to choose from was offered")
	}
	in("no, then an alternative", careful.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["doubted"])
		untilOptions(t, tab)
		n := tab.Count(".exchange")
		press(tab, "1")
		tab.Wait(fmt.Sprintf(`document.querySelectorAll(".exchange").length > %d && %s`, n, settled))
		sayYes(tab)
		tab.Wait(finished)
		if tab.Text(".exchange:last-of-type") == "" {
			t.Error("what was answered is not shown")
		}
	})
	kiosk := serve(t, home, "--kiosk", "--kiosk-idle", "2s", "--kiosk-countdown", "1s", "--state", home+"/kiosk.sqlite")
	t.Run("a kiosk forgets who was there", func(t *testing.T) {
		tab := b.Tab(t)
		tab.Size(1080, 1920)
		tab.Open(kiosk.url + "/kiosk")
		tab.Has(`[data-testid="kiosk-root"][data-state="attract"]`)
		tab.Has(".turn") // the live agent converses
		tab.Click("#wake")
		tab.Gone(".turn")
		tab.Has(".offer")
		browser.JS[any](tab, `(() => { const still = document.querySelector("#still");
			new MutationObserver(() => { if (still.open) window.wasAsked = true; }).observe(still, { attributes: true }); })()`)
		tab.Click(".offer")
		tab.Wait(settled)
		mine := tab.Text(".said .words")
		tab.Wait("window.wasAsked === true") // nobody touches the screen: it asks, however briefly
		tab.Has(`[data-testid="kiosk-root"][data-state="attract"]`)
		if browser.JS[bool](tab, `location.hash !== "" || localStorage.length > 0 || document.querySelector("#question").value !== ""`) {
			t.Errorf("something of the person who asked %q is left", mine)
		}
	})
	in("evidence, and a verdict overturned", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["read"])
		sayYes(tab)
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
		sayYes(other)
		if again := browser.JS[[]string](other, rows); len(again) == 0 || again[0] != before[0] {
			t.Errorf("another conversation sees %v, before it was %v", again, before)
		}
	})
	in("a follow-up, and undo", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["list"])
		sayYes(tab)
		askPage(tab, said["narrow"])
		sayYes(tab)
		if got := tab.Text(`[data-testid="suql-text"]`) +
			browser.JS[string](tab, `[...document.querySelectorAll('[data-testid="suql-text"]')].at(-1).value`); !strings.Contains(got, said["count remembers"]) {
			t.Errorf("the follow-up forgot the place: %s", got)
		}
		for tab.Count(".turn") == 2 {
			n := tab.Count(".exchange")
			tab.Click(`[data-testid="undo-button"]`)
			tab.Wait(fmt.Sprintf(`document.querySelectorAll(".turn").length === 1 || document.querySelectorAll(".exchange").length < %d`, n))
		}
	})
	in("a copied link is read, and continued as a chat of one's own", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["count"])
		sayYes(tab)
		browser.JS[any](tab, `(() => { window.clip = ""; Object.defineProperty(navigator, "clipboard", { value: { writeText: async (t) => { window.clip = t; } } }); })()`)
		tab.Click(`.tools [data-do="share"]`)
		tab.Wait(`window.clip !== ""`)
		stranger := b.Tab(t)
		stranger.Size(1280, 900)
		stranger.Open(browser.JS[string](tab, "window.clip"))
		stranger.Wait(finished)
		if stranger.Count("#question") > 0 && browser.JS[bool](stranger,
			`document.querySelector("#question").checkVisibility()`) {
			t.Error("a stranger can write to the chat")
		}
		stranger.Click(`[data-testid="fork-button"]`)
		stranger.Wait(`location.pathname === "/" && ` + connected + ` && ` + finished)
		askPage(stranger, said["list"])
		sayYes(stranger)
		if n := tab.Count(".turn"); n != 1 {
			t.Errorf("what was copied has %d turns", n)
		}
	})
	for _, width := range []int64{320, 390} {
		in(fmt.Sprintf("a phone of %d", width), careful.url, func(t *testing.T, tab *browser.Tab) {
			tab.Touchscreen()
			tab.Size(width, 700)
			look := func(what string) {
				t.Helper()
				for _, found := range tab.Cramped() {
					t.Errorf("%s, %s", what, found)
				}
			}
			look("welcome")
			askPage(tab, said["list"])
			look("a question back")
			for range 6 {
				if tab.Wait(settled); browser.JS[bool](tab, finished) {
					break
				}
				n := tab.Count(".exchange")
				tab.Tap(`[data-testid="clarify-yes"]`)
				tab.Wait(fmt.Sprintf(`document.querySelectorAll(".exchange").length > %d`, n))
			}
			look("an answer")
			tab.Tap(`[data-testid="query-clause"]`)
			tab.Has(`[data-testid="part-panel"]`)
			look("a part")
			tab.Tap(`[data-testid="part-panel"] [popovertargetaction="hide"]`)
			tab.Gone("#part")
			tab.Tap(`[data-testid="chats-button"]`)
			tab.Has("#chatlist a")
			look("chats")
		})
	}
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
				sayYes(tab) // how many is a separate question
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
