package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/gorilla/websocket"
	"github.com/labstack/echo/v4"
	"golang.org/x/time/rate"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
)

const (
	frameLimit   = 64 << 10 // maximum bytes of a client's message
	textLimit    = 8 << 10  // maximum bytes of a question or reply
	writeTimeout = 10 * time.Second
	pingEvery    = 30 * time.Second
	pongTimeout  = 75 * time.Second
)

// client is one websocket, with a reading and a writing goroutine; its events wait in a bounded queue.
type client struct {
	conn  *websocket.Conn
	html  bool // gets page fragments in each event
	kiosk bool
	by    *asker
	rate  *rate.Limiter
	queue

	chat    *session // of the reading goroutine
	attract context.CancelFunc
}

// message is a client's message: the agent's, and those for web itself.
type message struct {
	agent.Message
	Conversation string `json:"conversation"`
	Token        string `json:"token"`
	After        int64  `json:"after"`
}

func (s *Server) handleSocket(c echo.Context) error {
	by := s.senderOf(c)
	done, ok := s.limits.connect(by.who)
	if !ok {
		s.metrics.refuse(tooMany)
		return refuse("too_many_connections", views.English.TooManyConnections)
	}
	conn, err := s.upgrader.Upgrade(c.Response(), c.Request(), nil)
	if err != nil {
		done()
		return nil // the upgrader has answered
	}
	cl := &client{conn: conn, html: c.QueryParam("html") == "1", kiosk: s.options.Kiosk ||
		c.QueryParam("kiosk") == "1",
		by: personOf(c), rate: s.limits.messages()}
	cl.queue = newQueue(s, func(o *outgoing) []byte { return o.bytes(cl.html, cl.kiosk) })
	if !s.track(cl) {
		done()
		conn.Close()
		return nil
	}
	// The connection outlives the request: returning frees the request's buffers and a deep stack.
	contain.Go("socket", func() {
		defer done()
		s.metrics.clients.Add(1)
		defer s.metrics.clients.Add(-1)
		defer s.untrack(cl)
		contain.Go("socket", cl.write)
		begun := make(chan struct{})
		contain.Go("socket", func() { // rendering needs a deep stack, which is freed this way
			defer close(begun)
			cl.begin(cl.by.view.Sources[0])
		})
		<-begun
		cl.read(by)
	})
	return nil
}

// begin starts a new conversation for the client.
func (cl *client) begin(source *Source) {
	c, token := cl.srv.hub.begin(cl.srv, source, cl.kiosk, cl.by)
	if err := c.attach(cl.srv.ctx, cl, token, 0); err != nil {
		slog.Error("begin conversation", "err", err)
	}
	cl.move(c)
}

// move switches to another conversation.
func (cl *client) move(to *session) {
	if cl.chat != nil && cl.chat != to {
		cl.chat.leave(cl)
	}
	cl.chat = to
}

// read reads messages until the connection ends.
func (cl *client) read(by sender) {
	defer func() {
		cl.stopAttract()
		if cl.chat != nil {
			cl.chat.leave(cl)
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
			cl.tell("bad_message", views.English.BadMessage)
			continue
		}
		var m message
		if err := json.Unmarshal(data, &m); err != nil {
			cl.tell("bad_message", views.English.BadMessage)
			continue
		}
		if !cl.rate.Allow() {
			cl.srv.metrics.refuse(tooFast)
			cl.refuse(m, "too_fast", views.English.TooFast)
			continue
		}
		from := sender{who: by.who, request: fmt.Sprintf("%s.%d", by.request, n), owner: by.owner,
			page: cl.html}
		if err := contain.Do("message", func() error { cl.hear(m, from); return nil }); err != nil {
			e := cl.srv.asErrorEvent(err, slog.With("request", from.request))
			cl.refuse(m, e.Code, e.Message)
		}
	}
}

// hear handles a message.
func (cl *client) hear(m message, by sender) {
	if m.Type != "attract" {
		cl.stopAttract()
	}
	switch {
	case m.Type == "resume":
		c, err := cl.srv.hub.open(cl.srv.ctx, cl.srv, m.Conversation, m.Token, cl.by, cl, max(m.After, 0))
		switch {
		case err == nil:
			cl.move(c)
		case errors.Is(err, errUnknown):
			cl.tell("unknown_conversation", views.English.UnknownConversation)
		case errors.Is(err, errToken):
			cl.tell("wrong_token", views.English.WrongToken)
		default:
			slog.Error("resume", "conversation", m.Conversation, "err", err)
			cl.tell("internal", views.English.Internal)
		}
	case m.Type == agent.ResetMessage:
		cl.begin(cl.chat.sourceNow())
	case m.Type == "attract":
		if cl.kiosk {
			cl.startAttract()
		}
	case slices.Contains(said, m.Type):
		if cl.chat.link {
			cl.refuse(m, "read_only", views.English.ReadOnly)
			return
		}
		if text, code := cl.srv.unfit(m.Message); code != "" {
			cl.refuse(m, code, text)
			return
		}
		if opens(m.Type) && !cl.srv.mayTurn(by.who) {
			cl.refuse(m, "too_fast", views.English.TooFast)
			return
		}
		if cl.kiosk && m.Type == agent.RunMessage {
			cl.refuse(m, "kiosk", views.English.NotHere)
			return
		}
		cl.chat.accept(m.Message, by)
	default:
		cl.tell("bad_message", views.English.BadMessage)
	}
}

// unfit explains what is wrong with a message that no agent needs to see.
func (s *Server) unfit(m agent.Message) (text, code string) {
	input := m.Text + m.SUQL
	switch {
	case len(m.Text) > textLimit || len(m.SUQL) > textLimit || len(m.Value) > textLimit || len(m.Expr) > textLimit ||
		len(m.Component) > textLimit:
		return views.English.TooLong, "too_long"
	case opens(m.Type) && blank(input):
		return views.English.Empty, "empty"
	case m.Type == agent.AnswerMessage && blank(m.Value):
		return views.English.Empty, "empty"
	}
	return "", ""
}

func (cl *client) refuse(m message, code, text string) {
	if cl.chat == nil {
		cl.tell(code, text)
		return
	}
	cl.chat.mu.Lock()
	defer cl.chat.mu.Unlock()
	cl.chat.refuse(m.Message, nil, code, text)
}

func (cl *client) tell(code, text string) {
	if cl.chat == nil {
		return
	}
	cl.chat.mu.Lock()
	defer cl.chat.mu.Unlock()
	cl.chat.notice(nil, code, text)
}

// write is the connection's only writer. It closes the connection, which ends the reader too.
func (cl *client) write() {
	ping := time.NewTicker(pingEvery)
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
			batch, ended := cl.take()
			if ended != nil {
				closeWith(cl.conn, ended)
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
func closeWith(conn *websocket.Conn, why *ending) {
	text := websocket.FormatCloseMessage(why.closes, why.reason)
	conn.WriteControl(websocket.CloseMessage, text, time.Now().Add(time.Second))
}

// turnAway accepts a connection only to tell our page that nobody is let in: a page cannot see why a handshake
// failed, and would retry for ever.
func (s *Server) turnAway(c echo.Context) error {
	conn, err := s.upgrader.Upgrade(c.Response(), c.Request(), nil)
	if err != nil {
		return nil // the upgrader has answered
	}
	defer conn.Close()
	closeWith(conn, notAdmitted)
	return nil
}

// sourceNow returns the conversation's current source.
func (c *session) sourceNow() *Source {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.source
}
