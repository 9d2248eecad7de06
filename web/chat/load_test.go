package chat

import (
	"context"
	"testing"
)

// movingStore holds a conversation whose turn another server closes while its records are read.
type movingStore struct {
	Store
	closed bool
}

func (s *movingStore) Load(context.Context, string) (*Conversation, error) {
	c := &Conversation{ID: "c"}
	if !s.closed {
		c.PendingMessage = []byte(`{"type":"ask"}`)
	}
	return c, nil
}

func (s *movingStore) Records(context.Context, string, int64) ([]Record, error) {
	s.closed = true
	return []Record{{Seq: 1, Type: "turn"}, {Seq: 2, Type: "result"}}, nil
}

// A turn that another server has just closed is not repeated.
func TestLoadAtOnce(t *testing.T) {
	h := &Hub{Options: Options{Store: &movingStore{}}}
	conv, records, err := h.loadAtOnce(t.Context(), "c")
	if err != nil || len(records) != 2 || len(conv.PendingMessage) > 0 {
		t.Errorf("%d records and the unfinished message %s: %v", len(records), conv.PendingMessage, err)
	}
}
