package link

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// Comparable reports whether two columns of a table can be compared.
func Comparable(a, b *Column) bool {
	return a != b && a.Kind == b.Kind && (a.IsMeasure() && a.Unit == b.Unit || a.Kind == Temporal)
}

// isSameDay reports whether a token is "day" or "date" as in "on the same day as it was due", "on the day they were
// due".
func (q *Question) isSameDay(i int) bool {
	return (q.Token(i) == "day" || q.Token(i) == "date") && (q.Token(i-1) == "same" ||
		q.Token(i-2) == "on" && (q.Token(i-1) == "the" || q.Token(i-1) == "that"))
}

// isPlanned reports whether a column, judging by its name, is a planned date.
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
