package chat

import (
	"cmp"
	"context"
	"maps"
	"net"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/budget"
)

// Lane is a kind of work. Each has its own slots, so that long work does not hold up what people are waiting for. Only
// the first two lanes keep the processors busy, and work in any lane but the first yields to it.
type Lane int

// The lanes, in the order in which a turn may need them.
const (
	Interactive Lane = iota // questions, most of which take milliseconds
	Long                    // statements that visitors write, texts read here, files, programs' batches, evaluations
	Model                   // waiting for a model's server
	Downloads               // downloads, however slow the reader
	lanes
)

// LaneNames are the names of the lanes in metrics.
var LaneNames = [lanes]string{"interactive", "long", "model", "downloads"}

// Queue runs a limited number of turns in each lane, and lets a limited number wait, reporting the place of each.
// Visitors take turns: next comes the one with the fewest turns running and, among these, the one whose latest turn
// began first.
type Queue struct {
	maxWaiting    int           // maximum number of waiting turns
	maxPerVisitor int           // maximum number per visitor
	timeout       time.Duration // how long each may wait

	Refused atomic.Int64

	urgent budget.UrgentWork // turns running in the interactive lane

	mu    sync.Mutex
	lanes [lanes]lane
}

// lane holds the running and waiting turns of a kind.
type lane struct {
	slots      int // maximum number of running turns
	perVisitor int // maximum number of one visitor's running turns
	running    int
	begun      int64 // turns begun so far
	visitors   map[string]visitorTurns
	waiting    []*ticket
	usual      time.Duration // how long a turn has taken lately; 0: unknown
}

// Place is a waiting turn's position, from 1, and about how long it will wait; 0: unknown.
type Place struct {
	Position int
	Wait     time.Duration
}

// visitorTurns are a visitor's turns in a lane.
type visitorTurns struct {
	running int
	latest  int64 // the number of the one begun last
}

// ticket is a waiting turn.
type ticket struct {
	visitor string
	ready   chan struct{} // closed when it may run
	report  func(Place)
}

// Busy is the error for a turn that is refused because too many are waiting, or it has waited too long.
type Busy struct{}

func (Busy) Error() string { return "too many questions are waiting; try again later" }

// SQLState returns PostgreSQL's too_many_connections.
func (Busy) SQLState() string { return "53300" }

// MaxInbox is the maximum number of waiting messages in a conversation.
const MaxInbox = 8

// NewQueue returns a queue in which the given numbers of turns may run at once and wait. If running is 0, the limit
// depends on the number of processors.
func NewQueue(running, waiting int, timeout time.Duration) *Queue {
	cpus := runtime.GOMAXPROCS(0)
	perVisitor := max(1, cpus-1)
	if running <= 0 {
		running = max(4, 2*cpus)
	} else {
		perVisitor = running
	}
	g := &Queue{maxWaiting: waiting, maxPerVisitor: max(waiting/4, min(waiting, MaxInbox)), timeout: timeout}
	for kind, slots := range [lanes][2]int{Interactive: {running, perVisitor}, Long: {running, max(1, cpus/2)},
		Model:     {max(16, 8*cpus), max(4, 2*cpus)},
		Downloads: {3, 1}} { // each holds its rows in memory
		g.lanes[kind] = lane{slots: slots[0], perVisitor: slots[1], visitors: map[string]visitorTurns{}}
	}
	return g
}

// Slot is a turn's slot. It starts in one lane and may move to a later one.
type Slot struct {
	queue   *Queue
	visitor string
	report  func(Place)

	mu    sync.Mutex
	lane  Lane
	taken bool
	since time.Time // when it was taken
}

// Enter waits until a visitor's turn may run; the slot must be released afterwards. report is called with the turn's
// place whenever it changes.
func (g *Queue) Enter(ctx context.Context, visitor string, in Lane, report func(Place)) (*Slot, error) {
	p := &Slot{queue: g, visitor: VisitorKey(visitor), report: report, lane: in}
	if err := g.wait(ctx, p); err != nil {
		return nil, err
	}
	return p, nil
}

// Try takes a slot only if one is free and nobody is waiting.
func (g *Queue) Try(visitor string, in Lane, report func(Place)) (*Slot, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	p := &Slot{queue: g, visitor: VisitorKey(visitor), report: report, lane: in}
	if l := &g.lanes[in]; len(l.waiting) > 0 || !l.take(p.visitor) {
		return nil, false
	}
	p.begin()
	return p, true
}

type slotKey struct{}

// Context returns a context for work in the slot. Outside the interactive lane, the work yields to interactive turns.
func (p *Slot) Context(ctx context.Context) context.Context {
	if p.lane != Interactive {
		ctx = p.queue.urgent.YieldingContext(ctx)
	}
	return context.WithValue(ctx, slotKey{}, p)
}

// MoveTo releases the turn's slot and waits for one in a later lane. It returns at once if the slot is in that lane or
// a later one, or ctx belongs to no turn.
func MoveTo(ctx context.Context, to Lane) error {
	p, ok := ctx.Value(slotKey{}).(*Slot)
	if !ok {
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.taken && to <= p.lane {
		return nil
	}
	p.release()
	p.lane = max(p.lane, to)
	return p.queue.wait(ctx, p)
}

// Leave releases the slot.
func (p *Slot) Leave() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.release()
}

