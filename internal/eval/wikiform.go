package eval

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// wikiParser is a parser over a table of WikiSQL: it reads questions as the chat does, and drops readings that cannot
// be expressed in WikiSQL's form.
type wikiParser struct {
	src    *Source
	table  *table
	parser parse.Parser
	cells  []map[string]string // by column, the original text of a parsed value
}

// align records the original text of each parsed value, such as dates and numbers.
func (b *wikiParser) align(ctx context.Context) error {
	rows, err := b.src.rows(ctx, "SELECT * FROM "+schema.SQLName(b.src.Schema.Tables[0].Name))
	if err != nil {
		return err
	}
	for column := range b.table.Header {
		originals := map[string]string{}
		for i, row := range first(rows, len(b.table.Rows)) {
			if column < len(b.table.Rows[i]) {
				originals[fmt.Sprint(row[column])] = b.table.Rows[i][column]
			}
		}
		b.cells = append(b.cells, originals)
	}
	return nil
}

// The aggregators and operators of WikiSQL, in its numbering.
var (
	wikiAggs = []query.Agg{query.None, query.Max, query.Min, query.Count, query.Sum, query.Avg}
	wikiOps  = []query.Op{query.Equal, query.Greater, query.Less}
)

// Parse implements parse.Parser.
func (b *wikiParser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	known := in.Constraints
	if in.Constraints = (query.Constraints{}); !known.Empty() { // the constraints apply to queries in WikiSQL's form
		in.Within = func(q *query.Query) bool {
			w := b.wiki(q)
			return w != nil && known.Allow(b.query(w))
		}
	}
	parsed, err := b.parser.Parse(ctx, in)
	if err != nil {
		return nil, err
	}
	kept := parsed.Candidates[:0]
	for _, c := range parsed.Candidates {
		if w := b.wiki(c.Query); w != nil {
			if c.Query = b.query(w); known.Allow(c.Query) {
				kept = append(kept, c)
			}
		}
	}
	parsed.Candidates = parse.Merge(kept, len(kept))
	return parsed, nil
}

// wiki translates a query to WikiSQL's form; nil if that cannot express it.
func (b *wikiParser) wiki(q *query.Query) *WikiQuery {
	if len(q.Select) != 1 || len(q.GroupBy)+len(q.Having) > 0 || q.Set != query.NoSet || q.Offset > 0 ||
		q.Written != nil || len(q.From.Tables) != 1 {
		return nil
	}
	it := q.Select[0]
	conds, ok := b.conditions(q.Where)
	out := &WikiQuery{Agg: slices.Index(wikiAggs, it.Agg), Conds: conds, Sel: b.column(it)}
	if it.Column.Name == "*" && it.Agg == query.Count { // count(*): the first column without a condition, if there is one
		out.Sel = 0
		for slices.ContainsFunc(conds, func(c wikiCondition) bool { return c.Column == out.Sel }) {
			out.Sel++
		}
		out.Sel %= len(b.table.Header)
	}
	if !ok || out.Agg < 0 || out.Sel < 0 || it.Calc != nil || it.Text != nil || it.Sub != nil || len(it.Only) > 0 {
		return nil
	}
	if q.Limit > 0 && !b.asExtreme(q, out) {
		return nil
	}
	return out
}

// asExtreme turns a query for the first row, ordered by the selected column, into the column's minimum or maximum,
// since WikiSQL cannot sort; false if q is not such a query.
func (b *wikiParser) asExtreme(q *query.Query, out *WikiQuery) bool {
	if q.Limit != 1 || len(q.OrderBy) != 1 || out.Agg != 0 || b.column(q.OrderBy[0].Item) != out.Sel {
		return false
	}
	out.Agg = 2
	if q.OrderBy[0].Desc {
		out.Agg = 1
	}
	return true
}

