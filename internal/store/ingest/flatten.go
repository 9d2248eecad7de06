package ingest

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/budget"
)

// flattening is a file of objects while it is read.
type flattening struct {
	ctx    context.Context
	dir    string
	folded map[string]string // why a place stays JSON
	places map[string]*objectTable
	order  []*objectTable // the file's own tables, then those of their lists, as they were found
	inside int
}

// objectTable is the rows of one place: the file, a key of it, or a list inside the rows of another table.
type objectTable struct {
	place, key string
	of         *objectTable // the parent table; nil: the file's own
	depth      int          // levels of objects around its rows
	inner      []*objectTable
	at         map[string]int // columns by their places
	tops       []string       // by column, the place in a row that it is or lies below
	names      []string
	kinds      []kind
	below      map[string]bool // places of objects whose members have columns
	rows       int64
	remarks    []string

	path  string
	out   *bufio.Writer
	close func() error

	table *Table // nil: not made, or not yet
	id    string // the column that numbers its rows for inner tables
}

// foldError says that places have to stay JSON.
type foldError struct{ places map[string]string }

func (e *foldError) Error() string { return "the file's objects have too many different shapes" }

func fold(place, why string) error { return &foldError{map[string]string{place: why}} }

// read reads the whole file.
func (f *flattening) read(file string, each visiting, tick func(float64)) (err error) {
	f.places, f.order, f.inside = map[string]*objectTable{}, nil, 0
	defer func() {
		for _, o := range f.order {
			err = errors.Join(err, o.out.Flush(), o.close())
		}
	}()
	err = each(f.ctx, file, tick, func(table string, object []member) error {
		o, err := f.table(table, table, nil)
		if err != nil {
			return err
		}
		return f.row(o, object, 0)
	})
	switch {
	case err != nil:
		return err
	case len(f.order) == 0:
		return errors.New("the file holds no objects")
	}
	if !slices.ContainsFunc(f.order, func(o *objectTable) bool { return len(o.names) > 0 }) {
		return errors.New("the file's objects are empty")
	}
	return nil
}

// table finds or makes the table of a place.
func (f *flattening) table(place, key string, of *objectTable) (*objectTable, error) {
	if o := f.places[place]; o != nil {
		return o, nil
	}
	if len(f.order) == mostTables {
		return nil, fmt.Errorf("more than %d tables in one file", mostTables)
	}
	o := &objectTable{place: place, key: key, of: of, at: map[string]int{}, below: map[string]bool{},
		path: filepath.Join(f.dir, strconv.Itoa(len(f.order)))}
	file, err := os.Create(o.path)
	if err != nil {
		return nil, err
	}
	o.out, o.close = bufio.NewWriter(drawing{file, budget.From(f.ctx)}), file.Close
	f.places[place], f.order = o, append(f.order, o)
	return o, nil
}

// row writes a row: its number, its parent's, and the values of the columns that are known by now.
func (f *flattening) row(o *objectTable, object []member, of int64) error {
	o.rows++
	number := o.rows
	var row []json.RawMessage
	if err := f.fill(o, &row, object, o.place, "", 0); err != nil {
		return err
	}
	fmt.Fprintf(o.out, "%d%c%d%c", number, noComma, of, noComma)
	for _, v := range row {
		if err := writeField(o.out, v); err != nil {
			return err
		}
	}
	return o.out.WriteByte('\n')
}

