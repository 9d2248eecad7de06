package chat

import (
	"context"
	"crypto/subtle"
	"fmt"
	"slices"
	"sync"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// maxAllRows is the maximum number of rows shown or downloaded.
const maxAllRows = 100_000

// Unlock returns a stored conversation that the token unlocks. A link needs no token.
func (h *Hub) Unlock(ctx context.Context, by *Requester, id, token string) (*Conversation, error) {
	conv, err := h.Store.Load(ctx, id)
	if err != nil {
		return nil, fmt.Errorf("open conversation: %w", err)
	}
	if conv == nil || !by.HasStarted(conv) || !conv.Link() && subtle.ConstantTimeCompare(conv.TokenHash,
		HashToken(token)) != 1 {
		return nil, ErrToken
	}
	return conv, nil
}

// Answer is an earlier answer, to be shown again, downloaded or judged.
type Answer struct {
	*Delivery
	Conversation *Conversation
	Result       agent.ResultEvent
}

// Answer returns the answer of a conversation's turn.
func (h *Hub) Answer(ctx context.Context, by *Requester, conv *Conversation, turn int) (*Answer, error) {
	records, err := h.Store.Records(ctx, conv.ID, 0)
	if err != nil {
		return nil, fmt.Errorf("find answer: %w", err)
	}
	records = slices.DeleteFunc(DropSuperseded(records), func(r Record) bool {
		return r.Turn > turn || !slices.Contains([]string{"result", "source", "turn"}, r.Type)
	})
	entries, err := replay(records)
	if err != nil {
		return nil, fmt.Errorf("find answer: %w", err)
	}
	var out *Answer
	source := by.View.Sources[0]
	for _, e := range entries {
		switch event := e.event.(type) {
		case SourceEvent:
			if found := h.Find(by.View, event.Name); found != nil {
				source = found
			}
		case agent.ResultEvent:
			if e.Turn == turn {
				out = &Answer{h.newDelivery(by, source, e.fold, e.Record, event), conv, event}
			}
		}
	}
	if out == nil {
		return nil, Refuse("not_found", views.English.NotFound)
	}
	return out, nil
}

// Complete fetches the rows of an answer that were cut off by the turn's limit or, if all is set, by any limit of its
// statement.
func (h *Hub) Complete(ctx context.Context, a *Answer, all bool) error {
	statement := a.Result.SUQL
	if !a.Result.Truncated && !all || a.Source.Rows == nil {
		return nil
	}
	if all && a.Result.Query != nil { // a hand-written statement keeps its own limit
		unlimited := *a.Result.Query
		unlimited.Limit = 0
		statement = unlimited.SUQL()
	}
	key := fmt.Sprint(a.Conversation.ID, " ", a.Record.Seq, " ", statement)
	found, ok := h.rowCache.get(key)
	if !ok {
		if by, _ := AskerOf(ctx); !h.MayOpenTurn(by.Address) { // it is as much work as a question
			return Refuse("too_fast", views.English.TooFast)
		}
		var err error
		if found, err = a.Source.Rows(ctx, a.Conversation.Memory, statement, maxAllRows); err != nil {
			return err
		}
		h.rowCache.put(key, found)
	}
	a.Result.Result = *found
	return nil
}

// resultCache caches the last few fully fetched answers, so that turning a page does not run the query again.
type resultCache struct {
	mu      sync.Mutex
	answers []cachedAnswer // oldest first
}

type cachedAnswer struct {
	key  string
	rows *suql.Result
}

const (
	maxCachedAnswers = 8
	maxCachedBytes   = 64 << 20
)

func (k *resultCache) get(key string) (*suql.Result, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	i := slices.IndexFunc(k.answers, func(a cachedAnswer) bool { return a.key == key })
	if i < 0 {
		return nil, false
	}
	return k.answers[i].rows, true
}

// put adds an answer, and keeps the latest ones that fit.
func (k *resultCache) put(key string, r *suql.Result) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.answers = append(k.answers, cachedAnswer{key, r})
	first, bytes := len(k.answers)-1, r.Bytes()
	for ; first > 0 && len(k.answers)-first < maxCachedAnswers; first-- {
		if bytes += k.answers[first-1].rows.Bytes(); bytes > maxCachedBytes {
			break
		}
	}
	k.answers = slices.Clone(k.answers[first:])
}

// A link is a read-only copy of a conversation. It has no token, so anybody with the link can read it and rearrange its
// tables, but not continue it. To be continued, it is forked into a copy with a token.

// Share makes a link to a conversation and returns the copy's name.
func (h *Hub) Share(ctx context.Context, by *Requester, conv *Conversation) (link string, err error) {
	copied, records, err := h.copyContent(ctx, by, conv)
	if err != nil {
		return "", err
	}
	ctx, cancel := h.StoreContext()
	defer cancel()
	copied.ID, copied.TokenHash = RandomName(16), nil
	return copied.ID, h.Store.SaveLink(ctx, copied, conv.ID, records...)
}

// Fork copies a link, or another of the requester's conversations, into a new conversation.
func (h *Hub) Fork(ctx context.Context, by *Requester, conv *Conversation) (id, token string, err error) {
	copied, records, err := h.copyContent(ctx, by, conv)
	if err != nil {
		return "", "", err
	}
	token = RandomName(16)
	copied.ID, copied.TokenHash, copied.User = RandomName(9), HashToken(token), by.Name
	ctx, cancel := h.StoreContext()
	defer cancel()
	return copied.ID, token, h.Store.Save(ctx, copied, 0, records...)
}

// Delete deletes a conversation. Pages that still show it can store nothing more.
func (h *Hub) Delete(conv *Conversation) error {
	h.stopSaving(conv.ID)
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
	entries, err := replay(records)
	if err != nil {
		return nil, nil, err
	}
	end := 0 // of the last turn that is finished or waiting for a reply
	for i, e := range entries {
		if named, ok := e.event.(SourceEvent); ok && state.IsUpload(named.Name) {
			return nil, nil, Refuse("forbidden", views.English.SharingRefused)
		}
		if _, open := e.event.(agent.ClarifyEvent); e.fold.Closed || open {
			end = i + 1
		}
	}
	copied := *conv
	copied.PendingMessage = nil
	return &copied, records[:end], nil
}
