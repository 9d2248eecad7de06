package eval

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/query"
)

// Meet lets the agent and the user meet under every setting, reading each question once, on all cores. Values are told
// apart by what the databases give, so replies about them count like any others.
func (s *Spider) Meet(ctx context.Context, settings []Settings, passes int) ([]Tally, error) {
	questions, bases, err := s.open(ctx)
	if err != nil {
		return nil, err
	}
	defer closeAll(bases)
	total := make([]Tally, len(settings))
	drops := Settings{}
	for i, x := range settings {
		total[i].Settings = x
		if _, ok := x.Detector.(errdetect.Dropout); ok {
			drops = x
		}
	}
	var mu sync.Mutex
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(runtime.GOMAXPROCS(0))
	for i, q := range questions {
		g.Go(func() error {
			sums, err := s.meet(ctx, i, q, bases[q.DB], settings, drops, passes)
			if err != nil {
				return fmt.Errorf("question %d: %w", i, err)
			}
			mu.Lock()
			defer mu.Unlock()
			for k, t := range sums {
				total[k].merge(t)
			}
			if s.Progress != nil && total[0].Examples%20 == 0 {
				s.Progress(total[0].Examples, len(questions))
			}
			return nil
		})
	}
	err = g.Wait()
	for i := range total {
		total[i].Examples = len(questions)
	}
	return total, err
}

func (s *Spider) meet(ctx context.Context, i int, q spiderQuestion, b *spiderBase, settings []Settings, drops Settings,
	passes int) ([]Tally, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	sums := make([]Tally, len(settings))
	e := s.example(i, q, b)
	parsed, err := e.Parser.Parse(ctx, e.Input)
	if err != nil {
		return nil, err
	}
	want, err := b.run(ctx, q.SQL)
	if err != nil || len(parsed.Candidates) == 0 {
		return sums, ctx.Err()
	}
	ordered := strings.Contains(strings.ToLower(q.SQL), "order by")
	e.Right = func(q *query.Query) bool { return b.gives(ctx, q, want, ordered) }
	c, err := newCase(ctx, e, parsed, drops, passes)
	if err != nil {
		return nil, err
	}
	all := c.Passes
	right := map[string][2]bool{} // several settings end at the same query
	for k, x := range settings {
		c.Passes = nil
		if _, ok := x.Detector.(errdetect.Dropout); ok {
			c.Passes = all
		}
		o := Interact(*c, x, i)
		verdict := [2]bool{}
		if o.Query != nil {
			text := o.Query.SUQL()
			var known bool
			if verdict, known = right[text]; !known {
				verdict = s.judge(ctx, b, o.Query, e.Gold, want, ordered)
				right[text] = verdict
			}
		}
		sums[k].add(o, verdict[0], verdict[1])
	}
	return sums, nil
}

// judge tells whether a query is right by itself and by its result.
func (s *Spider) judge(ctx context.Context, b *spiderBase, q, gold *query.Query, want outcome, ordered bool) [2]bool {
	return [2]bool{gold != nil && spiderMatch(b.schema, q, gold), b.gives(ctx, q, want, ordered)}
}

// gives reports whether a query gives what is wanted.
func (b *spiderBase) gives(ctx context.Context, q *query.Query, want outcome, ordered bool) bool {
	got, err := b.runSUQL(ctx, q.SUQL())
	return err == nil && got.equal(want, ordered)
}
