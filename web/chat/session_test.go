package chat

import (
	"context"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/budget"
)

// kept stores records and notes in memory.
type kept struct {
	Store
	mu      sync.Mutex
	records []Record
	notes   []Note
}

func (k *kept) Save(_ context.Context, _ *Conversation, _ int64, records ...Record) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.records = append(k.records, records...)
	return nil
}

func (k *kept) Add(_ context.Context, n Note) error {
	k.notes = append(k.notes, n)
	return nil
}

func (k *kept) Of(context.Context, string, time.Time) ([]Note, error) { return k.notes, nil }

// uncounted counts nothing.
type uncounted struct{}

func (uncounted) Event(string)                           {}
func (uncounted) Turn(agent.Event, time.Duration) string { return "" }
func (uncounted) StoreFailed()                           {}

// begun is a conversation of a hub that stores in memory; allowance is how many bytes of answers are stored completely.
func begun(t *testing.T, allowance int) (*Session, *kept) {
	store := &kept{}
	h := NewHub(Options{Store: store, Notes: store, Counts: uncounted{}, StoreTimeout: time.Second,
		Answers: budget.New(1<<30, nil), OnMemoryFreed: func(int64) {}, HTML: func(*Delivery, bool) string { return "" },
		MayStoreAnswer: func(_ string, bytes int) bool {
			allowance -= bytes
			return allowance >= 0
		}})
	t.Cleanup(h.Close)
	source := &Source{Name: "boats"}
	c, _ := h.Begin(source, false, &Requester{View: &View{Sources: []*Source{source}}})
	return c, store
}

// The stored part of answers is bounded, however many there are; the shown part is not.
func TestWhatIsKept(t *testing.T) {
	const allowance = 8 << 20
	conv, store := begun(t, allowance)
	e := agent.ResultEvent{SUQL: "SELECT * FROM boats"}
	e.Columns = []string{"name", "length"}
	for i := range 1000 {
		e.Rows = append(e.Rows, []any{strings.Repeat("x", 3000), int64(i)})
	}
	conv.mu.Lock()
	for range 100 {
		conv.publish(e, true)
	}
	idle := conv.journal.idle
	conv.mu.Unlock()
	<-idle
	if len(store.records) != 100 {
		t.Fatalf("%d records", len(store.records))
	}
	all := 0
	for i, r := range store.records {
		all += len(r.Data)
		kept, err := Decode(r)
		if err != nil {
			t.Fatal(err)
		}
		answer := kept.(agent.ResultEvent)
		if len(r.Data) > maxKeptAnswer || !answer.Truncated || answer.SUQL != e.SUQL || i == 0 && len(answer.Rows) < 200 {
			t.Errorf("answer %d is kept with %d bytes and %d rows", i, len(r.Data), len(answer.Rows))
		}
	}
	if all > allowance+100*minKeptAnswer || len(e.Rows) != 1000 {
		t.Errorf("%d MB are kept, %d rows shown", all>>20, len(e.Rows))
	}
}

// The outcomes of a deleted chat's turns are not stored; notes do not contain the names of uploads, which would open
// them.
func TestNotedTurns(t *testing.T) {
	c, store := begun(t, 0)
	w := work{Sender: Sender{Address: "somebody"}}
	c.recordOutcome(w, agent.ReplyEvent{}, 0)
	c.source = &Source{Name: "u-secret", Uploaded: true}
	c.recordOutcome(w, agent.ReplyEvent{}, 0)
	c.hub.stopSaving(c.id)
	c.recordOutcome(w, agent.ReplyEvent{}, 0)
	if len(store.notes) != 2 || !strings.Contains(string(store.notes[0].Data), "boats") ||
		strings.Contains(string(store.notes[1].Data), "u-secret") {
		t.Errorf("noted: %v", store.notes)
	}
}

// Users of the hub never wait for a chat, neither for one being rendered nor for a client leaving it.
func TestHubWaitsForNoChat(t *testing.T) {
	slow, _ := begun(t, 0)
	slow.mu.Lock()
	defer slow.mu.Unlock()
	go slow.hub.release(slow)
	time.Sleep(20 * time.Millisecond) // until it is blocked
	done := make(chan int)
	go func() {
		slow.hub.Begin(slow.source, true, slow.by)
		done <- slow.hub.Size()
	}()
	select {
	case n := <-done:
		if n != 2 {
			t.Errorf("%d chats", n)
		}
	case <-time.After(5 * time.Second):
		t.Error("a new chat waits for another")
	}
}

// Unexpected errors are logged without quoted text, which may be from a question; in full if the owner wants questions
// in the log.
func TestFailuresQuoteNothing(t *testing.T) {
	for _, all := range []bool{false, true} {
		var b strings.Builder
		h := &Hub{Options: Options{LogQuestions: all}}
		said := h.visitorError(agent.ErrorEvent{Code: agent.InternalError, Message: `can't: near "gout": cannot read 'my gout
'' gout' of “gout”, "say \"gout\" now", 'gout`}, slog.New(slog.NewTextHandler(&b, nil)))
		if strings.Contains(b.String(), "gout") != all || !strings.Contains(b.String(), "cannot read") ||
			strings.Contains(said.Message, "gout") {
			t.Errorf("questions logged: %v: %s %q", all, b.String(), said.Message)
		}
	}
}
