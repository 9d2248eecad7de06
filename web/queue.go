package web

import (
	"sync"

	"github.com/gorilla/websocket"
)

// ending is why a client's connection ends, for websockets and event streams.
type ending struct {
	closes int    // the websocket's close code
	code   string // of a stream's last event
	reason string
}

var (
	// the server restarts: the client resumes at once, here or on another server
	endsHere     = &ending{websocket.CloseServiceRestart, "57P01", "continues elsewhere: resume at once"}
	notAdmitted  = &ending{websocket.ClosePolicyViolation, "unauthorized", "nobody is let in without a token or a name"}
	tooFarBehind = &ending{websocket.CloseTryAgainLater, "too_slow", "events are not read: resume later"}
)

// queue holds the events waiting for one client. A slow client is disconnected; it can resume where it was.
type queue struct {
	srv  *Server
	form func(*outgoing) []byte
	wake chan struct{} // capacity 1

	mu      sync.Mutex
	current *session // the chat of the last hello: late events of the previous one are dropped
	pending [][]byte
	size    int
	ended   *ending // nil: the connection is open
}

func newQueue(s *Server, form func(*outgoing) []byte) queue {
	return queue{srv: s, form: form, wake: make(chan struct{}, 1)}
}

// deliver queues one event.
func (q *queue) deliver(of *session, o *outgoing) {
	b := q.form(o)
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.ended != nil || q.current != of {
		return
	}
	if q.size+len(b) > q.srv.queueBytes && len(q.pending) > 0 {
		q.ended, q.pending, q.size = tooFarBehind, nil, 0
		q.srv.metrics.slow.Add(1)
		q.signal()
		return
	}
	q.pending = append(q.pending, b)
	q.size += len(b)
	q.signal()
}

// catchUp queues the events a client missed, however many: the conversation bounds them.
func (q *queue) catchUp(to *session, missed []*outgoing) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.current = to
	for _, o := range missed {
		q.pending = append(q.pending, q.form(o))
	}
	q.signal()
}

// close disconnects the client, which continues elsewhere.
func (q *queue) close() { q.end(endsHere) }

// end disconnects the client; the first reason counts.
func (q *queue) end(why *ending) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.ended == nil {
		q.ended = why
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
func (q *queue) take() (batch [][]byte, ended *ending) {
	q.mu.Lock()
	defer q.mu.Unlock()
	batch, ended = q.pending, q.ended
	q.pending, q.size = nil, 0
	return batch, ended
}
