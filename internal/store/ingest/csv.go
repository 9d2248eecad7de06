package ingest

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/ask-surely/surely/internal/budget"
)

// csvReader splits delimited text into records without copying fields. It accepts what spreadsheets and scripts write:
// any line ending, quoted fields with line breaks and doubled quotes, and quotes inside unquoted fields.
type csvReader struct {
	r      io.Reader
	comma  byte
	buf    []byte
	start  int // start of the data that is not split yet
	end    int
	eof    bool
	line   int // number of the next record, from 1
	fields [][]byte
	quoted []bool // which fields were quoted
	budget *budget.Budget
}

const (
	firstBuffer = 64 << 10
	largeBuffer = 1 << 20 // used if the file is larger than firstBuffer
	maxRecord   = 4 * maxValue
)

func newCSV(r io.Reader, comma byte) *csvReader {
	return &csvReader{r: r, comma: comma, buf: make([]byte, firstBuffer), line: 1}
}

// releaseBuffer returns the buffer's memory to the budget.
func (c *csvReader) releaseBuffer() { c.budget.Return(int64(len(c.buf) - firstBuffer)) }

// maxFields is the maximum number of fields in a record. It exceeds maxColumns, since spreadsheets write many empty
// ones.
const maxFields = 1 << 15

// next returns the next record, valid until the next call, and its line number. Blank lines are skipped. At the end it
// returns io.EOF.
func (c *csvReader) next() (fields [][]byte, line int, err error) {
	for {
		used, lines, ok, err := c.split()
		if err != nil {
			return nil, c.line, err
		}
		if !ok {
			if c.eof {
				return nil, c.line, io.EOF
			}
			if err := c.readMore(); err != nil {
				return nil, c.line, err
			}
			continue
		}
		line = c.line
		c.start += used
		c.line += lines
		if len(c.fields) == 1 && len(c.fields[0]) == 0 && !c.quoted[0] {
			continue
		}
		return c.fields, line, nil
	}
}

// readMore reads more data and keeps the data that is not split yet.
func (c *csvReader) readMore() error {
	if c.start > 0 {
		copy(c.buf, c.buf[c.start:c.end])
		c.end -= c.start
		c.start = 0
	}
	if c.end == len(c.buf) || c.line > 1 && len(c.buf) < largeBuffer {
		if len(c.buf) >= maxRecord {
			return fmt.Errorf("line %d: a record is larger than %d MB; is a quote missing?", c.line, maxRecord>>20)
		}
		more := max(len(c.buf), largeBuffer-len(c.buf))
		if err := c.budget.Draw(int64(more)); err != nil {
			return fmt.Errorf("line %d: %w", c.line, err)
		}
		c.buf = append(c.buf, make([]byte, more)...)
	}
	for c.end < len(c.buf) && !c.eof {
		n, err := c.r.Read(c.buf[c.end:])
		c.end += n
		if errors.Is(err, io.EOF) {
			c.eof = true
		} else if err != nil {
			return err
		}
	}
	return nil
}

// split splits the next record in the buffer into fields, and returns its length in bytes and in lines. If the record
// is incomplete, ok is false.
func (c *csvReader) split() (used, lines int, ok bool, err error) {
	b := c.buf[c.start:c.end]
	c.fields, c.quoted = c.fields[:0], c.quoted[:0]
	for i := 0; len(b) > 0; i++ {
		n, newlines := c.field(b[i:])
		switch {
		case n < 0 && c.eof:
			return 0, 0, false, fmt.Errorf("line %d: a quote is never closed", c.line+lines)
		case n < 0:
			return 0, 0, false, nil
		}
		i, lines = i+n, lines+newlines
		switch {
		case len(c.fields) > maxFields:
			return 0, 0, false, fmt.Errorf("line %d has more than %d columns; a table can have at most %d", c.line,
				maxFields, maxColumns)
		case i == len(b): // the end of the file
			return i, lines, true, nil
		case b[i] == c.comma:
		case b[i] == '\r':
			if i+1 == len(b) && !c.eof {
				return 0, 0, false, nil
			}
			if i+1 < len(b) && b[i+1] == '\n' {
				i++
			}
			return i + 1, lines + 1, true, nil
		default: // a line feed
			return i + 1, lines + 1, true, nil
		}
	}
	return 0, 0, false, nil
}

