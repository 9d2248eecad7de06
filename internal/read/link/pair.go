package link

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
)

// Comparable reports whether two columns of a table can be compared.
func Comparable(a, b *Column) bool {
	return a != b && a.Kind == b.Kind && (a.IsMeasure() && a.Unit == b.Unit || a.Kind == Temporal)
}

// dueDateAtoms returns comparisons of due dates with actual dates: "delivered late", "paid in time".
func (q *Question) dueDateAtoms() []Atom {
	var out []Atom
	for i := range q.Tokens {
		op, dueMask := q.dueComparison(i)
		if op == "" {
			continue
		}
		for _, p := range q.duePairsOf(q.Catalog.Columns) {
			if dueMask != ^Mask(0) && q.Columns[p.Early.Index].Exact&dueMask == 0 {
				continue
			}
			m := &q.Columns[p.Late.Index]
			out = append(out, CompareColumns(p.Late, p.Early, op, 1<<uint(i)|m.All(), p.Mask&^m.All(), .9+m.Share+
				.3*float64(Count(m.Loose))))
			if neg := q.NegationBefore(i, 3); neg != 0 && dueMask == ^Mask(0) {
				inverse := map[query.Op]query.Op{query.Greater: query.LessEqual, query.LessEqual: query.Greater,
					query.Less: query.GreaterEqual}[op]
				out = append(out, CompareColumns(p.Late, p.Early, inverse, 1<<uint(i)|m.All(), neg, 1.2+m.Share))
			}
		}
	}
	return out
}

// DuePairs returns the pairs of a table's planned and actual dates.
func (q *Question) DuePairs(t *Table) []DatePair { return q.duePairsOf(t.Columns) }

func (q *Question) duePairsOf(columns []*Column) (out []DatePair) {
	for _, due := range columns {
		if due.Kind != Temporal || !due.isPlanned() {
			continue
		}
		const nearlyAlways = .9
		var always []DatePair // dates that always come later, such as that of the bill, are rarely meant
		n := len(out)
		for _, c := range due.Table.Columns {
			share, known := due.Before[c.Name]
			if !Comparable(c, due) || c.isPlanned() || known && share == 0 {
				continue
			}
			p := DatePair{c, due, q.Columns[c.Index].All() | q.Columns[due.Index].All()}
			if known && share >= nearlyAlways && q.Columns[c.Index].All() == 0 {
				always = append(always, p)
			} else {
				out = append(out, p)
			}
		}
		if len(out) == n {
			out = append(out, always...)
		}
	}
	return out
}

// dueComparison returns the operator with which a token compares an actual date with the due date, and the tokens in
// which the due date must be mentioned.
func (q *Question) dueComparison(i int) (op query.Op, dueMask Mask) {
	switch w := q.Token(i); {
	case w == "before":
		return query.Less, ^Span(0, i+1)
	case q.isSameDay(i):
		return query.Equal, ^Span(0, i+1)
	case q.HasSense(i, cue.Late), w == "after", w == "later":
		return query.Greater, ^Mask(0)
	case w == "early" && q.Token(i-1) != "or": // on time or early
		return query.Less, ^Mask(0)
	case q.HasSense(i, cue.OnTime) && (w != "time" || q.Token(i-1) == "in" || q.Token(i-1) == "on"):
		return query.LessEqual, ^Mask(0)
	}
	return "", 0
}

// isSameDay reports whether a token is "day" or "date" as in "on the same day as it was due", "on the day they were
// due".
func (q *Question) isSameDay(i int) bool {
	return (q.Token(i) == "day" || q.Token(i) == "date") && (q.Token(i-1) == "same" ||
		q.Token(i-2) == "on" && (q.Token(i-1) == "the" || q.Token(i-1) == "that"))
}

// isPlanned reports whether a column, judging by its name, holds planned dates.
func (c *Column) isPlanned() bool {
	return slices.ContainsFunc(c.Names[0].Stem, func(stem string) bool {
		switch stem {
		case "due", "plan", "schedul", "expect", "promis", "deadlin", "target", "until":
			return true
		}
		return false
	})
}

// CompareColumns returns a comparison of two columns of a row. Dates are compared by day.
func CompareColumns(a, b *Column, op query.Op, mask, cueMask Mask, score float64) Atom {
	left, right := a.Ref(), b.Ref()
	if a.Kind == Temporal {
		left, right = a.AsDate(), b.AsDate()
		left.Part, right.Part = query.Day, query.Day
	}
	return Atom{Op: "col" + OpName[op], Table: a.Table, Column: a, Mask: mask, Cue: cueMask &^ mask, Score: score,
		Where: []query.Condition{{Item: query.Item{Column: left}, Op: op, Other: &query.Item{Column: right}}}}
}
