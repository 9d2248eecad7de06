package web

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// bomb is a row value that cannot be written as JSON.
type bomb struct{}

func (bomb) MarshalJSON() ([]byte, error) { panic("a bomb among the rows") }

// bombing is an agent that answers with a bomb if the question says so.
type bombing struct{ *scripted }

func (b bombing) Turn(ctx context.Context, memory []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	switch m.Text {
	case "bomb":
		emit(scriptedResult("SELECT 1", [][]any{{bomb{}, int64(1)}}, "I searched for bombs."))
		return memory, nil
	case "bomb early":
		r := scriptedResult("SELECT 1", [][]any{{bomb{}, int64(1)}}, "I searched for bombs.")
		emit(r)
		emit(agent.ReplyEvent{Text: "and more"})
		return memory, nil
	}
	return b.scripted.Turn(ctx, memory, m, emit)
}

// panicking is a store that panics on request.
type panicking struct {
	*memory
	saving, loading atomic.Bool
}

func (p *panicking) Save(ctx context.Context, c *chat.Conversation, records ...chat.Record) error {
	if p.saving.Load() {
		panic("the store fell over")
	}
	return p.memory.Save(ctx, c, records...)
}

func (p *panicking) Load(ctx context.Context, id string) (*chat.Conversation, error) {
	if p.loading.Load() {
		panic("the store fell over")
	}
	return p.memory.Load(ctx, id)
}

// A panic only fails the current request or turn, with an id that is also in the log.
func TestPanics(t *testing.T) {
	store := &panicking{memory: newMemory()}
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
	beside := connect(t, h, "?html=1")
	beside.until("hello")
	id := func(message any) {
		t.Helper()
		if said := fmt.Sprint(message); !strings.Contains(said, "(") {
			t.Errorf("no id is told: %s", said)
		}
	}
	page := connect(t, h, "?html=1")
	hello := page.until("hello")
	for _, question := range []string{"panic", "bomb", "bomb early"} {
		page.say("type", "ask", "text", question)
		id(page.until("error")["message"])
	}

	describing.Store(true)
	page.say("type", "ask", "text", "rows 2")
	if html := fmt.Sprint(page.until("result")["html"]); !strings.Contains(html, views.English.Internal) {
		t.Errorf("what cannot be rendered shows %s", html)
	}
	describing.Store(false)

	store.saving.Store(true)
	page.say("type", "ask", "text", "rows 2")
	page.until("result")
	store.saving.Store(false)

	store.loading.Store(true)
	page.ws.Close()
	again := connect(t, h, "?html=1")
	again.until("hello")
	for range 2 {
		again.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"], "after", 0)
		again.until("hello", "notice")
	}
	store.loading.Store(false)

	again.say("type", "ask", "text", "rows 1")
	again.until("result")
	beside.say("type", "ask", "text", "rows 1")
	beside.until("result")
}
