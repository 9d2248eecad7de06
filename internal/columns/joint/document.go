// Package joint finds passages and tables together: both are cut into parts of about a hundred words (tables between
// rows, each part with title and headers), found by BM25 and re-ranked by one model trained on both kinds.
package joint

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Document is a text or a table.
type Document struct {
	ID     string
	Title  string
	Text   string     // of a text
	Header []string   // of a table
	Rows   [][]string // of a table
}

// Table means that the document is a table.
func (d *Document) Table() bool { return len(d.Header) > 0 }

// Part is a piece of a document, the unit of search.
type Part struct {
	Document int // its number
	From, To int // bytes of the text, or rows of the table
}

// Words of a part, as in the original.
const partWords = 100

// cutPart is a part being indexed.
type cutPart struct {
	Part
	stems []string // those of stop words are empty
	units []unit
}

// add adds a sentence or a cell; last ends a row. A sentence is a row of its own.
func (c *cutPart) add(tokens []text.Token, last bool) {
	for i := range tokens {
		t := &tokens[i]
		switch {
		case !t.Word:
		case text.Stop(t.Lower):
			c.stems = append(c.stems, "")
		default:
			c.stems = append(c.stems, t.Stem)
		}
	}
	c.units = append(c.units, unit{end: uint32(len(c.stems)), last: last})
}

// parts cuts a document into parts: whole sentences overlapping by one, or whole rows.
func (d *Document) parts() []cutPart {
	if d.Table() {
		return d.rowParts()
	}
	var out []cutPart
	sentences := text.Sentences(d.Text)
	for from := 0; from < len(sentences); {
		to, n := from, 0
		c := cutPart{}
		for to < len(sentences) && (to == from || n+words(sentences[to].Tokens) <= partWords) {
			n += words(sentences[to].Tokens)
			c.add(sentences[to].Tokens, true)
			to++
		}
		last := &sentences[to-1]
		c.From, c.To = sentences[from].Start, last.Start+len(last.Text)
		out = append(out, c)
		if to == len(sentences) {
			break
		}
		if to-from > 1 {
			to--
		}
		from = to
	}
	return out
}

func (d *Document) rowParts() []cutPart {
	heads := 0
	for _, h := range d.Header {
		heads += words(text.Tokens(h))
	}
	out := []cutPart{{}}
	n := heads
	for r, row := range d.Rows {
		cells := make([][]text.Token, len(row))
		size := 0
		for i, c := range row {
			cells[i] = text.Tokens(c)
			size += words(cells[i])
		}
		if last := &out[len(out)-1]; n+size > partWords && last.To > last.From {
			out, n = append(out, cutPart{Part: Part{From: r, To: r}}), heads
		}
		last := &out[len(out)-1]
		for i := range cells {
			last.add(cells[i], i == len(cells)-1)
		}
		last.To = r + 1
		n += size
	}
	return out
}

func words(tokens []text.Token) int {
	n := 0
	for i := range tokens {
		if tokens[i].Word {
			n++
		}
	}
	return n
}

// Line formats a row under its headers.
func (d *Document) Line(row int) string {
	var b strings.Builder
	for i, c := range d.Rows[row] {
		if strings.TrimSpace(c) == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteString("; ")
		}
		if i < len(d.Header) && d.Header[i] != "" {
			b.WriteString(d.Header[i] + ": ")
		}
		b.WriteString(c)
	}
	return b.String()
}

// name normalises a title or cell for comparison, without anything in brackets.
func name(s string) string {
	if i := strings.IndexByte(s, '('); i > 0 {
		s = s[:i]
	}
	return text.Fold(s)
}
