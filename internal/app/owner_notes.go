package app

import (
	"context"
	"time"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web"
)

// OwnerNotes stores entries of the owner's pages in the state, next to feedback.
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
