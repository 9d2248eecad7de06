package api

import (
	"sync"

	"github.com/gorilla/websocket"

	"github.com/ask-surely/surely/web/chat"
)

// closeReason is the reason for ending a client's connection, for websockets and event streams.
type closeReason struct {
	closeCode int    // the websocket's close code
	code      string // the code of a stream's last event
	reason    string
}

var (
	// the server restarts: the client resumes at once, here or on another server
	restarting  = &closeReason{websocket.CloseServiceRestart, "57P01", "the server is restarting: reconnect now"}
	notAdmitted = &closeReason{websocket.ClosePolicyViolation, "unauthorized", "a token or a user name is required"}
	tooSlow     = &closeReason{websocket.CloseTryAgainLater, "too_slow", "the client reads too slowly: reconnect later"}
)

// queue holds the events waiting for one client. A slow client is disconnected; it can resume where it was.
type queue struct {
	api    *API
	encode func(*chat.Delivery) []byte
	wake   chan struct{} // capacity 1

	mu          sync.Mutex
	current     *chat.Session // the chat of the last hello: late events of the previous one are dropped
	pending     [][]byte
	size        int
	closeReason *closeReason // nil: the connection is open
}

func newQueue(s *API, encode func(*chat.Delivery) []byte) queue {
	return queue{api: s, encode: encode, wake: make(chan struct{}, 1)}
}

// Deliver queues one event.
func (q *queue) Deliver(session *chat.Session, o *chat.Delivery) {
	b := q.encode(o)
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closeReason != nil || q.current != session {
		return
	}
	if q.size+len(b) > q.api.QueueBytes && len(q.pending) > 0 {
		q.closeReason, q.pending, q.size = tooSlow, nil, 0
		q.api.Counts.Slow.Add(1)
		q.signal()
		return
	}
	q.pending = append(q.pending, b)
	q.size += len(b)
	q.signal()
}

// CatchUp queues the events that a client missed. Their number is not limited here, but by the conversation.
func (q *queue) CatchUp(to *chat.Session, missed []*chat.Delivery) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.current = to
	for _, o := range missed {
		q.pending = append(q.pending, q.encode(o))
	}
	q.signal()
}

// close disconnects the client because the server is restarting.
func (q *queue) close() { q.end(restarting) }

// end disconnects the client. Only the first reason is used.
func (q *queue) end(reason *closeReason) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closeReason == nil {
		q.closeReason = reason
	}
	q.signal()
}

func (q *queue) signal() {
	select {
	case q.wake <- struct{}{}:
	default:
	}
}

// take returns the waiting events, or the reason to disconnect.
func (q *queue) take() (batch [][]byte, reason *closeReason) {
	q.mu.Lock()
	defer q.mu.Unlock()
	batch, reason = q.pending, q.closeReason
	q.pending, q.size = nil, 0
	return batch, reason
}
