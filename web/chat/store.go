package chat

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/state"
)

// Store stores conversations. Its methods are safe for concurrent use, but only one caller at a time uses a
// conversation.
type Store interface {
	// Load returns a conversation, or nil if there is none with that id.
	Load(ctx context.Context, id string) (*Conversation, error)
	// Save writes a conversation and adds records to it in one transaction. known is the number of the last record that
	// the caller knows of; if others are stored, Save stores nothing and returns ErrSuperseded.
	Save(ctx context.Context, c *Conversation, known int64, records ...Record) error
	// SaveLink stores a read-only copy of a conversation, deleted with the original.
	SaveLink(ctx context.Context, c *Conversation, of string, records ...Record) error
	// DeleteLink deletes a copy of a conversation.
	DeleteLink(ctx context.Context, id, of string) error
	// Append adds records to a stored conversation, in the same way.
	Append(ctx context.Context, id string, known int64, records ...Record) error
	// Delete deletes a conversation with its records.
	Delete(ctx context.Context, id string) error
	// Records returns the records with numbers greater than after, in order.
	Records(ctx context.Context, id string, after int64) ([]Record, error)
}

// ErrSuperseded means that another server has continued a conversation.
var ErrSuperseded = state.ErrSuperseded

// Conversation is a stored conversation without its records.
type Conversation struct {
	ID             string          `json:"-"`
	TokenHash      []byte          `json:"-"` // SHA-256 of its token; empty: a link that anybody may read
	Source         string          `json:"source"`
	User           string          `json:"user,omitempty"`   // who started it; empty: unknown
	View           string          `json:"view,omitempty"`   // key of the view of the data it is about
	Memory         json.RawMessage `json:"memory,omitempty"` // the agent's memory
	PendingMessage json.RawMessage `json:"doing,omitempty"`  // the message being worked on, or empty
}

// Record is a numbered, stored event. Data is its JSON object.
type Record struct {
	Seq  int64           `json:"-"`
	Turn int             `json:"turn"`
	Type string          `json:"type"`
	Data json.RawMessage `json:"data"`
	// Query is the query of a result, which pages need and Data lacks.
	Query *query.Query `json:"query,omitempty"`
}

// Link reports whether a conversation is a read-only copy.
func (c *Conversation) Link() bool { return len(c.TokenHash) == 0 }

// NewStateStore returns a store for conversations in the state.
func NewStateStore(in *state.Conversations) Store { return stateStore{in} }

type stateStore struct{ *state.Conversations }

func (c stateStore) Load(ctx context.Context, id string) (*Conversation, error) {
	found, err := c.Conversations.Load(ctx, id)
	if errors.Is(err, state.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	conv := &Conversation{ID: found.ID}
	err = json.Unmarshal(found.Data, conv)
	if err == nil {
		conv.TokenHash, err = hex.DecodeString(found.Token)
	}
	if err != nil {
		return nil, fmt.Errorf("read conversation %s: %w", found.ID, err)
	}
	return conv, nil
}

func (c stateStore) Save(ctx context.Context, conv *Conversation, known int64, records ...Record) error {
	data, events, err := encodeForState(conv, records)
	if err != nil {
		return err
	}
	return c.Knowing(known).Save(ctx, conv.ID, hex.EncodeToString(conv.TokenHash), data, events...)
}

func (c stateStore) SaveLink(ctx context.Context, conv *Conversation, original string, records ...Record) error {
	link := *conv
	link.User, link.PendingMessage = "", nil
	data, events, err := encodeForState(&link, records)
	if err != nil {
		return err
	}
	return c.Conversations.SaveLink(ctx, conv.ID, original, data, events...)
}

func (c stateStore) Append(ctx context.Context, id string, known int64, records ...Record) error {
	_, events, err := encodeForState(nil, records)
	if err != nil {
		return err
	}
	return c.Knowing(known).Append(ctx, id, events...)
}

// encodeForState converts a conversation and records to the state's form.
func encodeForState(conv *Conversation, records []Record) (data []byte, events []state.Event, err error) {
	if data, err = json.Marshal(conv); err != nil {
		return nil, nil, err
	}
	events = make([]state.Event, len(records))
	for i, r := range records {
		b, err := json.Marshal(r)
		if err != nil {
			return nil, nil, err
		}
		events[i] = state.Event{Seq: r.Seq, Data: b}
	}
	return data, events, nil
}

func (c stateStore) Records(ctx context.Context, id string, after int64) ([]Record, error) {
	events, err := c.Conversations.After(ctx, id, after)
	if err != nil {
		return nil, err
	}
	records := make([]Record, len(events))
	for i, e := range events {
		if err := json.Unmarshal(e.Data, &records[i]); err != nil {
			return nil, fmt.Errorf("read event %d of conversation %s: %w", e.Seq, id, err)
		}
		records[i].Seq = e.Seq
	}
	return records, nil
}
