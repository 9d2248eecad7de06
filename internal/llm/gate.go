package llm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/sashabaranov/go-openai"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// firstPause is the delay before the second try; each further one is twice as long.
const firstPause = 300 * time.Millisecond

// longestPause is the longest delay before another try, longestTold the longest that a server may request.
const (
	longestPause = 30 * time.Second
	longestTold  = 24 * time.Hour
)

// mostDegraded is the maximum number of times one request is simplified.
const mostDegraded = 10

// sending sends a request once and returns its cost. The chat request is nil for other kinds.
type sending func(context.Context, *chatRequest) (verdict.Usage, error)

// through sends a request through the gate, with retries. The send function returns its cost.
func (c *Client) through(ctx context.Context, p Prompt, send sending) error {
	pause := firstPause
	renamed, rewired, degraded := false, false, 0
	for try := 1; ; try++ {
		var r *chatRequest
		if len(p.Messages) > 0 && p.Messages[0].Role != "" {
			r = c.request(p)
			r.renamed, r.responses = renamed, r.responses || rewired
		}
		err := c.once(ctx, p, r, send)
		if err == nil {
			if rewired {
				c.can.change(func(known *Abilities) { known.Responses = true })
			}
			return nil
		}
		err = c.redact(err)
		if otherWire(r, err) {
			try--
			rewired = true
			continue
		}
		own := c.can.snapshot().OwnLimit
		if degraded < mostDegraded && c.degrade(r, err) {
			try-- // a simplified request does not count as a retry
			degraded++
			renamed = renamed || own != c.can.snapshot().OwnLimit
			continue
		}
		var stop *final
		if errors.As(err, &stop) || errors.Is(err, context.DeadlineExceeded) || // it would take as long again
			try >= cmp.Or(p.Tries, c.o.Tries) || ctx.Err() != nil || !passing(err) {
			return fmt.Errorf("ask the model %s: %w", c.o.Model, c.fault(err))
		}
		if err := c.rest(ctx, pause, err); err != nil {
			return err
		}
		pause = min(2*pause, longestPause)
	}
}

// rest waits before another try, as long as the server requests, else about as long as the pause. It fails if that is
// too long.
func (c *Client) rest(ctx context.Context, pause time.Duration, cause error) error {
	// Half of the pause is random, so that requests that failed together do not return together.
	wait := pause/2 + rand.N(pause/2)
	if waitErr, ok := errors.AsType[*waitError](cause); ok && waitErr.wait > 0 {
		if wait = waitErr.wait; wait > longestPause { // too long to wait, and pointless to ask before
			c.breaker.rest(wait)
			return fmt.Errorf("ask the model %s: %w", c.o.Model, c.fault(cause))
		}
	}
	if deadline, ok := ctx.Deadline(); ok && c.o.Clock().Add(wait).After(deadline) {
		return fmt.Errorf("ask the model %s: %w", c.o.Model, c.fault(cause))
	}
	select {
	case <-time.After(wait):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// once sends the request once, when budgets, breaker, concurrency and rate allow.
func (c *Client) once(ctx context.Context, p Prompt, r *chatRequest, send sending) error {
	if c.o.Admit != nil {
		if err := c.o.Admit(ctx); err != nil {
			return err
		}
	}
	charge, err := c.reserve(ctx, p)
	if err != nil {
		return err
	}
	if err := c.breaker.allow(); err != nil {
		charge(verdict.Usage{})
		return err
	}
	select {
	case c.slots <- struct{}{}:
		defer func() { <-c.slots }()
	case <-ctx.Done():
		charge(verdict.Usage{})
		return ctx.Err()
	}
	if err := c.rate.Wait(ctx); err != nil {
		charge(verdict.Usage{})
		return err
	}
	ctx, span := otel.Tracer("github.com/ask-surely/surely/internal/llm").Start(ctx, "model request",
		trace.WithAttributes(attribute.String("model", c.o.Model)))
	defer span.End()
	sent, cancel := context.WithTimeout(ctx, c.o.Timeout)
	defer cancel()
	hint := &retryHint{}
	usage, err := send(context.WithValue(sent, retryHintKey{}, hint), r)
	usage.ModelCalls = 1
	span.SetAttributes(attribute.Int("prompt tokens", usage.PromptTokens),
		attribute.Int("completion tokens", usage.CompletionTokens), attribute.Bool("failed", err != nil))
	charge(usage)
	verdict.Report(ctx, usage)
	switch {
	case err == nil:
		c.breaker.ok()
		return nil
	case ctx.Err() != nil:
		return ctx.Err() // a cancelation by the caller says nothing about the server
	case sent.Err() != nil:
		err = fmt.Errorf("no reply within %s: %w", c.o.Timeout, context.DeadlineExceeded)
	case errors.As(err, new(*url.Error)):
		err = &UnreachableError{err}
	}
	if passing(err) {
		c.breaker.failed()
	}
	if hint.wait > 0 {
		return &waitError{err, hint.wait}
	}
	return err
}

// passing reports whether the same request may succeed later.
func passing(err error) bool {
	var open *OpenError
	var budget *BudgetError
	if errors.As(err, &open) || errors.As(err, &budget) {
		return false
	}
	if status, replied := statusOf(err); replied {
		return status == http.StatusTooManyRequests || status >= 500 ||
			status == 0 && errors.As(err, new(*openai.RequestError)) // a stream may contain such an error
	}
	var n net.Error
	return errors.As(err, &n) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, errCut) ||
		errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, errThought) || errors.Is(err, errEmpty)
}

