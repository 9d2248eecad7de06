package web

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

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
	store, began := newFaulty(t), make(chan struct{}, 1)
	stall := func(ctx context.Context, _ string) error {
		select {
		case began <- struct{}{}:
		default:
		}
		<-ctx.Done()
		return ctx.Err()
	}
	srv, h, _ := newServed(t, func(o *Options) { o.Store, o.StoreRetryDelay = store, 50*time.Millisecond })
	srv.site.Hub.StoreTimeout = 300 * time.Millisecond
	page := connect(t, h, "")
	page.ask("rows 1")
	store.fails(stall)
	page.say("type", "ask", "text", "rows 2")
	<-began
	within(t, "a socket", func() { connect(t, h, "") })
	within(t, "GET /metrics", func() { get(t, h.URL+"/metrics") })
	within(t, "an answer", func() { page.until("result"); page.until("notice") })
	within(t, "the next answer", func() { page.ask("rows 3") })
	within(t, "a chat that others begin", func() {
		if r := postJSON(t, h, "/api/ask", `{"question":"rows 1"}`); r.status != http.StatusOK {
			t.Errorf("it is told %d %s", r.status, r.body)
		}
	})
	within(t, "a chat that is resumed", func() {
		again := resume(t, h, "", page.hello, 0)
		again.until("hello", "notice")
		again.ws.Close()
	})
	store.fails(nil)
	within(t, "storing it after all", func() {
		for stored := map[string]int{}; stored["turn"] != 3 || stored["result"] != 3; time.Sleep(10 * time.Millisecond) {
			records, err := store.Records(t.Context(), fmt.Sprint(page.hello["conversation"]), 0)
			if err != nil {
				t.Error(err)
			}
			clear(stored)
			for _, r := range records {
				stored[r.Type]++
			}
		}
	})
	store.fails(stall)
	page.say("type", "ask", "text", "rows 2")
	<-began
	within(t, "the end", srv.Close)
}

// The server shuts down in time even if a turn neither ends nor reacts to cancellation.
func TestShutdownDuringHangingTurn(t *testing.T) {
	release := make(chan struct{})
	turns := &spinning{scripted: &scripted{}, in: make(chan struct{}), release: release}
	srv, h, _ := newServed(t, func(o *Options) { o.Sources[0].Agent = turns })
	defer close(release)
	connect(t, h, "").say("type", "ask", "text", "spin")
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

// While nothing can be stored, chats continue with a warning; afterwards everything is stored,
// once.
func TestFullDisk(t *testing.T) {
	store := newFaulty(t)
	store.fails(func(_ context.Context, call string) error {
		if call == "save" || call == "append" {
			return errors.New("disk full")
		}
		return nil
	})
	_, h, _ := newServed(t, func(o *Options) { o.Store, o.StoreRetryDelay = store, 30*time.Millisecond })
	c := connect(t, h, "")
	for range 3 {
		c.ask("talk")
	}
	if told := kinds(c.got); strings.Count(told, "notice") != 1 {
		t.Errorf("it is told %s", told)
	}
	d := resume(t, h, "", c.hello, 0)
	for range 3 {
		d.until("reply")
	}
	if e := d.until("notice"); e["code"] != "not_kept" {
		t.Errorf("whoever comes later is told %v", e)
	}
	c.ws.Close()
	d.ws.Close()
	store.fails(nil)
	within(t, "storing it after all", func() {
		for n := 0; n != 6; time.Sleep(10 * time.Millisecond) {
			records, _ := store.Records(t.Context(), c.hello["conversation"].(string), 0)
			n = len(records)
		}
	})
	e := resume(t, h, "", c.hello, 0)
	for range 3 {
		e.until("reply")
	}
	e.ask("talk")
	if told := kinds(e.got); strings.Contains(told, "notice") {
		t.Errorf("afterwards it is told %s", told)
	}
}

// Trouble at startup is shown to every visitor.
func TestStartupWarningsAreShown(t *testing.T) {
	for trouble, code := range map[chat.StorageProblem]string{chat.NothingSaved: "not_kept",
		chat.OldDataSetAside: "set_aside"} {
		_, h, _ := newServed(t, func(o *Options) { o.StorageProblem = trouble })
		if e := connect(t, h, "?html=1").next(); e["code"] != code || !strings.Contains(e["html"].(string), "role=") {
			t.Errorf("it is told %v", e)
		}
	}
}

// bomb is a row value that cannot be written as JSON.
type bomb struct{}

func (bomb) MarshalJSON() ([]byte, error) { panic("a bomb among the rows") }

// bombing is an agent that answers with a bomb if the question says so.
type bombing struct{ *scripted }

func (b bombing) Turn(ctx context.Context, memory []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	if !strings.HasPrefix(m.Text, "bomb") {
		return b.scripted.Turn(ctx, memory, m, emit)
	}
	emit(scriptedResult("SELECT 1", [][]any{{bomb{}, int64(1)}}, "I searched for bombs."))
	if m.Text == "bomb early" {
		emit(agent.ReplyEvent{Text: "and more"})
	}
	return memory, nil
}

// A panic only fails the current request or turn, with an id that is also in the log.
func TestPanics(t *testing.T) {
	store := newFaulty(t)
	panics := func(in string) func(context.Context, string) error {
		return func(_ context.Context, call string) error {
			if call == in {
				panic("the store fell over")
			}
			return nil
		}
	}
	var describing atomic.Bool
	_, h, _ := newServed(t, func(o *Options) {
		o.Store = store
		o.Sources[0].Agent = bombing{o.Sources[0].Agent.(*scripted)}
		o.Sources[0].Current = func() *schema.Database {
			if describing.Load() {
				panic("the description fell over")
			}
			return boats()
		}
	})
	beside, page := connect(t, h, "?html=1"), connect(t, h, "?html=1")
	for _, question := range []string{"panic", "bomb", "bomb early"} {
		page.say("type", "ask", "text", question)
		if said := fmt.Sprint(page.until("error")["message"]); !strings.Contains(said, "(") {
			t.Errorf("no id is told: %s", said)
		}
	}
	describing.Store(true)
	page.say("type", "ask", "text", "rows 2")
	if html := fmt.Sprint(page.until("result")["html"]); !strings.Contains(html, views.English.InternalError) {
		t.Errorf("what cannot be rendered shows %s", html)
	}
	describing.Store(false)
	store.fails(panics("save"))
	page.say("type", "ask", "text", "rows 2")
	page.until("result")
	store.fails(panics("load"))
	page.ws.Close()
	again := connect(t, h, "?html=1")
	for range 2 {
		again.say("type", "resume", "conversation", page.hello["conversation"], "token", page.hello["token"], "after", 0)
		again.until("hello", "notice")
	}
	store.fails(nil)
	for _, c := range []*conn{again, beside} {
		c.say("type", "ask", "text", "rows 1")
		c.until("result")
	}
}
