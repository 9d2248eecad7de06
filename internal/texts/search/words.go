package search

import (
	"context"
	"fmt"
	"log/slog"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/suql"
)

// Words searches a source by its database's text indexes, so that the server needs none.
type Words struct {
	src     *store.Source
	ranking *Ranking
	vectors *retrieve.Vectors // as in Index
}

// NewWords returns nil if the database has no text index, or nothing to search; the owner is told how to create one.
func NewWords(src *store.Source, r *Ranking, vectors *retrieve.Vectors) *Words {
	some := false
	for _, c := range textColumns(src) {
		if c.column.Search != "" {
			some = true
			continue
		}
		slog.Warn("text search is slow without a text index", "source", src.Name(), "make", c.wordIndex())
	}
	if !some {
		return nil
	}
	r.words = true
	return &Words{src, r, vectors}
}

// wordIndex returns the statement that creates a column's text index.
func (c textColumn) wordIndex() string {
	table := schema.Quoted(strings.TrimPrefix(c.table.Name, c.table.Schema+"."))
	if c.table.Schema != "" {
		table = schema.Quoted(c.table.Schema) + "." + table
	}
	return fmt.Sprintf("CREATE INDEX ON %s USING gin (to_tsvector('english', %s))", table, schema.Quoted(c.column.Name))
}

// Search finds passages in all columns with an index.
func (x *Words) Search(ctx context.Context, question string, n int) ([]retrieve.Found, error) {
	ranker, err := x.ranking.ranker()
	if err != nil {
		return nil, err
	}
	var rows []retrieve.Row
	if query := suql.TextQuery(ranker.Wanted(question)); query != "" {
		for _, c := range textColumns(x.src) {
			if c.column.Search == "" {
				continue
			}
			some, err := x.matching(ctx, c, query, max(n, retrieve.RerankCount))
			if err != nil {
				return nil, err
			}
			rows = append(rows, some...)
		}
	}
	found := ranker.Passages(question, rows)
	found = Rerank(ctx, x.vectors, question, found, logUnordered)
	return found[:min(n, len(found))], nil
}

// matching returns the rows of a column that match a query, best first.
func (x *Words) matching(ctx context.Context, c textColumn, query string, most int) ([]retrieve.Row, error) {
	vector := fmt.Sprintf("to_tsvector('%s', %s)", c.column.Search, schema.Quoted(c.column.Name))
	wanted := fmt.Sprintf("to_tsquery('%s', $1)", c.column.Search)
	rows, err := x.src.Query(ctx,
		fmt.Sprintf("SELECT %s FROM %s WHERE %s @@ %s ORDER BY ts_rank(%[3]s, %[4]s) DESC LIMIT %d",
			c.selectList(), schema.Quoted(c.table.Name), vector, wanted, most), query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []retrieve.Row
	for rows.Next() {
		out = append(out, c.row(rows.Row()))
	}
	return out, rows.Err()
}
