package web

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"strings"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/suql"
)

// Reasons for which a turn's context ends.
var (
	// ErrStopped is the cause when the person wants no more: what is certain closes the turn.
	ErrStopped  = errors.New("stopped")
	errLeft     = errors.New("nobody is connected any more")
	errShutdown = errors.New("the server is shutting down")
	errTaken    = errors.New("the conversation goes on with another server")
)

// turn has the agent work on one message: what opens the turn is stored before anything of it is shown, what closes it
// together with what the agent then remembers, so that a turn cut off by the end of the process is simply done again.
func (c *chat) turn(ctx context.Context, w work) {
	began := time.Now()
	number, ok := c.open(&w)
	m := w.message
	if ok && !opens(m.Type) && !w.again { // the agent may think about a question while it is stored
		ok = c.ours()
	}
	if !ok {
		return
	}
	log := slog.With("request", w.request, "conversation", c.id, "turn", number, "message", m.Type)
	if c.srv.options.LogQuestions {
		log = log.With("question", m.Text, "suql", m.SUQL)
	}
	ctx, span := tracer.Start(ctx, "turn", trace.WithAttributes(attribute.String("conversation", c.id),
		attribute.String("request", w.request),
		attribute.Int("turn", number), attribute.String("message", m.Type)))
	defer span.End()
	t := &turning{chat: c}
	memory, err := c.runAgent(ctx, w, t)
	cause := context.Cause(ctx)
	if !c.close(w, t, memory, err, cause, log) {
		return
	}
	c.audited(w, t.last, time.Since(began))
	kind := c.srv.metrics.turn(t.last, time.Since(began))
	span.SetAttributes(attribute.String("ended", kind))
	log.Info("turn", "ended", kind, "ms", time.Since(began).Milliseconds())
	if e, ok := t.last.(agent.ResultEvent); ok && err == nil && cause == nil {
		c.phrase(ctx, w, e)
		c.suggest(ctx, e, c.visitor(w))
	}
}

// close ends what the agent was asked to work on, and reports whether it came to anything.
func (c *chat) close(w work, t *turning, memory []byte, err, cause error, log *slog.Logger) bool {
	m := w.message
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.gone {
		return false
	}
	if cause == errLeft || cause == errShutdown {
		log.Info("turn put off", "because", cause)
		c.inbox = append([]work{{message: m, again: true, sender: w.sender}}, c.inbox...)
		return false
	}
	if err != nil {
		memory = c.memory
		t.last = c.srv.asErrorEvent(err, log)
	} else if e, ok := t.last.(agent.ErrorEvent); ok {
		t.last = c.srv.told(e, log)
	}
	if t.last == nil && t.events == 0 {
		if opens(m.Type) || m.Type == agent.AnswerMessage {
			t.last = c.srv.asErrorEvent(errors.New("the agent said nothing"), log)
		} else {
			c.notice(nil, "nothing", c.srv.words.NothingToDo[m.Type])
		}
	}
	before := c.source.Agent.Turns(c.memory)
	c.memory = memory
	if m.Type == agent.UndoMessage && c.source.Agent.Turns(memory) < before {
		c.publish(undoneEvent{Text: c.fold.said.Text}, true)
		return false
	}
	if reply, ok := t.last.(agent.ReplyEvent); ok && c.fold.closed {
		c.notice(nil, "said", reply.Text) // an answer to a message that opened no turn
		t.last = nil
	}
	if t.last != nil {
		c.publish(t.last, true)
	} else {
		c.save(nil)
	}
	return true
}

// ours waits until what was said is stored, and reports whether no other server has taken the conversation: what may
// change something is not done twice.
func (c *chat) ours() bool {
	c.settle()
	c.mu.Lock()
	defer c.mu.Unlock()
	return !c.gone
}

// runAgent waits for the turn's place and calls the agent. A panic of the agent ends the turn, not the server.
func (c *chat) runAgent(ctx context.Context, w work, t *turning) (memory []byte, err error) {
	place, err := c.place(ctx, c.visitor(w))
	if err != nil {
		return nil, err
	}
	defer place.leave()
	if !c.fresh() {
		return nil, &suql.Error{Code: "3D000", Message: c.srv.words.NoSuchSource}
	}
	by := sender{who: c.visitor(w), owner: w.owner}
	err = contain.Do("agent", func() (err error) {
		memory, err = c.source.Agent.Turn(by.within(place.within(ctx)), c.memory, w.message, t.emit)
		return err
	})
	return memory, err
}

// place waits for the turn's place. Who has to is told so, after what they said.
func (c *chat) place(ctx context.Context, who string) (*place, error) {
	tell := func(position int) {
		c.mu.Lock()
		defer c.mu.Unlock()
		e := queueEvent{Position: position}
		c.send(c.record(e), e)
	}
	if p, free := c.srv.gate.try(who, Structured); free {
		p.tell = tell
		return p, nil
	}
	return c.srv.gate.enter(ctx, who, Structured, tell)
}

