// Package chat runs conversations: a hub of sessions, each with an inbox of messages, turns that the agent works on, a
// journal of events that are stored before they are shown, and a queue for slots to run in. It does not depend on HTTP.
package chat

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
)

// Session is a conversation with connections or work in progress. It works on one message at a time; a few more may
// wait.
type Session struct {
	hub *Hub
	id  string

	loading sync.Once
	loadErr error

	mu             sync.Mutex
	secret         []byte      // SHA-256 of the token
	by             *Requester  // who started it
	transient      bool        // never stored, like a kiosk's
	isDeleted      bool        // deleted by its visitor: nothing more is stored
	link           bool        // a read-only copy
	saved          bool        // whether the store has the conversation
	currentVisitor string      // address of the current message's sender
	waitingProgram *Program    // the program waiting for the current message's answer; nil: a page is
	turnProgram    *Program    // the program that gets the turn's events, besides pages; nil: none
	unsaved        bool        // storing is failing, and the visitor was notified
	retryTimer     *time.Timer // runs until the store is tried again
	journal        journal
	released       bool // another Session may have taken the conversation over
	source         *Source
	memory         []byte
	seq            int64
	fold           Fold
	listeners      map[Listener]struct{}
	inbox          []work
	busy           bool
	closing        bool                    // the agent has sent its closing event; only follow-ups remain
	cancel         context.CancelCauseFunc // of the current turn
	grace          *time.Timer             // runs while nobody is connected and work continues
}

// Listener gets a chat's events: a websocket, a program's request, the kiosk's simulated visitor. Its methods are
// called with the chat locked, and must neither block nor call the chat.
type Listener interface {
	Deliver(of *Session, o *Delivery)
	CatchUp(to *Session, missed []*Delivery) // hello and missed events, before anything is delivered
	Disconnect(of *Session)                  // another server has the chat: the client is to connect again
}

// publish numbers an event, and sends it once it is stored. With save, the conversation is stored in the same step,
// as one without pending work. c.mu is held.
func (c *Session) publish(e agent.Event, save bool) {
	o := c.number(e)
	storable := c.storablePart(o.Record, e)
	if save {
		c.save(nil, storable)
	} else if !c.transient && (c.saved || c.hasUnstored()) {
		c.appendRecords(storable)
	}
	c.show(o)
}

// number numbers an event. All pages get it, and so does the program that opened the turn. c.mu is held.
func (c *Session) number(e agent.Event) *Delivery {
	c.seq++
	shown, data, err := trimToSize(e, maxFrame)
	if err != nil {
		slog.Error("event cannot be written as JSON", "conversation", c.id, "type", e.Type(), "err", err)
		data = []byte("{}")
	}
	r := Record{Seq: c.seq, Turn: max(c.fold.Turn, 0), Type: e.Type(), Data: data}
	if answer, ok := e.(agent.ResultEvent); ok {
		r.Query = answer.Query
	}
	c.fold.Apply(r, e)
	o := c.hub.newDelivery(c.by, c.source, c.fold, r, shown)
	o.Whole, o.program = e, c.turnProgram
	return o
}

// send sends an event once everything before it is stored. c.mu is held.
func (c *Session) send(e agent.Event) { c.show(c.number(e)) }

// sendTo sends an event to one program, or to all pages if to is nil. c.mu is held.
func (c *Session) sendTo(to *Program, e agent.Event) {
	o := c.number(e)
	o.program, o.programOnly = to, to != nil
	c.show(o)
}

// notice sends a notice to all pages, or only to one program. c.mu is held.
func (c *Session) notice(to *Program, code, text string) {
	c.sendTo(to, NoticeEvent{Code: code, Message: text})
}

// ID returns the conversation's name.
func (c *Session) ID() string { return c.id }

// Link reports whether the conversation is a read-only copy.
func (c *Session) Link() bool { return c.link }

// Source returns the conversation's current source.
func (c *Session) Source() *Source {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.source
}

// Refuse notifies all pages that a message is refused.
func (c *Session) Refuse(m agent.Message, code, text string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.refuse(m, nil, code, text)
}

// Notice sends a notice to all pages.
func (c *Session) Notice(code, text string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.notice(nil, code, text)
}

// workers counts the goroutines that a server waits for at shutdown. The zero value is ready.
type workers struct{ running atomic.Int64 }

// Go runs f in a new goroutine.
func (w *workers) Go(name string, f func()) {
	w.running.Add(1)
	contain.Go(name, func() {
		defer w.running.Add(-1)
		f()
	})
}

// wait returns 0 as soon as no goroutine is left, or the number left when ctx ends. Unlike with sync.WaitGroup, new
// ones may start meanwhile.
func (w *workers) wait(ctx context.Context) (left int64) {
	for pause := time.NewTicker(5 * time.Millisecond); ; {
		if left = w.running.Load(); left == 0 {
			return 0
		}
		select {
		case <-ctx.Done():
			return left
		case <-pause.C:
		}
	}
}
