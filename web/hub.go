package web

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
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
)

// hub holds the conversations with connections or work in progress; all others are only in the store.
type hub struct {
	mu    sync.Mutex
	chats map[string]*session
}

var (
	errUnknown = errors.New("no such conversation")
	errToken   = errors.New("this link does not open the conversation")
)

// begin creates a conversation. It is stored with its first message, or never if passing is set.
func (h *hub) begin(srv *Server, source *Source, passing bool, by *asker) (c *session, token string) {
	token = random(16)
	c = &session{srv: srv, id: random(9), secret: hash(token), by: by, passing: passing, source: source,
		fold: chat.NewFold(), listeners: map[listener]struct{}{}}
	c.loading.Do(func() {})
	h.mu.Lock()
	h.chats[c.id] = c
	h.mu.Unlock()
	return c, token
}

// open returns a conversation, from the store if necessary, and adds a listener, who must leave it.
func (h *hub) open(ctx context.Context, srv *Server, id, token string, by *asker, l listener, after int64) (*session,
	error) {
	for {
		h.mu.Lock()
		c := h.chats[id]
		if c == nil {
			c = &session{srv: srv, id: id, fold: chat.NewFold(), listeners: map[listener]struct{}{}}
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
		if c.by.view.Key != by.view.Key || !c.link && c.by.Name != by.Name {
			h.release(c)
			return nil, errUnknown
		}
		if !c.link && subtle.ConstantTimeCompare(c.secret, hash(token)) != 1 {
			h.release(c)
			return nil, errToken
		}
		switch err := c.attach(ctx, l, token, after); err {
		case nil:
			return c, nil
		case errGone:
			h.drop(c)
		default:
			h.release(c)
			return nil, err
		}
	}
}

// drop makes a conversation be reloaded when it is next needed.
func (h *hub) drop(c *session) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.chats[c.id] == c {
		delete(h.chats, c.id)
	}
}

var errGone = errors.New("released meanwhile")

// release removes a conversation from memory. It locks the chat first: users of the hub never wait
// for a chat.
func (h *hub) release(c *session) {
	c.mu.Lock()
	defer c.mu.Unlock()
	h.mu.Lock()
	defer h.mu.Unlock()
	if len(c.listeners) == 0 && !c.busy && !c.unstored() && c.journal.reading == 0 && h.chats[c.id] == c {
		delete(h.chats, c.id)
		c.released = true
	}
}

// unsave stops storing a conversation, after waiting for writes in progress.
func (h *hub) unsave(id string) {
	h.mu.Lock()
	c := h.chats[id]
	delete(h.chats, id)
	h.mu.Unlock()
	if c != nil {
		c.forget()
	}
}

func (h *hub) size() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.chats)
}

// restartGap exceeds the number of unstored events a process may have numbered.
const restartGap = 1 << 20

