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

// The number of a column's values shown as examples, and the maximum number of values of a column that has examples.
const (
	maxExamples           = 3
	maxValuesWithExamples = 12
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

// hint is a value of a column that the question mentions: the whole cell, or a word of it.
type hint struct {
	words       string
	isWholeCell bool
}

// rows encodes a question and its tables in as many input rows as needed. A table that does not fit starts another row;
// columns that do not fit even there are left out.
func rows(tokenizer *encode.Tokenizer, q *link.Question) []row {
	hints := hintsOf(q)
	question := tokenizer.Tokens(q.Text)
	question = question[:min(len(question), questionTokens)]
	begin := func() row {
		r := row{seq: tokenizer.Begin(rowTokens)}
		r.seq.Add(question)
		r.seq.Separate()
		return r
	}
	current := begin()
	head := current.seq.Len()
	tables := sortTables(q, hints)
	all := make([][][]encode.Token, len(tables))
	for _, withExamples := range []bool{true, false} {
		for i, t := range tables {
			all[i] = tableTokens(tokenizer, t, hints, withExamples)
		}
		if total(slices.Concat(all...))+len(all) <= current.seq.Room() {
			break
		}
	}
	var out []row
	for k, t := range tables {
		pieces := all[k]
		if current.seq.Len() > head && total(pieces) > current.seq.Room() {
			out = append(out, current)
			current = begin()
		}
		for i, p := range pieces {
			if len(p) > current.seq.Room() {
				break
			}
			at := part{t.Index, wholeTable}
			if i > 0 {
				at.column = t.Columns[i-1].Index
			}
			current.parts = append(current.parts, partSpan{at, current.seq.Add(p)})
		}
		current.seq.Separate()
	}
	return append(out, current)
}

// total returns the number of tokens in the pieces.
func total(pieces [][]encode.Token) (n int) {
	for _, p := range pieces {
		n += len(p)
	}
	return n
}

// tableTokens returns the tokens of a table's name and of each of its columns.
func tableTokens(tokenizer *encode.Tokenizer, t *link.Table, hints map[int]hint, withExamples bool) [][]encode.Token {
	out := [][]encode.Token{append(tokensOfName(tokenizer, t.Meaning(), t.Name), tokenizer.Tokens(":")...)}
	for _, c := range t.Columns {
		p := tokensOfName(tokenizer, c.Meaning(), c.Name)
		if h, ok := hints[c.Index]; ok {
			open, closing := "[", "]"
			if h.isWholeCell {
				open, closing = "(", ")"
			}
			tokens := tokenizer.Tokens(h.words)
			p = slices.Concat(p, tokenizer.Tokens(open), tokens[:min(len(tokens), hintTokens)], tokenizer.Tokens(closing))
		}
		if withExamples {
			p = append(p, examplesOf(tokenizer, c)...)
		}
		out = append(out, append(p, tokenizer.Tokens(kindMark(c))...))
	}
	return out
}

// examplesOf returns the most frequent values of a column that has only a few, such as states, each after a bar.
func examplesOf(tokenizer *encode.Tokenizer, c *link.Column) (out []encode.Token) {
	if len(c.Values) > maxValuesWithExamples || c.IsKey {
		return nil
	}
	for _, v := range c.Values[:min(len(c.Values), maxExamples)] {
		tokens := tokenizer.Tokens(v.Value)
		out = slices.Concat(out, tokenizer.Tokens("|"), tokens[:min(len(tokens), exampleTokens)])
	}
	return out
}

// kindMark returns the token for a column's kind of content.
func kindMark(c *link.Column) string {
	switch c.Kind {
	case link.Number:
		return ";"
	case link.Temporal:
		return "/"
	case link.LongText:
		return "."
	}
	return ","
}

// reWordBoundary matches the boundaries between words in a name without separators.
var reWordBoundary = regexp.MustCompile(`([a-z])([A-Z])|([A-Za-z])(\d)`)

// SpokenName returns a name in words: its label, or else its parts.
func SpokenName(label, plain string) string {
	s := cmp.Or(label, plain)
	for range 2 { // matches do not overlap: aB1
		s = reWordBoundary.ReplaceAllString(s, "$1$3 $2$4")
	}
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune("_-./ \t\n", r) }), " ")
}

// tokensOfName returns the tokens of a name as it is spoken.
func tokensOfName(tokenizer *encode.Tokenizer, label, plain string) []encode.Token {
	out := tokenizer.Tokens(SpokenName(label, plain))
	if len(out) == 0 {
		out = []encode.Token{tokenizer.Unknown()}
	}
	return slices.Clone(out[:min(len(out), nameTokens)])
}

// hintsOf returns, for each column, the value of which the question mentions the most words.
func hintsOf(q *link.Question) map[int]hint {
	out := map[int]hint{}
	size := map[int]int{}
	for i := range q.Atoms {
		a := &q.Atoms[i]
		if a.Op != "eq" && a.Op != "ne" || a.Column == nil || a.Mask == 0 || a.ReadsText() {
			continue
		}
		h := hint{phrase(q, a.Mask), a.Match == string(schema.Exact) || a.Match == string(schema.Folded) ||
			a.Match == string(schema.Stemmed)}
		if h.words == "" {
			continue
		}
		n := link.Count(a.Mask)
		if h.isWholeCell {
			n += 100 // whole cells go before parts
		}
		if n > size[a.Column.Index] {
			out[a.Column.Index], size[a.Column.Index] = h, n
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

// sortTables sorts tables by how much of them the question mentions: one point for a word in a name or part of a cell,
// two for a whole cell.
func sortTables(q *link.Question, hints map[int]hint) []*link.Table {
	questionWords := map[string]bool{}
	for i, t := range q.Tokens {
		if q.Content&(1<<uint(i)) != 0 && utf8.RuneCountInString(t.Text) > 2 {
			questionWords[singular(t.Text)] = true
		}
	}
	score := map[int]int{}
	for _, t := range q.Catalog.Tables {
		names := slices.Clone(t.Names[0].Text)
		for _, c := range t.Columns {
			names = append(names, c.Names[0].Text...)
			if h, ok := hints[c.Index]; ok {
				score[t.Index]++
				if h.isWholeCell {
					score[t.Index]++
				}
			}
		}
		counted := map[string]bool{}
		for _, w := range names {
			w = singular(w)
			if utf8.RuneCountInString(w) > 2 && questionWords[w] && !counted[w] {
				counted[w] = true
				score[t.Index]++
			}
		}
	}
	out := slices.Clone(q.Catalog.Tables)
	slices.SortStableFunc(out, func(a, b *link.Table) int { return cmp.Compare(score[b.Index], score[a.Index]) })
	return out
}

// singular cuts a final s off a word.
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

// Inputs returns the input rows for a question and its tables.
func Inputs(q *link.Question) (out []Input) {
	for _, r := range rows(encode.DefaultTokenizer(), q) {
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
