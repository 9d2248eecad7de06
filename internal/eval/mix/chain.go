package mix

import (
	"cmp"
	"context"
	"math"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/eval/hybrid"
	"github.com/ask-surely/surely/internal/learn/trees"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// chain answers OTT-QA's questions: it finds tables, then asks each with the passages that its cells link to.
type chain struct{ *hybrid.Answerer }

// tablesAsked is the number of retrieved tables that are asked.
const tablesAsked = 4

// Chained are the scores of chain.
type Chained struct {
	N  int     `json:"questions"`
	EM float64 `json:"em"`
	F1 float64 `json:"f1"`
}

func (o *chain) run(ctx context.Context, c *Corpus, ix *joint.Index, questions []Question) (*Chained, error) {
	out := &Chained{N: len(questions)}
	results := make([]Chained, len(questions))
	trees.Each(len(questions), func(i int) {
		if ctx.Err() != nil {
			return
		}
		q, r := &questions[i], &results[i]
		found := ix.Search(q.Text, joint.Tables, tablesAsked)
		sums, text := map[string]float64{}, map[string]string{}
		for _, f := range found {
			a, _ := o.About(c.Hybrid[f.Document]).Answer(q.Text)
			if a.Text == "" {
				continue
			}
			key := reader.Normal(a.Text)
			sums[key] += a.Sure * math.Exp(f.Score-found[0].Score)
			text[key] = cmp.Or(text[key], a.Text)
		}
		best, top := "", 0.0
		for _, key := range sortedKeys(sums) {
			if sums[key] > top {
				best, top = text[key], sums[key]
			}
		}
		r.EM, r.F1 = hybrid.Score(best, q.Answers[0])
	})
	n := float64(max(1, len(questions)))
	for _, r := range results {
		out.EM, out.F1 = out.EM+r.EM/n, out.F1+r.F1/n
	}
	return out, ctx.Err()
}
