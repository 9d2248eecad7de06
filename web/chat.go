package web

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
)

// chat is a conversation that somebody is connected to or that is being worked on. One message is worked on at a time;
// a few more may wait.
type chat struct {
	srv *Server
	id  string

	loading sync.Once
	loadErr error

	mu        sync.Mutex
	secret    []byte      // SHA-256 of the token
	by        *asker      // whose it is
	passing   bool        // never stored: a kiosk's
	link      bool        // a copy to be read: see share.go
	saved     bool        // the store knows the conversation
	who       string      // whose message is worked on
	said      bool        // and it was said here, not to a process that ended
	waits     *program    // who alone wants the answer; nil: a page
	turnFor   *program    // whom the present turn's events are for, beside pages; nil: nobody
	unkept    bool        // what is said is not stored, and the visitor was told so
	again     *time.Timer // runs until the store is tried again
	journal   journal
	doing     []byte // the message being worked on, as it is stored
	gone      bool   // released: another chat may stand for the conversation
	source    *Source
	memory    []byte
	seq       int64
	fold      fold
	listeners map[listener]struct{}
	inbox     []work
	busy      bool
	cancel    context.CancelCauseFunc // of the turn in progress
	musing    context.CancelFunc      // ends the search for suggestions
	grace     *time.Timer             // runs while nobody is connected and work is in progress
}

// listener gets the events of a chat: a websocket, a program's request, the kiosk's simulated visitor. Its methods are
// called with the chat locked and must neither wait nor call the chat.
type listener interface {
	deliver(of *chat, o *outgoing)
	catchUp(to *chat, missed []*outgoing) // with hello and what was missed, before anything is delivered
	close()                               // there is nothing more here: who comes back goes on with what is kept
}

// publish numbers and sends an event that is to be stored; with save, the conversation itself is stored in the same
// step and no work is in progress any more. c.mu is held.
func (c *chat) publish(e agent.Event, save bool) {
	r := c.record(e)
	kept := c.keepable(r, e)
	if save {
		c.save(nil, kept)
	} else if c.saved || c.unstored() {
		c.keep(kept)
	}
	c.send(r, e)
}

// record numbers an event. c.mu is held.
func (c *chat) record(e agent.Event) Record {
	c.seq++
	data, err := marshal(e)
	if err != nil {
		slog.Error("event cannot be written as JSON", "conversation", c.id, "type", e.Type(), "err", err)
		data = []byte("{}")
	}
	r := Record{Seq: c.seq, Turn: max(c.fold.turn, 0), Type: e.Type(), Data: data}
	c.fold.apply(r, e)
	return r
}

// notice tells whoever shows the conversation something, or only the program that it is meant for. c.mu is held.
func (c *chat) notice(to *program, code, text string) {
	e := noticeEvent{Code: code, Message: text}
	c.sendTo(to, c.record(e), e)
}

// part sends everybody away who listens. c.mu is held.
func (c *chat) part() {
	for l := range c.listeners {
		l.close()
	}
}

// send gives an event to everybody who listens, once what comes before it is stored; of programs only the one whose
// turn it is takes it. c.mu is held.
func (c *chat) send(r Record, e agent.Event) {
	o := newOutgoing(c.srv, c.source, c.fold, r, e)
	o.to = c.turnFor
	c.show(o)
}

// sendTo gives an event to one program, or where that is nil to all pages. c.mu is held.
func (c *chat) sendTo(to *program, r Record, e agent.Event) {
	o := newOutgoing(c.srv, c.source, c.fold, r, e)
	o.to, o.alone = to, to != nil
	c.show(o)
}
