package probe

import (
	"context"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// leastSampled is the number of sampled rows that a result must rest on to stand for the result over all rows.
const leastSampled = 20

// Sampled implements parse.Prober for large tables: it looks at a sample of their rows, and at all of them where a
// result rests on few sampled ones.
type Sampled struct {
	some, all *Prober
	large     map[string]bool
}

// NewSampled returns a prober that knows large tables by a sample.
func NewSampled(some, all *Prober, large map[string]bool) *Sampled { return &Sampled{some, all, large} }

// Probe implements parse.Prober.
func (s *Sampled) Probe(ctx context.Context, q *query.Query) (parse.Probe, error) {
	rests := s.restsOn(q)
	if rests == nil {
		return s.all.Probe(ctx, q)
	}
	n, err := s.some.cell(ctx, rests)
	if count, ok := n.(int64); err != nil || !ok || count < leastSampled {
		return s.all.Probe(ctx, q)
	}
	found, err := s.some.Probe(ctx, q)
	if err != nil || found.Rows == 0 || found.Null || found.Zero {
		return s.all.Probe(ctx, q)
	}
	return found, nil
}

// restsOn counts the rows that a query's result rests on; nil if a sample of them would not do: they are of no large
// table, or something else must be known of all of them, such as which is the largest.
func (s *Sampled) restsOn(q *query.Query) *query.Query {
	isLarge := func(name string) bool { return s.large[q.From.Table(name)] }
	nested := func(c query.Condition) bool { return c.Sub != nil }
	if !slices.ContainsFunc(q.From.Tables, isLarge) || q.Right != nil || len(q.Having) > 0 || q.Written != nil ||
		slices.ContainsFunc(q.Where, nested) {
		return nil
	}
	plain, _ := structured(q)
	return &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}}, From: plain.From,
		Where: plain.Where}
}
