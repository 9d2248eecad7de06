package cli

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// keptEntries are the verdicts stored in --home, opened when first needed. On failure nothing is stored, which is
// reported once.
type keptEntries struct {
	open  func() *reader.Lenient // nil: nothing is kept
	mu    sync.Mutex
	state *state.Store
	spent *state.Spending // if it is not stored with the verdicts
}

func (g *globals) keptEntries(s streams) *keptEntries {
	k := &keptEntries{}
	k.open = sync.OnceValue(func() *reader.Lenient {
		home, err := g.home(s)
		if err == nil {
			var kept *state.Store
			if kept, err = state.Open(filepath.Join(home, "state.sqlite")); err == nil {
				k.mu.Lock()
				k.state = kept
				k.mu.Unlock()
				return reader.NewLenient(kept.Ledger())
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
