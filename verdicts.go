package main

import (
	"context"
	"fmt"
	"path/filepath"
	"sync"

	"surely/reader"
	"surely/state"
	"surely/verdict"
)

// keptVerdicts is the ledger in --home. It is opened when it is first needed; where it cannot be, verdicts are not kept, and
// that is said once.
type keptVerdicts struct {
	open  func() *reader.Ledger
	mu    sync.Mutex
	state *state.Store
}

func (g *globals) keptVerdicts(s streams) *keptVerdicts {
	k := &keptVerdicts{}
	k.open = sync.OnceValue(func() *reader.Ledger {
		home, err := g.home(s)
		if err == nil {
			var kept *state.Store
			if kept, err = state.Open(filepath.Join(home, "state.sqlite")); err == nil {
				k.mu.Lock()
				k.state = kept
				k.mu.Unlock()
				return reader.NewLedger(kept.Ledger())
			}
		}
		fmt.Fprintf(s.err, "verdicts are not kept: %v\n", err)
		return nil
	})
	return k
}

// Recall returns what is known.
func (k *keptVerdicts) Recall(ctx context.Context, name string, requests []verdict.Request) ([]*verdict.Verdict, error) {
	if l := k.open(); l != nil {
		return l.Recall(ctx, name, requests)
	}
	return make([]*verdict.Verdict, len(requests)), nil
}

// Record remembers verdicts.
func (k *keptVerdicts) Record(ctx context.Context, name string, requests []verdict.Request, verdicts []verdict.Verdict) error {
	if l := k.open(); l != nil {
		return l.Record(ctx, name, requests, verdicts)
	}
	return nil
}

// Close closes the ledger if it was opened.
func (k *keptVerdicts) Close() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.state == nil {
		return nil
	}
	return k.state.Close()
}
