package app

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/contain"
)

// openSet holds what is open, by name. Only a few are open at a time: the least recently used ones are removed to make
// room, and closed once turns in progress have had time to end.
type openSet[T any] struct {
	most  int
	join  func(name string, v T) // makes it askable
	part  func(name string, v T) // undoes join
	close func(v T)

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

// queue holds those who work on a name, one after the other.
type queue struct {
	users int
	turn  chan struct{} // full while somebody works
}

const (
	maxRetired = 8           // removed and not yet closed, of one name
	closeDelay = time.Minute // how long something stays open for turns in progress
)

func newShelf[T any](most int, join, part func(name string, v T), close func(v T)) *openSet[T] {
	return &openSet[T]{most: most, join: join, part: part, close: close, open: map[string]*openItem[T]{},
		busy: map[string]*queue{}}
}

// get returns what is open under a name.
func (s *openSet[T]) get(name string) (v T, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if o := s.open[name]; o != nil {
		o.used = time.Now()
		return o.value, true
	}
	return v, false
}

// put makes something askable, replacing what has its name, or the least recently used.
func (s *openSet[T]) put(name string, v T) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.retire(name)
	for len(s.open) >= s.most {
		last := ""
		for other, each := range s.open {
			if last == "" || each.used.Before(s.open[last].used) {
				last = other
			}
		}
		s.retire(last)
	}
	s.join(name, v)
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
	s.part(name, o.value)
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

// closeOld closes what was removed, unless that has been done; s.mu is held.
func (s *openSet[T]) closeOld(o *openItem[T]) {
	if i := slices.Index(s.retired, o); i >= 0 {
		s.retired = slices.Delete(s.retired, i, i+1)
		s.close(o.value)
	}
}

// lockName waits until nobody else works on a name, and reserves it until done is called.
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
