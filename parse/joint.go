package parse

import (
	"context"
	"sort"
	"sync"

	"surely/query"
)

// Joint mixes the distributions of two parsers. Where one of them fails, the other speaks alone.
type Joint struct {
	A, B Parser
	// Weight is A's share, between 0 and 1.
	Weight float64
}

// Parse implements Parser.
func (j Joint) Parse(ctx context.Context, in Input) (*Parsed, error) {
	var a, b *Parsed
	var errA, errB error
	var wg sync.WaitGroup
	wg.Go(func() { a, errA = j.A.Parse(ctx, in) })
	wg.Go(func() { b, errB = j.B.Parse(ctx, in) })
	wg.Wait()
	switch {
	case errA != nil && errB != nil:
		return nil, errA
	case errA != nil:
		return b, nil
	case errB != nil:
		return a, nil
	}
	if len(in.Empty) > 0 && (a.Looser || b.Looser) { // readings of different things do not mix
		if a.Looser {
			return a, nil
		}
		return b, nil
	}
	out := &Parsed{Data: j.Weight*a.Data + (1-j.Weight)*b.Data, Reply: a.Reply}
	if b.Data < a.Data {
		out.Reply = b.Reply
	}
	at := map[string]int{}
	add := func(p *Parsed, share float64) {
		for _, c := range p.Candidates {
			c.P *= share
			key := c.Query.SUQL()
			if i, ok := at[key]; ok {
				out.Candidates[i].P += c.P
				continue
			}
			at[key] = len(out.Candidates)
			out.Candidates = append(out.Candidates, c)
		}
	}
	add(a, j.Weight)
	add(b, 1-j.Weight)
	sort.SliceStable(out.Candidates, func(x, y int) bool { return out.Candidates[x].P > out.Candidates[y].P })
	return out, nil
}

// Next implements Parser.
func (j Joint) Next(ctx context.Context, in Input, sofar []query.Component) ([]Choice, error) {
	in.Constraints.Confirmed = append(append([]query.Component(nil), in.Constraints.Confirmed...), sofar...)
	p, err := j.Parse(ctx, in)
	if err != nil {
		return nil, err
	}
	return Next(p, sofar), nil
}
