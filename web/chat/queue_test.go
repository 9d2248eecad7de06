package chat

import (
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

func silent(Place) {}

// line has visitors wait in a lane, and notes in which order they were served.
type line struct {
	*Queue
	lane    Lane
	t       *testing.T
	mu      sync.Mutex
	served  []string
	working sync.WaitGroup
}

// wait has a visitor wait for a turn that ends at once, and returns once that many wait.
func (l *line) wait(who string, n int, tell func(Place)) {
	l.t.Helper()
	l.working.Go(func() {
		p, err := l.Enter(l.t.Context(), who, l.lane, tell)
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
		if _, waiting := l.Load(l.lane); waiting == n {
			return
		} else if time.Now().After(end) {
			l.t.Fatalf("%d wait, not %d", waiting, n)
		}
	}
}

// enter gives a visitor a place.
func (l *line) enter(who string) *Slot {
	l.t.Helper()
	p, err := l.Enter(l.t.Context(), who, l.lane, silent)
	if err != nil {
		l.t.Fatal(who, err)
	}
	return p
}

// refuses checks that a visitor gets no place.
func (l *line) refuses(who, why string) {
	l.t.Helper()
	if _, err := l.Enter(l.t.Context(), who, l.lane, silent); !errors.As(err, new(Busy)) {
		l.t.Errorf("%s: %v", why, err)
	}
}

// Somebody who asks fifty things at once makes others wait only for what is running.
func TestVisitorsTakeTurns(t *testing.T) {
	l := &line{Queue: NewQueue(1, 200, time.Minute), lane: Interactive, t: t}
	first := l.enter("greedy")
	for n := range 50 {
		l.wait("greedy", n+1, silent)
	}
	var position atomic.Int64
	l.wait("late", 51, func(at Place) { position.Store(int64(at.Position)) })
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
	l := &line{Queue: NewQueue(0, 200, 20*time.Millisecond), lane: Interactive, t: t}
	var held []*Slot
	for range l.lanes[Interactive].perVisitor {
		held = append(held, l.enter("greedy"))
	}
	l.refuses("greedy", "one visitor has all its places, and one more after a while")
	if _, ok := l.Try("greedy", Interactive, silent); ok {
		t.Error("a place that is not to be had was tried and had")
	}
	for _, p := range held {
		if err := MoveTo(p.Context(t.Context()), Long); err != nil && !errors.As(err, new(Busy)) {
			t.Error(err)
		}
	}
	statements, _ := l.Load(Interactive)
	if texts, _ := l.Load(Long); statements != 0 || texts != l.lanes[Long].perVisitor {
		t.Errorf("who reads texts holds %d places for statements, and %d for texts", statements, texts)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(nil)
	if _, err := l.Enter(ctx, "other", Interactive, silent); err != nil {
		t.Errorf("a free place needs no waiting: %v", err)
	}
	for _, p := range held {
		p.Leave()
		p.Leave()
	}
	if n, _ := l.Load(Long); n != 0 {
		t.Errorf("%d places are never given back", n)
	}
	if err := MoveTo(t.Context(), Model); err != nil {
		t.Errorf("what belongs to no turn: %v", err)
	}
}

// The waiting learn about how long they will wait, from what turns have taken lately.
func TestWaitIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := NewQueue(1, 10, time.Minute)
		var told []Place
		for i := range 3 {
			p, err := q.Enter(t.Context(), "a", Interactive, silent)
			if err != nil {
				t.Fatal(err)
			}
			var waiting sync.WaitGroup
			if i > 0 {
				for _, who := range []string{"b", "c"} {
					waiting.Go(func() {
						p, err := q.Enter(t.Context(), who, Interactive, func(at Place) {
							if who == "c" {
								told = append(told, at)
							}
						})
						if err != nil {
							t.Error(err)
							return
						}
						time.Sleep(2 * time.Second)
						p.Leave()
					})
					synctest.Wait()
				}
			}
			time.Sleep(2 * time.Second)
			p.Leave()
			waiting.Wait()
		}
		want := []Place{{2, 4 * time.Second}, {1, 2 * time.Second}}
		if !slices.Equal(told, append(want, want...)) {
			t.Errorf("told %v", told)
		}
	})
}
