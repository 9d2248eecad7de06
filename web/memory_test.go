package web

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/ask-surely/surely/web/chat"
)

// memory is an in-memory Store.
type memory struct {
	mu            sync.Mutex
	conversations map[string]*chat.Conversation
	records       map[string][]chat.Record
}

func newMemory() *memory {
	return &memory{conversations: map[string]*chat.Conversation{}, records: map[string][]chat.Record{}}
}

func (m *memory) Load(_ context.Context, id string) (*chat.Conversation, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.conversations[id]
	if c == nil {
		return nil, nil
	}
	copied := *c
	return &copied, nil
}

func (m *memory) Save(_ context.Context, c *chat.Conversation, records ...chat.Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	copied := *c
	m.conversations[c.ID] = &copied
	m.records[c.ID] = append(m.records[c.ID], records...)
	return nil
}

func (m *memory) SaveLink(ctx context.Context, c *chat.Conversation, _ string, records ...chat.Record) error {
	return m.Save(ctx, c, records...) // deleting links with their original is left to the state
}

func (m *memory) DeleteLink(ctx context.Context, id, _ string) error { return m.Delete(ctx, id) }

func (m *memory) Append(_ context.Context, id string, records ...chat.Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.conversations[id] == nil {
		return fmt.Errorf("append to conversation %q: there is none", id)
	}
	m.records[id] = append(m.records[id], records...)
	return nil
}

func (m *memory) Delete(_ context.Context, id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.conversations, id)
	delete(m.records, id)
	return nil
}

func (m *memory) Records(_ context.Context, id string, after int64) ([]chat.Record, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []chat.Record
	for _, r := range m.records[id] {
		if r.Seq > after {
			out = append(out, r)
		}
	}
	return out, nil
}

// faulty is a store whose calls fail as wrong says, unless that is nil.
type faulty struct {
	*memory
	wrong atomic.Pointer[func(ctx context.Context, call string) error]
}

func newFaulty() *faulty { return &faulty{memory: newMemory()} }

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

func (f *faulty) Save(ctx context.Context, c *chat.Conversation, records ...chat.Record) error {
	if err := f.fault(ctx, "save"); err != nil {
		return err
	}
	return f.memory.Save(ctx, c, records...)
}

func (f *faulty) Append(ctx context.Context, id string, records ...chat.Record) error {
	if err := f.fault(ctx, "append"); err != nil {
		return err
	}
	return f.memory.Append(ctx, id, records...)
}

func (f *faulty) Load(ctx context.Context, id string) (*chat.Conversation, error) {
	if err := f.fault(ctx, "load"); err != nil {
		return nil, err
	}
	return f.memory.Load(ctx, id)
}

func (f *faulty) Records(ctx context.Context, id string, after int64) ([]chat.Record, error) {
	if err := f.fault(ctx, "records"); err != nil {
		return nil, err
	}
	return f.memory.Records(ctx, id, after)
}
