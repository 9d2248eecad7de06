package ingest

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
)

// findDelimiter finds the field separator of a file.
func findDelimiter(head []byte, path string, t *Table) (*plan, error) {
	p := &plan{comma: delimiter(head, path)}
	t.Delimiter = string(p.comma)
	if bytes.HasPrefix(head, []byte("sep=")) && len(head) > 5 { // a spreadsheet's hint
		p.comma, t.Delimiter = head[4], string(head[4])
	}
	switch {
	case t.what == "sheet": // a spreadsheet has its columns already
	case isProse(head, p.comma):
		return nil, errProse
	case oneColumn(head, p.comma):
		p.comma, t.Delimiter = noComma, ""
	}
	p.skipSpaces = hasSpacesAfterCommas(head, p.comma)
	return p, nil
}

// sniff examines the beginning of a file.
func sniff(ctx context.Context, path string, t *Table) (*plan, error) {
	f, _, err := openSized(ctx, path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	in, encoding := decode(f)
	t.Encoding = encoding
	b := bufio.NewReaderSize(in, sniffSize)
	head, err := readHead(b)
	if err != nil {
		return nil, err
	}
	p, err := findDelimiter(head, path, t)
	if err != nil {
		return nil, err
	}
	records, err := p.sample(b, maxSampled)
	if err != nil {
		return nil, err
	}
	if len(records) > 1 && len(records[0]) == 2 && string(records[0][0]) == "sep=" {
		p.headRecords, records = 1, records[1:]
	}
	if title := titleOf(head, p.comma); title != "" && len(records) > 1 && len(records[0]) == 1 {
		p.headRecords, records = p.headRecords+1, records[1:]
		t.Remarks = append(t.Remarks, "left out above the table: "+shorten(title))
	}
	t.Header = hasHeader(records[0], records[1:min(len(records), 200)])
	width := widest(records)
	if t.Header {
		width = len(records[0])
	}
	if width > maxColumns {
		return nil, fmt.Errorf("line 1: %d columns; a table can have %d", width, maxColumns)
	}
	names := make([][]byte, width)
	if t.Header {
		p.headRecords++
		names, records = headings(records)
	}
	p.setColumns(t, names, records)
	return p, nil
}

// maxSampled is the number of records examined first, in the first mebibytes of a file.
const maxSampled, maxBytes = 5000, 8 << 20

// setColumns determines the columns of the table.
func (p *plan) setColumns(t *Table, names [][]byte, records [][][]byte) {
	p.width = len(names)
	called := make([]string, len(names))
	for i, name := range names {
		called[i] = string(name)
	}
	for _, name := range columnNames(called) {
		t.Columns = append(t.Columns, Column{Name: name})
	}
	t.Remarks = append(t.Remarks, wideRemark(names)...)
	p.kinds, p.amounts = make([]kind, p.width), make([]*amountForm, p.width)
	for i := range p.kinds {
		var count kindCount
		for _, r := range records {
			if i < len(r) {
				count.add(r[i], p.comma == ';')
			}
		}
		if p.kinds[i] = count.kind(maxSampled); p.kinds[i] == text {
			p.amounts[i] = amountsIn(records, i, p.comma == ';')
		}
	}
	p.dates = p.datesIn(records, t.Columns)
	p.takeForms()
}

// readHead returns the first part of a file, which must be text.
func readHead(b *bufio.Reader) ([]byte, error) {
	head, err := b.Peek(sniffSize)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, bufio.ErrBufferFull) {
		return nil, err
	}
	if len(bytes.TrimSpace(head)) == 0 {
		return nil, errEmpty
	}
	return head, refuseBinary(head)
}

func widest(records [][][]byte) int {
	width := 0
	for _, r := range records {
		width = max(width, len(r))
	}
	return width
}

// headings returns the column names, and the records after them. Trailing columns without name and values come from
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

// sample copies some records.
func (p *plan) sample(r io.Reader, most int) (out [][][]byte, err error) {
	c := newCSV(io.LimitReader(r, maxBytes), p.comma)
	c.skipSpaces = p.skipSpaces
	for len(out) < most {
		fields, _, err := c.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			if len(out) > 1 {
				break // the sample may end inside a quote; the whole file may not
			}
			return nil, err
		}
		copied := make([][]byte, len(fields))
		for i, f := range fields {
			copied[i] = bytes.Clone(f)
		}
		out = append(out, copied)
	}
	if len(out) == 0 {
		return nil, errEmpty
	}
	return out, nil
}

// maxStrays is how many cells of another kind a column may have, in addition to one in a hundred.
const maxStrays = 20

// kindCount counts a column's cells by their kinds.
type kindCount struct {
	cells     [text + 1]int64
	nullWords int64 // words that mean "nothing"
}

func (c *kindCount) add(f []byte, commas bool) {
	if many := c.cells[text]; many > 1000 && many*50 > c.cells[integer]+c.cells[real] {
		return // it must be text
	}
	if commas {
		f = decimalComma(f)
	}
	if k := kindOf(f); k == text && isNullWord(f) {
		c.nullWords++
	} else {
		c.cells[k]++
	}
}

// kind decides the kind of a column. A few texts among many numbers do not make it text: they are stored in an extra
// column.
func (c *kindCount) kind(strays int64) (k kind) {
	var filled int64
	for _, n := range c.cells[unknown+1:] {
		filled += n
	}
	for one, n := range c.cells {
		if n > 0 && !(kind(one) == text && n <= strays && n*100 < filled) {
			k = merge(k, kind(one))
		}
	}
	if k == unknown && c.nullWords > 0 {
		k = text
	}
	return k
}
