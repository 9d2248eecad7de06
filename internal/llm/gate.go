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

// firstPause is how long the client waits before the second try; each further pause is twice as long.
const firstPause = 300 * time.Millisecond

// longestPause is how long a request waits at most for another try, longestTold how long a server may ask to be left
// alone.
const (
	longestPause = 30 * time.Second
	longestTold  = 24 * time.Hour
)

// mostDegraded bounds how often one request is sent in simpler words.
const mostDegraded = 10

// sending sends a request once and returns what it cost. What is no chat completion has no chat request.
type sending func(context.Context, *chatRequest) (verdict.Usage, error)

// through sends one request through the gate, again if need be. The send function returns what it cost.
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
			try-- // the same request in simpler words is not another try
			degraded++
			renamed = renamed || own != c.can.snapshot().OwnLimit
			continue
		}
		var stop *final
		if errors.As(err, &stop) || try >= cmp.Or(p.Tries, c.o.Tries) || ctx.Err() != nil || !passing(err) {
			return fmt.Errorf("ask the model %s: %w", c.o.Model, c.fault(err))
		}
		if err := c.rest(ctx, pause, err); err != nil {
			return err
		}
		pause = min(2*pause, longestPause)
	}
}

// rest waits before another try, as long as the server asked for, else about as long as the pause. It returns an error
// where nobody would wait that long.
func (c *Client) rest(ctx context.Context, pause time.Duration, cause error) error {
	// Half of the pause is chance, so that those who failed together do not return together.
	wait := pause/2 + rand.N(pause/2)
	var told *waitError
	if errors.As(cause, &told) && told.wait > 0 {
		if wait = told.wait; wait > longestPause { // nobody waits for that, and nobody need ask before
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

// once sends the request once, when budgets, breaker, concurrency and rate let it.
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
		return ctx.Err() // the caller's doing says nothing about the server
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
			status == 0 && errors.As(err, new(*openai.RequestError)) // within a stream the server itself refuses so
	}
	var n net.Error
	return errors.As(err, &n) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, errCut) ||
		errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, errThought) || errors.Is(err, errEmpty)
}

// statusOf is the status of a reply that was a refusal; 0 where it could not be read.
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

// FaultError says that the server gave no reply of use. Its words are for visitors, too: what the server said of it
// is for the log.
type FaultError struct {
	said string
	err  error
}

func (e *FaultError) Error() string { return e.said }

func (e *FaultError) Unwrap() error { return e.err }

// SQLState returns PostgreSQL's connection_failure.
func (e *FaultError) SQLState() string { return "08006" }

const (
	tryAgain = "; please try again"
	refuses  = "the model's server refuses requests: look at OPENAI_API_KEY, OPENAI_BASE_URL and SURELY_MODEL; surely doctor tells which models it has"
)

// fault says in words for visitors what a failure was, and in the log what can be done about it; others stay as they
// are.
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
		return &FaultError{"the model's server takes no more requests for now (status 429)" + tryAgain, err}
	case replied && status < 400: // it told of a failure as if that were a reply
		slog.Warn("the model's server failed", "model", c.o.Model, "err", err)
		return &FaultError{"the model's server failed" + tryAgain, err}
	case status >= 500:
		slog.Warn("the model's server failed", "model", c.o.Model, "err", err)
		return &FaultError{fmt.Sprintf("the model's server failed (status %d)", status) + tryAgain, err}
	case status >= 400:
		slog.Error(refuses, "model", c.o.Model, "status", status, "err", err)
		return &FaultError{"the model cannot be reached; what whoever runs Surely can do about it is in the log", err}
	case errors.Is(err, errCut), errors.Is(err, io.ErrUnexpectedEOF):
		return &FaultError{errCut.Error() + tryAgain, err}
	case errors.Is(err, errEmpty), errors.As(err, &stop):
		slog.Error("the model's server replies with nothing of use", "model", c.o.Model, "err", err)
		return &FaultError{"the model's server gave no reply of use" + tryAgain, err}
	case errors.Is(err, context.DeadlineExceeded):
		return &FaultError{fmt.Sprintf("the model's server gave no reply within %s", c.o.Timeout) + tryAgain, err}
	}
	return err
}

