package onetable

import (
	"math"
	mathbits "math/bits"
	"strconv"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/words"
)

// Agg is an aggregator, in WikiSQL's numbering.
type Agg int

// The aggregators.
const (
	None Agg = iota
	Max
	Min
	Count
	Sum
	Avg
	aggs
)

// Op compares, in WikiSQL's numbering.
type Op int

// The operators.
const (
	Equal Op = iota
	Greater
	Less
	ops
)

// Condition compares a column of the table with a value.
type Condition struct {
	Column int
	Op     Op
	Value  string // as the data or the question writes it
	// First and Last are the question's tokens that the value was read from.
	First, Last int

	folded  string
	number  float64
	numeric bool
	cell    int32 // the column's value that equals it, or -1
}

// Sketch is a query of one table: one column, perhaps aggregated, under conditions that all hold.
type Sketch struct {
	Select     int
	Agg        Agg
	Conditions []Condition
}

// bits is a set of rows.
type bits []uint64

func (b bits) count() int {
	n := 0
	for _, w := range b {
		n += mathbits.OnesCount64(w)
	}
	return n
}

// and returns the rows of both, in new memory.
func (b bits) and(o bits) bits {
	out := make(bits, len(b))
	for i := range b {
		out[i] = b[i] & o[i]
	}
	return out
}

// all returns the set of all rows.
func (t *Table) all() bits {
	out := make(bits, (t.height+63)/64)
	for i := range out {
		out[i] = ^uint64(0)
	}
	if rest := t.height % 64; rest > 0 {
		out[len(out)-1] = 1<<rest - 1
	}
	return out
}

// matches returns the rows that the condition holds for.
func (t *Table) matches(c *Condition) bits {
	col := &t.Columns[c.Column]
	out := make(bits, (t.height+63)/64)
	if c.Op == Equal && !(col.Number && c.numeric) {
		if c.cell >= 0 {
			for r, v := range col.cells {
				if v == c.cell {
					out[r/64] |= 1 << (r % 64)
				}
			}
		}
		return out
	}
	holds := make([]bool, len(col.values))
	for i := range col.values {
		holds[i] = c.holds(&col.values[i], int32(i), col.Number)
	}
	for r, v := range col.cells {
		if holds[v] {
			out[r/64] |= 1 << (r % 64)
		}
	}
	return out
}

func (c *Condition) holds(v *value, index int32, numbers bool) bool {
	if numbers && v.numeric && c.numeric {
		switch c.Op {
		case Equal:
			return v.number == c.number
		case Greater:
			return v.number > c.number
		}
		return v.number < c.number
	}
	switch c.Op {
	case Equal:
		return index == c.cell
	case Greater:
		return !numbers && v.folded > c.folded
	}
	return !numbers && v.folded < c.folded
}

// rows returns the rows that all conditions hold for.
func (t *Table) rows(conditions []Condition) bits {
	out := t.all()
	for i := range conditions {
		out = out.and(t.matches(&conditions[i]))
	}
	return out
}

// each calls f with every row of the set, in order, until f returns false.
func (b bits) each(f func(row int) bool) {
	for i, w := range b {
		for ; w != 0; w &= w - 1 {
			if !f(i*64 + mathbits.TrailingZeros64(w)) {
				return
			}
		}
	}
}

// fingerprint identifies the result of selecting from rows: equal results have equal fingerprints, whatever the order.
func (t *Table) fingerprint(rows bits, column int, agg Agg) uint64 {
	n := rows.count()
	if agg == Count {
		return number(float64(n))
	}
	if n == 0 {
		return 1
	}
	col := &t.Columns[column]
	if agg == None {
		sum := uint64(0)
		rows.each(func(r int) bool {
			sum += learn.Mix(0x5DEECE66D, words.Hash(col.values[col.cells[r]].folded))
			return true
		})
		return learn.Mix(2, sum)
	}
	least, most, total := math.Inf(1), math.Inf(-1), 0.0
	n = 0
	rows.each(func(r int) bool {
		v := &col.values[col.cells[r]]
		x, ok := v.number, v.numeric
		if !col.Number {
			x, ok = firstNumber(v.folded, true)
		}
		if ok {
			least, most, total, n = min(least, x), max(most, x), total+x, n+1
		}
		return true
	})
	if n == 0 {
		return 1
	}
	x := total
	switch agg {
	case Max:
		x = most
	case Min:
		x = least
	case Avg:
		x = total / float64(n)
	}
	return number(x)
}

// number is the fingerprint of a number that was worked out.
func number(x float64) uint64 {
	return learn.Mix(4, words.Hash(strconv.FormatFloat(x, 'g', 10, 64)))
}

// condition makes a condition whose value is looked up once.
func (t *Table) condition(column int, op Op, text string, first, last int) Condition {
	c := Condition{Column: column, Op: op, Value: text, First: first, Last: last}
	col := &t.Columns[column]
	c.folded = lower(text)
	c.number, c.numeric = words.ParseNumber(c.folded)
	c.cell = -1
	if i, ok := col.known[c.folded]; ok {
		c.cell = i
	}
	return c
}

// same reports whether two conditions say the same.
func (c *Condition) same(d *Condition) bool {
	return c.Column == d.Column && c.Op == d.Op && (c.folded == d.folded || c.numeric && d.numeric && c.number == d.number)
}

// sameSet reports whether two lists hold the same conditions, in whatever order.
func sameSet(a, b []Condition) bool {
	if len(a) != len(b) {
		return false
	}
	used := 0
next:
	for i := range a {
		for k := range b {
			if used>>k&1 == 0 && a[i].same(&b[k]) {
				used |= 1 << k
				continue next
			}
		}
		return false
	}
	return true
}

// Same reports whether two sketches of the table are the same query.
func (s *Sketch) Same(o *Sketch) bool {
	return s.Select == o.Select && s.Agg == o.Agg && sameSet(s.Conditions, o.Conditions)
}

// setRows returns the rows that a condition set holds for.
func (s *session) setRows(x *set) bits {
	if x.rows == nil {
		x.rows = s.table.all()
		for _, m := range x.members {
			x.rows = x.rows.and(s.candidateRows(m))
		}
	}
	return x.rows
}

// candidateRows returns the rows that a candidate holds for; they are worked out once.
func (s *session) candidateRows(m int) bits {
	b, ok := s.masks[m]
	if !ok {
		b = s.table.matches(&s.candidates[m].Condition)
		s.masks[m] = b
	}
	return b
}
