package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/names"
)

// findTitleColumns finds the columns that name a table's rows.
func findTitleColumns(t *Table) []*Column {
	var title, key *Column
	first, last := t.FullName()
	var nameColumns []*Column
	for _, c := range t.Columns {
		if c.Column == first || c.Column == last {
			nameColumns = append(nameColumns, c)
		}
		if title == nil && c.Role == schema.Title && c.Kind == Textual {
			title = c
		}
		if key == nil && c.IsKey {
			key = c
		}
	}
	if len(nameColumns) == 2 {
		if nameColumns[1].Column == first {
			slices.Reverse(nameColumns)
		}
		return nameColumns
	}
	if title == nil || title.IsNumbered() {
		title = cmp.Or(guessTitle(t), title)
	}
	switch {
	case title != nil:
		return []*Column{title}
	case key != nil:
		return []*Column{key}
	}
	return t.Columns[:1]
}

// IsNumbered reports whether a column, judging by its name, identifies rows by a number or a code.
func (c *Column) IsNumbered() bool {
	text := c.Names[0].Text
	return len(text) > 0 && schema.IsKey(text[len(text)-1])
}

// isPersonal reports whether a column's name is typical of people.
func isPersonal(c *Column) bool {
	return slices.ContainsFunc(c.Names[0].Text, func(w string) bool {
		switch w {
		case "gender", "sex", "birthday", "birthdate", "birth", "surname", "lastname", "salary", "nationality":
			return true
		}
		return false
	})
}

// maxChanceRows is the maximum number of rows in which values may all be distinct by chance.
const maxChanceRows = 5

// guessTitle returns the column that names the rows, judging by its own name or its distinct values, or nil.
func guessTitle(t *Table) *Column {
	for _, c := range t.Columns {
		name := c.Names[0].Text
		if c.Kind == Textual && len(name) > 0 && c.Nulls*2 <= t.Rows && (t.Rows <= maxChanceRows || c.Distinct*5 >= t.Rows) {
			if w := name[len(name)-1]; schema.IsName(w) || w == "title" || names.Abbreviates(w, "title") {
				return c
			}
		}
	}
	for _, c := range t.Columns {
		if c.Kind == Textual && !c.IsKey && !c.IsReference && !c.IsNumbered() && c.Numbers == nil && c.Nulls == 0 &&
			(c.Unique || t.Rows > maxChanceRows && c.Distinct*4 >= t.Rows*3) {
			return c
		}
	}
	return nil
}
