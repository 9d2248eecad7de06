package web

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"
)

// What nobody waits for any more stops: a program that hangs up does not come back, so its turn ends at once; a page
// may, so its turn goes on for the grace.
func TestHangUp(t *testing.T) {
	const grace = 3 * time.Second
	srv, h, s := newServed(t, func(o *Options) { o.Grace = grace })
	s.step = 100 * time.Millisecond // ten seconds for all rows
	for name, test := range map[string]struct {
		begin       func() (hangUp func())
		least, most time.Duration
	}{
		"a program": {func() func() {
			ctx, hangUp := context.WithCancel(t.Context())
			r, err := http.NewRequestWithContext(ctx, "POST", h.URL+"/api/ask", strings.NewReader(`{"question":"slow"}`))
			if err != nil {
				t.Fatal(err)
			}
			go http.DefaultClient.Do(r)
			return hangUp
		}, 0, grace},
		"a page": {func() func() {
			c := connect(t, h, "")
			c.until("hello")
			c.say("type", "ask", "text", "slow")
			return func() { c.ws.Close() }
		}, grace / 2, 3 * grace},
	} {
		hangUp := test.begin()
		<-s.begun
		start := time.Now()
		for hangUp(); ; time.Sleep(5 * time.Millisecond) {
			running, _ := srv.gate.load(Structured)
			took := time.Since(start)
			if running == 0 && took < test.least || took > test.most {
				t.Errorf("%s hangs up: %d turns run after %v", name, running, took)
			}
			if running == 0 || took > test.most {
				break
			}
		}
	}
}
