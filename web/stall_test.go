package web

import (
	"context"
	"fmt"
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/chat"
)

// stalling is a store whose database accepts requests without answering while it is stalled.
type stalling struct {
	*memory
	stalls atomic.Bool
	began  chan struct{} // receives when a call is blocked
}

func (s *stalling) wait(ctx context.Context) error {
	if !s.stalls.Load() {
		return nil
	}
	select {
	case s.began <- struct{}{}:
	default:
	}
	<-ctx.Done()
	return ctx.Err()
}

func (s *stalling) Save(ctx context.Context, c *chat.Conversation, records ...chat.Record) error {
	if err := s.wait(ctx); err != nil {
		return err
	}
	return s.memory.Save(ctx, c, records...)
}

func (s *stalling) Append(ctx context.Context, id string, records ...chat.Record) error {
	if err := s.wait(ctx); err != nil {
		return err
	}
	return s.memory.Append(ctx, id, records...)
}

func (s *stalling) Load(ctx context.Context, id string) (*chat.Conversation, error) {
	if err := s.wait(ctx); err != nil {
		return nil, err
	}
	return s.memory.Load(ctx, id)
}

func (s *stalling) Records(ctx context.Context, id string, after int64) ([]chat.Record, error) {
	if err := s.wait(ctx); err != nil {
		return nil, err
	}
	return s.memory.Records(ctx, id, after)
}

// within fails the test if something exceeds all of our deadlines.
func within(t *testing.T, what string, f func()) {
	t.Helper()
	done := make(chan struct{})
	go func() { defer close(done); f() }()
	select {
	case <-done:
	case <-time.After(15 * time.Second):
		t.Errorf("%s hangs", what)
	}
}

// While the state's database is stalled, everything works without it: visitors are greeted, questions are answered
// with a warning that nothing is stored, metrics work, and the server shuts down. Unstored events are stored
// afterwards.
func TestStalledStore(t *testing.T) {
	store := &stalling{memory: newMemory(), began: make(chan struct{}, 1)}
	srv, h, _ := newServed(t, func(o *Options) { o.Store, o.StoreAgain = store, 50*time.Millisecond })
	srv.site.Hub.StoreTimeout = 300 * time.Millisecond
	page := connect(t, h, "")
	hello := page.until("hello")
	page.say("type", "ask", "text", "rows 1")
	page.until("result")
	store.stalls.Store(true)
	page.say("type", "ask", "text", "rows 2")
	<-store.began
	within(t, "a socket", func() { connect(t, h, "").until("hello") })
	within(t, "GET /metrics", func() { fetch(t, h.URL+"/metrics") })
	within(t, "an answer", func() { page.until("result"); page.until("notice") })
	within(t, "the next answer", func() { page.say("type", "ask", "text", "rows 3"); page.until("result") })
	within(t, "a chat that others begin", func() {
		if status, out := askProgram(t.Context(), t, h, map[string]any{"question": "rows 1"}); status != http.StatusOK {
			t.Errorf("it is told %d %v", status, out)
		}
	})
	within(t, "a chat that is resumed", func() {
		again := connect(t, h, "")
		again.until("hello")
		again.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"], "after", 0)
		again.until("hello", "notice")
		again.ws.Close()
	})
	store.stalls.Store(false)
	within(t, "storing it after all", func() {
		for {
			records, err := store.memory.Records(t.Context(), fmt.Sprint(hello["conversation"]), 0)
			if err != nil {
				t.Error(err)
			}
			kinds := map[string]int{}
			for _, r := range records {
				kinds[r.Type]++
			}
			if kinds["turn"] == 3 && kinds["result"] == 3 {
				return
			}
			time.Sleep(10 * time.Millisecond)
		}
	})
	store.stalls.Store(true)
	page.say("type", "ask", "text", "rows 2")
	<-store.began
	within(t, "the end", srv.Close)
}

// The server shuts down in time even if a turn neither ends nor reacts to cancellation.
func TestShutdownDuringHangingTurn(t *testing.T) {
	release := make(chan struct{})
	turns := &spinning{scripted: &scripted{}, in: make(chan struct{}), release: release}
	srv, h, _ := newServed(t, func(o *Options) { o.Sources[0].Agent = turns })
	defer close(release)
	page := connect(t, h, "")
	page.until("hello")
	page.say("type", "ask", "text", "spin")
	<-turns.in
	within(t, "the end", srv.Close)
}

// spinning is an agent whose turns end with the test.
type spinning struct {
	*scripted
	in, release chan struct{}
}

func (s *spinning) Turn(context.Context, []byte, agent.Message, func(agent.Event)) ([]byte, error) {
	close(s.in)
	<-s.release
	return nil, nil
}
