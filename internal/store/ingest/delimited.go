package ingest

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/mattn/go-sqlite3"
)

// maxColumns is SQLite's limit.
const maxColumns = 2000

// loadDelimited reads a CSV or TSV file into the table.
func loadDelimited(ctx context.Context, conn *sqlite3.SQLiteConn, path string, t *Table, tick func(float64)) error {
	plan, err := sniff(path, t)
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
			plan.redate(guess.column)
			continue
		case scanned:
			return err
		}
		// The sample did not show the columns' kinds: scan every field once.
		scanned = true
		if plan.kinds, err = plan.scan(ctx, path); err != nil {
			return err
		}
		plan.marks[guess.column], plan.amounts[guess.column] = 0, nil
		plan.takeForms()
	}
}

// redate reads dates in the other order if it was guessed, and as texts otherwise.
func (p *plan) redate(column int) {
	if p.dates[column].guessed {
		for _, f := range p.dates {
			if f != nil && f.guessed {
				f.dayFirst, f.guessed, f.known = !f.dayFirst, false, nil
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
		if f != nil && f.guessed {
			t.Remarks = append(t.Remarks, f.remarkText(t.Columns[i].Name))
		}
	}
}

// noRows says what to do about a table with a header only.
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
	comma   byte
	header  bool
	titled  bool // a title above the table
	kinds   []kind
	spaced  bool     // blanks after a comma are skipped
	width   int      // fields of a record
	unpivot *unpivot // how to unpivot a wide table; nil: not needed
	kept    int      // number of records after the header; 0: all

	// What text columns turned out to hold.
	marks   []byte        // by column, the separator of list elements; 0: no such lists
	amounts []*amountForm // by column, the form of amounts; nil: none
	dates   []*dateForm   // by column, the form of dates; nil: none, or ISO dates
}

// takeForms turns text columns that hold lists, dates or amounts into columns of those kinds.
func (p *plan) takeForms() {
	for i, k := range p.kinds {
		switch {
		case k != text:
			p.marks[i], p.amounts[i], p.dates[i] = 0, nil, nil
		case p.dates[i] != nil:
			p.kinds[i] = p.dates[i].kind()
		case p.marks[i] != 0:
			p.kinds[i] = list
		case p.amounts[i] != nil:
			p.kinds[i] = real
		}
	}
}

// parted finds the field separator of a file.
func parted(head []byte, path string, t *Table) (*plan, error) {
	p := &plan{comma: delimiter(head, path)}
	t.Delimiter = string(p.comma)
	if bytes.HasPrefix(head, []byte("sep=")) && len(head) > 5 { // a spreadsheet's hint
		p.comma, t.Delimiter = head[4], string(head[4])
	}
	switch {
	case t.cells: // a spreadsheet knows its columns
	case prose(head, p.comma):
		return nil, errProse
	case oneColumn(head, p.comma):
		p.comma, t.Delimiter = noComma, ""
	}
	p.spaced = spaced(head, p.comma)
	return p, nil
}

// sniff examines the beginning of a file and, for types, two other places.
func sniff(path string, t *Table) (*plan, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	in, encoding := decoded(f)
	t.Encoding = encoding
	b := bufio.NewReaderSize(in, sniffSize)
	head, err := beginning(b)
	if err != nil {
		return nil, err
	}
	p, err := parted(head, path, t)
	if err != nil {
		return nil, err
	}
	records, whole, err := p.sample(b, mostSampled)
	if err != nil {
		return nil, err
	}
	if len(records) > 1 && len(records[0]) == 2 && string(records[0][0]) == "sep=" {
		records = records[1:]
	}
	if title := titleOf(head, p.comma); title != "" && len(records) > 1 && len(records[0]) == 1 {
		p.titled, records = true, records[1:]
		t.Remarks = append(t.Remarks, "left out above the table: "+shorten(title))
	}
	p.header = hasHeader(records[0], records[1:min(len(records), 200)])
	t.Header = p.header
	width := widest(records)
	if p.header {
		width = len(records[0])
	}
	if width > maxColumns {
		return nil, fmt.Errorf("line 1: %d columns; a table can have %d", width, maxColumns)
	}
	names := make([][]byte, width)
	if p.header {
		names, records = headings(records)
	}
	if encoding == "UTF-8" {
		records = append(records, p.elsewhere(f, width)...)
	}
	p.shape(t, names, records, whole)
	return p, nil
}

// mostSampled is the number of records examined first, in the first mebibytes of a file.
const mostSampled, mostBytes = 5000, 8 << 20

// shape determines the rows and columns of the table. whole: the records are the whole file.
func (p *plan) shape(t *Table, names [][]byte, records [][][]byte, whole bool) {
	p.width = len(names)
	if p.header && whole {
		rows, left := p.withoutTotals(records)
		if p.kept = len(rows); len(left) == 0 {
			p.kept = 0
		}
		for _, total := range left {
			t.Remarks = append(t.Remarks, "left out below the table what adds it up: "+
				shorten(clean(string(bytes.Join(total, []byte(" "))))))
		}
		records = rows
	}
	if p.header {
		p.unpivot = p.lying(names, records)
	}
	called := make([]string, len(names))
	for i, name := range names {
		called[i] = string(name)
	}
	if p.unpivot != nil {
		var rows [][][]byte
		for _, r := range records {
			rows = append(rows, p.unpivot.upright(r)...)
		}
		called, records = p.unpivot.names, rows
		t.Remarks = append(t.Remarks, p.unpivot.remarkText())
	}
	for _, name := range columnNames(called) {
		t.Columns = append(t.Columns, Column{Name: name})
	}
	p.kinds = kindsOf(records, len(t.Columns), p.comma == ';')
	p.marks, p.amounts = make([]byte, len(p.kinds)), make([]*amountForm, len(p.kinds))
	for i, k := range p.kinds {
		if k == text {
			p.marks[i], p.amounts[i] = listMark(records, i), amountsIn(records, i, p.comma == ';')
		}
	}
	p.dates = p.datesIn(records, t.Columns)
	p.takeForms()
}

// beginning is the first stretch of a file, which must be text.
func beginning(b *bufio.Reader) ([]byte, error) {
	head, err := b.Peek(sniffSize)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, bufio.ErrBufferFull) {
		return nil, err
	}
	if len(bytes.TrimSpace(head)) == 0 {
		return nil, errEmpty
	}
	return head, notText(head)
}

