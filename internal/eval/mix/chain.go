package mix

import (
	"context"
	"math"
	"time"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/eval/hybrid"
	"github.com/ask-surely/surely/internal/learn/trees"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// chain answers OTT-QA's questions: the tables are found, then each is asked with the passages that its cells link to.
type chain struct{ *hybrid.Answerer }

// tablesAsked is how many of the tables found are asked.
const tablesAsked = 4

// Chained is how that goes.
type Chained struct {
	N            int     `json:"questions"`
	EM           float64 `json:"em"`
	F1           float64 `json:"f1"`
	Gold         float64 `json:"em_given_table"`
	Table        float64 `json:"table_first"` // how often the first table is the one that was asked about
	Among        float64 `json:"table_among"` // … is among those asked
	Microseconds float64 `json:"us_per_question"`
}

func (o *chain) run(ctx context.Context, c *Corpus, ix *joint.Index, questions []Question) (*Chained, error) {
	out := &Chained{N: len(questions)}
	results := make([]Chained, len(questions))
	times := make([]time.Duration, len(questions))
	trees.Each(len(questions), func(i int) {
		if ctx.Err() != nil {
			return
		}
		q, r := &questions[i], &results[i]
		start := time.Now()
		found := ix.Search(q.Text, joint.Tables, tablesAsked)
		sums, text := map[string]float64{}, map[string]string{}
		for place, f := range found {
			if f.Document == q.Home {
				r.Among = 1
				if place == 0 {
					r.Table = 1
				}
			}
			a, _ := o.About(c.Hybrid[f.Document]).Answer(q.Text)
			if a.Text == "" {
				continue
			}
			key := reader.Normal(a.Text)
			sums[key] += a.Sure * math.Exp(f.Score-found[0].Score)
			if text[key] == "" {
				text[key] = a.Text
			}
		}
		best, top := "", 0.0
		for _, key := range sortedKeys(sums) {
			if sums[key] > top {
				best, top = text[key], sums[key]
			}
		}
		times[i] = time.Since(start)
		r.EM, r.F1 = hybrid.Score(best, q.Answers[0])
		given, _ := o.About(c.Hybrid[q.Home]).Answer(q.Text)
		r.Gold, _ = hybrid.Score(given.Text, q.Answers[0])
	})
	n := float64(max(1, len(questions)))
	for _, r := range results {
		out.EM, out.F1, out.Gold = out.EM+r.EM/n, out.F1+r.F1/n, out.Gold+r.Gold/n
		out.Table, out.Among = out.Table+r.Table/n, out.Among+r.Among/n
	}
	out.Microseconds = median(times)
	return out, ctx.Err()
}
