package web

import (
	"sync"

	"github.com/gorilla/websocket"
)

// ending is why a client's connection ends, as a websocket and as a stream of events say it.
type ending struct {
	closes int    // the websocket's close code
	code   string // of the last event of a stream
	says   string
}

var (
	// what goes on elsewhere, after a restart or with another server: whoever comes back at once resumes
	endsHere     = &ending{websocket.CloseServiceRestart, "57P01", "goes on elsewhere: resume at once"}
	loginEnded   = &ending{websocket.ClosePolicyViolation, "unauthorized", "the login has ended"}
	tooFarBehind = &ending{websocket.CloseTryAgainLater, "too_slow", "events are not taken: resume later"}
)

// queue holds what waits for one client. A client that does not keep up is sent away: it comes back and resumes where
// it was.
type queue struct {
	srv  *Server
	form func(*outgoing) []byte
	wake chan struct{} // capacity 1

	mu      sync.Mutex
	heard   *chat // whose hello was the last: late events of the one before are not for this client any more
	pending [][]byte
	size    int
	ended   *ending // nil: it goes on
}

func newQueue(s *Server, form func(*outgoing) []byte) queue {
	return queue{srv: s, form: form, wake: make(chan struct{}, 1)}
}

// deliver queues one event.
func (q *queue) deliver(of *chat, o *outgoing) {
	b := q.form(o)
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.ended != nil || q.heard != of {
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

// catchUp queues what a client missed, however much that is: it is bounded by the conversation.
func (q *queue) catchUp(to *chat, missed []*outgoing) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.heard = to
	for _, o := range missed {
		q.pending = append(q.pending, q.form(o))
	}
	q.signal()
}

// close sends the client away, who goes on elsewhere.
func (q *queue) close() { q.end(endsHere) }

// end sends the client away; the first reason counts.
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

// take is what waits now, and why the client is to be sent away instead.
func (q *queue) take() (batch [][]byte, ended *ending) {
	q.mu.Lock()
	defer q.mu.Unlock()
	batch, ended = q.pending, q.ended
	q.pending, q.size = nil, 0
	return batch, ended
}