func widest(records [][][]byte) int {
	width := 0
	for _, r := range records {
		width = max(width, len(r))
	}
	return width
}

// headings are the column names, and the records after them. Trailing columns without name and values come from
// spreadsheets and are dropped.
func headings(records [][][]byte) (names [][]byte, below [][][]byte) {
	names, below = records[0], records[1:]
	for len(names) > 1 && clean(string(names[len(names)-1])) == "" && emptyColumn(below, len(names)-1) {
		names = names[:len(names)-1]
	}
	return names, below
}

func emptyColumn(records [][][]byte, i int) bool {
	return !slices.ContainsFunc(records, func(r [][]byte) bool { return i < len(r) && !blank(r[i]) })
}

// sample copies some records, and reports whether they are all.
func (p *plan) sample(r io.Reader, most int) (out [][][]byte, whole bool, err error) {
	limited := &io.LimitedReader{R: r, N: mostBytes}
	c := newCSV(limited, p.comma)
	c.spaced = p.spaced
	for len(out) < most {
		fields, _, err := c.next()
		if err == io.EOF {
			whole = limited.N > 0
			break
		}
		if err != nil {
			if len(out) > 1 {
				break // the sample may end inside a quote; the whole file will tell
			}
			return nil, false, err
		}
		copied := make([][]byte, len(fields))
		for i, f := range fields {
			copied[i] = bytes.Clone(f)
		}
		out = append(out, copied)
	}
	if len(out) == 0 {
		return nil, false, errEmpty
	}
	return out, whole, nil
}

// elsewhere reads records from the middle and near the end of a large file; those of another width are ignored.
func (p *plan) elsewhere(f *os.File, width int) [][][]byte {
	const stretch = 1 << 20
	info, err := f.Stat()
	if err != nil || info.Size() < 16*stretch {
		return nil
	}
	var out [][][]byte
	for _, at := range []int64{info.Size() / 2, info.Size() - stretch} {
		if _, err := f.Seek(at, io.SeekStart); err != nil {
			continue
		}
		b := bufio.NewReader(io.LimitReader(f, stretch))
		b.ReadBytes('\n') // the rest of a record
		records, _, err := p.sample(b, 2000)
		if err != nil {
			continue
		}
		for _, r := range records {
			if len(r) == width {
				out = append(out, r)
			}
		}
	}
	return out
}

// kindsOf decides the kinds of columns. A stray text among many numbers does not make a column text: it is stored in
// the column beside.
func kindsOf(records [][][]byte, width int, commas bool) []kind {
	out := make([]kind, width)
	for i := range out {
		var counts [text + 1]int
		k, filled, words := unknown, 0, 0
		for _, r := range records {
			if i >= len(r) || blank(r[i]) {
				continue
			}
			f := r[i]
			if commas {
				f = decimalComma(f)
			}
			one := kindOf(f)
			if one == text && nothing(r[i]) {
				words++
				continue
			}
			counts[one]++
			filled++
		}
		for one, n := range counts {
			if n > 0 && !(kind(one) == text && n*100 < filled) {
				k = merge(k, kind(one))
			}
		}
		if k == unknown && words > 0 {
			k = text
		}
		out[i] = k
	}
	return out
}

