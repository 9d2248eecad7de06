package api

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/websocket"
	"github.com/labstack/echo/v4"
	"golang.org/x/time/rate"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

const (
	frameLimit   = 64 << 10 // maximum bytes of a client's message
	textLimit    = 8 << 10  // maximum bytes of a question or reply
	writeTimeout = 10 * time.Second
	pingInterval = 30 * time.Second
	pongTimeout  = 75 * time.Second
)

// client is one websocket, with a reading and a writing goroutine; its events wait in a bounded queue.
type client struct {
	conn  *websocket.Conn
	html  bool // gets page fragments in each event
	kiosk bool
	by    *chat.Requester
	rate  *rate.Limiter
	queue

	chat    *chat.Session // used only by the reading goroutine
	attract context.CancelFunc
}

// message is a client's message, to the agent or to the server itself.
type message struct {
	agent.Message
	Conversation string `json:"conversation"`
	Token        string `json:"token"`
	After        int64  `json:"after"`
}

func (s *API) handleSocket(c echo.Context) error {
	by := request.Sender(c)
	done, ok := s.Limits.Connect(by.Address)
	if !ok {
		s.Counts.Refuse(request.TooMany)
		return chat.Refuse("too_many_connections", views.English.TooManyConnections)
	}
	conn, err := s.upgrader.Upgrade(c.Response(), c.Request(), nil)
	if err != nil {
		done()
		return nil // the upgrader has sent the response
	}
	cl := &client{conn: conn, html: c.QueryParam("html") == "1", kiosk: s.Kiosk || c.QueryParam("kiosk") == "1",
		by: request.From(c), rate: s.Limits.Messages()}
	cl.queue = newQueue(s, func(o *chat.Delivery) []byte { return o.Bytes(cl.html, cl.kiosk) })
	// The connection outlives the request: returning frees the request's buffers and a deep stack.
	contain.Go("socket", func() {
		defer done()
		s.Counts.Clients.Add(1)
		defer s.Counts.Clients.Add(-1)
		contain.Go("socket", cl.write)
		begun := make(chan struct{})
		contain.Go("socket", func() { // rendering needs a deep stack, which is freed this way
			defer close(begun)
			cl.begin(cl.by.View.Sources[0])
		})
		<-begun
		cl.read(by)
	})
	return nil
}

// begin starts a new conversation for the client.
func (cl *client) begin(source *chat.Source) {
	c, token := cl.api.Hub.Begin(source, cl.kiosk, cl.by)
	if err := c.Attach(cl.api.Hub.Context(), cl, token, 0); err != nil {
		slog.Error("begin conversation", "err", err)
	}
	cl.switchTo(c)
}

// switchTo switches to another conversation.
func (cl *client) switchTo(to *chat.Session) {
	if cl.chat != nil && cl.chat != to {
		cl.chat.Leave(cl)
	}
	cl.chat = to
}

// read reads messages until the connection ends.
func (cl *client) read(by chat.Sender) {
	defer func() {
		cl.stopAttract()
		if cl.chat != nil {
			cl.chat.Leave(cl)
		}
		cl.end(restarting) // ends the writer
	}()
	cl.conn.SetReadLimit(frameLimit)
	cl.conn.SetReadDeadline(time.Now().Add(pongTimeout))
	cl.conn.SetPongHandler(func(string) error { return cl.conn.SetReadDeadline(time.Now().Add(pongTimeout)) })
	for n := 1; ; n++ {
		kind, data, err := cl.conn.ReadMessage()
		if err != nil {
			return
		}
		cl.conn.SetReadDeadline(time.Now().Add(pongTimeout))
		var m message
		if kind != websocket.TextMessage || json.Unmarshal(data, &m) != nil {
			cl.notify("bad_message", views.English.BadMessage)
			continue
		}
		if !cl.rate.Allow() {
			cl.api.Counts.Refuse(request.TooFast)
			cl.refuse(m, "too_fast", views.English.TooFast)
			continue
		}
		from := chat.Sender{Address: by.Address, Request: fmt.Sprintf("%s.%d", by.Request, n), Owner: by.Owner}
		if err := contain.Do("message", func() error { cl.handle(m, from); return nil }); err != nil {
			e := cl.api.Hub.Explain(err, slog.With("request", from.Request))
			cl.refuse(m, e.Code, e.Message)
		}
	}
}

