package chat

import (
	"context"
	"encoding/json"

	"github.com/ask-surely/surely/internal/query"
)

// Store stores conversations. Its methods are safe for concurrent use, but only one caller at a time uses a
// conversation.
type Store interface {
	// Load returns a conversation, or nil if there is none with that id.
	Load(ctx context.Context, id string) (*Conversation, error)
	// Save writes a conversation and adds records to it in one transaction.
	Save(ctx context.Context, c *Conversation, records ...Record) error
	// SaveLink stores a read-only copy of a conversation, deleted with the original.
	SaveLink(ctx context.Context, c *Conversation, of string, records ...Record) error
	// DeleteLink deletes a copy of a conversation.
	DeleteLink(ctx context.Context, id, of string) error
	// Append adds records to a stored conversation.
	Append(ctx context.Context, id string, records ...Record) error
	// Delete deletes a conversation with its records.
	Delete(ctx context.Context, id string) error
	// Records returns the records with numbers greater than after, in order.
	Records(ctx context.Context, id string, after int64) ([]Record, error)
}

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

	Large bool `json:"-"` // Data has only the first rows, since all would exceed a frame
}

// Link reports whether a conversation is a read-only copy.
func (c *Conversation) Link() bool { return len(c.TokenHash) == 0 }
