package eval

import (
	"context"
	"encoding/json"
	"fmt"
	"sort"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// Keyed runs the queries of conversations and identifies their rows by key.
type Keyed struct {
	Schema *schema.Database
	Engine *suql.Engine
}

// shownRows is how many rows later turns can refer to.
const shownRows = 3

// Shown returns the first rows of a query by key, without reading texts: which rows later turns refer to must not
// depend on the reader.
func (r Keyed) Shown(ctx context.Context, q *query.Query) ([]parse.RowRef, error) {
	keyed, t := r.keyed(q)
	if keyed == nil {
		return nil, nil
	}
	structured := keyed.Where[:0:0]
	for _, c := range keyed.Where {
		if c.Item.Text == nil {
			structured = append(structured, c)
		}
	}
	keyed.Where = structured
	result, err := r.Engine.Run(ctx, keyed.SUQL(), suql.RunOptions{MaxRows: shownRows})
	if err != nil {
		return nil, err
	}
	var out []parse.RowRef
	for _, row := range result.Rows {
		out = append(out, parse.RowRef{Table: t.Name, Key: fmt.Sprint(row[0])})
	}
	return out, nil
}

// Execute returns a query's result: the keys of its rows if they have any, so that the selected columns do not matter,
// else the rows.
func (r Keyed) Execute(ctx context.Context, q *query.Query) ([]string, error) {
	if keyed, _ := r.keyed(q); keyed != nil {
		q = keyed
	}
	result, err := r.Engine.Run(ctx, q.SUQL(), suql.RunOptions{MaxRows: 1000})
	if err != nil {
		return nil, err
	}
	out := make([]string, len(result.Rows))
	for i, row := range result.Rows {
		b, err := json.Marshal(row)
		if err != nil {
			return nil, err
		}
		out[i] = string(b)
	}
	if len(q.OrderBy) == 0 {
		sort.Strings(out)
	}
	return out, nil
}

// keyed returns the query with only the key selected, or nil if rows have none.
func (r Keyed) keyed(q *query.Query) (*query.Query, *schema.Table) {
	t := r.Schema.Table(q.From.Tables[0])
	if t == nil || len(t.Key) != 1 || len(q.GroupBy) > 0 || q.Set != query.NoSet || len(q.Select) > 0 &&
		q.Select[0].Agg != query.None {
		return nil, nil
	}
	out := q.Clone()
	out.Distinct = false
	out.Select = []query.Item{{Column: query.Column{Table: t.Name, Name: t.Key[0]}}}
	return out, t
}
