package link

import (
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// dueOn are words in names of due dates: a closed class.
var dueOn = text.Set("due deadline")

// overdue links "overdue" and "past due" to a due date together with a completion date that is still missing, unless a
// status of the table says which rows are overdue.
func (q *Question) overdue() (out []Atom) {
	for i := range q.Tokens {
		mask := Span(i, i+1)
		if word := q.Near(i); word == "past" && q.Near(i+1) == "due" {
			mask = Span(i, i+2)
		} else if word != "overdue" {
			continue
		}
		for _, c := range q.Catalog.Columns {
			if c.Kind != Temporal || !c.says(dueOn) || c.Table.holds("overdue") {
				continue
			}
			a := Atom{Table: c.Table, Column: c, Mask: mask, How: byCalendar, Op: "before",
				Score: 2.5 + q.Tables[c.Table.At].Share,
				Where: where(c.When(), query.Less, query.Value{Text: q.today.Format(time.DateOnly)})}
			if done := c.Table.openEnd(c); done != nil {
				a.Where = append(a.Where, query.Condition{Item: query.Item{Column: done.Ref()}, Op: query.IsNull})
			}
			out = append(out, a)
		}
	}
	return out
}

// holds reports whether a column of few values has one.
func (t *Table) holds(value string) bool {
	return slices.ContainsFunc(t.Columns, func(c *Column) bool {
		return slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool { return strings.EqualFold(v.Value, value) })
	})
}

// openEnd is a table's only other nullable date column: the date when rows were completed. nil if there are several, or
// none.
func (t *Table) openEnd(due *Column) (end *Column) {
	for _, c := range t.Columns {
		if c == due || c.Kind != Temporal || c.Nulls == 0 {
			continue
		}
		if end != nil {
			return nil
		}
		end = c
	}
	return end
}
