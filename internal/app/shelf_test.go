package app

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"
)

// Who works on a name waits for others at that name alone, and may give up.
func TestWorkedOnAlone(t *testing.T) {
	s := newShelf(4, func(string, int) {}, func(string, int) {}, func(int) {})
	done, err := s.alone(t.Context(), "slow")
	if err != nil {
		t.Fatal(err)
	}
	if other, err := s.alone(t.Context(), "quick"); err != nil {
		t.Error(err)
	} else {
		other()
	}
	short, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	if _, err := s.alone(short, "slow"); err == nil {
		t.Error("two work on a name")
	}
	at := 0
	var working sync.WaitGroup
	for range 8 {
		working.Go(func() {
			done, err := s.alone(t.Context(), "slow")
			if err != nil {
				t.Error(err)
				return
			}
			at++ // the race detector tells if they are not alone
			done()
		})
	}
	done()
	working.Wait()
	if at != 8 || len(s.busy) > 0 {
		t.Errorf("%d have worked, %d names are busy", at, len(s.busy))
	}
}

// The least recently used are taken off for others, and closed once: each for its successor, or after some others.
func TestShelfIsShort(t *testing.T) {
	joined, closed := map[string]int{}, map[int]int{}
	s := newShelf(2, func(name string, v int) { joined[name] = v }, func(name string, _ int) { delete(joined, name) },
		func(v int) { closed[v]++ })
	for i := range 3 * mostOld {
		s.put(fmt.Sprint("a", i), i)
		s.get("a0")
	}
	if _, open := s.get("a0"); !open || len(joined) != 2 || len(s.old) != mostOld || len(closed) != 2*mostOld-2 {
		t.Errorf("%v are open, %d old, %d closed", joined, len(s.old), len(closed))
	}
	s.put("a0", 100)
	s.put("a0", 101)
	s.shut()
	for v, n := range closed {
		if n != 1 {
			t.Errorf("%d is closed %d times", v, n)
		}
	}
	if len(closed) != 3*mostOld+2 {
		t.Errorf("%d are closed", len(closed))
	}
}
