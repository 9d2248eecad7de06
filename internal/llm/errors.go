package llm

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/sashabaranov/go-openai"
)

// Reasons why there is no usable reply.
var (
	errCut           = errors.New("the model's reply was cut off")
	errEmpty         = errors.New("the model's reply is empty")
	errOnlyReasoning = errors.New("the model used up its tokens before replying")
	errFiltered      = errors.New("the model's server withheld the reply")
	errNotCompletion = errors.New("the server's reply is not a chat completion: is OPENAI_BASE_URL the address of an " +
		"OpenAI-compatible API?")
)

// FaultError means that there is no reply. Its message is safe for visitors; the server's own goes to the log.
type FaultError struct {
	state, text string
	err         error
}

func (e *FaultError) Error() string { return e.text }

func (e *FaultError) Unwrap() error { return e.err }

// SQLState returns PostgreSQL's connection_failure, or program_limit_exceeded for a prompt that is too long.
func (e *FaultError) SQLState() string { return e.state }

const (
	unreachable    = "08006"
	tooLong        = "54000"
	tryAgain       = "; please try again"
	refusalMessage = "the model's server refuses requests: check OPENAI_API_KEY, OPENAI_BASE_URL and SURELY_MODEL; " +
		"'surely doctor' lists its models"
)

// errorStatus returns the status of an error response (0 if unknown, as within a stream), and whether there was one.
func errorStatus(err error) (status int, replied bool) {
	var api *openai.APIError
	var request *openai.RequestError
	switch {
	case errors.As(err, &api):
		return api.HTTPStatusCode, true
	case errors.As(err, &request):
		return request.HTTPStatusCode, true
	}
	return 0, false
}

// isRefusal reports whether a request was rejected because of its content, so that another one may be accepted. Servers
// may forbid log-probabilities (403), or find no provider with all features (404).
func isRefusal(err error) bool {
	switch status, _ := errorStatus(err); status {
	case http.StatusBadRequest, http.StatusForbidden, http.StatusNotFound, http.StatusRequestEntityTooLarge,
		http.StatusUnprocessableEntity, http.StatusNotImplemented:
		return true
	}
	return slices.ContainsFunc([]error{openai.ErrReasoningModelMaxTokensDeprecated,
		openai.ErrReasoningModelLimitationsLogprobs, openai.ErrReasoningModelLimitationsOther,
		openai.ErrReasoningSamplingUnsupported}, func(own error) bool { return errors.Is(err, own) })
}

// isTemporary reports whether the same request may succeed later.
func isTemporary(err error) bool {
	if status, replied := errorStatus(err); replied {
		return status == http.StatusTooManyRequests || status >= 500 || status < 400
	}
	var n net.Error
	return errors.As(err, &n) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, errCut) ||
		errors.Is(err, errOnlyReasoning) || errors.Is(err, errEmpty)
}

// classifyReadError classifies an error from reading a reply: cut off, or not a chat completion.
func classifyReadError(err error) error {
	if _, replied := errorStatus(err); replied || isRefusal(err) || errors.As(err, new(*url.Error)) {
		return err
	}
	var n net.Error
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.As(err, &n) {
		return fmt.Errorf("%w: %w", errCut, err)
	}
	return fmt.Errorf("%w: %w", errNotCompletion, err)
}

// fault converts a failure to a message for visitors, and logs what can be done about it.
func (c *Client) fault(err error) error {
	var budget *BudgetError
	var fault *FaultError
	if err == nil || errors.As(err, &budget) || errors.As(err, &fault) || errors.Is(err, context.Canceled) {
		return err
	}
	status, replied := errorStatus(err)
	text := "the model's server failed" + tryAgain
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		text = fmt.Sprintf("the model's server gave no reply within %s", c.o.Timeout) + tryAgain
	case errors.As(err, new(*url.Error)):
		text = "the model's server cannot be reached: " + innermost(err)
	case errors.Is(err, errFiltered), errors.Is(err, errOnlyReasoning):
		text = err.Error()
	case status == http.StatusTooManyRequests:
		text = "the model's server accepts no more requests for now (status 429)" + tryAgain
	case status >= 500 || replied && status < 400:
		if status >= 500 {
			text = fmt.Sprintf("the model's server failed (status %d)", status) + tryAgain
		}
		slog.Warn("the model's server failed", "model", c.o.Model, "err", c.redact(err))
	case status >= 400, isRefusal(err):
		text = "the model cannot be reached; the log has advice for the operator"
		slog.Error(refusalMessage, "model", c.o.Model, "status", status, "err", c.redact(err))
	case errors.Is(err, errCut):
		text = errCut.Error() + tryAgain
	case errors.Is(err, errEmpty), errors.Is(err, errNotCompletion):
		text = "the model's server gave no usable reply" + tryAgain
		slog.Error("the model's server sends unusable replies", "model", c.o.Model, "err", c.redact(err))
	default:
		return err
	}
	return &FaultError{unreachable, text, err}
}

// innermost returns the message of the innermost error, which does not reveal the server's address.
func innermost(err error) string {
	if lookup := (*net.DNSError)(nil); errors.As(err, &lookup) {
		return lookup.Err
	}
	for inner := errors.Unwrap(err); inner != nil; inner = errors.Unwrap(err) {
		err = inner
	}
	return err.Error()
}

// secretPattern matches what looks like a secret in a server's message.
var secretPattern = regexp.MustCompile(`\b(sk|key|pk)-[A-Za-z0-9_\-*.]{4,}`)

// redact returns an error's text without secrets, since servers quote the key that they reject.
func (c *Client) redact(err error) string {
	text := secretPattern.ReplaceAllString(err.Error(), "$1-…")
	if len(c.o.Key) >= 4 {
		text = strings.ReplaceAll(text, c.o.Key, "…")
	}
	return text
}
