package api

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
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

// message is a client's message: the agent's, and those for web itself.
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
	if !s.track(cl) {
		done()
		conn.Close()
		return nil
	}
	// The connection outlives the request: returning frees the request's buffers and a deep stack.
	contain.Go("socket", func() {
		defer done()
		s.Counts.Clients.Add(1)
		defer s.Counts.Clients.Add(-1)
		defer s.untrack(cl)
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
	cl.move(c)
}

// move switches to another conversation.
func (cl *client) move(to *chat.Session) {
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
		cl.close()
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
		if kind != websocket.TextMessage {
			cl.notify("bad_message", views.English.BadMessage)
			continue
		}
		var m message
		if err := json.Unmarshal(data, &m); err != nil {
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
		if cl.chat.Link() {
			cl.refuse(m, "read_only", views.English.ReadOnly)
			return
		}
		if text, code := validateMessage(m.Message); code != "" {
			cl.refuse(m, code, text)
			return
		}
		if chat.OpensTurn(m.Type) && !cl.api.MayTurn(by.Address) {
			cl.refuse(m, "too_fast", views.English.TooFast)
			return
		}
		if cl.kiosk && m.Type == agent.RunMessage {
			cl.refuse(m, "kiosk", views.English.NotAllowed)
			return
		}
		cl.chat.Accept(m.Message, by)
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
		cl.move(c)
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
