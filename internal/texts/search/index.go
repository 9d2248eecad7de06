// Package search finds passages in a source's free text, using our own index or the database's text indexes, and ranks
// texts to be read by relevance.
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

// Index is the index of a source's free text, in memory.
type Index struct {
	Vectors *retrieve.Vectors // re-ranks results; nil: no vectors

	src     *store.Source
	lexicon func() (*lexicon.Lexicon, error)

	refreshing chan struct{}                  // holds an element during a refresh
	index      atomic.Pointer[retrieve.Index] // nil until the first refresh begins
	ready      atomic.Bool                    // it has been up to date
	done, all  atomic.Int64
}

// NewIndex returns the empty index of a source; nil if the source has no free text.
func NewIndex(src *store.Source, known func() (*lexicon.Lexicon, error)) *Index {
	if len(textColumns(src)) == 0 {
		return nil
	}
	return &Index{src: src, lexicon: known, refreshing: make(chan struct{}, 1)}
}

// Search finds passages in the texts indexed so far.
func (x *Index) Search(ctx context.Context, question string, n int) ([]retrieve.Found, error) {
	index := x.index.Load()
	if index == nil {
		return nil, nil
	}
	found := Rerank(ctx, x.Vectors, question, index.Search(question, max(n, retrieve.RerankCount)), logUnordered)
	return found[:min(n, len(found))], ctx.Err()
}

// Len returns the number of sentences indexed so far.
func (x *Index) Len() int {
	if index := x.index.Load(); index != nil {
		return index.Len()
	}
	return 0
}

// Rerank re-ranks the first results by vectors, if available. If vectors cannot be computed, the order is unchanged
// and the error is returned.
func Rerank(ctx context.Context, vectors *retrieve.Vectors, question string, found []retrieve.Found,
	failed func(error)) []retrieve.Found {
	if vectors == nil {
		return found
	}
	n := min(len(found), retrieve.RerankCount)
	first, err := vectors.Order(ctx, question, found[:n])
	if err != nil {
		failed(err)
		return found
	}
	return append(first, found[n:]...)
}

func logUnordered(err error) { slog.Warn("ordered without vectors", "err", err) }

// textColumn is a free-text column with the columns that name its rows.
type textColumn struct {
	table  *schema.Table
	column *schema.Column
}

// selectList returns the select list: the text, and the names of its row.
func (c textColumn) selectList() string {
	names := []string{schema.Quoted(c.column.Name)}
	titled := false
	for _, other := range c.table.Visible() {
		title := other.Role == schema.Title && !titled
		titled = titled || title
		if title || slices.Contains(c.table.Key, other.Name) {
			names = append(names, schema.Quoted(other.Name))
		}
	}
	return strings.Join(names, ", ")
}

// row converts a selected row.
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

// Refresh indexes new and changed texts and removes those that are gone. If most of the index is outdated, it is
// rebuilt beside the one in use. If another call refreshes it in the meantime, that is enough.
func (x *Index) Refresh(ctx context.Context, progress func(done, all int)) error {
	if ok, err := x.begin(ctx); !ok {
		return err
	}
	defer func() { <-x.refreshing }()
	index := x.index.Load()
	if index == nil || index.NeedsRebuild() {
		l, err := x.lexicon()
		if err != nil {
			return err
		}
		index = retrieve.New(retrieve.NewRanker(l), false)
		x.index.CompareAndSwap(nil, index)
	}
	// in a single query
	ctx = store.WithLimits(budget.WithPauses(ctx), store.Limits{Timeout: -1, MaxRows: -1, MaxBytes: -1})
	index.Begin()
	if err := x.addAll(ctx, progress, func(rows []retrieve.Row) error { return index.Update(ctx, rows) }); err != nil {
		return err
	}
	index.End()
	x.index.Store(index)
	x.ready.Store(true)
	return nil
}

// begin reports whether to refresh. It waits for another call only while there is no complete index to search.
func (x *Index) begin(ctx context.Context) (bool, error) {
	select {
	case x.refreshing <- struct{}{}:
		return true, nil
	default:
	}
	if x.ready.Load() {
		return false, nil
	}
	select {
	case x.refreshing <- struct{}{}:
	case <-ctx.Done():
		return false, ctx.Err()
	}
	if x.ready.Load() {
		<-x.refreshing
		return false, nil
	}
	return true, nil
}

// addAll passes all texts to add.
func (x *Index) addAll(ctx context.Context, progress func(done, all int), add func([]retrieve.Row) error) error {
	columns, all, done := textColumns(x.src), 0, 0
	for _, c := range columns {
		n, err := x.count(ctx, c)
		if err != nil {
			return err
		}
		all += n
	}
	for _, c := range columns {
		err := x.read(ctx, c, func(rows []retrieve.Row) error {
			done += len(rows)
			progress(done, max(done, all))
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

// batchRows is the number of rows per batch.
const batchRows = 2048

// read passes the texts of a column to add, with the names of their rows.
func (x *Index) read(ctx context.Context, c textColumn, add func([]retrieve.Row) error) error {
	rows, err := x.src.Query(ctx, "SELECT "+c.selectList()+" FROM "+schema.Quoted(c.table.Name)+" WHERE "+
		schema.Quoted(c.column.Name)+" IS NOT NULL")
	if err != nil {
		return err
	}
	defer rows.Close()
	var some []retrieve.Row
	keys := nameCounts{}
	for rows.Next() {
		row := c.row(rows.Row())
		row.Key = keys.unique(row.Key)
		some = append(some, row)
		if len(some) == batchRows {
			if err := add(some); err != nil {
				return err
			}
			some = nil
		}
	}
	if err := rows.Err(); err != nil {
		return err
	}
	return add(some)
}

// nameCounts counts repeated names, to distinguish rows without a visible key.
type nameCounts map[string]int

// unique makes a name unique: the second "Twin" is "Twin (2)".
func (n nameCounts) unique(name string) string {
	n[name]++
	if n[name] == 1 {
		return name
	}
	return n.unique(fmt.Sprintf("%s (%d)", name, n[name]))
}

// KeepUp updates the index at once and then periodically, until ctx ends. Failures are only logged: without an index,
// answers take longer but are the same.
func (x *Index) KeepUp(ctx context.Context, every time.Duration) {
	for {
		began, logged := time.Now(), time.Now()
		err := x.Refresh(ctx, func(done, all int) {
			x.done.Store(int64(done))
			x.all.Store(int64(all))
			if time.Since(logged) > 10*time.Second {
				logged = time.Now()
				slog.Info("indexing texts", "source", x.src.Name(), "rows", done, "of", all)
			}
		})
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			slog.Warn("texts are not indexed", "source", x.src.Name(), "err", err)
		default:
			slog.Info("texts indexed", "source", x.src.Name(), "rows", x.done.Load(), "sentences", x.Len(), "ms",
				time.Since(began).Milliseconds())
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(every):
		}
	}
}

// UpToDate returns the index after its first complete update; nil before.
func (x *Index) UpToDate() *retrieve.Index {
	if !x.ready.Load() {
		return nil
	}
	return x.index.Load()
}

// Progress returns the number of indexed rows and of all rows, and whether the index has been up to date.
func (x *Index) Progress() (done, all int, ready bool) {
	return int(x.done.Load()), int(x.all.Load()), x.ready.Load()
}
