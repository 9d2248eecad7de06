// Package output runs the examples of evaluations, one source after the other, and writes what comes of them.
package output

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/contain"
)

// Files are an evaluation's outputs besides its report; each may be nil.
type Files struct {
	Predictions io.Writer // one line per example, for rescoring
	Errors      io.Writer // errors, for people to read
	Progress    func(done, all int)
}

// Predict writes a line of the predictions.
func (f *Files) Predict(line any) error {
	if f.Predictions == nil {
		return nil
	}
	e := json.NewEncoder(f.Predictions)
	e.SetEscapeHTML(false)
	return e.Encode(line)
}

// Wrong describes what is wrong with an example.
func (f *Files) Wrong(format string, args ...any) error {
	if f.Errors == nil {
		return nil
	}
	_, err := fmt.Fprintf(f.Errors, format, args...)
	return err
}

// Done reports the evaluation's progress.
func (f *Files) Done(done, all int) {
	if f.Progress != nil {
		f.Progress(done, all)
	}
}

// Group is the examples of one source, by their numbers. Open opens the source and returns how to ask one; nil if the
// source is missing.
type Group struct {
	Of   []int
	Open func(ctx context.Context) (ask func(ctx context.Context, i int) error, done func() error, err error)
}

// Groups groups a list's items by key, in the order of their first occurrence, so that each source is opened once.
func Groups[T any](list []T, key func(T) string) [][]int {
	at := map[string]int{}
	var out [][]int
	for i, x := range list {
		n, ok := at[key(x)]
		if !ok {
			n = len(out)
			at[key(x)] = n
			out = append(out, nil)
		}
		out[n] = append(out[n], i)
	}
	return out
}

// Each asks n examples, those of so many groups at a time. Only one group's source is open in each of them.
func (f *Files) Each(ctx context.Context, n, workers int, groups []Group) error {
	var lock sync.Mutex
	done := 0
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(max(1, workers))
	for _, of := range groups {
		g.Go(contain.Err("evaluate questions", func() error {
			ask, closes, err := of.Open(ctx)
			if ask == nil || err != nil {
				return err
			}
			for _, i := range of.Of {
				if err := errors.Join(ask(ctx, i), ctx.Err()); err != nil {
					return errors.Join(fmt.Errorf("question %d: %w", i, err), closes())
				}
				lock.Lock()
				done++
				f.Done(done, n)
				lock.Unlock()
			}
			return closes()
		}))
	}
	return g.Wait()
}

// Median is the median of times, in microseconds; it sorts them.
func Median(times []time.Duration) float64 {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	return float64(times[len(times)/2].Nanoseconds()) / 1000
}
