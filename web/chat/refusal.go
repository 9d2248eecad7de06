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

// The reasons for not opening conversations.
var (
	ErrUnknown  = Refuse("unknown_conversation", views.English.UnknownConversation)
	ErrToken    = Refuse("wrong_token", views.English.WrongToken)
	ErrReadOnly = Refuse("read_only", views.English.ReadOnly)
	ErrNoSource = Refuse("no_source", views.English.SourceUnavailable)
)

// Explain describes a failure for people. Internal details are logged and reported as internal.
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
