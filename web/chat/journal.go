package chat

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
)

// A conversation continues while its store fails or hangs. No caller waits for the store with a chat locked: records
// queue in the chat's journal, which its own goroutine writes, and events are shown once the records before them are
// stored.

// journal is the part of a conversation not stored yet.
type journal struct {
	records   []Record      // records the store does not have, in order
	writing   []Record      // those being written
	conv      *Conversation // the conversation to write with the records; nil: they are only appended
	pending   []*Delivery   // shown, in order, once the records before them are stored
	idle      chan struct{} // closed when no write is in progress; nil: none is
	lastShown int64         // the number of the last event shown
	stored    int64         // the number of the last record known to be stored

	reading int      // readers of the stored conversation
	tail    []Record // what the store may have lacked when the first reader started
}

// save stores the conversation with records; pending is the message being worked on, if any. c.mu is held.
func (c *Session) save(pending []byte, records ...Record) {
	if c.transient {
		return
	}
	c.journal.conv = &Conversation{ID: c.id, TokenHash: c.secret, User: c.by.Name, View: c.by.View.Key,
		Source: c.source.Name, Memory: c.memory, PendingMessage: pending}
	c.appendRecords(records...)
}

// appendRecords stores records after earlier ones. c.mu is held.
func (c *Session) appendRecords(records ...Record) {
	j := &c.journal
	j.records = append(j.records, records...)
	if j.reading > 0 {
		j.tail = append(j.tail, records...)
	}
	c.write()
}

// hasUnstored reports whether the store lacks anything of the conversation. c.mu is held.
func (c *Session) hasUnstored() bool {
	return c.journal.conv != nil || len(c.journal.records) > 0 || c.journal.idle != nil
}

// write starts a goroutine that writes the journal. c.mu is held.
func (c *Session) write() {
	j := &c.journal
	if j.idle != nil {
		return
	}
	j.idle = make(chan struct{})
	c.hub.workers.Go("store", func() {
		for c.writeOnce() {
		}
		c.hub.release(c)
	})
}

// writeOnce writes the journal's current content, and reports whether there may be more.
func (c *Session) writeOnce() (more bool) {
	c.mu.Lock()
	j := &c.journal
	conv, records, known := j.conv, j.records, j.stored
	if c.transient || conv == nil && len(records) == 0 {
		close(j.idle)
		j.idle = nil
		c.mu.Unlock()
		return false
	}
	j.conv, j.records, j.writing = nil, nil, records
	c.mu.Unlock()
	err := contain.Do("store", func() error {
		ctx, cancel := c.hub.StoreContext()
		defer cancel()
		if conv == nil {
			return c.hub.Store.Append(ctx, c.id, known, records...)
		}
		return c.hub.Store.Save(ctx, conv, known, records...)
	})
	c.mu.Lock()
	defer c.mu.Unlock()
	j.writing = nil
	switch {
	case err == nil:
		if len(records) > 0 {
			j.stored = records[len(records)-1].Seq
		}
		c.showStored(conv != nil)
		return true
	case errors.Is(err, ErrSuperseded):
		c.yield()
	case !c.transient:
		if j.conv == nil {
			j.conv = conv
		}
		j.records = append(records, j.records...)
		c.handleStoreFailure(err)
	}
	close(j.idle)
	j.idle = nil
	return false
}

// yield gives the conversation up to the server that has continued it. What is not stored was shown to nobody; clients
// connect again, and the conversation is loaded anew for them. c.mu is held.
func (c *Session) yield() {
	slog.Warn("another server has continued a conversation", "conversation", c.id)
	c.transient, c.released = true, true
	c.journal.conv, c.journal.records, c.journal.pending, c.inbox = nil, nil, nil, nil
	if c.busy {
		c.cancel(errSuperseded)
	}
	for l := range c.listeners {
		l.Disconnect(c)
	}
	contain.Go("drop a conversation", func() { c.hub.drop(c) }) // the hub is not locked with a chat locked
}

// showStored shows the events that waited for storage; complete means that the conversation itself was stored, too.
// c.mu is held.
func (c *Session) showStored(complete bool) {
	c.hub.isStoreFailing.Store(false)
	c.saved = c.saved || complete
	wasUnsaved := c.unsaved
	c.unsaved = false
	c.showPending()
	if wasUnsaved {
		c.notice(nil, "kept", views.English.SaveResumed)
	}
}

