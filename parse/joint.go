package parse

import (
	"context"
	"slices"
	"sort"
	"strings"
	"sync"

	"surely/query"
)

// Joint weighs the readings of two parsers against each other, by the probabilities that each gives them; both are calibrated. A
// reading is known by its components, so that the same one in other words, or with its conditions in another order, is one. Where
// one of the two fails, the other speaks alone.
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
	return j.weighed(a, b), nil
}

// weighed mixes two distributions.
func (j Joint) weighed(a, b *Parsed) *Parsed {
	mix := func(x, y float64) float64 { return j.Weight*x + (1-j.Weight)*y }
	out := &Parsed{Data: mix(a.Data, b.Data), Reply: a.Reply, Declines: mix(a.Declines, b.Declines), Else: mix(a.other(), b.other()),
		Tokens: a.Tokens}
	if b.Data < a.Data {
		out.Reply = b.Reply
	}
	if out.Tokens == nil {
		out.Tokens = b.Tokens
	}
	at := map[string]int{}
	add := func(p *Parsed, share float64) {
		for _, c := range p.Candidates {
			c.P *= share
			key := meaning(c.Query)
			i, ok := at[key]
			if !ok {
				at[key] = len(out.Candidates)
				out.Candidates = append(out.Candidates, c)
				continue
			}
			same := &out.Candidates[i]
			if same.P += c.P; same.Words == nil { // only one of the two may tell what its words rest on, and what it gives
				same.Words, same.Unused = c.Words, c.Unused
			}
			if same.Result == "" {
				same.Result = c.Result
			}
		}
	}
	add(a, j.Weight)
	add(b, 1-j.Weight)
	sort.SliceStable(out.Candidates, func(x, y int) bool { return out.Candidates[x].P > out.Candidates[y].P })
	if len(out.Candidates) > 0 && (a.Local != nil || b.Local != nil) {
		out.Local = map[string]float64{}
		ofA, ofB := a.Marginals(), b.Marginals()
		for _, c := range query.Components(out.Candidates[0].Query) {
			id := c.ID()
			out.Local[id] = mix(ofA[id], ofB[id])
		}
	}
	return out
}

// other is the probability that none of the candidates is right.
func (p *Parsed) other() float64 {
	sum := 0.0
	for _, c := range p.Candidates {
		sum += c.P
	}
	return max(0, 1-sum, p.Else)
}

// meaning is the same for queries of the same components, in whatever order.
func meaning(q *query.Query) string {
	var ids []string
	for _, c := range query.Components(q) {
		ids = append(ids, c.ID())
	}
	slices.Sort(ids)
	return strings.Join(ids, "\n")
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
