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

// IdentifyingColumns returns the column that best identifies a row, and that of a figure, or of the order, or -1.
func (a *ResultVoice) IdentifyingColumns(r *Table, q *query.Query) (column, figureColumn int) {
	column, figureColumn = namingColumn(r, q)
	if q != nil && figureColumn < 0 && len(q.Select) == len(r.Columns) && len(q.OrderBy) > 0 {
		if by := slices.IndexFunc(q.Select, q.OrderBy[0].Item.Same); by != column {
			figureColumn = by
		}
	}
	if q != nil {
		if title := slices.IndexFunc(r.Columns, func(name string) bool {
			c := FindColumn(a.db, query.Column{Name: name}, q.From)
			return c != nil && c.Role == schema.Title
		}); title >= 0 {
			column = title
		}
	}
	switch {
	case figureColumn == column:
		figureColumn = -1
	case figureColumn < 0 && q != nil && len(q.Select) == 2 && len(r.Columns) == 2 && a.isTitle(q.Select[column], q) &&
		a.surnameColumn(q, column) == 0 && a.isShort(q.Select[1-column], q):
		figureColumn = 1 - column // the column asked for beside the names
	}
	return column, figureColumn
}

// isShort reports whether an item is a column with short values that fit behind a name, unlike "yes" and "no".
func (a *ResultVoice) isShort(it query.Item, q *query.Query) bool {
	c := FindColumn(a.db, it.Column, q.From)
	if c == nil || !isColumn(it) || c.Role == schema.FreeText || c.Role == schema.Title {
		return false
	}
	yes, _ := c.Flag()
	return yes == ""
}

// namingColumn returns the column of a group's key or else the first text, and for groups that of a figure, or -1.
func namingColumn(r *Table, q *query.Query) (column, figureColumn int) {
	if q != nil && len(q.GroupBy) > 0 && len(q.Select) == len(r.Columns) {
		isFigure := func(i query.Item) bool { return i.Agg != query.None || i.Calc != nil }
		isName := func(i query.Item) bool { return !isFigure(i) && i.Text == nil }
		column, figureColumn = slices.IndexFunc(q.Select, isName), slices.IndexFunc(q.Select, isFigure)
		if column >= 0 && (len(q.GroupBy) == 1 || !slices.ContainsFunc(q.Select[column+1:], isName)) {
			return column, figureColumn
		}
	}
	isText := func(x any) bool { name, ok := x.(string); return ok && name != verdict.NoInformation }
	first := func(column int) any { // the first value of a column, unless all are unknown
		at := slices.IndexFunc(r.Rows, func(row []any) bool { return row[column] != nil })
		return r.Rows[max(0, at)][column]
	}
	for i := range r.Columns {
		if isText(first(i)) {
			return i, -1
		}
	}
	return 0, -1
}

// formatValue formats a column's value for Voice.Value, which expects booleans as "true" and "false".
func (a *ResultVoice) formatValue(x any, q *query.Query, at int) string {
	if isYes, ok := x.(bool); ok {
		return strconv.FormatBool(isYes)
	}
	return a.FormatFigure(x, q, at)
}

// FormatFigure formats a column's value with its unit and grouped thousands.
func (a *ResultVoice) FormatFigure(x any, q *query.Query, at int) string {
	n, number := toFloat(x)
	if q == nil || at >= len(q.Select) || !number {
		return a.Format(x)
	}
	it := q.Select[at]
	isComputed := it.Agg != query.None || it.Calc != nil
	switch {
	case it.Calc != nil && it.Agg != query.Count:
		return a.calculatedFigure(n, it, q.From)
	case isComputed && (it.Text != nil || !it.Column.Part.IsValue() || it.Agg == query.Count):
		return text.Amount(text.Rounded(n, true), "")
	case it.Text != nil || !it.Column.Part.IsValue():
		return a.Format(x)
	}
	c := FindColumn(a.db, it.Column, q.From)
	unit := UnitOf(a.db, c)
	_, integer := x.(int64)
	if money := c != nil && c.Role == schema.Money; integer && !isComputed && !money && unit == (Unit{Factor: 1}) {
		// a year, a key
		return a.Format(x)
	}
	return text.Amount(unit.Number(n, isComputed), unit.Symbol)
}

// calculatedFigure formats the result of a calculation with its unit.
func (a *ResultVoice) calculatedFigure(n float64, it query.Item, f query.From) string {
	unit, per := a.calculatedUnit(it.Calc, f)
	figure := text.Amount(unit.Number(n, true), unit.Symbol)
	switch {
	case it.Agg == query.None && it.Calc.Op == query.Share:
		return a.g.render("percent", slots{"value": figure})
	case per != "":
		return a.g.render("per", slots{"value": figure, "unit": per})
	}
	return figure
}

// toFloat converts a numeric value.
func toFloat(x any) (float64, bool) {
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

// Format formats a value for people.
func (a *ResultVoice) Format(x any) string {
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
		if x == verdict.NoInformation { // this value occurs in groups
			return a.Voice.Phrase("value.unsaid")
		}
		if month, ok := a.Voice.Month(x); ok {
			return month
		}
		return a.Voice.Day(x)
	case []any:
		parts := make([]string, len(x))
		for i, e := range x {
			parts[i] = a.Format(e)
		}
		return strings.Join(parts, ", ")
	}
	return fmt.Sprint(x)
}

// showsKey reports whether the selected item is a key that does not name a row for people: a number; but not V041.
func (a *ResultVoice) showsKey(i query.Item, q *query.Query) bool {
	t := a.db.Table(q.From.Table(i.Column.Table))
	if i.Agg != query.None || t == nil || !slices.Contains(t.Key, i.Column.Name) {
		return false
	}
	c := t.Column(i.Column.Name)
	return c == nil || c.Type != schema.Text
}

// maxNamedItems is the maximum number of items that a question asks for; a longer list shows whole rows.
const maxNamedItems = 3

// IsOverview reports whether a query shows whole rows with many columns, none of which was asked for.
func IsOverview(q *query.Query) bool {
	if len(q.Select) <= maxNamedItems || len(q.GroupBy) > 0 || q.Set != query.NoSet {
		return false
	}
	return !slices.ContainsFunc(q.Select, func(it query.Item) bool {
		return it.Agg != query.None || it.Text != nil && !it.Text.Summary
	})
}
