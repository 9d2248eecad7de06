package chat

import (
	"context"
	"net"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"
)

// Class is a kind of work. Each has its own slots, so that slow work does not hold up fast work.
type Class int

// The Classes, in the order in which a turn may come to need them.
const (
	Structured Class = iota // statements, most of which take milliseconds
	Texts                   // texts are read on this machine
	Model                   // waiting for a model's server
	Downloads               // downloads, however slow the reader
	Imports                 // reading visitors' files
	Classes
)

// String is the class's name in metrics.
func (c Class) String() string {
	return [...]string{"structured", "texts", "model", "downloads", "imports"}[c]
}

// Queue runs a limited number of turns of each class and queues a limited number, telling each its position.
// Visitors take turns: the one with the least running comes next. No visitor takes every slot, so that a
// processor is left for others.
type Queue struct {
	room     int           // how many may wait
	own      int           // limit per visitor
	patience time.Duration // how long each may

	Refused atomic.Int64

	mu    sync.Mutex
	lanes [Classes]lane
}

// lane is the running and waiting turns of a class.
type lane struct {
	places  int            // turns at a time
	own     int            // of one visitor
	taken   int            // turns that run
	running map[string]int // by visitor
	waiting []*ticket      // as they came
	clock   int            // virtual time of the last admitted turn
	last    map[string]int // virtual time of each waiting visitor's last turn
}

type ticket struct {
	who   string
	turn  int
	ready chan struct{}
	tell  func(position int)
}

// Busy refuses a turn because too many wait, or it has waited too long.
type Busy struct{}

func (Busy) Error() string { return "too many people are asking right now" }

// SQLState returns PostgreSQL's too_many_connections.
func (Busy) SQLState() string { return "53300" }

// MostWaiting is the maximum number of waiting messages in a conversation.
const MostWaiting = 8

var tracer = otel.Tracer("github.com/ask-surely/surely/web")

// NewQueue makes a queue with a number of slots for statements, by default depending on the processors.
func NewQueue(running, waiting int, patience time.Duration) *Queue {
	cpus := runtime.GOMAXPROCS(0)
	own := max(1, cpus-1)
	if running <= 0 {
		running = max(4, 2*cpus)
	} else {
		own = running
	}
	g := &Queue{room: waiting, own: max(waiting/4, min(waiting, MostWaiting)), patience: patience}
	g.lanes[Structured] = newLane(running, own)
	g.lanes[Texts] = newLane(max(2, cpus), max(1, cpus/2))
	g.lanes[Model] = newLane(max(16, 8*cpus), max(4, 2*cpus))
	g.lanes[Downloads] = newLane(mostDownloads, 1)
	g.lanes[Imports] = newLane(mostImports, 1)
	return g
}

// mostImports is the number of visitors whose files are read at a time.
const mostImports = 2

// mostDownloads is the number of concurrent downloads, one per visitor: each holds its rows in memory.
const mostDownloads = 3

func newLane(places, own int) lane { return lane{places: places, own: own, running: map[string]int{}} }

// Place is a turn's slot. It starts among statements and moves to the class it needs.
type Place struct {
	queue *Queue
	who   string
	tell  func(position int)

	mu    sync.Mutex
	class Class
	held  bool
}

// Enter returns when a visitor's turn may run; the slot must be released afterwards. tell is called with the number of
// turns ahead whenever it changes.
func (g *Queue) Enter(ctx context.Context, who string, class Class, tell func(position int)) (*Place, error) {
	p := &Place{queue: g, who: Person(who), tell: tell, class: class}
	if err := g.wait(ctx, p); err != nil {
		return nil, err
	}
	p.held = true
	return p, nil
}

type placeKey struct{}

// Within returns a context for work in the slot.
func (p *Place) Within(ctx context.Context) context.Context {
	return context.WithValue(ctx, placeKey{}, p)
}

// Needs is called before work of a class: it releases the turn's slot and waits for one of that class. A turn never
// moves back, and work outside turns proceeds at once.
func Needs(ctx context.Context, class Class) error {
	p, ok := ctx.Value(placeKey{}).(*Place)
	if !ok {
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.held && class <= p.class {
		return nil
	}
	p.give()
	p.class = max(p.class, class)
	if err := p.queue.wait(ctx, p); err != nil {
		return err
	}
	p.held = true
	return nil
}

// Telling makes the place tell its position whenever it waits from now on.
func (p *Place) Telling(tell func(position int)) *Place {
	p.tell = tell
	return p
}

// Leave releases the slot.
func (p *Place) Leave() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.give()
}

