// Package memory runs queries over one small table that is held in memory: what training asks of a table thousands of
// times a second would take the engine a thousand times as long. It answers only what it can answer just as the engine
// does, and says so where it cannot.
package memory

import (
	"fmt"
	"math"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// MaxRows is how many rows a table may have to be held.
const MaxRows = 2000

// Data is tables in memory. It is not safe for use by several goroutines: it remembers what it worked out.
type Data struct {
	tables map[string]*view
	views  map[string]*view // by the text of their FROM; nil where they are too large
}

// view is the rows of a table, or of several that are joined.
type view struct {
	tables   []string
	rows     int
	order    map[string][]string // the columns of each table, as SELECT * has them
	columns  map[query.Column]*vector
	parts    map[query.Column]*vector
	computed map[string]*vector
	masks    map[string][]bool
	all      []int32
}

func newView(rows int) *view {
	v := &view{rows: rows, order: map[string][]string{}, columns: map[query.Column]*vector{},
		parts:    map[query.Column]*vector{},
		computed: map[string]*vector{}, masks: map[string][]bool{}, all: make([]int32, rows)}
	for i := range v.all {
		v.all[i] = int32(i)
	}
	return v
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

func truth(x bool) Value { return Value{Any: x, Text: Text(x)} }

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

// comparable reports whether values of both kinds can be compared.
func (k kind) comparable(o kind) bool { return o == k || o.number() && k.number() }

// vector is the values of a column in all rows.
type vector struct {
	kind  kind
	cells []Value
}

// New returns empty data.
func New() *Data { return &Data{map[string]*view{}, map[string]*view{}} }

// Add adds a table of the rows that SELECT * gives; ids is what SELECT rowid gives, or nil.
func (d *Data) Add(t *schema.Table, names []string, rows [][]any, ids [][]any) {
	out := newView(len(rows))
	out.tables, out.order[t.Name] = []string{t.Name}, names
	for i, name := range names {
		v := &vector{kind: opaque}
		for _, c := range t.Columns {
			if c.Name == name {
				v.kind = kindOf(c)
			}
		}
		v.fill(rows, i)
		out.columns[query.Column{Table: t.Name, Name: name}] = v
	}
	if id := (query.Column{Table: t.Name, Name: "rowid"}); ids != nil && out.columns[id] == nil {
		v := &vector{kind: whole}
		v.fill(ids, 0)
		out.columns[id] = v
	}
	d.tables[t.Name] = out
}

// Holds reports whether a table is held.
func (d *Data) Holds(table string) bool { return d.tables[table] != nil }

func kindOf(c *schema.Column) kind {
	switch {
	case c.List:
		return list
	case c.Type == schema.Integer:
		return whole
	case c.Type.Number():
		return numeric
	}
	return map[schema.Type]kind{schema.Text: textual, schema.Boolean: boolean, schema.Date: date,
		schema.Timestamp: stamp}[c.Type]
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
