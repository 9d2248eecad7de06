package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// lenient wraps entries that are optional: a question neither fails nor waits repeatedly because verdicts cannot be
// read or written. Lost verdicts are made again.
type lenient struct {
	in    reader.Entries
	until atomic.Int64 // until when to do without them, in nanoseconds
}

// withoutEntries is how long to do without entries after a failure.
const withoutEntries = 10 * time.Second

// Find returns the known entries.
func (l *lenient) Find(ctx context.Context, keys ...string) (found map[string][]byte, err error) {
	return found, l.attempt(ctx, "verdicts cannot be looked up", func() error {
		found, err = l.in.Find(ctx, keys...)
		return err
	})
}

// Put keeps entries.
func (l *lenient) Put(ctx context.Context, entries map[string][]byte) error {
	return l.attempt(ctx, "verdicts cannot be kept", func() error { return l.in.Put(ctx, entries) })
}

// attempt fails only if the caller has gone.
func (l *lenient) attempt(ctx context.Context, wrong string, f func() error) error {
	if time.Now().UnixNano() < l.until.Load() {
		return nil
	}
	err := f()
	if err != nil && ctx.Err() == nil {
		l.until.Store(time.Now().Add(withoutEntries).UnixNano())
		slog.Error(wrong+"; they are made again", "err", err)
		return nil
	}
	return err
}

// keptEntries are the verdicts stored in --home, opened when first needed. On failure nothing is stored, which is
// reported once.
type keptEntries struct {
	open  func() *lenient // nil: nothing is kept
	mu    sync.Mutex
	state *state.Store
	spent *state.Spending // if it is not stored with the verdicts
}

func (g *globals) keptEntries(s streams) *keptEntries {
	k := &keptEntries{}
	k.open = sync.OnceValue(func() *lenient {
		home, err := g.home(s)
		if err == nil {
			var kept *state.Store
			if kept, err = state.Open(filepath.Join(home, "state.sqlite")); err == nil {
				k.mu.Lock()
				k.state = kept
				k.mu.Unlock()
				return &lenient{in: kept.Ledger()}
			}
		}
		fmt.Fprintf(s.err, "verdicts are not kept: %v\n", err)
		return nil
	})
	return k
}

// Find returns the known entries.
func (k *keptEntries) Find(ctx context.Context, keys ...string) (map[string][]byte, error) {
	if l := k.open(); l != nil {
		return l.Find(ctx, keys...)
	}
	return nil, nil
}

// Put keeps entries.
func (k *keptEntries) Put(ctx context.Context, entries map[string][]byte) error {
	if l := k.open(); l != nil {
		return l.Put(ctx, entries)
	}
	return nil
}

// Spend records a model's cost.
func (k *keptEntries) Spend(ctx context.Context, day string, calls, tokens int, money float64) (allCalls, allTokens int,
	allMoney float64, err error) {
	k.mu.Lock()
	spent := k.spent
	k.mu.Unlock()
	if spent == nil && k.open() != nil {
		k.mu.Lock()
		spent = k.state.Spending()
		k.mu.Unlock()
	}
	if spent == nil {
		return 0, 0, 0, errors.New("there is no place for it")
	}
	return spent.Spend(ctx, day, calls, tokens, money)
}

// spendIn records a model's cost in a state that several servers may share.
func (k *keptEntries) spendIn(kept *state.Store) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.spent = kept.Spending()
}

// Close closes what was opened.
func (k *keptEntries) Close() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.state == nil {
		return nil
	}
	return k.state.Close()
}
