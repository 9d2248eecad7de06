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

// Queue runs a limited number of turns of each class, and lets a limited number wait, telling each its position.
// Visitors are charged for the time and memory that their turns take: those who have used least recently come next, and
// those who have used much share some of the slots, so that the others stay free for everybody else.
type Queue struct {
	maxWaiting    int           // maximum number of waiting turns
	maxPerVisitor int           // maximum number per visitor
	patience      time.Duration // how long each may wait
	now           func() time.Time

	Refused atomic.Int64

	urgent budget.UrgentWork // questions of visitors who have used little

	mu    sync.Mutex
	lanes [Classes]lane
}

// lane is the running and waiting turns of a class.
type lane struct {
	slots         int             // turns at a time
	maxPerVisitor int             // of one visitor
	maxHeavy      int             // of all visitors who have used much
	holders       []*visitorUsage // the visitors of running turns, once for each turn
	waiting       []*ticket
	used          map[string]*visitorUsage // by visitor
	lastCleanup   time.Time
}

// visitorUsage is what a visitor has used of a class recently: half of it is forgotten in each halfLife.
type visitorUsage struct {
	spent   time.Duration // as of the time at
	at      time.Time
	running int // running turns, which are charged while they run
}

const (
	halfLife       = 30 * time.Second
	heavyUse       = 2 * time.Second // more counts as much
	bytesPerSecond = 64 << 20        // bytes held that cost as much as a second
)

// decayTo brings a use up to date.
func (u *visitorUsage) decayTo(now time.Time) time.Duration {
	passed := now.Sub(u.at)
	left := math.Exp2(-float64(passed) / float64(halfLife))
	u.spent = time.Duration(float64(u.spent)*left) + passed*time.Duration(u.running)
	u.at = now
	return u.spent
}

type ticket struct {
	who   string
	ready chan struct{}
	tell  func(position int)
	light bool // they had used little when they came to their slot
}

// Busy refuses a turn because too many wait, or it has waited too long.
type Busy struct{}

func (Busy) Error() string { return "too many people are asking right now" }

// SQLState returns PostgreSQL's too_many_connections.
func (Busy) SQLState() string { return "53300" }

// MostWaiting is the maximum number of waiting messages in a conversation.
const MostWaiting = 8

