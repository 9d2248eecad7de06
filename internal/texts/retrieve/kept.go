package retrieve

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// Kept is an index in a folder that several processes may share: one at a time brings it up to date, and everybody
// searches what is there. It is safe for concurrent use.
type Kept struct {
	dir    string
	ranker *Ranker

	refreshing sync.Mutex

	mu    sync.RWMutex
	ix    *Index
	stamp time.Time // of the file that ix was read from or written to; whoever refreshes may use it
}

// ErrBusy says that somebody else is bringing the index up to date.
var ErrBusy = errors.New("somebody else is bringing the index up to date")

// OpenKept opens the index of a folder, or begins one there.
func OpenKept(dir string, r *Ranker) (*Kept, error) {
	k := &Kept{dir: dir, ranker: r}
	return k, k.load()
}

// load reads the index from its folder.
func (k *Kept) load() error {
	stamp := k.written()
	ix, err := Open(k.dir, k.ranker)
	if err != nil {
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.ix != nil {
		k.ix.Close()
	}
	k.ix, k.stamp = ix, stamp
	return nil
}

// written is when the index in the folder was written; zero where there is none.
func (k *Kept) written() time.Time {
	info, err := os.Stat(filepath.Join(k.dir, indexFile))
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

// Refresh brings the index up to date: feed gives it all rows there are, those that have not changed as well.
// Searches go on meanwhile, over what is there by then. It returns ErrBusy while somebody else is at it.
func (k *Kept) Refresh(ctx context.Context, feed func(add func(rows []Row) error) error) error {
	if !k.refreshing.TryLock() {
		return ErrBusy
	}
	defer k.refreshing.Unlock()
	held, taken, err := lock(filepath.Join(k.dir, "lock"))
	if err != nil {
		return fmt.Errorf("lock the index: %w", err)
	}
	if taken {
		return ErrBusy
	}
	defer held.Close()
	if k.written() != k.stamp {
		if err := k.load(); err != nil {
			return err
		}
	}
	if k.ix.wasteful() {
		return k.rebuild(ctx, feed)
	}
	return k.update(ctx, feed)
}

// update indexes what is new or has changed.
func (k *Kept) update(ctx context.Context, feed func(add func(rows []Row) error) error) error {
	before := k.ix.Written()
	k.ix.Begin()
	err := feed(func(rows []Row) error { return k.ix.Update(ctx, rows) })
	if err == nil && (k.ix.End() || k.ix.Written() != before) {
		err = k.ix.Save(k.dir)
		k.stamp = k.written()
	}
	if err != nil { // what was not saved, another process may write over
		return errors.Join(err, k.load())
	}
	return nil
}

// rebuild makes another index beside the one that is searched meanwhile, and puts it in its place.
func (k *Kept) rebuild(ctx context.Context, feed func(add func(rows []Row) error) error) error {
	fresh := begin(k.dir, k.ranker)
	err := feed(func(rows []Row) error { return fresh.Update(ctx, rows) })
	if err == nil {
		err = fresh.Save(k.dir)
	}
	if err != nil {
		return errors.Join(err, fresh.Close())
	}
	stamp := k.written()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.ix.Close()
	k.ix, k.stamp = fresh, stamp
	return nil
}

// Search returns the passages that speak most of the question, best first.
func (k *Kept) Search(ctx context.Context, question string, n int) ([]Found, error) {
	k.mu.RLock()
	defer k.mu.RUnlock()
	return k.ix.Search(ctx, question, n)
}

// Promise tells how much the texts speak of a question by the index alone.
func (k *Kept) Promise(question string, texts [][]string) []float64 {
	k.mu.RLock()
	defer k.mu.RUnlock()
	return k.ix.Promise(question, texts)
}

// Len is the number of passages that can be found.
func (k *Kept) Len() int {
	k.mu.RLock()
	defer k.mu.RUnlock()
	return k.ix.Len()
}

// Close lets go of the files.
func (k *Kept) Close() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.ix.Close()
}
