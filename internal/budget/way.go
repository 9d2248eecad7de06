package budget

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

// Urgent counts the work that people wait for, which takes milliseconds. Other work that a visitor causes gives way to
// it: statements, downloads, files. The zero value is ready.
type Urgent struct{ running atomic.Int64 }

// Begin adds urgent work; End must be called when it is done.
func (u *Urgent) Begin() { u.running.Add(1) }

// End undoes Begin.
func (u *Urgent) End() { u.running.Add(-1) }

// Work gives way for at most mostWay at a time, then goes on for ownTime at least: it is never kept from ending.
const (
	mostWay = 100 * time.Millisecond
	ownTime = 25 * time.Millisecond
	recheck = 2 * time.Millisecond
)

// turnout is where one piece of work gives way.
type turnout struct {
	to  *Urgent
	mu  sync.Mutex
	own time.Time // until then it need not
}

type wayKey struct{}

// Behind returns a context for work that gives way to urgent work wherever GiveWay is called.
func (u *Urgent) Behind(ctx context.Context) context.Context {
	return context.WithValue(ctx, wayKey{}, &turnout{to: u})
}

// GivesWay reports whether work in a context gives way.
func GivesWay(ctx context.Context) bool { return ctx.Value(wayKey{}) != nil }

// GiveWay is called between the steps of long work, with no lock held that urgent work may need.
func GiveWay(ctx context.Context) {
	t, ok := ctx.Value(wayKey{}).(*turnout)
	if !ok || t.to.running.Load() == 0 {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	began := time.Now()
	if began.Before(t.own) {
		return
	}
	for t.to.running.Load() > 0 && ctx.Err() == nil {
		if time.Since(began) > mostWay {
			t.own = time.Now().Add(ownTime)
			return
		}
		time.Sleep(recheck)
	}
}

type pausesKey struct{}

// WithPauses returns a context for a query between whose rows its caller pauses, as it does to read texts: that time
// does not count as the database's.
func WithPauses(ctx context.Context) context.Context {
	return context.WithValue(ctx, pausesKey{}, true)
}

// Pauses reports whether a context is that of such a query.
func Pauses(ctx context.Context) bool { return ctx.Value(pausesKey{}) != nil }
