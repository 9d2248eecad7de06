package rank

import (
	"context"
	"math"
	"slices"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/link"
	"github.com/ask-surely/surely/parse/probe"
	"github.com/ask-surely/surely/query"
)

// heard weighs readings again where texts could be read. What readings lost, since reading texts and leaving out what
// they could be read for cost them something, goes to those that do, as does their share of something else: as far as
// there are texts that speak of what is asked. Left holds the probabilities of something else and of no answer.
func (p *Parser) heard(ctx context.Context, in parse.Input, r *read, best []triedReading, over float64,
	left []float64) error {
	spoken, err := p.spoken(ctx, in, r, best)
	if err != nil {
		return err
	}
	q := r.set.Question
	none := min(max(left[1], 1e-4), 1-1e-4)
	r.signs = &Signs{None: math.Log(none / (1 - none)), Spoken: unheard,
		Strange: float64(p.model.telling(q, q.Content&^q.Linked))}
	weights := make([]float64, len(best))
	total, share := 0.0, 0.0
	for i, s := range spoken {
		if s == 0 {
			continue
		}
		if total == 0 {
			r.signs.Spoken = s
		}
		r.signs.Spoken = max(r.signs.Spoken, s)
		weight := math.Exp(r.scores[best[i].reading] - r.scores[best[0].reading])
		total += weight
		weights[i] = weight * s
		share += weights[i]
	}
	now := silence.Of(*r.signs)
	for i := range best {
		if total > 0 {
			best[i].p += (over + left[0]*share/total) * weights[i] / share
		}
		best[i].p *= (1 - now) / (1 - none)
	}
	if total > 0 {
		left[0] *= 1 - share/total
	}
	left[0] *= (1 - now) / (1 - none)
	left[1] = now
	return nil
}

// unheard is what counts as spoken where nobody knows: no reading that is looked at has texts read, or they are too
// many to be looked through for a word.
const unheard = .5

// word is a word that a text may hold.
type word struct {
	column *link.Column
	token  int
}

// mostSpoken is the number of rows up to which texts are looked through for a word: some 100 MB, a tenth of a second.
const mostSpoken = 200_000

// spoken is how likely texts say what each of the best readings has them read for: as many of its words as some text
// holds, by the rule of succession. It is 0 for readings that have none read.
func (p *Parser) spoken(ctx context.Context, in parse.Input, r *read, best []triedReading) ([]float64, error) {
	q := r.set.Question
	at := map[word]int{}
	var all []word
	heard := make([][]int, len(best)) // the words that each is read for, as places in all; nil: none is read
	for i, x := range best {
		for _, a := range r.set.Heard(x.reading) {
			heard[i] = slices.Grow(heard[i], len(q.Tokens))
			for k := range q.Tokens {
				if a.Mask&q.Content&(1<<uint(k)) == 0 || p.plain(r.set, k) {
					continue
				}
				w := word{a.Column, k}
				if _, ok := at[w]; !ok {
					at[w] = len(all)
					all = append(all, w)
				}
				heard[i] = append(heard[i], at[w])
			}
		}
	}
	held, err := p.held(ctx, in, q, all)
	if err != nil {
		return nil, err
	}
	out := make([]float64, len(best))
	for i, words := range heard {
		if words == nil {
			continue
		}
		found := .5
		for _, k := range words {
			found += held[k]
		}
		out[i] = found / float64(len(words)+1)
	}
	return out, nil
}

// held tells of words whether some text holds them: 1 or 0, and in between where nobody looks.
func (p *Parser) held(ctx context.Context, in parse.Input, q *link.Question, words []word) ([]float64, error) {
	out := make([]float64, len(words))
	var few []int // the words of tables that are looked through
	for k, w := range words {
		if out[k] = unheard; w.column.Table.Rows <= mostSpoken {
			few = append(few, k)
		}
	}
	probes, err := probe.All(ctx, in.Prober, len(few), func(k int) *query.Query { return words[few[k]].holding(q) })
	for k, found := range probes {
		if found != nil {
			out[few[k]] = float64(min(found.Rows, 1))
		}
	}
	return out, err
}

// holding is the query that finds a text that holds a word.
func (w word) holding(q *link.Question) *query.Query {
	text := query.Item{Column: w.column.Ref()}
	return &query.Query{Select: []query.Item{text}, From: query.From{Tables: []string{w.column.Table.Name}}, Limit: 1,
		Where: []query.Condition{{Item: text, Op: query.Like, Values: []query.Value{{Text: "%" + q.Stems[w.token] + "%"}}}}}
}
