package chat

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"strings"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// Reasons for the end of a turn's context.
var (
	// ErrStopped is the cause when the person stops the turn, which is closed with what is certain.
	ErrStopped    = errors.New("stopped")
	errAbandoned  = errors.New("all clients have disconnected")
	errSuperseded = errors.New("another server has continued the conversation")
	errShutdown   = errors.New("the server is shutting down")
)

// MaxAnswerBytes is the maximum size of the rows that one request or turn may hold.
const MaxAnswerBytes = 96 << 20

// turn lets the agent handle a message. The opening event is stored before it is shown, and the closing event together
// with the agent's memory, so that a turn interrupted by the end of the process is simply repeated.
func (c *Session) turn(ctx context.Context, w work) {
	start := time.Now()
	number, ok := c.openTurn(&w)
	m := w.message
	if !ok {
		return
	}
	log := slog.With("request", w.Request, "conversation", c.id, "turn", number, "message", m.Type)
	if c.hub.LogQuestions {
		log = log.With("question", m.Text, "suql", m.SUQL)
	}
	turnBudget := budget.New(MaxAnswerBytes, c.hub.Answers)
	defer func() { c.hub.OnMemoryFreed(turnBudget.End()) }()
	t := &turnEvents{chat: c}
	memory, err := c.runAgent(budget.With(ctx, turnBudget), w, t)
	cause := context.Cause(ctx)
	if !c.closeTurn(w, t, memory, err, cause, log) {
		return
	}
	c.recordOutcome(w, t.last, time.Since(start))
	outcome := c.hub.Counts.Turn(t.last, time.Since(start))
	c.describe(w, t.last, log).Info("turn", "ended", outcome, "ms", time.Since(start).Milliseconds())
}

// closeTurn closes the turn, and reports whether it has an outcome: a postponed or undone turn has none.
func (c *Session) closeTurn(w work, t *turnEvents, memory []byte, err, cause error, log *slog.Logger) bool {
	m := w.message
	c.mu.Lock()
	defer c.mu.Unlock()
	c.closing = true
	if cause == errSuperseded {
		return false
	}
	if cause == errAbandoned || cause == errShutdown {
		log.Info("turn postponed", "because", cause)
		c.inbox = append([]work{{message: m, resumed: true, Sender: w.Sender}}, c.inbox...)
		return false
	}
	if err != nil {
		memory = c.memory
		t.last = c.hub.Explain(err, log)
	} else if e, ok := t.last.(agent.ErrorEvent); ok {
		t.last = c.hub.visitorError(e, log)
	}
	if t.last == nil && t.events == 0 {
		if OpensTurn(m.Type) || m.Type == agent.AnswerMessage {
			t.last = c.hub.Explain(errors.New("the agent sent no closing event"), log)
		} else {
			c.notice(nil, "nothing", views.English.NotApplicable[m.Type])
		}
	}
	before := c.source.Agent.Turns(c.memory)
	c.memory = memory
	if m.Type == agent.UndoMessage && c.source.Agent.Turns(memory) < before {
		c.publish(UndoneEvent{Text: c.fold.Opened.Text}, true)
		return false
	}
	if reply, ok := t.last.(agent.ReplyEvent); ok && c.fold.Closed {
		c.notice(nil, "said", reply.Text) // the text answers a message that opened no turn
		t.last = nil
	}
	if t.last != nil {
		c.publish(t.last, true)
	} else {
		c.save(nil)
	}
	return true
}

// runAgent waits for a slot and calls the agent. A panic in the agent ends the turn, not the server.
func (c *Session) runAgent(ctx context.Context, w work, t *turnEvents) (memory []byte, err error) {
	slot, err := c.waitForSlot(ctx, w)
	if err != nil {
		return nil, err
	}
	defer slot.Leave()
	if !c.refreshUpload() {
		return nil, &suql.Error{Code: "3D000", Message: views.English.SourceUnavailable}
	}
	by := Sender{Address: c.visitor(w), Owner: w.Owner, Conversation: c.id}
	err = contain.Do("agent", func() (err error) {
		memory, err = c.source.Agent.Turn(by.Context(slot.Context(ctx)), c.memory, w.message, t.emit)
		return err
	})
	return memory, err
}

// waitForSlot waits for a slot for the turn, and meanwhile shows its place in the queue.
func (c *Session) waitForSlot(ctx context.Context, w work) (*Slot, error) {
	report := func(at Place) {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.send(QueueEvent{Position: at.Position, Seconds: int(math.Ceil(at.Wait.Seconds()))})
	}
	lane := Interactive
	if w.message.Type == agent.RunMessage {
		lane = Long
	}
	if p, free := c.hub.Queue.Try(c.visitor(w), lane, report); free {
		return p, nil
	}
	if w.Program != nil { // programs may ask many questions at once
		lane = Long
	}
	return c.hub.Queue.Enter(ctx, c.visitor(w), lane, report)
}

// visitor returns the address to charge for a piece of work, or a substitute for work resumed from another process.
func (c *Session) visitor(w work) string {
	if w.Address == "" {
		return "chat " + c.id
	}
	return w.Address
}

// refreshUpload reloads a visitor's upload, which may have been closed, and reports whether it still exists.
func (c *Session) refreshUpload() bool {
	if !c.source.Uploaded {
		return true
	}
	current := c.hub.Find(c.by.View, c.source.Name)
	if current != nil {
		c.mu.Lock()
		c.source = current
		c.mu.Unlock()
	}
	return current != nil
}

