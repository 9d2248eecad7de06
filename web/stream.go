package web

import (
	"bytes"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
)

// A conversation without a websocket: messages are requests, events are server-sent events with the websocket's type,
// seq as id, and object as data.

const eventStream = "text/event-stream"

// wantsEvents reports whether a request wants a stream.
func wantsEvents(c echo.Context) bool {
	return strings.Contains(c.Request().Header.Get(echo.HeaderAccept), eventStream)
}

// stream writes server-sent events.
type stream struct {
	response *echo.Response
	control  *http.ResponseController
	held     *budget.Budget // the request's
}

func beginStream(c echo.Context) *stream {
	r := c.Response()
	r.Header().Set(echo.HeaderContentType, eventStream)
	r.Header().Set(echo.HeaderCacheControl, "no-store")
	r.Header().Set("X-Accel-Buffering", "no") // proxies hold back nothing
	r.WriteHeader(http.StatusOK)
	return &stream{r, http.NewResponseController(r.Writer), budget.From(c.Request().Context())}
}

// send writes an event and reports whether the client still reads.
func (w *stream) send(event []byte) bool { return w.write(append(event, "\n\n"...)) }

// beat writes a comment, so that proxies do not drop a silent stream.
func (w *stream) beat() bool { return w.write([]byte(": still here\n\n")) }

func (w *stream) write(b []byte) bool {
	w.control.SetWriteDeadline(time.Now().Add(writeTimeout))
	if _, err := w.response.Write(b); err != nil {
		return false
	}
	return w.control.Flush() == nil
}

// fail ends a stream with an error.
func (w *stream) fail(code, message string) {
	data, err := present.Marshal(struct {
		Type string `json:"type"`
		agent.ErrorEvent
	}{"error", agent.ErrorEvent{Code: code, Message: message}})
	if err == nil {
		w.send(append([]byte("event: error\ndata: "), data...))
	}
}

// tell writes a program's turn.
func (w *stream) tell(o *outgoing) bool {
	if refused, ok := o.event.(chat.RefusedEvent); ok && o.plain == nil { // told to nobody else
		w.fail(refused.Code, refused.Message)
		return false
	}
	size := int64(2 * len(o.record.Data))
	if err := w.held.Draw(size); err != nil {
		w.fail(chat.Busy{}.SQLState(), chat.Busy{}.Error())
		return false
	}
	defer w.held.Return(size)
	return w.send(o.served())
}

// served is an event in a stream's form.
func (o *outgoing) served() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "event: %s\nid: %d\ndata: ", o.record.Type, o.record.Seq)
	b.Write(o.plain())
	return b.Bytes()
}

// following is the body of POST /events.
type following struct {
	conversationNamed
	After int64 `json:"after,omitempty"`
}

// beatEvery is the interval of a silent stream's comments.
const beatEvery = 15 * time.Second

// handleEvents streams a conversation until the client leaves.
func (s *Server) handleEvents(c echo.Context) error {
	in, err := decodeJSON[following](c.Request().Body)
	if err != nil {
		return err
	}
	by := personOf(c)
	done, ok := s.limits.connect(c.RealIP())
	if !ok {
		s.metrics.refuse(tooMany)
		return refuse("too_many_connections", views.English.TooManyConnections)
	}
	defer done()
	q := newQueue(s, (*outgoing).served)
	ctx := c.Request().Context()
	conv, err := s.hub.open(ctx, s, in.Conversation, in.Token, by, &q, max(in.After, 0))
	if err != nil {
		return s.notOpened(err)
	}
	defer conv.leave(&q)
	w := beginStream(c)
	beat := time.NewTicker(beatEvery)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-s.ctx.Done():
			q.end(endsHere)
		case <-beat.C:
			if !w.beat() {
				return nil
			}
		case <-q.wake:
		}
		batch, ended := q.take()
		for _, event := range batch {
			if !w.send(event) {
				return nil
			}
		}
		if ended != nil {
			w.fail(ended.code, ended.reason)
			return nil
		}
	}
}

// notOpened explains why a conversation was not opened.
func (s *Server) notOpened(err error) error {
	switch {
	case errors.Is(err, errUnknown):
		return refuse("unknown_conversation", views.English.UnknownConversation)
	case errors.Is(err, errToken):
		return refuse("wrong_token", views.English.WrongToken)
	case errors.Is(err, errReadOnly):
		return refuse("read_only", views.English.ReadOnly)
	case errors.Is(err, errNoSource):
		return refuse("no_source", views.English.NoSuchSource)
	}
	return err
}

// saying is the body of POST /say: a websocket message with its conversation.
type saying struct {
	conversationNamed
	agent.Message
}

// nobody listens while a message is sent this way.
type nobody struct{ _ byte }

func (*nobody) deliver(*session, *outgoing)   {}
func (*nobody) catchUp(*session, []*outgoing) {}

// handleSay sends a message to a conversation, or a new one; events carry the outcome.
func (s *Server) handleSay(c echo.Context) error {
	in, err := decodeJSON[saying](c.Request().Body)
	if err != nil {
		return err
	}
	if !slices.Contains(said, in.Type) {
		return refuse("bad_message", `"type" must be one of the websocket's messages, and none of reset, resume and attract`)
	}
	if text, code := s.unfit(in.Message); code != "" {
		return refuse(code, text)
	}
	by, l := personOf(c), &nobody{}
	ask := &asking{Conversation: in.Conversation, Token: in.Token}
	conv, token, err := s.conversation(c.Request().Context(), ask, by, l)
	if err != nil {
		return s.notOpened(err)
	}
	defer conv.leave(l)
	conv.accept(in.Message, s.senderOf(c))
	return c.JSON(http.StatusAccepted, forked{conv.id, token})
}
