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

// TextIndexes searches a source with its database's text indexes.
type TextIndexes struct {
	src     *store.Source
	ranking *Ranking
	vectors *retrieve.Vectors // as in Index
}

// NewTextIndexes returns nil if the database has no text index. For columns without one, it logs how to create it.
func NewTextIndexes(src *store.Source, r *Ranking, vectors *retrieve.Vectors) *TextIndexes {
	hasIndex := false
	for _, c := range textColumns(src) {
		if c.column.Search != "" {
			hasIndex = true
			continue
		}
		slog.Warn("text search is slow without a text index", "source", src.Name(), "make", c.indexStatement())
	}
	if !hasIndex {
		return nil
	}
	r.hasTextIndex = true
	return &TextIndexes{src, r, vectors}
}

// indexStatement returns the statement that creates a text index for the column.
func (c textColumn) indexStatement() string {
	table := schema.Quoted(strings.TrimPrefix(c.table.Name, c.table.Schema+"."))
	if c.table.Schema != "" {
		table = schema.Quoted(c.table.Schema) + "." + table
	}
	return fmt.Sprintf("CREATE INDEX ON %s USING gin (to_tsvector('english', %s))", table, schema.Quoted(c.column.Name))
}

// Search returns the n most relevant passages of all columns with a text index.
func (x *TextIndexes) Search(ctx context.Context, question string, n int) ([]retrieve.SearchResult, error) {
	ranker, err := x.ranking.ranker()
	if err != nil {
		return nil, err
	}
	var rows []retrieve.Row
	if query := suql.TextQuery(ranker.RequiredWords(question)); query != "" {
		for _, c := range textColumns(x.src) {
			if c.column.Search == "" {
				continue
			}
			matches, err := x.matchingRows(ctx, c, query, max(n, retrieve.RerankCount))
			if err != nil {
				return nil, err
			}
			rows = append(rows, matches...)
		}
	}
	found := ranker.Passages(question, rows)
	found = Rerank(ctx, x.vectors, question, found, logRerankError)
	return found[:min(n, len(found))], nil
}

// matchingRows returns the rows of a column that match a query, best first.
func (x *TextIndexes) matchingRows(ctx context.Context, c textColumn, query string, limit int) ([]retrieve.Row, error) {
	tsVector := fmt.Sprintf("to_tsvector('%s', %s)", c.column.Search, schema.Quoted(c.column.Name))
	tsQuery := fmt.Sprintf("to_tsquery('%s', $1)", c.column.Search)
	rows, err := x.src.Query(ctx,
		fmt.Sprintf("SELECT %s FROM %s WHERE %s @@ %s ORDER BY ts_rank(%[3]s, %[4]s) DESC LIMIT %d",
			c.selectList(), schema.Quoted(c.table.Name), tsVector, tsQuery, limit), query)
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