// openTurn stores the message and shows it in every tab. It returns the turn's number and whether the message is to be
// processed.
func (c *Session) openTurn(w *work) (turn int, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if w.resumed {
		return c.fold.Turn, true
	}
	m := w.message
	var event agent.Event
	byProgram := w.Program != nil
	if OpensTurn(m.Type) && !c.fold.Closed {
		if p := c.fold.Pending; p != nil {
			c.publish(AnsweredEvent{ID: p.ID, Question: p.Question, Answer: c.replyInWords(p, agent.Skip),
				Value: agent.Skip}, false)
		}
		c.publish(agent.ReplyEvent{Text: views.English.SkippedByQuestion}, false)
	}
	if OpensTurn(m.Type) || w.Program != nil {
		c.turnProgram = w.Program
	}
	switch m.Type {
	case agent.AskMessage:
		c.fold.Turn++
		event = TurnEvent{Kind: m.Type, Text: m.Text, At: c.source.Agent.Turns(c.memory), Program: byProgram}
	case agent.RunMessage:
		c.fold.Turn++
		event = TurnEvent{Kind: m.Type, Text: m.SUQL, RowsOf: m.Text, At: c.source.Agent.Turns(c.memory), Program: byProgram}
	case agent.EditMessage:
		c.fold.Turn = m.Turn
		m.Turn = c.fold.At[m.Turn]
		event = TurnEvent{Kind: m.Type, Text: m.Text, At: m.Turn}
	case agent.AnswerMessage:
		p := c.fold.Pending
		if p == nil || p.ID != m.ID {
			c.notice(w.Program, "stale", views.English.StaleAnswer)
			return 0, false
		}
		event = AnsweredEvent{ID: p.ID, Question: p.Question, Answer: c.replyInWords(p, m.Value), Value: m.Value}
	}
	pending, err := json.Marshal(m)
	if err != nil {
		slog.Error("message cannot be written as JSON", "conversation", c.id, "err", err)
	}
	w.message = m
	if event == nil {
		c.save(pending)
	} else {
		o := c.number(event)
		c.save(pending, o.Record)
		c.show(o)
	}
	return c.fold.Turn, true
}

// replyInWords returns the text of a reply.
func (c *Session) replyInWords(p *agent.ClarifyEvent, value string) string {
	switch value {
	case agent.Yes:
		return views.English.Yes
	case agent.No:
		return views.English.No
	case agent.Skip:
		return views.English.NotSure
	}
	for _, o := range p.Options {
		if o.ID == value {
			return cmp.Or(o.Reading, o.Text)
		}
	}
	return strings.TrimSpace(value)
}

// changeSource switches to another source, where the agent starts afresh.
func (c *Session) changeSource(name string) {
	to := c.hub.Find(c.by.View, name)
	c.mu.Lock()
	defer c.mu.Unlock()
	if to == nil { // it has been deleted
		c.notice(nil, "no_source", views.English.SourceUnavailable)
		return
	}
	c.source, c.memory = to, nil
	c.publish(SourceEvent{Name: name}, true)
}

// turnEvents receives the agent's events during one call. Events that close the turn or wait for the person are held
// back until they can be stored with the agent's memory.
type turnEvents struct {
	chat     *Session
	last     agent.Event
	events   int
	progress time.Time
}

const progressInterval = 80 * time.Millisecond

func (t *turnEvents) emit(e agent.Event) {
	c := t.chat
	c.mu.Lock()
	defer c.mu.Unlock()
	t.events++
	if instead, ok := e.(agent.InsteadEvent); ok {
		e = TurnEvent{Kind: agent.AskMessage, Text: instead.Question, At: c.fold.At[c.fold.Turn],
			Program: c.fold.Opened.Program}
	}
	switch kind := e.Type(); {
	case ClosesTurn(kind):
		if t.last != nil && ClosesTurn(t.last.Type()) {
			slog.Error("the agent closed a turn twice", "conversation", c.id, "turn", c.fold.Turn, "with", kind)
			return
		}
		t.flush()
		t.last = e
	case kind == "clarify":
		t.flush()
		t.last = e
	case kind == "progress":
		if now := time.Now(); now.Sub(t.progress) >= progressInterval {
			t.progress = now
			c.send(e)
		}
	case isTransient(kind):
		c.send(e)
	default:
		t.flush()
		c.publish(e, false)
	}
}

// flush sends the event held back, if any, since another follows it.
func (t *turnEvents) flush() {
	if t.last != nil {
		t.chat.publish(t.last, false)
		t.last = nil
	}
}

// describe adds to a turn's log line who asked, which texts were read, and the outcome.
func (c *Session) describe(w work, last agent.Event, log *slog.Logger) *slog.Logger {
	c.mu.Lock()
	log = log.With("address", w.Address, "user", c.by.Name, "source", c.source.LoggedName())
	c.mu.Unlock()
	statement := ""
	switch last := last.(type) {
	case agent.ResultEvent:
		statement = last.SUQL
		log = log.With("rows", len(last.Rows), "rows_considered", last.Stats.RowsConsidered, "reads", last.Reads)
	case agent.ErrorEvent:
		log = log.With("code", last.Code)
	}
	if !c.hub.LogQuestions {
		return log
	}
	input := w.message.Value
	if m := w.message; m.Type == agent.OverturnMessage {
		input = fmt.Sprintf("row %d, %s: %s", m.Row+1, m.Expr, m.Verdict)
	}
	return log.With("said", input, "ran", statement)
}
