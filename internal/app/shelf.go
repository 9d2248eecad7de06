package app

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/contain"
)

// shelf holds what is open, by name. Few are open at a time: the least recently used are taken off for others, and
// closed once turns in progress have had time to end.
type shelf[T any] struct {
	most  int
	join  func(name string, v T) // makes it askable
	part  func(name string, v T) // undoes join
	close func(v T)

	mu   sync.Mutex // held briefly: nothing is opened with it
	open map[string]*shelved[T]
	old  []*shelved[T] // no longer used by new turns, the oldest first
	busy map[string]*queue
}

type shelved[T any] struct {
	name  string
	value T
	used  time.Time
}

// queue is those who work on a name, one after the other.
type queue struct {
	users int
	turn  chan struct{} // full while somebody works
}

const (
	mostOld    = 8           // taken off and not yet closed, one of a name
	stillAsked = time.Minute // how long it stays open for turns in progress
)

func newShelf[T any](most int, join, part func(name string, v T), close func(v T)) *shelf[T] {
	return &shelf[T]{most: most, join: join, part: part, close: close, open: map[string]*shelved[T]{},
		busy: map[string]*queue{}}
}

// get returns what is open under a name.
func (s *shelf[T]) get(name string) (v T, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if o := s.open[name]; o != nil {
		o.used = time.Now()
		return o.value, true
	}
	return v, false
}

// put makes something askable, in place of what has its name, or of the least recently used.
func (s *shelf[T]) put(name string, v T) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.takeOff(name)
	for len(s.open) >= s.most {
		last := ""
		for other, each := range s.open {
			if last == "" || each.used.Before(s.open[last].used) {
				last = other
			}
		}
		s.takeOff(last)
	}
	s.join(name, v)
	s.open[name] = &shelved[T]{name, v, time.Now()}
}

func (s *shelf[T]) drop(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.takeOff(name)
}

// takeOff takes a name off; s.mu is held.
func (s *shelf[T]) takeOff(name string) {
	o := s.open[name]
	if o == nil {
		return
	}
	delete(s.open, name)
	s.part(name, o.value)
	if last := slices.IndexFunc(s.old, func(other *shelved[T]) bool { return other.name == name }); last >= 0 {
		s.closeOld(s.old[last])
	} else if len(s.old) == mostOld {
		s.closeOld(s.old[0])
	}
	s.old = append(s.old, o)
	time.AfterFunc(stillAsked, contain.Func("close a source", func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.closeOld(o)
	}))
}

// closeOld closes what was taken off, unless that has been done; s.mu is held.
func (s *shelf[T]) closeOld(o *shelved[T]) {
	if i := slices.Index(s.old, o); i >= 0 {
		s.old = slices.Delete(s.old, i, i+1)
		s.close(o.value)
	}
}

// alone waits until nobody else works on a name, which it is then until done.
func (s *shelf[T]) alone(ctx context.Context, name string) (done func(), err error) {
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

// shut closes everything.
func (s *shelf[T]) shut() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, o := range s.open {
		s.close(o.value)
	}
	for _, o := range s.old {
		s.close(o.value)
	}
	clear(s.open)
	s.old = nil
}
