package present

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/views"
)

// documentsTable is the table of documents, whose rows are introduced as texts.
const documentsTable = "documents"

// Introduce adds a description of the data: what a row is, and what each column contains.
func Introduce(out *views.Introduced, db *schema.Database) {
	if db == nil {
		return
	}
	for _, t := range db.Visible() {
		if len(out.Texts) > 0 && strings.EqualFold(t.Name, documentsTable) {
			continue
		}
		table := views.IntroducedTable{Label: TableName(t), Rows: views.English.RowsFound(int(t.Rows), false)}
		if nlg.Countable(table.Label) {
			table.RowNoun = views.English.A(text.Singular(strings.ToLower(table.Label)))
		}
		for _, c := range t.Visible() {
			table.Columns = append(table.Columns, views.IntroducedColumn{Label: ColumnName(c),
				Description: describeColumn(db, t, c)})
		}
		out.Tables = append(out.Tables, table)
	}
	for _, k := range db.ForeignKeys {
		if from, to := db.Table(k.Table), db.Table(k.RefTable); from != nil && to != nil && !from.Hidden && !to.Hidden {
			singular, other := text.Singular(strings.ToLower(TableName(from))), text.Singular(strings.ToLower(TableName(to)))
			out.Links = append(out.Links, fmt.Sprintf(views.English.LinkDescription, singular, views.English.A(other),
				nameInWords(k.Column)))
		}
	}
}

// maxShownValues is the maximum number of values shown per column.
const maxShownValues = 4

// describeColumn describes a column's contents in a few words.
func describeColumn(db *schema.Database, t *schema.Table, c *schema.Column) string {
	w := views.English
	described := resultColumn{column: c, unit: nlg.UnitOf(db, c)}
	yes, _ := c.Flag()
	between := func(what string) string {
		if c.Min == "" {
			return what
		}
		low, high := described.format(withoutMidnight(c.Min)), described.format(withoutMidnight(c.Max))
		return what + ", " + fmt.Sprintf(w.ValueRange, low, high)
	}
	switch {
	case c.Role == schema.Identifier || slices.Contains(t.Key, c.Name):
		return w.Roles["identifier"]
	case yes != "":
		return fmt.Sprintf(w.YesOrNo, yes)
	case c.Dated():
		return between(w.Roles["date"])
	case c.Type.Number():
		if c.Role == schema.Enumeration && c.Distinct <= maxShownValues {
			return listValues(c)
		}
		if c.Role == schema.Money {
			return between(w.Roles["money"])
		}
		return between(w.Numbers)
	case c.Role == schema.Enumeration:
		return listValues(c)
	case c.Role != schema.Plain:
		return w.Roles[string(c.Role)]
	case len(c.Samples) > 0:
		return fmt.Sprintf(w.ExampleValue, clip(c.Samples[0]))
	}
	return ""
}

func listValues(c *schema.Column) string {
	var shown []string
	for _, v := range c.Values[:min(len(c.Values), maxShownValues)] {
		shown = append(shown, clip(v.Value))
	}
	if more := len(c.Values) - len(shown); more > 0 {
		shown = append(shown, fmt.Sprintf(views.English.MoreValues, views.English.Number(more)))
	}
	return fmt.Sprintf(views.English.OneOf, strings.Join(shown, ", "))
}

// withoutMidnight returns a timestamp without its time of day, if that is midnight.
func withoutMidnight(v string) string {
	if t, err := time.Parse("2006-01-02 15:04:05", v); err == nil {
		return t.Format(time.DateOnly)
	}
	return v
}

// clip shortens a value for display.
func clip(v string) string {
	if r := []rune(v); len(r) > 40 {
		return string(r[:39]) + "…"
	}
	return v
}
