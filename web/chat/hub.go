package chat

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"reflect"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

// Options configure a hub.
type Options struct {
	Store Store
	Queue *Queue
	// Find returns a source of a view, or an upload, by name; nil: there is none.
	Find func(v *View, name string) *Source
	// HTML renders an event for pages.
	HTML func(s *Delivery, kiosk bool) string
	// MayOpenTurn reports whether an address may open a turn now.
	MayOpenTurn func(who string) bool
	// MayStoreAnswer reports whether a visitor's allowance has room for that many bytes of an answer.
	MayStoreAnswer func(who string, bytes int) bool
	Counts         Counter

	Answers       *budget.Budget   // memory for the rows of all answers being made or sent
	OnMemoryFreed func(held int64) // called with the number of bytes that were freed

	Grace           time.Duration // how long a turn continues with nobody connected
	StoreRetryDelay time.Duration // delay before unstored events are offered to the store again
	StoreTimeout    time.Duration // maximum time of one store call

	Notes          Notes // stores the outcomes of turns; nil: they are not stored
	VisitorTexts   VisitorTexts
	LogQuestions   bool
	StorageProblem StorageProblem // a storage problem, shown to everybody who connects
}

// Counter counts what happens, for operators.
type Counter interface {
	Event(kind string)
	// Turn counts a message that was processed and returns how it ended.
	Turn(last agent.Event, took time.Duration) (ended string)
	StoreFailed()
}

// StorageProblem is a storage problem found at startup.
type StorageProblem int

// The storage problems.
const (
	NoProblem       StorageProblem = iota
	NothingSaved                   // nothing is stored after the process ends
	OldDataSetAside                // earlier data could not be read
)

// Hub holds the conversations with connections or work in progress; all others are only in the store.
type Hub struct {
	Options

	ctx            context.Context
	stop           context.CancelCauseFunc
	workers        workers
	writes         context.Context // for the store; outlives ctx
	stopWrites     context.CancelFunc
	isStoreFailing atomic.Bool // the last write failed
	rowCache       resultCache

	mu    sync.Mutex
	chats map[string]*Session
}

// NewHub returns a hub, which must be closed.
func NewHub(o Options) *Hub {
	h := &Hub{Options: o, chats: map[string]*Session{}}
	h.ctx, h.stop = context.WithCancelCause(context.Background())
	h.writes, h.stopWrites = context.WithCancel(context.Background())
	return h
}

// Context returns a context that ends when the hub is closed.
func (h *Hub) Context() context.Context { return h.ctx }

// Go runs f in a goroutine that Close waits for.
func (h *Hub) Go(name string, f func()) { h.workers.Go(name, f) }

// BeginShutdown starts the shutdown: turns in progress are postponed, to be repeated when somebody resumes
// the chat.
func (h *Hub) BeginShutdown() { h.stop(errShutdown) }

// endTimeout is how long Close waits for turns to stop and events to be stored.
const endTimeout = 3 * time.Second

// Close ends the hub. It returns within seconds, even if a turn or the store hangs.
func (h *Hub) Close() {
	h.BeginShutdown()
	ctx, cancel := context.WithTimeout(context.Background(), endTimeout)
	defer cancel()
	if left := h.workers.wait(ctx); left > 0 {
		slog.Warn("shutting down with unfinished work; its turns are repeated when somebody resumes the chat", "left", left)
	}
	h.stopWrites()
}

// StoreContext returns the context for a store call, which outlives the start of a shutdown.
func (h *Hub) StoreContext() (context.Context, context.CancelFunc) {
	return context.WithTimeout(h.writes, h.StoreTimeout)
}

func (h *Hub) storeFailed(id string, err error) {
	h.isStoreFailing.Store(true)
	h.Counts.StoreFailed()
	slog.Error("conversation could not be stored", "conversation", id, "err", err)
}

func (h *Hub) newSession(id string) *Session {
	return &Session{hub: h, id: id, fold: NewFold(), listeners: map[Listener]struct{}{}}
}

// Begin creates a conversation. It is stored with its first message, or never if transient is set.
func (h *Hub) Begin(source *Source, transient bool, by *Requester) (c *Session, token string) {
	token = RandomName(16)
	c = h.newSession(RandomName(9))
	c.secret, c.by, c.transient, c.source = HashToken(token), by, transient, source
	c.loading.Do(func() {})
	h.mu.Lock()
	h.chats[c.id] = c
	h.mu.Unlock()
	return c, token
}

