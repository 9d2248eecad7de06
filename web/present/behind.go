package present

import (
	"encoding/json"
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/views"
)

// groups describes the groups of a query: which result columns identify them, and which table their rows are from.
type groups struct {
	query *query.Query
	keys  map[int]query.Column
	table string // whose rows form the groups
}

// newGroups describes the groups of a query; nil if it has none, or does not show all columns that identify them.
func newGroups(q *query.Query, db *schema.Database) *groups {
	if q == nil || db == nil || len(q.Written) > 0 || q.Set != query.NoSet || q.Distinct || len(q.GroupBy) == 0 {
		return nil
	}
	g := &groups{query: q, keys: map[int]query.Column{}, table: nlg.FinestTable(db, q.From)}
	for _, by := range q.Groups() {
		at := slices.IndexFunc(q.Select, query.Item{Column: by}.Same)
		if at < 0 {
			return nil
		}
		g.keys[at] = by
	}
	return g
}

// rows returns the statement for the rows of the group with these values; empty if there is none.
func (g *groups) rows(values []any) string {
	if g == nil {
		return ""
	}
	var conditions []query.Condition
	for k := range g.query.Select {
		by, isKey := g.keys[k]
		if !isKey {
			continue
		}
		if k >= len(values) {
			return ""
		}
		c := query.Condition{Item: query.Item{Column: by}, Op: query.Equal}
		if by.Each {
			c.Item.Column.Each, c.Op = false, query.Has
		}
		switch v := values[k].(type) {
		case nil:
			c.Op = query.IsNull
		case string:
			c.Values = []query.Value{{Text: v}}
		case bool:
			c.Values = []query.Value{{Text: strconv.FormatBool(v), Number: true}}
		case int64, json.Number:
			c.Values = []query.Value{{Text: Plain(v), Number: true}}
		default:
			return ""
		}
		conditions = append(conditions, c)
	}
	rows := query.Query{Select: []query.Item{query.Star(g.table)}, From: g.query.From,
		Where: withConditions(g.query.Where, conditions)}
	return rows.SUQL()
}

// withConditions adds conditions to each alternative of an OR.
func withConditions(where, more []query.Condition) (out []query.Condition) {
	for i, c := range where {
		if i > 0 && c.Or {
			out = append(out, more...)
		}
		out = append(out, c)
	}
	return append(out, more...)
}

// linkGroups links figures to the rows they were computed from.
func (f resultColumns) linkGroups(q *query.Query, db *schema.Database) resultColumns {
	g := newGroups(q, db)
	for k := range f {
		f[k].groups = g
		if g != nil {
			_, isKey := g.keys[k]
			f[k].figure = !isKey && f[k].view.Kind == views.Number
		}
	}
	return f
}
