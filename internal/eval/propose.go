package eval

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/eval/denotation"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/words"
)

// Only keeps the databases, or tables, that are wanted: by number and name.
func (c Corpus) Only(wanted func(i int, data string) bool) Corpus {
	open := c.open
	c.open = func(ctx context.Context) (some []batch, done func(), err error) {
		list, done, err := open(ctx)
		for i, b := range list {
			if wanted(i, cmp.Or(b.group, b.questions[0].Data)) {
				some = append(some, b)
			}
		}
		return some, done, err
	}
	return c
}

// Asked is a question of a corpus, linked to its data.
type Asked struct {
	Corpus, Data string
	Golds        []string
	Linked       *link.Question
}

// Linked calls f for every question, one at a time. Databases are processed in parallel. limit > 0 bounds the
// questions.
func (c Corpus) Linked(ctx context.Context, limit int, f func(Asked) error) error {
	var lock sync.Mutex
	return c.inParallel(ctx, limit, func(ctx context.Context, b batch) error {
		return c.with(ctx, b, func(base *spiderBase, key string) error {
			for _, q := range slices.Concat(b.questions, b.strange) {
				a := Asked{c.Name, key, q.Gold, link.New(base.schema, base.values(), q.Turns[0])}
				lock.Lock()
				err := f(a)
				lock.Unlock()
				if err != nil || ctx.Err() != nil {
					return errors.Join(err, ctx.Err())
				}
			}
			return nil
		})
	})
}

// Proposed is a question of a corpus and which of the queries proposed for it are right.
type Proposed struct {
	Question, Data string
	Right          []bool
}

// Propose has every n-th question of a corpus read, and runs what is proposed. Questions without an answer are left
// out.
func (c Corpus) Propose(ctx context.Context, n int, read Reading, told func(Proposed) error) error {
	list, done, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer done()
	at := 0
	for _, b := range list {
		var some []int
		for i := range b.questions {
			if at++; at%max(1, n) == 0 {
				some = append(some, i)
			}
		}
		if len(some) == 0 {
			continue
		}
		err := c.with(ctx, b, func(base *spiderBase, _ string) error {
			for _, i := range some {
				p, err := c.posed(ctx, base, b.questions[i], denotation.NewMemo())
				if err != nil || p.right == nil || p.foreign {
					continue // its own statement fails, or finds nothing
				}
				if err := propose(ctx, p, read, told); err != nil {
					return err
				}
			}
			return ctx.Err()
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Reading proposes queries for a question, the most probable first.
type Reading func(ctx context.Context, in parse.Input, q *link.Question) ([]*query.Query, error)

// propose has one question read and runs what is proposed.
func propose(ctx context.Context, p posed, read Reading, told func(Proposed) error) error {
	in := parse.Input{Question: p.question, Schema: p.base.schema, Values: p.base.values(), Prober: p.base.prober}
	queries, err := read(ctx, in, link.New(in.Schema, in.Values, in.Question))
	if err != nil {
		return err
	}
	out := Proposed{Question: p.question, Data: p.base.schema.Name, Right: make([]bool, len(queries))}
	for i, q := range queries {
		got, err := p.base.runSUQL(ctx, parse.Fit(in.Schema, q).SUQL())
		out.Right[i] = err == nil && p.right(got)
	}
	return told(out)
}

// Unions has every n-th question of a corpus read by both readers, and runs what they find. perturb leaves random parts
// of the ranker's weights out, where it was trained on the questions.
func (c Corpus) Unions(ctx context.Context, n int, p *rank.Parser, perturb bool,
	told func(Union) error) error {
	list, done, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer done()
	at := 0
	for _, b := range list {
		all := slices.Concat(b.questions, b.strange)
		from := at
		if at += len(all); at/n == from/n {
			continue
		}
		err := c.with(ctx, b, func(base *spiderBase, _ string) error {
			for i, q := range all {
				if (from+i+1)%n != 0 {
					continue
				}
				asked, err := c.posed(ctx, base, q, denotation.NewMemo())
				if err != nil || asked.right == nil {
					continue
				}
				u, err := union(ctx, p, asked, perturb)
				if err == nil && u.Union != nil {
					u.Corpus = c.Name
					err = told(u)
				}
				if err != nil {
					return err
				}
			}
			return ctx.Err()
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Union is what both readers find for a question. Foreign: the data has no answer.
type Union struct {
	*rank.Union
	Corpus, Data string
	Right        []bool
	Foreign      bool
}

func union(ctx context.Context, p *rank.Parser, asked posed, perturb bool) (out Union, err error) {
	in := parse.Input{Question: asked.question, Schema: asked.base.schema, Values: asked.base.values(),
		Prober: asked.base.prober}
	if perturb {
		in.Perturb = words.Hash(asked.question) | 1
	}
	out = Union{Data: asked.base.schema.Name, Foreign: asked.foreign}
	if out.Union, err = p.Union(ctx, in); err != nil || out.Union == nil {
		return out, err
	}
	for _, r := range out.Results {
		got, err := asked.base.runSUQL(ctx, r.Query.SUQL())
		out.Right = append(out.Right, !asked.foreign && err == nil && asked.right(got))
	}
	return out, nil
}

// Any reports whether one of the queries is right.
func (p Proposed) Any() bool { return slices.Contains(p.Right, true) }

// First reports whether the first query is right.
func (p Proposed) First() bool { return len(p.Right) > 0 && p.Right[0] }
