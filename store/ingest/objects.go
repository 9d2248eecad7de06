package ingest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"

	"github.com/mattn/go-sqlite3"
)

// visiting goes through the objects of a file, with the name of the table that the file gives them, if it does.
type visiting func(ctx context.Context, path string, tick func(float64),
	visit func(table string, object []member, line int) error) error

// loadObjects makes tables of a file's objects, which each visits. The file is read twice, first for the columns and
// their kinds.
func loadObjects(ctx context.Context, conn *sqlite3.SQLiteConn, path string, each visiting, name func(string) *Table,
	tick func(float64)) error {
	found := map[string]*objectTable{}
	var order []*objectTable
	err := each(ctx, path, func(f float64) { tick(f / 2) }, func(table string, object []member, line int) error {
		o := found[table]
		if o == nil {
			o = &objectTable{table: name(table), at: map[string]int{}}
			found[table] = o
			order = append(order, o)
		}
		return o.learn(object, line)
	})
	if err != nil {
		return err
	}
	if len(order) == 0 {
		return errors.New("the file holds no objects")
	}
	for _, o := range order {
		if err := o.start(conn); err != nil {
			return err
		}
		// SQLite takes one statement's rows at a time, so tables that share a file take turns.
		err := each(ctx, path, func(f float64) { tick(.5 + f/2) }, func(table string, object []member, line int) error {
			if found[table] != o {
				return nil
			}
			return o.add(object, line)
		})
		if err != nil {
			return errors.Join(err, o.w.abandon())
		}
		if err := o.w.finish(); err != nil {
			return err
		}
	}
	return nil
}

type member struct {
	key   string
	value json.RawMessage
}

// objectTable is a table as its objects turn up.
type objectTable struct {
	table  *Table
	keys   []string
	at     map[string]int
	kinds  []kind
	w      *writer
	fields [][]byte
	quoted []bool
}

func (o *objectTable) learn(object []member, line int) error {
	for _, m := range object {
		i, ok := o.at[m.key]
		if !ok {
			i = len(o.keys)
			if i >= maxColumns {
				return fmt.Errorf("line %d: more than %d different keys; a table can have %d columns", line, maxColumns, maxColumns)
			}
			o.at[m.key] = i
			o.keys = append(o.keys, m.key)
			o.kinds = append(o.kinds, unknown)
		}
		o.kinds[i] = merge(o.kinds[i], jsonKind(m.value))
	}
	return nil
}

// jsonKind is the kind of a JSON value: a string counts as what it says only for dates.
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

func (o *objectTable) start(conn *sqlite3.SQLiteConn) error {
	o.table.Header = true
	for _, n := range columnNames(o.keys) {
		o.table.Columns = append(o.table.Columns, Column{Name: n})
	}
	for i, k := range o.kinds {
		if k == unknown {
			o.kinds[i] = text
		}
	}
	o.fields, o.quoted = make([][]byte, len(o.keys)), make([]bool, len(o.keys))
	var err error
	o.w, err = newWriter(conn, o.table, o.kinds, make([]*amountForm, len(o.kinds)))
	return err
}

func (o *objectTable) add(object []member, line int) error {
	for i := range o.fields {
		o.fields[i], o.quoted[i] = nil, false
	}
	for _, m := range object {
		i := o.at[m.key]
		switch m.value[0] {
		case 'n':
		case '"':
			var s string
			if err := json.Unmarshal(m.value, &s); err != nil {
				return fmt.Errorf("line %d: %w", line, err)
			}
			o.fields[i], o.quoted[i] = []byte(s), true
		case '[', '{':
			var b bytes.Buffer
			if err := json.Compact(&b, m.value); err != nil {
				return fmt.Errorf("line %d: %w", line, err)
			}
			o.fields[i] = b.Bytes()
		default:
			o.fields[i] = m.value
		}
	}
	return o.w.add(o.fields, o.quoted, line)
}

// eachObject visits the objects of a JSON or JSONL file: an array of objects, a line per object, an object of arrays
// (a table each), or a single object.
func eachObject(ctx context.Context, path string, tick func(float64),
	visit func(table string, object []member, line int) error) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	r := &objectReader{ctx: ctx, read: &counted{r: f}, size: max(info.Size(), 1), tick: tick, visit: visit}
	in, _ := decoded(r.read)
	r.lines = &lineReader{r: in}
	r.d = json.NewDecoder(r.lines)
	for first := true; ; first = false {
		if more, err := r.value(first); err != nil || !more {
			return err
		}
	}
}

// objectReader goes through the objects of a file: one after the other, in a list, or in lists by table.
type objectReader struct {
	ctx   context.Context
	read  *counted
	size  int64
	lines *lineReader
	d     *json.Decoder
	n     int // objects so far
	tick  func(float64)
	visit func(table string, object []member, line int) error
}

