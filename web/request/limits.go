package request

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/web/chat"
)

// Shared is a rate limit that all servers share.
type Shared func(ctx context.Context, who string, perSecond float64, burst int) (bool, error)

// Limits are rate limits by address.
type Limits struct {
	mu          sync.Mutex
	addresses   map[string]*address
	connections int
	perMessage  rate.Limit
	perTurn     rate.Limit
	beyond      Shared // for all servers; may be nil
	swept       time.Time

	mostArriving int64          // bytes of an address's uploads that are arriving
	arriving     *budget.Budget // all of them
}

type address struct {
	open     int
	arriving *budget.Budget
	turns    *rate.Limiter
	kept     *rate.Limiter // bytes of answers
	seen     time.Time
}

func newLimits(o Options) *Limits {
	return &Limits{addresses: map[string]*address{}, connections: o.Connections, perMessage: rate.Limit(o.Messages),
		perTurn: rate.Limit(o.Turns), beyond: o.Allow, swept: time.Now(),
		mostArriving: o.MostUploaded + 1, arriving: budget.New(max(mostArriving, o.MostUploaded), nil)}
}

// of returns an address's entry; l.mu is held.
func (l *Limits) of(who string) *address {
	who = chat.Person(who)
	now := time.Now()
	if now.Sub(l.swept) > time.Minute {
		for key, a := range l.addresses {
			if a.open == 0 && now.Sub(a.seen) > time.Hour {
				delete(l.addresses, key)
			}
		}
		l.swept = now
	}
	a := l.addresses[who]
	if a == nil {
		a = &address{turns: rate.NewLimiter(l.perTurn, burst(l.perTurn, turnsAtOnce)), kept: newAllowance(),
			arriving: budget.New(l.mostArriving, l.arriving)}
		l.addresses[who] = a
	}
	a.seen = now
	return a
}

// burst is the bucket size, in seconds' worth.
func burst(perSecond rate.Limit, seconds float64) int { return max(1, int(float64(perSecond)*seconds)) }

// Connect counts a connection; done must be called at its end.
func (l *Limits) Connect(who string) (done func(), ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	a := l.of(who)
	if a.open >= l.connections {
		return nil, false
	}
	a.open++
	return func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		a.open--
		a.seen = time.Now()
	}, true
}

// turnsAtOnce is the burst of turns, in seconds' worth.
const turnsAtOnce = 10

// Turn reports whether the address may open a turn now: by this server's limit, then by the one that all servers share.
// Refusals by this server alone cost the others nothing, and if the shared limit fails, it decides alone.
func (l *Limits) Turn(who string) bool {
	l.mu.Lock()
	limit := l.of(who).turns
	own := limit.Allow()
	l.mu.Unlock()
	if !own || l.beyond == nil {
		return own
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	ok, err := l.beyond(ctx, chat.Person(who), float64(limit.Limit()), limit.Burst())
	if err != nil {
		slog.Error("requests are counted by this server alone", "err", err)
		return true
	}
	return ok
}

// mostArriving bounds the uploads that are arriving, in memory.
const mostArriving = 128 << 20

// Arrives is the budget of an upload that is arriving from an address.
func (l *Limits) Arrives(who string) *budget.Budget {
	l.mu.Lock()
	defer l.mu.Unlock()
	return budget.New(l.mostArriving, l.of(who).arriving)
}

// Messages returns the limiter of one connection.
func (l *Limits) Messages() *rate.Limiter {
	return rate.NewLimiter(l.perMessage, burst(l.perMessage, 4))
}

// keptAllowance is how many bytes of a visitor's answers are stored completely; it refills within an hour.
const keptAllowance = 32 << 20

func newAllowance() *rate.Limiter {
	return rate.NewLimiter(rate.Limit(float64(keptAllowance)/time.Hour.Seconds()), keptAllowance)
}

// Keeps reports whether a visitor's allowance has room for a number of bytes.
func (l *Limits) Keeps(who string, bytes int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.of(who).kept.AllowN(time.Now(), bytes)
}
