package ingest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mattn/go-sqlite3"
)

// visiting visits a file's objects with the table name the file gives them, if any.
type visiting func(ctx context.Context, path string, tick func(float64),
	visit func(table string, object []member, line int) error) error

// naming makes a table named after a key of the file or of another table's rows.
type naming func(key string, of *Table) *Table

// objectFile is a file of objects while it is scanned and loaded.
type objectFile struct {
	learner
	order  []*objectTable // the file's own tables, then those of their lists
	inside int            // how many of them are nested lists
}

// loadObjects makes tables of a file's objects, which each visits. The file is read first for columns and kinds, then
// once for each table, since SQLite inserts one statement's rows at a time.
func loadObjects(ctx context.Context, conn *sqlite3.SQLiteConn, path string, each visiting, name naming,
	tick func(float64)) error {
	f := &objectFile{}
	found, err := f.learn(ctx, path, each, func(done float64) { tick(done / 2) })
	if err != nil {
		return err
	}
	for i := 0; i < len(f.order); i++ { // it grows by the lists found
		f.arrange(f.order[i])
	}
	made := 0
	for i, o := range f.order {
		if len(o.columns) == 0 && (o.of == nil || o.of.table == nil) && (o.rows < 2 || len(o.inner) == 0) {
			continue // nothing but the list's parent
		}
		if err := o.start(conn, name); err != nil {
			return err
		}
		made++
		for outer := o.of; outer != nil; outer = outer.of {
			outer.number = 0
		}
		turn := func(done float64) { tick(.5 + (float64(i)+done)/float64(2*len(f.order))) }
		err := each(ctx, path, turn, func(table string, object []member, line int) error {
			if found[table] != o.outermost() {
				return nil
			}
			return o.within(object, func(row []member, of []byte) error { return o.add(row, of, line) })
		})
		if err != nil {
			return errors.Join(err, o.w.abandon())
		}
		if err := o.finish(conn); err != nil {
			return err
		}
	}
	if made == 0 {
		return errors.New("the file's objects are empty")
	}
	return nil
}

// mostTables is the maximum number of tables in a file, which is read once for each.
const mostTables = 200

// learn infers the shape of the objects in each of the file's own tables.
func (f *objectFile) learn(ctx context.Context, path string, each visiting,
	tick func(float64)) (map[string]*objectTable, error) {
	found := map[string]*objectTable{}
	err := each(ctx, path, tick, func(table string, object []member, line int) error {
		o := found[table]
		if o == nil {
			if len(f.order) == mostTables {
				return fmt.Errorf("line %d: more than %d tables in one file", line, mostTables)
			}
			o = &objectTable{root: newShape(table)}
			found[table] = o
			f.order = append(f.order, o)
		}
		o.rows++
		fits, err := f.object(o.root, object, 0)
		if err == nil && !fits {
			err = fmt.Errorf("more than %d different keys; a table can have %d columns", maxColumns, maxColumns)
		}
		if err != nil {
			return fmt.Errorf("line %d: %w", line, err)
		}
		return nil
	})
	if err == nil && len(f.order) == 0 {
		err = errors.New("the file holds no objects")
	}
	return found, err
}

// objectTable is a table while its objects are found.
type objectTable struct {
	table   *Table // nil: not made
	root    *shape
	rows    int64 // shape of a table of the file itself, once known
	columns []*shape
	names   []string
	remarks []string

	of     *objectTable // the parent table; nil: the file's own
	path   []*shape     // path from a parent row to the list
	inner  []*objectTable
	linked bool // its first column is the parent's key
	bare   bool // its rows contain only lists, and their number is the only column

	key       *shape // the key for child tables; nil: the row number
	keyColumn int    // the key's column
	number    int64  // number of the current row

	w      *writer
	fields [][]byte
	quoted []bool
}

func (o *objectTable) remark(what string) {
	if len(o.remarks) < maxNotes {
		o.remarks = append(o.remarks, what)
	}
}

// outermost is the file's own table around a nested one.
func (o *objectTable) outermost() *objectTable {
	for o.of != nil {
		o = o.of
	}
	return o
}

// within visits a table's rows in one object of the file, each with its parent's key.
func (o *objectTable) within(object []member, visit func(row []member, of []byte) error) error {
	if o.of == nil {
		return visit(object, nil)
	}
	return o.of.within(object, func(row []member, _ []byte) error {
		key := o.of.keyOf(row)
		return at(row, o.path, func(inner []member) error { return visit(inner, key) })
	})
}

