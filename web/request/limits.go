package request

import (
	"sync"
	"time"

	"golang.org/x/time/rate"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/web/chat"
)

// Limits are rate limits by address.
type Limits struct {
	mu          sync.Mutex
	addresses   map[string]*address
	connections int
	perMessage  rate.Limit
	perTurn     rate.Limit
	lastCleanup time.Time

	maxArriving int64          // maximum bytes of an address's uploads in transit
	arriving    *budget.Budget // uploads in transit of all addresses
}

type address struct {
	connections int
	arriving    *budget.Budget
	turns       *rate.Limiter
	storedBytes *rate.Limiter // bytes of stored answers
	seen        time.Time
}

func newLimits(o Options) *Limits {
	return &Limits{addresses: map[string]*address{}, connections: o.Connections, perMessage: rate.Limit(o.Messages),
		perTurn: rate.Limit(o.Turns), lastCleanup: time.Now(),
		maxArriving: o.MaxUploadBytes + 1, arriving: budget.New(max(maxArriving, o.MaxUploadBytes), nil)}
}

// entry returns an address's entry; l.mu is held.
func (l *Limits) entry(visitor string) *address {
	visitor = chat.VisitorKey(visitor)
	now := time.Now()
	if now.Sub(l.lastCleanup) > time.Minute {
		for key, a := range l.addresses {
			if a.connections == 0 && now.Sub(a.seen) > time.Hour {
				delete(l.addresses, key)
			}
		}
		l.lastCleanup = now
	}
	a := l.addresses[visitor]
	if a == nil {
		a = &address{turns: rate.NewLimiter(l.perTurn, burst(l.perTurn, turnBurstSeconds)),
			storedBytes: rate.NewLimiter(rate.Limit(float64(storedAnswerAllowance)/time.Hour.Seconds()), storedAnswerAllowance),
			arriving:    budget.New(l.maxArriving, l.arriving)}
		l.addresses[visitor] = a
	}
	a.seen = now
	return a
}

// burst returns the size of a token bucket that holds some seconds' worth of tokens.
func burst(perSecond rate.Limit, seconds float64) int { return max(1, int(float64(perSecond)*seconds)) }

// Connect counts a connection; done must be called when it ends.
func (l *Limits) Connect(visitor string) (done func(), ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	a := l.entry(visitor)
	if a.connections >= l.connections {
		return nil, false
	}
	a.connections++
	return func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		a.connections--
		a.seen = time.Now()
	}, true
}

// turnBurstSeconds is how many seconds' worth of turns may be opened at once.
const turnBurstSeconds = 10

// Turn reports whether the address may open a turn now.
func (l *Limits) Turn(visitor string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.entry(visitor).turns.Allow()
}

// maxArriving bounds the memory of uploads in transit.
const maxArriving = 128 << 20

// UploadBudget returns the budget for an upload in transit from an address.
func (l *Limits) UploadBudget(visitor string) *budget.Budget {
	l.mu.Lock()
	defer l.mu.Unlock()
	return budget.New(l.maxArriving, l.entry(visitor).arriving)
}

// Messages returns the limiter of one connection.
func (l *Limits) Messages() *rate.Limiter {
	return rate.NewLimiter(l.perMessage, burst(l.perMessage, 4))
}

// storedAnswerAllowance is how many bytes of a visitor's answers are stored in full; it refills within an hour.
const storedAnswerAllowance = 32 << 20

// MayStoreAnswer reports whether a visitor's allowance has room for a number of bytes.
func (l *Limits) MayStoreAnswer(visitor string, bytes int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.entry(visitor).storedBytes.AllowN(time.Now(), bytes)
}
