package roles

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
)

// Limits of a row, in tokens.
const (
	rowTokens      = 224
	questionTokens = 60
	nameTokens     = 8
	hintTokens     = 6
	exampleTokens  = 3
)

// The number of values shown as examples of a column, and the maximum number of values of a column with examples.
const (
	mostExamples  = 3
	exampleValues = 12
)

// part is a table or, with a column, one of its columns.
type part struct{ table, column int }

const wholeTable = -1

// row is an input sequence with the positions of its parts.
type row struct {
	seq   *encode.Sequence
	parts []partSpan
}

type partSpan struct {
	part
	encode.Span
}

// hint is a column's value mentioned in the question: the whole cell, or a word of it.
type hint struct {
	words string
	whole bool
}

// rows encodes a question and its tables in as many input rows as needed. A table that does not fit starts another row;
// columns that do not fit even there are left out.
func rows(words *encode.Tokenizer, q *link.Question) []row {
	hints := hintsOf(q)
	question := words.Tokens(q.Text)
	question = question[:min(len(question), questionTokens)]
	begin := func() row {
		r := row{seq: words.Begin(rowTokens)}
		r.seq.Add(question)
		r.seq.Separate()
		return r
	}
	now := begin()
	head := now.seq.Len()
	tables := order(q, hints)
	all := tokensByTable(words, tables, hints, true)
	if total(slices.Concat(all...))+len(all) > now.seq.Room() {
		all = tokensByTable(words, tables, hints, false)
	}
	var out []row
	for k, t := range tables {
		pieces := all[k]
		if now.seq.Len() > head && total(pieces) > now.seq.Room() {
			out = append(out, now)
			now = begin()
		}
		for i, p := range pieces {
			if len(p) > now.seq.Room() {
				break
			}
			at := part{t.At, wholeTable}
			if i > 0 {
				at.column = t.Columns[i-1].At
			}
			now.parts = append(now.parts, partSpan{at, now.seq.Add(p)})
		}
		now.seq.Separate()
	}
	return append(out, now)
}

// total returns the number of tokens of pieces.
func total(pieces [][]encode.Token) (n int) {
	for _, p := range pieces {
		n += len(p)
	}
	return n
}

// tokensByTable returns the tokens of each table, with or without examples of its columns' values.
func tokensByTable(words *encode.Tokenizer, tables []*link.Table, hints map[int]hint,
	examples bool) [][][]encode.Token {
	out := make([][][]encode.Token, len(tables))
	for i, t := range tables {
		out[i] = tableTokens(words, t, hints, examples)
	}
	return out
}

// tableTokens returns the tokens of a table's name and of each of its columns.
func tableTokens(words *encode.Tokenizer, t *link.Table, hints map[int]hint, examples bool) [][]encode.Token {
	out := [][]encode.Token{append(name(words, t.Meaning(), t.Name), words.Tokens(":")...)}
	for _, c := range t.Columns {
		p := name(words, c.Meaning(), c.Name)
		if h, ok := hints[c.At]; ok {
			open, closing := "[", "]"
			if h.whole {
				open, closing = "(", ")"
			}
			tokens := words.Tokens(h.words)
			p = slices.Concat(p, words.Tokens(open), tokens[:min(len(tokens), hintTokens)], words.Tokens(closing))
		}
		if examples {
			p = append(p, exampleOf(words, c)...)
		}
		out = append(out, append(p, words.Tokens(mark(c))...))
	}
	return out
}

// exampleOf returns the most frequent values of a column with few, such as states, each behind a bar.
func exampleOf(words *encode.Tokenizer, c *link.Column) (out []encode.Token) {
	if len(c.Values) > exampleValues || c.Key {
		return nil
	}
	for _, v := range c.Values[:min(len(c.Values), mostExamples)] {
		tokens := words.Tokens(v.Value)
		out = slices.Concat(out, words.Tokens("|"), tokens[:min(len(tokens), exampleTokens)])
	}
	return out
}

// mark returns the token for a column's kind of content.
func mark(c *link.Column) string {
	switch c.Kind {
	case link.Number:
		return ";"
	case link.Temporal:
		return "/"
	case link.Long:
		return "."
	}
	return ","
}

