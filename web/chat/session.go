package chat

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
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
	link           bool        // a read-only copy: see copy.go
	saved          bool        // whether the store has the conversation
	currentVisitor string      // address of the current message's sender
	waitingProgram *Program    // the program that alone wants the answer; nil: a page
	turnProgram    *Program    // the program that gets the turn's events, besides pages; nil: none
	unsaved        bool        // storing fails at the moment, and the visitor was notified
	retryTimer     *time.Timer // runs until the store is tried again
	journal        journal
	released       bool // another chat may represent the conversation
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
}

// publish numbers an event, and sends it once it is stored. With save, the conversation is stored in the same step,
// as one without pending work. c.mu is held.
func (c *Session) publish(e agent.Event, save bool) {
	r := c.record(e)
	storable := c.storablePart(r, e)
	if save {
		c.save(nil, storable)
	} else if !c.transient && (c.saved || c.hasUnstored()) {
		c.appendRecords(storable)
	}
	c.send(r, e)
}

// record numbers an event. c.mu is held.
func (c *Session) record(e agent.Event) Record {
	c.seq++
	data, large, err := encodeEvent(e)
	if err != nil {
		slog.Error("event cannot be written as JSON", "conversation", c.id, "type", e.Type(), "err", err)
		data = []byte("{}")
	}
	r := Record{Seq: c.seq, Turn: max(c.fold.Turn, 0), Type: e.Type(), Data: data, Large: large}
	if answer, ok := e.(agent.ResultEvent); ok {
		r.Query = answer.Query
	}
	c.fold.Apply(r, e)
	return r
}

// notice sends a notice to all pages, or only to one program. c.mu is held.
func (c *Session) notice(to *Program, code, text string) {
	e := NoticeEvent{Code: code, Message: text}
	c.sendTo(to, c.record(e), e)
}

// send sends an event to all listeners once everything before it is stored; of the programs, only the one whose turn it
// is gets it. c.mu is held.
func (c *Session) send(r Record, e agent.Event) {
	o := c.hub.newDelivery(c.source, c.fold, r, e)
	o.program = c.turnProgram
	c.show(o)
}

// sendTo sends an event to one program, or to all pages if to is nil. c.mu is held.
func (c *Session) sendTo(to *Program, r Record, e agent.Event) {
	o := c.hub.newDelivery(c.source, c.fold, r, e)
	o.program, o.programOnly = to, to != nil
	c.show(o)
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