// fill sets the columns of an object's values, and writes the rows of its lists.
func (f *flattening) fill(o *objectTable, row *[]json.RawMessage, object []member, place, before string,
	depth int) error {
	for _, m := range object {
		at, name := place+"\x00"+m.key, before+m.key
		objects, held, err := objectsIn(m.value)
		if err != nil {
			return err
		}
		if held != noObjects && f.folded[at] == "" {
			if err := f.foldAt(o, at, objects, held, depth); err != nil {
				return err
			}
		}
		switch {
		case f.folded[at] != "":
			o.remark(name + " stays JSON: " + f.folded[at])
			err = o.set(row, at, name, m.value)
		case held == noObjects:
			err = o.set(row, at, name, m.value)
		case held == oneObject && f.places[at+inList] == nil:
			o.below[at] = true
			err = f.fill(o, row, objects[0], at, name+"_", depth+1)
		default:
			err = f.inner(o, at+inList, m.key, objects, depth)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// inList ends the place of a list's objects.
const inList = "\x01"

// foldAt decides whether a place with objects has to stay JSON. What was written before is written again then.
func (f *flattening) foldAt(o *objectTable, at string, objects [][]member, held held, depth int) error {
	switch {
	case held == mixedObjects:
		return fold(at, "objects and other values stand in one list")
	case held == oneObject && len(objects[0]) > mostMembers:
		return fold(at, "its objects have too many different keys")
	case o.depth+depth >= mostNested:
		f.folded[at] = fmt.Sprintf("it is nested more than %d levels deep", mostNested)
	case held == listedObjects && f.places[at+inList] == nil && f.inside == mostInside:
		f.folded[at] = fmt.Sprintf("the file holds more than %d lists of objects", mostInside)
	}
	return nil
}

// inner writes the rows of a list.
func (f *flattening) inner(o *objectTable, place, key string, objects [][]member, depth int) error {
	inner := f.places[place]
	if inner == nil {
		var err error
		if inner, err = f.table(place, key, o); err != nil {
			return err
		}
		inner.depth = o.depth + depth + 1
		o.inner = append(o.inner, inner)
		f.inside++
	}
	number := o.rows
	for _, object := range objects {
		if err := f.row(inner, object, number); err != nil {
			return err
		}
	}
	return nil
}

// set sets a column of a row. An empty object or list is as good as none.
func (o *objectTable) set(row *[]json.RawMessage, place, name string, v json.RawMessage) error {
	i, known := o.at[place]
	if !known {
		if len(o.names) >= maxColumns-2 { // leaves room for the numbers
			return o.tooWide()
		}
		i = o.column(place, name)
	}
	if isEmpty(v) {
		return nil
	}
	o.kinds[i] = merge(o.kinds[i], jsonKind(v))
	for len(*row) <= i {
		*row = append(*row, nil)
	}
	(*row)[i] = v
	return nil
}

// column adds a column.
func (o *objectTable) column(place, name string) int {
	i := len(o.names)
	o.at[place] = i
	key, _, _ := strings.Cut(place[len(o.place)+1:], "\x00")
	o.tops = append(o.tops, o.place+"\x00"+key)
	o.names, o.kinds = append(o.names, name), append(o.kinds, unknown)
	return i
}

// tooWide has the objects in a table's rows stay JSON, if there are any.
func (o *objectTable) tooWide() error {
	columns, places := map[string]int{}, map[string]string{}
	for _, top := range o.tops {
		if columns[top]++; columns[top] > 1 {
			places[top] = fmt.Sprintf("the table would have more than %d columns", maxColumns)
		}
	}
	if len(places) == 0 {
		return fmt.Errorf("more than %d different keys; a table can have %d columns", maxColumns, maxColumns)
	}
	return &foldError{places}
}

func (o *objectTable) remark(what string) {
	if len(o.remarks) < maxNotes && !slices.Contains(o.remarks, what) {
		o.remarks = append(o.remarks, what)
	}
}

// held says what a value has of objects.
type held int

const (
	noObjects     held = iota
	oneObject          // it is one
	listedObjects      // a list of objects
	mixedObjects       // the list also contains other values
)

// objectsIn returns the object, or objects, in a value.
func objectsIn(v json.RawMessage) (objects [][]member, is held, err error) {
	switch {
	case isEmpty(v), v[0] != '{' && (v[0] != '[' || bytes.IndexByte(v, '{') < 0):
		return nil, noObjects, nil
	case v[0] == '{':
		object, err := members(v)
		return [][]member{object}, oneObject, err
	}
	var list []json.RawMessage
	if err := json.Unmarshal(v, &list); err != nil {
		return nil, noObjects, err
	}
	others := false
	for _, e := range list {
		switch e[0] {
		case '{':
			object, err := members(e)
			if err != nil {
				return nil, noObjects, err
			}
			objects = append(objects, object)
		case 'n': // nothing is there
		default:
			others = true
		}
	}
	switch {
	case len(objects) == 0:
		return nil, noObjects, nil
	case others:
		return nil, mixedObjects, nil
	}
	return objects, listedObjects, nil
}

// isEmpty reports whether a value is null, or an object or a list without any.
func isEmpty(v json.RawMessage) bool {
	return v[0] == 'n' || (v[0] == '[' || v[0] == '{') && blank(v[1:len(v)-1])
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

// writeField writes a JSON value as a field that the splitter of delimited text reads.
func writeField(out *bufio.Writer, v json.RawMessage) error {
	switch {
	case v == nil || v[0] == 'n':
	case v[0] == '"':
		var s string
		if err := json.Unmarshal(v, &s); err != nil {
			return err
		}
		fmt.Fprintf(out, `"%s"`, strings.ReplaceAll(s, `"`, `""`))
	case v[0] == '[' || v[0] == '{':
		var b bytes.Buffer
		if err := json.Compact(&b, v); err != nil {
			return err
		}
		out.Write(b.Bytes())
	default:
		out.Write(v)
	}
	return out.WriteByte(noComma) // which tells of all errors before
}
