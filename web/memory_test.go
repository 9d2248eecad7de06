package web

import (
	"context"
	"fmt"
	"sync"

	"github.com/ask-surely/surely/web/chat"
)

// memory is an in-memory Store.
type memory struct {
	mu            sync.Mutex
	conversations map[string]*chat.Conversation
	records       map[string][]chat.Record
}

// newMemory returns an empty store.
func newMemory() *memory {
	return &memory{conversations: map[string]*chat.Conversation{}, records: map[string][]chat.Record{}}
}

// Load returns a conversation, or nil if there is none of that id.
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

// Save writes a conversation and adds records to it.
func (m *memory) Save(_ context.Context, c *chat.Conversation, records ...chat.Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	copied := *c
	m.conversations[c.ID] = &copied
	m.records[c.ID] = append(m.records[c.ID], records...)
	return nil
}

// SaveLink writes a copy of a conversation.
func (m *memory) SaveLink(ctx context.Context, c *chat.Conversation, _ string, records ...chat.Record) error {
	return m.Save(ctx, c, records...) // deleting links with their original is left to the state
}

// DeleteLink removes a copy.
func (m *memory) DeleteLink(ctx context.Context, id, _ string) error { return m.Delete(ctx, id) }

// Append adds records to a conversation.
func (m *memory) Append(_ context.Context, id string, records ...chat.Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.conversations[id] == nil {
		return fmt.Errorf("append to conversation %q: there is none", id)
	}
	m.records[id] = append(m.records[id], records...)
	return nil
}

// Delete deletes a conversation.
func (m *memory) Delete(_ context.Context, id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.conversations, id)
	delete(m.records, id)
	return nil
}

// Records returns the records with numbers greater than after.
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
