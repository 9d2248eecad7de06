package eval

import (
	"context"
	"runtime"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words"
)

// Corpus is training data for readings: questions about databases with their right results.
type Corpus struct {
	Name  string
	often int  // how many times its questions are learnt where others are once
	fresh bool // the encoder's heads have learnt from none of its databases
	// open returns the corpus's databases; done is called when none of them is needed any more.
	open func(ctx context.Context) (list []batch, done func(), err error)
}

// partSize is the minimum number of questions in a part.
const partSize = 3000

// Parts splits a corpus into parts of whole databases, to be processed one after the other. The caller calls done when
// finished.
func (c Corpus) Parts(ctx context.Context) (parts []Corpus, done func(), err error) {
	list, done, err := c.open(ctx)
	if err != nil {
		return nil, nil, err
	}
	for len(list) > 0 {
		of, part := first(list, partSize), c
		part.open = func(context.Context) ([]batch, func(), error) { return of, func() {}, nil }
		parts = append(parts, part)
		list = list[len(of):]
	}
	return parts, done, nil
}

// batch holds the questions about one database, which is open only during pose.
type batch struct {
	size int
	pose func(ctx context.Context, f func(posed) error) error
}

// posed is a question of a corpus.
type posed struct {
	base     *spiderBase
	question string
	right    func(got outcome) bool
	group    string      // of questions that are kept together; empty: those of one database
	foreign  bool        // the data holds no answer
	golds    []statement // that answer it, where they are known
}

// each calls f for every question, grouped by database.
func (c Corpus) each(ctx context.Context, f func(posed) error) error {
	list, done, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer done()
	for _, b := range list {
		if err := b.pose(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

// Examples returns training examples: every question with its readings, and which are right. Databases are processed in
// parallel.
func (c Corpus) Examples(ctx context.Context, m *rank.Model, r *roles.Reader, limit int,
	said func(done int, missed int)) ([]*rank.Example, error) {
	list, done, err := c.open(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	found := make([][]*rank.Example, len(list))
	var lock sync.Mutex
	count, missed := 0, 0
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for i, b := range first(list, limit) {
		group.Go(func() error {
			return b.pose(ctx, func(p posed) error {
				e, err := p.example(ctx, m, r, c)
				if err != nil {
					return err
				}
				switch {
				case !e.Missed:
					found[i] = append(found[i], e)
				case kept(p.question):
					e.Often = 2 * max(1, e.Often)
					found[i] = append(found[i], e)
				}
				lock.Lock()
				defer lock.Unlock()
				if count++; e.Missed {
					missed++
				}
				if count%1000 == 0 && said != nil {
					said(count, missed)
				}
				return ctx.Err()
			})
		})
	}
	err = group.Wait()
	return slices.Concat(found...), err
}

// kept reports whether to train on a question without a right reading. Such questions only teach when to doubt; half of
// them are kept, counted twice, to save memory.
func kept(question string) bool { return words.Hash(question)>>32%2 == 0 }

// first returns the first databases with limit questions in total; limit 0: all.
func first(list []batch, limit int) []batch {
	n := 0
	for i, b := range list {
		if n += b.size; limit > 0 && n >= limit {
			return list[:i+1]
		}
	}
	return list
}

// Common returns the stems of words without content: in the questions about many databases, they refer to nothing in
// the data.
func Common(ctx context.Context, corpora []Corpus) ([]string, error) {
	const oneIn = 16
	in := map[string]map[string]bool{}
	groups := map[string]bool{}
	for _, c := range corpora {
		err := c.each(ctx, func(p posed) error {
			q := link.New(p.base.schema, p.base.values(), p.question)
			group := c.Name + p.group + p.base.schema.Name
			groups[group] = true
			for i, stem := range q.Stems {
				if bit := link.Mask(1) << uint(i); q.Content&^q.Named()&bit != 0 && !q.Tokens[i].Numeric {
					if in[stem] == nil {
						in[stem] = map[string]bool{}
					}
					in[stem][group] = true
				}
			}
			return ctx.Err()
		})
		if err != nil {
			return nil, err
		}
	}
	var out []string
	for stem, seen := range in {
		if len(seen)*oneIn >= len(groups) {
			out = append(out, stem)
		}
	}
	slices.Sort(out)
	return out, nil
}

// together groups items by key, ordered by first occurrence.
func together[T any](list []T, key func(T) string) [][]T {
	var out [][]T
	for _, group := range talk.Grouped(list, key) {
		var of []T
		for _, i := range group {
			of = append(of, list[i])
		}
		out = append(out, of)
	}
	return out
}