// begin marks the slot as taken.
func (p *Slot) begin() {
	p.since = time.Now()
	if p.taken = true; p.lane == Interactive {
		p.queue.urgent.Begin()
	}
}

func (p *Slot) release() {
	if !p.taken {
		return
	}
	if p.taken = false; p.lane == Interactive {
		p.queue.urgent.End()
	}
	p.queue.finished(p.lane, time.Since(p.since))
	p.queue.release(p.visitor, p.lane)
}

// wait returns once it has taken the slot.
func (g *Queue) wait(ctx context.Context, p *Slot) error {
	g.mu.Lock()
	l := &g.lanes[p.lane]
	if l.take(p.visitor) {
		p.begin()
		g.mu.Unlock()
		return nil
	}
	if g.isFull(l, p.visitor) {
		g.mu.Unlock()
		g.Refused.Add(1)
		return Busy{}
	}
	t := &ticket{visitor: p.visitor, ready: make(chan struct{}), report: p.report}
	l.waiting = append(l.waiting, t)
	report := l.places()
	g.mu.Unlock()
	report()
	timeout := time.NewTimer(g.timeout)
	defer timeout.Stop()
	select {
	case <-t.ready:
	case <-timeout.C:
		if g.withdraw(l, t) {
			g.Refused.Add(1)
			return Busy{}
		} // else admitted at the same moment
	case <-ctx.Done():
		if !g.withdraw(l, t) {
			g.release(p.visitor, p.lane)
		}
		return context.Cause(ctx)
	}
	p.begin()
	return nil
}

// isFull reports whether no more turns of a visitor may wait. g.mu is held.
func (g *Queue) isFull(l *lane, visitor string) bool {
	all, own := 0, 0
	for i := range g.lanes {
		all += len(g.lanes[i].waiting)
	}
	for _, t := range l.waiting {
		if t.visitor == visitor {
			own++
		}
	}
	return all >= g.maxWaiting || own >= g.maxPerVisitor
}

// withdraw removes a ticket from the queue and reports whether it was still there.
func (g *Queue) withdraw(l *lane, t *ticket) bool {
	g.mu.Lock()
	at := slices.Index(l.waiting, t)
	if at < 0 {
		g.mu.Unlock()
		return false
	}
	l.waiting = slices.Delete(l.waiting, at, at+1)
	report := l.places()
	g.mu.Unlock()
	report()
	return true
}

// recentTurns is the number of turns over which their usual time is averaged.
const recentTurns = 16

// finished notes how long a turn took.
func (g *Queue) finished(in Lane, took time.Duration) {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := &g.lanes[in]
	if l.usual == 0 {
		l.usual = took
	}
	l.usual += (took - l.usual) / recentTurns
}

// release releases a slot and admits the next turns.
func (g *Queue) release(visitor string, in Lane) {
	g.mu.Lock()
	l := &g.lanes[in]
	l.running--
	v := l.visitors[visitor]
	v.running--
	l.visitors[visitor] = v
	before := len(l.waiting)
	for _, t := range l.inOrder() {
		if l.take(t.visitor) {
			l.waiting = slices.DeleteFunc(l.waiting, func(w *ticket) bool { return w == t })
			close(t.ready)
		}
	}
	if len(l.waiting) == 0 {
		maps.DeleteFunc(l.visitors, func(_ string, v visitorTurns) bool { return v.running == 0 })
	}
	report := func() {}
	if len(l.waiting) < before {
		report = l.places()
	}
	g.mu.Unlock()
	report()
}

// take assigns a slot to a visitor if one is free.
func (l *lane) take(visitor string) bool {
	v := l.visitors[visitor]
	if l.running >= l.slots || v.running >= l.perVisitor {
		return false
	}
	l.running++
	l.begun++
	l.visitors[visitor] = visitorTurns{v.running + 1, l.begun}
	return true
}

// inOrder returns the waiting turns in the order in which they may run; turns of one visitor keep their order.
func (l *lane) inOrder() []*ticket {
	return slices.SortedStableFunc(slices.Values(l.waiting), func(a, b *ticket) int {
		x, y := l.visitors[a.visitor], l.visitors[b.visitor]
		return cmp.Or(cmp.Compare(x.running, y.running), cmp.Compare(x.latest, y.latest))
	})
}

// places returns a function that reports all waiting turns' places. It must be called without the queue's lock.
func (l *lane) places() func() {
	order, usual, slots := l.inOrder(), l.usual, l.slots
	return func() {
		for i, t := range order {
			t.report(Place{i + 1, usual * time.Duration(i+1) / time.Duration(slots)})
		}
	}
}

// Load counts the running and waiting turns of a lane.
func (g *Queue) Load(in Lane) (running, waiting int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.lanes[in].running, len(g.lanes[in].waiting)
}

// VisitorKey maps an address to a visitor: IPv6 addresses by their /64 prefix, which usually belongs to one person.
func VisitorKey(address string) string {
	if ip := net.ParseIP(address); ip != nil && ip.To4() == nil {
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return address
}
