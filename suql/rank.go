package suql

import (
	"context"
	"fmt"
	"sort"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/value"
)

// If any rows will do, the most promising texts are read first: candidates are ordered by the similarity of their
// texts' best passages to the questions, summed over the conditions on text.

// mostRanked is the maximum number of candidates held for ranking, which takes about as long as an embedded decision
// for each; later ones follow in the database's order.
const mostRanked = 500

// FarRanker is a ranker with an index, which can order more candidates in the same time. Reach is the current number.
type FarRanker interface {
	Ranker
	Reach() int
}

// ranked is a cursor whose first rows are reordered.
type ranked struct {
	Cursor
	rows [][]any
	at   int
}

func (c *ranked) Next() bool {
	if c.at < len(c.rows) {
		c.at++
		return true
	}
	c.rows, c.at = nil, 0
	return c.Cursor.Next()
}

func (c *ranked) Row() []any {
	if c.at > 0 {
		return c.rows[c.at-1]
	}
	return c.Cursor.Row()
}

// rank orders the candidates of a walk; hidden starts at the index of the hidden columns.
func (w *walk) rank(ctx context.Context, cur Cursor, hidden int) (Cursor, error) {
	var sites []*site
	for _, l := range w.leaves {
		if l.affirms {
			sites = append(sites, l.sites...)
		}
	}
	if len(sites) == 0 {
		return cur, nil
	}
	out := &ranked{Cursor: cur}
	most := mostRanked
	if far, ok := w.run.e.o.Ranker.(FarRanker); ok {
		most = max(most, far.Reach())
	}
	size := 0
	for len(out.rows) < most && size < maxHeld && cur.Next() {
		row := cur.Row()
		out.rows = append(out.rows, row)
		size += value.Size(row)
	}
	if err := cur.Err(); err != nil {
		return nil, err
	}
	sums, err := w.promise(ctx, sites, out.rows, hidden)
	if err != nil {
		return nil, err
	}
	order := make([]int, len(sums))
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(a, b int) bool { return sums[order[a]] > sums[order[b]] })
	rows := make([][]any, len(order))
	for i, j := range order {
		rows[i] = out.rows[j]
	}
	out.rows = rows
	return out, nil
}

// promise sums the similarity of each row's texts to the questions about them.
func (w *walk) promise(ctx context.Context, sites []*site, rows [][]any, hidden int) ([]float64, error) {
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
		scores, err := w.run.e.o.Ranker.Score(ctx, textOf(question.v), texts)
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
	inner.TargetList = []*pg.Node{target("one", integer(1))}
	all := function("count")
	all.GetFuncCall().AggStar = true
	outer := simpleSelect(subselect(inner, "surely_candidates"), target("n", all))
	if outer.WithClause = candidates.WithClause; len(sc.with) > 0 {
		outer.WithClause = sc.clause()
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
