package e2e

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/testkit/browser"
)

// shopQuestions are questions about the shop, one of them unintelligible.
const shopQuestions = `{"question":"how many orders are there?","suql":"SELECT count(*) FROM orders"}
{"question":"customers in Oslo","suql":"SELECT * FROM customers WHERE city = 'Oslo'"}
{"question":"average amount of orders by product","suql":"SELECT product, avg(amount) FROM orders GROUP BY product"}
{"question":"lamps that were ordered more than five at a time","suql":"SELECT * FROM orders WHERE product = 'lamp' AND quantity > 5"}
{"question":"how many customers are there in Lyon?","suql":"SELECT count(*) FROM customers WHERE city = 'Lyon'"}
{"question":"which stuff is glorbed","suql":"SELECT * FROM customers WHERE vip = 1"}
`

// An owner watches an evaluation, and opens a failure in the chat.
func TestEvalJourney(t *testing.T) {
	b := browser.Start(t)
	s := serve(t, t.TempDir(), "--data", shop(t))
	tab := b.Tab(t)
	tab.Size(1280, 900)
	tab.Open(s.url + "/eval")
	browser.JS[any](tab, `(document.querySelector('[data-testid="eval-set"]').value = "pasted",
		document.querySelector('[data-testid="eval-set"]').dispatchEvent(new Event("change")),
		document.querySelector('[data-testid="eval-pasted"]').value = `+"`"+strings.Repeat(shopQuestions, 33)+"`"+`, 0)`)
	tab.Click(`[data-testid="eval-begin"]`)
	tab.Has(`[data-testid="eval-run"][data-state="running"]`)
	tab.Wait(`document.querySelectorAll(".dialogue").length > 2`) // while it runs
	looks(t, tab, "a running evaluation")
	tab.WaitFor(2*time.Minute, `document.querySelector('[data-testid="eval-run"][data-state="done"]')`)
	for _, part := range []string{`[data-testid="eval-curve"] td`, `[data-testid="reliability"] td`} {
		if tab.Count(part) == 0 {
			t.Errorf("no %s is shown", part)
		}
	}
	looks(t, tab, "an evaluation")
	if n := bytes.Count(tab.Download(`[data-testid="eval-export"]`), []byte("\n")); n != 198 {
		t.Errorf("%d examples are exported", n)
	}
	failed := tab.Text(".dialogue.failed .asks") // the last one, whose link is clicked below
	tab.Click(`[data-testid="open-in-chat"]`)
	tab.Wait(`document.querySelector(".turn")`)
	if asked := tab.Text(`.said .words`); asked != failed {
		t.Errorf("the chat was asked %q, not %q", asked, failed)
	}
}

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

// The first suggestion of the built-in data asks back, the welcome shows the question, and the choice decides the
// answer; the same at the kiosk. Of the products nothing suggested is worth a question: it is a guess beside others.
func TestFirstSuggestionAsksBack(t *testing.T) {
	b := browser.Start(t)
	s := serve(t, t.TempDir(), "--demo", demo.Default, "--kiosk-think", "50ms", "--kiosk-show", "300ms")
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
