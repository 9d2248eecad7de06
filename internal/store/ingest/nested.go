package ingest

import (
	"bytes"
	"cmp"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
	nouns "github.com/ask-surely/surely/internal/words/text"
)

// Nested JSON: an object inside a row becomes columns, named by all of its keys ("address_city"); a list of objects
// becomes a table whose rows refer to their parent row. What would be too deep or too wide stays JSON, and the table's
// remarks say so.
const (
	mostNested  = 6      // levels of objects that become columns or tables
	mostMembers = 100    // keys of an object that becomes columns: with more, keys are values ("2024-01-31")
	mostInside  = 20     // tables made from nested lists: the file is read once for each
	mostShapes  = 20_000 // places tracked while a file is scanned
	longestKey  = 64     // bytes of a key: every child row repeats it
)

// shape is what one place of all objects contains: a key, or a key below it.
type shape struct {
	key     string
	kind    kind // kind of the values that are neither objects nor lists
	all     kind // kind of all values, if they stay JSON
	listed  bool // lists of values
	blank   bool // lists without an element
	objects bool
	rows    bool   // lists of objects, rows of another table
	whole   string // why it stays JSON; empty: it does not
	members []*shape
	at      map[string]int
	column  int // column in its table; -1: none of its own
}

func newShape(key string) *shape { return &shape{key: key, at: map[string]int{}, column: -1} }

// fold makes a place stay JSON.
func (s *shape) fold(why string) {
	s.whole = cmp.Or(s.whole, why)
	s.members, s.at, s.objects, s.rows = nil, nil, false, false
}

// count is the number of places below one.
func (s *shape) count() int {
	n := len(s.members)
	for _, m := range s.members {
		n += m.count()
	}
	return n
}

// own reports whether a place has a column itself, not only through places below it.
func (s *shape) own() bool {
	return s.whole != "" || s.kind != unknown || s.listed || !s.objects && !s.rows
}

// width is the number of columns of a place.
func (s *shape) width() (n int) {
	if s.own() {
		n = 1
	}
	if !s.rows {
		n += s.below()
	}
	return n
}

// below is the number of columns of a place's members.
func (s *shape) below() (n int) {
	for _, m := range s.members {
		n += m.width()
	}
	return n
}

// declares is the kind of a place's column.
func (s *shape) declares() kind {
	k := s.kind
	switch {
	case s.whole != "":
		k = s.all
	case s.listed || s.blank && k == unknown:
		k = list
	}
	if k == unknown {
		return text
	}
	return k
}

// learner infers the shape of a file's objects.
type learner struct{ shapes int }

// object adds an object's members, or returns false if there are too many.
func (l *learner) object(s *shape, object []member, depth int) (bool, error) {
	for _, m := range object {
		i, ok := s.at[m.key]
		if !ok {
			if len(s.members) >= maxColumns || depth > 0 && l.shapes >= mostShapes {
				return false, nil
			}
			l.shapes++
			i = len(s.members)
			s.at[m.key] = i
			s.members = append(s.members, newShape(m.key))
		}
		if err := l.value(s.members[i], m.value, depth); err != nil {
			return false, err
		}
	}
	return true, nil
}

func (l *learner) value(s *shape, v json.RawMessage, depth int) error {
	k := jsonKind(v)
	s.all = merge(s.all, k)
	if s.whole != "" {
		return nil
	}
	if depth == mostNested && (v[0] == '{' || v[0] == '[' && bytes.IndexByte(v, '{') >= 0) {
		l.fold(s, fmt.Sprintf("it is nested more than %d levels deep", mostNested))
		return nil
	}
	fits := true
	held, err := objectsIn(v, func(o []member) (err error) {
		if fits {
			fits, err = l.object(s, o, depth+1)
		}
		return err
	})
	switch {
	case err != nil:
		return err
	case !fits:
		l.fold(s, "its objects have too many different keys")
	case held == mixedObjects:
		l.fold(s, "objects and other values stand in one list")
	case held == onlyObjects && k == list:
		s.rows = true
	case held == onlyObjects:
		s.objects = true
	case k != list:
		s.kind = merge(s.kind, k)
	case blank(bytes.Trim(v, "[]")):
		s.blank = true
	default:
		s.listed = true
	}
	return nil
}

func (l *learner) fold(s *shape, why string) {
	l.shapes -= s.count()
	s.fold(why)
}

// held reports whether a value is an object or contains objects.
type held int

const (
	noObjects held = iota
	onlyObjects
	mixedObjects // the list also contains other values
)

// objectsIn visits the object, or objects, in a value.
func objectsIn(v json.RawMessage, visit func([]member) error) (held, error) {
	one := func(v json.RawMessage) error {
		o, err := members(v)
		if err != nil {
			return err
		}
		return visit(o)
	}
	switch {
	case v[0] == '{':
		return onlyObjects, one(v)
	case v[0] != '[' || bytes.IndexByte(v, '{') < 0:
		return noObjects, nil
	}
	objects, others := false, false
	err := elements(v, func(e json.RawMessage) error {
		switch e[0] {
		case '{':
			objects = true
			return one(e)
		case 'n': // nothing is there
		default:
			others = true
		}
		return nil
	})
	switch {
	case objects && others:
		return mixedObjects, err
	case objects:
		return onlyObjects, err
	}
	return noObjects, err
}

