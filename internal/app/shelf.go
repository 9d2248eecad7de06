package app

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/contain"
)

// openSet holds open sources by name. Only a few are open at a time: the least recently used ones are removed to make
// room, and closed once turns in progress have had time to end.
type openSet[T any] struct {
	maxItems int
	publish  func(name string, v T) // makes v available for questions
	withdraw func(name string, v T) // undoes publish
	close    func(v T)

	mu      sync.Mutex // held only briefly: nothing is opened while it is held
	open    map[string]*openItem[T]
	retired []*openItem[T] // not used by new turns, the oldest first
	busy    map[string]*queue
}

type openItem[T any] struct {
	name  string
	value T
	used  time.Time
}

// queue serializes the goroutines that work on the same name.
type queue struct {
	users int           // goroutines that work or wait
	turn  chan struct{} // full while one works
}

const (
	maxRetired = 8           // values removed but not yet closed
	closeDelay = time.Minute // how long something stays open for turns in progress
)

func newOpenSet[T any](maxItems int, publish, withdraw func(name string, v T), close func(v T)) *openSet[T] {
	return &openSet[T]{maxItems: maxItems, publish: publish, withdraw: withdraw, close: close,
		open: map[string]*openItem[T]{}, busy: map[string]*queue{}}
}

// get returns the open value with a name.
func (s *openSet[T]) get(name string) (v T, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if o := s.open[name]; o != nil {
		o.used = time.Now()
		return o.value, true
	}
	return v, false
}

// put adds a value and publishes it, replacing the one with its name, or the least recently used one if the set is
// full.
func (s *openSet[T]) put(name string, v T) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.retire(name)
	for len(s.open) >= s.maxItems {
		last := ""
		for other, each := range s.open {
			if last == "" || each.used.Before(s.open[last].used) {
				last = other
			}
		}
		s.retire(last)
	}
	s.publish(name, v)
	s.open[name] = &openItem[T]{name, v, time.Now()}
}

func (s *openSet[T]) drop(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.retire(name)
}

// retire removes a name; s.mu is held.
func (s *openSet[T]) retire(name string) {
	o := s.open[name]
	if o == nil {
		return
	}
	delete(s.open, name)
	s.withdraw(name, o.value)
	if last := slices.IndexFunc(s.retired, func(other *openItem[T]) bool { return other.name == name }); last >= 0 {
		s.closeOld(s.retired[last])
	} else if len(s.retired) == maxRetired {
		s.closeOld(s.retired[0])
	}
	s.retired = append(s.retired, o)
	time.AfterFunc(closeDelay, contain.Func("close a source", func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.closeOld(o)
	}))
}

// closeOld closes a retired item, unless it is closed already; s.mu is held.
func (s *openSet[T]) closeOld(o *openItem[T]) {
	if i := slices.Index(s.retired, o); i >= 0 {
		s.retired = slices.Delete(s.retired, i, i+1)
		s.close(o.value)
	}
}

// lockName locks a name until done is called; it waits while another goroutine works on it.
func (s *openSet[T]) lockName(ctx context.Context, name string) (done func(), err error) {
	s.mu.Lock()
	q := s.busy[name]
	if q == nil {
		q = &queue{turn: make(chan struct{}, 1)}
		s.busy[name] = q
	}
	q.users++
	s.mu.Unlock()
	leave := func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if q.users--; q.users == 0 {
			delete(s.busy, name)
		}
	}
	select {
	case q.turn <- struct{}{}:
		return func() { <-q.turn; leave() }, nil
	case <-ctx.Done():
		leave()
		return nil, ctx.Err()
	}
}

// closeAll closes everything.
func (s *openSet[T]) closeAll() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, o := range s.open {
		s.close(o.value)
	}
	for _, o := range s.retired {
		s.close(o.value)
	}
	clear(s.open)
	s.retired = nil
}
