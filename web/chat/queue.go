package chat

import (
	"cmp"
	"context"
	"maps"
	"math"
	"net"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/budget"
)

// Class is a kind of work. Each has its own slots, so that slow work does not hold up fast work.
type Class int

// The classes, in the order in which a turn may need them.
const (
	Typed      Class = iota // statements written by visitors, which may take long
	Structured              // questions, most of which take milliseconds
	Texts                   // reading texts on this machine
	Model                   // waiting for a model's server
	Downloads               // downloads, however slow the reader
	Imports                 // reading visitors' files
	Classes
)

// String returns the class's name in metrics.
func (c Class) String() string {
	return [...]string{"typed", "structured", "texts", "model", "downloads", "imports"}[c]
}

// Queue runs a limited number of turns of each class, and lets a limited number wait, reporting the position of each.
// Visitors are charged for the time and memory of their turns. Those with the least recent usage come first, and those
// with heavy usage share some of the slots, so that the others remain free for everybody else.
type Queue struct {
	maxWaiting    int           // maximum number of waiting turns
	maxPerVisitor int           // maximum number per visitor
	timeout       time.Duration // how long each may wait
	now           func() time.Time

	Refused atomic.Int64

	urgent budget.UrgentWork // questions of visitors who have used little

	mu    sync.Mutex
	lanes [Classes]lane
}

// lane holds the running and waiting turns of a class.
type lane struct {
	slots         int             // maximum number of running turns
	maxPerVisitor int             // of these, of one visitor
	maxHeavy      int             // of these, of all visitors with heavy usage
	holders       []*visitorUsage // the visitors of running turns, once for each turn
	waiting       []*ticket
	used          map[string]*visitorUsage // by visitor
	lastCleanup   time.Time
}

// visitorUsage is a visitor's recent usage of a class, which decays by half in each halfLife.
type visitorUsage struct {
	spent   time.Duration // as of the time at
	at      time.Time
	running int // running turns, which are charged while they run
}

const (
	halfLife       = 30 * time.Second
	heavyUse       = 2 * time.Second // usage above this is heavy
	bytesPerSecond = 64 << 20        // bytes held that cost as much as a second
)

// decayTo updates the usage to a time and returns it.
func (u *visitorUsage) decayTo(now time.Time) time.Duration {
	passed := now.Sub(u.at)
	left := math.Exp2(-float64(passed) / float64(halfLife))
	u.spent = time.Duration(float64(u.spent)*left) + passed*time.Duration(u.running)
	u.at = now
	return u.spent
}

type ticket struct {
	visitor string
	ready   chan struct{}
	report  func(position int)
	isLight bool // the visitor's usage was light when the slot was assigned
}

// Busy is the error for a turn that is refused because too many wait, or it has waited too long.
type Busy struct{}

func (Busy) Error() string { return "too many questions are waiting; try again later" }

// SQLState returns PostgreSQL's too_many_connections.
func (Busy) SQLState() string { return "53300" }

// MaxInbox is the maximum number of waiting messages in a conversation.
const MaxInbox = 8

// NewQueue returns a queue that runs a number of questions at once, by default depending on the processors.
func NewQueue(running, waiting int, timeout time.Duration) *Queue {
	cpus := runtime.GOMAXPROCS(0)
	perVisitor := max(1, cpus-1)
	if running <= 0 {
		running = max(4, 2*cpus)
	} else {
		perVisitor = running
	}
	half := max(1, cpus/2)
	g := &Queue{maxWaiting: waiting, maxPerVisitor: max(waiting/4, min(waiting, MaxInbox)), timeout: timeout,
		now: time.Now}
	g.lanes[Typed] = lane{slots: max(2, running/2), maxPerVisitor: perVisitor, maxHeavy: half}
	g.lanes[Structured] = lane{slots: running, maxPerVisitor: perVisitor, maxHeavy: half}
	g.lanes[Texts] = lane{slots: max(2, cpus), maxPerVisitor: half, maxHeavy: half}
	g.lanes[Model] = lane{slots: max(16, 8*cpus), maxPerVisitor: max(4, 2*cpus), maxHeavy: max(8, 4*cpus)}
	g.lanes[Downloads] = lane{slots: maxDownloads, maxPerVisitor: 1, maxHeavy: maxDownloads - 1}
	g.lanes[Imports] = lane{slots: maxImports, maxPerVisitor: 1, maxHeavy: maxImports - 1}
	return g
}

