package search

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/suql"
)

// Ranking ranks candidates for the engine. It loads the ranker on first use.
type Ranking struct {
	ranker       func() (*retrieve.Ranker, error)
	index        func() *retrieve.Index // returns the text index, or nil if it is not ready; may be nil
	hasTextIndex bool                   // the database has text indexes
}

// NewRanking returns a ranking with the owner's lexicon.
func NewRanking(loadLexicon func() (*lexicon.Lexicon, error)) *Ranking {
	return &Ranking{ranker: sync.OnceValues(func() (*retrieve.Ranker, error) {
		l, err := loadLexicon()
		if err != nil {
			return nil, err
		}
		return retrieve.NewRanker(l), nil
	})}
}

// UseIndex sets the function that returns the index, which may become ready later.
func (r *Ranking) UseIndex(index func() *retrieve.Index) { r.index = index }

// CopyIndexes copies the indexes of another ranking over the same texts.
func (r *Ranking) CopyIndexes(other *Ranking) {
	r.index, r.hasTextIndex = other.index, other.hasTextIndex
}

// Limits on the texts to rank: without an index, all of them are read; with one, it selects those to read.
const (
	maxFullyRanked = 500
	maxWithIndex   = 5000
)

// Limit returns the maximum number of texts that can be ranked.
func (r *Ranking) Limit() int {
	if r.loadedIndex() == nil {
		return maxFullyRanked
	}
	return maxWithIndex
}

// RequiredWords returns the words for a search with the database's text indexes; nil if it has none.
func (r *Ranking) RequiredWords(question string) []string {
	ranker, err := r.ranker()
	if !r.hasTextIndex || err != nil {
		return nil
	}
	return ranker.RequiredWords(question)
}

// loadedIndex returns the index, or nil if it is not ready.
func (r *Ranking) loadedIndex() *retrieve.Index {
	if r.index == nil {
		return nil
	}
	return r.index()
}

// Score returns each text's relevance by its best passage. If there are many texts, it reads only those that the index
// ranks highest; the others follow in the index's order.
func (r *Ranking) Score(ctx context.Context, question string, texts [][]string) ([]float64, error) {
	ranker, err := r.ranker()
	if err != nil {
		return nil, err
	}
	index := r.loadedIndex()
	if len(texts) <= maxFullyRanked || index == nil {
		return ranker.Score(ctx, question, texts)
	}
	out := index.EstimateRelevance(question, texts)
	for i := range out {
		out[i] /= 1 + out[i]
	}
	best := retrieve.BestFirst(out)[:maxFullyRanked]
	selected := make([][]string, len(best))
	for i, n := range best {
		selected[i] = texts[n]
	}
	scores, err := ranker.Score(ctx, question, selected)
	if err != nil {
		return nil, err
	}
	for i, n := range best {
		out[n] = 1 + scores[i]
	}
	return out, nil
}

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
