package chat

import (
	"context"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/views"
)

// A link is a read-only copy of a conversation. It has no token, so anybody with the link can read it and rearrange its
// tables, but not continue it. To continue, it is forked into a copy with a token.

// Share makes a link to a conversation and returns the copy's name.
func (h *Hub) Share(ctx context.Context, by *Requester, conv *Conversation) (link string, err error) {
	copied, records, err := h.copyContent(ctx, by, conv)
	if err != nil {
		return "", err
	}
	return h.saveLink(copied, records)
}

func (h *Hub) saveLink(conv *Conversation, records []Record) (link string, err error) {
	ctx, cancel := h.StoreContext()
	defer cancel()
	original := conv.ID
	conv.ID, conv.TokenHash = RandomName(16), nil
	return conv.ID, h.Store.SaveLink(ctx, conv, original, records...)
}

// Fork copies a link, or another conversation of the requester, into a new conversation.
func (h *Hub) Fork(ctx context.Context, by *Requester, conv *Conversation) (id, token string, err error) {
	copied, records, err := h.copyContent(ctx, by, conv)
	if err != nil {
		return "", "", err
	}
	token = RandomName(16)
	copied.ID, copied.TokenHash, copied.User = RandomName(9), HashToken(token), by.Name
	ctx, cancel := h.StoreContext()
	defer cancel()
	return copied.ID, token, h.Store.Save(ctx, copied, records...)
}

// Delete deletes a conversation. Pages that still show it can store nothing more.
func (h *Hub) Delete(conv *Conversation) error {
	h.unsave(conv.ID)
	ctx, cancel := h.StoreContext()
	defer cancel()
	return h.Store.Delete(ctx, conv.ID)
}

// copyContent returns the content for a copy of a conversation, without unfinished work. Conversations about uploads
// are refused, since anybody who knows an upload's name may query it.
func (h *Hub) copyContent(ctx context.Context, by *Requester, conv *Conversation) (*Conversation, []Record, error) {
	if src := h.Find(by.View, conv.Source); src == nil || src.Uploaded {
		return nil, nil, Refuse("forbidden", views.English.SharingRefused)
	}
	records, err := h.Store.Records(ctx, conv.ID, 0)
	if err != nil {
		return nil, nil, err
	}
	for _, r := range records {
		e, err := Decode(r)
		if err != nil {
			return nil, nil, err
		}
		if named, ok := e.(SourceEvent); ok && state.IsUpload(named.Name) {
			return nil, nil, Refuse("forbidden", views.English.SharingRefused)
		}
	}
	copied := *conv
	copied.PendingMessage = nil
	return &copied, closedRecords(records), nil
}

// closedRecords returns the records without an unfinished last turn.
func closedRecords(records []Record) []Record {
	f, end := NewFold(), 0
	for i, r := range records {
		e, err := Decode(r)
		if err != nil {
			return records[:end]
		}
		f.Apply(r, e)
		if _, open := e.(agent.ClarifyEvent); f.Closed || open {
			end = i + 1
		}
	}
	return records[:end]
}
