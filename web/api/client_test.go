package api

import (
	"testing"

	"github.com/gorilla/websocket"

	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// A slow client is disconnected when too much waits for it.
func TestSlowClient(t *testing.T) {
	site, _ := request.NewSite(request.Options{QueueBytes: 1000})
	q := newQueue(New(site), func(*chat.Delivery) []byte { return make([]byte, 600) })
	q.Deliver(nil, &chat.Delivery{})
	if _, ended := q.take(); ended != nil {
		t.Errorf("after one event: %+v", ended)
	}
	q.Deliver(nil, &chat.Delivery{})
	q.Deliver(nil, &chat.Delivery{})
	q.end(restarting) // the first reason counts
	if batch, ended := q.take(); ended == nil || ended.closeCode != websocket.CloseTryAgainLater || len(batch) > 0 {
		t.Errorf("with two events that wait: %d, %+v", len(batch), ended)
	}
}
