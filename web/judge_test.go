package web

import (
	"context"
	"net/http"
	"net/url"
	"strings"
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

// Invalid feedback is refused, and without storage for feedback nothing asks for it.
func TestJudgeRefuses(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Judge = func(context.Context, request.Judgement) error { return nil } })
	_, none, _ := newServed(t, nil)
	for _, test := range []struct {
		url    string
		fields url.Values
		status int
	}{
		{h.URL, url.Values{"conversation": {"nobody"}, "token": {"x"}, "turn": {"0"}, "good": {"true"}}, http.StatusForbidden},
		{none.URL, url.Values{"conversation": {"nobody"}}, http.StatusNotFound},
	} {
		r, err := http.Post(test.url+"/judge", "application/x-www-form-urlencoded", strings.NewReader(test.fields.Encode()))
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != test.status {
			t.Errorf("%v: status %d, want %d", test.fields, r.StatusCode, test.status)
		}
	}
}
