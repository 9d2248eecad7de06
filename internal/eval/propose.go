package eval

import (
	"context"
	"slices"

	"github.com/ask-surely/surely/internal/eval/denotation"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Proposed is a question of a corpus and which of the queries proposed for it are right.
type Proposed struct {
	Question, Data string
	Right          []bool
}

// Propose has every n-th question of a corpus read, and runs what is proposed. Questions without an answer are left out.
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

// Any reports whether one of the queries is right.
func (p Proposed) Any() bool { return slices.Contains(p.Right, true) }

// First reports whether the first query is right.
func (p Proposed) First() bool { return len(p.Right) > 0 && p.Right[0] }
