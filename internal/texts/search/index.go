// Package search finds passages in the free text of a source, by an index that is kept in a home or by those of words
// that the database keeps, and orders what is to be read by how much it promises.
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
	Vectors *retrieve.Vectors // order what is found; nil: there are none

	src     *store.Source
	dir     string
	lexicon func() (*lexicon.Lexicon, error)

	kept      atomic.Pointer[retrieve.Kept] // nil until it is opened
	ready     atomic.Bool                   // it has been up to date
	done, all atomic.Int64
}

// NewIndex is the index of a source in a folder, still to be opened; nil where the source has no free text.
func NewIndex(src *store.Source, dir string, known func() (*lexicon.Lexicon, error)) *Index {
	if len(textColumns(src)) == 0 {
		return nil
	}
	return &Index{src: src, dir: dir, lexicon: known}
}

// open takes up what was indexed before. That reads all of it, which takes a large index seconds.
func (x *Index) open() error {
	l, err := x.lexicon()
	if err != nil {
		return err
	}
	ranker, err := retrieve.NewRanker(retrieve.Options{Lexicon: l})
	if err != nil {
		return err
	}
	kept, err := retrieve.OpenKept(x.dir, ranker)
	if err != nil {
		return err
	}
	x.kept.Store(kept)
	return nil
}

// AsLeft is the index as it was left, without a look at the data; nil where there is none, or none that can be read:
// without one, answers are as right and take longer.
func (x *Index) AsLeft() *retrieve.Kept {
	if _, err := os.Stat(x.dir); err != nil || x.open() != nil || x.kept.Load().Len() == 0 {
		return nil
	}
	return x.kept.Load()
}

// Close lets go of the index.
func (x *Index) Close() error {
	if kept := x.kept.Load(); kept != nil {
		return kept.Close()
	}
	return nil
}

// Search finds passages in what is indexed by now.
func (x *Index) Search(ctx context.Context, question string, n int) ([]retrieve.Found, error) {
	kept := x.kept.Load()
	if kept == nil {
		return nil, nil
	}
	found, err := kept.Search(ctx, question, max(n, retrieve.Considered))
	found = Ordered(ctx, x.Vectors, question, found, unordered)
	return found[:min(n, len(found))], err
}

// Len is how many sentences are indexed by now.
func (x *Index) Len() int {
	if kept := x.kept.Load(); kept != nil {
		return kept.Len()
	}
	return 0
}

// Ordered puts the first of what was found in order by vectors too, where there are any. Where they cannot be had, the
// order stays and that is told.
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

// textColumn is a column of free text with what names its rows.
type textColumn struct {
	table  *schema.Table
	column *schema.Column
}

// selected are the text and what names its row.
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

// row reads what was selected.
func (c textColumn) row(values []any) retrieve.Row {
	key := c.table.Name + "." + c.column.Name
	for _, v := range values[1:] {
		key += fmt.Sprintf(" %v", v)
	}
	return retrieve.Row{Key: key, Texts: suql.Documents(values[0])}
}

// textColumns are the columns of free text of a source.
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

// Refresh reads all texts and indexes those that are new or have changed, once the index is open.
func (x *Index) Refresh(ctx context.Context, progress func(done, all int)) error {
	if x.kept.Load() == nil {
		if err := x.open(); err != nil {
			return err
		}
	}
	// all of it, in one go
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

// count returns how many texts a column holds.
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

// readTogether is how many rows are handed on at a time.
const readTogether = 2048

// read hands on the texts of a column, with what names each row.
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
		row.Key = keys.apart(row.Key)
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

// namesakes count how often a name was given, to tell rows apart whose key does not show.
type namesakes map[string]int

// apart returns a name that no other has: the second "Twin" is "Twin (2)".
func (n namesakes) apart(name string) string {
	n[name]++
	if n[name] == 1 {
		return name
	}
	return n.apart(fmt.Sprintf("%s (%d)", name, n[name]))
}

// busyRetry is how soon the index is looked after again that another process was at.
const busyRetry = time.Second

// KeepUp brings the index up to date at once and then every so often, until ctx ends. It works beside everything
// else, and what fails is told the operator alone: without an index, answers are as right and take longer.
func (x *Index) KeepUp(ctx context.Context, every time.Duration) {
	for waiting := false; ; {
		began, told := time.Now(), time.Now()
		err := x.Refresh(ctx, func(done, all int) {
			x.done.Store(int64(done))
			x.all.Store(int64(all))
			if time.Since(told) > 10*time.Second {
				told = time.Now()
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
				slog.Info("texts are being indexed by another process", "source", x.src.Name())
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

// UpToDate is the index once it has been up to date; nil before.
func (x *Index) UpToDate() *retrieve.Kept {
	if !x.ready.Load() {
		return nil
	}
	return x.kept.Load()
}

// Progress says how far the index is: how many rows of how many, and whether it has been up to date.
func (x *Index) Progress() (done, all int, ready bool) {
	return int(x.done.Load()), int(x.all.Load()), x.ready.Load()
}
