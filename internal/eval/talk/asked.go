package talk

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Values returns the values of the requested column, without keys and names shown beside it.
func (o *Outcome) Values(db *schema.Database) []any {
	out := []any{}
	if o.Result == nil || len(o.Columns) == 0 {
		return out
	}
	at := 0
	if o.Query != nil && len(o.Query.Select) == len(o.Columns) {
		at = wanted(o.Query, db)
	}
	for _, row := range o.Rows {
		if row[at] == nil {
			continue
		}
		if list, ok := row[at].([]any); ok {
			out = append(out, list...)
			continue
		}
		out = append(out, row[at])
	}
	return out
}

// Has reports whether a query has a component.
func Has(q *query.Query, c query.Component) bool {
	return slices.ContainsFunc(query.Components(q), func(o query.Component) bool { return o.ID() == c.ID() })
}

// wanted returns the index of the selected column that answers the question: without groups an aggregate, otherwise the
// first that is not a key. Rows picked by an order also show what they are ordered by.
func wanted(q *query.Query, db *schema.Database) int {
	if len(q.GroupBy) == 0 {
		if i := slices.IndexFunc(q.Select, func(i query.Item) bool { return i.Agg != query.None || i.Calc != nil }); i >= 0 &&
			len(q.OrderBy) == 0 {
			return i
		}
	}
	if i := slices.IndexFunc(q.Select, func(i query.Item) bool { return !isKey(i, q, db) }); i >= 0 {
		return i
	}
	return 0
}

// isKey reports whether an item is a key column of its table.
func isKey(i query.Item, q *query.Query, db *schema.Database) bool {
	if db == nil || i.Agg != query.None || i.Calc != nil || i.Column.Name == "" {
		return false
	}
	t := db.Table(q.From.Table(i.Column.Table))
	return t != nil && slices.Contains(t.Key, i.Column.Name)
}
