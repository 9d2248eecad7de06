package api

import (
	"fmt"
	"net/http"
	"slices"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
	"github.com/ask-surely/surely/web/request"
)

// A conversation without a websocket: messages are requests, and events are server-sent events, named by type, with seq
// as id and the websocket's object as data.

// stream writes server-sent events.
type stream struct {
	response *echo.Response
	control  *http.ResponseController
}

func beginStream(c echo.Context) stream {
	r := c.Response()
	r.Header().Set(echo.HeaderContentType, "text/event-stream")
	r.Header().Set(echo.HeaderCacheControl, "no-store")
	r.Header().Set("X-Accel-Buffering", "no") // keeps proxies from buffering
	r.WriteHeader(http.StatusOK)
	return stream{r, http.NewResponseController(r.Writer)}
}

// send writes an event and reports whether the client is still reading.
func (w stream) send(event []byte) bool {
	w.control.SetWriteDeadline(time.Now().Add(writeTimeout))
	_, err := w.response.Write(append(event, "\n\n"...))
	return err == nil && w.control.Flush() == nil
}

// fail ends a stream with an error.
func (w stream) fail(reason *closeReason) {
	e := agent.ErrorEvent{Code: reason.code, Message: reason.reason}
	data, err := present.Marshal(struct {
		Type string `json:"type"`
		agent.ErrorEvent
	}{e.Type(), e})
	if err == nil {
		w.send(append([]byte("event: error\ndata: "), data...))
	}
}

// encodeServerSentEvent formats an event for a stream.
func encodeServerSentEvent(o *chat.Delivery) []byte {
	return fmt.Appendf(nil, "event: %s\nid: %d\ndata: %s", o.Record.Type, o.Record.Seq, o.Bytes(false, false))
}

// eventsRequest is the body of POST /events.
type eventsRequest struct {
	conversationRef
	After int64 `json:"after,omitempty"`
}

// heartbeatInterval is the time between the comments that keep a silent stream open.
const heartbeatInterval = 15 * time.Second

// handleEvents streams a conversation until the client leaves.
func (s *API) handleEvents(c echo.Context) error {
	in, err := decodeJSON[eventsRequest](c.Request().Body)
	if err != nil {
		return err
	}
	by := request.From(c)
	done, ok := s.Limits.Connect(c.RealIP())
	if !ok {
		s.Counts.Refuse(request.TooMany)
		return chat.Refuse("too_many_connections", views.English.TooManyConnections)
	}
	defer done()
	q := newQueue(s, encodeServerSentEvent)
	ctx := c.Request().Context()
	conv, err := s.Hub.Open(ctx, in.Conversation, in.Token, by, &q, max(in.After, 0))
	if err != nil {
		return err
	}
	defer conv.Leave(&q)
	w := beginStream(c)
	beat := time.NewTicker(heartbeatInterval)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-s.Hub.Context().Done():
			q.end(restarting)
		case <-beat.C:
			if !w.send([]byte(": still here")) { // proxies drop idle streams
				return nil
			}
		case <-q.wake:
		}
		batch, reason := q.take()
		for _, event := range batch {
			if !w.send(event) {
				return nil
			}
		}
		if reason != nil {
			w.fail(reason)
			return nil
		}
	}
}

// sayRequest is the body of POST /say: a websocket message with its conversation.
type sayRequest struct {
	conversationRef
	agent.Message
}

// handleSay sends a message to an existing or a new conversation, whose events carry the outcome.
func (s *API) handleSay(c echo.Context) error {
	in, err := decodeJSON[sayRequest](c.Request().Body)
	if err != nil {
		return err
	}
	if !slices.Contains(MessageTypes, in.Type) {
		return chat.Refuse("bad_message", `"type" must be a websocket message type other than reset, resume or attract`)
	}
	if text, code := validateMessage(in.Message); code != "" {
		return chat.Refuse(code, text)
	}
	by, l := request.From(c), chat.NewProgram() // a listener that gets no events
	ask := &askRequest{Conversation: in.Conversation, Token: in.Token}
	conv, token, err := s.conversation(c.Request().Context(), ask, by, l)
	if err != nil {
		return err
	}
	defer conv.Leave(l)
	conv.Accept(in.Message, request.Sender(c))
	return c.JSON(http.StatusAccepted, forkReply{conv.ID(), token})
}
