package web

import (
	"context"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"

	"github.com/ask-surely/surely/suql"
)

// Every costly request is attributed to its sender, whichever way it comes.
func TestExpensiveRequestsHaveAnOwner(t *testing.T) {
	const token = "a-token-of-the-owner"
	var mu sync.Mutex
	var by []Asker
	note := func(ctx context.Context) {
		mu.Lock()
		defer mu.Unlock()
		a, _ := AskerOf(ctx)
		by = append(by, a)
	}
	_, h, _ := newServed(t, func(o *Options) {
		o.Access = Access{Token: token, Open: true}
		rows := o.Sources[0].Rows
		o.Sources[0].Rows = func(ctx context.Context, memory []byte, statement string, most int) (*suql.Result, error) {
			note(ctx)
			return rows(ctx, memory, statement, most)
		}
		o.Sources[0].Search = func(ctx context.Context, question string, n int) ([]Passage, error) {
			note(ctx)
			return nil, nil
		}
	})
	own := answerOf(t, h, "first 3")
	postForm(t, h, "/export", append(own, "all", "true")...)
	postForm(t, h, "/table", append(own, "fresh", "true")...)
	request(t, "GET", h.URL+"/api/search?question=calm", "")
	request(t, "GET", h.URL+"/api/search?question=calm", "", "Authorization", "Bearer "+token)
	visitor := Asker{Who: "127.0.0.1"}
	if want := []Asker{visitor, visitor, visitor, {Who: visitor.Who, Owner: true}}; !slices.Equal(by, want) {
		t.Errorf("work was done for %v, want %v", by, want)
	}
}

// answerOf asks something and returns the form values that identify the answer.
func answerOf(t *testing.T, h *httptest.Server, question string) []any {
	t.Helper()
	c := connect(t, h, "")
	hello := c.until("hello")
	c.say("type", "ask", "text", question)
	e := c.until("result")
	return []any{"conversation", hello["conversation"], "token", hello["token"], "turn", e["turn"]}
}

// Rerunning a statement counts as a turn; paging through cached rows does not.
func TestRowsAgainCountAsTurns(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Turns = .1 }) // one immediately, and the next after ten seconds
	own := answerOf(t, h, "first 3")
	for i, test := range []struct {
		path, field string
		want        int
	}{{"/table", "page", http.StatusOK}, {"/export", "page", http.StatusOK}, {"/table", "all", http.StatusTooManyRequests},
		{"/table", "fresh", http.StatusTooManyRequests}, {"/export", "all", http.StatusTooManyRequests}} {
		if status, _ := postForm(t, h, test.path, append(own, test.field, "true")...); status != test.want {
			t.Errorf("%d: %s with %s: %d", i, test.path, test.field, status)
		}
	}
}
