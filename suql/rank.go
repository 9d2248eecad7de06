package suql

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/value"
)

// If LIMIT accepts any rows, the engine reads the most promising texts first: it orders candidates by the similarity of
// their texts' best passages to the questions, summed over the conditions on text.

// maxRanked is the maximum number of candidates to rank. Ranking one takes about as long as a decision by the embedded
// reader. Later candidates follow in the database's order.
const maxRanked = 500

// IndexedRanker is a ranker with an index, which can rank more candidates in the same time. Limit returns the maximum
// number of candidates that it can rank now.
type IndexedRanker interface {
	Ranker
	Limit() int
}

// rank orders the first candidates of a walk; hidden is the index of the first hidden column.
func (w *walk) rank(ctx context.Context, cur Cursor, hidden int) error {
	var sites []*site
	for _, l := range w.leaves {
		if l.isEquality {
			sites = append(sites, l.sites...)
		}
	}
	if len(sites) == 0 {
		return nil
	}
	limit := maxRanked
	if indexed, ok := w.run.engine.options.Ranker.(IndexedRanker); ok {
		limit = max(limit, indexed.Limit())
	}
	var rows [][]any
	for size := 0; len(rows) < limit && size < maxWindowBytes && cur.Next(); {
		rows = append(rows, cur.Row())
		size += value.Size(rows[len(rows)-1])
	}
	if err := cur.Err(); err != nil {
		return err
	}
	sums, err := w.rowSimilarities(ctx, sites, rows, hidden)
	if err != nil {
		return err
	}
	order := make([]int, len(rows))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(sums[b], sums[a]) })
	for _, i := range order {
		w.prefetched = append(w.prefetched, rows[i])
	}
	return nil
}

// rowSimilarities returns the sum of the similarities of each row's texts to the questions about them.
func (w *walk) rowSimilarities(ctx context.Context, sites []*site, rows [][]any, hidden int) ([]float64, error) {
	sums := make([]float64, len(rows))
	for _, s := range sites {
		question, ok := s.question.(literal)
		if !ok {
			continue
		}
		texts := make([][]string, len(rows))
		for i, values := range rows {
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			r := &row{values: values[hidden:], sites: make([]*decision, len(w.frame.sites))}
			if d, st := s.decide(r); st == ready {
				texts[i] = d.request.Text
			}
		}
		scores, err := w.run.engine.options.Ranker.Score(ctx, textOf(question.v), texts)
		if err != nil {
			return nil, fmt.Errorf("rank candidates: %w", err)
		}
		for i := range min(len(sums), len(scores)) {
			sums[i] += scores[i]
		}
	}
	return sums, nil
}

// count returns the number of candidates.
func (r *run) count(ctx context.Context, candidates *pg.SelectStmt, sc *scope) (int, error) {
	inner := copySelect(candidates)
	inner.SortClause, inner.WithClause = nil, nil
	inner.TargetList = []*pg.Node{target("one", intLiteral(1))}
	all := funcCall("count")
	all.GetFuncCall().AggStar = true
	outer := simpleSelect(subselect(inner, "surely_candidates"), target("n", all))
	if outer.WithClause = candidates.WithClause; len(sc.ctes) > 0 {
		outer.WithClause = sc.withClause()
	}
	cur, err := r.query(ctx, selectNode(outer))
	if err != nil {
		return 0, err
	}
	defer cur.Close()
	if !cur.Next() {
		return 0, cur.Err()
	}
	n, _ := cur.Row()[0].(int64)
	return int(n), nil
}