// field reads the field at the start of b and returns its length and its number of line breaks. The length is negative
// if the field is incomplete; at the end of the file, that means an unclosed quote.
func (c *csvReader) field(b []byte) (n, newlines int) {
	if len(b) > 0 && b[0] == '"' {
		field, n, newlines, state := unquote(b, c.comma)
		if state == unclosed || n == len(b) && !c.eof { // whether the quote closes depends on the next byte
			return -1, 0
		}
		if state == closed {
			c.fields, c.quoted = append(c.fields, field), append(c.quoted, true)
			return n, newlines
		}
	}
	n = fieldEnd(b, c.comma)
	if n < 0 {
		if !c.eof {
			return -1, 0
		}
		n = len(b)
	}
	c.fields, c.quoted = append(c.fields, b[:n]), append(c.quoted, false)
	return n, 0
}

// fieldEnd returns the end of an unquoted field, or -1.
func fieldEnd(b []byte, comma byte) int {
	for i, c := range b {
		if c == comma || c == '\n' || c == '\r' {
			return i
		}
	}
	return -1
}

// quoteEnd says how a quoted field ends. The opening quote is stray if text follows the closing quote on another line:
// then the lines in between are separate records.
type quoteEnd int

const (
	unclosed quoteEnd = iota
	closed
	stray
)

// unquote reads the quoted field at the start of b, including any text between the closing quote and the field's end.
// The result is a slice of b unless it has doubled quotes.
func unquote(b []byte, comma byte) (field []byte, n, newlines int, end quoteEnd) {
	var unescaped []byte
	start := 1
	for i := 1; ; {
		q := bytes.IndexByte(b[i:], '"')
		if q < 0 {
			return nil, 0, 0, unclosed
		}
		i += q
		if i+1 < len(b) && b[i+1] == '"' {
			unescaped = append(unescaped, b[start:i+1]...)
			i += 2
			start = i
			continue
		}
		newlines = bytes.Count(b[:i], []byte{'\n'})
		tail := fieldEnd(b[i+1:], comma)
		if tail < 0 {
			tail = len(b) - i - 1
		}
		if unescaped == nil && tail == 0 {
			return b[1:i], i + 1, newlines, closed
		}
		after := bytes.TrimRight(b[i+1:i+1+tail], " \t")
		if newlines > 0 && len(after) > 0 {
			return nil, i + 1 + tail, newlines, stray
		}
		unescaped = append(unescaped, b[start:i]...)
		unescaped = append(unescaped, after...)
		return unescaped, i + 1 + tail, newlines, closed
	}
}

// detectDelimiter returns the most likely field separator of a text: the one that splits most lines into the same
// number of fields, more than one.
func detectDelimiter(head []byte, name string) byte {
	best, score := byte(','), 0.0
	if hasExtension(name, ".tsv", ".tab") {
		return '\t'
	}
	for _, comma := range []byte{',', ';', '\t', '|'} {
		counts, rows := countWidths(head, comma)
		width := commonWidth(counts)
		if width < 2 || rows == 0 {
			continue
		}
		s := float64(counts[width])/float64(rows) + .001*float64(min(width, 100))
		if s > score {
			best, score = comma, s
		}
	}
	return best
}

// countWidths counts the first 200 records of a text by number of fields.
func countWidths(head []byte, comma byte) (counts map[int]int, rows int) {
	c := newCSV(bytes.NewReader(head), comma)
	for counts = map[int]int{}; rows < 200; rows++ {
		fields, _, err := c.next()
		if err != nil || c.start == c.end && len(head) >= sniffSize && rows > 0 {
			break // the last line may be incomplete
		}
		counts[len(fields)]++
	}
	return counts, rows
}

// commonWidth returns the most frequent width of records; in a tie, the greatest.
func commonWidth(counts map[int]int) int {
	width, maxCount := 0, 0
	for w, n := range counts {
		if n > maxCount || n == maxCount && w > width {
			width, maxCount = w, n
		}
	}
	return width
}

// sniffSize is the number of bytes that are examined before a text is read.
const sniffSize = 1 << 18
