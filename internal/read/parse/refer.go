package parse

import (
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// RowRef identifies a row, or a group, of an earlier result. A row without a key cannot be referred to.
type RowRef struct {
	Table  string `json:"table"`
	Column string `json:"column,omitempty"` // the key's column, if not the table's key
	Key    string `json:"key"`              // the primary key's value
	Title  string `json:"title"`
}

// MaxReferredRows is the number of shown rows that can be referred to later.
const MaxReferredRows = 20

// IdentityQuery returns a query that identifies the rows of q's result: for each, a key, its name, and what is shown.
// Figures have no rows, and rows without a key cannot be identified.
func IdentityQuery(db *schema.Database, q *query.Query) (rows *query.Query, key query.Column, ok bool) {
	if !showsRows(q) {
		return nil, key, false
	}
	naming := namingColumn(db, q)
	switch {
	case len(q.GroupBy) == 1 && q.GroupBy[0].Part == "" && !q.GroupBy[0].Each:
		if key = q.GroupBy[0]; q.Select[0].IsFigure() {
			naming = key
		}
	case len(q.GroupBy) == 0 && q.Distinct:
		key = distinctKey(db, q, naming)
	case len(q.GroupBy) == 0:
		key, naming = rowsOf(db, q, naming)
	}
	if c := columnOf(db, key); c == nil || c.List || c.Role == schema.FreeText || c.Hidden {
		return nil, key, false
	}
	if c := columnOf(db, naming); c == nil || c.List || c.Role == schema.FreeText || naming.Part != "" || naming.Each {
		naming = key
	}
	out := q.Clone()
	out.Select = append([]query.Item{{Column: key}, {Column: naming}}, q.Select...)
	return out, key, true
}

// showsRows reports whether a query shows rows or groups rather than a figure.
func showsRows(q *query.Query) bool {
	if q == nil || q.Set != query.NoSet || q.Written != nil || len(q.From.Alias) > 0 || len(q.From.Tables) == 0 ||
		len(q.Select) == 0 {
		return false
	}
	return len(q.GroupBy) > 0 || !slices.ContainsFunc(q.Select, func(it query.Item) bool {
		return it.Agg != query.None || it.Calc != nil && it.Calc.Left.Agg != query.None
	})
}

// namingColumn returns the column that names rows in a result: the first one, or the table's title.
func namingColumn(db *schema.Database, q *query.Query) query.Column {
	naming := q.Select[0].Column
	if t := db.Table(naming.Table); t != nil && t.Title() != nil {
		for _, it := range q.Select {
			if it.Column.Table == naming.Table && it.Column.Name == t.Title().Name && it.Agg == query.None {
				naming = it.Column
			}
		}
	}
	return naming
}

func columnOf(db *schema.Database, c query.Column) *schema.Column {
	if t := db.Table(c.Table); t != nil && c.Name != "" {
		return t.Column(c.Name)
	}
	return nil
}

// distinctKey returns the column that identifies the rows of a SELECT DISTINCT: a key among the columns, a unique name,
// or the only column. Any additional column would add rows.
func distinctKey(db *schema.Database, q *query.Query, naming query.Column) query.Column {
	for _, it := range q.Select {
		if t := db.Table(it.Column.Table); t != nil && visibleKey(t) == it.Column.Name && it.Column.Name != "" {
			return it.Column
		}
	}
	c := columnOf(db, naming)
	switch {
	case c == nil || naming.Part != "" || naming.Each:
		return query.Column{}
	case c.Distinct == db.Table(naming.Table).Rows && c.Nulls == 0 && visibleKey(db.Table(naming.Table)) != "":
		return query.Column{Table: naming.Table, Name: visibleKey(db.Table(naming.Table))}
	case len(q.Select) == 1:
		return naming
	}
	return query.Column{}
}

// rowsOf returns the key and the naming column of the table from which a list's rows come: the one shown first.
func rowsOf(db *schema.Database, q *query.Query, naming query.Column) (key, title query.Column) {
	t := db.Table(naming.Table)
	if t == nil || !slices.Contains(q.From.Tables, t.Name) {
		t = db.Table(q.From.Tables[0])
	}
	if t == nil {
		return key, title
	}
	key, title = query.Column{Table: t.Name, Name: visibleKey(t)}, naming
	if c := t.Title(); c != nil {
		title = query.Column{Table: t.Name, Name: c.Name}
		if key.Name == "" && c.Distinct == t.Rows && c.Nulls == 0 {
			key = title
		}
	}
	return key, title
}

// visibleKey returns a table's visible key column, or empty.
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

// RowRefs identifies the rows of a result by the result of its IdentityQuery. Another plan may return rows in another
// order, or others of equal rank: rows are matched by what is shown, and unmatched ones cannot be referred to.
func RowRefs(db *schema.Database, by query.Column, identified, shown [][]any) []RowRef {
	t := db.Table(by.Table)
	column := by.Name
	if t != nil && len(t.Key) == 1 && t.Key[0] == by.Name {
		column = ""
	}
	found := map[string][]RowRef{}
	for _, row := range identified {
		if len(row) < 2 {
			return nil
		}
		cells := fmt.Sprint(row[2:])
		found[cells] = append(found[cells], RowRef{by.Table, column, keyText(row[0]), titleText(row[1])})
	}
	var out []RowRef
	hasKey := false
	for _, row := range shown[:min(len(shown), MaxReferredRows)] {
		r := RowRef{Table: by.Table, Column: column}
		if list := found[fmt.Sprint(row)]; len(list) > 0 {
			r, found[fmt.Sprint(row)] = list[0], list[1:]
		}
		out, hasKey = append(out, r), hasKey || r.Key != ""
	}
	if !hasKey {
		return nil
	}
	return out
}

// Maximum lengths of a row's key and title.
const maxKeyLength, maxTitleLength = 200, 100

// keyText returns a key as it is used in conditions; empty if it is too long.
func keyText(v any) string {
	text := titleText(v)
	if utf8.RuneCountInString(text) >= maxTitleLength {
		if text = fmt.Sprint(v); utf8.RuneCountInString(text) > maxKeyLength {
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
	return string(text[:min(len(text), maxTitleLength)])
}
