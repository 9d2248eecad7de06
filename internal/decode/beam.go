package decode

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"
)

// Limits of the search.
const (
	maxSteps    = 72
	keptPerBeam = 3 // whole queries kept, as a multiple of the beam's size
	impossible  = -1e30
)

// beam is a partly written query.
type beam struct {
	actions []action // shared with other beams
	open    stack
	last    int     // the previous step: a token or start, or an item, numbered after the tokens
	score   float64 // log-probability
	written writtenSteps
}

// completeQuery is the actions of a whole query with their log-probability.
type completeQuery struct {
	actions []action
	score   float64
}

// move is a possible next action of a beam.
type move struct {
	beam, step int
	score      float64
}

// search finds the most probable actions, best first, with a beam of the given size.
func (m *attentionInput) search(ctx context.Context, size int) ([]completeQuery, error) {
	live := []beam{{open: initialStack(), last: m.noToken()}}
	var done []completeQuery
	for range maxSteps {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		moves := m.moves(live, m.write(live), size)
		var next []beam
		for _, x := range moves {
			b := &live[x.beam]
			a, last := m.action(x.step)
			actions := append(b.actions[:len(b.actions):len(b.actions)], a)
			open := b.open.after(a)
			switch {
			case len(open) == 0:
				done = append(done, completeQuery{actions, x.score})
			case len(next) < size && len(actions)+len(open) <= maxSteps:
				next = append(next, beam{actions, open, last, x.score, b.written})
			}
		}
		slices.SortStableFunc(done, func(a, b completeQuery) int { return cmp.Compare(b.score, a.score) })
		done = done[:min(len(done), keptPerBeam*size)]
		if len(next) == 0 || len(done) >= size && done[size-1].score > next[0].score {
			break
		}
		live = next
	}
	return done, nil
}

// action returns what a step means, and how the next step refers to it.
func (m *attentionInput) action(step int) (a action, last int) {
	if step < m.noToken() {
		return m.vocabulary[step], step
	}
	return m.in.items[step-m.noToken()].action, step + 1
}

// moves returns the most probable moves of all beams, twice as many as the beam holds, best first.
func (m *attentionInput) moves(live []beam, logits [][]float32, size int) []move {
	var all []move
	for i := range live {
		at := live[i].open[len(live[i].open)-1].symbol
		most, row := float32(impossible), logits[i]
		var steps []int
		for s := range row {
			if a, _ := m.action(s); a.allowed(at) {
				steps = append(steps, s)
				most = max(most, row[s])
			}
		}
		logp := map[int]float64{}
		sum := 0.0
		for _, s := range steps {
			logp[s] = float64(row[s] - most)
			sum += math.Exp(logp[s])
		}
		if !m.isOld {
			steps, sum = m.possible(&live[i], steps, logp, sum)
		}
		for _, s := range steps {
			all = append(all, move{i, s, live[i].score + logp[s] - math.Log(sum)})
		}
	}
	slices.SortStableFunc(all, func(a, b move) int { return cmp.Compare(b.score, a.score) })
	return all[:min(len(all), 2*size)]
}

// negligible is the share of a step's probability that is not looked at.
const negligible = 1e-3

// possible returns the steps that lead to a query, one for those that mean the same, with the logarithms of their
// probabilities changed to those of all of them, and the sum of the probabilities. Build itself is asked, from the most
// probable on.
func (m *attentionInput) possible(b *beam, steps []int, logp map[int]float64, sum float64) (kept []int, total float64) {
	slices.SortStableFunc(steps, func(s, t int) int { return cmp.Compare(logp[t], logp[s]) })
	left := sum
	same := map[string]int{}
	for _, s := range steps {
		if left < negligible*sum && len(kept) > 0 {
			break
		}
		p := math.Exp(logp[s])
		left -= p
		a, _ := m.action(s)
		if !mayBegin(m.row.q, m.row.Grounded, append(b.actions[:len(b.actions):len(b.actions)], a)) {
			continue
		}
		total += p
		if a < firstValue || m.row.Grounded.Values[a-firstValue].moment != nil {
			kept = append(kept, s)
			continue
		}
		text := strings.ToLower(m.row.Grounded.Values[a-firstValue].Text)
		if k, ok := same[text]; ok {
			logp[k] = math.Log(math.Exp(logp[k]) + p)
			continue
		}
		same[text] = s
		kept = append(kept, s)
	}
	if len(kept) == 0 {
		return nil, 1
	}
	return kept, total
}
