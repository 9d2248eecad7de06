package llm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// firstPause is the delay before the second try; each further one is twice as long, up to maxPause.
const (
	firstPause = 300 * time.Millisecond
	maxPause   = 30 * time.Second
)

// sendWithRetries sends a request through the gate, with retries after temporary failures. The send function returns
// its cost.
func (c *Client) sendWithRetries(ctx context.Context, p Prompt, send func(context.Context) (verdict.Usage,
	error)) error {
	pause := firstPause
	for try := 1; ; try++ {
		wait, err := c.sendOnce(ctx, p, send)
		if err == nil {
			return nil
		}
		final := &finalError{}
		if errors.As(err, &final) || errors.Is(err, context.DeadlineExceeded) || // it would take as long again
			try >= cmp.Or(p.Tries, c.o.Tries) || ctx.Err() != nil || !isTemporary(err) {
			return err
		}
		if wait > maxPause { // too long to wait, and pointless to ask earlier
			c.breaker.pause(wait)
			return err
		}
		if wait == 0 { // half of the pause is random, so that requests that failed together are not repeated together
			wait = pause/2 + rand.N(pause/2)
		}
		if deadline, ok := ctx.Deadline(); ok && c.o.Clock().Add(wait).After(deadline) {
			return err
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return ctx.Err()
		}
		pause = min(2*pause, maxPause)
	}
}

// finalError is a failure after which a request is not retried.
type finalError struct{ error }

func (f *finalError) Unwrap() error { return f.error }

// sendOnce sends the request once, when budgets, breaker and concurrency allow. It returns the delay that the server
// asks for before another try.
func (c *Client) sendOnce(ctx context.Context, p Prompt,
	send func(context.Context) (verdict.Usage, error)) (time.Duration, error) {
	if c.o.Admit != nil {
		if err := c.o.Admit(ctx); err != nil {
			return 0, err
		}
	}
	charge, err := c.reserve(ctx, p)
	if err != nil {
		return 0, err
	}
	usage := verdict.Usage{} // nothing is charged unless the request is sent
	defer func() { charge(usage) }()
	if err := c.breaker.allow(); err != nil {
		return 0, err
	}
	select {
	case c.slots <- struct{}{}:
		defer func() { <-c.slots }()
	case <-ctx.Done():
		return 0, ctx.Err()
	}
	sent, cancel := context.WithTimeout(ctx, c.o.Timeout)
	defer cancel()
	info := &exchangeInfo{}
	used, err := send(withInfo(sent, info))
	if info.sent {
		usage = used
		usage.ModelCalls = 1
	}
	verdict.Report(ctx, usage)
	switch {
	case err == nil:
		c.breaker.record(false)
		return 0, nil
	case ctx.Err() != nil:
		return 0, ctx.Err() // canceled by the caller, not a failure of the server
	case sent.Err() != nil:
		err = fmt.Errorf("no reply within %s: %w", c.o.Timeout, context.DeadlineExceeded)
	}
	if isTemporary(err) {
		c.breaker.record(true)
	}
	return info.wait, err
}

// breaker pauses requests to a server that fails repeatedly.
type breaker struct {
	clock func() time.Time

	mu       sync.Mutex
	failures int // number of failures in a row
	until    time.Time
}

// maxFailures is the number of consecutive failures that open the breaker. The first break lasts firstBreak; each
// further failure doubles it, up to maxBreak.
const (
	maxFailures = 8
	firstBreak  = 5 * time.Second
	maxBreak    = 2 * time.Minute
)

func (b *breaker) allow() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.clock().Before(b.until) {
		return &FaultError{unreachable, "the model's server does not answer; trying again at " +
			b.until.Format("15:04:05"), nil}
	}
	return nil
}

// pause pauses requests for as long as the server asks.
func (b *breaker) pause(wait time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.until = b.clock().Add(min(wait, maxBreak))
}

// record counts a failure, or resets the count after a success.
func (b *breaker) record(failed bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if !failed {
		b.failures = 0
		return
	}
	b.failures++
	if over := b.failures - maxFailures; over >= 0 {
		b.until = b.clock().Add(min(firstBreak<<min(over, 10), maxBreak))
	}
}

// exchangeInfo holds what go-openai does not report about an exchange.
type exchangeInfo struct {
	sent bool          // false if go-openai refused the request itself
	wait time.Duration // the delay before another try that the server asks for
}

type exchangeKey struct{}

// httpClient is the HTTP client of go-openai.
type httpClient struct{ client *http.Client }

func (d httpClient) Do(r *http.Request) (*http.Response, error) {
	info, ok := r.Context().Value(exchangeKey{}).(*exchangeInfo)
	if !ok {
		info = &exchangeInfo{}
	}
	info.sent = true
	resp, err := d.client.Do(r)
	if err != nil {
		return nil, err
	}
	resp.Body = http.MaxBytesReader(nil, resp.Body, longestReply)
	if resp.StatusCode >= http.StatusBadRequest {
		info.wait = retryAfter(resp.Header.Get("Retry-After"), time.Now())
	}
	return resp, nil
}

// longestReply is the maximum size of a reply, far above that of the longest expected one.
const longestReply = 16 << 20

// refuseForeignRedirects follows no redirects to other servers, since the key is meant for this one.
func refuseForeignRedirects(r *http.Request, via []*http.Request) error {
	if from := via[0].URL; r.URL.Scheme != from.Scheme || r.URL.Host != from.Host || len(via) > 3 {
		return &finalError{errors.New("it redirects requests to another server, which must not receive the key")}
	}
	return nil
}

// maxRetryAfter is the longest delay that a server may ask for.
const maxRetryAfter = 24 * time.Hour

// retryAfter parses both forms of the Retry-After header; 0 if it is invalid or in the past.
func retryAfter(s string, now time.Time) time.Duration {
	s = strings.TrimSpace(s)
	if seconds, err := strconv.ParseFloat(s, 64); err == nil && seconds > 0 {
		return time.Duration(min(seconds, maxRetryAfter.Seconds()) * float64(time.Second))
	}
	if at, err := http.ParseTime(s); err == nil && at.After(now) {
		return min(at.Sub(now), maxRetryAfter)
	}
	return 0
}

// withInfo returns a context in which the HTTP client fills in info.
func withInfo(ctx context.Context, info *exchangeInfo) context.Context {
	return context.WithValue(ctx, exchangeKey{}, info)
}