// arrange assigns columns to a table's places, and makes tables of their lists of objects.
func (f *objectFile) arrange(o *objectTable) {
	for o.root.below() > maxColumns-2 { // leaves room for the linking keys
		widest := slices.MaxFunc(o.root.members, func(a, b *shape) int { return a.width() - b.width() })
		if widest.width() < 2 {
			break
		}
		widest.fold(fmt.Sprintf("the table would have more than %d columns", maxColumns))
	}
	f.place(o, o.root, "", nil)
}

func (f *objectFile) place(o *objectTable, s *shape, before string, path []*shape) {
	for _, m := range s.members {
		name, here := before+m.key, append(slices.Clone(path), m)
		switch {
		case m.rows && f.inside == mostInside:
			m.fold(fmt.Sprintf("the file holds more than %d lists of objects", mostInside))
		case m.rows && len(m.members) > maxColumns-2, m.objects && !m.rows && len(m.members) > mostMembers:
			m.fold("its objects have too many different keys")
		case m.objects && len(m.members) == 0:
			m.fold("its objects are empty")
		}
		if m.whole != "" && !strings.HasSuffix(m.whole, "are empty") {
			o.remark(fmt.Sprintf("%s stays JSON: %s", name, m.whole))
		}
		if m.own() {
			m.column = len(o.columns)
			o.columns, o.names = append(o.columns, m), append(o.names, name)
		}
		if m.rows {
			f.inside++
			inner := &objectTable{root: m, of: o, path: here}
			o.inner, f.order = append(o.inner, inner), append(f.order, inner)
		} else {
			f.place(o, m, name+"_", here)
		}
	}
}

// ownKey numbers rows without another key.
const ownKey = "id"

// keys are names of key columns, besides "customer_id" in customers.
var keys = map[string]bool{"id": true, "_id": true, "uuid": true, "guid": true, "key": true}

// finish ends a table and, if other tables refer to it, gives its rows a key: a short unique column, or a number.
func (o *objectTable) finish(conn *sqlite3.SQLiteConn) error {
	if err := o.w.finish(); err != nil || len(o.inner) == 0 || o.bare {
		return err
	}
	t := o.table
	one := strings.ToLower(nouns.Singular(t.Name))
	for i, c := range o.columns {
		name := strings.ToLower(c.key)
		k := c.declares()
		if !slices.Contains(o.root.members, c) || !keys[name] && name != one+"_id" && name != one+"id" ||
			c.whole != "" || c.listed || k != integer && k != text {
			continue
		}
		if o.linked {
			i++
		}
		unique, err := tellsApart(conn, t.Name, t.Columns[i].Name)
		if err != nil {
			return err
		}
		if unique {
			o.key, o.keyColumn = c, i
			return nil
		}
	}
	number, names := "rowid", t.names()
	if slices.ContainsFunc(names, func(name string) bool { return strings.EqualFold(name, number) }) {
		number = "_rowid_"
	}
	o.keyColumn = len(names)
	name := columnNames(append(names, ownKey))[o.keyColumn]
	t.Columns = append(t.Columns, Column{Name: name, Type: integer.declared()})
	for _, sql := range []string{"ALTER TABLE %s ADD COLUMN %s integer", "UPDATE %s SET %s = " + number} {
		if _, err := conn.Exec(fmt.Sprintf(sql, schema.Quoted(t.Name), schema.Quoted(name)), nil); err != nil {
			return fmt.Errorf("number the rows of %s: %w", t.Name, err)
		}
	}
	return nil
}

// tellsApart reports whether a column is unique, with short values.
func tellsApart(conn *sqlite3.SQLiteConn, table, column string) (bool, error) {
	name := schema.Quoted(column)
	rows, err := conn.Query(fmt.Sprintf(
		"SELECT count(*) = count(DISTINCT %s) AND max(length(CAST(%s AS blob))) <= %d FROM %s",
		name, name, longestKey, schema.Quoted(table)), nil)
	if err != nil {
		return false, fmt.Errorf("look for a key of %s: %w", table, err)
	}
	defer rows.Close()
	row := make([]driver.Value, 1)
	if err := rows.Next(row); err != nil {
		return false, fmt.Errorf("look for a key of %s: %w", table, err)
	}
	return row[0] == int64(1), nil
}

// link is the column that refers to the parent row.
func (o *objectTable) link() (name string, k kind, to *reference) {
	t := o.of.table
	c := t.Columns[o.of.keyColumn]
	k = integer
	if c.Type == text.declared() {
		k = text
	}
	one := nouns.Singular(t.Name)
	if name = one + "_" + strings.TrimLeft(c.Name, "_"); strings.HasPrefix(strings.ToLower(c.Name), strings.ToLower(one)) {
		name = c.Name
	}
	return name, k, &reference{t.Name, c.Name}
}
