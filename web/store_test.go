package web

import (
	"context"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web/chat"
)

// newState returns an empty state.
func newState(t testing.TB) *state.Store {
	t.Helper()
	s, err := state.Open(filepath.Join(t.TempDir(), "state.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func newStore(t testing.TB) chat.Store { return chat.NewStateStore(newState(t).Conversations()) }

// faulty is a store whose calls fail as wrong says, unless that is nil.
type faulty struct {
	chat.Store
	wrong atomic.Pointer[func(ctx context.Context, call string) error]
}

func newFaulty(t testing.TB) *faulty { return &faulty{Store: newStore(t)} }

// fails has calls fail from now on; nil: they work again.
func (f *faulty) fails(wrong func(ctx context.Context, call string) error) {
	if wrong == nil {
		wrong = func(context.Context, string) error { return nil }
	}
	f.wrong.Store(&wrong)
}

func (f *faulty) fault(ctx context.Context, call string) error {
	if wrong := f.wrong.Load(); wrong != nil {
		return (*wrong)(ctx, call)
	}
	return nil
}

func (f *faulty) Save(ctx context.Context, c *chat.Conversation, known int64, records ...chat.Record) error {
	if err := f.fault(ctx, "save"); err != nil {
		return err
	}
	return f.Store.Save(ctx, c, known, records...)
}

func (f *faulty) Append(ctx context.Context, id string, known int64, records ...chat.Record) error {
	if err := f.fault(ctx, "append"); err != nil {
		return err
	}
	return f.Store.Append(ctx, id, known, records...)
}

func (f *faulty) Load(ctx context.Context, id string) (*chat.Conversation, error) {
	if err := f.fault(ctx, "load"); err != nil {
		return nil, err
	}
	return f.Store.Load(ctx, id)
}

func (f *faulty) Records(ctx context.Context, id string, after int64) ([]chat.Record, error) {
	if err := f.fault(ctx, "records"); err != nil {
		return nil, err
	}
	return f.Store.Records(ctx, id, after)
}
