package present

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/views"
)

// Summarize describes a database in one line: its largest tables first, without those that are empty or only link
// others.
func Summarize(db *schema.Database) string {
	if db == nil {
		return ""
	}
	var parts []string
	tables := slices.DeleteFunc(slices.Clone(db.Visible()), func(t *schema.Table) bool {
		return t.Rows == 0 || onlyReferences(db, t)
	})
	slices.SortStableFunc(tables, func(a, b *schema.Table) int { return cmp.Compare(b.Rows, a.Rows) })
	for i, t := range tables {
		if i == 4 && len(tables) > 5 {
			parts = append(parts, fmt.Sprintf(views.English.MoreTables, views.English.Number(len(tables)-i)))
			break
		}
		things := cmp.Or(RowsNoun(db, t), TableName(t))
		if t.Rows == 1 {
			things = text.Singular(things)
		}
		parts = append(parts, views.English.Number(int(t.Rows))+" "+things)
	}
	return strings.Join(parts, " · ")
}

// onlyReferences reports whether a table's columns are all references.
func onlyReferences(db *schema.Database, t *schema.Table) bool {
	return len(t.Columns) > 1 && !slices.ContainsFunc(t.Columns, func(c *schema.Column) bool {
		return !slices.ContainsFunc(db.ForeignKeys, func(k schema.ForeignKey) bool {
			return k.Table == t.Name && k.Column == c.Name
		})
	})
}

// Describe returns the view of a database's tables and columns.
func Describe(name string, db *schema.Database) views.Data {
	d := views.Data{Name: name}
	if db == nil {
		return d
	}
	for _, t := range db.Visible() {
		table := views.DataTable{Name: t.Name, Label: TableName(t), About: t.Description,
			Rows: views.English.RowsFound(int(t.Rows), false)}
		for _, c := range t.Visible() {
			kind, described := cmp.Or(views.English.Types[string(c.Type)], string(c.Type)),
				resultColumn{column: c, unit: nlg.UnitOf(db, c)}
			if c.List {
				kind = fmt.Sprintf(views.English.ListType, kind)
			}
			column := views.DataColumn{Name: c.Name, Label: c.Label, Kind: kind, Role: views.English.Roles[string(c.Role)],
				About: c.Description}
			yes, no := c.Flag()
			if yes == "" {
				yes, no = c.Affirming()
			}
			switch {
			case yes != "":
				column.Role = views.English.Roles["flag"]
			case c.Role == schema.Identifier:
				column.Role = identifies(db, t, c)
			}
			switch {
			case yes != "" && len(c.Spelled) > 0:
				column.Values = []string{strings.Join(c.Spelled[yes], "/"), strings.Join(c.Spelled[no], "/")}
				if c.Nulls > 0 {
					column.Values = append(column.Values, fmt.Sprintf(views.English.BlankValues, views.English.Number(int(c.Nulls))))
				}
			case c.Role == schema.Enumeration:
				for _, v := range c.Values[:min(len(c.Values), 8)] {
					column.Values = append(column.Values, v.Value+" ("+views.English.Number(int(v.Count))+")")
				}
			case c.Role == schema.FreeText, c.Role == schema.Identifier:
			case c.Min != "" && c.Min == c.Max:
				column.Values = []string{described.format(c.Min)}
			case c.Min != "":
				column.Values = []string{described.format(c.Min) + " – " + described.format(c.Max)}
			default:
				column.Values = append(column.Values, c.Samples[:min(len(c.Samples), 3)]...)
			}
			table.Columns = append(table.Columns, column)
		}
		d.Tables = append(d.Tables, table)
	}
	for _, k := range db.ForeignKeys {
		d.Links = append(d.Links, k.Table+"."+k.Column+" → "+k.RefTable+"."+k.RefColumn)
	}
	return d
}

// identifies says in words what a column identifies.
func identifies(db *schema.Database, t *schema.Table, c *schema.Column) string {
	for _, k := range db.ForeignKeys {
		if k.Table == t.Name && k.Column == c.Name {
			if to := db.Table(k.RefTable); to != nil && !to.Hidden {
				return fmt.Sprintf(views.English.RefersTo, cmp.Or(RowsNoun(db, to), to.Name))
			}
		}
	}
	if c.Distinct == t.Rows && c.Type.Number() {
		return views.English.RowNumber
	}
	return views.English.OnlyIdentifies
}

// Text describes a document.
type Text struct {
	Name              string
	Paragraphs, Words int
}

// NewText counts the paragraphs and words of a document.
func NewText(name, content string) Text {
	t := Text{Name: name, Words: len(strings.Fields(content))}
	inParagraph := false
	for l := range strings.Lines(content) {
		isText := strings.TrimSpace(l) != ""
		if isText && !inParagraph {
			t.Paragraphs++
		}
		inParagraph = isText
	}
	return t
}