func (p *Place) give() {
	if p.held {
		p.held = false
		p.queue.give(p.who, p.class)
	}
}

// wait returns when the slot is taken.
func (g *Queue) wait(ctx context.Context, p *Place) error {
	g.mu.Lock()
	l := &g.lanes[p.class]
	if l.free(p.who) {
		l.take(p.who)
		g.mu.Unlock()
		return nil
	}
	if g.waitingNow() >= g.room || l.waits(p.who) >= g.own {
		g.mu.Unlock()
		g.Refused.Add(1)
		return Busy{}
	}
	t := &ticket{who: p.who, ready: make(chan struct{}), tell: p.tell}
	l.queue(t)
	tell := l.positions()
	g.mu.Unlock()
	tell()
	_, span := tracer.Start(ctx, "wait", trace.WithAttributes(attribute.String("class", p.class.String())))
	defer span.End()
	tired := time.NewTimer(g.patience)
	defer tired.Stop()
	select {
	case <-t.ready:
		return nil
	case <-tired.C:
		if g.withdraw(l, t) {
			g.Refused.Add(1)
			return Busy{}
		}
		return nil // admitted at the same moment
	case <-ctx.Done():
		if !g.withdraw(l, t) {
			g.give(p.who, p.class)
		}
		return context.Cause(ctx)
	}
}

// Try takes a slot only if one is free and nobody waits, for work that can be skipped.
func (g *Queue) Try(who string, class Class) (*Place, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := &g.lanes[class]
	who = Person(who)
	if len(l.waiting) > 0 || !l.free(who) {
		return nil, false
	}
	l.take(who)
	return &Place{queue: g, who: who, class: class, held: true, tell: func(int) {}}, true
}

// withdraw removes a ticket from the queue and reports whether it was still there.
func (g *Queue) withdraw(l *lane, t *ticket) bool {
	g.mu.Lock()
	at := slices.Index(l.waiting, t)
	if at < 0 {
		g.mu.Unlock()
		return false
	}
	l.waiting = slices.Delete(slices.Clone(l.waiting), at, at+1)
	tell := l.positions()
	g.mu.Unlock()
	tell()
	return true
}

// give releases a slot and admits the next turns.
func (g *Queue) give(who string, class Class) {
	g.mu.Lock()
	l := &g.lanes[class]
	l.taken--
	if l.running[who]--; l.running[who] == 0 {
		delete(l.running, who)
	}
	before := len(l.waiting)
	for _, t := range l.order() {
		if l.free(t.who) {
			l.take(t.who)
			l.clock = max(l.clock, t.turn)
			l.waiting = slices.DeleteFunc(slices.Clone(l.waiting), func(w *ticket) bool { return w == t })
			close(t.ready)
		}
	}
	tell := func() {}
	if len(l.waiting) < before {
		tell = l.positions()
	}
	g.mu.Unlock()
	tell()
}

func (l *lane) free(who string) bool { return l.taken < l.places && l.running[who] < l.own }

func (l *lane) take(who string) {
	l.taken++
	l.running[who]++
}

// waits counts a visitor's waiting turns.
func (l *lane) waits(who string) int {
	n := 0
	for _, t := range l.waiting {
		if t.who == who {
			n++
		}
	}
	return n
}

// queue inserts a ticket behind as many of each other visitor's as its own visitor has before it, running ones
// included.
func (l *lane) queue(t *ticket) {
	if len(l.waiting) == 0 {
		l.clock, l.last = 0, map[string]int{}
	}
	if last, ok := l.last[t.who]; ok {
		t.turn = max(l.clock, last) + 1
	} else {
		t.turn = l.clock + 1 + l.running[t.who]
	}
	l.last[t.who] = t.turn
	l.waiting = append(l.waiting, t)
}

// order sorts the waiting turns by virtual time.
func (l *lane) order() []*ticket {
	out := slices.Clone(l.waiting)
	slices.SortStableFunc(out, func(a, b *ticket) int { return a.turn - b.turn })
	return out
}

// positions returns a function that tells everybody waiting their position; it is called without the gate's lock.
func (l *lane) positions() func() {
	order := l.order()
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
	return g.lanes[class].taken, len(g.lanes[class].waiting)
}

// Person is the key of an address: IPv6 addresses count by /64, which usually belongs to one person.
func Person(address string) string {
	if ip := net.ParseIP(address); ip != nil && ip.To4() == nil {
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return address
}
