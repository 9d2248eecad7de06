package eval

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/eval/denotation"
	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
)

// Corpus is training data for readings: questions about databases with their right results.
type Corpus struct {
	Name  string
	often int  // the weight of its questions
	exact bool // a right result must have no additional columns
	whole bool // its questions have statements, which identify readings that are right by coincidence
	// open returns the corpus's databases; done is called when none of them is needed any more.
	open func(ctx context.Context) (list []batch, done func(), err error)
}

// batch holds the questions about one database, which is open only while they are posed.
type batch struct {
	questions []everyday.Question
	strange   []everyday.Question // that it cannot answer
	group     string              // key of questions that are kept together; empty: those of one database
	alone     bool                // questions about one table are also asked about that table alone
	open      func(ctx context.Context) (b *spiderBase, done func(), err error)
}

// posed is a question of a corpus.
type posed struct {
	base     *spiderBase
	question string
	right    func(got outcome) bool
	group    string
	foreign  bool        // the data has no answer
	golds    []statement // that answer it, if known
}

// with opens a database and calls f with it and the key of its questions, unless it is left out.
func (c Corpus) with(ctx context.Context, b batch, f func(base *spiderBase, group string) error) error {
	base, done, err := b.open(ctx)
	if err != nil || base == nil {
		return err
	}
	defer done()
	group := cmp.Or(b.group, base.schema.Name)
	return f(base, group)
}

// pose opens a database and calls f for its questions.
func (c Corpus) pose(ctx context.Context, b batch, f func(posed) error) error {
	return c.with(ctx, b, func(base *spiderBase, _ string) error { return c.poseTo(ctx, base, b, f) })
}

// poseTo calls f for the questions about an open database.
func (c Corpus) poseTo(ctx context.Context, base *spiderBase, b batch, f func(posed) error) error {
	memo := denotation.NewMemo()
	for _, q := range slices.Concat(b.questions, b.strange) {
		p, err := c.posed(ctx, base, q, memo)
		if err == nil && p.right != nil {
			p.group = b.group
			err = f(p)
		}
		if err != nil {
			return fmt.Errorf("%s, %q: %w", base.schema.Name, q.Turns[0], err)
		}
	}
	if b.alone {
		return c.alone(ctx, base, b.questions, f)
	}
	return nil
}

// posed returns a question with a function that recognises its right results: nil if none are known.
func (c Corpus) posed(ctx context.Context, b *spiderBase, q everyday.Question, memo *denotation.Memo) (posed, error) {
	p := posed{base: b, question: q.Turns[0], foreign: q.Unanswerable}
	if q.Answer != nil {
		p.right = func(got outcome) bool { return memo.Same(got.first, q.Answer) }
		return p, nil
	}
	golds, err := b.results(ctx, q)
	if c.exact && !q.Unanswerable && (err != nil || len(golds[0].rows) == 0) {
		return p, nil // the benchmark's own statement finds nothing
	}
	if err != nil {
		return p, err
	}
	for i, want := range golds {
		if c.whole {
			p.golds = append(p.golds, b.statement(q.Gold[i], want.wide))
		}
		if c.exact {
			golds[i] = want.sorted()
		}
	}
	p.right = func(got outcome) bool {
		return slices.ContainsFunc(golds, func(want outcome) bool {
			if c.exact {
				return got.sorted().equal(want, q.Order)
			}
			return got.holds(want, q.Order)
		})
	}
	return p, nil
}

// results runs the statements that answer a question.
func (b *spiderBase) results(ctx context.Context, q everyday.Question) ([]outcome, error) {
	out := make([]outcome, len(q.Gold))
	for i, statement := range q.Gold {
		var err error
		if out[i], err = b.run(ctx, statement); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// oneInAlone says that one in so many questions about one table is also asked about that table alone.
const oneInAlone = 6

// alone asks questions about one table with that table alone, like a file: there are no other
// tables, and rows have an order.
func (c Corpus) alone(ctx context.Context, b *spiderBase, questions []everyday.Question,
	f func(posed) error) error {
	for _, of := range together(questions, b.onlyTable) {
		t := b.schema.Table(b.onlyTable(of[0]))
		if t == nil {
			continue
		}
		one, done, err := b.taken(ctx, t)
		if err != nil {
			return fmt.Errorf("%s alone: %w", t.Name, err)
		}
		for i := 0; i < len(of) && one != nil && err == nil; i += oneInAlone {
			var p posed
			if p, err = c.posed(ctx, b, of[i], nil); err == nil {
				p.base, p.group = one, b.schema.Name
				err = f(p)
			}
		}
		if one != nil {
			done()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// onlyTable returns the only table in a question's statements, or "" if there are several.
func (b *spiderBase) onlyTable(q everyday.Question) string {
	words := strings.FieldsFunc(strings.ToLower(strings.Join(q.Gold, " ")), func(r rune) bool {
		return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	found := ""
	for _, t := range b.schema.Tables {
		if slices.Contains(words, strings.ToLower(t.Name)) {
			if found != "" {
				return ""
			}
			found = t.Name
		}
	}
	return found
}

// Input is a question as the encoder reads it beside its tables, with the statements that answer it; none: the data has
// no answer, unless the corpus knows answers only.
type Input struct {
	Corpus, Data, Question string
	Golds                  []string
	Rows                   []roles.Input
}

// Readings calls f for every question with its readings and which are right, one at a time. Databases are processed in
// parallel. limit > 0 bounds the questions.
func (c Corpus) Readings(ctx context.Context, m *rank.Model, r *roles.Reader, limit int,
	f func(*rank.Example) error) error {
	var lock sync.Mutex
	return c.inParallel(ctx, limit, func(ctx context.Context, b batch) error {
		return c.pose(ctx, b, func(p posed) error {
			e, err := p.example(ctx, m, r, c)
			if err != nil {
				return err
			}
			lock.Lock()
			defer lock.Unlock()
			return errors.Join(f(e), ctx.Err())
		})
	})
}

// inParallel calls f for every database.
func (c Corpus) inParallel(ctx context.Context, limit int, f func(context.Context, batch) error) error {
	list, done, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer done()
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for _, b := range first(list, limit) {
		group.Go(func() error { return f(ctx, b) })
	}
	return group.Wait()
}

// Inputs calls f for every question, one at a time. Databases are processed in parallel. limit > 0 bounds the
// questions.
func (c Corpus) Inputs(ctx context.Context, limit int, f func(Input) error) error {
	var lock sync.Mutex
	return c.inParallel(ctx, limit, func(ctx context.Context, b batch) error {
		return c.with(ctx, b, func(base *spiderBase, key string) error {
			for _, q := range slices.Concat(b.questions, b.strange) {
				in := Input{c.Name, key, q.Turns[0], q.Gold, roles.Inputs(link.New(base.schema, base.values(), q.Turns[0]))}
				lock.Lock()
				err := f(in)
				lock.Unlock()
				if err != nil || ctx.Err() != nil {
					return errors.Join(err, ctx.Err())
				}
			}
			return nil
		})
	})
}

// first returns the first databases with limit questions in total; limit 0: all.
func first(list []batch, limit int) []batch {
	n := 0
	for i, b := range list {
		if n += len(b.questions) + len(b.strange); limit > 0 && n >= limit {
			return list[:i+1]
		}
	}
	return list
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
