package chat

import (
	"context"
	"crypto/subtle"
	"fmt"
	"slices"
	"sync"

	"github.com/ask-surely/surely/agent"
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
	var out *Answer
	source, f := by.View.Sources[0], NewFold()
	for _, r := range DropSuperseded(records) {
		if r.Turn > turn || !slices.Contains([]string{"result", "source", "turn"}, r.Type) {
			continue
		}
		e, err := Decode(r)
		if err != nil {
			return nil, fmt.Errorf("find answer: %w", err)
		}
		f.Apply(r, e)
		switch e := e.(type) {
		case SourceEvent:
			if found := h.Find(by.View, e.Name); found != nil {
				source = found
			}
		case agent.ResultEvent:
			if r.Turn == turn {
				out = &Answer{h.newDelivery(source, f, r, e), conv, e}
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
		if by, _ := AskerOf(ctx); !h.MayTurn(by.Address) { // it is as much work as a question
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
	mu    sync.Mutex
	keys  []string // oldest first
	rows  map[string]*suql.Result
	bytes int // total bytes
}

const (
	maxCachedAnswers = 8
	maxCachedBytes   = 64 << 20
)

func (k *resultCache) get(key string) (*suql.Result, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	r, ok := k.rows[key]
	return r, ok
}

func (k *resultCache) put(key string, r *suql.Result) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.rows == nil {
		k.rows = map[string]*suql.Result{}
	}
	if previous, ok := k.rows[key]; ok {
		k.bytes -= previous.Bytes()
		k.keys = slices.DeleteFunc(k.keys, func(other string) bool { return other == key })
	}
	k.keys, k.rows[key] = append(k.keys, key), r
	for k.bytes += r.Bytes(); len(k.keys) > 1 && (len(k.keys) > maxCachedAnswers || k.bytes > maxCachedBytes); {
		k.bytes -= k.rows[k.keys[0]].Bytes()
		delete(k.rows, k.keys[0])
		k.keys = k.keys[1:]
	}
}