// maxImports is the number of visitors whose files are read at a time.
const maxImports = 2

// maxDownloads is the number of concurrent downloads, one per visitor: each holds its rows in memory.
const maxDownloads = 3

// Slot is a turn's slot. It starts in one class and may move to a later one.
type Slot struct {
	queue   *Queue
	visitor string
	report  func(position int)
	memory  *budget.Budget // the budget of the turn; nil: unknown

	mu                sync.Mutex
	class             Class
	taken             bool
	yieldsToQuestions bool // its work yields to questions
	urgent            bool // counted as urgent
}

// Enter waits until a visitor's turn may run; the slot must be released afterwards. report is called with the turn's
// position whenever it changes.
func (g *Queue) Enter(ctx context.Context, visitor string, class Class, report func(position int)) (*Slot, error) {
	p := newSlot(g, visitor, class, report)
	if err := g.wait(ctx, p); err != nil {
		return nil, err
	}
	return p, nil
}

func newSlot(g *Queue, visitor string, class Class, report func(position int)) *Slot {
	return &Slot{queue: g, visitor: VisitorKey(visitor), report: report, class: class,
		yieldsToQuestions: class != Structured}
}

type slotKey struct{}

// Context returns a context for work in the slot, whose budget the slot is charged for. Work other than questions
// yields to questions.
func (p *Slot) Context(ctx context.Context) context.Context {
	p.memory = budget.From(ctx)
	if p.yieldsToQuestions {
		ctx = p.queue.urgent.YieldingContext(ctx)
	}
	return context.WithValue(ctx, slotKey{}, p)
}

// WaitForClass releases the turn's slot and waits for one of a later class. It returns at once if the slot has that
// class or a later one, or outside of turns.
func WaitForClass(ctx context.Context, class Class) error {
	p, ok := ctx.Value(slotKey{}).(*Slot)
	if !ok {
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.taken && class <= p.class {
		return nil
	}
	p.release()
	p.class = max(p.class, class)
	return p.queue.wait(ctx, p)
}

// ReportTo sets the function that receives the slot's position when it waits.
func (p *Slot) ReportTo(report func(position int)) *Slot {
	p.report = report
	return p
}

// Leave releases the slot.
func (p *Slot) Leave() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.release()
}

func (p *Slot) release() {
	if p.taken {
		if p.urgent {
			p.queue.urgent.End()
		}
		p.taken, p.urgent = false, false
		p.queue.release(p.visitor, p.class, p.memory.Peak())
	}
}

// take marks the slot as taken. Waiting for a model's server is not urgent.
func (p *Slot) take(light bool) {
	p.taken, p.urgent = true, light && !p.yieldsToQuestions && p.class != Model
	if p.urgent {
		p.queue.urgent.Begin()
	}
}

// wait returns when the slot is taken.
func (g *Queue) wait(ctx context.Context, p *Slot) error {
	g.mu.Lock()
	l := &g.lanes[p.class]
	if l.isFree(p.visitor, g.now()) {
		p.take(l.take(p.visitor, g.now()))
		g.mu.Unlock()
		return nil
	}
	if g.totalWaiting() >= g.maxWaiting || l.waitingBy(p.visitor) >= g.maxPerVisitor {
		g.mu.Unlock()
		g.Refused.Add(1)
		return Busy{}
	}
	t := &ticket{visitor: p.visitor, ready: make(chan struct{}), report: p.report}
	l.waiting = append(l.waiting, t)
	report := l.positions(g.now())
	g.mu.Unlock()
	report()
	timeout := time.NewTimer(g.timeout)
	defer timeout.Stop()
	select {
	case <-t.ready:
		p.take(t.isLight)
		return nil
	case <-timeout.C:
		if g.withdraw(l, t) {
			g.Refused.Add(1)
			return Busy{}
		}
		p.take(t.isLight) // admitted at the same moment
		return nil
	case <-ctx.Done():
		if !g.withdraw(l, t) {
			g.release(p.visitor, p.class, 0)
		}
		return context.Cause(ctx)
	}
}