// at visits the objects at a place of an object.
func at(object []member, path []*shape, visit func([]member) error) error {
	for _, m := range object {
		if m.key != path[0].key {
			continue
		}
		_, err := objectsIn(m.value, func(o []member) error {
			if len(path) == 1 {
				return visit(o)
			}
			return at(o, path[1:], visit)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// keyOf returns the next row's key.
func (o *objectTable) keyOf(row []member) []byte {
	o.number++
	if o.key == nil {
		return strconv.AppendInt(nil, o.number, 10)
	}
	for _, m := range row {
		if m.key == o.key.key {
			field, _, err := fieldOf(m.value)
			if err == nil {
				return field
			}
		}
	}
	return nil
}

// jsonKind is the kind of a JSON value: strings count as what they say only for dates.
func jsonKind(v json.RawMessage) kind {
	switch v[0] {
	case 'n':
		return unknown
	case 't', 'f':
		return boolean
	case '[':
		return list
	case '{':
		return text
	case '"':
		if k := kindOf(v[1 : len(v)-1]); k == date || k == timestamp {
			return k
		}
		if len(v) == 2 {
			return unknown
		}
		return text
	}
	if k := kindOf(v); k == integer {
		return integer
	}
	return real
}

// start makes the table.
func (o *objectTable) start(conn *sqlite3.SQLiteConn, name naming) error {
	var outer *Table
	if o.of != nil {
		outer = o.of.table
	}
	key := o.root.key
	if outer == nil && o.of != nil && len(o.of.inner) == 1 && envelopes[strings.ToLower(key)] {
		key = ""
	}
	t := name(key, outer)
	o.table, t.Header, t.Remarks = t, true, o.remarks
	var kinds []kind
	names := o.names
	if o.linked = outer != nil; o.linked {
		column, k, to := o.link()
		names, kinds, t.refers = append([]string{column}, names...), append(kinds, k), to
	}
	for _, s := range o.columns {
		kinds = append(kinds, s.declares())
	}
	if o.bare = len(kinds) == 0; o.bare { // each object contains only lists
		names, kinds = []string{ownKey}, []kind{integer}
	}
	for _, n := range columnNames(names) {
		t.Columns = append(t.Columns, Column{Name: n})
	}
	o.fields, o.quoted = make([][]byte, len(kinds)), make([]bool, len(kinds))
	var err error
	o.w, err = newWriter(conn, t, kinds, make([]*amountForm, len(kinds)))
	return err
}

// add writes a row; of is its parent's key.
func (o *objectTable) add(object []member, of []byte, line int) error {
	for i := range o.fields {
		o.fields[i], o.quoted[i] = nil, false
	}
	first := 0
	switch {
	case o.linked:
		o.fields[0], o.quoted[0], first = of, true, 1
	case o.bare:
		o.fields[0] = strconv.AppendInt(nil, o.table.Rows+1, 10)
	}
	if err := o.fill(o.root, object, first); err != nil {
		return fmt.Errorf("line %d: %w", line, err)
	}
	return o.w.add(o.fields, o.quoted, line)
}

// fill copies an object's values into the fields of their columns, which start at first.
func (o *objectTable) fill(s *shape, object []member, first int) error {
	for _, m := range object {
		c := s.members[s.at[m.key]]
		if c.whole == "" && (c.objects || c.rows) {
			held, err := objectsIn(m.value, func(inner []member) error {
				if c.rows {
					return nil // they are rows of another table
				}
				return o.fill(c, inner, first)
			})
			if err != nil {
				return err
			}
			if held > noObjects {
				continue
			}
		}
		if c.column < 0 {
			continue
		}
		field, quoted, err := fieldOf(m.value)
		if err != nil {
			return err
		}
		// a list of one element, written without brackets
		if c.whole == "" && c.listed && m.value[0] != '[' && len(field) > 0 {
			field = slices.Concat([]byte("["), m.value, []byte("]"))
		}
		o.fields[first+c.column], o.quoted[first+c.column] = field, quoted
	}
	return nil
}

// fieldOf formats a JSON value as a field.
func fieldOf(v json.RawMessage) (field []byte, quoted bool, err error) {
	switch v[0] {
	case 'n':
		return nil, false, nil
	case '"':
		var s string
		err := json.Unmarshal(v, &s)
		return []byte(s), true, err
	case '[', '{':
		var b bytes.Buffer
		err := json.Compact(&b, v)
		return b.Bytes(), false, err
	}
	return v, false, nil
}
