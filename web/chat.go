package web

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
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
	waits     *program    // who alone wants the answer; nil: a page
	unkept    bool        // and the visitor was told so
	news      string      // what is to be told of that: kept or not_kept
	again     *time.Timer // runs until the store is tried again
	unsaved   []Record    // what the store did not take; it gets it with what comes next
	doing     []byte      // the message being worked on, as it is stored
	gone      bool        // released: another chat may stand for the conversation
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

const (
	mostWaiting = 8       // messages of one conversation
	restartGap  = 1 << 20 // numbers that a process may have given to events it did not store
)

// Reasons for which a turn's context ends.
var (
	// ErrStopped is the cause when the person wants no more: what is certain closes the turn.
	ErrStopped  = errors.New("stopped")
	errLeft     = errors.New("nobody is connected any more")
	errShutdown = errors.New("the server is shutting down")
	errTaken    = errors.New("the conversation goes on with another server")
)

// accept takes a message from a client; what it cannot take it answers with a notice or, where a turn was to be
// opened, with an error.
func (c *chat) accept(m agent.Message, by sender) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.gone:
		c.part()
		return
	case m.Type == agent.StopMessage && c.busy:
		c.inbox = nil
		c.cancel(ErrStopped)
		return
	}
	if code, text := c.pointless(m); code != "" {
		c.notice(code, text)
		return
	}
	if len(c.inbox) >= mostWaiting {
		c.refuse(m, "busy", c.srv.words.TooManyWaiting)
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
func (c *chat) pointless(m agent.Message) (code, text string) {
	switch say := c.srv.words; {
	case m.Type == agent.StopMessage && c.fold.pending == nil:
		return "idle", say.NothingToStop
	case again(m.Type) && !c.busy && (!c.fold.closed || c.fold.suql == ""),
		m.Type == agent.UndoMessage && c.fold.turn < c.fold.base && !c.busy:
		return "nothing", say.NothingToDo[m.Type]
	case m.Type == agent.AnswerMessage && (c.fold.pending == nil || c.fold.pending.ID != m.ID):
		return "stale", say.StaleAnswer
	case m.Type == agent.EditMessage && (m.Turn < c.fold.base || m.Turn > c.fold.turn):
		return "no_turn", say.NoSuchTurn
	case m.Type == agent.SourceMessage && c.srv.find(c.by.view, m.Name) == nil:
		return "no_source", say.NoSuchSource
	}
	return "", ""
}

// again reports whether a message of this type is about the answer on the screen.
func again(kind string) bool {
	switch kind {
	case agent.OverturnMessage, agent.ContinueMessage, agent.ChangeMessage, agent.AlternativesMessage:
		return true
	}
	return false
}

// refuse answers a message that is not taken. c.mu is held.
func (c *chat) refuse(m agent.Message, code, text string) {
	if opens(m.Type) {
		e := refusedEvent{agent.ErrorEvent{Code: code, Message: text}}
		c.send(c.record(e), e)
		return
	}
	c.notice(code, text)
}

func (c *chat) notice(code, text string) {
	e := noticeEvent{Code: code, Message: text}
	c.send(c.record(e), e)
}

// opens reports whether a message of this type opens a turn.
func opens(kind string) bool {
	return kind == agent.AskMessage || kind == agent.RunMessage || kind == agent.EditMessage
}

// start works through the inbox in a goroutine of its own, which ends with the inbox. c.mu is held.
func (c *chat) start() {
	if c.busy || len(c.inbox) == 0 {
		return
	}
	c.busy = true
	ctx, cancel := context.WithCancelCause(c.srv.ctx)
	c.cancel = cancel
	c.srv.working.Add(1)
	go func() {
		defer c.srv.working.Done()
		defer cancel(nil)
		for c.step(ctx, cancel) {
			ctx, cancel = context.WithCancelCause(c.srv.ctx)
			c.mu.Lock()
			c.cancel = cancel
			c.mu.Unlock()
		}
		cancel(nil)
		c.srv.hub.release(c)
	}()
}

// step works on one message and reports whether there is another one.
func (c *chat) step(ctx context.Context, cancel context.CancelCauseFunc) bool {
	c.mu.Lock()
	if len(c.inbox) == 0 || ctx.Err() != nil {
		c.busy = false
		c.mu.Unlock()
		return false
	}
	w := c.inbox[0]
	c.inbox = c.inbox[1:]
	c.who, c.waits = c.visitor(w), w.waits
	c.mu.Unlock()
	defer cancel(nil)
	if w.message.Type == agent.SourceMessage {
		c.change(w.message.Name)
	} else {
		c.turn(ctx, w)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.waits = nil // what is begun next is somebody else's
	if c.gone && !w.again {
		c.part() // who said this says it again where the conversation goes on
	}
	cause := context.Cause(ctx)
	if len(c.inbox) == 0 || cause == errShutdown || cause == errLeft && len(c.listeners) == 0 {
		c.busy = false
		return false
	}
	return true
}

// turn has the agent work on one message: what opens the turn is stored before anything of it is shown, what closes it
// together with what the agent then remembers, so that a turn cut off by the end of the process is simply done again.
func (c *chat) turn(ctx context.Context, w work) {
	began := time.Now()
	number, ok := c.open(&w)
	if !ok {
		return
	}
	m := w.message
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
	defer func() {
		if e, ok := t.last.(agent.ResultEvent); ok && err == nil && cause == nil {
			c.suggest(ctx, e, c.visitor(w))
		}
	}()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.gone {
		return
	}
	if cause == errLeft || cause == errShutdown {
		log.Info("turn put off", "because", cause)
		c.inbox = append([]work{{message: m, again: true, sender: w.sender}}, c.inbox...)
		return
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
			c.notice("nothing", c.srv.words.NothingToDo[m.Type])
		}
	}
	before := c.source.Agent.Turns(c.memory)
	c.memory = memory
	if m.Type == agent.UndoMessage && c.source.Agent.Turns(memory) < before {
		c.publish(undoneEvent{Text: c.fold.said.Text}, true)
		return
	}
	if reply, ok := t.last.(agent.ReplyEvent); ok && c.fold.closed {
		c.notice("said", reply.Text) // an answer to a message that opened no turn
		t.last = nil
	}
	if t.last != nil {
		c.publish(t.last, true)
	} else {
		c.save(nil)
	}
	c.audited(w, t.last, time.Since(began))
	kind := c.srv.metrics.turn(t.last, time.Since(began))
	span.SetAttributes(attribute.String("ended", kind))
	log.Info("turn", "ended", kind, "ms", time.Since(began).Milliseconds())
}

// runAgent waits for the turn's place and calls the agent. A panic of the agent ends the turn, not the server.
func (c *chat) runAgent(ctx context.Context, w work, t *turning) (memory []byte, err error) {
	place, err := c.place(ctx, c.visitor(w))
	if err != nil {
		return nil, err
	}
	defer place.leave()
	defer func() {
		if p := recover(); p != nil {
			err = panicked(p)
		}
	}()
	if !c.fresh() {
		return nil, &suql.Error{Code: "3D000", Message: c.srv.words.NoSuchSource}
	}
	by := sender{who: c.visitor(w), owner: w.owner}
	return c.source.Agent.Turn(by.within(place.within(ctx)), c.memory, w.message, t.emit)
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
	c.settle() // others tell this chat its place in the queue, and must not wait for the disk
	return c.srv.gate.enter(ctx, who, Structured, tell)
}

// settle returns when what was said is stored.
func (c *chat) settle() {
	c.mu.Lock()
	defer c.mu.Unlock()
}

// within returns a context in which work is done for who sent a message or a request.
func (by sender) within(ctx context.Context) context.Context {
	return context.WithValue(ctx, askerKey{}, Asker{person(by.who), by.owner})
}

// Asker is who a turn or a request is worked on for.
type Asker struct {
	Who   string // an address
	Owner bool
}

type askerKey struct{}

// AskerOf returns who a context's work is done for; false where it is nobody's.
func AskerOf(ctx context.Context) (Asker, bool) {
	a, ok := ctx.Value(askerKey{}).(Asker)
	return a, ok
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
	c.mu.Lock()
	defer c.mu.Unlock()
	now := c.srv.find(c.by.view, c.source.Name)
	if now != nil {
		c.source = now
	}
	return now != nil
}

// open stores what the person said and shows it to every tab. It returns the turn's number and whether there is a turn
// to work on. A question is not waited for until it is stored: the agent may think meanwhile, and is heard when the
// chat is unlocked. What may change something is: the conversation may have been taken by another server.
func (c *chat) open(w *work) (turn int, ok bool) {
	c.mu.Lock()
	if w.again {
		defer c.mu.Unlock()
		return c.fold.turn, true
	}
	m := w.message
	var event agent.Event
	if opens(m.Type) && !c.fold.closed {
		if p := c.fold.pending; p != nil {
			c.publish(answeredEvent{ID: p.ID, Question: p.Question, Answer: c.spoken(p, agent.Skip), Value: agent.Skip}, false)
		}
		c.publish(agent.ReplyEvent{Text: c.srv.words.WentOn}, false)
	}
	switch m.Type {
	case agent.AskMessage:
		c.fold.turn++
		event = turnEvent{Kind: m.Type, Text: m.Text, At: c.source.Agent.Turns(c.memory)}
	case agent.RunMessage:
		c.fold.turn++
		event = turnEvent{Kind: m.Type, Text: m.SUQL, At: c.source.Agent.Turns(c.memory)}
	case agent.EditMessage:
		c.fold.turn = m.Turn
		m.Turn = c.fold.at[m.Turn]
		event = turnEvent{Kind: m.Type, Text: m.Text, At: m.Turn}
	case agent.AnswerMessage:
		p := c.fold.pending
		if p == nil || p.ID != m.ID {
			c.notice("stale", c.srv.words.StaleAnswer)
			c.mu.Unlock()
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
	turn = c.fold.turn
	keep := func() (ours bool) {
		defer c.mu.Unlock()
		c.save(doing, said...)
		for _, r := range said {
			c.send(r, event)
		}
		return !c.gone
	}
	if opens(m.Type) {
		go keep()
		return turn, true
	}
	return turn, keep()
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
	c.mu.Lock()
	defer c.mu.Unlock()
	c.source, c.memory = c.srv.find(c.by.view, name), nil
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
		e = turnEvent{Kind: agent.AskMessage, Text: instead.Question, At: c.fold.at[c.fold.turn]}
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

// publish numbers, stores and sends an event; with save, the conversation itself is stored in the same step and no
// work is in progress any more. c.mu is held.
func (c *chat) publish(e agent.Event, save bool) {
	r := c.record(e)
	kept := c.keepable(r, e)
	if save {
		c.save(nil, kept)
	} else if c.saved || len(c.unsaved) > 0 {
		c.unsaved = append(c.unsaved, kept)
		if c.saved {
			c.stored(c.srv.store.Append(c.srv.storing(), c.id, c.unsaved...))
		}
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

// save stores the conversation with records. A store that fails is reported to the operator; the conversation goes on.
func (c *chat) save(doing []byte, records ...Record) {
	if c.passing {
		return
	}
	c.doing = doing
	c.unsaved = append(c.unsaved, records...)
	conv := &Conversation{ID: c.id, TokenHash: c.secret, User: c.by.Name, View: c.by.view.Key, Source: c.source.Name,
		Memory: c.memory, Doing: doing, Updated: time.Now()}
	if c.stored(c.srv.store.Save(c.srv.storing(), conv, c.unsaved...)) {
		c.saved = true
	}
}

// mostUnsaved bounds how many records of one conversation wait for the store.
const mostUnsaved = 500

// stored notes whether the store took what is unsaved. When that changes the visitor is told; what was not taken is
// offered again a while later, whoever is still there. c.mu is held.
func (c *chat) stored(err error) bool {
	if err == nil {
		if c.unkept {
			c.unkept = false
			c.news = "kept"
		}
		c.unsaved = nil
		return true
	}
	if errors.Is(err, ErrTaken) {
		c.taken()
		return false
	}
	c.srv.storeFailed(c.id, err)
	c.unsaved = c.unsaved[max(0, len(c.unsaved)-mostUnsaved):]
	if !c.unkept {
		c.unkept = true
		c.news = "not_kept"
	}
	if c.again == nil {
		c.again = time.AfterFunc(c.srv.options.StoreAgain, func() {
			c.mu.Lock()
			c.again = nil
			if len(c.unsaved) > 0 && !c.gone {
				c.save(c.doing)
				c.tellNews()
			}
			c.mu.Unlock()
			c.srv.hub.release(c)
		})
	}
	return false
}

// taken ends what goes on with another server. Who still listens here is sent away when they say something, or else
// after a while: two pages would take the conversation from one another for as long as a turn lasts. c.mu is held.
func (c *chat) taken() {
	if c.gone {
		return
	}
	c.gone, c.unsaved, c.inbox = true, nil, nil
	if c.cancel != nil {
		c.cancel(errTaken)
	}
	go c.srv.hub.drop(c)
	time.AfterFunc(c.srv.grace, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.part()
	})
}

// part sends everybody away who listens. c.mu is held.
func (c *chat) part() {
	for l := range c.listeners {
		l.close()
	}
}

// tellNews tells visitors, after the event that it turned out with, whether what they say is kept. c.mu is held.
func (c *chat) tellNews() {
	switch news := c.news; news {
	case "kept":
		c.news = ""
		c.notice(news, c.srv.words.Kept)
	case "not_kept":
		c.news = ""
		c.notice(news, c.srv.words.NotKept)
	}
}

// send gives an event to everybody who listens. c.mu is held.
func (c *chat) send(r Record, e agent.Event) {
	if c.gone {
		return
	}
	defer c.tellNews()
	if len(c.listeners) == 0 {
		return
	}
	c.srv.metrics.event(r.Type)
	o := newOutgoing(c.srv, c.source, c.fold, r, e)
	for l := range c.listeners {
		l.deliver(c, o)
	}
}
