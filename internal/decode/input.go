package decode

import (
	"github.com/ask-surely/surely/internal/encode"
)

// longest is the number of tokens of question and schema.
const longest = 320

// kinds of items: a table, four kinds of columns, seven of values
const (
	tableItem   = 0
	firstOfCols = 1
	firstOfVals = 5
)

// groups of items, by the place at which they may stand.
const (
	tableGroup uint8 = iota
	columnGroup
	valueGroup
)

// item is something to point at: a stretch of the input's tokens with what is known about it.
type item struct {
	encode.Span
	kind, flag uint8
	owner      int // the column's item that a cell belongs to, or -1
	group      uint8
	action     action
}

// input is a question with its schema as the network reads them.
type input struct {
	seq   *encode.Sequence
	head  int // tokens of the question, with [CLS] and [SEP]
	items []item
}

// assemble writes question and tables one behind the other:
//
//	[CLS] question [SEP] table : column ( cell ) | value , column … [SEP] table …
//
// Tables that do not fit are left out, those that the question is least about first.
func assemble(s *Schema, g *Grounded) *input {
	words := encode.Words()
	punctuation := func(p string) []int32 { return ids(words.Tokens(p)) }
	opening, closing, bar, colon := punctuation("("), punctuation(")"), punctuation("|"), punctuation(":")
	in := &input{seq: words.Begin(longest + slack)}
	in.seq.AddIDs(g.IDs)
	in.seq.Separate()
	in.head = in.seq.Len()

	of := map[int][]int{} // values by column
	for i, v := range g.Values {
		if v.Column >= 0 {
			of[v.Column] = append(of[v.Column], i)
		}
	}
	var tables, columns, cells []item
	left := longest - in.head
	for k, t := range g.Order {
		of, size := s.table(t, g, of)
		if k > 0 && size > left {
			continue
		}
		left -= size
		from := in.seq.Len()
		in.seq.AddIDs(s.Tables[t].IDs)
		tables = append(tables, item{Span: encode.Span{From: from, To: in.seq.Len()}, kind: tableItem, owner: -1,
			group: tableGroup, action: firstTable + action(t)})
		in.seq.AddIDs(colon)
		for _, c := range of {
			col := &s.Columns[c.at]
			if in.seq.Len()+c.size > longest+slack-1 {
				break
			}
			from := in.seq.Len()
			in.seq.AddIDs(col.IDs)
			columns = append(columns, item{Span: encode.Span{From: from, To: in.seq.Len()}, kind: firstOfCols + col.Kind,
				flag: 1 + bit(col.Key) + 2*bit(col.Ref), owner: -1, group: columnGroup, action: firstColumn + action(c.at)})
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
					kind: firstOfVals + value.Kind, owner: len(columns) - 1, group: valueGroup, action: firstValue + action(v)})
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
				kind: firstOfVals + v.Kind, flag: v.Form, owner: -1, group: valueGroup, action: firstValue + action(i)})
		}
	}
	return in
}

// slack is what the first table may be longer than all should be.
const slack = 40

func bit(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}

// shown is a column with its values, and how many tokens it takes.
type shown struct {
	at     int
	values []int
	size   int
}

// table returns a table's columns with their values, and its size in tokens.
func (s *Schema) table(t int, g *Grounded, values map[int][]int) (out []shown, size int) {
	size = len(s.Tables[t].IDs) + 2
	for c := range s.Columns {
		if s.Columns[c].Table != t {
			continue
		}
		x := shown{at: c, values: values[c], size: len(s.Columns[c].IDs) + 1}
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
