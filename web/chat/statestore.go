package chat

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/ask-surely/surely/internal/state"
)

// NewStateStore returns a store for conversations in the state.
func NewStateStore(in *state.Conversations) Store { return stateStore{in} }

type stateStore struct{ conversations *state.Conversations }

func (c stateStore) Load(ctx context.Context, id string) (*Conversation, error) {
	found, err := c.conversations.Load(ctx, id)
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

func (c stateStore) Save(ctx context.Context, conv *Conversation, records ...Record) error {
	data, events, err := encodeForState(conv, records)
	if err != nil {
		return err
	}
	return c.conversations.Save(ctx, conv.ID, hex.EncodeToString(conv.TokenHash), data, events...)
}

func (c stateStore) SaveLink(ctx context.Context, conv *Conversation, original string, records ...Record) error {
	link := *conv
	link.User, link.PendingMessage = "", nil
	data, events, err := encodeForState(&link, records)
	if err != nil {
		return err
	}
	return c.conversations.SaveLink(ctx, conv.ID, original, data, events...)
}

func (c stateStore) DeleteLink(ctx context.Context, id, original string) error {
	return c.conversations.DeleteLink(ctx, id, original)
}

func (c stateStore) Delete(ctx context.Context, id string) error {
	return c.conversations.Delete(ctx, id)
}

func (c stateStore) Append(ctx context.Context, id string, records ...Record) error {
	_, events, err := encodeForState(nil, records)
	if err != nil {
		return err
	}
	return c.conversations.Append(ctx, id, events...)
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
	events, err := c.conversations.After(ctx, id, after)
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
