package app

import (
	"context"
	"time"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web"
)

// OwnerNotes keeps what the owner's pages show in the state, beside what people said of answers.
type OwnerNotes struct{ *state.Store }

// Add writes a note.
func (n OwnerNotes) Add(ctx context.Context, note web.Note) error {
	return n.Feedback().Add(ctx, state.Remark{Conversation: note.Conversation, Turn: note.Turn, Kind: note.Kind,
		Data: note.Data})
}

// Of returns the notes of a kind since a time, oldest first.
func (n OwnerNotes) Of(ctx context.Context, kind string, since time.Time) ([]web.Note, error) {
	remarks, err := n.Feedback().Of(ctx, kind, since)
	if err != nil {
		return nil, err
	}
	out := make([]web.Note, len(remarks))
	for i, r := range remarks {
		out[i] = web.Note{Kind: r.Kind, Conversation: r.Conversation, Turn: r.Turn, Data: r.Data, Time: r.Created}
	}
	return out, nil
}