// tooLong is a refusal that says that the prompt is longer than the model reads, as such; nil for others.
func (c *Client) tooLong(err error) error {
	if said, refused := refusal(err); refused && tooLong(said) {
		return &ContextError{c.can.snapshot().Context}
	}
	return nil
}

// waitError is a failure with the time that the server asked to wait.
type waitError struct {
	error
	wait time.Duration
}

func (w *waitError) Unwrap() error { return w.error }

// retryHint is what a response's headers said; go-openai does not hand them on with errors.
type retryHint struct{ wait time.Duration }

type retryHintKey struct{}

// listening is an HTTP client that notes Retry-After for the request's context.
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

// longestReply bounds what is read of one reply. A model that says all it may say to the longest prompt stays far
// below.
const longestReply = 16 << 20

// cappedBody ends a body that does not end.
type cappedBody struct {
	io.ReadCloser
	left int64
}

func (b *cappedBody) Read(p []byte) (int, error) {
	if b.left <= 0 {
		return 0, &final{errors.New("the model's server sends more than any reply has")}
	}
	n, err := b.ReadCloser.Read(p[:min(int64(len(p)), b.left)])
	b.left -= int64(n)
	return n, err
}

// guarded is a client that follows no redirect to another server: the key was given for this one.
func guarded(client *http.Client) *http.Client {
	own := *client
	own.CheckRedirect = func(r *http.Request, via []*http.Request) error {
		if from := via[0].URL; r.URL.Scheme != from.Scheme || r.URL.Host != from.Host || len(via) > 3 {
			return &final{errors.New("it sends requests on to another server, which the key is not for")}
		}
		return nil
	}
	return &own
}

// retryAfter reads the header in both of its forms; 0 where it says nothing of use.
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

// OpenError says that the server has failed so often that it is left alone for a while.
type OpenError struct{ Until time.Time }

func (e *OpenError) Error() string {
	return fmt.Sprintf("the model's server does not answer; trying again at %s", e.Until.Format("15:04:05"))
}

// SQLState returns PostgreSQL's connection_failure.
func (e *OpenError) SQLState() string { return "08006" }

// UnreachableError says that a request got no reply. It does not tell where the server is: visitors are shown it as
// well.
type UnreachableError struct{ err error }

func (e *UnreachableError) Error() string {
	why := e.err
	for inner := errors.Unwrap(why); inner != nil; inner = errors.Unwrap(why) {
		why = inner
	}
	said := why.Error()
	if lookup := (*net.DNSError)(nil); errors.As(e.err, &lookup) {
		said = lookup.Err
	}
	return "the model's server cannot be reached: " + said
}

func (e *UnreachableError) Unwrap() error { return e.err }

// SQLState returns PostgreSQL's connection_failure.
func (e *UnreachableError) SQLState() string { return "08006" }

// breaker leaves a server alone that fails time after time. After a while one request may try again; only if that
// succeeds, all others may.
type breaker struct {
	clock func() time.Time

	mu       sync.Mutex
	failures int
	until    time.Time
	trying   bool
}

// tolerated is how many failures in a row open the breaker, firstRest how long it stays open the first time.
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

// rest leaves the server alone for as long as it asks for.
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

// redact takes secrets out of an error's text: servers quote the key they refuse.
func (c *Client) redact(err error) error {
	said := err.Error()
	clean := keyLike.ReplaceAllString(said, "$1-…")
	if len(c.o.Key) >= 4 {
		clean = strings.ReplaceAll(clean, c.o.Key, "…")
	}
	if clean == said {
		return err
	}
	return &redacted{err, clean}
}

type redacted struct {
	err  error
	said string
}

func (r *redacted) Error() string { return r.said }

// As lets callers see what kind of error it was; the errors that hold the secret stay inside.
func (r *redacted) As(target any) bool { return errors.As(r.err, target) }
