package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/testkit/browser"
)

// An owner sees how questions went, filters them, and finds what to paste into surely.yaml; with that, the question is
// answered by its statement and 'surely eval mine' asks it.
func TestOwnerJourney(t *testing.T) {
	b := browser.Start(t)
	home, data := t.TempDir(), shop(t)
	s := serve(t, home, "--data", data)
	for _, question := range []string{"customers in Oslo", "total amount of parcels", "what is the capital of Peru?"} {
		newVisitor(s.url, "127.0.0.1").ask(map[string]any{"question": question})
	}
	tab := b.Tab(t)
	tab.Size(1280, 900)
	tab.Open(s.url + "/owner")
	if n := tab.Count(`[data-testid="owner-turn"]`); n != 3 {
		t.Errorf("%d questions are shown", n)
	}
	if n := tab.Text(`[data-testid="count-declined"]`); n != "1" {
		t.Errorf("%s were declined", n)
	}
	looks(t, tab, "the owner's page")
	if word := browser.JS[string](tab, `document.querySelector('[data-testid="word-yaml"]').textContent`); !strings.Contains(word, "synonyms: [") {
		t.Errorf("for a word one pastes %s", word)
	}
	tab.Open(s.url + "/owner?outcome=declined")
	if n := tab.Count(`[data-testid="owner-turn"]`); n != 1 {
		t.Errorf("%d declined questions are shown", n)
	}
	tab.Open(s.url + "/owner?words=oslo")
	yaml := browser.JS[string](tab, `document.querySelector('[data-testid="verified-yaml"]').textContent`)
	s.stop()
	fixture(t, data+"/surely.yaml", yaml)
	status, out, errs := once(nil, "eval", "mine", "--data", data, "--offline", "--json", "--home", home)
	if status != 0 || !strings.Contains(out, `"examples":1,`) || !strings.Contains(out, `"acc_ex":1,`) {
		t.Errorf("status %d: %s%s", status, out, errs)
	}
}

// The first suggestion of each built-in database asks back, the welcome shows the question, and the
// choice decides the answer; the same at the kiosk.
func TestFirstSuggestionAsksBack(t *testing.T) {
	b := browser.Start(t)
	for _, name := range []string{demo.Default, demo.Products} {
		t.Run(name, func(t *testing.T) { firstSuggestion(t, b, name) })
	}
}

func firstSuggestion(t *testing.T, b *browser.Browser, name string) {
	s := serve(t, t.TempDir(), "--demo", name, "--kiosk-think", "50ms", "--kiosk-show", "300ms")
	tab := b.Tab(t)
	tab.Size(390, 844)
	for range 60 { // suggestions are tried out after the start
		visit(tab, s.url)
		if tab.Count(`[data-testid="welcome-picture"]`) > 0 {
			break
		}
		time.Sleep(500 * time.Millisecond)
	}
	tab.Has(`[data-testid="welcome-picture"]`)
	looks(t, tab, "the welcome")
	answers := map[string]bool{}
	for option := range 2 {
		visit(tab, s.url)
		browser.JS[any](tab, `document.querySelector(".offer").click()`)
		tab.Has(`[data-testid="clarification"]`)
		browser.JS[any](tab, fmt.Sprintf(`[...document.querySelectorAll('[data-testid="clarify-option"]')].filter((o, i, all) =>
			all.findIndex(x => x.querySelector(".gives")?.innerText === o.querySelector(".gives")?.innerText) === i)[%d].click()`, option))
		tab.Wait(finished)
		answers[tab.Text(".turn:last-child .answer > .voice")] = true
		tab.Click(`[data-testid="new-chat"]`)
	}
	if len(answers) != 2 {
		t.Errorf("what is chosen makes no difference: %v", answers)
	}
	tab.Size(1080, 1920)
	tab.Open(s.url + "/kiosk")
	tab.WaitFor(time.Minute, `document.querySelector(".exchange")`)
	if tab.Count(`[data-testid="kiosk-root"][data-state="attract"]`) != 1 {
		t.Error("it is no visitor who was asked back")
	}
}
