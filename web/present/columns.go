package present

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// resultColumn is a result column with its origin and presentation.
type resultColumn struct {
	view     views.Column
	column   *schema.Column // nil for computed columns
	table    *schema.Table
	index    map[string]int // of all result columns, by name
	unit     nlg.Unit
	decimals int     // that its figures have
	groups   *groups // of the query; nil: it has none
	figure   bool    // computed from the rows of a group
	isAsked  bool    // named by the question
	isEmpty  bool    // no row has a value
}

type resultColumns []resultColumn

// DescribeColumns describes a result's columns by their origins or, if computed, by their labels.
func DescribeColumns(r suql.Result, labels []string, db *schema.Database) resultColumns {
	out := make(resultColumns, len(r.Columns))
	index := map[string]int{}
	for i, name := range r.Columns {
		if _, ok := index[name]; !ok {
			index[name] = i
		}
	}
	titled := false
	for i, name := range r.Columns {
		f := resultColumn{view: views.Column{Label: columnHeader(name), Kind: views.Plain}, index: index}
		var origin suql.Origin
		if i < len(r.Origins) {
			origin = r.Origins[i]
		}
		table, column := originColumn(db, origin)
		if origin.Function == "" {
			f.table, f.column = table, column
		}
		switch c := f.column; {
		case i < len(labels) && labels[i] != "":
			f.view.Label, f.table, f.column = labels[i], nil, nil
		case c != nil && c.Label != "":
			f.view.Label = nlg.ColumnLabel(c)
		}
		switch {
		case f.column != nil:
			f.unit = nlg.UnitOf(db, f.column)
		case origin.Function == suql.Computed && column != nil:
			f.unit = nlg.UnitOfResult(db, schema.Operand{Money: column, InWholeUnits: origin.InWholeUnits})
		case column != nil:
			f.unit = nlg.UnitOf(db, column)
		case origin.Function == suql.Percent:
			f.unit = nlg.Unit{Symbol: "%", Factor: 1}
		}
		f.view.Kind = f.kind(r, i)
		f.isEmpty = !slices.ContainsFunc(r.Rows, func(row []any) bool { return i < len(row) && Plain(row[i]) != "" })
		f.decimals = f.countDecimals(r, i)
		f.view.IsKey = f.column != nil && f.column.Role == schema.Identifier
		if f.view.Kind == views.Title {
			if titled {
				f.view.Kind = views.Plain
			}
			titled = true
		}
		out[i] = f
	}
	if !titled {
		out.chooseTitle()
	}
	return out
}

// chooseTitle makes the first plain column the title.
func (f resultColumns) chooseTitle() {
	for i := range f {
		if f[i].view.Kind == views.Plain && !f[i].view.IsKey {
			f[i].view.Kind = views.Title
			return
		}
	}
}

// markAsked marks the columns that a question mentions: "the ids of the open tickets".
func (f resultColumns) markAsked(question string) resultColumns {
	typed := text.Words(strings.ToLower(question))
	for i, w := range typed {
		typed[i] = text.Singular(w)
	}
	for k, c := range f {
		name := strings.Fields(strings.ToLower(c.view.Label))
		f[k].isAsked = len(name) > 0 && slices.Contains(typed, text.Singular(name[len(name)-1]))
	}
	return f
}

// originColumn returns the visible column that an origin names; nil if it names none.
func originColumn(db *schema.Database, o suql.Origin) (*schema.Table, *schema.Column) {
	if db == nil || o.Column == "" {
		return nil, nil
	}
	t := db.Table(o.Table)
	if t == nil || t.Hidden {
		return nil, nil
	}
	if c := t.Column(o.Column); c != nil && !c.Hidden {
		return t, c
	}
	return nil, nil
}

// kind returns the display kind of column i.
func (f resultColumn) kind(r suql.Result, i int) views.Kind {
	if f.column != nil {
		switch f.column.Role {
		case schema.Link:
			return views.Link
		case schema.Picture:
			return views.Picture
		case schema.Title:
			return views.Title
		}
	}
	numbers, lists, longest, seen := 0, 0, 0, 0
	for _, row := range r.Rows {
		if i >= len(row) || row[i] == nil {
			continue
		}
		seen++
		switch v := row[i].(type) {
		case int64, float64, json.Number:
			numbers++
		case []any:
			lists++
			longest = max(longest, len(Plain(v))/max(1, len(v)))
		case string:
			longest = max(longest, len(v))
		}
	}
	switch {
	case seen > 0 && numbers == seen:
		return views.Number
	case lists > 0 && longest <= 40:
		return views.Tags
	case longest > 180:
		return views.Long
	}
	return views.Plain
}

// layout chooses cards for a few wide rows with a name, else a table.
func (f resultColumns) layout(r suql.Result) views.Layout {
	switch {
	case len(r.Rows) == 0 || len(r.Columns) == 0:
		return views.Nothing
	case len(r.Rows) == 1 && len(r.Columns) == 1:
		return views.Single
	}
	shown, long, titled := 0, false, false
	for _, c := range f {
		if !c.view.IsKey {
			shown++
		}
		long = long || c.view.Kind == views.Long || c.view.Kind == views.Picture
		titled = titled || c.view.Kind == views.Title
	}
	if titled && (shown >= 6 || long && shown >= 3) && len(r.Rows) <= maxCards {
		return views.Cards
	}
	return views.Table
}

// columnHeader returns the header of a column without a label.
func columnHeader(name string) string {
	if name == "?column?" {
		return views.English.ResultHeader
	}
	return nameInWords(name)
}

// nameInWords converts a column's name to words.
func nameInWords(name string) string {
	return strings.TrimSpace(strings.ReplaceAll(name, "_", " "))
}
