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

// Kept is an index in a folder that several processes may share: one at a time refreshes it, and all search it. It is
// safe for concurrent use.
type Kept struct {
	dir    string
	ranker *Ranker

	refreshing sync.Mutex

	mu    sync.RWMutex
	ix    *Index
	stamp time.Time // the state of the file that ix was read from or written to
}

// ErrBusy means that another process is refreshing the index.
var ErrBusy = errors.New("another process is updating the index")

// OpenKept opens the index of a folder, or starts one.
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

// written is when the index was written; zero if there is none.
func (k *Kept) written() time.Time {
	info, err := os.Stat(filepath.Join(k.dir, indexFile))
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

// Refresh brings the index up to date: feed passes all rows, unchanged ones too. Searches continue meanwhile. It
// returns ErrBusy while another process refreshes it.
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

// update indexes new and changed rows.
func (k *Kept) update(ctx context.Context, feed func(add func(rows []Row) error) error) error {
	before := k.ix.Written()
	k.ix.Begin()
	err := feed(func(rows []Row) error { return k.ix.Update(ctx, rows) })
	if err == nil && (k.ix.End() || k.ix.Written() != before) {
		err = k.ix.Save(k.dir)
		k.stamp = k.written()
	}
	if err != nil { // what was not saved may be overwritten by another process
		return errors.Join(err, k.load())
	}
	return nil
}

// rebuild makes a new index beside the one in use, and replaces it.
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

// Search returns the passages most relevant to the question, best first.
func (k *Kept) Search(ctx context.Context, question string, n int) ([]Found, error) {
	k.mu.RLock()
	defer k.mu.RUnlock()
	return k.ix.Search(ctx, question, n)
}

// Promise estimates the relevance of texts from the index alone.
func (k *Kept) Promise(question string, texts [][]string) []float64 {
	k.mu.RLock()
	defer k.mu.RUnlock()
	return k.ix.Promise(question, texts)
}

// Len is the number of live passages.
func (k *Kept) Len() int {
	k.mu.RLock()
	defer k.mu.RUnlock()
	return k.ix.Len()
}

// Close closes the files.
func (k *Kept) Close() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.ix.Close()
}
