package chat

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/budget"
)

func silent(int) {}

// await returns once that many wait in a class.
func await(t *testing.T, g *Queue, class Class, n int) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); ; time.Sleep(time.Millisecond) {
		g.mu.Lock()
		waiting := len(g.lanes[class].waiting)
		g.mu.Unlock()
		if waiting == n {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%d wait, not %d", waiting, n)
		}
	}
}

// Somebody who asks fifty things at once makes others wait only for what is running.
func TestVisitorsTakeTurns(t *testing.T) {
	g := NewQueue(1, 200, time.Minute)
	first, err := g.Enter(t.Context(), "greedy", Structured, silent)
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var served []string
	var working sync.WaitGroup
	position := 0
	ask := func(who string, tell func(int)) {
		working.Go(func() {
			p, err := g.Enter(t.Context(), who, Structured, tell)
			if err != nil {
				t.Error(err)
				return
			}
			mu.Lock()
			served = append(served, who)
			mu.Unlock()
			p.Leave()
		})
	}
	for n := range 50 {
		ask("greedy", silent)
		await(t, g, Structured, n+1)
	}
	ask("late", func(n int) { mu.Lock(); position = n; mu.Unlock() })
	await(t, g, Structured, 51)
	mu.Lock()
	if position != 1 {
		t.Errorf("the other visitor is told place %d", position)
	}
	mu.Unlock()
	if _, err := g.Enter(t.Context(), "greedy", Structured, silent); !errors.As(err, new(Busy)) {
		t.Errorf("a visitor's 51st in the queue: %v", err)
	}
	first.Leave()
	working.Wait()
	if at := slices.Index(served, "late"); at != 0 || len(served) != 51 {
		t.Errorf("the other visitor came %d. of %d", at+1, len(served))
	}
}

// Nobody takes every slot, and reading texts takes none of the slots for statements.
func TestPlaces(t *testing.T) {
	g := NewQueue(0, 200, 20*time.Millisecond)
	lane := &g.lanes[Structured]
	var held []*Place
	for range lane.own {
		p, err := g.Enter(t.Context(), "greedy", Structured, silent)
		if err != nil {
			t.Fatal(err)
		}
		held = append(held, p)
	}
	if _, err := g.Enter(t.Context(), "greedy", Structured, silent); !errors.As(err, new(Busy)) {
		t.Errorf("one visitor has %d places, and one more after a while: %v", lane.own, err)
	}
	if _, ok := g.Try("greedy", Structured); ok {
		t.Error("a place that is not to be had was tried and had")
	}
	for _, p := range held {
		if err := Needs(p.Within(t.Context()), Texts); err != nil && !errors.As(err, new(Busy)) {
			t.Error(err)
		}
	}
	if n := len(lane.holders); n != 0 {
		t.Errorf("%d places for statements are held by who reads texts", n)
	}
	if n := len(g.lanes[Texts].holders); n != g.lanes[Texts].own {
		t.Errorf("%d read texts, not %d", n, g.lanes[Texts].own)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(nil)
	if _, err := g.Enter(ctx, "other", Structured, silent); err != nil {
		t.Errorf("a free place needs no waiting: %v", err)
	}
	for _, p := range held {
		p.Leave()
		p.Leave()
	}
	if n := len(g.lanes[Texts].holders); n != 0 {
		t.Errorf("%d places are never given back", n)
	}
	if err := Needs(t.Context(), Model); err != nil {
		t.Errorf("what belongs to no turn: %v", err)
	}
}

// Whoever has used much time or memory lately waits for who has used little, and together they leave places to others.
func TestWhoUsesMuchWaits(t *testing.T) {
	g, clock := NewQueue(0, 200, 20*time.Millisecond), time.Now()
	g.now = func() time.Time { return clock }
	lane := &g.lanes[Imports] // two places, one for who uses much
	enter := func(who string) (*Place, error) { return g.Enter(t.Context(), who, Imports, silent) }
	must := func(who string) *Place {
		t.Helper()
		p, err := enter(who)
		if err != nil {
			t.Fatal(who, err)
		}
		return p
	}
	slow := must("slow")
	clock = clock.Add(2 * much)
	slow.Leave()
	large := must("large")
	held := budget.New(1<<30, nil)
	large.Within(budget.With(t.Context(), held))
	if err := held.Draw(4 * ofMemory); err != nil {
		t.Fatal(err)
	}
	held.End()
	large.Leave()
	for _, who := range []string{"slow", "large"} {
		if spent := lane.of(who, clock).spent; spent <= much {
			t.Errorf("%s is charged %v", who, spent)
		}
	}
	slow = must("slow")
	if _, err := enter("large"); !errors.As(err, new(Busy)) {
		t.Errorf("who uses much takes the place that is left for others: %v", err)
	}
	small := must("small")
	clock = clock.Add(time.Second)
	g.patience = time.Minute
	var served []string
	var waiting sync.WaitGroup
	var mu sync.Mutex
	for n, who := range []string{"large", "slow", "other"} {
		waiting.Go(func() {
			p := must(who)
			mu.Lock()
			served = append(served, who)
			mu.Unlock()
			p.Leave()
		})
		await(t, g, Imports, n+1)
	}
	small.Leave()
	for first := ""; first != "other"; time.Sleep(time.Millisecond) {
		mu.Lock()
		first = strings.Join(served, " ")
		mu.Unlock()
		if t.Context().Err() != nil || first != "" && first != "other" {
			t.Fatalf("served %q first", first)
		}
	}
	slow.Leave()
	waiting.Wait()
	if !slices.Equal(served, []string{"other", "large", "slow"}) {
		t.Errorf("served %v: not by what they used", served)
	}
	clock = clock.Add(20 * halfLife)
	if lane.of("new", clock); len(lane.used) != 1 {
		t.Errorf("%d visitors are remembered", len(lane.used))
	}
}
