package decode

import (
	"github.com/ask-surely/surely/internal/encode"
)

// maxTokens is the maximum number of tokens of a question and its schema.
const maxTokens = 320

// Offsets of the kinds of items: one kind for tables, four for columns, seven for values.
const (
	tableKind       = 0
	firstColumnKind = 1
	firstValueKind  = 5
)

// item is a table, column or value that the decoder can refer to: a span of input tokens and its properties.
type item struct {
	encode.Span
	kind, flag uint8
	owner      int // the item of the column that a cell belongs to, or -1
	action     action
}

// input is the network's input: a question and its schema.
type input struct {
	seq   *encode.Sequence
	head  int // number of tokens of the question, with [CLS] and [SEP]
	items []item
}

// assemble returns the input for a question and the tables:
//
//	[CLS] question [SEP] table : column ( cell ) | value , column … [SEP] table …
//
// Tables that do not fit are left out, the least relevant first.
func assemble(s *Schema, g *Grounded) *input {
	words := encode.DefaultTokenizer()
	punctuation := func(p string) []int32 { return ids(words.Tokens(p)) }
	opening, closing, bar, colon := punctuation("("), punctuation(")"), punctuation("|"), punctuation(":")
	in := &input{seq: words.Begin(maxTokens + maxOverrun)}
	in.seq.AddIDs(g.IDs)
	in.seq.Separate()
	in.head = in.seq.Len()

	columnValues := map[int][]int{} // by column
	for i, v := range g.Values {
		if v.Column >= 0 {
			columnValues[v.Column] = append(columnValues[v.Column], i)
		}
	}
	var tables, columns, cells []item
	left := maxTokens - in.head
	for k, t := range g.Order {
		inputs, size := s.table(t, g, columnValues)
		if k > 0 && size > left {
			continue
		}
		left -= size
		from := in.seq.Len()
		in.seq.AddIDs(s.Tables[t].IDs)
		tables = append(tables, item{Span: encode.Span{From: from, To: in.seq.Len()}, kind: tableKind, owner: -1,
			action: firstTable + action(t)})
		in.seq.AddIDs(colon)
		for _, c := range inputs {
			col := &s.Columns[c.at]
			if in.seq.Len()+c.size > maxTokens+maxOverrun-1 {
				break
			}
			from := in.seq.Len()
			in.seq.AddIDs(col.IDs)
			columns = append(columns, item{Span: encode.Span{From: from, To: in.seq.Len()}, kind: firstColumnKind + col.Kind,
				flag: 1 + bit(col.Key) + 2*bit(col.Ref), owner: -1, action: firstColumn + action(c.at)})
			for _, v := range c.values {
				value := &g.Values[v]
				begin := bar
				if value.Kind != listedValue {
					begin = opening
				}
				in.seq.AddIDs(begin)
				from := in.seq.Len()
				in.seq.AddIDs(value.IDs)
				cells = append(cells, item{Span: encode.Span{From: from, To: max(in.seq.Len(), from+1)},
					kind: firstValueKind + value.Kind, owner: len(columns) - 1, action: firstValue + action(v)})
				if value.Kind != listedValue {
					in.seq.AddIDs(closing)
				}
			}
			in.seq.AddIDs([]int32{col.Mark})
		}
		in.seq.Separate()
	}
	for i := range cells {
		cells[i].owner += len(tables)
	}
	in.items = append(append(tables, columns...), cells...)
	for i, v := range g.Values {
		if v.Column < 0 {
			in.items = append(in.items, item{Span: encode.Span{From: 1 + v.Span[0], To: 1 + v.Span[1]},
				kind: firstValueKind + v.Kind, flag: v.Form, owner: -1, action: firstValue + action(i)})
		}
	}
	return in
}

// maxOverrun is the number of tokens by which the first table may make the input exceed the limit.
const maxOverrun = 40

func bit(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}

// columnInput is a column with its values, and the number of tokens for it.
type columnInput struct {
	at     int
	values []int
	size   int
}

// table returns a table's columns with their values, and its size in tokens.
func (s *Schema) table(t int, g *Grounded, values map[int][]int) (out []columnInput, size int) {
	size = len(s.Tables[t].IDs) + 2
	for c := range s.Columns {
		if s.Columns[c].Table != t {
			continue
		}
		x := columnInput{at: c, values: values[c], size: len(s.Columns[c].IDs) + 1}
		for _, v := range x.values {
			x.size += len(g.Values[v].IDs) + 1
			if g.Values[v].Kind != listedValue {
				x.size++
			}
		}
		size += x.size
		out = append(out, x)
	}
	return out, size
}
