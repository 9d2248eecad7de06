package web

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// Agent converses about one source. It keeps nothing between calls: what it remembers of a conversation is the memory
// that the last call returned (nil at first), so any process can go on with a conversation.
type Agent interface {
	// Turn takes one message and emits what the person is to see. When ctx is cancelled it returns soon; with the
	// cause ErrStopped it closes the turn with what is certain. An error means that nothing was learned from the message.
	Turn(ctx context.Context, memory []byte, message agent.Message, emit func(agent.Event)) ([]byte, error)
	// Turns counts the turns that a memory holds; a message's Turn is an index among them.
	Turns(memory []byte) int
}

// Source is one database that can be asked.
type Source struct {
	Name     string
	Label    string // what people call it; empty: its name
	Uploaded bool   // a visitor brought it
	View     string // the key of the view that it belongs to
	Database *schema.Database
	Texts    []Text   // that lie beside the tables, or alone
	Notes    []string // what a visitor should know of data of their own
	Agent    Agent

	// Current is the database as it is described now, where descriptions follow the data; nil: Database stays true.
	Current func() *schema.Database

	Search func(ctx context.Context, question string, n int) ([]Passage, error) // in the free text; nil: there is no index
	// Rows runs the statement of an answer again, for more of its rows, as the conversation that memory is of sees them;
	// nil: an answer has no more rows than were shown.
	Rows func(ctx context.Context, memory []byte, statement string, most int) (*suql.Result, error)

	Indexing func() *Indexing // how far its index is; nil: up to date
}

// database is the description that holds now.
func (s *Source) database() *schema.Database {
	if s.Current != nil {
		return s.Current()
	}
	return s.Database
}

// label is what people call it.
func (s *Source) label() string {
	if s.Label != "" {
		return s.Label
	}
	return s.Name
}

// Indexing tells how many of a source's texts are indexed by now; All is 0 until they are counted.
type Indexing struct{ Done, All int }

// indexing says how far a source's index is; empty where it is up to date, or there is none.
func (s *Source) indexing() string {
	if s.Indexing == nil {
		return ""
	}
	i := s.Indexing()
	switch {
	case i == nil:
		return ""
	case i.All == 0:
		return "indexing " + s.Name + ": beginning"
	}
	return fmt.Sprintf("indexing %s: %d of %d rows", s.Name, i.Done, i.All)
}

// Passage is a sentence of a source's free text that was found.
type Passage struct {
	Key   string  `json:"key"` // names its row and column
	Text  string  `json:"text"`
	Score float64 `json:"score"`
}

// Store keeps conversations. Its methods may be called at the same time, but for one conversation by one caller only.
type Store interface {
	// Load returns a conversation, or nil when there is none of that id.
	Load(ctx context.Context, id string) (*Conversation, error)
	// Take is Load, and if the conversation is of that token, only this server may write to it from then on: elsewhere
	// Save and Append fail with ErrTaken.
	Take(ctx context.Context, id string, tokenHash []byte) (*Conversation, error)
	// Save writes a conversation and adds records to it, both or neither.
	Save(ctx context.Context, c *Conversation, records ...Record) error
	// SaveLink writes a copy of a conversation, which only Delete of what it is a copy of changes.
	SaveLink(ctx context.Context, c *Conversation, of string, records ...Record) error
	// Append adds records to a conversation that was saved before.
	Append(ctx context.Context, id string, records ...Record) error
	// Delete takes a conversation away with all its records.
	Delete(ctx context.Context, id string) error
	// Records returns what was added with a number greater than after, in order.
	Records(ctx context.Context, id string, after int64) ([]Record, error)
}

// ErrTaken says that a conversation goes on with another server.
var ErrTaken = errors.New("another server has taken the conversation")

// Conversation is what is kept of a conversation beside its records.
type Conversation struct {
	ID        string
	TokenHash []byte // SHA-256 of the token that opens it; empty: a link, which anybody may read
	User      string // who began it; empty: nobody whom the login knows
	View      string // the key of the view of the data that it is about
	Source    string
	Memory    []byte // the agent's
	Doing     []byte // the message being worked on, as JSON; empty when none is
	Updated   time.Time
}

// Record is one event as it was numbered and stored. Data is the event's JSON object.
type Record struct {
	Seq  int64
	Turn int
	Type string
	Data []byte
}
