package app

import (
	"context"
	"io/fs"
	"maps"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

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

	opening singleflight.Group
}

type openItem[T any] struct {
	name  string
	value T
	used  time.Time
}

const (
	maxRetired = 8           // values removed but not yet closed
	closeDelay = time.Minute // how long something stays open for turns in progress
)

func newOpenSet[T any](maxItems int, publish, withdraw func(name string, v T), close func(v T)) *openSet[T] {
	return &openSet[T]{maxItems: maxItems, publish: publish, withdraw: withdraw, close: close,
		open: map[string]*openItem[T]{}}
}

// get returns the open value with the given name.
func (s *openSet[T]) get(name string) (v T, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if o := s.open[name]; o != nil {
		o.used = time.Now()
		return o.value, true
	}
	return v, false
}

// put adds a value and publishes it, replacing the one with that name. If the set is full, the least recently used
// value is retired.
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

// remove removes the value with the given name, even one that is being opened.
func (s *openSet[T]) remove(name string) {
	s.opening.Do(name, func() (any, error) { return nil, fs.ErrNotExist }) // waits for a call that is opening it
	s.mu.Lock()
	defer s.mu.Unlock()
	s.retire(name)
}

// load returns the open value with the given name or, if there is none that is current, opens it, once for all callers.
// A caller may stop waiting; opening continues.
func (s *openSet[T]) load(ctx context.Context, name string, isCurrent func(T) bool, timeout time.Duration,
	open func(context.Context) (T, error)) (v T, err error) {
	if v, ok := s.get(name); ok && isCurrent(v) {
		return v, nil
	}
	opened := s.opening.DoChan(name, func() (out any, err error) {
		err = contain.Do("open a source", func() error {
			v, ok := s.get(name)
			if out = v; ok && isCurrent(v) {
				return nil
			}
			ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), timeout)
			defer cancel()
			if v, err = open(ctx); err != nil {
				return err
			}
			s.put(name, v)
			out = v
			return nil
		})
		return out, err
	})
	select {
	case r := <-opened:
		v, _ = r.Val.(T)
		return v, r.Err
	case <-ctx.Done():
		return v, ctx.Err()
	}
}

// retire withdraws the value with the given name, and closes it after a delay; s.mu is held.
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

// closeAll closes everything.
func (s *openSet[T]) closeAll() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, o := range append(slices.Collect(maps.Values(s.open)), s.retired...) {
		s.close(o.value)
	}
	clear(s.open)
	s.retired = nil
}