// NewQueue makes a queue with a number of slots for statements, by default depending on the processors.
func NewQueue(running, waiting int, patience time.Duration) *Queue {
	cpus := runtime.GOMAXPROCS(0)
	own := max(1, cpus-1)
	if running <= 0 {
		running = max(4, 2*cpus)
	} else {
		own = running
	}
	half := max(1, cpus/2)
	g := &Queue{maxWaiting: waiting, maxPerVisitor: max(waiting/4, min(waiting, MostWaiting)), patience: patience,
		now: time.Now}
	g.lanes[Typed] = lane{slots: max(2, running/2), maxPerVisitor: own, maxHeavy: half}
	g.lanes[Structured] = lane{slots: running, maxPerVisitor: own, maxHeavy: half}
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

// Place is a turn's slot. It starts in one class and moves to the one it needs.
type Place struct {
	queue *Queue
	who   string
	tell  func(position int)
	held  *budget.Budget // the memory of the turn; nil: not known

	mu     sync.Mutex
	class  Class
	taken  bool
	yields bool // its work yields to questions
	urgent bool // counted as urgent
}

// Enter returns when a visitor's turn may run; the slot must be released afterwards. tell is called with the number of
// turns ahead whenever it changes.
func (g *Queue) Enter(ctx context.Context, who string, class Class, tell func(position int)) (*Place, error) {
	p := newPlace(g, who, class, tell)
	if err := g.wait(ctx, p); err != nil {
		return nil, err
	}
	return p, nil
}

func newPlace(g *Queue, who string, class Class, tell func(position int)) *Place {
	return &Place{queue: g, who: VisitorKey(who), tell: tell, class: class, yields: class != Structured}
}

type placeKey struct{}

// Within returns a context for work in the slot, which its budget is charged for. Work other than questions yields to
// questions.
func (p *Place) Within(ctx context.Context) context.Context {
	p.held = budget.From(ctx)
	if p.yields {
		ctx = p.queue.urgent.YieldingContext(ctx)
	}
	return context.WithValue(ctx, placeKey{}, p)
}

// WaitForClass is called before work of a class: it releases the turn's slot and waits for one of that class. A turn
// never moves back, and work outside turns proceeds at once.
func WaitForClass(ctx context.Context, class Class) error {
	p, ok := ctx.Value(placeKey{}).(*Place)
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

// ReportTo makes the place report its position whenever it waits from now on.
func (p *Place) ReportTo(tell func(position int)) *Place {
	p.tell = tell
	return p
}

// Leave releases the slot.
func (p *Place) Leave() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.release()
}

func (p *Place) release() {
	if p.taken {
		if p.urgent {
			p.queue.urgent.End()
		}
		p.taken, p.urgent = false, false
		p.queue.release(p.who, p.class, p.held.Peak())
	}
}

// take marks the slot as taken. Waiting for a model's server is not urgent.
func (p *Place) take(light bool) {
	p.taken, p.urgent = true, light && !p.yields && p.class != Model
	if p.urgent {
		p.queue.urgent.Begin()
	}
}

// wait returns when the slot is taken.
func (g *Queue) wait(ctx context.Context, p *Place) error {
	g.mu.Lock()
	l := &g.lanes[p.class]
	if l.free(p.who, g.now()) {
		p.take(l.take(p.who, g.now()))
		g.mu.Unlock()
		return nil
	}
	if g.waitingNow() >= g.maxWaiting || l.waitingOf(p.who) >= g.maxPerVisitor {
		g.mu.Unlock()
		g.Refused.Add(1)
		return Busy{}
	}
	t := &ticket{who: p.who, ready: make(chan struct{}), tell: p.tell}
	l.waiting = append(l.waiting, t)
	tell := l.positions(g.now())
	g.mu.Unlock()
	tell()
	timeout := time.NewTimer(g.patience)
	defer timeout.Stop()
	select {
	case <-t.ready:
		p.take(t.light)
		return nil
	case <-timeout.C:
		if g.withdraw(l, t) {
			g.Refused.Add(1)
			return Busy{}
		}
		p.take(t.light) // admitted at the same moment
		return nil
	case <-ctx.Done():
		if !g.withdraw(l, t) {
			g.release(p.who, p.class, 0)
		}
		return context.Cause(ctx)
	}
}

// Try takes a slot only if one is free and nobody waits, for work that can be skipped.
func (g *Queue) Try(who string, class Class) (*Place, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := &g.lanes[class]
	who = VisitorKey(who)
	if len(l.waiting) > 0 || !l.free(who, g.now()) {
		return nil, false
	}
	p := newPlace(g, who, class, func(int) {})
	p.take(l.take(who, g.now()))
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
	tell := l.positions(g.now())
	g.mu.Unlock()
	tell()
	return true
}

// release releases a slot, charges for the memory that was held, and admits the next turns.
func (g *Queue) release(who string, class Class, memory int64) {
	g.mu.Lock()
	l, now := &g.lanes[class], g.now()
	u := l.usageOf(who, now)
	u.running--
	u.spent += time.Duration(float64(memory) / bytesPerSecond * float64(time.Second))
	l.holders = slices.Delete(l.holders, slices.Index(l.holders, u), slices.Index(l.holders, u)+1)
	before := len(l.waiting)
	for _, t := range l.byUsage(now) {
		if l.free(t.who, now) {
			t.light = l.take(t.who, now)
			l.waiting = slices.DeleteFunc(l.waiting, func(w *ticket) bool { return w == t })
			close(t.ready)
		}
	}
	tell := func() {}
	if len(l.waiting) < before {
		tell = l.positions(now)
	}
	g.mu.Unlock()
	tell()
}

// usageOf returns a visitor's use, up to date. Visitors who have used nothing for long are forgotten.
func (l *lane) usageOf(who string, now time.Time) *visitorUsage {
	if now.Sub(l.lastCleanup) > halfLife {
		l.lastCleanup = now
		maps.DeleteFunc(l.used, func(_ string, u *visitorUsage) bool {
			return u.decayTo(now) < time.Millisecond && u.running == 0
		})
	}
	u := l.used[who]
	if u == nil {
		if l.used == nil {
			l.used = map[string]*visitorUsage{}
		}
		u = &visitorUsage{at: now}
		l.used[who] = u
	}
	u.decayTo(now)
	return u
}

// free reports whether a visitor's turn may run now.
func (l *lane) free(who string, now time.Time) bool {
	u := l.usageOf(who, now)
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

// take gives a visitor a slot, and reports whether they have used little.
func (l *lane) take(who string, now time.Time) (light bool) {
	u := l.usageOf(who, now)
	u.running++
	l.holders = append(l.holders, u)
	return u.spent <= heavyUse
}

// waitingOf returns the number of a visitor's waiting turns.
func (l *lane) waitingOf(who string) int {
	n := 0
	for _, t := range l.waiting {
		if t.who == who {
			n++
		}
	}
	return n
}

// byUsage sorts the waiting turns: those of visitors who have used least come first; those of one visitor keep their
// order.
func (l *lane) byUsage(now time.Time) []*ticket {
	out := slices.Clone(l.waiting)
	spent := map[string]time.Duration{}
	for _, t := range out {
		spent[t.who] = l.usageOf(t.who, now).spent
	}
	slices.SortStableFunc(out, func(a, b *ticket) int { return cmp.Compare(spent[a.who], spent[b.who]) })
	return out
}

// positions returns a function that tells everybody waiting their position; it is called without the gate's lock.
func (l *lane) positions(now time.Time) func() {
	order := l.byUsage(now)
	return func() {
		for i, t := range order {
			t.tell(i + 1)
		}
	}
}

// waitingNow counts all waiting turns; g.mu is held.
func (g *Queue) waitingNow() int {
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

// VisitorKey maps an address to a person: IPv6 addresses count by /64, which usually belongs to one person.
func VisitorKey(address string) string {
	if ip := net.ParseIP(address); ip != nil && ip.To4() == nil {
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return address
}
