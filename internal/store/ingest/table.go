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
	conn        *sqlite3.SQLiteConn
	table       *Table
	kinds       []kind
	plan        *plan
	wordFields  []int64 // fields without a digit in date columns
	misfits     []int64 // fields that do not fit their column's kind
	misfitCells []misfitCell
	charged     int64 // bytes charged to the table's budget

	values []driver.NamedValue // the values of one row
	insert *sqlite3.SQLiteStmt
}

// misfitCell is a field that does not fit its column's kind.
type misfitCell struct {
	row    int64
	column int
	text   string
}

// typeError means that the type guessed for a column was wrong.
type typeError struct {
	column int
	found  kind // of a field that does not fit
}

func (e *typeError) Error() string {
	return fmt.Sprintf("column %d does not fit the type guessed for it", e.column+1)
}

// newWriter creates the table and returns a writer for its rows.
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
		w.kinds[i], c.Type = k, k.sqlType()
		columns[i] = schema.Quoted(c.Name) + " " + k.sqlType()
		if a := p.amounts[i]; a != nil {
			columns[i], c.Unit = a.columnDefinition(c.Name), a.unit
		}
	}
	if _, err := conn.Exec("CREATE TABLE "+schema.Quoted(t.Name)+" ("+strings.Join(columns, ", ")+")", nil); err != nil {
		return nil, fmt.Errorf("create table %s: %w", t.Name, err)
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
				if err := w.addMisfit(i, f, line); err != nil {
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

// charge charges the import's budget for a row.
func (w *writer) charge(fields [][]byte) error {
	size := int64(len(w.kinds))
	for _, f := range fields {
		if len(f) > maxValue {
			return tooLongError(int64(len(f)))
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
		if v, ok := w.plan.parseReal(column, t); ok {
			return v, true
		}
	case boolean:
		if kindOf(t) == boolean {
			return map[byte]int64{'t': 1, 'f': 0}[t[0]|0x20], true
		}
	case date, timestamp:
		if format := w.plan.dateFormat(column); format != nil {
			if s, ok := format.parse(t); ok {
				return s, true
			}
		} else if isISODate(t) || w.kinds[column] == timestamp && reTimestamp.Match(t) {
			return string(t), true
		}
	case list:
		if kindOf(t) == list {
			return string(t), true
		}
	}
	return nil, isNullWord(f)
}

// parseReal parses an amount or number in its column's format.
func (p *plan) parseReal(column int, t []byte) (float64, bool) {
	if a := p.amounts[column]; a != nil {
		return a.parse(t)
	}
	if p.comma == ';' {
		t = replaceDecimalComma(t)
	}
	return parseReal(t)
}

// dateFormat returns the format of a column's dates; nil: ISO dates, or no dates.
func (p *plan) dateFormat(column int) *dateFormat {
	if p.dates == nil {
		return nil
	}
	return p.dates[column]
}

// addMisfit stores a field that does not fit its column's kind. It returns a typeError if there are too many.
func (w *writer) addMisfit(column int, f []byte, line int) error {
	w.misfits[column]++
	n := w.misfits[column]
	wrongType := &typeError{column, kindOf(f)}
	if w.plan.comma == ';' {
		wrongType.found = kindOf(replaceDecimalComma(f))
	}
	if format := w.plan.dateFormat(column); format != nil {
		if format.contradictsGuess(bytes.TrimSpace(f)) {
			return wrongType
		}
		if !bytes.ContainsAny(f, digits) { // a word among dates
			w.wordFields[column]++
		}
		n -= w.wordFields[column]
	}
	if n > maxStrays && n*100 > w.table.Rows || 2*w.wordFields[column] > w.table.Rows+2*maxStrays ||
		len(w.misfitCells) > 1_000_000 {
		return wrongType
	}
	w.misfitCells = append(w.misfitCells, misfitCell{w.table.Rows, column, string(f)})
	w.table.note(line, fmt.Sprintf("%s is not of type %s: %s", w.table.Columns[column].Name, w.kinds[column].sqlType(),
		shorten(string(f))))
	return nil
}

// finish stores the fields that did not fit their columns in additional columns.
func (w *writer) finish() error {
	if err := w.insert.Close(); err != nil {
		return fmt.Errorf("fill table %s: %w", w.table.Name, err)
	}
	w.table.Kept = int64(len(w.misfitCells))
	extraColumns := map[int]string{}
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
		extraColumns[i] = name
		w.table.Columns = append(w.table.Columns, Column{Name: name, Type: "text"})
	}
	for _, k := range w.misfitCells {
		if name, ok := extraColumns[k.column]; ok {
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

// discard drops the table.
func (w *writer) discard() error {
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