// maxUnsaved is the maximum number of unstored records of a conversation.
const maxUnsaved = 500

// handleStoreFailure continues without the store: visitors are notified, and writing is retried later, even if nobody
// is connected. c.mu is held.
func (c *Session) handleStoreFailure(err error) {
	c.hub.storeFailed(c.id, err)
	j := &c.journal
	j.records = j.records[max(0, len(j.records)-maxUnsaved):]
	notified := c.unsaved
	c.unsaved = true
	c.showPending()
	if !notified {
		c.notice(nil, "not_kept", views.English.SaveFailed)
	}
	if c.retryTimer == nil {
		c.retryTimer = time.AfterFunc(c.hub.StoreRetryDelay, contain.Func("store", func() {
			c.mu.Lock()
			defer c.mu.Unlock()
			c.retryTimer = nil
			if c.hasUnstored() && !c.transient {
				c.write()
			}
		}))
	}
}

// show sends an event to its recipients once earlier records are stored, or at once while the store fails. c.mu is
// held.
func (c *Session) show(o *Delivery) {
	c.journal.pending = append(c.journal.pending, o)
	c.showPending()
}

// showPending shows events that need not wait any longer. c.mu is held.
func (c *Session) showPending() {
	j := &c.journal
	first := int64(-1) // the store lacks the records from here on
	if len(j.writing) > 0 {
		first = j.writing[0].Seq
	} else if len(j.records) > 0 {
		first = j.records[0].Seq
	}
	wait := first >= 0 && !c.transient && !c.unsaved && !c.hub.isStoreFailing.Load()
	for len(j.pending) > 0 && !(wait && j.pending[0].Record.Seq >= first) {
		o := j.pending[0]
		j.pending = j.pending[1:]
		j.lastShown = o.Record.Seq
		c.deliver(o)
	}
}

// deliver sends an event to the current listeners. c.mu is held.
func (c *Session) deliver(o *Delivery) {
	if o.programOnly {
		o.program.Deliver(c, o)
		return
	}
	if len(c.listeners) > 0 {
		c.hub.Counts.Event(o.Record.Type)
	}
	for l := range c.listeners {
		l.Deliver(c, o)
	}
}

// stopStoring stops storing the conversation, and returns when no write is in progress.
func (c *Session) stopStoring() {
	c.mu.Lock()
	j := &c.journal
	c.transient, c.saved, c.isDeleted = true, false, true
	j.records, j.conv = nil, nil
	idle := j.idle
	c.showPending()
	c.mu.Unlock()
	if idle != nil {
		<-idle
	}
}

// read collects all records of the conversation: those of the store, and the tail that is not stored yet. It passes the
// stored ones to useStored while the chat is unlocked, and all of them to use with the chat locked.
func (c *Session) read(ctx context.Context, useStored func(stored []Record), use func(records []Record) error) error {
	c.mu.Lock()
	j := &c.journal
	if j.reading++; j.reading == 1 {
		j.tail = append(append([]Record(nil), j.writing...), j.records...)
	}
	saved := c.saved
	c.mu.Unlock()
	var stored []Record
	var err error
	if saved {
		ctx, cancel := context.WithTimeout(ctx, c.hub.StoreTimeout)
		defer cancel()
		err = contain.Do("read a conversation", func() (err error) {
			if stored, err = c.hub.Store.Records(ctx, c.id, 0); err == nil {
				useStored(stored)
			}
			return err
		})
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	defer func() {
		if j.reading--; j.reading == 0 {
			j.tail = nil
		}
	}()
	switch {
	case err != nil:
		return err
	case c.released:
		return errReleased
	}
	records := stored
	last := int64(0)
	if len(stored) > 0 {
		last = stored[len(stored)-1].Seq
	}
	for _, r := range j.tail {
		if r.Seq > last {
			records = append(records, r)
		}
	}
	for len(records) > 0 && records[len(records)-1].Seq > j.lastShown {
		records = records[:len(records)-1]
	}
	return use(records)
}
