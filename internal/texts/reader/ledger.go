package reader

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"maps"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Entries stores bytes by key, with a size limit; package state has a persistent implementation.
type Entries interface {
	Find(ctx context.Context, keys ...string) (map[string][]byte, error)
	Put(ctx context.Context, entries map[string][]byte) error
}

// Ledger stores verdicts about the owner's texts across queries, users and restarts. The key of a verdict consists of
// the reader with its version and a hash of the text, the question and the form. A verdict set by a person replaces
// those of all readers.
type Ledger struct{ entries Entries }

// NewLedger returns a ledger over entries.
func NewLedger(e Entries) *Ledger { return &Ledger{entries: e} }

// entry is a stored verdict.
type entry struct {
	Answer     string             `json:"a,omitempty"`
	Choices    []int              `json:"c,omitempty"`
	Quote      string             `json:"q,omitempty"`
	Mixed      *verdict.Mixed     `json:"m,omitempty"`
	Near       *verdict.NearMatch `json:"n,omitempty"`
	Confidence float64            `json:"s,omitempty"`
	Reader     string             `json:"r,omitempty"`
}

// person replaces the reader's name in verdicts set by a person.
const person = "person"

// Recall returns the stored verdict for each request, or nil.
func (l *Ledger) Recall(ctx context.Context, reader string, requests []verdict.Request) ([]*verdict.Verdict, error) {
	keys := Keys(reader, requests...)
	found, err := l.entries.Find(ctx, keys...)
	if err != nil {
		return nil, err
	}
	out := make([]*verdict.Verdict, len(requests))
	for i := range requests {
		for _, key := range keys[2*i : 2*i+2] {
			var e entry
			if data, ok := found[key]; ok && out[i] == nil && json.Unmarshal(data, &e) == nil {
				out[i] = &verdict.Verdict{Answer: e.Answer, Choices: e.Choices, Quote: e.Quote, Mixed: e.Mixed, Near: e.Near,
					Confidence: e.Confidence, Reader: e.Reader}
			}
		}
	}
	return out, nil
}

// Record stores verdicts, one per request.
func (l *Ledger) Record(ctx context.Context, reader string, requests []verdict.Request,
	verdicts []verdict.Verdict) error {
	entries := make(map[string][]byte, len(requests))
	for i, r := range requests {
		if r.IsForeign {
			continue
		}
		if err := addEntry(entries, reader+"/"+r.Key().String(), verdicts[i]); err != nil {
			return err
		}
	}
	return l.entries.Put(ctx, entries)
}

// Overturn sets a verdict for all users. The caller must check the person's rights.
func (l *Ledger) Overturn(ctx context.Context, key string, answer string) error {
	entries := map[string][]byte{}
	if err := addEntry(entries, person+"/"+key, verdict.Verdict{Answer: answer, Confidence: 1,
		Reader: person}); err != nil {
		return err
	}
	return l.entries.Put(ctx, entries)
}

// Keys returns the keys under which verdicts for requests are stored, two per request: a person's and a reader's.
func Keys(reader string, requests ...verdict.Request) (keys []string) {
	for _, r := range requests {
		k := r.Key().String()
		keys = append(keys, OverturnedPrefix+k, reader+"/"+k)
	}
	return keys
}

// OverturnedPrefix is the prefix of keys of verdicts set by a person.
const OverturnedPrefix = person + "/"

func addEntry(entries map[string][]byte, key string, v verdict.Verdict) error {
	data, err := json.Marshal(entry{Answer: v.Answer, Choices: v.Choices, Quote: v.Quote, Mixed: v.Mixed, Near: v.Near,
		Confidence: v.Confidence, Reader: v.Reader})
	if err != nil {
		return fmt.Errorf("encode a verdict: %w", err)
	}
	entries[key] = data
	return nil
}

// Overlay is a conversation's view of a ledger, with verdicts that apply only to the conversation: those it overturned,
// and those about texts constructed by its statements.
type Overlay struct {
	base verdict.Ledger

	mu          sync.RWMutex
	overturned  map[string]string // by key: the answer in this conversation
	constructed map[string]*verdict.Verdict
}

// maxConstructed is the maximum number of verdicts about constructed texts in a conversation.
const maxConstructed = 2000

// NewOverlay returns a view of a ledger, with the answers that the conversation has already set by Overturn.
func NewOverlay(base verdict.Ledger, overturned map[string]string) *Overlay {
	o := &Overlay{base: base, overturned: map[string]string{}, constructed: map[string]*verdict.Verdict{}}
	maps.Copy(o.overturned, overturned)
	return o
}

// Overturn sets the answer of the decision with the given key.
func (o *Overlay) Overturn(key, answer string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.overturned[key] = answer
}

