package ingest

import (
	"bytes"
	"context"
	"database/sql/driver"
	"fmt"
	"strings"
	"unsafe"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/schema"
)

// writer fills one table. Rows are converted on the caller's goroutine and inserted on another.
type writer struct {
	conn    *sqlite3.SQLiteConn
	table   *Table
	kinds   []kind
	commas  bool          // the decimal sign is a comma
	amounts []*amountForm // by column, the form of amounts; nil: plain numbers, or none
	dates   []*dateForm   // by column, the form of dates; nil: ISO dates, or none
	words   []int64       // fields without a digit in date columns
	wrong   []int64       // fields that do not fit their column's kind
	kept    []keptCell
	drawn   int64 // from the table's budget

	batch *batch
	full  chan *batch
	free  chan *batch
	done  chan error
}

// keptCell is a field that does not fit its column's kind.
type keptCell struct {
	row    int64
	column int
	text   string
}

// batch is rows ready to be bound. Its strings share an arena, so that fields need no allocation of their own.
type batch struct {
	values []driver.NamedValue
	rows   int
	arena  []byte
}

const (
	batchRows  = 512
	batchBytes = 1 << 20
)

// errTypes means that a column's guessed type was wrong.
type errTypes struct{ column int }

func (e *errTypes) Error() string { return fmt.Sprintf("column %d is of another type", e.column) }

// newWriter creates the table and starts inserting.
func newWriter(conn *sqlite3.SQLiteConn, t *Table, kinds []kind, amounts []*amountForm) (*writer, error) {
	columns, marks := make([]string, len(kinds)), make([]string, len(kinds))
	for i, k := range kinds {
		t.Columns[i].Type = k.declared()
		columns[i] = schema.Quoted(t.Columns[i].Name) + " " + k.declared()
		if a := amounts[i]; a != nil {
			columns[i], t.Columns[i].Unit = a.declared(t.Columns[i].Name), a.unit
		}
		marks[i] = "?"
	}
	if t.refers != nil {
		columns[0] += " REFERENCES " + schema.Quoted(t.refers.table) + "(" + schema.Quoted(t.refers.column) + ")"
	}
	if _, err := conn.Exec("CREATE TABLE "+schema.Quoted(t.Name)+" ("+strings.Join(columns, ", ")+")", nil); err != nil {
		return nil, fmt.Errorf("make table %s: %w", t.Name, err)
	}
	stmt, err := conn.Prepare("INSERT INTO " + schema.Quoted(t.Name) + " VALUES (" + strings.Join(marks, ", ") + ")")
	if err != nil {
		return nil, fmt.Errorf("fill table %s: %w", t.Name, err)
	}
	w := &writer{
		conn: conn, table: t, kinds: kinds, amounts: amounts, wrong: make([]int64, len(kinds)),
		words: make([]int64, len(kinds)),
		full:  make(chan *batch, 4), free: make(chan *batch, 6), done: make(chan error, 1),
	}
	for range cap(w.free) {
		w.free <- &batch{}
	}
	w.batch = w.empty()
	go func() { w.done <- w.insert(stmt.(*sqlite3.SQLiteStmt)) }()
	return w, nil
}

// empty waits for a batch to fill. A table's first one is small, since most files are.
func (w *writer) empty() *batch {
	b := <-w.free
	rows := max(1, min(batchRows, 20_000/len(w.kinds)))
	if w.table.Rows == 0 {
		rows = min(rows, 16)
	}
	if len(b.values) < rows*len(w.kinds) {
		b.values = make([]driver.NamedValue, rows*len(w.kinds))
	}
	return b
}

func (w *writer) insert(stmt *sqlite3.SQLiteStmt) (err error) {
	defer stmt.Close()
	n := len(w.kinds)
	for b := range w.full {
		if err == nil {
			err = contain.Do("fill a table", func() (err error) {
				for i := 0; i < b.rows && err == nil; i++ {
					_, err = stmt.ExecContext(context.Background(), b.values[i*n:(i+1)*n])
				}
				return err
			})
		}
		b.rows, b.arena = 0, b.arena[:0]
		w.free <- b
	}
	if err != nil {
		return fmt.Errorf("fill table %s: %w", w.table.Name, err)
	}
	return nil
}

// add adds a row of fields; missing ones are NULL. quoted may be nil.
func (w *writer) add(fields [][]byte, quoted []bool, line int) error {
	n := len(w.kinds)
	b := w.batch
	row := b.values[b.rows*n : (b.rows+1)*n]
	w.table.Rows++
	if err := w.draw(fields); err != nil {
		return fmt.Errorf("line %d: %w", line, err)
	}
	for i := range row {
		row[i].Ordinal = i + 1
		if i >= len(fields) {
			row[i].Value = nil
			continue
		}
		f := fields[i]
		if len(f) == 0 {
			if quoted != nil && quoted[i] && w.kinds[i] == text {
				row[i].Value = ""
			} else {
				row[i].Value = nil
			}
			continue
		}
		v, ok := w.convert(b, i, f)
		if !ok {
			if err := w.keep(i, f, line); err != nil {
				return err
			}
		}
		row[i].Value = v
	}
	b.rows++
	if (b.rows+1)*n > len(b.values) || len(b.arena) > batchBytes {
		w.full <- b
		w.batch = w.empty()
	}
	return nil
}

