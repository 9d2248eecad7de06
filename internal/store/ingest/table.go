package ingest

import (
	"bytes"
	"context"
	"database/sql/driver"
	"fmt"
	"strings"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
)

// writer fills one table.
type writer struct {
	conn       *sqlite3.SQLiteConn
	table      *Table
	kinds      []kind
	plan       *plan
	wordFields []int64 // fields without a digit in date columns
	misfits    []int64 // fields that do not fit their column's kind
	kept       []keptCell
	charged    int64 // charged to the table's budget

	values []driver.NamedValue // of one row
	insert *sqlite3.SQLiteStmt
}

// keptCell is a field that does not fit its column's kind.
type keptCell struct {
	row    int64
	column int
	text   string
}

// errTypes means that a column's guessed type was wrong.
type errTypes struct{ column int }

func (e *errTypes) Error() string { return fmt.Sprintf("column %d is of another type", e.column) }

// newWriter creates the table.
func newWriter(conn *sqlite3.SQLiteConn, t *Table, p *plan) (*writer, error) {
	n := len(p.kinds)
	w := &writer{conn: conn, table: t, plan: p, kinds: make([]kind, n), wordFields: make([]int64, n),
		misfits: make([]int64, n),
		values:  make([]driver.NamedValue, n)}
	columns := make([]string, n)
	for i, k := range p.kinds {
		if k == unknown {
			k = text
		}
		c := &t.Columns[i]
		w.kinds[i], c.Type = k, k.declared()
		columns[i] = schema.Quoted(c.Name) + " " + k.declared()
		if a := p.amounts[i]; a != nil {
			columns[i], c.Unit = a.declared(c.Name), a.unit
		}
	}
	if _, err := conn.Exec("CREATE TABLE "+schema.Quoted(t.Name)+" ("+strings.Join(columns, ", ")+")", nil); err != nil {
		return nil, fmt.Errorf("make table %s: %w", t.Name, err)
	}
	stmt, err := conn.Prepare("INSERT INTO " + schema.Quoted(t.Name) + " VALUES (?" + strings.Repeat(", ?", n-1) + ")")
	if err != nil {
		return nil, fmt.Errorf("fill table %s: %w", t.Name, err)
	}
	w.insert = stmt.(*sqlite3.SQLiteStmt)
	return w, nil
}

// add adds a row of fields; missing ones are NULL.
func (w *writer) add(fields [][]byte, quoted []bool, line int) error {
	w.table.Rows++
	if err := w.charge(fields); err != nil {
		return fmt.Errorf("line %d: %w", line, err)
	}
	for i := range w.kinds {
		w.values[i] = driver.NamedValue{Ordinal: i + 1}
		if i >= len(fields) {
			continue
		}
		f := fields[i]
		switch {
		case len(f) > 0:
			v, ok := w.convert(i, f)
			if !ok {
				if err := w.keep(i, f, line); err != nil {
					return err
				}
			}
			w.values[i].Value = v
		case quoted[i] && w.kinds[i] == text:
			w.values[i].Value = ""
		}
	}
	if _, err := w.insert.ExecContext(context.Background(), w.values); err != nil {
		return fmt.Errorf("fill table %s: %w", w.table.Name, err)
	}
	return nil
}

// charge charges the import's budget for what a row stores.
func (w *writer) charge(fields [][]byte) error {
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
	w.charged += size
	return nil
}

// convert parses a field according to its column's kind.
func (w *writer) convert(column int, f []byte) (any, bool) {
	if w.kinds[column] == text {
		return string(f), true
	}
	t := bytes.Trim(f, " \t")
	switch w.kinds[column] {
	case integer:
		if v, ok := parseInteger(t); ok {
			return v, true
		}
	case real:
		if v, ok := w.plan.real(column, t); ok {
			return v, true
		}
	case boolean:
		if kindOf(t) == boolean {
			return map[byte]int64{'t': 1, 'f': 0}[t[0]|0x20], true
		}
	case date, timestamp:
		if form := w.plan.dateForm(column); form != nil {
			if s, ok := form.date(t); ok {
				return s, true
			}
		} else if dateText(t) || w.kinds[column] == timestamp && reTimestamp.Match(t) {
			return string(t), true
		}
	case list:
		if kindOf(t) == list {
			return string(t), true
		}
	}
	return nil, isNullWord(f)
}

// real parses an amount or number in its column's form.
func (p *plan) real(column int, t []byte) (float64, bool) {
	if a := p.amounts[column]; a != nil {
		return a.number(t)
	}
	if p.comma == ';' {
		t = decimalComma(t)
	}
	return parseReal(t)
}

// dateForm returns the form of a column's dates; nil: ISO dates, or none.
func (p *plan) dateForm(column int) *dateForm {
	if p.dates == nil {
		return nil
	}
	return p.dates[column]
}

// keep stores a field that does not fit its column's kind; if there are too many, the guessed kind was wrong.
func (w *writer) keep(column int, f []byte, line int) error {
	w.misfits[column]++
	n := w.misfits[column]
	if form := w.plan.dateForm(column); form != nil {
		if form.contradicts(bytes.TrimSpace(f)) {
			return &errTypes{column}
		}
		if !bytes.ContainsAny(f, digits) { // a word among dates
			w.wordFields[column]++
		}
		n -= w.wordFields[column]
	}
	if n > maxStrays && n*100 > w.table.Rows || 2*w.wordFields[column] > w.table.Rows+2*maxStrays ||
		len(w.kept) > 1_000_000 {
		return &errTypes{column}
	}
	w.kept = append(w.kept, keptCell{w.table.Rows, column, string(f)})
	w.table.note(line, fmt.Sprintf("%s is not of type %s: %s", w.table.Columns[column].Name, w.kinds[column].declared(),
		shorten(string(f))))
	return nil
}

// finish moves fields that did not fit into columns beside theirs.
func (w *writer) finish() error {
	if err := w.insert.Close(); err != nil {
		return fmt.Errorf("fill table %s: %w", w.table.Name, err)
	}
	w.table.Kept = int64(len(w.kept))
	beside := map[int]string{}
	for i, n := range w.misfits {
		if n == 0 || len(w.table.Columns) >= maxColumns {
			continue
		}
		names := w.table.names()
		name := columnNames(append(names, w.table.Columns[i].Name+schema.AsWritten))[len(names)]
		err := w.exec("ALTER TABLE "+schema.Quoted(w.table.Name)+" ADD COLUMN "+schema.Quoted(name)+" text", nil)
		if err != nil {
			return err
		}
		beside[i] = name
		w.table.Columns = append(w.table.Columns, Column{Name: name, Type: "text"})
	}
	for _, k := range w.kept {
		if name, ok := beside[k.column]; ok {
			if err := w.exec("UPDATE "+schema.Quoted(w.table.Name)+" SET "+schema.Quoted(name)+" = ? WHERE rowid = ?",
				[]driver.Value{k.text, k.row}); err != nil {
				return err
			}
		}
	}
	return nil
}

func (w *writer) exec(sql string, values []driver.Value) error {
	if _, err := w.conn.Exec(sql, values); err != nil {
		return fmt.Errorf("fill table %s: %w", w.table.Name, err)
	}
	return nil
}

// abandon drops the table.
func (w *writer) abandon() error {
	w.insert.Close()
	w.table.budget.Return(w.charged)
	return w.exec("DROP TABLE "+schema.Quoted(w.table.Name), nil)
}

func shorten(s string) string {
	if r := []rune(s); len(r) > 60 {
		return string(r[:60]) + "…"
	}
	return s
}
