package chat

import (
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/budget"
)

func silent(int) {}

// line has visitors wait in a class, and notes in which order they were served.
type line struct {
	*Queue
	class   Class
	t       *testing.T
	mu      sync.Mutex
	served  []string
	working sync.WaitGroup
}

// wait has a visitor wait for a turn that ends at once, and returns once that many wait.
func (l *line) wait(who string, n int, tell func(int)) {
	l.t.Helper()
	l.working.Go(func() {
		p, err := l.Enter(l.t.Context(), who, l.class, tell)
		if err != nil {
			l.t.Error(who, err)
			return
		}
		l.mu.Lock()
		l.served = append(l.served, who)
		l.mu.Unlock()
		p.Leave()
	})
	for end := time.Now().Add(5 * time.Second); ; time.Sleep(time.Millisecond) {
		if _, waiting := l.Load(l.class); waiting == n {
			return
		} else if time.Now().After(end) {
			l.t.Fatalf("%d wait, not %d", waiting, n)
		}
	}
}

// enter gives a visitor a place.
func (l *line) enter(who string) *Slot {
	l.t.Helper()
	p, err := l.Enter(l.t.Context(), who, l.class, silent)
	if err != nil {
		l.t.Fatal(who, err)
	}
	return p
}

// refuses checks that a visitor gets no place.
func (l *line) refuses(who, why string) {
	l.t.Helper()
	if _, err := l.Enter(l.t.Context(), who, l.class, silent); !errors.As(err, new(Busy)) {
		l.t.Errorf("%s: %v", why, err)
	}
}

// Somebody who asks fifty things at once makes others wait only for what is running.
func TestVisitorsTakeTurns(t *testing.T) {
	l := &line{Queue: NewQueue(1, 200, time.Minute), class: Structured, t: t}
	first := l.enter("greedy")
	for n := range 50 {
		l.wait("greedy", n+1, silent)
	}
	var position atomic.Int64
	l.wait("late", 51, func(n int) { position.Store(int64(n)) })
	for end := time.Now().Add(5 * time.Second); position.Load() == 0 && time.Now().Before(end); {
		time.Sleep(time.Millisecond)
	}
	if position.Load() != 1 {
		t.Errorf("the other visitor is told place %d", position.Load())
	}
	l.refuses("greedy", "a visitor's 51st in the queue")
	first.Leave()
	l.working.Wait()
	if at := slices.Index(l.served, "late"); at != 0 || len(l.served) != 51 {
		t.Errorf("the other visitor came %d. of %d", at+1, len(l.served))
	}
}

// Nobody takes every slot, and reading texts takes none of the slots for statements.
func TestPlaces(t *testing.T) {
	l := &line{Queue: NewQueue(0, 200, 20*time.Millisecond), class: Structured, t: t}
	var held []*Slot
	for range l.lanes[Structured].maxPerVisitor {
		held = append(held, l.enter("greedy"))
	}
	l.refuses("greedy", "one visitor has all its places, and one more after a while")
	if _, ok := l.Try("greedy", Structured); ok {
		t.Error("a place that is not to be had was tried and had")
	}
	for _, p := range held {
		if err := WaitForClass(p.Context(t.Context()), Texts); err != nil && !errors.As(err, new(Busy)) {
			t.Error(err)
		}
	}
	statements, _ := l.Load(Structured)
	if texts, _ := l.Load(Texts); statements != 0 || texts != l.lanes[Texts].maxPerVisitor {
		t.Errorf("who reads texts holds %d places for statements, and %d for texts", statements, texts)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(nil)
	if _, err := l.Enter(ctx, "other", Structured, silent); err != nil {
		t.Errorf("a free place needs no waiting: %v", err)
	}
	for _, p := range held {
		p.Leave()
		p.Leave()
	}
	if n, _ := l.Load(Texts); n != 0 {
		t.Errorf("%d places are never given back", n)
	}
	if err := WaitForClass(t.Context(), Model); err != nil {
		t.Errorf("what belongs to no turn: %v", err)
	}
}

// Whoever has used much time or memory lately waits for who has used little, and together they leave places to others.
func TestWhoUsesMuchWaits(t *testing.T) {
	// Of two places, one is for who uses much.
	l := &line{Queue: NewQueue(0, 200, 20*time.Millisecond), class: Imports, t: t}
	clock := time.Now()
	l.now = func() time.Time { return clock }
	slow := l.enter("slow")
	clock = clock.Add(2 * heavyUse)
	slow.Leave()
	large := l.enter("large")
	held := budget.New(1<<30, nil)
	large.Context(budget.With(t.Context(), held))
	if err := held.Draw(4 * bytesPerSecond); err != nil {
		t.Fatal(err)
	}
	held.End()
	large.Leave()
	for _, who := range []string{"slow", "large"} {
		if spent := l.lanes[Imports].usage(who, clock).spent; spent <= heavyUse {
			t.Errorf("%s is charged %v", who, spent)
		}
	}
	slow = l.enter("slow")
	l.refuses("large", "who uses much takes the place that is left for others")
	small := l.enter("small")
	clock = clock.Add(time.Second)
	l.timeout = time.Minute
	for n, who := range []string{"large", "slow", "other"} {
		l.wait(who, n+1, silent)
	}
	small.Leave()
	for first := ""; first == ""; time.Sleep(time.Millisecond) {
		l.mu.Lock()
		if len(l.served) > 0 {
			first = l.served[0]
		}
		l.mu.Unlock()
	}
	slow.Leave()
	l.working.Wait()
	if !slices.Equal(l.served, []string{"other", "large", "slow"}) {
		t.Errorf("served %v: not by what they used", l.served)
	}
	clock = clock.Add(20 * halfLife)
	lane := &l.lanes[Imports]
	if lane.usage("new", clock); len(lane.used) != 1 {
		t.Errorf("%d visitors are remembered", len(lane.used))
	}
}
