// Package search finds passages in a source's free text, with an index in memory or the database's text indexes, and
// ranks the texts to read by relevance.
package search

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/suql"
)

// Index is an index in memory of a source's free text.
type Index struct {
	Vectors *retrieve.Vectors // re-ranks results; nil: no re-ranking

	src     *store.Source
	lexicon func() (*lexicon.Lexicon, error)

	refreshing  chan struct{}                  // holds an element during a refresh
	refreshed   time.Time                      // when the last refresh ended; guarded by refreshing
	index       atomic.Pointer[retrieve.Index] // nil until the first refresh begins
	isReady     atomic.Bool                    // the first refresh has ended
	done, total atomic.Int64
}

// NewIndex returns the empty index of a source; nil if the source has no free text.
func NewIndex(src *store.Source, loadLexicon func() (*lexicon.Lexicon, error)) *Index {
	if len(textColumns(src)) == 0 {
		return nil
	}
	return &Index{src: src, lexicon: loadLexicon, refreshing: make(chan struct{}, 1)}
}

// Search returns the n most relevant passages of the texts indexed so far.
func (x *Index) Search(ctx context.Context, question string, n int) ([]retrieve.SearchResult, error) {
	index := x.index.Load()
	if index == nil {
		return nil, nil
	}
	found := Rerank(ctx, x.Vectors, question, index.Search(question, max(n, retrieve.RerankCount)), logRerankError)
	return found[:min(n, len(found))], ctx.Err()
}

// Len returns the number of sentences indexed so far.
func (x *Index) Len() int {
	if index := x.index.Load(); index != nil {
		return index.Len()
	}
	return 0
}

// Rerank re-ranks the first results by vectors. If vectors is nil or fails, the order is unchanged; onError gets the
// error.
func Rerank(ctx context.Context, vectors *retrieve.Vectors, question string, found []retrieve.SearchResult,
	onError func(error)) []retrieve.SearchResult {
	if vectors == nil {
		return found
	}
	n := min(len(found), retrieve.RerankCount)
	first, err := vectors.Order(ctx, question, found[:n])
	if err != nil {
		onError(err)
		return found
	}
	return append(first, found[n:]...)
}

func logRerankError(err error) { slog.Warn("search results are ranked without vectors", "err", err) }

// textColumn is a free-text column of a table.
type textColumn struct {
	table  *schema.Table
	column *schema.Column
}

// selectList returns the select list for the text, and the title and key of its row.
func (c textColumn) selectList() string {
	names := []string{schema.Quoted(c.column.Name)}
	hasTitle := false
	for _, other := range c.table.Visible() {
		title := other.Role == schema.Title && !hasTitle
		hasTitle = hasTitle || title
		if title || slices.Contains(c.table.Key, other.Name) {
			names = append(names, schema.Quoted(other.Name))
		}
	}
	return strings.Join(names, ", ")
}

// row converts the values of a row selected with selectList.
func (c textColumn) row(values []any) retrieve.Row {
	key := c.table.Name + "." + c.column.Name
	for _, v := range values[1:] {
		key += fmt.Sprintf(" %v", v)
	}
	return retrieve.Row{Key: key, Texts: suql.Documents(values[0])}
}

// textColumns returns a source's free-text columns.
func textColumns(src *store.Source) []textColumn {
	var out []textColumn
	for _, t := range src.Schema().Visible() {
		for _, c := range t.Visible() {
			if c.Role == schema.FreeText {
				out = append(out, textColumn{t, c})
			}
		}
	}
	return out
}

// Refresh builds a new index while the old one is in use. It does nothing if the old one is younger than maxAge, or if
// another call is refreshing the index.
func (x *Index) Refresh(ctx context.Context, maxAge time.Duration, progress func(done, all int)) error {
	if ok, err := x.beginRefresh(ctx); !ok {
		return err
	}
	defer func() { <-x.refreshing }()
	if time.Since(x.refreshed) < maxAge {
		return nil
	}
	l, err := x.lexicon()
	if err != nil {
		return err
	}
	index := retrieve.New(retrieve.NewRanker(l), false)
	x.index.CompareAndSwap(nil, index)
	// One query reads each column, without limits and with pauses.
	ctx = store.WithLimits(budget.WithPauses(ctx), store.Limits{Timeout: -1, MaxBytes: -1})
	if err := x.addAll(ctx, progress, func(rows []retrieve.Row) error { return index.Add(ctx, rows) }); err != nil {
		return err
	}
	x.index.Store(index)
	x.refreshed = time.Now()
	x.isReady.Store(true)
	return nil
}

