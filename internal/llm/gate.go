package llm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
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

// record counts a failure, or forgets those before a success.
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
