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
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words"
)

// Corpus is training data for readings: questions about databases with their right results.
type Corpus struct {
	Name  string
	often int  // the weight of its questions
	fresh bool // only its databases that the encoder's heads were not trained on
	exact bool // a right result must have no additional columns
	whole bool // its questions have statements, which identify readings that are right by coincidence
	// open returns the corpus's databases; done is called when none of them is needed any more.
	open func(ctx context.Context) (list []batch, done func(), err error)
}

// Every keeps one database in n.
func (c Corpus) Every(n int) Corpus {
	open := c.open
	c.open = func(ctx context.Context) (some []batch, done func(), err error) {
		list, done, err := open(ctx)
		for i := 0; i < len(list); i += n {
			some = append(some, list[i])
		}
		return some, done, err
	}
	return c
}

// Fresh keeps the databases that the encoder's heads were not trained on.
func (c Corpus) Fresh() Corpus {
	c.fresh = true
	return c
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

// each calls f for every question, grouped by database.
func (c Corpus) each(ctx context.Context, f func(posed) error) error {
	list, done, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer done()
	for _, b := range list {
		if err := c.pose(ctx, b, f); err != nil {
			return err
		}
	}
	return nil
}

// with opens a database and calls f with it and the key of its questions, unless it is left out.
func (c Corpus) with(ctx context.Context, b batch, f func(base *spiderBase, group string) error) error {
	base, done, err := b.open(ctx)
	if err != nil || base == nil {
		return err
	}
	defer done()
	group := cmp.Or(b.group, base.schema.Name)
	if c.fresh && !roles.HeldOut(group) {
		return nil
	}
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

// Silences returns the features of questions that texts might answer, and which of them have no answer.
func (c Corpus) Silences(ctx context.Context, p *rank.Parser) (signs []rank.Signs, unanswerable []bool, err error) {
	err = c.each(ctx, func(q posed) error {
		s, ok, err := p.Signs(ctx, parse.Input{Question: q.question, Schema: q.base.schema, Values: q.base.values(),
			Prober: q.base.prober})
		if ok {
			signs, unanswerable = append(signs, s), append(unanswerable, q.foreign)
		}
		return err
	})
	return signs, unanswerable, err
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
			return c.pose(ctx, b, func(p posed) error {
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

// Input is a question as the encoder reads it beside its tables, with the statements that answer it; none: the data has
// no answer, unless the corpus knows answers only.
type Input struct {
	Corpus, Data, Question string
	Golds                  []string
	Rows                   []roles.Input
}

// Inputs calls f for every question, one at a time. Databases are processed in parallel.
func (c Corpus) Inputs(ctx context.Context, f func(Input) error) error {
	list, done, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer done()
	var lock sync.Mutex
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for _, b := range list {
		group.Go(func() error {
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
	return group.Wait()
}

// kept reports whether to train on a question without a right reading. Such questions only teach when to doubt; half of
// them are kept, counted twice, to save memory.
func kept(question string) bool { return words.Hash(question)>>32%2 == 0 }

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
