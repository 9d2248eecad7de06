package chat

import (
	"context"
	"log/slog"
	"slices"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
)

// Messages to a chat that make sense in its current state wait in its inbox and are worked on in order.

// Sender is the sender of a message, with the request id for logs.
type Sender struct {
	Address, Request string
	Owner            bool
	Conversation     string
	Program          *Program // the only recipient of the answer; nil: all pages
}

// work is a message to be worked on.
type work struct {
	message agent.Message
	resumed bool // an earlier process began it
	Sender
}

// Accept queues a client's message, or refuses it with a notice or, if it would open a turn, an error.
func (c *Session) Accept(m agent.Message, by Sender) {
	unknown := m.Type == agent.SourceMessage && c.hub.Find(c.by.View, m.Name) == nil
	c.mu.Lock()
	defer c.mu.Unlock()
	if unknown {
		c.notice(by.Program, "no_source", views.English.SourceUnavailable)
		return
	}
	// if nothing is running, the agent gets the message and closes the clarification
	if m.Type == agent.StopMessage && c.busy && !(c.closing && c.fold.Pending != nil) {
		dropped := c.inbox
		c.inbox = nil
		for _, w := range dropped {
			if w.Program != nil {
				c.refuse(w.message, w.Program, "57014", views.English.StoppedEarly)
			}
		}
		c.cancel(ErrStopped)
		return
	}
	if code, text := c.rejectReason(m, by); code != "" {
		c.notice(by.Program, code, text)
		return
	}
	if len(c.inbox) >= MaxInbox && (by.Program == nil || by.Program != c.awaitedProgram()) {
		c.refuse(m, by.Program, "busy", views.English.TooManyWaiting)
		return
	}
	c.inbox = append(c.inbox, work{message: m, Sender: by})
	c.start()
}

// rejectReason returns the error for a message that is not valid in the conversation's current state; the code is empty
// if it is valid. c.mu is held.
func (c *Session) rejectReason(m agent.Message, by Sender) (code, text string) {
	switch words := views.English; {
	case m.Type == agent.StopMessage && c.fold.Pending == nil:
		return "idle", words.NothingToStop
	case concernsLatestAnswer(m.Type) && !c.busy && (!c.fold.Closed || c.fold.SUQL == ""),
		m.Type == agent.UndoMessage && c.fold.Turn < c.fold.Base && !c.busy:
		return "nothing", words.NotApplicable[m.Type]
	case m.Type == agent.AnswerMessage && (c.fold.Pending == nil || c.fold.Pending.ID != m.ID ||
		by.Program != nil && !c.fold.Opened.Program): // a page asked this question, so a program must not answer
		return "stale", words.StaleAnswer
	case m.Type == agent.EditMessage && (m.Turn < c.fold.Base || m.Turn > c.fold.Turn):
		return "no_turn", words.TurnNotEditable
	}
	return "", ""
}

// concernsLatestAnswer reports whether a message of this type is about the latest answer.
func concernsLatestAnswer(kind string) bool {
	return kind == agent.OverturnMessage || kind == agent.ContinueMessage || kind == agent.ChangeMessage ||
		kind == agent.AlternativesMessage
}

// refuse notifies the program that sent a message, or else all pages, that the message is refused. c.mu is held.
func (c *Session) refuse(m agent.Message, to *Program, code, text string) {
	if OpensTurn(m.Type) {
		c.sendTo(to, RefusedEvent{ErrorEvent: agent.ErrorEvent{Code: code, Message: text}})
		return
	}
	c.notice(to, code, text)
}

// OpensTurn reports whether a message of this type opens a turn.
func OpensTurn(kind string) bool {
	return kind == agent.AskMessage || kind == agent.RunMessage || kind == agent.EditMessage
}

// start works through the inbox in its own goroutine. c.mu is held.
func (c *Session) start() {
	if c.busy || c.next() < 0 {
		return
	}
	c.busy = true
	ctx, cancel := context.WithCancelCause(c.hub.ctx)
	c.cancel = cancel
	c.hub.workers.Go("turns", func() {
		for c.step(ctx, cancel) {
			ctx, cancel = context.WithCancelCause(c.hub.ctx)
			c.mu.Lock()
			c.cancel = cancel
			c.mu.Unlock()
		}
		c.hub.release(c)
	})
}

// awaitedProgram returns the program with an open clarification; nil if there is none. c.mu is held.
func (c *Session) awaitedProgram() *Program {
	if _, connected := c.listeners[c.turnProgram]; c.turnProgram == nil || !connected || c.fold.Pending == nil {
		return nil
	}
	return c.turnProgram
}

// next returns the index of the message to work on next, or -1: a program's reply to a clarification comes before
// messages that would open another turn and so close the program's. c.mu is held.
func (c *Session) next() int {
	p := c.awaitedProgram()
	return slices.IndexFunc(c.inbox, func(w work) bool { return p == nil || w.Program == p || !OpensTurn(w.message.Type) })
}

// fail closes a turn after an error outside the agent.
func (c *Session) fail(w work, err error) {
	contain.Run("close a failed turn", func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		e := c.hub.Explain(err, slog.With("request", w.Request, "conversation", c.id, "turn", c.fold.Turn))
		if c.fold.Closed {
			c.refuse(w.message, w.Program, e.Code, e.Message)
		} else {
			c.publish(e, true)
		}
	})
}

// step works on one message and reports whether there is another.
func (c *Session) step(ctx context.Context, cancel context.CancelCauseFunc) bool {
	c.mu.Lock()
	next := c.next()
	if next < 0 || ctx.Err() != nil {
		c.busy = false
		c.mu.Unlock()
		return false
	}
	w := c.inbox[next]
	c.inbox = slices.Delete(slices.Clone(c.inbox), next, next+1)
	c.currentVisitor, c.waitingProgram, c.closing = c.visitor(w), w.Program, false
	c.mu.Unlock()
	defer cancel(nil)
	err := contain.Do("turn", func() error {
		if w.message.Type == agent.SourceMessage {
			c.changeSource(w.message.Name)
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
	c.waitingProgram = nil // the next message may be from another sender
	cause := context.Cause(ctx)
	if c.next() < 0 || cause == errShutdown || cause == errAbandoned && len(c.listeners) == 0 {
		c.busy = false
		return false
	}
	return true
}
