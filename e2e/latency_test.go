package e2e

import (
	"fmt"
	"os"
	"sort"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/testkit/browser"
)

// TestLatency measures in a browser, over 200 questions, the time from Enter until the first chip,
// the clarification and the first row are laid out. Run
// it with SURELY_LONG=1.
func TestLatency(t *testing.T) {
	if os.Getenv("SURELY_LONG") == "" {
		t.Skip("takes a while: set SURELY_LONG=1")
	}
	b := browser.Start(t)
	s := spawn(t, t.TempDir(), "--max-turns", "1000", "--max-messages", "1000")
	tab := b.Tab(t)
	tab.Size(1280, 900)
	tab.ColorScheme("light")
	visit(tab, s.url)
	time.Sleep(2 * time.Second) // people read before they type
	type times struct{ Chip, Card, Row float64 }
	var chips, cards, rows []float64
	questions := demoQuestions(t)
	for i := range 200 {
		at := browser.JS[times](tab, fmt.Sprintf(`new Promise(ok => {
			const before = document.querySelectorAll(".turn").length, q = document.querySelector("#question"), t = {Chip: 0, Card: 0, Row: 0};
			const seen = (s) => [...document.querySelectorAll(".turn")].at(-1).querySelector(s);
			const look = () => {
				if (document.querySelectorAll(".turn").length === before) return;
				const now = () => { document.body.offsetHeight; return performance.now() - start; };
				if (!t.Chip && seen('[data-testid="query-clause"]')) t.Chip = now();
				if (!t.Card && seen(".card")) t.Card = now();
				if (!t.Row && seen('[data-testid="result-table"]')) t.Row = now();
				if (["done", "failed", "waiting"].includes([...document.querySelectorAll(".turn")].at(-1).dataset.state)) { o.disconnect(); ok(t); }
			};
			const o = new MutationObserver(look);
			o.observe(document.querySelector("#log"), {subtree: true, childList: true, attributes: true});
			q.focus(); q.value = %q;
			const start = performance.now();
			q.dispatchEvent(new KeyboardEvent("keydown", {key: "Enter", bubbles: true, cancelable: true}));
		})`, questions[i%len(questions)]))
		for all, v := range map[*[]float64]float64{&chips: at.Chip, &cards: at.Card, &rows: at.Row} {
			if v > 0 {
				*all = append(*all, v)
			}
		}
		asked := browser.JS[bool](tab, browser.LastState+` === "waiting"`) // the next message would answer that
		if i%5 == 4 || asked {                                             // a chat of ordinary length
			browser.JS[any](tab, `document.querySelector('[data-do="new"]').click()`)
			tab.Gone(".turn")
			time.Sleep(20 * time.Millisecond)
		}
	}
	for _, m := range []struct {
		name  string
		all   []float64
		floor float64
	}{{"first chip", chips, 40}, {"question back", cards, 80}, {"first row", rows, 120}} {
		if len(m.all) == 0 {
			t.Errorf("%s: never seen", m.name)
			continue
		}
		sort.Float64s(m.all)
		p := func(q float64) float64 { return m.all[min(len(m.all)-1, int(q*float64(len(m.all))))] }
		t.Logf("%-14s n %3d   p50 %6.1f ms   p95 %6.1f ms   max %6.1f ms", m.name, len(m.all), p(.5), p(.95), p(1))
		if p(.95) > m.floor {
			t.Errorf("%s: p95 %.1f ms is above %.0f ms", m.name, p(.95), m.floor)
		}
	}
}

// demoQuestions returns the questions of the conversations that belong to the built-in data.
func demoQuestions(t testing.TB) (out []string) {
	t.Helper()
	all, err := eval.ReadConversations("../internal/demo/conversations.jsonl", 0)
	if err != nil || len(all) == 0 {
		t.Fatal(len(all), err)
	}
	for _, c := range all {
		out = append(out, c.Turns[len(c.Turns)-1])
	}
	return out
}
