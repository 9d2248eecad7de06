package app

import (
	"context"
	"errors"
	"path/filepath"
	"sync"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// KeptEntries are the verdicts stored in --home, opened when first needed. On failure nothing is stored, which is
// reported once.
type KeptEntries struct {
	open   func() *keptIn // nil: nothing is stored
	mu     sync.Mutex
	opened *keptIn
	spent  *state.Spending // set if spending is not stored with the verdicts
}

type keptIn struct {
	*reader.Lenient
	state *state.Store
}

// KeptIn returns the entries of a home; failed receives the error if they cannot be opened.
func KeptIn(home func() (string, error), failed func(error)) *KeptEntries {
	k := &KeptEntries{}
	k.open = sync.OnceValue(func() *keptIn {
		home, err := home()
		var kept *state.Store
		if err == nil {
			kept, err = state.Open(filepath.Join(home, state.FileName))
		}
		if err != nil {
			failed(err)
			return nil
		}
		k.mu.Lock()
		defer k.mu.Unlock()
		k.opened = &keptIn{reader.NewLenient(kept.Ledger()), kept}
		return k.opened
	})
	return k
}

// Find returns the known entries.
func (k *KeptEntries) Find(ctx context.Context, keys ...string) (map[string][]byte, error) {
	if in := k.open(); in != nil {
		return in.Find(ctx, keys...)
	}
	return nil, nil
}

// Put stores entries.
func (k *KeptEntries) Put(ctx context.Context, entries map[string][]byte) error {
	if in := k.open(); in != nil {
		return in.Put(ctx, entries)
	}
	return nil
}

// Spend records a model's cost.
func (k *KeptEntries) Spend(ctx context.Context, day string, calls, tokens int, money float64) (allCalls, allTokens int,
	allMoney float64, err error) {
	k.mu.Lock()
	spent := k.spent
	k.mu.Unlock()
	if spent == nil {
		in := k.open()
		if in == nil {
			return 0, 0, 0, errors.New("there is no storage for it")
		}
		spent = in.state.Spending()
	}
	return spent.Spend(ctx, day, calls, tokens, money)
}

// SpendIn records a model's cost in a state that several servers may share.
func (k *KeptEntries) SpendIn(kept *state.Store) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.spent = kept.Spending()
}

// Close closes what was opened.
func (k *KeptEntries) Close() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.opened == nil {
		return nil
	}
	return k.opened.state.Close()
}