// beginRefresh reports whether to refresh. It waits for another call only if no complete index exists.
func (x *Index) beginRefresh(ctx context.Context) (bool, error) {
	select {
	case x.refreshing <- struct{}{}:
		return true, nil
	default:
	}
	if x.isReady.Load() {
		return false, nil
	}
	select {
	case x.refreshing <- struct{}{}:
	case <-ctx.Done():
		return false, ctx.Err()
	}
	if x.isReady.Load() {
		<-x.refreshing
		return false, nil
	}
	return true, nil
}

// addAll calls add with all texts.
func (x *Index) addAll(ctx context.Context, progress func(done, total int), add func([]retrieve.Row) error) error {
	columns, total, done := textColumns(x.src), 0, 0
	for _, c := range columns {
		n, err := x.count(ctx, c)
		if err != nil {
			return err
		}
		total += n
	}
	for _, c := range columns {
		err := x.readColumn(ctx, c, func(rows []retrieve.Row) error {
			done += len(rows)
			progress(done, max(done, total))
			return add(rows)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// count returns the number of texts in a column.
func (x *Index) count(ctx context.Context, c textColumn) (int, error) {
	rows, err := x.src.Query(ctx, "SELECT count(*) FROM "+schema.Quoted(c.table.Name)+" WHERE "+
		schema.Quoted(c.column.Name)+" IS NOT NULL")
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	n := 0
	for rows.Next() {
		if v, ok := rows.Row()[0].(int64); ok {
			n = int(v)
		}
	}
	return n, rows.Err()
}

// batchRows is the number of rows in a batch.
const batchRows = 2048

// readColumn calls add with the texts of a column and the keys of their rows.
func (x *Index) readColumn(ctx context.Context, c textColumn, add func([]retrieve.Row) error) error {
	rows, err := x.src.Query(ctx, "SELECT "+c.selectList()+" FROM "+schema.Quoted(c.table.Name)+" WHERE "+
		schema.Quoted(c.column.Name)+" IS NOT NULL")
	if err != nil {
		return err
	}
	defer rows.Close()
	var batch []retrieve.Row
	for rows.Next() {
		batch = append(batch, c.row(rows.Row()))
		if len(batch) == batchRows {
			if err := add(batch); err != nil {
				return err
			}
			batch = nil
		}
	}
	if err := rows.Err(); err != nil {
		return err
	}
	return add(batch)
}

// RefreshPeriodically refreshes the index at once and then at intervals, until ctx ends. It only logs failures: without
// an index, answers take longer but are the same.
func (x *Index) RefreshPeriodically(ctx context.Context, interval time.Duration) {
	for {
		started, logged := time.Now(), time.Now()
		err := x.Refresh(ctx, 0, func(done, all int) {
			x.done.Store(int64(done))
			x.total.Store(int64(all))
			if time.Since(logged) > 10*time.Second {
				logged = time.Now()
				slog.Info("indexing texts", "source", x.src.Name(), "rows", done, "of", all)
			}
		})
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			slog.Warn("cannot index texts", "source", x.src.Name(), "err", err)
		default:
			slog.Info("texts indexed", "source", x.src.Name(), "rows", x.done.Load(), "sentences", x.Len(), "ms",
				time.Since(started).Milliseconds())
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(interval):
		}
	}
}

// ReadyIndex returns the index after its first complete refresh; nil before.
func (x *Index) ReadyIndex() *retrieve.Index {
	if !x.isReady.Load() {
		return nil
	}
	return x.index.Load()
}

// Progress returns the number of indexed rows and of all rows, and whether the first refresh has ended.
func (x *Index) Progress() (done, all int, ready bool) {
	return int(x.done.Load()), int(x.total.Load()), x.isReady.Load()
}