// Open returns a conversation, from the store if necessary, and adds a listener, which must leave it.
func (h *Hub) Open(ctx context.Context, id, token string, by *Requester, l Listener, after int64) (*Session, error) {
	for {
		h.mu.Lock()
		c := h.chats[id]
		if c == nil {
			c = h.newSession(id)
			h.chats[id] = c
		}
		h.mu.Unlock()
		c.loading.Do(func() {
			c.loadErr = contain.Do("load a conversation", func() error { return c.load(by) })
		})
		if c.loadErr != nil {
			h.drop(c)
			return nil, c.loadErr
		}
		if c.by.View.Key != by.View.Key || !c.link && c.by.Name != by.Name {
			h.release(c)
			return nil, ErrUnknown
		}
		if !c.link && subtle.ConstantTimeCompare(c.secret, HashToken(token)) != 1 {
			h.release(c)
			return nil, ErrToken
		}
		switch err := c.Attach(ctx, l, token, after); err {
		case nil:
			return c, nil
		case errReleased:
			h.drop(c)
		default:
			h.release(c)
			return nil, err
		}
	}
}

// drop removes a conversation, so that it is loaded again when it is needed.
func (h *Hub) drop(c *Session) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.chats[c.id] == c {
		delete(h.chats, c.id)
	}
}

var errReleased = errors.New("the chat was released in the meantime")

// release removes a conversation without listeners or work from memory. It locks the chat first, so that users of the
// hub never wait for a chat.
func (h *Hub) release(c *Session) {
	c.mu.Lock()
	defer c.mu.Unlock()
	h.mu.Lock()
	defer h.mu.Unlock()
	if len(c.listeners) == 0 && !c.busy && !c.hasUnstored() && c.journal.reading == 0 && h.chats[c.id] == c {
		delete(h.chats, c.id)
		c.released = true
	}
}

// stopSaving stops storing a conversation, and waits for a write in progress.
func (h *Hub) stopSaving(id string) {
	h.mu.Lock()
	c := h.chats[id]
	delete(h.chats, id)
	h.mu.Unlock()
	if c != nil {
		c.stopStoring()
	}
}

// Size returns the number of conversations in memory.
func (h *Hub) Size() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.chats)
}

// restartGap exceeds the number of unstored events a process may have numbered.
const restartGap = 1 << 20

// loadAtOnce returns a conversation and its records as they were at one moment: if another server closes a turn between
// the two, they are loaded again, since the turn would be repeated although it is closed.
func (h *Hub) loadAtOnce(ctx context.Context, id string) (*Conversation, []Record, error) {
	conv, err := h.Store.Load(ctx, id)
	for err == nil && conv != nil {
		var records []Record
		if records, err = h.Store.Records(ctx, id, 0); err != nil {
			break
		}
		before := conv
		if conv, err = h.Store.Load(ctx, id); err == nil && reflect.DeepEqual(before, conv) {
			return conv, records, nil
		}
	}
	return nil, nil, err
}

