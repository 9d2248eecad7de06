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

// findDelimiter returns a plan with the field separator of a file.
func findDelimiter(head []byte, path string, t *Table) (*plan, error) {
	p := &plan{comma: detectDelimiter(head, path)}
	t.Delimiter = string(p.comma)
	if bytes.HasPrefix(head, []byte("sep=")) && len(head) > 5 { // written by Excel
		p.comma, t.Delimiter = head[4], string(head[4])
	}
	switch {
	case t.isSheet:
	case isProse(head, p.comma):
		return nil, errProse
	case isOneColumn(head, p.comma):
		p.comma, t.Delimiter = noComma, ""
	}
	return p, nil
}

// sniff determines the plan for a file from its first records, at most maxRecords of them.
func sniff(ctx context.Context, path string, t *Table, maxRecords int) (*plan, error) {
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
	records, err := p.sampleRecords(b, maxRecords)
	if err != nil {
		return nil, err
	}
	if len(records) > 1 && len(records[0]) == 2 && string(records[0][0]) == "sep=" {
		p.headerRecords, records = 1, records[1:]
	}
	if title := titleAbove(head, p.comma); title != "" && len(records) > 1 && len(records[0]) == 1 {
		p.headerRecords, records = p.headerRecords+1, records[1:]
		t.Remarks = append(t.Remarks, "ignored above the table: "+shorten(title))
	}
	t.Header = hasHeader(records[0], records[1:min(len(records), 200)])
	width := maxWidth(records)
	if t.Header {
		width = len(records[0])
	}
	if width > maxColumns {
		return nil, fmt.Errorf("line 1 has %d columns; a table can have at most %d", width, maxColumns)
	}
	names := make([][]byte, width)
	if t.Header {
		p.headerRecords++
		names, records = splitHeader(records)
	}
	p.setColumns(t, names, records)
	return p, nil
}

// Limits on the records that sniff examines.
const maxSampledRecords, maxSampledBytes = 5000, 8 << 20

// setColumns sets the columns of the table and their kinds.
func (p *plan) setColumns(t *Table, names [][]byte, records [][][]byte) {
	p.width = len(names)
	texts := make([]string, len(names))
	for i, name := range names {
		texts[i] = string(name)
	}
	for _, name := range columnNames(texts) {
		t.Columns = append(t.Columns, Column{Name: name})
	}
	t.Remarks = append(t.Remarks, wideTableRemarks(names)...)
	p.kinds, p.amounts = make([]kind, p.width), make([]*amountFormat, p.width)
	for i := range p.kinds {
		var count kindCount
		for _, r := range records {
			if i < len(r) {
				count.add(r[i], p.comma == ';')
			}
		}
		if p.kinds[i] = count.kind(); p.kinds[i] == text {
			p.amounts[i] = detectAmountFormat(records, i, p.comma == ';')
		}
	}
	p.dates = p.findDateFormats(records, t.Columns)
	for i := range p.kinds {
		switch {
		case p.dates[i] != nil:
			p.kinds[i], p.amounts[i] = p.dates[i].kind(), nil
		case p.amounts[i] != nil:
			p.kinds[i] = real
		}
	}
}

// readHead returns the beginning of a file, which must be text.
func readHead(b *bufio.Reader) ([]byte, error) {
	head, err := b.Peek(sniffSize)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, bufio.ErrBufferFull) {
		return nil, err
	}
	if len(bytes.TrimSpace(head)) == 0 {
		return nil, errEmpty
	}
	return head, checkText(head)
}

func maxWidth(records [][][]byte) int {
	width := 0
	for _, r := range records {
		width = max(width, len(r))
	}
	return width
}

// splitHeader returns the column names and the records below them. It drops trailing columns without a name or values,
// which come from spreadsheets.
func splitHeader(records [][][]byte) (names [][]byte, rows [][][]byte) {
	names, rows = records[0], records[1:]
	for len(names) > 1 && cleanName(string(names[len(names)-1])) == "" && isEmptyColumn(rows, len(names)-1) {
		names = names[:len(names)-1]
	}
	return names, rows
}

func isEmptyColumn(records [][][]byte, i int) bool {
	return !slices.ContainsFunc(records, func(r [][]byte) bool { return i < len(r) && !isBlank(r[i]) })
}

// sampleRecords returns copies of the first records.
func (p *plan) sampleRecords(r io.Reader, limit int) (out [][][]byte, err error) {
	c := newCSV(io.LimitReader(r, maxSampledBytes), p.comma)
	for len(out) < limit {
		fields, _, err := c.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			if len(out) > 1 {
				break // the sample may end inside a quoted field
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

// maxStrays is the number of cells of another kind that a column may have, even if they are more than one in a hundred.
const maxStrays = 20

// kindCount counts a column's cells by their kinds.
type kindCount struct {
	cells     [text + 1]int64
	nullWords int64 // see isNullWord
}

func (c *kindCount) add(f []byte, decimalCommas bool) {
	if decimalCommas {
		f = replaceDecimalComma(f)
	}
	if k := kindOf(f); k == text && isNullWord(f) {
		c.nullWords++
	} else {
		c.cells[k]++
	}
}

// kind returns the kind of a column. A few texts among many numbers do not make it text: they are stored in an
// additional column.
func (c *kindCount) kind() (k kind) {
	var filled int64
	for _, n := range c.cells[unknown+1:] {
		filled += n
	}
	for candidate, n := range c.cells {
		if n > 0 && !(kind(candidate) == text && n*100 < filled) {
			k = mergeKinds(k, kind(candidate))
		}
	}
	if k == unknown && c.nullWords > 0 {
		k = text
	}
	return k
}
