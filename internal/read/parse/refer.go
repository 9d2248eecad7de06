package parse

import (
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// RowRef names a row, or a group, of an earlier result. One that cannot be pointed at has no key.
type RowRef struct {
	Table  string `json:"table"`
	Column string `json:"column,omitempty"` // that the key is a value of, where it is not the table's key
	Key    string `json:"key"`              // the primary key's value
	Title  string `json:"title"`
}

// MostReferred is how many of the rows shown can be pointed at later.
const MostReferred = 20

// Identified returns a query for what tells the rows that a query shows apart: of each the value of a column, what the
// row is called by, and what is shown. A figure shows no rows, and rows without a key cannot be told apart.
func Identified(db *schema.Database, q *query.Query) (rows *query.Query, by query.Column, ok bool) {
	if !showsRows(q) {
		return nil, by, false
	}
	called := calledBy(db, q)
	switch {
	case len(q.GroupBy) == 1 && q.GroupBy[0].Part == "" && !q.GroupBy[0].Each:
		if by = q.GroupBy[0]; q.Select[0].Agg != query.None || q.Select[0].Calc != nil {
			called = by
		}
	case len(q.GroupBy) == 0 && q.Distinct:
		by = distinct(db, q, called)
	case len(q.GroupBy) == 0:
		by, called = rowsOf(db, q, called)
	}
	if c := columnOf(db, by); c == nil || c.List || c.Role == schema.FreeText || c.Hidden {
		return nil, by, false
	}
	if c := columnOf(db, called); c == nil || c.List || c.Role == schema.FreeText || called.Part != "" || called.Each {
		called = by
	}
	out := q.Clone()
	out.Select = append([]query.Item{{Column: by}, {Column: called}}, q.Select...)
	return out, by, true
}

// showsRows reports whether a query shows rows or groups of its tables, and not a figure.
func showsRows(q *query.Query) bool {
	if q == nil || q.Set != query.NoSet || q.Written != nil || len(q.From.Alias) > 0 || len(q.From.Tables) == 0 ||
		len(q.Select) == 0 {
		return false
	}
	return len(q.GroupBy) > 0 || !slices.ContainsFunc(q.Select, func(it query.Item) bool {
		return it.Agg != query.None || it.Calc != nil && it.Calc.Left.Agg != query.None
	})
}

// calledBy is the column that rows are called by among what is shown of them: what is shown first, or the title of its
// table.
func calledBy(db *schema.Database, q *query.Query) query.Column {
	called := q.Select[0].Column
	if t := db.Table(called.Table); t != nil && t.Title() != nil {
		for _, it := range q.Select {
			if it.Column.Table == called.Table && it.Column.Name == t.Title().Name && it.Agg == query.None {
				called = it.Column
			}
		}
	}
	return called
}

func columnOf(db *schema.Database, c query.Column) *schema.Column {
	if t := db.Table(c.Table); t != nil && c.Name != "" {
		return t.Column(c.Name)
	}
	return nil
}

// distinct tells rows without repeats apart: by a key that is among what is shown, by a name that no two rows share,
// or where one column is shown by its values. With anything else beside them there would be more rows.
func distinct(db *schema.Database, q *query.Query, called query.Column) query.Column {
	for _, it := range q.Select {
		if t := db.Table(it.Column.Table); t != nil && visibleKey(t) == it.Column.Name && it.Column.Name != "" {
			return it.Column
		}
	}
	c := columnOf(db, called)
	switch {
	case c == nil || called.Part != "" || called.Each:
		return query.Column{}
	case c.Distinct == db.Table(called.Table).Rows && c.Nulls == 0 && visibleKey(db.Table(called.Table)) != "":
		return query.Column{Table: called.Table, Name: visibleKey(db.Table(called.Table))}
	case len(q.Select) == 1:
		return called
	}
	return query.Column{}
}

// rowsOf tells what a list is of, and by which column its rows are called: the rows of the table that is shown first.
func rowsOf(db *schema.Database, q *query.Query, called query.Column) (by, title query.Column) {
	t := db.Table(called.Table)
	if t == nil || !slices.Contains(q.From.Tables, t.Name) {
		t = db.Table(q.From.Tables[0])
	}
	if t == nil {
		return by, title
	}
	by, title = query.Column{Table: t.Name, Name: visibleKey(t)}, called
	if c := t.Title(); c != nil {
		title = query.Column{Table: t.Name, Name: c.Name}
		if by.Name == "" && c.Distinct == t.Rows && c.Nulls == 0 {
			by = title
		}
	}
	return by, title
}

// visibleKey is the column that tells the rows of a table apart and may be seen, or nothing.
func visibleKey(t *schema.Table) string {
	if len(t.Key) == 1 {
		if c := t.Column(t.Key[0]); c != nil && !c.Hidden {
			return t.Key[0]
		}
	}
	for _, c := range t.Visible() {
		if c.Role == schema.Identifier && c.Nulls == 0 && c.Distinct == t.Rows && t.Rows > 1 {
			return c.Name
		}
	}
	return ""
}

// Refer names the rows of a result by what a query that Identified returned gave. Another plan of the database may
// give the same rows in another order, or of as many others: a row is known by what is shown of it, and who is not
// found cannot be pointed at.
func Refer(db *schema.Database, by query.Column, again, shown [][]any) []RowRef {
	t := db.Table(by.Table)
	column := by.Name
	if t != nil && len(t.Key) == 1 && t.Key[0] == by.Name {
		column = ""
	}
	found := map[string][]RowRef{}
	for _, row := range again {
		if len(row) < 2 {
			return nil
		}
		cells := fmt.Sprint(row[2:])
		found[cells] = append(found[cells], RowRef{by.Table, column, keyText(row[0]), titleText(row[1])})
	}
	var out []RowRef
	some := false
	for _, row := range shown[:min(len(shown), MostReferred)] {
		r := RowRef{Table: by.Table, Column: column}
		if list := found[fmt.Sprint(row)]; len(list) > 0 {
			r, found[fmt.Sprint(row)] = list[0], list[1:]
		}
		out, some = append(out, r), some || r.Key != ""
	}
	if !some {
		return nil
	}
	return out
}

// The most letters of what a row is told by.
const longestKey, longestTitle = 200, 100

// keyText is a key as conditions have it, or nothing where it is none.
func keyText(v any) string {
	text := titleText(v)
	if utf8.RuneCountInString(text) >= longestTitle {
		if text = fmt.Sprint(v); utf8.RuneCountInString(text) > longestKey {
			return ""
		}
	}
	return text
}

func titleText(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case []any:
		return ""
	}
	text := []rune(fmt.Sprint(v))
	return string(text[:min(len(text), longestTitle)])
}