// load loads a conversation from the store, and queues the message that another process left unfinished.
func (c *Session) load(by *Requester) error {
	ctx, cancel := c.hub.StoreContext()
	defer cancel()
	conv, records, err := c.hub.loadAtOnce(ctx, c.id)
	if err != nil {
		return fmt.Errorf("load conversation: %w", err)
	}
	if conv == nil || !by.HasStarted(conv) {
		return ErrUnknown
	}
	c.by = by
	entries, err := replay(records)
	if err != nil {
		return err
	}
	source := c.hub.Find(by.View, conv.Source)
	if source == nil {
		return fmt.Errorf("its data %q is not served any more: %w", conv.Source, ErrUnknown)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.secret, c.memory, c.saved, c.link, c.source = conv.TokenHash, conv.Memory, true, conv.Link(), source
	for _, e := range entries {
		c.fold, c.seq = e.fold, e.Seq
	}
	c.journal.lastShown, c.journal.stored = c.seq, c.seq
	c.seq += restartGap
	if len(conv.PendingMessage) > 0 {
		var m agent.Message
		if err := json.Unmarshal(conv.PendingMessage, &m); err != nil {
			return fmt.Errorf("load conversation: unfinished message: %w", err)
		}
		c.inbox = append(c.inbox, work{message: m, resumed: true})
	}
	return nil
}

// Attach connects a client, which gets a hello event, the events that it missed, and then new ones.
func (c *Session) Attach(ctx context.Context, l Listener, token string, after int64) error {
	sources := map[string]*Source{} // opening sources may take time
	findSources := func(stored []Record) {
		for _, r := range stored {
			if e, err := Decode(r); r.Type == "source" && err == nil {
				name := e.(SourceEvent).Name
				sources[name] = c.hub.Find(c.by.View, name)
			}
		}
	}
	return c.read(ctx, findSources, func(records []Record) error {
		sources[c.source.Name] = c.source
		return c.addListener(l, token, after, records, sources)
	})
}

// addListener adds a listener that has received the events up to number after. c.mu is held.
func (c *Session) addListener(l Listener, token string, after int64, missed []Record,
	sources map[string]*Source) error {
	if c.grace != nil {
		c.grace.Stop()
		c.grace = nil
	}
	if after == 0 {
		missed = DropSuperseded(missed)
	}
	entries, err := replay(missed)
	if err != nil {
		return err
	}
	seq := max(after, 1)
	c.seq = max(c.seq, seq)
	if c.link {
		token = ""
	}
	hello := HelloEvent{Conversation: c.id, ReadOnly: c.link, Token: token, Source: c.source.Name, Resumed: c.saved ||
		c.hasUnstored(), RepeatedUpTo: max(c.journal.lastShown, seq), Busy: c.busy || len(c.inbox) > 0}
	data, err := present.Marshal(hello)
	if err != nil {
		return err
	}
	batch := []*Delivery{c.hub.newDelivery(c.by, c.source, c.fold,
		Record{Seq: seq, Turn: max(c.fold.Turn, 0), Type: "hello", Data: data}, hello)}
	source := c.by.View.Sources[0]
	for _, e := range entries {
		if s, ok := e.event.(SourceEvent); ok && sources[s.Name] != nil {
			source = sources[s.Name]
		}
		if e.Seq > after {
			batch = append(batch, c.hub.newDelivery(c.by, source, e.fold, e.Record, e.event))
		}
	}
	l.CatchUp(c, batch)
	c.listeners[l] = struct{}{}
	c.warnUnsaved()
	c.start()
	return nil
}

// warnUnsaved sends a notice if the chat cannot be saved. c.mu is held.
func (c *Session) warnUnsaved() {
	switch {
	case c.unsaved:
		c.notice(nil, "not_kept", views.English.SaveFailed)
	case c.hub.StorageProblem == NothingSaved && !c.transient:
		c.notice(nil, "not_kept", views.English.NotPersistent)
	case c.hub.StorageProblem == OldDataSetAside && !c.saved && !c.transient:
		c.notice(nil, "set_aside", views.English.ChatsSetAside)
	}
}

// Leave removes a listener. Work continues for a while in case somebody returns.
func (c *Session) Leave(l Listener) {
	c.mu.Lock()
	delete(c.listeners, l)
	c.start() // the one that left may have been a program with an open clarification
	if len(c.listeners) == 0 && c.busy && c.grace == nil {
		c.grace = time.AfterFunc(c.hub.Grace, contain.Func("grace", func() {
			c.mu.Lock()
			defer c.mu.Unlock()
			if len(c.listeners) == 0 && c.busy {
				slog.Info("turn postponed", "conversation", c.id, "because", errAbandoned)
				c.cancel(errAbandoned)
			}
		}))
	}
	c.mu.Unlock()
	c.hub.release(c)
}

// Abandon is like Leave, but for a client that will not return for the answer: unless a page shows the turn, it is
// stopped at once. Other people's questions in the conversation continue.
func (c *Session) Abandon(p *Program) {
	c.mu.Lock()
	c.inbox = slices.DeleteFunc(c.inbox, func(w work) bool { return w.Program == p })
	if c.busy && c.waitingProgram == p && !c.shownOnPage() {
		c.cancel(ErrStopped)
	}
	c.mu.Unlock()
	c.Leave(p)
}

// shownOnPage reports whether a page is listening. c.mu is held.
func (c *Session) shownOnPage() bool {
	for l := range c.listeners {
		if _, isProgram := l.(*Program); !isProgram {
			return true
		}
	}
	return false
}

// RandomName returns a random name that encodes the given number of bytes.
func RandomName(bytes int) string {
	b := make([]byte, bytes)
	rand.Read(b) // never returns an error
	return base64.RawURLEncoding.EncodeToString(b)
}

// HashToken returns the hash of a token.
func HashToken(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}
