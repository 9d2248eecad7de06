package ingest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/budget"
)

// maxColumns is SQLite's limit.
const maxColumns = 2000

// loadDelimited reads a CSV or TSV file into the table.
func loadDelimited(ctx context.Context, conn *sqlite3.SQLiteConn, path string, t *Table, tick func(float64)) error {
	plan, err := sniff(ctx, path, t)
	if err != nil {
		return err
	}
	for scanned := false; ; {
		err := plan.load(ctx, conn, path, t, tick)
		var guess *errTypes
		switch {
		case !errors.As(err, &guess):
			if err == nil {
				plan.remark(t)
			}
			return err
		case plan.dates[guess.column] != nil:
			plan.revertDates(guess.column)
			continue
		case scanned:
			return err
		}
		// The sample did not show the columns' kinds, so every field is scanned once.
		scanned = true
		if plan.kinds, err = plan.scan(ctx, path); err != nil {
			return err
		}
		plan.amounts[guess.column] = nil
		plan.takeForms()
	}
}

// revertDates switches to the other order of day and month if it was guessed, and to texts otherwise.
func (p *plan) revertDates(column int) {
	if p.dates[column].orderGuessed {
		for _, f := range p.dates {
			if f != nil && f.orderGuessed {
				f.dayFirst, f.orderGuessed, f.known = !f.dayFirst, false, nil
			}
		}
		return
	}
	p.dates[column], p.kinds[column] = nil, text
}

// remark adds remarks about a table that was filled.
func (p *plan) remark(t *Table) {
	if t.Rows == 0 {
		t.Remarks = append(t.Remarks, noRows(t))
	}
	for i, f := range p.dates {
		if f != nil && f.orderGuessed {
			t.Remarks = append(t.Remarks, f.remarkText(t.Columns[i].Name))
		}
	}
}

// noRows says what to do about a table that has only a header.
func noRows(t *Table) string {
	names := t.names()
	if len(names) > 8 {
		names = append(names[:8], "…")
	}
	return fmt.Sprintf("it has headings (%s) but no rows: nothing can be asked until there are some below them",
		strings.Join(names, ", "))
}

// plan says how to read a delimited file.
type plan struct {
	comma       byte
	kinds       []kind
	skipSpaces  bool // blanks after a comma are skipped
	width       int  // fields of a record
	headRecords int  // number of records above the rows: the header, a title, a spreadsheet's hint
	ownFile     bool // a file that Surely wrote: its kinds are known, and fields missing at the end of a row are NULL

	// What the text columns hold.
	amounts []*amountForm // by column, the form of amounts; nil: none
	dates   []*dateForm   // by column, the form of dates; nil: none, or ISO dates
}

// takeForms turns text columns that hold dates or amounts into columns of those kinds.
func (p *plan) takeForms() {
	for i, k := range p.kinds {
		switch {
		case k != text:
			p.amounts[i], p.dates[i] = nil, nil
		case p.dates[i] != nil:
			p.kinds[i] = p.dates[i].kind()
		case p.amounts[i] != nil:
			p.kinds[i] = real
		}
	}
}

// load reads the whole file.
func (p *plan) load(ctx context.Context, conn *sqlite3.SQLiteConn, path string, t *Table,
	tick func(float64)) (err error) {
	t.Rows, t.Kept, t.Ragged, t.Notes = 0, 0, 0, nil
	w, err := newWriter(conn, t, p)
	if err != nil {
		return err
	}
	err = p.each(ctx, path, tick, func(fields [][]byte, quoted []bool, line int) error {
		if !p.ownFile {
			p.noteRagged(t, fields, line)
			noteStrayQuotes(t, fields, quoted, line)
		}
		return w.add(fields, quoted, line)
	})
	if err != nil {
		return errors.Join(err, w.abandon())
	}
	return w.finish()
}

// noteRagged reports a row that is too short or too long. Empty surplus fields are ignored, since spreadsheets write
// them.
func (p *plan) noteRagged(t *Table, fields [][]byte, line int) {
	more, width := "the rest is NULL", p.width
	if len(fields) == width {
		return
	}
	if len(fields) > width {
		if !slices.ContainsFunc(fields[width:], func(f []byte) bool { return !blank(f) }) {
			return
		}
		more = "the rest is left out"
	}
	t.Ragged++
	t.note(line, fmt.Sprintf("%d fields, not %d: %s", len(fields), width, more))
}

// noteStrayQuotes reports values with an unpaired quotation mark.
func noteStrayQuotes(t *Table, fields [][]byte, quoted []bool, line int) {
	for i, f := range fields {
		if !quoted[i] && bytes.Count(f, []byte{'"'})%2 == 1 {
			t.note(line, shorten(clean(string(f)))+": a quotation mark that belongs to no other")
		}
	}
}

// scan determines the kinds of columns from the whole file.
func (p *plan) scan(ctx context.Context, path string) ([]kind, error) {
	counts := make([]kindCount, len(p.kinds))
	err := p.each(ctx, path, func(float64) {}, func(fields [][]byte, _ []bool, _ int) error {
		for i, f := range fields[:min(len(fields), len(counts))] {
			counts[i].add(f, p.comma == ';')
		}
		return nil
	})
	out := make([]kind, len(counts))
	for i := range counts {
		out[i] = counts[i].kind(maxStrays)
	}
	return out, err
}

// each visits the records after the header.
func (p *plan) each(ctx context.Context, path string, tick func(float64),
	visit func(fields [][]byte, quoted []bool, line int) error) error {
	f, size, err := openSized(ctx, path)
	if err != nil {
		return err
	}
	defer f.Close()
	counter := &countingReader{r: f}
	in := io.Reader(counter)
	if !p.ownFile {
		in, _ = decode(counter)
	}
	c := newCSV(in, p.comma)
	c.skipSpaces, c.budget = p.skipSpaces, budget.From(ctx)
	defer c.close()
	for n := 0; ; n++ {
		fields, line, err := c.next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if n%4096 == 0 {
			if err := ctx.Err(); err != nil {
				return err
			}
			tick(float64(counter.n) / float64(max(size, 1)))
		}
		if n < p.headRecords {
			continue
		}
		if err := visit(fields, c.quoted, line); err != nil {
			return err
		}
	}
}

// file can be read until its context ends.
type file struct {
	*os.File
	ctx context.Context
}

func (f file) Read(p []byte) (int, error) {
	if err := f.ctx.Err(); err != nil {
		return 0, err
	}
	return f.File.Read(p)
}

func (f file) ReadAt(p []byte, at int64) (int, error) {
	if err := f.ctx.Err(); err != nil {
		return 0, err
	}
	return f.File.ReadAt(p, at)
}

// openSized opens a file and returns its size.
func openSized(ctx context.Context, path string) (file, int64, error) {
	f, err := os.Open(path)
	if err != nil {
		return file{}, 0, err
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return file{}, 0, err
	}
	return file{f, ctx}, info.Size(), nil
}

// countingReader counts the bytes read.
type countingReader struct {
	r io.Reader
	n int64
}

func (c *countingReader) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += int64(n)
	return n, err
}
