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

// Sender is who sends a message, with the request id for logs.
type Sender struct {
	Who, Request string
	Owner        bool
	Conversation string
	Waits        *Program // the program that alone wants the answer; nil: a page
	Page         bool     // gets fragments of the page
}

// work is a message to be worked on.
type work struct {
	message agent.Message
	again   bool // an earlier process began it
	Sender
}

// Accept queues a client's message, or refuses it with a notice or, if it would open a turn, an error.
func (c *Session) Accept(m agent.Message, by Sender) {
	if m.Type == agent.SourceMessage && c.hub.Find(c.by.View, m.Name) == nil {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.notice(by.Waits, "no_source", views.English.NoSuchSource)
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	// otherwise it stops the clarification
	case m.Type == agent.StopMessage && c.busy && !(c.closing && c.fold.Pending != nil):
		dropped := c.inbox
		c.inbox = nil
		for _, w := range dropped {
			if w.Waits != nil {
				c.refuse(w.message, w.Waits, "57014", views.English.StoppedEarly)
			}
		}
		c.cancel(ErrStopped)
		return
	}
	if code, text := c.whySenseless(m, by); code != "" {
		c.notice(by.Waits, code, text)
		return
	}
	if len(c.inbox) >= MostWaiting && (by.Waits == nil || by.Waits != c.awaitedProgram()) {
		c.refuse(m, by.Waits, "busy", views.English.TooManyWaiting)
		return
	}
	c.inbox = append(c.inbox, work{message: m, Sender: by})
	c.start()
}

// whySenseless explains why a message makes no sense in the conversation's current state; the code is empty if it does.
// c.mu is held.
func (c *Session) whySenseless(m agent.Message, by Sender) (code, text string) {
	switch say := views.English; {
	case m.Type == agent.StopMessage && c.fold.Pending == nil:
		return "idle", say.NothingToStop
	case aboutLatestAnswer(m.Type) && !c.busy && (!c.fold.Closed || c.fold.SUQL == ""),
		m.Type == agent.UndoMessage && c.fold.Turn < c.fold.Base && !c.busy:
		return "nothing", say.NothingToDo[m.Type]
	case m.Type == agent.AnswerMessage && (c.fold.Pending == nil || c.fold.Pending.ID != m.ID ||
		by.Waits != nil && !c.fold.Opened.Program): // a page was asked and must answer itself
		return "stale", say.StaleAnswer
	case m.Type == agent.EditMessage && (m.Turn < c.fold.Base || m.Turn > c.fold.Turn):
		return "no_turn", say.NoSuchTurn
	}
	return "", ""
}

// aboutLatestAnswer reports whether a message of this type is about the latest answer.
func aboutLatestAnswer(kind string) bool {
	return kind == agent.OverturnMessage || kind == agent.ContinueMessage || kind == agent.ChangeMessage ||
		kind == agent.AlternativesMessage
}

// refuse tells the program that sent a message, or everybody who shows the conversation, that it is refused. c.mu is
// held.
func (c *Session) refuse(m agent.Message, to *Program, code, text string) {
	if OpensTurn(m.Type) {
		e := RefusedEvent{ErrorEvent: agent.ErrorEvent{Code: code, Message: text}}
		c.sendTo(to, c.record(e), e)
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
	c.hub.working.Go("turns", func() {
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
	if _, there := c.listeners[c.turnProgram]; c.turnProgram == nil || !there || c.fold.Pending == nil {
		return nil
	}
	return c.turnProgram
}

// next returns the index of the message to work on next, or -1: a program's reply to a clarification comes before
// messages that would open a turn and close its own. c.mu is held.
func (c *Session) next() int {
	p := c.awaitedProgram()
	return slices.IndexFunc(c.inbox, func(w work) bool { return p == nil || w.Waits == p || !OpensTurn(w.message.Type) })
}

// fail closes a turn that web itself could not continue.
func (c *Session) fail(w work, err error) {
	contain.Run("close a failed turn", func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		e := c.hub.Explain(err, slog.With("request", w.Request, "conversation", c.id, "turn", c.fold.Turn))
		if c.fold.Closed {
			c.refuse(w.message, w.Waits, e.Code, e.Message)
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
	c.visitorAtWork, c.waitingProgram, c.closing = c.visitor(w), w.Waits, false
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
	c.waitingProgram = nil // the next message is from somebody else
	cause := context.Cause(ctx)
	if c.next() < 0 || cause == errShutdown || cause == errLeft && len(c.listeners) == 0 {
		c.busy = false
		return false
	}
	return true
}
