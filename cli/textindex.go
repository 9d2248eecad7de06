package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web"
)

// textIndex is the index of a source's free text, kept in --home.
type textIndex struct {
	src     *store.Source
	dir     string
	lexicon func() (*lexicon.Lexicon, error)
	vectors *retrieve.Vectors // order what search finds; nil: there are none

	kept      atomic.Pointer[retrieve.Kept] // nil until it is opened
	ready     atomic.Bool                   // it has been up to date
	done, all atomic.Int64
}

// newTextIndex is the index of a source, still to be opened; nil where the source has no free text.
func newTextIndex(src *store.Source, g *globals, s streams) (*textIndex, error) {
	x := &textIndex{src: src, lexicon: sync.OnceValues(func() (*lexicon.Lexicon, error) { return g.lexicon(s) })}
	if len(x.columns()) == 0 {
		return nil, nil
	}
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	x.dir = filepath.Join(home, "index", src.Name())
	return x, nil
}

// open takes up what was indexed before. That reads all of it, which takes a large index seconds.
func (x *textIndex) open() error {
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

// asLeft is the index as it was left, without a look at the data; nil where there is none, or none that can be read:
// without one, answers are as right and take longer.
func (x *textIndex) asLeft() *retrieve.Kept {
	if _, err := os.Stat(x.dir); err != nil || x.open() != nil || x.kept.Load().Len() == 0 {
		return nil
	}
	return x.kept.Load()
}

// Close lets go of the index.
func (x *textIndex) Close() error {
	if kept := x.kept.Load(); kept != nil {
		return kept.Close()
	}
	return nil
}

// search finds passages in what is indexed by now.
func (x *textIndex) search(ctx context.Context, question string, n int) ([]web.Passage, error) {
	kept := x.kept.Load()
	if kept == nil {
		return []web.Passage{}, nil
	}
	found, err := kept.Search(ctx, question, max(n, retrieve.Considered))
	found = ordered(ctx, x.vectors, question, found, func(err error) { slog.Warn("ordered without vectors", "err", err) })
	found = found[:min(n, len(found))]
	out := make([]web.Passage, len(found))
	for i, f := range found {
		out[i] = web.Passage(f)
	}
	return out, err
}

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

func (x *textIndex) columns() []textColumn { return textColumns(x.src) }

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

// refresh reads all texts and indexes those that are new or have changed, once the index is open.
func (x *textIndex) refresh(ctx context.Context, progress func(done, all int)) error {
	if x.kept.Load() == nil {
		if err := x.open(); err != nil {
			return err
		}
	}
	// all of it, in one go
	ctx = store.WithLimits(store.WithPauses(ctx), store.Limits{Timeout: -1, MaxRows: -1, MaxBytes: -1})
	err := x.kept.Load().Refresh(ctx, func(add func([]retrieve.Row) error) error {
		columns, all, done := x.columns(), 0, 0
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
func (x *textIndex) count(ctx context.Context, c textColumn) (int, error) {
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
func (x *textIndex) read(ctx context.Context, c textColumn, add func([]retrieve.Row) error) error {
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

// keepUp brings the index up to date at once and then every so often, until ctx ends. It works beside everything
// else, and what fails is told the operator alone: without an index, answers are as right and take longer.
func (x *textIndex) keepUp(ctx context.Context, every time.Duration) {
	for waiting := false; ; {
		began, told := time.Now(), time.Now()
		err := x.refresh(ctx, func(done, all int) {
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

// upToDate is the index once it has been up to date; nil before.
func (x *textIndex) upToDate() *retrieve.Kept {
	if !x.ready.Load() {
		return nil
	}
	return x.kept.Load()
}

// indexing says how far the index is, until it has been up to date.
func (x *textIndex) indexing() *web.Indexing {
	if x.ready.Load() {
		return nil
	}
	return &web.Indexing{Done: int(x.done.Load()), All: int(x.all.Load())}
}
