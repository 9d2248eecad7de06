package link

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
)

// Comparable reports whether two columns of a table can be compared.
func Comparable(a, b *Column) bool {
	return a != b && a.Kind == b.Kind && (a.Measure() && a.Unit == b.Unit || a.Kind == Temporal)
}

// duePairs returns comparisons of due dates with actual dates: "delivered late", "paid in time".
func (q *Question) duePairs() []Atom {
	var out []Atom
	for i := range q.Tokens {
		op, of := q.againstDue(i)
		if op == "" {
			continue
		}
		for _, p := range q.duePairsOf(q.Catalog.Columns) {
			if of != ^Mask(0) && q.Columns[p.Early.At].Exact&of == 0 {
				continue
			}
			m := &q.Columns[p.Late.At]
			out = append(out, Compare(p.Late, p.Early, op, 1<<uint(i)|m.All(), p.Mask&^m.All(), .9+m.Share+
				.3*float64(Count(m.Loose))))
			if neg := q.Negated(i, 3); neg != 0 && of == ^Mask(0) {
				turned := map[query.Op]query.Op{query.Greater: query.LessEqual, query.LessEqual: query.Greater}[op]
				out = append(out, Compare(p.Late, p.Early, turned, 1<<uint(i)|m.All(), neg, 1.2+m.Share))
			}
		}
	}
	return out
}

// DuePairs returns the pairs of a table's planned and actual dates.
func (q *Question) DuePairs(t *Table) []Pair { return q.duePairsOf(t.Columns) }

func (q *Question) duePairsOf(columns []*Column) (out []Pair) {
	for _, due := range columns {
		if due.Kind != Temporal || !due.isPlanned() {
			continue
		}
		const nearlyAlways = .9
		var always []Pair // dates that always come later, such as that of the bill, are rarely meant
		n := len(out)
		for _, c := range due.Table.Columns {
			share, known := due.Before[c.Name]
			if !Comparable(c, due) || c.isPlanned() || known && share == 0 {
				continue
			}
			p := Pair{c, due, q.Columns[c.At].All() | q.Columns[due.At].All()}
			if known && share >= nearlyAlways && q.Columns[c.At].All() == 0 {
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

// againstDue returns the operator by which a token compares an actual date with the due date, and the tokens among
// which the due date must be mentioned.
func (q *Question) againstDue(i int) (op query.Op, of Mask) {
	switch w := q.Near(i); {
	case w == "before":
		return query.Less, ^Span(0, i+1)
	case q.sameDay(i):
		return query.Equal, ^Span(0, i+1)
	case q.Asks(i, cue.Late), w == "after", w == "later":
		return query.Greater, ^Mask(0)
	case q.Asks(i, cue.OnTime) && (w != "time" || q.Near(i-1) == "in" || q.Near(i-1) == "on"):
		return query.LessEqual, ^Mask(0)
	}
	return "", 0
}

// sameDay reports whether a token is "day" or "date" as in "on the same day as it was due", "on the day they were due".
func (q *Question) sameDay(i int) bool {
	return (q.Near(i) == "day" || q.Near(i) == "date") && (q.Near(i-1) == "same" ||
		q.Near(i-2) == "on" && (q.Near(i-1) == "the" || q.Near(i-1) == "that"))
}

// isPlanned reports whether a column is a planned date, by its name.
func (c *Column) isPlanned() bool {
	return slices.ContainsFunc(c.Names[0].Stem, func(stem string) bool {
		switch stem {
		case "due", "plan", "schedul", "expect", "promis", "deadlin", "target", "until":
			return true
		}
		return false
	})
}

// Compare returns a comparison of two columns of a row. Dates are compared by day if only one has a time.
func Compare(a, b *Column, op query.Op, mask, said Mask, score float64) Atom {
	left, right := a.Ref(), b.Ref()
	if a.Kind == Temporal {
		left, right = a.When(), b.When()
		left.Part, right.Part = query.Day, query.Day
	}
	return Atom{Op: "col" + OpName[op], Table: a.Table, Column: a, Mask: mask, Cue: said &^ mask, Score: score,
		Where: []query.Condition{{Item: query.Item{Column: left}, Op: op, Other: &query.Item{Column: right}}}}
}
