package probe

import (
	"context"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// minSampledRows is the minimum number of sampled rows behind a result for it to represent the result over all rows.
const minSampledRows = 20

// Sampled implements parse.Prober for large tables: it uses a sample of their rows, or all of them if a result depends
// on only a few of those sampled.
type Sampled struct {
	sample, all *Prober
	large       map[string]bool
}

// NewSampled returns a prober that uses a sample of large tables.
func NewSampled(sample, all *Prober, large map[string]bool) *Sampled {
	return &Sampled{sample, all, large}
}

// Probe implements parse.Prober.
func (s *Sampled) Probe(ctx context.Context, q *query.Query) (parse.Probe, error) {
	rows := s.rowsBehind(q)
	if rows == nil {
		return s.all.Probe(ctx, q)
	}
	if behind, err := s.sample.Probe(ctx, rows); err != nil || behind.Rows < minSampledRows {
		return s.all.Probe(ctx, q)
	}
	found, err := s.sample.Probe(ctx, q)
	if err != nil || found.Rows == 0 || found.Null || found.Zero {
		return s.all.Probe(ctx, q)
	}
	return found, nil
}

// rowsBehind returns a query for minSampledRows of the rows behind a query's result; nil if a sample does not help,
// because no large table is involved or the sample could not represent the rows.
func (s *Sampled) rowsBehind(q *query.Query) *query.Query {
	isLarge := func(name string) bool { return s.large[q.From.Table(name)] }
	nested := func(c query.Condition) bool { return c.Sub != nil || c.Item.Sub != nil }
	if !slices.ContainsFunc(q.From.Tables, isLarge) || q.Right != nil || len(q.Having) > 0 || q.Written != nil ||
		slices.ContainsFunc(q.Where, nested) {
		return nil
	}
	plain, _ := withoutTexts(q)
	return &query.Query{Select: []query.Item{query.Star(q.From.Tables[0])}, From: plain.From, Where: plain.Where,
		Limit: minSampledRows}
}