// wordEnds are the word boundaries in a name written as one word.
var wordEnds = regexp.MustCompile(`([a-z])([A-Z])|([A-Za-z])(\d)`)

// Spoken returns a name in words: its label, or else its parts.
func Spoken(label, plain string) string {
	s := cmp.Or(label, plain)
	for range 2 { // matches do not overlap: aB1
		s = wordEnds.ReplaceAllString(s, "$1$3 $2$4")
	}
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune("_-./ \t\n", r) }), " ")
}

// name returns the tokens of a name as it is spoken.
func name(words *encode.Tokenizer, label, plain string) []encode.Token {
	out := words.Tokens(Spoken(label, plain))
	if len(out) == 0 {
		out = []encode.Token{words.Unknown()}
	}
	return slices.Clone(out[:min(len(out), nameTokens)])
}

// hintsOf returns, by column, the value that the question mentions most of.
func hintsOf(q *link.Question) map[int]hint {
	out := map[int]hint{}
	size := map[int]int{}
	for i := range q.Atoms {
		a := &q.Atoms[i]
		if a.Op != "eq" && a.Op != "ne" || a.Column == nil || a.Mask == 0 || a.Reads() {
			continue
		}
		h := hint{phrase(q, a.Mask), a.How == string(schema.Exact) || a.How == string(schema.Folded) ||
			a.How == string(schema.Stemmed)}
		if h.words == "" {
			continue
		}
		n := link.Count(a.Mask)
		if h.whole {
			n += 100 // whole cells go before parts
		}
		if n > size[a.Column.At] {
			out[a.Column.At], size[a.Column.At] = h, n
		}
	}
	return out
}

// phrase returns the words of a mask as typed.
func phrase(q *link.Question, m link.Mask) string {
	var out []string
	for i, t := range q.Tokens {
		if m&(1<<uint(i)) != 0 {
			out = append(out, strings.ToLower(q.Text[t.Start:t.End]))
		}
	}
	return strings.Join(out, " ")
}

// order sorts tables by how much of them the question mentions: one point for a word in a name or part of a cell, two
// for a whole cell.
func order(q *link.Question, hints map[int]hint) []*link.Table {
	typed := map[string]bool{}
	for i, t := range q.Tokens {
		if q.Content&(1<<uint(i)) != 0 && utf8.RuneCountInString(t.Text) > 2 {
			typed[singular(t.Text)] = true
		}
	}
	score := map[int]int{}
	for _, t := range q.Catalog.Tables {
		named := map[string]bool{}
		for _, s := range t.Names[0].Text {
			named[singular(s)] = true
		}
		for _, c := range t.Columns {
			for _, s := range c.Names[0].Text {
				named[singular(s)] = true
			}
			if h, ok := hints[c.At]; ok {
				score[t.At]++
				if h.whole {
					score[t.At]++
				}
			}
		}
		for w := range named {
			if utf8.RuneCountInString(w) > 2 && typed[w] {
				score[t.At]++
			}
		}
	}
	out := slices.Clone(q.Catalog.Tables)
	slices.SortStableFunc(out, func(a, b *link.Table) int { return cmp.Compare(score[b.At], score[a.At]) })
	return out
}

// singular cuts the s off a word.
func singular(w string) string {
	if len(w) > 3 {
		return strings.TrimSuffix(w, "s")
	}
	return w
}

// Input is one row as the encoder reads it, for training.
type Input struct {
	IDs   []int32
	Parts []InputPart
}

// InputPart is the position of a table, or of one of its columns, in a row.
type InputPart struct {
	Table  string
	Column string `json:",omitempty"`
	At     int    `json:",omitempty"` // the column's number in its table
	Span   [2]int
}

// Inputs returns the rows of a question and its tables.
func Inputs(q *link.Question) (out []Input) {
	for _, r := range rows(encode.Words(), q) {
		in := Input{IDs: r.seq.IDs()}
		for _, p := range r.parts {
			t := q.Catalog.Tables[p.table]
			x := InputPart{Table: t.Name, Span: [2]int{p.From, p.To}}
			if p.column != wholeTable {
				c := q.Catalog.Columns[p.column]
				x.Column, x.At = c.Name, slices.Index(t.Columns, c)
			}
			in.Parts = append(in.Parts, x)
		}
		out = append(out, in)
	}
	return out
}
