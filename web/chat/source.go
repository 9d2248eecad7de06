package chat

import (
	"context"
	"fmt"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/present"
	"github.com/ask-surely/surely/web/suggest"
)

// Agent converses about one source. It keeps no state between calls: a conversation's state is the memory returned by
// the previous call (nil at first), so any process can continue a conversation.
type Agent interface {
	// Turn handles one message and emits events. It returns soon after ctx is cancelled; with the cause ErrStopped it
	// closes the turn with what is certain. After an error the memory is unchanged.
	Turn(ctx context.Context, memory []byte, message agent.Message, emit func(agent.Event)) ([]byte, error)
	// Turns is the number of turns in a memory; a message's Turn is an index among them.
	Turns(memory []byte) int
}

// Source is one database that people can ask questions about.
type Source struct {
	Name     string
	Label    string // its label; empty: its name
	Uploaded bool   // whether a visitor uploaded it
	View     string // key of the view it belongs to
	Database *schema.Database
	Texts    []present.Text // documents, with or without tables
	Notes    []string       // remarks for a visitor about their own data
	Agent    Agent
	Bundled  []byte // questions that come with the data, as lines of a question file

	// Current returns the current description of the database; nil: Database never changes.
	Current func() *schema.Database

	Search func(ctx context.Context, question string, n int) ([]Passage, error) // searches the free text; nil: no index
	// Rows runs an answer's statement again for more of its rows, with the verdicts of the conversation; nil: answers have
	// no further rows.
	Rows func(ctx context.Context, memory []byte, statement string, maxRows int) (*suql.Result, error)

	Indexing func() *Indexing // progress of the index; nil: up to date

	// Settle keeps the options chosen for doubts about the data, by their ids; an empty option withdraws what was chosen.
	// Later questions go by it. nil: nobody can settle anything.
	Settle func(ctx context.Context, answers map[string]string, by string) error
}

// Description returns the current description.
func (s *Source) Description() *schema.Database {
	if s.Current != nil {
		return s.Current()
	}
	return s.Database
}

// MaySettle reports whether somebody may settle doubts about the data: its owner or, if a visitor added it, that
// visitor, since nobody else knows its name.
func (s *Source) MaySettle(by *Requester) bool {
	return s.Settle != nil && (s.Uploaded || by.Role == Owner)
}

// Data returns what is needed to present the source's rows.
func (s *Source) Data() present.Data {
	return present.Data{Database: s.Description(), Rows: s.Rows != nil}
}

// SuggestSource returns the source for suggestions.
func (s *Source) SuggestSource() suggest.Source {
	return suggest.Source{Key: s.Name + "\x00" + s.View, Agent: s.Agent, Database: s.Description()}
}

// Title returns the source's name as people see it.
func (s *Source) Title() string {
	if s.Label != "" {
		return s.Label
	}
	return s.Name
}

// Indexing is the progress of a source's text index; All is 0 until the texts are counted.
type Indexing struct{ Done, All int }

// Progress describes the progress of a source's index; empty if it is up to date or there is none.
func (s *Source) Progress() string {
	if s.Indexing == nil {
		return ""
	}
	i := s.Indexing()
	switch {
	case i == nil:
		return ""
	case i.All == 0:
		return "indexing " + s.Name + ": starting"
	}
	return fmt.Sprintf("indexing %s: %d of %d rows", s.Name, i.Done, i.All)
}

// Passage is a sentence of a source's free text.
type Passage = retrieve.SearchResult

// Uploads stores visitors' data. Its methods are safe for concurrent use.
type Uploads interface {
	// Add stores files under an unguessable name and opens them, skipping unusable ones with reasons. If none is left,
	// or there is no room, the error is an upload.RefusedFile, or several.
	Add(ctx context.Context, name string, files []upload.File) (*Source, upload.RefusedFiles, error)
	// Open opens an upload, even after a restart; fs.ErrNotExist if there is none with that name.
	Open(ctx context.Context, name string) (*Source, error)
	Delete(name string) error
}
