package parse

import (
	"cmp"
	"context"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/query"
)

// Joint combines the readings of two parsers by their calibrated probabilities: agreement raises the probability, and
// the more confident parser counts more. Readings are compared by components, regardless of wording and order. If one
// parser fails, the other's output is used.
type Joint struct{ A, B Parser }

// Parse implements Parser.
func (j Joint) Parse(ctx context.Context, in Input) (*Parsed, error) {
	var a, b *Parsed
	var errA, errB error
	var wg contain.Group
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
	return multiply(a, b), nil
}

// multiply multiplies two distributions. "Something else" counts as a reading; a reading missing in one parser gets an
// even share of that parser's "something else".
func multiply(a, b *Parsed) *Parsed {
	out := &Parsed{Data: (a.Data + b.Data) / 2, Reply: a.Reply, SmallTalk: a.SmallTalk, Declines: (a.Declines +
		b.Declines) / 2,
		Coverage: max(a.Coverage, b.Coverage), Tokens: a.Tokens}
	if b.Data < a.Data {
		out.Reply, out.SmallTalk = b.Reply, b.SmallTalk
	}
	if out.Tokens == nil {
		out.Tokens = b.Tokens
	}
	readings := matchCandidates(a, b)
	aloneA, aloneB := 1, 1 // including "something else"
	for _, r := range readings {
		if r.a == 0 {
			aloneA++
		}
		if r.b == 0 {
			aloneB++
		}
	}
	restA, restB := a.remainder()/float64(aloneA), b.remainder()/float64(aloneB)
	out.Else = restA * restB
	total := out.Else
	for _, r := range readings {
		r.P = max(r.a, restA) * max(r.b, restB)
		total += r.P
		out.Candidates = append(out.Candidates, r.Candidate)
	}
	if total > 0 {
		out.Else /= total
		for i := range out.Candidates {
			out.Candidates[i].P /= total
		}
	}
	sort.SliceStable(out.Candidates, func(x, y int) bool { return out.Candidates[x].P > out.Candidates[y].P })
	if len(out.Candidates) > 0 && (a.Confidences != nil || b.Confidences != nil) {
		out.Confidences = componentOdds(out.Candidates[0].Query, a, b, restA, restB)
	}
	return out
}

// componentOdds multiplies two parsers' odds of each component of a query. For an unknown component, a parser's
// probability is what it leaves over.
func componentOdds(q *query.Query, a, b *Parsed, restA, restB float64) map[string]float64 {
	local := map[string]float64{}
	marginalsA, marginalsB := a.Marginals(), b.Marginals()
	for _, c := range query.Components(q) {
		id := c.ID()
		x, y := min(max(marginalsA[id], restA), 1), min(max(marginalsB[id], restB), 1)
		if yes, no := x*y, (1-x)*(1-y); yes+no > 0 {
			local[id] = yes / (yes + no)
		}
	}
	return local
}

// pairedCandidate is a candidate with both parsers' probabilities.
type pairedCandidate struct {
	Candidate
	a, b float64
}

// matchCandidates matches the candidates of two parsers. The alignment and the result may be known from only one of
// them.
func matchCandidates(a, b *Parsed) []*pairedCandidate {
	var out []*pairedCandidate
	at := map[string]*pairedCandidate{}
	find := func(c Candidate) *pairedCandidate {
		key := componentsKey(c.Query)
		r, ok := at[key]
		if !ok {
			r = &pairedCandidate{Candidate: c}
			at[key] = r
			out = append(out, r)
			return r
		}
		if r.Words == nil {
			r.Words, r.Unused, r.UnusedCount = c.Words, c.Unused, c.UnusedCount
		}
		r.Result = cmp.Or(r.Result, c.Result)
		return r
	}
	for _, c := range a.Candidates {
		find(c).a += c.P
	}
	for _, c := range b.Candidates {
		find(c).b += c.P
	}
	return out
}

// remainder returns the probability that no candidate is right.
func (p *Parsed) remainder() float64 {
	sum := 0.0
	for _, c := range p.Candidates {
		sum += c.P
	}
	return max(0, 1-sum, p.Else)
}

// componentsKey returns a key that is equal for queries with the same components, in any order.
func componentsKey(q *query.Query) string {
	var ids []string
	for _, c := range query.Components(q) {
		ids = append(ids, c.ID())
	}
	slices.Sort(ids)
	return strings.Join(ids, "\n")
}
