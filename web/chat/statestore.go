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

// KeptIn stores conversations in the state.
func KeptIn(in *state.Conversations) Store { return keptChats{in} }

type keptChats struct{ in *state.Conversations }

// keptChat is a conversation as the state holds it.
type keptChat struct {
	Source string          `json:"source"`
	User   string          `json:"user,omitempty"`
	View   string          `json:"view,omitempty"`
	Memory json.RawMessage `json:"memory,omitempty"`
	Doing  json.RawMessage `json:"doing,omitempty"`
}

// keptEvent is a record as the state holds it.
type keptEvent struct {
	Turn  int             `json:"turn"`
	Type  string          `json:"type"`
	Data  json.RawMessage `json:"data"`
	Query *query.Query    `json:"query,omitempty"`
}

func (c keptChats) Load(ctx context.Context, id string) (*Conversation, error) {
	return asConversation(c.in.Load(ctx, id))
}

func asConversation(found *state.Conversation, err error) (*Conversation, error) {
	if errors.Is(err, state.ErrNotFound) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	var held keptChat
	if err := json.Unmarshal(found.Data, &held); err != nil {
		return nil, fmt.Errorf("read conversation %s: %w", found.ID, err)
	}
	hash, err := hex.DecodeString(found.Token)
	if err != nil {
		return nil, fmt.Errorf("read conversation %s: %w", found.ID, err)
	}
	return &Conversation{ID: found.ID, TokenHash: hash, User: held.User, View: held.View, Source: held.Source,
		Memory: held.Memory, Doing: held.Doing}, nil
}

func (c keptChats) Save(ctx context.Context, conv *Conversation, records ...Record) error {
	data, err := json.Marshal(keptChat{conv.Source, conv.User, conv.View, conv.Memory, conv.Doing})
	if err != nil {
		return err
	}
	events, err := asEvents(records)
	if err != nil {
		return err
	}
	return c.in.Save(ctx, conv.ID, hex.EncodeToString(conv.TokenHash), data, events...)
}

func (c keptChats) SaveLink(ctx context.Context, conv *Conversation, of string, records ...Record) error {
	data, err := json.Marshal(keptChat{conv.Source, "", conv.View, conv.Memory, nil})
	if err != nil {
		return err
	}
	events, err := asEvents(records)
	if err != nil {
		return err
	}
	return c.in.SaveLink(ctx, conv.ID, of, data, events...)
}

func (c keptChats) DeleteLink(ctx context.Context, id, of string) error {
	return c.in.DeleteLink(ctx, id, of)
}

func (c keptChats) Delete(ctx context.Context, id string) error { return c.in.Delete(ctx, id) }

func (c keptChats) Append(ctx context.Context, id string, records ...Record) error {
	events, err := asEvents(records)
	if err != nil {
		return err
	}
	return c.in.Append(ctx, id, events...)
}

func asEvents(records []Record) ([]state.Event, error) {
	events := make([]state.Event, len(records))
	for i, r := range records {
		data, err := json.Marshal(keptEvent{r.Turn, r.Type, r.Data, r.Query})
		if err != nil {
			return nil, err
		}
		events[i] = state.Event{Seq: r.Seq, Data: data}
	}
	return events, nil
}

func (c keptChats) Records(ctx context.Context, id string, after int64) ([]Record, error) {
	events, err := c.in.After(ctx, id, after)
	if err != nil {
		return nil, err
	}
	records := make([]Record, len(events))
	for i, e := range events {
		var held keptEvent
		if err := json.Unmarshal(e.Data, &held); err != nil {
			return nil, fmt.Errorf("read event %d of conversation %s: %w", e.Seq, id, err)
		}
		records[i] = Record{Seq: e.Seq, Turn: held.Turn, Type: held.Type, Data: held.Data,
			Query: held.Query}
	}
	return records, nil
}