// draw takes what a row stores from the import's budget.
func (w *writer) draw(fields [][]byte) error {
	size := int64(len(w.kinds))
	for _, f := range fields {
		if len(f) > maxValue {
			return tooLong(int64(len(f)))
		}
		size += int64(len(f))
	}
	if err := w.table.budget.Draw(size); err != nil {
		return err
	}
	w.drawn += size
	return nil
}

// convert parses a field according to its column's kind.
func (w *writer) convert(b *batch, column int, f []byte) (any, bool) {
	k := w.kinds[column]
	if k == text || k == unknown {
		return b.hold(f), true
	}
	t := trim(f)
	switch k {
	case integer:
		if v, ok := parseInteger(t); ok {
			return v, true
		}
	case real:
		if v, ok := w.number(column, t); ok {
			return v, true
		}
	case boolean:
		if kindOf(t) == boolean {
			return map[byte]int64{'t': 1, 'f': 0}[t[0]|0x20], true
		}
	case date, timestamp:
		if s, ok := w.date(b, column, t); ok {
			return s, true
		}
	case list:
		if s, ok := parseList(t); ok {
			return s, true
		}
	}
	return nil, nothing(f)
}

// date parses a date in its column's form.
func (w *writer) date(b *batch, column int, t []byte) (string, bool) {
	switch {
	case w.dates != nil && w.dates[column] != nil:
		return w.dates[column].date(t)
	case dateText(t), w.kinds[column] == timestamp && reTimestamp.Match(t):
		return b.hold(t), true
	}
	return "", false
}

// number parses an amount or number in its column's form.
func (w *writer) number(column int, t []byte) (float64, bool) {
	if a := w.amounts[column]; a != nil {
		return a.number(t)
	}
	if w.commas {
		t = decimalComma(t)
	}
	return parseReal(t)
}

func trim(f []byte) []byte { return bytes.Trim(f, " \t") }

// hold copies a field into the arena. When the arena grows, existing strings keep its old memory.
func (b *batch) hold(f []byte) string {
	at := len(b.arena)
	b.arena = append(b.arena, f...)
	if len(f) == 0 {
		return ""
	}
	return unsafe.String(&b.arena[at], len(f))
}

// keep stores a field that does not fit its column's kind; too many of them prove the guess wrong.
func (w *writer) keep(column int, f []byte, line int) error {
	w.wrong[column]++
	n := w.wrong[column]
	if w.dates != nil && w.dates[column] != nil {
		if w.dates[column].denies(trim(f)) {
			return &errTypes{column}
		}
		if !bytes.ContainsAny(f, digits) { // a word between dates
			w.words[column]++
		}
		n -= w.words[column]
	}
	if n > 20 && n*100 > w.table.Rows || 2*w.words[column] > w.table.Rows+2*20 || len(w.kept) > 1_000_000 {
		return &errTypes{column}
	}
	w.kept = append(w.kept, keptCell{w.table.Rows, column, string(f)})
	w.table.note(line, fmt.Sprintf("%s is not of type %s: %s", w.table.Columns[column].Name, w.kinds[column].declared(),
		shorten(string(f))))
	return nil
}

// finish inserts the last rows, and moves fields that did not fit into columns beside theirs.
func (w *writer) finish() error {
	if w.batch.rows > 0 {
		w.full <- w.batch
	}
	close(w.full)
	if err := <-w.done; err != nil {
		return err
	}
	w.table.Kept = int64(len(w.kept))
	overflow := map[int]string{}
	for i, n := range w.wrong {
		if n == 0 || len(w.table.Columns) >= maxColumns {
			continue
		}
		names := w.table.names()
		name := columnNames(append(names, w.table.Columns[i].Name+schema.AsWritten))[len(names)]
		if _, err := w.conn.Exec("ALTER TABLE "+schema.Quoted(w.table.Name)+" ADD COLUMN "+schema.Quoted(name)+" text",
			nil); err != nil {
			return fmt.Errorf("fill table %s: %w", w.table.Name, err)
		}
		overflow[i] = name
		w.table.Columns = append(w.table.Columns, Column{Name: name, Type: "text"})
	}
	for _, k := range w.kept {
		if name, ok := overflow[k.column]; ok {
			if _, err := w.conn.Exec("UPDATE "+schema.Quoted(w.table.Name)+" SET "+schema.Quoted(name)+" = ? WHERE rowid = ?",
				[]driver.Value{k.text, k.row}); err != nil {
				return fmt.Errorf("fill table %s: %w", w.table.Name, err)
			}
		}
	}
	return nil
}

// abandon stops inserting and drops the table.
func (w *writer) abandon() error {
	close(w.full)
	<-w.done
	w.table.budget.Return(w.drawn)
	_, err := w.conn.Exec("DROP TABLE "+schema.Quoted(w.table.Name), nil)
	return err
}

func shorten(s string) string {
	if r := []rune(s); len(r) > 60 {
		return string(r[:60]) + "…"
	}
	return s
}