// statusOf is the status of an error response; 0 if unknown.
func statusOf(err error) (status int, replied bool) {
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

// FaultError means that the server gave no useful reply. Its message is safe for visitors; the server's own goes to the
// log.
type FaultError struct {
	text string
	err  error
}

func (e *FaultError) Error() string { return e.text }

func (e *FaultError) Unwrap() error { return e.err }

// SQLState returns PostgreSQL's connection_failure.
func (e *FaultError) SQLState() string { return "08006" }

const (
	tryAgain = "; please try again"
	refuses  = "the model's server refuses requests: check OPENAI_API_KEY, OPENAI_BASE_URL and SURELY_MODEL; " +
		"'surely doctor' lists its models"
)

// fault converts a failure to a message for visitors and logs what can be done about it; other errors stay.
func (c *Client) fault(err error) error {
	var stop *final
	status, replied := statusOf(err)
	switch {
	case errors.As(err, new(*UnreachableError)):
		return err
	case status >= 400 && c.tooLong(err) != nil:
		return c.tooLong(err)
	case errors.Is(err, errFiltered), errors.Is(err, errThought):
		return &FaultError{err.Error(), err}
	case status == http.StatusTooManyRequests:
		return &FaultError{"the model's server accepts no more requests for now (status 429)" + tryAgain, err}
	case replied && status < 400: // it reported a failure with a success status
		slog.Warn("the model's server failed", "model", c.o.Model, "err", err)
		return &FaultError{"the model's server failed" + tryAgain, err}
	case status >= 500:
		slog.Warn("the model's server failed", "model", c.o.Model, "err", err)
		return &FaultError{fmt.Sprintf("the model's server failed (status %d)", status) + tryAgain, err}
	case status >= 400:
		slog.Error(refuses, "model", c.o.Model, "status", status, "err", err)
		return &FaultError{"the model cannot be reached; the log has advice for the operator", err}
	case errors.Is(err, errCut), errors.Is(err, io.ErrUnexpectedEOF):
		return &FaultError{errCut.Error() + tryAgain, err}
	case errors.Is(err, errEmpty), errors.As(err, &stop):
		slog.Error("the model's server sends unusable replies", "model", c.o.Model, "err", err)
		return &FaultError{"the model's server gave no usable reply" + tryAgain, err}
	case errors.Is(err, context.DeadlineExceeded):
		return &FaultError{fmt.Sprintf("the model's server gave no reply within %s", c.o.Timeout) + tryAgain, err}
	}
	return err
}

// tooLong converts a refusal of a too long prompt; nil for others.
func (c *Client) tooLong(err error) error {
	if reason, refused := refusal(err); refused && tooLong(reason) {
		return &ContextError{c.can.snapshot().Context}
	}
	return nil
}

// waitError is a failure with the delay requested by the server.
type waitError struct {
	error
	wait time.Duration
}

func (w *waitError) Unwrap() error { return w.error }

// retryHint holds a response's headers; go-openai does not return them with errors.
type retryHint struct{ wait time.Duration }

type retryHintKey struct{}

// listening is an HTTP client that records Retry-After for the request's context.
type listening struct{ client *http.Client }

func (l listening) Do(r *http.Request) (*http.Response, error) {
	resp, err := l.client.Do(r)
	if err == nil {
		resp.Body = &cappedBody{resp.Body, longestReply}
	}
	if err != nil || resp.StatusCode < 400 {
		return resp, err
	}
	if h, ok := r.Context().Value(retryHintKey{}).(*retryHint); ok {
		h.wait = retryAfter(resp.Header.Get("Retry-After"), time.Now())
	}
	return resp, err
}

// longestReply is the maximum size of a reply, far above that of the longest possible one.
const longestReply = 16 << 20

// cappedBody ends an endless body.
type cappedBody struct {
	io.ReadCloser
	left int64
}

func (b *cappedBody) Read(p []byte) (int, error) {
	if b.left <= 0 {
		return 0, &final{errors.New("the model's server sends more data than any reply")}
	}
	n, err := b.ReadCloser.Read(p[:min(int64(len(p)), b.left)])
	b.left -= int64(n)
	return n, err
}

// guarded is a client that follows no redirects to other servers, since the key is meant for this one.
func guarded(client *http.Client) *http.Client {
	own := *client
	own.CheckRedirect = func(r *http.Request, via []*http.Request) error {
		if from := via[0].URL; r.URL.Scheme != from.Scheme || r.URL.Host != from.Host || len(via) > 3 {
			return &final{errors.New("it redirects requests to another server, which the key is not for")}
		}
		return nil
	}
	return &own
}

// retryAfter parses both forms of the header; 0 if it is useless.
func retryAfter(s string, now time.Time) time.Duration {
	s = strings.TrimSpace(s)
	if seconds, err := strconv.ParseFloat(s, 64); err == nil && seconds > 0 {
		return time.Duration(min(seconds, longestTold.Seconds()) * float64(time.Second))
	}
	if at, err := http.ParseTime(s); err == nil && at.After(now) {
		return min(at.Sub(now), longestTold)
	}
	return 0
}

// OpenError means that the server has failed so often that it gets a pause.
type OpenError struct{ Until time.Time }

func (e *OpenError) Error() string {
	return fmt.Sprintf("the model's server does not answer; trying again at %s", e.Until.Format("15:04:05"))
}

// SQLState returns PostgreSQL's connection_failure.
func (e *OpenError) SQLState() string { return "08006" }

// UnreachableError means that a request got no reply. It does not reveal the server's address, since visitors see it.
type UnreachableError struct{ err error }

func (e *UnreachableError) Error() string {
	why := e.err
	for inner := errors.Unwrap(why); inner != nil; inner = errors.Unwrap(why) {
		why = inner
	}
	text := why.Error()
	if lookup := (*net.DNSError)(nil); errors.As(e.err, &lookup) {
		text = lookup.Err
	}
	return "the model's server cannot be reached: " + text
}

func (e *UnreachableError) Unwrap() error { return e.err }

// SQLState returns PostgreSQL's connection_failure.
func (e *UnreachableError) SQLState() string { return "08006" }

// breaker pauses requests to a server that fails repeatedly. After a while one request may try again; if it succeeds,
// all may.
type breaker struct {
	clock func() time.Time

	mu       sync.Mutex
	failures int
	until    time.Time
	trying   bool
}

// tolerated is the number of consecutive failures that open the breaker, firstRest the duration of the first pause.
const (
	tolerated = 8
	firstRest = 5 * time.Second
	longRest  = 2 * time.Minute
)

func (b *breaker) allow() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.failures < tolerated {
		return nil
	}
	if b.clock().Before(b.until) || b.trying {
		return &OpenError{b.until}
	}
	b.trying = true
	return nil
}

