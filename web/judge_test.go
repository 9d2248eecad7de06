package web

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/web/chat"
)

// judgement is the n-th that is stored, awaited.
func judgement(t *testing.T, book chat.Notes, n int) (j chat.Judgement) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		notes, err := book.Of(t.Context(), chat.JudgementNote, time.Time{})
		if err == nil && len(notes) >= n && json.Unmarshal(notes[n-1].Data, &j) == nil {
			return j
		}
	}
	t.Fatalf("%d judgements are not stored", n)
	return j
}

// TestJudge clicks like a person, and checks what the owner gets.
func TestJudge(t *testing.T) {
	t.Parallel()
	book := newState(t).Feedback()
	_, h, _ := newServed(t, func(o *Options) { o.Notes = book })
	tab := browser.Start(t).Tab(t)
	tab.Size(320, 844)
	ready(tab, h.URL)
	ask(tab, "chart")
	tab.Wait(done)
	tab.Click(`[data-testid="judge-good"]`)
	if j := judgement(t, book, 1); !j.Good || j.Reason != "" ||
		j.Question != "chart" || j.SUQL == "" || j.Source != "boats" {
		t.Errorf("kept %+v", j)
	}
	tab.Has(`[data-testid="judge-good"][aria-pressed="true"]`)
	tab.Click(`[data-testid="judge-bad"]`)
	tab.Wait(`document.activeElement.name === "reason"`)
	if n := browser.JS[int](tab, `document.documentElement.scrollWidth`); n > 320 {
		t.Errorf("the page is %d pixels wide", n)
	}
	if right := browser.JS[float64](tab,
		`document.querySelector(".judge [type=submit]").getBoundingClientRect().right - document.querySelector(".answer").getBoundingClientRect().right`); right > 0.5 {
		t.Errorf("the form sticks out by %g pixels", right)
	}
	tab.Keys("it leaves the sold ones out\r")
	if j := judgement(t, book, 2); j.Good || j.Reason != "it leaves the sold ones out" {
		t.Errorf("kept %+v", j)
	}
	tab.Has(`[data-testid="judge-bad"][aria-pressed="true"]`)
	tab.Has(`[data-testid="judge-good"][aria-pressed="false"]`)
	if n := tab.Count(".turn"); n != 1 {
		t.Errorf("a reason opened a turn: %d", n)
	}
}