// load reads the whole file.
func (p *plan) load(ctx context.Context, conn *sqlite3.SQLiteConn, path string, t *Table,
	tick func(float64)) (err error) {
	t.Rows, t.Kept, t.Ragged, t.Notes = 0, 0, 0, nil
	kinds := make([]kind, len(p.kinds))
	for i, k := range p.kinds {
		if kinds[i] = k; k == unknown {
			kinds[i] = text
		}
	}
	w, err := newWriter(conn, t, kinds, p.amounts)
	if err != nil {
		return err
	}
	w.commas, w.marks, w.dates = p.comma == ';', p.marks, p.dates
	add := p.rows(w.add)
	err = p.each(ctx, path, tick, func(fields [][]byte, quoted []bool, line int) error {
		if len(fields) != p.width {
			p.ragged(t, fields, p.width, line)
		}
		strayQuotes(t, fields, quoted, line)
		return add(fields, quoted, line)
	})
	if err != nil {
		if aerr := w.abandon(); aerr != nil {
			return errors.Join(err, aerr)
		}
		return err
	}
	return w.finish()
}

// ragged reports a row that is too short or too long. Empty surplus fields come from spreadsheets.
func (p *plan) ragged(t *Table, fields [][]byte, width, line int) {
	more := "the rest is NULL"
	if len(fields) > width {
		if !slices.ContainsFunc(fields[width:], func(f []byte) bool { return !blank(f) }) {
			return
		}
		more = "the rest is left out"
	}
	t.Ragged++
	t.note(line, fmt.Sprintf("%d fields, not %d: %s", len(fields), width, more))
}

// strayQuotes reports values with a quotation mark that belongs to no other.
func strayQuotes(t *Table, fields [][]byte, quoted []bool, line int) {
	for i, f := range fields {
		if !quoted[i] && bytes.Count(f, []byte{'"'})%2 == 1 {
			t.note(line, shorten(clean(string(f)))+": a quotation mark that belongs to no other")
		}
	}
}

// scan determines the kinds of columns from the whole file.
func (p *plan) scan(ctx context.Context, path string) ([]kind, error) {
	width := len(p.kinds)
	counts := make([][text + 1]int64, width)
	err := p.each(ctx, path, func(float64) {}, p.rows(func(fields [][]byte, _ []bool, _ int) error {
		for i, f := range fields[:min(len(fields), width)] {
			if c := &counts[i]; c[text] < 1000 || c[text]*50 < c[integer]+c[real] { // otherwise it is certainly text
				if p.comma == ';' {
					f = decimalComma(f)
				}
				if k := kindOf(f); k != text || !nothing(f) {
					c[k]++
				}
			}
		}
		return nil
	}))
	if err != nil {
		return nil, err
	}
	out := make([]kind, width)
	for i, c := range counts {
		var filled int64
		for k, n := range c {
			if kind(k) != unknown {
				filled += n
			}
		}
		for k, n := range c {
			if kind(k) != unknown && n > 0 && !(kind(k) == text && n <= 20 && n*100 < filled) {
				out[i] = merge(out[i], kind(k))
			}
		}
	}
	return out, nil
}

// each visits the records after the header.
func (p *plan) each(ctx context.Context, path string, tick func(float64),
	visit func(fields [][]byte, quoted []bool, line int) error) error {
	f, size, err := openSized(path)
	if err != nil {
		return err
	}
	defer f.Close()
	counter := &counted{r: f}
	in, _ := decoded(counter)
	c := newCSV(in, p.comma)
	c.spaced = p.spaced
	first, rows := true, 0
	for n := 0; ; n++ {
		fields, line, err := c.next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if first && len(fields) == 2 && string(fields[0]) == "sep=" && len(fields[1]) == 0 {
			continue
		}
		if n == 0 && p.titled {
			continue
		}
		if first && p.header {
			first = false
			continue
		}
		first = false
		if n%4096 == 0 {
			if err := ctx.Err(); err != nil {
				return err
			}
			tick(float64(counter.n) / float64(max(size, 1)))
		}
		if rows++; p.kept > 0 && rows > p.kept {
			return nil
		}
		if err := visit(fields, c.quoted, line); err != nil {
			return err
		}
	}
}

// openSized opens a file and returns its size.
func openSized(path string) (*os.File, int64, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, 0, err
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, 0, err
	}
	return f, info.Size(), nil
}

// counted counts the bytes read.
type counted struct {
	r io.Reader
	n int64
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += int64(n)
	return n, err
}
