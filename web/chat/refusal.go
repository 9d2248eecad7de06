package chat

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"regexp"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// Refusal is a refused request or message: a code for programs, a message for people.
type Refusal struct{ Code, Message string }

func (r *Refusal) Error() string { return r.Message }

// Refuse returns a refusal.
func Refuse(code, message string) error { return &Refusal{code, message} }

// Reasons why a conversation is not opened.
var (
	ErrUnknown  = Refuse("unknown_conversation", views.English.UnknownConversation)
	ErrToken    = Refuse("wrong_token", views.English.WrongToken)
	ErrReadOnly = Refuse("read_only", views.English.ReadOnly)
	ErrNoSource = Refuse("no_source", views.English.SourceUnavailable)
)

// Explain describes a failure for people. Internal details are logged, and reported only as an internal error.
func (h *Hub) Explain(err error, log *slog.Logger) agent.ErrorEvent {
	var suqlErr *suql.Error
	var panicked *contain.Panic
	switch {
	case errors.As(err, &panicked):
		log.Error("turn failed", "panic", panicked.ID)
		return agent.ErrorEvent{Code: agent.InternalError, Message: fmt.Sprintf("%s (%s)", views.English.InternalError,
			panicked.ID)}
	case errors.As(err, &suqlErr):
		return h.visitorError(agent.ErrorEvent{Code: suqlErr.Code, Message: suqlErr.Message,
			Positions: suqlErr.Positions}, log)
	case errors.As(err, new(Busy)):
		return agent.ErrorEvent{Code: Busy{}.SQLState(), Message: views.English.Overloaded}
	case errors.Is(err, ErrStopped), errors.Is(err, context.Canceled):
		return agent.ErrorEvent{Code: "57014", Message: views.English.StoppedEarly}
	case errors.Is(err, context.DeadlineExceeded):
		return agent.ErrorEvent{Code: "57014", Message: views.English.TookTooLong}
	}
	return h.visitorError(agent.ErrorEvent{Code: agent.InternalError, Message: err.Error()}, log)
}

// visitorError returns the message for visitors: unexpected errors may leak internals, so they are only logged.
func (h *Hub) visitorError(e agent.ErrorEvent, log *slog.Logger) agent.ErrorEvent {
	switch e.Code {
	case agent.InternalError:
	case Busy{}.SQLState():
		return agent.ErrorEvent{Code: e.Code, Message: views.English.Overloaded}
	default:
		return e
	}
	message := e.Message
	if !h.LogQuestions {
		message = withoutQuotes(message)
	}
	log.Error("turn failed", "err", message)
	return agent.ErrorEvent{Code: e.Code, Message: views.English.InternalError}
}

// quoted matches quoted text, not apostrophes within words; an unclosed quote ends with the message.
var quoted = regexp.MustCompile("\\B'(?:''|[^'])*(?:'|$)|\"(?:\\\\.|[^\"\\\\])*(?:\"|$)|“[^”]*(?:”|$)|`[^`]*(?:`|$)")

// withoutQuotes returns a message without quoted parts, which may contain a question.
func withoutQuotes(message string) string { return quoted.ReplaceAllString(message, "…") }

// User is a person asking. The zero value is anonymous.
type User struct {
	Name string `json:"name"` // as given by the proxy; empty: unknown
	Role string `json:"role"` // Visitor or Owner
}

// The roles of users.
const (
	Visitor = "visitor"
	Owner   = "owner"
)

// View is the data visible to some users. Users with the same key see the same data; the key is empty for those who see
// everything.
type View struct {
	Key     string
	Sources []*Source
}

// Reasons for a missing view.
var (
	ErrNoUser = errors.New("the request names no user, but the data depends on the user")
	ErrNoRole = errors.New("the database has no role with the user's name")
)

// Requester is the sender of a request, with their view.
type Requester struct {
	User
	View *View
}

// HasStarted reports whether the requester started a conversation with the same view. A user's view may have changed
// since, and the browser may now be used by another person.
func (p *Requester) HasStarted(c *Conversation) bool {
	return c.View == p.View.Key && (c.Link() || c.User == p.Name)
}

// Asker is the person on whose behalf a turn or request is processed.
type Asker struct {
	Address      string
	Owner        bool
	Conversation string // empty outside of a conversation
}

type askerKey struct{}

// AskerOf returns the person on whose behalf a context's work is done, if any.
func AskerOf(ctx context.Context) (Asker, bool) {
	a, ok := ctx.Value(askerKey{}).(Asker)
	return a, ok
}

// Context returns a context for work on behalf of a sender.
func (by Sender) Context(ctx context.Context) context.Context {
	return context.WithValue(ctx, askerKey{}, Asker{VisitorKey(by.Address), by.Owner, by.Conversation})
}
