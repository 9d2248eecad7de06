package ingest

import (
	"bufio"
	"bytes"
	"cmp"
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

// Objects of JSON or Parquet become rows, and an object inside a row becomes columns whose names join the keys that
// lead to them ("address_city"). Lists stay JSON, and so do objects that are nested too deeply or have too many keys;
// the table's remarks say so. The file is read once; each table's rows go to a temporary file, which is then loaded as
// delimited text.
const (
	maxTables  = 200 // maximum number of tables in a file
	maxNested  = 6   // levels of objects that become columns
	maxMembers = 100 // keys of an object that becomes columns; more keys are data ("2024-01-31")
)

// objectVisitor calls visit with a file's objects and the name of their table in the file, if any.
type objectVisitor func(ctx context.Context, path string, progress func(float64),
	visit func(table string, object []member) error) error

// objectTable collects the rows of a file, or of the list under one of its keys.
type objectTable struct {
	key      string
	index    map[string]int // columns by path, which consists of the keys that lead to it
	names    []string
	kinds    []kind
	empty    []member        // paths without a value so far, with their names
	expanded map[string]bool // paths of objects whose members are columns
	remarks  []string

	path string
	file *os.File
	out  *bufio.Writer
}

// importObjects imports the objects of a file; each visits them.
func (in importer) importObjects(ctx context.Context, file, tableName string, each objectVisitor,
	progress func(float64)) (tables []*Table, err error) {
	dir, err := os.MkdirTemp("", "surely-objects-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	rows, err := objectRows(ctx, dir, file, each, func(done float64) { progress(done / 2) })
	if err != nil {
		return nil, err
	}
	for i, o := range rows {
		t := in.newTable(ctx, file, cmp.Or(cleanName(o.key), tableName))
		t.Header, t.Remarks = true, o.remarks
		o.addEmpty()
		for _, name := range columnNames(o.names) {
			t.Columns = append(t.Columns, Column{Name: name})
		}
		p := &plan{comma: noComma, kinds: o.kinds, width: len(o.kinds), amounts: make([]*amountFormat, len(o.kinds)),
			isOwnFile: true}
		tables = append(tables, t)
		if err := p.load(ctx, in.conn, o.path, t, func(done float64) {
			progress(.5 + (float64(i)+done)/float64(2*len(rows)))
		}); err != nil {
			return tables, err
		}
	}
	return tables, nil
}

// objectRows writes the rows of each table in a file to a temporary file.
func objectRows(ctx context.Context, dir, file string, each objectVisitor, progress func(float64)) (rows []*objectTable,
	err error) {
	tables := map[string]*objectTable{}
	defer func() {
		for _, o := range rows {
			err = errors.Join(err, o.out.Flush(), o.file.Close())
		}
	}()
	err = each(ctx, file, progress, func(key string, object []member) error {
		o := tables[key]
		if o == nil {
			if len(rows) == maxTables {
				return fmt.Errorf("the file has more than %d tables", maxTables)
			}
			o = &objectTable{key: key, index: map[string]int{}, expanded: map[string]bool{},
				path: filepath.Join(dir, strconv.Itoa(len(rows)))}
			var err error
			if o.file, err = os.Create(o.path); err != nil {
				return err
			}
			o.out = bufio.NewWriter(budgetedWriter{o.file, budget.From(ctx)})
			tables[key], rows = o, append(rows, o)
		}
		return o.addRow(object)
	})
	switch {
	case err != nil:
		return rows, err
	case len(rows) == 0:
		return rows, errors.New("the file contains no objects")
	case !slices.ContainsFunc(rows, func(o *objectTable) bool { return len(o.names)+len(o.empty) > 0 }):
		return rows, errors.New("the file's objects are empty")
	}
	return rows, nil
}

// addRow writes a row with the values of the columns known so far.
func (o *objectTable) addRow(object []member) error {
	row := make([]json.RawMessage, len(o.names))
	if err := o.fillRow(&row, object, "", "", 0); err != nil {
		return err
	}
	for _, v := range row {
		if err := writeField(o.out, v); err != nil {
			return err
		}
	}
	if len(row) == 0 {
		o.out.WriteByte(noComma)
	}
	return o.out.WriteByte('\n')
}

// fillRow sets the columns of a row to an object's values.
func (o *objectTable) fillRow(row *[]json.RawMessage, object []member, path, prefix string, depth int) error {
	for _, m := range object {
		key, name := path+"\x00"+m.key, prefix+m.key
		var nested []member
		var err error
		reason := ""
		switch v := m.value; {
		case isEmpty(v):
			if _, known := o.index[key]; !known && len(o.names)+len(o.empty) < maxColumns &&
				!slices.ContainsFunc(o.empty, func(e member) bool { return e.key == key }) {
				o.empty = append(o.empty, member{key, json.RawMessage(name)})
			}
			continue
		case v[0] == '[' && bytes.HasPrefix(bytes.TrimLeft(v[1:], " \t\r\n"), []byte("{")):
			reason = "it is a list of objects: save it as a separate file to ask about them"
		case v[0] != '{':
		case depth == maxNested:
			reason = fmt.Sprintf("it is nested more than %d levels deep", maxNested)
		default:
			if nested, err = members(v); err == nil && len(nested) > maxMembers {
				nested, reason = nil, "its objects have too many different keys"
			}
		}
		if reason != "" {
			o.addRemark(name + " stays JSON: " + reason)
		}
		if nested != nil {
			o.expanded[key] = true
			err = o.fillRow(row, nested, key, name+"_", depth+1)
		} else if err == nil {
			err = o.setColumn(row, key, name, m.value)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// setColumn sets a column of a row, adding the column if it is new.
func (o *objectTable) setColumn(row *[]json.RawMessage, path, name string, v json.RawMessage) error {
	i, known := o.index[path]
	if !known {
		if len(o.names) >= maxColumns {
			return fmt.Errorf("the objects have more than %d different keys; a table can have at most %d columns",
				maxColumns, maxColumns)
		}
		i = len(o.names)
		o.index[path] = i
		o.names, o.kinds, *row = append(o.names, name), append(o.kinds, unknown), append(*row, nil)
	}
	o.kinds[i] = mergeKinds(o.kinds[i], jsonKind(v))
	(*row)[i] = v
	return nil
}

// addEmpty adds the columns that have no values in any row.
func (o *objectTable) addEmpty() {
	for _, e := range o.empty {
		if _, known := o.index[e.key]; !known && !o.expanded[e.key] && len(o.names) < maxColumns {
			o.names, o.kinds = append(o.names, string(e.value)), append(o.kinds, unknown)
		}
	}
}

func (o *objectTable) addRemark(remark string) {
	if len(o.remarks) < maxNotes && !slices.Contains(o.remarks, remark) {
		o.remarks = append(o.remarks, remark)
	}
}

// isEmpty reports whether a value is null, or an empty object or list.
func isEmpty(v json.RawMessage) bool {
	return v[0] == 'n' || (v[0] == '[' || v[0] == '{') && isBlank(v[1:len(v)-1])
}

// jsonKind returns the kind of a JSON value. Strings are dates or text.
func jsonKind(v json.RawMessage) kind {
	switch v[0] {
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

// writeField writes a JSON value as a field of delimited text.
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
	return out.WriteByte(noComma) // this also returns earlier errors
}
