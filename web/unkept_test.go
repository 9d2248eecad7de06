package web

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/web/chat"
)

// fullDisk is a store that fails while it is full.
type fullDisk struct {
	*memory
	full atomic.Bool
}

func (s *fullDisk) Save(ctx context.Context, c *chat.Conversation, records ...chat.Record) error {
	if s.full.Load() {
		return errors.New("disk full")
	}
	return s.memory.Save(ctx, c, records...)
}

func (s *fullDisk) Append(ctx context.Context, id string, records ...chat.Record) error {
	if s.full.Load() {
		return errors.New("disk full")
	}
	return s.memory.Append(ctx, id, records...)
}

// While nothing can be stored, chats continue with a warning; afterwards everything is stored,
// once.
func TestFullDisk(t *testing.T) {
	store := &fullDisk{memory: newMemory()}
	store.full.Store(true)
	_, h, _ := newServed(t, func(o *Options) { o.Store, o.StoreAgain = store, 30*time.Millisecond })
	c := connect(t, h, "")
	hello := c.next()
	for range 3 {
		c.say("type", "ask", "text", "talk")
		c.until("reply")
	}
	if told := kinds(c.got); strings.Count(told, "notice") != 1 {
		t.Errorf("it is told %s", told)
	}
	d := connect(t, h, "")
	d.next()
	d.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"], "after", 0)
	for range 3 {
		d.until("reply")
	}
	if e := d.until("notice"); e["code"] != "not_kept" {
		t.Errorf("whoever comes later is told %v", e)
	}
	c.ws.Close()
	d.ws.Close()
	store.full.Store(false)
	id := hello["conversation"].(string)
	for end := time.Now().Add(5 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		records, err := store.Records(t.Context(), id, 0)
		if err == nil && len(records) == 6 {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("%d records are stored: %v", len(records), err)
		}
	}
	e := connect(t, h, "")
	e.next()
	e.say("type", "resume", "conversation", id, "token", hello["token"], "after", 0)
	for range 3 {
		e.until("reply")
	}
	e.say("type", "ask", "text", "talk")
	e.until("reply")
	if told := kinds(e.got); strings.Contains(told, "notice") {
		t.Errorf("afterwards it is told %s", told)
	}
}

// Trouble at startup is shown to every visitor.
func TestStartupWarningsAreShown(t *testing.T) {
	for trouble, code := range map[chat.Trouble]string{chat.Unkept: "not_kept", chat.SetAside: "set_aside"} {
		_, h, _ := newServed(t, func(o *Options) { o.Trouble = trouble })
		c := connect(t, h, "?html=1")
		c.next()
		if e := c.next(); e["code"] != code || !strings.Contains(e["html"].(string), "role=") {
			t.Errorf("it is told %v", e)
		}
	}
}
