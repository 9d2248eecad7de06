package decode

import (
	"cmp"
	"context"
	"math"
	"slices"
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
	live := []beam{{open: initialStack(), last: noToken}}
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
	if step < noToken {
		return action(step), step
	}
	return m.in.items[step-noToken].action, step + 1
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
		sum := 0.0
		for _, s := range steps {
			sum += math.Exp(float64(row[s] - most))
		}
		norm := float64(most) + math.Log(sum)
		for _, s := range steps {
			all = append(all, move{i, s, live[i].score + float64(row[s]) - norm})
		}
	}
	slices.SortStableFunc(all, func(a, b move) int { return cmp.Compare(b.score, a.score) })
	return all[:min(len(all), 2*size)]
}
