// Package memory runs queries over one small table that is held in memory: what training asks of a table thousands of
// times a second would take the engine a thousand times as long. It answers only what it can answer just as the engine
// does, and says so where it cannot.
package memory

import (
	"fmt"
	"math"
	"strconv"

	"surely/query"
	"surely/schema"
)

// MaxRows is how many rows a table may have to be held.
const MaxRows = 2000

// Table is a table in memory. It is not safe for use by several goroutines: it remembers what it worked out.
type Table struct {
	name    string
	rows    int
	order   []string // its columns, as SELECT * has them
	columns map[string]*vector
	parts   map[query.Column]*vector
	masks   map[string][]bool
	all     []int32
}

// Value is a cell of a result: as the engine gives it, and as a text that is the same for equal values.
type Value struct {
	Any  any
	Text string
	num  float64
}

func (v *Value) null() bool { return v.Any == nil }

var missing = Value{Text: Text(nil)}

func number(x float64) Value { return Value{Any: x, Text: Text(x), num: x} }

// kind says what can be done with the values of a column.
type kind uint8

const (
	opaque kind = iota // can be shown, and nothing else
	textual
	numeric
	whole
	boolean
	date
	stamp
	list
)

func (k kind) number() bool { return k == numeric || k == whole }

// vector is the values of a column in all rows.
type vector struct {
	kind  kind
	cells []Value
}

// New returns a table of the rows that SELECT * gives; ids is what SELECT rowid gives, or nil.
func New(t *schema.Table, names []string, rows [][]any, ids [][]any) *Table {
	out := &Table{name: t.Name, rows: len(rows), order: names, columns: map[string]*vector{}, parts: map[query.Column]*vector{}, masks: map[string][]bool{}}
	for i, name := range names {
		v := &vector{kind: opaque}
		for _, c := range t.Columns {
			if c.Name == name {
				v.kind = kindOf(c)
			}
		}
		v.fill(rows, i)
		out.columns[name] = v
	}
	if ids != nil && out.columns["rowid"] == nil {
		v := &vector{kind: whole}
		v.fill(ids, 0)
		out.columns["rowid"] = v
	}
	out.all = make([]int32, len(rows))
	for i := range out.all {
		out.all[i] = int32(i)
	}
	return out
}

func kindOf(c *schema.Column) kind {
	switch {
	case c.List:
		return list
	case c.Type == schema.Integer:
		return whole
	case c.Type.Number():
		return numeric
	}
	return map[schema.Type]kind{schema.Text: textual, schema.Boolean: boolean, schema.Date: date, schema.Timestamp: stamp}[c.Type]
}

// fill takes the values of a column; a value that is not of the column's type makes all of them opaque.
func (v *vector) fill(rows [][]any, at int) {
	v.cells = make([]Value, len(rows))
	for i, row := range rows {
		cell := Value{Any: row[at], Text: Text(row[at])}
		fits := true
		switch x := row[at].(type) {
		case nil:
		case int64:
			cell.num, fits = float64(x), v.kind.number()
		case float64:
			cell.num, fits = x, v.kind == numeric
		case bool:
			fits = v.kind == boolean
			if x {
				cell.num = 1
			}
		case string:
			fits = v.kind == textual || v.kind == date || v.kind == stamp
		case []any:
			fits = v.kind == list
		default:
			fits = false
		}
		if !fits {
			v.kind = opaque
		}
		v.cells[i] = cell
	}
}

// Text writes a value so that equal ones are equal texts whatever their type; numbers to six digits.
func Text(v any) string {
	switch v := v.(type) {
	case nil:
		return "\x00"
	case string:
		return v
	case bool:
		if v {
			return "1"
		}
		return "0"
	case int64:
		return strconv.FormatFloat(float64(v), 'g', 12, 64)
	case float64:
		if v == math.Trunc(v) && math.Abs(v) < 1e12 {
			return strconv.FormatFloat(v, 'g', 12, 64)
		}
		return strconv.FormatFloat(v, 'g', 6, 64)
	}
	return fmt.Sprint(v)
}