// Try takes a slot only if one is free and nobody waits, for work that can be skipped.
func (g *Queue) Try(visitor string, class Class) (*Slot, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := &g.lanes[class]
	visitor = VisitorKey(visitor)
	if len(l.waiting) > 0 || !l.isFree(visitor, g.now()) {
		return nil, false
	}
	p := newSlot(g, visitor, class, func(int) {})
	p.take(l.take(visitor, g.now()))
	return p, true
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
	report := l.positions(g.now())
	g.mu.Unlock()
	report()
	return true
}

// release releases a slot, charges for the memory that was held, and admits the next turns.
func (g *Queue) release(visitor string, class Class, memory int64) {
	g.mu.Lock()
	l, now := &g.lanes[class], g.now()
	u := l.usage(visitor, now)
	u.running--
	u.spent += time.Duration(float64(memory) / bytesPerSecond * float64(time.Second))
	l.holders = slices.Delete(l.holders, slices.Index(l.holders, u), slices.Index(l.holders, u)+1)
	before := len(l.waiting)
	for _, t := range l.byUsage(now) {
		if l.isFree(t.visitor, now) {
			t.isLight = l.take(t.visitor, now)
			l.waiting = slices.DeleteFunc(l.waiting, func(w *ticket) bool { return w == t })
			close(t.ready)
		}
	}
	report := func() {}
	if len(l.waiting) < before {
		report = l.positions(now)
	}
	g.mu.Unlock()
	report()
}

// usage returns a visitor's updated usage. It deletes the entries of visitors without recent usage.
func (l *lane) usage(visitor string, now time.Time) *visitorUsage {
	if now.Sub(l.lastCleanup) > halfLife {
		l.lastCleanup = now
		maps.DeleteFunc(l.used, func(_ string, u *visitorUsage) bool {
			return u.decayTo(now) < time.Millisecond && u.running == 0
		})
	}
	u := l.used[visitor]
	if u == nil {
		if l.used == nil {
			l.used = map[string]*visitorUsage{}
		}
		u = &visitorUsage{at: now}
		l.used[visitor] = u
	}
	u.decayTo(now)
	return u
}

// isFree reports whether a visitor's turn may run now.
func (l *lane) isFree(visitor string, now time.Time) bool {
	u := l.usage(visitor, now)
	if len(l.holders) >= l.slots || u.running >= l.maxPerVisitor {
		return false
	}
	heavy := 0
	for _, h := range l.holders {
		if h.decayTo(now) > heavyUse {
			heavy++
		}
	}
	return u.spent <= heavyUse || heavy < l.maxHeavy
}

// take assigns a slot to a visitor, and reports whether their usage is light.
func (l *lane) take(visitor string, now time.Time) (light bool) {
	u := l.usage(visitor, now)
	u.running++
	l.holders = append(l.holders, u)
	return u.spent <= heavyUse
}

// waitingBy returns the number of a visitor's waiting turns.
func (l *lane) waitingBy(visitor string) int {
	n := 0
	for _, t := range l.waiting {
		if t.visitor == visitor {
			n++
		}
	}
	return n
}

// byUsage sorts the waiting turns by their visitors' usage, the least first; turns of one visitor keep their order.
func (l *lane) byUsage(now time.Time) []*ticket {
	out := slices.Clone(l.waiting)
	spent := map[string]time.Duration{}
	for _, t := range out {
		spent[t.visitor] = l.usage(t.visitor, now).spent
	}
	slices.SortStableFunc(out, func(a, b *ticket) int { return cmp.Compare(spent[a.visitor], spent[b.visitor]) })
	return out
}

// positions returns a function that reports all waiting turns' positions. It must be called without the queue's lock.
func (l *lane) positions(now time.Time) func() {
	order := l.byUsage(now)
	return func() {
		for i, t := range order {
			t.report(i + 1)
		}
	}
}

// totalWaiting counts all waiting turns; g.mu is held.
func (g *Queue) totalWaiting() int {
	n := 0
	for i := range g.lanes {
		n += len(g.lanes[i].waiting)
	}
	return n
}

// Load counts the running and waiting turns of a class.
func (g *Queue) Load(class Class) (running, waiting int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.lanes[class].holders), len(g.lanes[class].waiting)
}

// VisitorKey maps an address to a visitor: IPv6 addresses by their /64 prefix, which usually belongs to one person.
func VisitorKey(address string) string {
	if ip := net.ParseIP(address); ip != nil && ip.To4() == nil {
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return address
}