// value visits what the next value of the file holds; it returns false at the end.
func (r *objectReader) value(first bool) (more bool, err error) {
	c, err := peek(r.d)
	switch {
	case err == io.EOF && first:
		return false, errors.New("the file is empty")
	case err == io.EOF:
		return false, nil
	case err != nil:
		return false, r.placed(err)
	case c == '[' && first:
		return true, r.list()
	}
	var raw json.RawMessage
	if err := r.d.Decode(&raw); err != nil {
		return false, r.placed(err)
	}
	if !first {
		return true, r.each("", raw)
	}
	tables := tablesIn(raw)
	if tables == nil {
		return true, r.each("", raw)
	}
	if _, err := peek(r.d); err == nil { // one of several objects whose values happen to be lists
		return true, r.each("", raw)
	} else if err != io.EOF {
		return false, r.placed(err)
	}
	for _, m := range tables {
		if err := eachOf(m, r.each); err != nil {
			return false, err
		}
	}
	return false, nil
}

// list visits the objects of a list.
func (r *objectReader) list() error {
	r.d.Token()
	for r.d.More() {
		var raw json.RawMessage
		if err := r.d.Decode(&raw); err != nil {
			return r.placed(err)
		}
		if err := r.each("", raw); err != nil {
			return err
		}
	}
	if _, err := r.d.Token(); err != nil {
		return r.placed(err)
	}
	return nil
}

// each visits one object.
func (r *objectReader) each(table string, raw json.RawMessage) error {
	if r.n++; r.n%1024 == 0 {
		if err := r.ctx.Err(); err != nil {
			return err
		}
		r.tick(float64(r.read.n) / float64(r.size))
	}
	line := r.lines.at(r.d.InputOffset())
	object, err := members(raw)
	if err != nil {
		return fmt.Errorf("line %d: %w", line, err)
	}
	return r.visit(table, object, line)
}

// placed says in which line reading failed.
func (r *objectReader) placed(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("line %d: the file ends too early", r.lines.at(r.lines.total))
	}
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return fmt.Errorf("line %d: %w", r.lines.at(syntax.Offset), err)
	}
	return err
}

// peek returns the first byte of the next value.
func peek(d *json.Decoder) (byte, error) {
	if !d.More() {
		b, err := io.ReadAll(d.Buffered())
		if err != nil {
			return 0, err
		}
		if len(bytes.TrimSpace(b)) == 0 {
			return 0, io.EOF
		}
		return b[0], nil
	}
	b := make([]byte, 64)
	r := d.Buffered()
	for {
		n, err := r.Read(b)
		if t := bytes.TrimLeft(b[:n], " \t\r\n"); len(t) > 0 {
			return t[0], nil
		}
		if err != nil {
			return ' ', nil
		}
	}
}

// tablesIn returns the members of an object all of which are arrays of objects, or nil.
func tablesIn(raw json.RawMessage) []member {
	if raw[0] != '{' {
		return nil
	}
	all, err := members(raw)
	if err != nil || len(all) == 0 {
		return nil
	}
	for _, m := range all {
		rest := bytes.TrimLeft(bytes.TrimPrefix(m.value, []byte("[")), " \t\r\n")
		if m.value[0] != '[' || len(rest) == 0 || rest[0] != '{' {
			return nil
		}
	}
	return all
}

func eachOf(m member, each func(string, json.RawMessage) error) error {
	var rows []json.RawMessage
	if err := json.Unmarshal(m.value, &rows); err != nil {
		return err
	}
	for _, r := range rows {
		if err := each(m.key, r); err != nil {
			return err
		}
	}
	return nil
}

// members takes an object apart, in order. What is no object is a row of one column, "value".
func members(raw json.RawMessage) ([]member, error) {
	raw = bytes.TrimSpace(raw)
	if len(raw) == 0 || raw[0] != '{' {
		return []member{{"value", raw}}, nil
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	if _, err := d.Token(); err != nil {
		return nil, err
	}
	var out []member
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, err
		}
		m := member{key: strings.ToValidUTF8(key.(string), "")}
		if err := d.Decode(&m.value); err != nil {
			return nil, err
		}
		out = append(out, m)
	}
	return out, nil
}

// lineReader remembers where the last lines ended, to tell the line of an offset.
type lineReader struct {
	r     io.Reader
	total int64
	ends  []int64 // offsets of the last line ends
	lines int     // line ends before those
}

func (l *lineReader) Read(p []byte) (int, error) {
	n, err := l.r.Read(p)
	for i := 0; i < n; i++ {
		if p[i] == '\n' {
			l.ends = append(l.ends, l.total+int64(i))
		}
	}
	if surplus := len(l.ends) - 1<<17; surplus > 1<<16 { // the decoder never looks back further than its buffer
		l.ends = append(l.ends[:0], l.ends[surplus:]...)
		l.lines += surplus
	}
	l.total += int64(n)
	return n, err
}

// at returns the line of an offset.
func (l *lineReader) at(offset int64) int {
	return l.lines + sort.Search(len(l.ends), func(i int) bool { return l.ends[i] >= offset }) + 1
}