// Restore undoes Overturn.
func (o *Overlay) Restore(key string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	delete(o.overturned, key)
}

// OverturnedAnswers returns a copy of the answers set by Overturn, to be stored with the conversation.
func (o *Overlay) OverturnedAnswers() map[string]string {
	o.mu.RLock()
	defer o.mu.RUnlock()
	return maps.Clone(o.overturned)
}

// Recall returns the verdicts in the conversation's view.
func (o *Overlay) Recall(ctx context.Context, reader string, requests []verdict.Request) ([]*verdict.Verdict, error) {
	var out []*verdict.Verdict
	var err error
	if o.base != nil {
		out, err = o.base.Recall(ctx, reader, requests)
	}
	if err != nil {
		return nil, err
	}
	if out == nil {
		out = make([]*verdict.Verdict, len(requests))
	}
	o.mu.RLock()
	defer o.mu.RUnlock()
	if len(o.overturned) == 0 && len(o.constructed) == 0 {
		return out, nil
	}
	for i, r := range requests {
		if v := o.constructed[reader+"/"+r.Key().String()]; v != nil && r.IsForeign {
			out[i] = v
		}
		if answer, ok := o.overturned[r.Key().String()]; ok {
			out[i] = &verdict.Verdict{Answer: answer, Confidence: 1, Reader: person}
		}
	}
	return out, nil
}

// Record passes verdicts to the ledger, except those about constructed texts, which it keeps.
func (o *Overlay) Record(ctx context.Context, reader string, requests []verdict.Request,
	verdicts []verdict.Verdict) error {
	o.mu.Lock()
	for i, r := range requests {
		if !r.IsForeign {
			continue
		}
		if len(o.constructed) >= maxConstructed {
			o.constructed = map[string]*verdict.Verdict{}
		}
		o.constructed[reader+"/"+r.Key().String()] = &verdicts[i]
	}
	o.mu.Unlock()
	if o.base == nil {
		return nil
	}
	return o.base.Record(ctx, reader, requests, verdicts)
}

// WithKey wraps entries so that those of each key are stored separately.
func WithKey(in Entries, key string) Entries { return keyedEntries{in, key} }

// KeyPrefix returns the prefix of entries stored under a key.
func KeyPrefix(key string) string { return key + " " }

// keyedEntries separates the verdicts of users with different rights, since a cached verdict would reveal that a text
// exists.
type keyedEntries struct {
	entries Entries
	key     string
}

// Find returns the entries with the given keys.
func (e keyedEntries) Find(ctx context.Context, keys ...string) (map[string][]byte, error) {
	prefixed := make([]string, len(keys))
	for i, k := range keys {
		prefixed[i] = KeyPrefix(e.key) + k
	}
	found, err := e.entries.Find(ctx, prefixed...)
	out := map[string][]byte{}
	for k, b := range found {
		out[strings.TrimPrefix(k, KeyPrefix(e.key))] = b
	}
	return out, err
}

// Put stores entries.
func (e keyedEntries) Put(ctx context.Context, entries map[string][]byte) error {
	prefixed := map[string][]byte{}
	for k, b := range entries {
		prefixed[KeyPrefix(e.key)+k] = b
	}
	return e.entries.Put(ctx, prefixed)
}

// Lenient wraps entries so that their failures do not matter: if verdicts cannot be read or written, the reader decides
// again, and the entries are not used for a while.
type Lenient struct {
	entries     Entries
	pausedUntil atomic.Int64 // end of the pause, in nanoseconds
}

// NewLenient wraps entries.
func NewLenient(in Entries) *Lenient { return &Lenient{entries: in} }

// pauseAfterFailure is how long entries are not used after a failure.
const pauseAfterFailure = 10 * time.Second

// Find returns the stored entries.
func (l *Lenient) Find(ctx context.Context, keys ...string) (found map[string][]byte, err error) {
	return found, l.attempt(ctx, "verdicts cannot be looked up", func() error {
		found, err = l.entries.Find(ctx, keys...)
		return err
	})
}

// Put stores entries.
func (l *Lenient) Put(ctx context.Context, entries map[string][]byte) error {
	return l.attempt(ctx, "verdicts cannot be stored", func() error { return l.entries.Put(ctx, entries) })
}

// attempt calls f, except during a pause after a failure. It returns an error only if ctx has ended.
func (l *Lenient) attempt(ctx context.Context, problem string, f func() error) error {
	if time.Now().UnixNano() < l.pausedUntil.Load() {
		return nil
	}
	err := f()
	if err != nil && ctx.Err() == nil {
		l.pausedUntil.Store(time.Now().Add(pauseAfterFailure).UnixNano())
		slog.Error(problem+"; they will be decided again", "err", err)
		return nil
	}
	return err
}
