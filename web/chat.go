package web

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/chat"
)

// session is a conversation with connections or work in progress. It works on one message at a time; a few more may
// wait.
type session struct {
	srv *Server
	id  string

	loading sync.Once
	loadErr error

	mu        sync.Mutex
	secret    []byte      // SHA-256 of the token
	by        *asker      // whose it is
	passing   bool        // never stored: a kiosk's
	deleted   bool        // by its visitor: nothing more is kept of it
	link      bool        // a read-only copy: see share.go
	saved     bool        // the store knows the conversation
	who       string      // whose message is being worked on
	waits     *program    // the program that alone wants the answer; nil: a page
	turnFor   *program    // the program that gets the turn's events, besides pages; nil: none
	unkept    bool        // nothing is stored at the moment, and the visitor was told
	again     *time.Timer // runs until the store is tried again
	journal   journal
	released  bool // released: another chat may represent the conversation
	source    *Source
	memory    []byte
	seq       int64
	fold      chat.Fold
	listeners map[listener]struct{}
	inbox     []work
	busy      bool
	closing   bool                    // the agent has sent its closing event; only follow-ups remain
	cancel    context.CancelCauseFunc // of the current turn
	grace     *time.Timer             // runs while nobody is connected and work continues
}

// listener gets a chat's events: a websocket, a program's request, the kiosk's simulated visitor. Its methods are
// called with the chat locked, and must neither block nor call the chat.
type listener interface {
	deliver(of *session, o *outgoing)
	catchUp(to *session, missed []*outgoing) // hello and missed events, before anything is delivered
}

// publish numbers and sends an event to be stored; with save, the conversation is stored in the same step and work has
// ended. c.mu is held.
func (c *session) publish(e agent.Event, save bool) {
	r := c.record(e)
	kept := c.keepable(r, e)
	if save {
		c.save(nil, kept)
	} else if c.passing {
		c.journal.pass(kept)
	} else if c.saved || c.unstored() {
		c.keep(kept)
	}
	c.send(r, e)
}

// record numbers an event. c.mu is held.
func (c *session) record(e agent.Event) chat.Record {
	c.seq++
	data, large, err := written(e)
	if err != nil {
		slog.Error("event cannot be written as JSON", "conversation", c.id, "type", e.Type(), "err", err)
		data = []byte("{}")
	}
	r := chat.Record{Seq: c.seq, Turn: max(c.fold.Turn, 0), Type: e.Type(), Data: data, Large: large}
	if answer, ok := e.(agent.ResultEvent); ok {
		r.Query = answer.Query
	}
	c.fold.Apply(r, e)
	return r
}

// notice informs everybody who shows the conversation, or only the program concerned. c.mu is held.
func (c *session) notice(to *program, code, text string) {
	e := chat.NoticeEvent{Code: code, Message: text}
	c.sendTo(to, c.record(e), e)
}

// send sends an event to all listeners once everything before it is stored; of programs only the one whose turn it is
// gets it. c.mu is held.
func (c *session) send(r chat.Record, e agent.Event) {
	o := newOutgoing(c.srv, c.source, c.fold, r, e)
	o.to = c.turnFor
	c.show(o)
}

// sendTo sends an event to one program, or to all pages if that is nil. c.mu is held.
func (c *session) sendTo(to *program, r chat.Record, e agent.Event) {
	o := newOutgoing(c.srv, c.source, c.fold, r, e)
	o.to, o.alone = to, to != nil
	c.show(o)
}