// visitor is who a piece of work counts for; of one that another process left undone it is not known.
func (c *chat) visitor(w work) string {
	if w.who == "" {
		return "chat " + c.id
	}
	return w.who
}

// fresh takes a visitor's data as it is by now: it may have been corrected since, or deleted.
func (c *chat) fresh() bool {
	if !c.source.Uploaded {
		return true
	}
	now := c.srv.find(c.by.view, c.source.Name)
	if now != nil {
		c.mu.Lock()
		c.source = now
		c.mu.Unlock()
	}
	return now != nil
}

// open has what the person said be stored and shown to every tab. It returns the turn's number and whether there is a
// turn to work on.
func (c *chat) open(w *work) (turn int, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if w.again {
		return c.fold.turn, true
	}
	m := w.message
	var event agent.Event
	byProgram := w.waits != nil
	if opens(m.Type) && !c.fold.closed {
		if p := c.fold.pending; p != nil {
			c.publish(answeredEvent{ID: p.ID, Question: p.Question, Answer: c.spoken(p, agent.Skip), Value: agent.Skip}, false)
		}
		c.publish(agent.ReplyEvent{Text: c.srv.words.WentOn}, false)
	}
	if opens(m.Type) || w.waits != nil {
		c.turnFor = w.waits
	}
	switch m.Type {
	case agent.AskMessage:
		c.fold.turn++
		event = turnEvent{Kind: m.Type, Text: m.Text, At: c.source.Agent.Turns(c.memory), Program: byProgram}
	case agent.RunMessage:
		c.fold.turn++
		event = turnEvent{Kind: m.Type, Text: m.SUQL, At: c.source.Agent.Turns(c.memory), Program: byProgram}
	case agent.EditMessage:
		c.fold.turn = m.Turn
		m.Turn = c.fold.at[m.Turn]
		event = turnEvent{Kind: m.Type, Text: m.Text, At: m.Turn}
	case agent.AnswerMessage:
		p := c.fold.pending
		if p == nil || p.ID != m.ID {
			c.notice(w.waits, "stale", c.srv.words.StaleAnswer)
			return 0, false
		}
		event = answeredEvent{ID: p.ID, Question: p.Question, Answer: c.spoken(p, m.Value), Value: m.Value}
	}
	doing, err := json.Marshal(m)
	if err != nil {
		slog.Error("message cannot be written as JSON", "conversation", c.id, "err", err)
	}
	w.message = m
	var said []Record
	if event != nil {
		said = append(said, c.record(event))
	}
	c.save(doing, said...)
	for _, r := range said {
		c.send(r, event)
	}
	return c.fold.turn, true
}

// spoken is what a reply says in words.
func (c *chat) spoken(p *agent.ClarifyEvent, value string) string {
	switch value {
	case agent.Yes:
		return c.srv.words.Yes
	case agent.No:
		return c.srv.words.No
	case agent.Skip:
		return c.srv.words.NotSure
	}
	for _, o := range p.Options {
		if o.ID == value {
			return cmp.Or(o.Reading, o.Text)
		}
	}
	return strings.TrimSpace(value)
}

// change turns to another source; the agent begins anew there.
func (c *chat) change(name string) {
	to := c.srv.find(c.by.view, name)
	c.mu.Lock()
	defer c.mu.Unlock()
	if to == nil { // it was deleted meanwhile
		c.notice(nil, "no_source", c.srv.words.NoSuchSource)
		return
	}
	c.source, c.memory = to, nil
	c.publish(sourceEvent{Name: name}, true)
}

// turning receives what the agent emits in one call. What closes the turn, or waits for the person, is held back
// until the agent's memory can be stored with it.
type turning struct {
	chat     *chat
	last     agent.Event
	events   int
	progress time.Time
}

const progressEvery = 80 * time.Millisecond

func (t *turning) emit(e agent.Event) {
	c := t.chat
	c.mu.Lock()
	defer c.mu.Unlock()
	t.events++
	if instead, ok := e.(agent.InsteadEvent); ok {
		e = turnEvent{Kind: agent.AskMessage, Text: instead.Question, At: c.fold.at[c.fold.turn],
			Program: c.fold.said.Program}
	}
	switch kind := e.Type(); {
	case closing(kind):
		if t.last != nil && closing(t.last.Type()) {
			slog.Error("the agent closed a turn twice", "conversation", c.id, "turn", c.fold.turn, "with", kind)
			return
		}
		t.flush()
		t.last = e
	case kind == "clarify":
		t.flush()
		t.last = e
	case kind == "progress":
		if now := time.Now(); now.Sub(t.progress) >= progressEvery {
			t.progress = now
			c.send(c.record(e), e)
		}
	case passing(kind):
		c.send(c.record(e), e)
	default:
		t.flush()
		c.publish(e, false)
	}
}

// flush lets go of what was held when it turns out that more follows.
func (t *turning) flush() {
	if t.last != nil {
		t.chat.publish(t.last, false)
		t.last = nil
	}
}