// conditions translates conditions: one by one, or several on a column together if they select only one of its values.
func (b *wikiParser) conditions(where []query.Condition) (out []wikiCondition, ok bool) {
	out = []wikiCondition{}
	joint := map[int][]query.Condition{} // by column: conditions that WikiSQL's form may express only together
	for _, c := range where {
		column := b.indexOf(c.Item.Column)
		if c.Or || c.Sub != nil || c.Other != nil || column < 0 || c.Item.Calc != nil || c.Item.Text != nil {
			return nil, false
		}
		if cond, ok := b.condition(column, c); ok {
			out = append(out, cond)
		} else {
			joint[column] = append(joint[column], c)
		}
	}
	for _, column := range slices.Sorted(maps.Keys(joint)) {
		found := b.onlyValue(column, joint[column])
		if found == "" {
			return nil, false
		}
		out = append(out, wikiCondition{column, 0, found})
	}
	return out, true
}

// condition translates a comparison of a column with one value.
func (b *wikiParser) condition(column int, c query.Condition) (out wikiCondition, ok bool) {
	op := slices.Index(wikiOps, c.Op)
	if c.Op == query.In {
		op = 0
	}
	if op < 0 || len(c.Values) != 1 || b.column(c.Item) != column {
		return out, false
	}
	if cell, held := b.asInCells(column, c.Values[0].Text); held {
		return wikiCondition{column, op, cell}, true
	}
	_, number := words.ParseNumber(c.Values[0].Text)
	return wikiCondition{column, op, c.Values[0].Text}, op > 0 && number
}

// onlyValue returns a column's only value in the rows selected by conditions such as month and day; "" if there are
// several.
func (b *wikiParser) onlyValue(column int, conds []query.Condition) (found string) {
	it := query.Item{Column: query.Column{Table: b.src.Schema.Tables[0].Name, Name: b.columns()[column]}}
	q := query.Query{Select: []query.Item{it}, From: query.From{Tables: []string{it.Column.Table}}, Where: conds}
	rows, err := b.src.rows(context.Background(), q.SUQL())
	if err != nil {
		return ""
	}
	for _, row := range rows {
		cell, ok := b.cells[column][fmt.Sprint(row[0])]
		if !ok || found != "" && wikiText(found) != wikiText(cell) {
			return ""
		}
		found = cell
	}
	return found
}

// column returns the index of an item's column in the table, or -1.
func (b *wikiParser) column(it query.Item) int {
	if it.Calc != nil || it.Text != nil || it.Column.Part != "" && it.Column.Part != query.InText {
		return -1
	}
	return b.indexOf(it.Column)
}

func (b *wikiParser) indexOf(c query.Column) int {
	return slices.IndexFunc(b.columns(), func(name string) bool { return strings.EqualFold(name, c.Name) })
}

// columns returns the names of the table's columns as opened, in header order.
func (b *wikiParser) columns() (out []string) {
	for _, c := range b.src.Schema.Tables[0].Columns[:len(b.table.Header)] {
		out = append(out, c.Name)
	}
	return out
}

// query converts a query in WikiSQL's form to the agent's; values are written like their cells.
func (b *wikiParser) query(w *WikiQuery) *query.Query {
	t, columns := b.src.Schema.Tables[0].Name, b.columns()
	q := &query.Query{Select: []query.Item{{Agg: wikiAggs[w.Agg], Column: query.Column{Table: t, Name: columns[w.Sel]}}},
		From: query.From{Tables: []string{t}}}
	for _, c := range w.Conds {
		value := query.Value{Text: c.Value}
		if x, ok := wikiNumber(c.Value); ok && b.table.Types[c.Column] == "real" {
			value.Text, value.Number = words.FormatNumber(x), true
		} else {
			value.Text, _ = b.asInCells(c.Column, value.Text)
		}
		q.Where = append(q.Where, query.Condition{Item: query.Item{Column: query.Column{Table: t, Name: columns[c.Column]}},
			Op: wikiOps[c.Op], Values: []query.Value{value}})
	}
	return q
}

// asInCells returns a value as written in the column's cells.
func (b *wikiParser) asInCells(column int, value string) (string, bool) {
	for _, row := range b.table.Rows {
		if column < len(row) && wikiText(row[column]) == wikiText(value) {
			return row[column], true
		}
	}
	return value, false
}
