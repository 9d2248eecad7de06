package web

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/web/request"
)

// TestJudge clicks like a person, and checks what the owner gets.
func TestJudge(t *testing.T) {
	t.Parallel()
	kept := make(chan request.Judgement, 4)
	_, h, _ := newServed(t, func(o *Options) {
		o.Judge = func(_ context.Context, j request.Judgement) error { kept <- j; return nil }
	})
	tab := browser.Start(t).Tab(t)
	tab.Size(320, 844)
	ready(tab, h.URL)
	ask(tab, "chart")
	tab.Wait(done)
	tab.Click(`[data-testid="judge-good"]`)
	if j := <-kept; !j.Good || j.Reason != "" || j.Question != "chart" || j.SUQL == "" || j.Source != "boats" {
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
	if j := <-kept; j.Good || j.Reason != "it leaves the sold ones out" {
		t.Errorf("kept %+v", j)
	}
	tab.Has(`[data-testid="judge-bad"][aria-pressed="true"]`)
	tab.Has(`[data-testid="judge-good"][aria-pressed="false"]`)
	if n := tab.Count(".turn"); n != 1 {
		t.Errorf("a reason opened a turn: %d", n)
	}
}
