package web

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"regexp"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// asErrorEvent describes a failure for people. Internal details are logged and reported as internal.
func (s *Server) asErrorEvent(err error, log *slog.Logger) agent.ErrorEvent {
	var refused *suql.Error
	var fell *contain.Panic
	switch {
	case errors.As(err, &fell):
		log.Error("turn failed", "panic", fell.ID)
		return agent.ErrorEvent{Code: agent.InternalError, Message: fmt.Sprintf("%s (%s)", views.English.Internal, fell.ID)}
	case errors.As(err, &refused):
		return s.visitorError(agent.ErrorEvent{Code: refused.Code, Message: refused.Message,
			Positions: refused.Positions}, log)
	case errors.As(err, new(chat.Busy)):
		return agent.ErrorEvent{Code: "53300", Message: views.English.Full}
	case errors.Is(err, ErrStopped), errors.Is(err, context.Canceled):
		return agent.ErrorEvent{Code: "57014", Message: views.English.StoppedEarly}
	case errors.Is(err, context.DeadlineExceeded):
		return agent.ErrorEvent{Code: "57014", Message: views.English.TookTooLong}
	}
	return s.visitorError(agent.ErrorEvent{Code: agent.InternalError, Message: err.Error()}, log)
}

// visitorError is the message for visitors: unexpected errors may leak internals, so they are only logged.
func (s *Server) visitorError(e agent.ErrorEvent, log *slog.Logger) agent.ErrorEvent {
	switch e.Code {
	case agent.InternalError:
	case chat.Busy{}.SQLState():
		return agent.ErrorEvent{Code: e.Code, Message: views.English.Full}
	default:
		return e
	}
	shown := e.Message
	if !s.options.LogQuestions {
		shown = unquoted(shown)
	}
	log.Error("turn failed", "err", shown)
	return agent.ErrorEvent{Code: e.Code, Message: views.English.Internal}
}

// quoted matches quoted text, not apostrophes within words; an unclosed quote ends with the message.
var quoted = regexp.MustCompile("\\B'(?:''|[^'])*(?:'|$)|\"(?:\\\\.|[^\"\\\\])*(?:\"|$)|“[^”]*(?:”|$)|`[^`]*(?:`|$)")

// unquoted is a message without quotes, which may contain a question.
func unquoted(message string) string { return quoted.ReplaceAllString(message, "…") }

func logPanic(c echo.Context, err error, stack []byte) error {
	logOf(c).Error("panic in a handler", "err", err, "stack", string(stack))
	return err
}

// remedy says what to do about a status from echo; empty if nothing helps.
func (s *Server) remedy(status int) string {
	switch status {
	case http.StatusNotFound:
		return views.English.NotFound
	case http.StatusMethodNotAllowed:
		return views.English.OtherMethod
	case http.StatusRequestEntityTooLarge:
		return views.English.TooLarge
	}
	return ""
}

// handleError responds to a failed request: statuses from echo or a handler are for the client, other errors are not.
// Browsers get a page.
func (s *Server) handleError(err error, c echo.Context) {
	if c.Response().Committed {
		return
	}
	e := s.asRefused(err, logOf(c))
	if strings.Contains(c.Request().Header.Get("Accept"), "text/html") {
		if err := s.renderWith(c, status(e.Code), views.Refusal(e.Message)); err != nil {
			logOf(c).Error("request failed", "err", err)
		}
		return
	}
	sendError(c, e)
}

// asRefused is the error as its client sees it.
func (s *Server) asRefused(err error, log *slog.Logger) *suql.Error {
	var refused *refusal
	var failed *suql.Error
	var answered *echo.HTTPError
	switch {
	case errors.As(err, &refused):
		return &suql.Error{Code: refused.code, Message: refused.message}
	case errors.As(err, &failed):
		if failed.Code == agent.InternalError { // logged where it happened
			return &suql.Error{Code: failed.Code, Message: views.English.Internal}
		}
		return failed
	case errors.As(err, &answered):
		return &suql.Error{Code: codeOfStatus(answered.Code),
			Message: cmp.Or(s.remedy(answered.Code), fmt.Sprint(answered.Message))}
	}
	log.Error("request failed", "err", err)
	if state.Full(err) {
		return &suql.Error{Code: "no_room", Message: views.English.UploadNoRoom}
	}
	return &suql.Error{Code: "internal", Message: views.English.Internal}
}

// sendError sends an error in the form of the contract.
func sendError(c echo.Context, e *suql.Error) error {
	status := status(e.Code)
	if h := c.Response().Header(); h.Get("Retry-After") == "" {
		switch status {
		case http.StatusTooManyRequests:
			h.Set("Retry-After", "1")
		case http.StatusServiceUnavailable:
			h.Set("Retry-After", "5")
		}
	}
	return c.JSON(status, map[string]*suql.Error{"error": e})
}
