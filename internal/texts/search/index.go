// Package search finds passages in a source's free text, using our own index or the database's text indexes, and ranks
// texts to be read by relevance.
package search

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/suql"
)

// Index is the index of a source's free text, kept in a folder.
type Index struct {
	Vectors *retrieve.Vectors // rerank results; nil: no vectors

	src     *store.Source
	dir     string
	lexicon func() (*lexicon.Lexicon, error)

	kept      atomic.Pointer[retrieve.Kept] // nil until it is opened
	ready     atomic.Bool                   // it has been up to date
	done, all atomic.Int64
}

// NewIndex returns the unopened index of a source in a folder; nil if the source has no free text.
func NewIndex(src *store.Source, dir string, known func() (*lexicon.Lexicon, error)) *Index {
	if len(textColumns(src)) == 0 {
		return nil
	}
	return &Index{src: src, dir: dir, lexicon: known}
}

// open loads the existing index completely, which takes seconds for a large one.
func (x *Index) open() error {
	l, err := x.lexicon()
	if err != nil {
		return err
	}
	kept, err := retrieve.OpenKept(x.dir, retrieve.NewRanker(l))
	if err != nil {
		return err
	}
	x.kept.Store(kept)
	return nil
}

// AsLeft is the stored index without checking the data; nil if it is missing or unreadable: without one, answers take
// longer but are the same.
func (x *Index) AsLeft() *retrieve.Kept {
	if _, err := os.Stat(x.dir); err != nil || x.open() != nil || x.kept.Load().Len() == 0 {
		return nil
	}
	return x.kept.Load()
}

// Close closes the index.
func (x *Index) Close() error {
	if kept := x.kept.Load(); kept != nil {
		return kept.Close()
	}
	return nil
}

// Search finds passages in the texts indexed so far.
func (x *Index) Search(ctx context.Context, question string, n int) ([]retrieve.Found, error) {
	kept := x.kept.Load()
	if kept == nil {
		return nil, nil
	}
	found, err := kept.Search(ctx, question, max(n, retrieve.Considered))
	found = Ordered(ctx, x.Vectors, question, found, unordered)
	return found[:min(n, len(found))], err
}

// Len is the number of sentences indexed so far.
func (x *Index) Len() int {
	if kept := x.kept.Load(); kept != nil {
		return kept.Len()
	}
	return 0
}

// Ordered reranks the first results by vectors, if available. If vectors cannot be computed, the order stays and the
// error is returned.
func Ordered(ctx context.Context, vectors *retrieve.Vectors, question string, found []retrieve.Found,
	failed func(error)) []retrieve.Found {
	if vectors == nil {
		return found
	}
	n := min(len(found), retrieve.Considered)
	first, err := vectors.Order(ctx, question, found[:n])
	if err != nil {
		failed(err)
		return found
	}
	return append(first, found[n:]...)
}

func unordered(err error) { slog.Warn("ordered without vectors", "err", err) }

// textColumn is a free-text column with the columns that name its rows.
type textColumn struct {
	table  *schema.Table
	column *schema.Column
}

// selected is the select list: the text, and the names of its row.
func (c textColumn) selected() string {
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

// textColumns are a source's free-text columns.
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

// Refresh indexes new and changed texts, once the index is open.
func (x *Index) Refresh(ctx context.Context, progress func(done, all int)) error {
	if x.kept.Load() == nil {
		if err := x.open(); err != nil {
			return err
		}
	}
	// in a single query
	ctx = store.WithLimits(store.WithPauses(ctx), store.Limits{Timeout: -1, MaxRows: -1, MaxBytes: -1})
	err := x.kept.Load().Refresh(ctx, func(add func([]retrieve.Row) error) error {
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
	})
	if err == nil {
		x.ready.Store(true)
	}
	return err
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

// readTogether is the number of rows per batch.
const readTogether = 2048

// read yields the texts of a column, with the names of their rows.
func (x *Index) read(ctx context.Context, c textColumn, add func([]retrieve.Row) error) error {
	rows, err := x.src.Query(ctx, "SELECT "+c.selected()+" FROM "+schema.Quoted(c.table.Name)+" WHERE "+
		schema.Quoted(c.column.Name)+" IS NOT NULL")
	if err != nil {
		return err
	}
	defer rows.Close()
	var some []retrieve.Row
	keys := namesakes{}
	for rows.Next() {
		row := c.row(rows.Row())
		row.Key = keys.unique(row.Key)
		some = append(some, row)
		if len(some) == readTogether {
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

// namesakes count repeated names, to distinguish rows without a visible key.
type namesakes map[string]int

// unique makes a name unique: the second "Twin" is "Twin (2)".
func (n namesakes) unique(name string) string {
	n[name]++
	if n[name] == 1 {
		return name
	}
	return n.unique(fmt.Sprintf("%s (%d)", name, n[name]))
}

// busyRetry is the delay before retrying an index in use by another process.
const busyRetry = time.Second

// KeepUp updates the index at once and then periodically, until ctx ends. Failures are only logged: without an index,
// answers take longer but are the same.
func (x *Index) KeepUp(ctx context.Context, every time.Duration) {
	for waiting := false; ; {
		began, logged := time.Now(), time.Now()
		err := x.Refresh(ctx, func(done, all int) {
			x.done.Store(int64(done))
			x.all.Store(int64(all))
			if time.Since(logged) > 10*time.Second {
				logged = time.Now()
				slog.Info("indexing texts", "source", x.src.Name(), "rows", done, "of", all)
			}
		})
		next := every
		busy := errors.Is(err, retrieve.ErrBusy)
		switch {
		case ctx.Err() != nil:
			return
		case busy:
			next = min(every, busyRetry)
			if !waiting {
				slog.Info("another process is indexing the texts", "source", x.src.Name())
			}
		case err != nil:
			slog.Warn("texts are not indexed", "source", x.src.Name(), "err", err)
		default:
			slog.Info("texts indexed", "source", x.src.Name(), "rows", x.done.Load(), "sentences", x.kept.Load().Len(), "ms",
				time.Since(began).Milliseconds())
		}
		waiting = busy
		select {
		case <-ctx.Done():
			return
		case <-time.After(next):
		}
	}
}

// UpToDate is the index after its first complete update; nil before.
func (x *Index) UpToDate() *retrieve.Kept {
	if !x.ready.Load() {
		return nil
	}
	return x.kept.Load()
}

// Progress returns the number of indexed rows and of all rows, and whether the index has been up to date.
func (x *Index) Progress() (done, all int, ready bool) {
	return int(x.done.Load()), int(x.all.Load()), x.ready.Load()
}
