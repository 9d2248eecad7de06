package nlg

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// Identifying picks the columns that best identify a row: its name if it has one.
func (a *Answers) Identifying(r *Table, whole *query.Query) (column, figureColumn int) {
	column, figureColumn = namingColumn(r, whole)
	if by := orderedBy(r, whole); figureColumn < 0 && by != column {
		figureColumn = by
	}
	if whole != nil && len(whole.From.Tables) > 0 {
		if title := titleColumn(a.db.Table(whole.From.Table(whole.From.Tables[0])), r); title >= 0 {
			column = title
		}
	}
	if figureColumn == column {
		figureColumn = -1
	}
	return column, figureColumn
}

// orderedBy returns the index of the result column that the rows are ordered by, or -1.
func orderedBy(r *Table, whole *query.Query) int {
	if whole == nil || len(whole.Select) != len(r.Columns) || len(whole.OrderBy) == 0 {
		return -1
	}
	return slices.IndexFunc(whole.Select, whole.OrderBy[0].Item.Same)
}

// titleColumn returns the index of the first result column that names a table's rows, or -1.
func titleColumn(table *schema.Table, r *Table) int {
	return slices.IndexFunc(r.Columns, func(name string) bool {
		if table == nil {
			return false
		}
		c := table.Column(name)
		return c != nil && c.Role == schema.Title
	})
}

// namingColumn picks the column that best identifies a row and, for groups, the computed one, or -1: groups by their
// key, rows by their first text.
func namingColumn(r *Table, whole *query.Query) (column, figureColumn int) {
	if whole != nil && len(whole.GroupBy) > 0 && len(whole.Select) == len(r.Columns) {
		column, figureColumn = -1, -1
		named := 0 // a group's key need not be shown beside its name
		for i, item := range whole.Select {
			figure := item.Agg != query.None || item.Calc != nil
			switch {
			case figure && figureColumn < 0:
				figureColumn = i
			case !figure && item.Text == nil:
				if named++; column < 0 {
					column = i
				}
			}
		}
		if column >= 0 && (named == 1 || len(whole.GroupBy) == 1) {
			return column, figureColumn
		}
	}
	for i := range r.Columns {
		if name, ok := r.Rows[0][i].(string); ok && name != verdict.NoInformation {
			return i, -1
		}
	}
	return 0, -1
}

// valueIn formats a column's value for Voice.Value, which words true and false itself.
func (a *Answers) valueIn(x any, whole *query.Query, at int) string {
	if holds, ok := x.(bool); ok {
		return strconv.FormatBool(holds)
	}
	return a.FigureIn(x, whole, at)
}

// FigureIn formats a column's value: with its unit, and grouped thousands.
func (a *Answers) FigureIn(x any, whole *query.Query, at int) string {
	n, number := numeral(x)
	if whole == nil || at >= len(whole.Select) || !number {
		return a.Worded(x)
	}
	v, it := a.Voice, whole.Select[at]
	worked := it.Agg != query.None || it.Calc != nil
	_, percentile := it.Agg.Percentile()
	switch {
	case it.Agg == query.None && it.Calc != nil && it.Calc.Op == query.Share:
		return v.Percent(v.Amount(text.Rounded(n, true), ""))
	case it.Calc != nil || it.Text != nil || it.Column.Part != "",
		!percentile && !slices.Contains([]query.Agg{query.None, query.Sum, query.Avg, query.Max, query.Min}, it.Agg):
		if worked {
			return v.Amount(text.Rounded(n, true), "")
		}
		return a.Worded(x)
	}
	var c *schema.Column
	if t := a.db.Table(whole.From.Table(it.Column.Table)); t != nil {
		c = t.Column(it.Column.Name)
	}
	unit := UnitOf(a.db, c)
	_, integer := x.(int64)
	if money := c != nil && c.Role == schema.Money; integer && !worked && !money && unit == (Unit{Per: 1}) {
		// a year, a key
		return a.Worded(x)
	}
	return v.Amount(unit.Number(n, worked), unit.Sign)
}

// numeral converts a numeric value.
func numeral(x any) (float64, bool) {
	switch x := x.(type) {
	case float64:
		return x, true
	case int64:
		return float64(x), true
	case json.Number:
		n, err := x.Float64()
		return n, err == nil
	}
	return 0, false
}

// Worded formats a value for people.
func (a *Answers) Worded(x any) string {
	switch x := x.(type) {
	case nil:
		return ""
	case float64:
		return a.Voice.Figure(text.Rounded(x, true))
	case bool:
		return a.YesOrNo(x)
	case json.Number:
		return a.Voice.Figure(x.String())
	case string:
		if x == verdict.NoInformation { // a value for groups, not a name
			return a.Voice.Phrase("value.unsaid")
		}
		if month, ok := a.Voice.Month(x); ok {
			return month
		}
		return a.Voice.Day(x)
	case []any:
		parts := make([]string, len(x))
		for i, e := range x {
			parts[i] = a.Worded(e)
		}
		return strings.Join(parts, ", ")
	}
	return fmt.Sprint(x)
}

// showsKey reports whether the selected item is a key, which means nothing to people.
func (a *Answers) showsKey(i query.Item) bool {
	t := a.db.Table(i.Column.Table)
	return i.Agg == query.None && t != nil && slices.Contains(t.Key, i.Column.Name)
}

// mostNamedItems is how many shown items may come from the question; a longer list is just everything there is.
const mostNamedItems = 3

// Overview reports whether a query shows whole rows with many columns, which says nothing about the question.
func Overview(q *query.Query) bool {
	if len(q.Select) <= mostNamedItems || len(q.GroupBy) > 0 || q.Set != query.NoSet {
		return false
	}
	return !slices.ContainsFunc(q.Select, func(it query.Item) bool {
		return it.Agg != query.None || it.Text != nil && !it.Text.Summary
	})
}
