package web

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"regexp"
	"runtime/debug"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// asErrorEvent says a failure in words for the person. What is not meant for people is logged and told as internal.
func (s *Server) asErrorEvent(err error, log *slog.Logger) agent.ErrorEvent {
	var refused *suql.Error
	switch {
	case errors.As(err, &refused):
		return s.told(agent.ErrorEvent{Code: refused.Code, Message: refused.Message, Positions: refused.Positions}, log)
	case errors.As(err, new(busyError)):
		return agent.ErrorEvent{Code: "53300", Message: s.words.Full}
	case errors.Is(err, ErrStopped), errors.Is(err, context.Canceled):
		return agent.ErrorEvent{Code: "57014", Message: s.words.StoppedEarly}
	case errors.Is(err, context.DeadlineExceeded):
		return agent.ErrorEvent{Code: "57014", Message: s.words.TookTooLong}
	}
	return s.told(agent.ErrorEvent{Code: agent.InternalError, Message: err.Error()}, log)
}

// told is a failure as visitors are told it: what nobody foresaw may name what is no business of theirs, so it is
// logged.
func (s *Server) told(e agent.ErrorEvent, log *slog.Logger) agent.ErrorEvent {
	switch e.Code {
	case agent.InternalError:
	case busyError{}.SQLState():
		return agent.ErrorEvent{Code: e.Code, Message: s.words.Full}
	default:
		return e
	}
	said := e.Message
	if !s.options.LogQuestions {
		said = unquoted(said)
	}
	log.Error("turn failed", "err", said)
	return agent.ErrorEvent{Code: e.Code, Message: s.words.Internal}
}

// quoted is what stands between quotes, which an apostrophe within a word is none of; what is never closed ends with
// the message.
var quoted = regexp.MustCompile("\\B'(?:''|[^'])*(?:'|$)|\"(?:\\\\.|[^\"\\\\])*(?:\"|$)|“[^”]*(?:”|$)|`[^`]*(?:`|$)")

// unquoted is a message without what it quotes, which may be of a question.
func unquoted(message string) string { return quoted.ReplaceAllString(message, "…") }

// status maps a failure's code to an HTTP status.
func status(code string) int {
	switch {
	case code == agent.InternalError:
		return http.StatusInternalServerError
	case code == "too_fast":
		return http.StatusTooManyRequests
	case code == "53300" || code == "53400" || strings.HasPrefix(code,
		"08"): // too much to do, the model's budget is spent, or something cannot be reached
		return http.StatusServiceUnavailable
	case code == "57014":
		return http.StatusGatewayTimeout
	}
	return http.StatusUnprocessableEntity
}

func panicked(p any) error { return fmt.Errorf("panic: %v\n%s", p, debug.Stack()) }

func logPanic(c echo.Context, err error, stack []byte) error {
	logOf(c).Error("panic in a handler", "err", err, "stack", string(stack))
	return err
}

// refusal says what to do about a status that echo sends; empty where nothing is known to help.
func (s *Server) refusal(status int) string {
	switch status {
	case http.StatusNotFound:
		return s.words.NotFound
	case http.StatusMethodNotAllowed:
		return s.words.OtherMethod
	case http.StatusRequestEntityTooLarge:
		return s.words.TooLarge
	}
	return ""
}

// handleError answers a failed request: what echo or a handler says with a status is for the client, the rest is not. A
// browser that wants a page gets one.
func (s *Server) handleError(err error, c echo.Context) {
	if c.Response().Committed {
		return
	}
	code, text := http.StatusInternalServerError, s.words.Internal
	var he *echo.HTTPError
	if errors.As(err, &he) {
		code, text = he.Code, fmt.Sprint(he.Message)
	} else {
		logOf(c).Error("request failed", "err", err)
	}
	if said := s.refusal(code); said != "" {
		text = said
	}
	if strings.Contains(c.Request().Header.Get("Accept"), "text/html") {
		if err := s.renderWith(c, code, views.Refusal(text)); err != nil {
			logOf(c).Error("request failed", "err", err)
		}
		return
	}
	sendError(c, code, &suql.Error{Code: fmt.Sprint(code), Message: text})
}

// sendError answers a program's request with an error in the form of the contract.
func sendError(c echo.Context, status int, e *suql.Error) error {
	if h := c.Response().Header(); h.Get("Retry-After") == "" &&
		(status == http.StatusServiceUnavailable || status == http.StatusTooManyRequests) {
		h.Set("Retry-After", "5")
	}
	return c.JSON(status, map[string]*suql.Error{"error": e})
}

func refuseRequest(c echo.Context, status int, code, message string) error {
	return sendError(c, status, &suql.Error{Code: code, Message: message})
}