// handle handles one message.
func (cl *client) handle(m message, by chat.Sender) {
	if m.Type != "attract" {
		cl.stopAttract()
	}
	switch {
	case m.Type == "resume":
		cl.resume(m)
	case m.Type == agent.ResetMessage:
		cl.begin(cl.chat.Source())
	case m.Type == "attract":
		if cl.kiosk {
			cl.startAttract()
		}
	case slices.Contains(MessageTypes, m.Type):
		text, code := validateMessage(m.Message)
		switch {
		case cl.chat.Link():
			cl.refuse(m, "read_only", views.English.ReadOnly)
		case code != "":
			cl.refuse(m, code, text)
		case chat.OpensTurn(m.Type) && !cl.api.MayOpenTurn(by.Address):
			cl.refuse(m, "too_fast", views.English.TooFast)
		case cl.kiosk && m.Type == agent.RunMessage:
			cl.refuse(m, "kiosk", views.English.NotAllowed)
		default:
			cl.chat.Accept(m.Message, by)
		}
	default:
		cl.notify("bad_message", views.English.BadMessage)
	}
}

// resume switches to an earlier conversation.
func (cl *client) resume(m message) {
	c, err := cl.api.Hub.Open(cl.api.Hub.Context(), m.Conversation, m.Token, cl.by, cl, max(m.After, 0))
	if refusal, ok := errors.AsType[*chat.Refusal](err); ok {
		cl.notify(refusal.Code, refusal.Message)
	} else if err != nil {
		slog.Error("resume", "conversation", m.Conversation, "err", err)
		cl.notify("internal", views.English.InternalError)
	} else {
		cl.switchTo(c)
	}
}

// validateMessage returns the error for a message that is refused before it reaches the agent; the code is empty if it
// is valid.
func validateMessage(m agent.Message) (text, code string) {
	input := m.Text + m.SUQL
	switch {
	case len(m.Text) > textLimit || len(m.SUQL) > textLimit || len(m.Value) > textLimit || len(m.Expr) > textLimit ||
		len(m.Component) > textLimit:
		return views.English.TooLong, "too_long"
	case chat.OpensTurn(m.Type) && strings.TrimSpace(input) == "":
		return views.English.Empty, "empty"
	case m.Type == agent.AnswerMessage && strings.TrimSpace(m.Value) == "":
		return views.English.Empty, "empty"
	}
	return "", ""
}

func (cl *client) refuse(m message, code, text string) {
	if cl.chat != nil {
		cl.chat.Refuse(m.Message, code, text)
	}
}

func (cl *client) notify(code, text string) {
	if cl.chat != nil {
		cl.chat.Notice(code, text)
	}
}

// write is the connection's only writer. It closes the connection, which ends the reader too.
func (cl *client) write() {
	ping := time.NewTicker(pingInterval)
	defer ping.Stop()
	defer cl.conn.Close()
	for {
		select {
		case <-cl.wake:
		case <-cl.api.Hub.Context().Done():
			cl.end(restarting)
		case <-ping.C:
			if cl.conn.WriteControl(websocket.PingMessage, nil, time.Now().Add(writeTimeout)) != nil {
				return
			}
		}
		for {
			batch, reason := cl.take()
			if reason != nil {
				closeWith(cl.conn, reason)
				return
			}
			if len(batch) == 0 {
				break
			}
			for _, b := range batch {
				cl.conn.SetWriteDeadline(time.Now().Add(writeTimeout))
				if cl.conn.WriteMessage(websocket.TextMessage, b) != nil {
					return
				}
			}
		}
	}
}

// closeWith sends the close code.
func closeWith(conn *websocket.Conn, reason *closeReason) {
	text := websocket.FormatCloseMessage(reason.closeCode, reason.reason)
	conn.WriteControl(websocket.CloseMessage, text, time.Now().Add(time.Second))
}

// RejectUnadmitted accepts a connection only to send the page the reason for its refusal: a page cannot see why a
// handshake failed, and would retry forever.
func (s *API) RejectUnadmitted(c echo.Context) error {
	conn, err := s.upgrader.Upgrade(c.Response(), c.Request(), nil)
	if err != nil {
		return nil // the upgrader has sent the response
	}
	defer conn.Close()
	closeWith(conn, notAdmitted)
	return nil
}

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

// queue holds the events waiting for one client. A slow client is disconnected; it can resume where it left off.
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

// Disconnect has the client connect again.
func (q *queue) Disconnect(*chat.Session) { q.end(restarting) }

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
