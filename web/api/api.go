// Package api serves programs: JSON over HTTP, server-sent events, and the websocket that pages use, too.
package api

import (
	"net/http"
	"sync"
	"time"

	"github.com/gorilla/websocket"

	"github.com/ask-surely/surely/web/request"
)

// API serves programs and the pages' websockets.
type API struct {
	*request.Site
	upgrader websocket.Upgrader

	mu      sync.Mutex
	clients map[*client]struct{}
	closed  bool
}

// New returns the API.
func New(site *request.Site) *API {
	s := &API{Site: site, clients: map[*client]struct{}{}}
	s.upgrader = websocket.Upgrader{ReadBufferSize: 1024, WriteBufferSize: 4096, WriteBufferPool: &sync.Pool{},
		HandshakeTimeout: 10 * time.Second, CheckOrigin: func(r *http.Request) bool {
			ok := site.SameOrigin(r)
			if !ok {
				site.Counts.Refuse(request.ForeignOrigin)
			}
			return ok
		}}
	return s
}

// Close ends all connections.
func (s *API) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	for c := range s.clients {
		c.close()
	}
}

// track registers a connection for Close; it returns false if the API is closed.
func (s *API) track(c *client) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.closed {
		s.clients[c] = struct{}{}
	}
	return !s.closed
}

func (s *API) untrack(c *client) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.clients, c)
}
