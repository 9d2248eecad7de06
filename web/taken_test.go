package web

import (
	"context"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/gorilla/websocket"
)

// holding is one server's view of a memory that several share.
type holding struct {
	*memory
	who     string
	mu      *sync.Mutex
	holders map[string]string
}

func (h holding) Take(ctx context.Context, id string, _ []byte) (*Conversation, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.holders[id] = h.who
	return h.Load(ctx, id)
}

func (h holding) hold(id string, write func() error) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if by := h.holders[id]; by != "" && by != h.who {
		return ErrTaken
	}
	h.holders[id] = h.who
	return write()
}

func (h holding) Save(ctx context.Context, c *Conversation, records ...Record) error {
	return h.hold(c.ID, func() error { return h.memory.Save(ctx, c, records...) })
}

func (h holding) Append(ctx context.Context, id string, records ...Record) error {
	return h.hold(id, func() error { return h.memory.Append(ctx, id, records...) })
}

// A page switches to another server while the first works on its turn: the turn is redone there and closed once.
// Later messages to the first are refused.
func TestChatTakenOverByAnotherServer(t *testing.T) {
	all := holding{memory: newMemory(), mu: &sync.Mutex{}, holders: map[string]string{}}
	served := func(who string) (*httptest.Server, *scripted) {
		_, h, s := newServed(t, func(o *Options) {
			view := all
			view.who = who
			o.Store = view
		})
		return h, s
	}
	one, at := served("one")
	two, _ := served("two")
	at.step = 50 * time.Millisecond // the other is faster
	first := connect(t, one, "")
	hello := first.until("hello")
	first.say("type", "ask", "text", "slow")
	<-at.begun
	back := func(h *httptest.Server) *conn {
		c := connect(t, h, "")
		c.until("hello")
		c.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"])
		return c
	}
	back(two).until("result")
	records, err := all.Records(t.Context(), hello["conversation"].(string), 0)
	if err != nil {
		t.Fatal(err)
	}
	counts := map[string]int{}
	for _, r := range records {
		counts[r.Type]++
	}
	if counts["turn"] != 1 || counts["result"] != 1 {
		t.Errorf("the conversation holds %v", counts)
	}
	first.say("type", "ask", "text", "rows 1")
	first.ws.SetReadDeadline(time.Now().Add(10 * time.Second))
	for err == nil {
		_, _, err = first.ws.ReadMessage()
	}
	if !websocket.IsCloseError(err, websocket.CloseServiceRestart) {
		t.Errorf("the first page is told %v", err)
	}
	again := back(one)
	again.until("result")
	again.say("type", "ask", "text", "rows 1")
	if e := again.until("result"); e["turn"] != 1.0 {
		t.Errorf("the next turn is %v", e["turn"])
	}
}
