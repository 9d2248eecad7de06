package link

import (
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// byCalendar marks a phrase about days relative to today.
const byCalendar = "calendar"

// OfCalendar reports whether an atom is about days relative to today.
func (a *Atom) OfCalendar() bool { return a.How == byCalendar }

// OfCalendar reports whether the question is about days relative to today: "upcoming", "next month".
func (q *Question) OfCalendar() bool {
	return slices.ContainsFunc(q.Atoms, func(a Atom) bool { return a.OfCalendar() })
}

// calendar links "upcoming", "past" and "earlier" rows, and the next one, to columns with dates after today.
func (q *Question) calendar() (out []Atom) {
	out = q.overdue()
	today := q.today.Format(time.DateOnly)
	for i := range q.Tokens {
		word, k := q.Near(i), i+1
		named := k < len(q.Tokens) && q.rows(Span(k, k+1))
		if slices.ContainsFunc(q.Dates, func(m Moment) bool { return m.said()&Span(i, i+1) != 0 }) {
			continue
		}
		op := query.Op("")
		switch {
		case q.Asks(i, cue.Upcoming) && (named || k == len(q.Tokens) || word != "next" && word != "coming"):
			op = query.GreaterEqual
		case (q.Asks(i, cue.Past) && word != "last" || word == "earlier") && named:
			op = query.Less
		default:
			continue
		}
		for _, c := range q.Catalog.Columns {
			if c.Kind == Temporal && isoDay.MatchString(c.Max) && c.Max >= today {
				out = append(out, Atom{Table: c.Table, Column: c, Mask: Span(i, k), How: byCalendar,
					Op:    map[query.Op]string{query.GreaterEqual: "since", query.Less: "before"}[op],
					Score: 2.5 + q.Columns[c.At].Share + .5*q.Tables[c.Table.At].Share, Where: onDay(c.When(), op, q.today)})
			}
		}
	}
	return out
}

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
				Score: 2.5 + q.Tables[c.Table.At].Share, Where: onDay(c.When(), query.Less, q.today)}
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

// rows reports whether words name a table.
func (q *Question) rows(m Mask) bool {
	return slices.ContainsFunc(q.Tables, func(t Mention) bool { return t.Exact&m != 0 })
}
