package web

import (
	"context"
	"testing"
	"time"

	"github.com/ask-surely/surely/web/chat"
)

// Abandoned work stops: a program that hangs up does not come back, so its turn ends at once; a
// page may, so its turn continues for the grace period.
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
			go askProgram(ctx, t, h, map[string]any{"question": "slow"})
			return hangUp
		}, 0, grace},
		"a page": {func() func() {
			c := connect(t, h, "")
			c.say("type", "ask", "text", "slow")
			return func() { c.ws.Close() }
		}, grace / 2, 3 * grace},
	} {
		hangUp := test.begin()
		<-s.begun
		start := time.Now()
		for hangUp(); ; time.Sleep(5 * time.Millisecond) {
			running, _ := srv.site.Queue.Load(chat.Interactive)
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

// A program that hangs up does not stop what a page has asked in the same conversation.
func TestHangUpLeavesThePage(t *testing.T) {
	_, h, s := newServed(t, func(o *Options) { o.Grace = time.Minute })
	s.step = 20 * time.Millisecond
	page := connect(t, h, "")
	ctx, hangUp := context.WithCancel(t.Context())
	go askProgram(ctx, t, h, map[string]any{"question": "slow", "conversation": page.hello["conversation"],
		"token": page.hello["token"]})
	<-s.begun
	page.say("type", "ask", "text", "slow") // waits
	time.Sleep(50 * time.Millisecond)
	page.ws.Close()
	time.Sleep(50 * time.Millisecond)
	hangUp()
	select {
	case <-s.begun:
	case <-time.After(10 * time.Second):
		t.Error("the page's question was taken along")
	}
}