// rest pauses requests for as long as the server asks.
func (b *breaker) rest(wait time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.failures, b.trying, b.until = max(b.failures, tolerated), false, b.clock().Add(min(wait, longRest))
}

func (b *breaker) ok() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.failures, b.trying = 0, false
}

func (b *breaker) failed() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.failures++
	b.trying = false
	if over := b.failures - tolerated; over >= 0 {
		b.until = b.clock().Add(min(firstRest<<min(over, 10), longRest))
	}
}

// keyLike matches what looks like a secret in a server's message.
var keyLike = regexp.MustCompile(`\b(sk|key|pk)-[A-Za-z0-9_\-*.]{4,}`)

// redact removes secrets from an error's text: servers quote the key they reject.
func (c *Client) redact(err error) error {
	text := err.Error()
	clean := keyLike.ReplaceAllString(text, "$1-…")
	if len(c.o.Key) >= 4 {
		clean = strings.ReplaceAll(clean, c.o.Key, "…")
	}
	if clean == text {
		return err
	}
	return &redacted{err, clean}
}

type redacted struct {
	err  error
	text string
}

func (r *redacted) Error() string { return r.text }

// As exposes the kind of error; errors that contain the secret stay hidden.
func (r *redacted) As(target any) bool { return errors.As(r.err, target) }