// load fills a chat from the store for everybody waiting for it, and resumes a process's unfinished work.
func (c *session) load(by *asker) error {
	ctx, cancel := c.srv.storing()
	defer cancel()
	conv, err := c.srv.store.Load(ctx, c.id)
	if err != nil {
		return fmt.Errorf("load conversation: %w", err)
	}
	if conv == nil || !by.theirs(conv) {
		return errUnknown
	}
	c.by = by
	records, err := c.srv.store.Records(ctx, c.id, 0)
	if err != nil {
		return fmt.Errorf("load conversation: %w", err)
	}
	source := c.srv.find(by.view, conv.Source)
	if source == nil {
		return fmt.Errorf("its data %q is not served any more: %w", conv.Source, errUnknown)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.secret, c.memory, c.saved, c.link, c.source = conv.TokenHash, conv.Memory, true, conv.Link(), source
	for _, r := range records {
		e, err := chat.Decode(r)
		if err != nil {
			return err
		}
		c.fold.Apply(r, e)
		c.seq = r.Seq
	}
	c.journal.shown = c.seq
	c.seq += restartGap
	if len(conv.Doing) > 0 {
		var m agent.Message
		if err := json.Unmarshal(conv.Doing, &m); err != nil {
			return fmt.Errorf("load conversation: unfinished message: %w", err)
		}
		c.inbox = append(c.inbox, work{message: m, again: true})
	}
	return nil
}

// attach connects a client: hello, missed events, then new ones.
func (c *session) attach(ctx context.Context, l listener, token string, after int64) error {
	sources := map[string]*Source{} // the sources in use, which may take time to open
	found := func(kept []chat.Record) {
		for _, r := range kept {
			if e, err := chat.Decode(r); r.Type == "source" && err == nil {
				name := e.(chat.SourceEvent).Name
				sources[name] = c.srv.find(c.by.view, name)
			}
		}
	}
	return c.read(ctx, found, func(shown []chat.Record) error {
		sources[c.source.Name] = c.source
		return c.welcome(l, token, after, shown, sources)
	})
}

// welcome adds a listener who has been shown the events up to a number. c.mu is held.
func (c *session) welcome(l listener, token string, after int64, missed []chat.Record,
	sources map[string]*Source) error {
	if c.grace != nil {
		c.grace.Stop()
		c.grace = nil
	}
	if after == 0 {
		missed = chat.Standing(missed)
	}
	seq := max(after, 1)
	if c.seq < seq {
		c.seq = seq
	}
	if c.link {
		token = ""
	}
	hello := chat.HelloEvent{Conversation: c.id, ReadOnly: c.link, Token: token, Source: c.source.Name, Resumed: c.saved ||
		c.unstored(), Until: max(c.journal.shown, seq), Busy: c.busy || len(c.inbox) > 0}
	data, err := present.Marshal(hello)
	if err != nil {
		return err
	}
	batch := []*outgoing{newOutgoing(c.srv, c.source, c.fold,
		chat.Record{Seq: seq, Turn: max(c.fold.Turn, 0), Type: "hello", Data: data}, hello)}
	then := chat.NewFold()
	source := c.by.view.Sources[0]
	for _, r := range missed {
		e, err := chat.Decode(r)
		if err != nil {
			return err
		}
		then.Apply(r, e)
		if s, ok := e.(chat.SourceEvent); ok && sources[s.Name] != nil {
			source = sources[s.Name]
		}
		if r.Seq > after {
			batch = append(batch, newOutgoing(c.srv, source, then, r, e))
		}
	}
	l.catchUp(c, batch)
	c.listeners[l] = struct{}{}
	c.tellUnkept()
	c.start()
	return nil
}

// tellUnkept says that the chat cannot be saved. c.mu is held.
func (c *session) tellUnkept() {
	switch {
	case c.unkept:
		c.notice(nil, "not_kept", views.English.NotKept)
	case c.srv.options.Trouble == Unkept && !c.passing:
		c.notice(nil, "not_kept", views.English.NeverKept)
	case c.srv.options.Trouble == SetAside && !c.saved && !c.passing:
		c.notice(nil, "set_aside", views.English.SetAside)
	}
}

// leave removes a listener. Work continues for a while in case somebody returns.
func (c *session) leave(l listener) {
	c.mu.Lock()
	delete(c.listeners, l)
	c.start() // a program may have left without replying to a clarification
	if len(c.listeners) == 0 && c.busy && c.grace == nil {
		c.grace = time.AfterFunc(c.srv.grace, contain.Func("grace", func() {
			c.mu.Lock()
			defer c.mu.Unlock()
			if len(c.listeners) == 0 && c.busy {
				slog.Info("turn put off", "conversation", c.id, "because", errLeft)
				c.cancel(errLeft)
			}
		}))
	}
	c.mu.Unlock()
	c.srv.hub.release(c)
}

// abandon is leave for a client that will not return for an answer: unless a page shows the turn, it stops at once.
// Others' questions in the conversation continue.
func (c *session) abandon(p *program) {
	c.mu.Lock()
	c.inbox = slices.DeleteFunc(c.inbox, func(w work) bool { return w.waits == p })
	if c.busy && c.waits == p && !c.shown() {
		c.cancel(ErrStopped)
	}
	c.mu.Unlock()
	c.leave(p)
}

// shown reports whether a page is listening. c.mu is held.
func (c *session) shown() bool {
	for l := range c.listeners {
		if _, is := l.(*program); !is {
			return true
		}
	}
	return false
}

func random(bytes int) string {
	b := make([]byte, bytes)
	rand.Read(b) // never fails
	return base64.RawURLEncoding.EncodeToString(b)
}

func hash(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}
