package eval

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
)

// Only keeps the databases, or tables, that are wanted: by number and name.
func (c Corpus) Only(wanted func(i int, data string) bool) Corpus {
	open := c.open
	c.open = func() (some []batch, done func(), err error) {
		list, done, err := open()
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

// Linked calls f for every question, one at a time; databases are processed in parallel.
func (c Corpus) Linked(ctx context.Context, limit int, f func(Asked) error) error {
	var lock sync.Mutex
	return c.each(ctx, limit, func(_ context.Context, b *spiderBase, key string, q everyday.Question) error {
		a := Asked{c.Name, key, q.Gold, link.New(b.schema, b.values(), q.Turns[0])}
		lock.Lock()
		defer lock.Unlock()
		return f(a)
	})
}

// known is a question whose right results are known.
type known struct {
	base     *spiderBase
	question everyday.Question
	right    func(outcome) bool
}

// everyNth reads every n-th question whose right results are known, and tells what came of it, one at a time.
func everyNth[T any](ctx context.Context, c Corpus, n int, read func(context.Context, known) (*T, error),
	told func(*T) error) error {
	var lock sync.Mutex
	at := 0
	return c.each(ctx, 0, func(ctx context.Context, b *spiderBase, _ string, q everyday.Question) error {
		lock.Lock()
		at++
		wanted := at%max(1, n) == 0
		lock.Unlock()
		if !wanted {
			return nil
		}
		right, err := c.right(ctx, b, q)
		if err != nil || right == nil {
			return nil //nolint:nilerr // its own statement fails, or finds nothing
		}
		out, err := read(ctx, known{b, q, right})
		if err != nil || out == nil {
			return err
		}
		lock.Lock()
		defer lock.Unlock()
		return told(out)
	})
}

func (j known) input() parse.Input {
	return parse.Input{Question: j.question.Turns[0], Schema: j.base.schema, Values: j.base.values(),
		Prober: j.base.prober}
}

// runs reports whether a query is right.
func (j known) runs(ctx context.Context, q *query.Query) bool {
	got, err := j.base.runSUQL(ctx, q.SUQL())
	return err == nil && !j.question.Unanswerable && j.right(got)
}

// Proposed is a question of a corpus and which of the queries proposed for it are right.
type Proposed struct {
	Question, Data string
	Right          []bool
}

// Any reports whether one of the queries is right.
func (p Proposed) Any() bool { return slices.Contains(p.Right, true) }

// First reports whether the first query is right.
func (p Proposed) First() bool { return len(p.Right) > 0 && p.Right[0] }

// Reading proposes queries for a question, the most probable first.
type Reading func(ctx context.Context, in parse.Input, q *link.Question) ([]*query.Query, error)

// Propose has every n-th question of a corpus that has an answer read, and runs what is proposed.
func (c Corpus) Propose(ctx context.Context, n int, read Reading, told func(*Proposed) error) error {
	return everyNth(ctx, c, n, func(ctx context.Context, j known) (*Proposed, error) {
		if j.question.Unanswerable {
			return nil, nil
		}
		in := j.input()
		queries, err := read(ctx, in, link.New(in.Schema, in.Values, in.Question))
		out := &Proposed{Question: in.Question, Data: j.base.schema.Name}
		for _, q := range queries {
			out.Right = append(out.Right, j.runs(ctx, parse.Fit(in.Schema, q)))
		}
		return out, err
	}, told)
}

// Union is what both readers find for a question. Foreign: the data has no answer.
type Union struct {
	*rank.Union
	Corpus, Data string
	Right        []bool
	Foreign      bool
}

// Unions has every n-th question of a corpus read by both readers, and runs what they find.
func (c Corpus) Unions(ctx context.Context, n int, p *rank.Parser, told func(*Union) error) error {
	return everyNth(ctx, c, n, func(ctx context.Context, j known) (*Union, error) {
		in := j.input()
		out := &Union{Corpus: c.Name, Data: j.base.schema.Name, Foreign: j.question.Unanswerable}
		var err error
		if out.Union, err = p.Union(ctx, in); err != nil || out.Union == nil {
			return nil, err
		}
		for _, r := range out.Results {
			out.Right = append(out.Right, j.runs(ctx, r.Query))
		}
		return out, nil
	}, told)
}
