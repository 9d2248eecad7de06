package web

import (
	"context"
	"log/slog"
	"slices"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
)

// What is said to a chat waits in its inbox, unless it cannot be meant, and is worked on in order.

// sender is who sends a message, and by which request, as logs name it.
type sender struct {
	who, request string
	owner        bool
	waits        *program // who wants the answer and nobody else; nil: a page
}

// work is a message to be worked on.
type work struct {
	message agent.Message
	again   bool // it was begun by a process that ended
	sender
}

// mostWaiting bounds how many messages of one conversation wait.
const mostWaiting = 8

// accept takes a message from a client; what it cannot take it answers with a notice or, where a turn was to be
// opened, with an error.
func (c *chat) accept(m agent.Message, by sender) {
	if m.Type == agent.SourceMessage && c.srv.find(c.by.view, m.Name) == nil {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.notice(by.waits, "no_source", c.srv.words.NoSuchSource)
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.gone:
		c.part()
		return
	case m.Type == agent.StopMessage && c.busy:
		dropped := c.inbox
		c.inbox = nil
		for _, w := range dropped {
			if w.waits != nil {
				c.refuse(w.message, w.waits, "57014", c.srv.words.StoppedEarly)
			}
		}
		c.cancel(ErrStopped)
		return
	}
	if code, text := c.pointless(m, by); code != "" {
		c.notice(by.waits, code, text)
		return
	}
	if len(c.inbox) >= mostWaiting && (by.waits == nil || by.waits != c.awaited()) {
		c.refuse(m, by.waits, "busy", c.srv.words.TooManyWaiting)
		return
	}
	c.inbox = append(c.inbox, work{message: m, sender: by})
	if c.musing != nil {
		c.musing()
	}
	c.start()
}

// pointless says why a message cannot be meant as the conversation stands; the code is empty where it can. c.mu is
// held.
func (c *chat) pointless(m agent.Message, by sender) (code, text string) {
	switch say := c.srv.words; {
	case m.Type == agent.StopMessage && c.fold.pending == nil:
		return "idle", say.NothingToStop
	case again(m.Type) && !c.busy && (!c.fold.closed || c.fold.suql == ""),
		m.Type == agent.UndoMessage && c.fold.turn < c.fold.base && !c.busy:
		return "nothing", say.NothingToDo[m.Type]
	case m.Type == agent.AnswerMessage && (c.fold.pending == nil || c.fold.pending.ID != m.ID ||
		by.waits != nil && !c.fold.said.Program): // a page was asked, and is not answered for
		return "stale", say.StaleAnswer
	case m.Type == agent.EditMessage && (m.Turn < c.fold.base || m.Turn > c.fold.turn):
		return "no_turn", say.NoSuchTurn
	}
	return "", ""
}

// again reports whether a message of this type is about the answer on the screen.
func again(kind string) bool {
	return kind == agent.OverturnMessage || kind == agent.ContinueMessage || kind == agent.ChangeMessage ||
		kind == agent.AlternativesMessage
}

// refuse answers a message that is not taken: the program that sent it, or whoever shows the conversation. c.mu is
// held.
func (c *chat) refuse(m agent.Message, to *program, code, text string) {
	if opens(m.Type) {
		e := refusedEvent{agent.ErrorEvent{Code: code, Message: text}}
		c.sendTo(to, c.record(e), e)
		return
	}
	c.notice(to, code, text)
}

// opens reports whether a message of this type opens a turn.
func opens(kind string) bool {
	return kind == agent.AskMessage || kind == agent.RunMessage || kind == agent.EditMessage
}

// start works through the inbox in a goroutine of its own, which ends with the inbox. c.mu is held.
func (c *chat) start() {
	if c.busy || c.next() < 0 {
		return
	}
	c.busy = true
	ctx, cancel := context.WithCancelCause(c.srv.ctx)
	c.cancel = cancel
	c.srv.working.Go("turns", func() {
		for c.step(ctx, cancel) {
			ctx, cancel = context.WithCancelCause(c.srv.ctx)
			c.mu.Lock()
			c.cancel = cancel
			c.mu.Unlock()
		}
		c.srv.hub.release(c)
	})
}

// awaited is the program that was asked back and is about to reply; nil where there is none. c.mu is held.
func (c *chat) awaited() *program {
	if _, there := c.listeners[c.turnFor]; c.turnFor == nil || !there || c.fold.pending == nil {
		return nil
	}
	return c.turnFor
}

// next is where the message waits that is worked on next, -1 where there is none: a program that was asked back replies
// before another turn is opened, which would close its own. c.mu is held.
func (c *chat) next() int {
	p := c.awaited()
	return slices.IndexFunc(c.inbox, func(w work) bool { return p == nil || w.waits == p || !opens(w.message.Type) })
}

// fail closes a turn that web itself could not go on with.
func (c *chat) fail(w work, err error) {
	contain.Run("close a failed turn", func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		e := c.srv.asErrorEvent(err, slog.With("request", w.request, "conversation", c.id, "turn", c.fold.turn))
		if c.fold.closed {
			c.refuse(w.message, w.waits, e.Code, e.Message)
		} else {
			c.publish(e, true)
		}
	})
}

// step works on one message and reports whether there is another one.
func (c *chat) step(ctx context.Context, cancel context.CancelCauseFunc) bool {
	c.mu.Lock()
	next := c.next()
	if next < 0 || ctx.Err() != nil {
		c.busy = false
		c.mu.Unlock()
		return false
	}
	w := c.inbox[next]
	c.inbox = slices.Delete(slices.Clone(c.inbox), next, next+1)
	c.who, c.waits, c.said = c.visitor(w), w.waits, !w.again
	c.mu.Unlock()
	defer cancel(nil)
	err := contain.Do("turn", func() error {
		if w.message.Type == agent.SourceMessage {
			c.change(w.message.Name)
		} else {
			c.turn(ctx, w)
		}
		return nil
	})
	if err != nil {
		c.fail(w, err)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.waits = nil // what is begun next is somebody else's
	if c.gone && !w.again {
		c.part() // who said this says it again where the conversation goes on
	}
	cause := context.Cause(ctx)
	if c.next() < 0 || cause == errShutdown || cause == errLeft && len(c.listeners) == 0 {
		c.busy = false
		return false
	}
	return true
}
