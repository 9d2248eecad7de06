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

// maxColumns is SQLite's limit on the columns of a table.
const maxColumns = 2000

// maxResampledRecords is the maximum number of records from which kinds are guessed again.
const maxResampledRecords = 1 << 20

// loadDelimited reads a CSV or TSV file into the table.
func loadDelimited(ctx context.Context, conn *sqlite3.SQLiteConn, path string, t *Table, progress func(float64)) error {
	plan, err := sniff(ctx, path, t, maxSampledRecords)
	if err != nil {
		return err
	}
	for isFirst := true; ; isFirst = false {
		err := plan.load(ctx, conn, path, t, progress)
		wrongType, ok := errors.AsType[*typeError](err)
		if !ok {
			if err == nil {
				plan.addRemarks(t)
			}
			return err
		}
		if isFirst { // other columns may be wrong as well
			again, remarks := *t, t.Remarks
			if more, err := sniff(ctx, path, &again, maxResampledRecords); err == nil &&
				more.kinds[wrongType.column] != plan.kinds[wrongType.column] {
				*t, plan = again, more
				t.Remarks = remarks
				continue
			}
		}
		plan.changeKind(wrongType.column, wrongType.found)
	}
}

// changeKind changes the kind of a column after many fields of another kind were found. If the order of day and month
// was guessed, it switches to the other order.
func (p *plan) changeKind(column int, found kind) {
	merged := mergeKinds(p.kinds[column], found)
	switch {
	case p.dates[column] != nil && p.dates[column].isOrderGuessed:
		for _, f := range p.dates {
			if f != nil && f.isOrderGuessed {
				f.isDayFirst, f.isOrderGuessed, f.cache = !f.isDayFirst, false, nil
			}
		}
	case p.dates[column] != nil, p.amounts[column] != nil, merged == p.kinds[column]:
		p.dates[column], p.amounts[column], p.kinds[column] = nil, nil, text
	default:
		p.kinds[column] = merged
	}
}

// addRemarks adds the remarks about a loaded table.
func (p *plan) addRemarks(t *Table) {
	if t.Rows == 0 {
		t.Remarks = append(t.Remarks, noRowsRemark(t))
	}
	for i, f := range p.dates {
		if f != nil && f.isOrderGuessed {
			t.Remarks = append(t.Remarks, f.remark(t.Columns[i].Name))
		}
	}
}

// noRowsRemark returns the remark for a table that has only a header.
func noRowsRemark(t *Table) string {
	names := t.names()
	if len(names) > 8 {
		names = append(names[:8], "…")
	}
	return fmt.Sprintf("it has headings (%s) but no rows: add rows below the headings to ask about it",
		strings.Join(names, ", "))
}

// plan says how to read a delimited file.
type plan struct {
	comma         byte // the field separator
	kinds         []kind
	width         int  // number of columns
	headerRecords int  // number of records above the rows: the header, a title, a spreadsheet's separator hint
	isOwnFile     bool // Surely wrote the file: its kinds are known, and fields missing at the end of a row are NULL

	// By column, the formats of text columns.
	amounts []*amountFormat // nil: no amounts
	dates   []*dateFormat   // nil: no dates, or ISO dates
}

// load reads the whole file into a new table.
func (p *plan) load(ctx context.Context, conn *sqlite3.SQLiteConn, path string, t *Table,
	progress func(float64)) (err error) {
	t.Rows, t.Kept, t.Ragged, t.Notes = 0, 0, 0, nil
	w, err := newWriter(conn, t, p)
	if err != nil {
		return err
	}
	err = p.eachRecord(ctx, path, progress, func(fields [][]byte, quoted []bool, line int) error {
		if !p.isOwnFile {
			p.noteRagged(t, fields, line)
			noteStrayQuotes(t, fields, quoted, line)
		}
		return w.add(fields, quoted, line)
	})
	if err != nil {
		return errors.Join(err, w.discard())
	}
	return w.finish()
}

// noteRagged adds a note about a row that is too short or too long. It ignores empty surplus fields, which spreadsheets
// write.
func (p *plan) noteRagged(t *Table, fields [][]byte, line int) {
	consequence, width := "the rest is NULL", p.width
	if len(fields) == width {
		return
	}
	if len(fields) > width {
		if !slices.ContainsFunc(fields[width:], func(f []byte) bool { return !isBlank(f) }) {
			return
		}
		consequence = "the rest is ignored"
	}
	t.Ragged++
	t.note(line, fmt.Sprintf("%d fields, not %d: %s", len(fields), width, consequence))
}

// noteStrayQuotes adds notes about values with an unpaired quotation mark.
func noteStrayQuotes(t *Table, fields [][]byte, quoted []bool, line int) {
	for i, f := range fields {
		if !quoted[i] && bytes.Count(f, []byte{'"'})%2 == 1 {
			t.note(line, shorten(cleanName(string(f)))+": unpaired quotation mark")
		}
	}
}

// eachRecord visits the records after the header.
func (p *plan) eachRecord(ctx context.Context, path string, progress func(float64),
	visit func(fields [][]byte, quoted []bool, line int) error) error {
	f, size, err := openSized(ctx, path)
	if err != nil {
		return err
	}
	defer f.Close()
	counter := &countingReader{r: f}
	in := io.Reader(counter)
	if !p.isOwnFile {
		in, _ = decode(counter)
	}
	c := newCSV(in, p.comma)
	c.budget = budget.From(ctx)
	defer c.releaseBuffer()
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
			progress(float64(counter.n) / float64(max(size, 1)))
		}
		if n < p.headerRecords {
			continue
		}
		if err := visit(fields, c.quoted, line); err != nil {
			return err
		}
	}
}

// file is a file whose reads fail once its context has ended.
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
