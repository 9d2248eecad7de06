package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words in names of dates that ages are counted from, and words about age.
var (
	beginning = text.Set("birth born birthday birthdate dob")
	annual    = text.Set("year yr years")
	aged      = text.Set("age ages")
	aging     = text.Set("age ages aged old older young younger")
)

// A thing's age counts from the year it came to be, not from that of anything else: a column is of the kind of the word
// that is most like its name.
var (
	cameToBe = []string{"built", "planted", "bought", "founded"}
	happened = []string{"joined", "started", "ended", "paid", "sold", "hired"}
)

// nearest is the greatest likeness of a word to one of a list.
func nearest(word string, list []string) (best float64) {
	for _, w := range list {
		best = max(best, encode.Alike(word, w))
	}
	return best
}

// says reports whether a column's name has a word of a class.
func (c *Column) says(class map[string]bool) bool {
	return slices.ContainsFunc(c.Names, func(n Name) bool {
		return slices.ContainsFunc(n.Text, func(w string) bool { return class[w] })
	})
}

// Age is the age of a table's rows in full years by a date column, or nil if the column gives no age.
func (c *Column) Age() *query.Calc {
	switch {
	case c.Kind == Temporal && c.Type != schema.Time && c.says(beginning):
		return &query.Calc{Op: query.Age, Right: query.Item{Column: c.When()}}
	case c.Years() && !c.Key && !c.Refers && c.Role != schema.Identifier && (c.says(beginning) || c.founds()):
		return &query.Calc{Op: query.Minus, Left: query.Item{Number: query.ThisYear}, Right: query.Item{Column: c.Ref()}}
	}
	return nil
}

// founds reports whether a column's years are those in which things came to be, by its name; a name without more than
// "year" is one for things, not for people.
func (c *Column) founds() bool {
	const alike = .22
	bare := true
	for _, w := range c.Names[0].Text {
		if made := nearest(w, cameToBe); made >= alike && made > nearest(w, happened) {
			return true
		}
		bare = bare && annual[w]
	}
	return bare && !c.Table.People
}

// Aging returns the tokens about age.
func (q *Question) Aging() Mask {
	var m Mask
	for i, t := range q.Tokens {
		if aging[t.Text] {
			m |= Span(i, i+1)
		}
	}
	return m
}

// Ages returns the columns that ages are counted from, unless a column holds the age itself.
func (q *Question) Ages() []*Column {
	var out []*Column
	for _, t := range q.Catalog.Tables {
		var by *Column
		for _, c := range t.Columns {
			if c.says(aged) && c.Kind == Number {
				by = nil
				break
			}
			if by == nil && c.Age() != nil {
				by = c
			}
		}
		if by != nil {
			out = append(out, by)
		}
	}
	return out
}

// opposite reports whether an age comparison is reversed: "nobody older than 60" means younger.
func (q *Question) opposite(by Compared) bool {
	less := by.Op == query.Less || by.Op == query.LessEqual
	denied := by.Cue&q.Negations() != 0
	for i, t := range q.Tokens {
		if by.Cue&Span(i, i+1) != 0 && (t.Text == "older" && less != denied || t.Text == "younger" && less == denied) {
			return true
		}
	}
	return false
}

// years reports whether a figure may be a number of years: it has no other unit and, without a word about age, no noun
// after it.
func (q *Question) years(f Figure, mask Mask) bool {
	month := strings.TrimSuffix(q.Near(f.Last), "s") == "month" // not a fixed unit
	if f.Unit.Of != "" || isYear(f.Value) || month {
		return false
	}
	return mask != 0 || f.Last >= len(q.Tokens) || q.Tokens[f.Last].Stop || !q.Tokens[f.Last].Word
}

// aged links a number to an age: "over 60", "aged 30 to 45", "older than 18". One is over 60 from the day after the
// birthday; full years cannot tell that day apart.
func (q *Question) aged(f Figure, next *Figure) []Atom {
	mask := q.Aging()
	if !q.years(f, mask) {
		return nil
	}
	var out []Atom
	for _, c := range q.Ages() {
		if mask == 0 && !c.says(beginning) {
			continue
		}
		m := &q.Columns[c.At]
		a := Atom{Table: c.Table, Column: c, Mask: Span(f.First, f.Last), Number: f.Value, How: "unit",
			Score: 1.2 + .6*m.Share + .4*q.Tables[c.Table.At].Share}
		if mask != 0 {
			a.Score += .6
		}
		age := query.Item{Calc: c.Age()}
		value := func(x float64) query.Value { return query.Value{Text: words.FormatNumber(x), Number: true} }
		if next != nil {
			a.Op, a.Mask, a.Cue = OpName[query.Between], Span(f.First, next.Last), mask|Span(max(0, f.First-1), f.First)
			a.Where = []query.Condition{{Item: age, Op: query.Between,
				Values: []query.Value{value(f.Value), value(next.Value)}}}
			out = append(out, a)
			continue
		}
		for _, by := range q.ComparedBy(f.First, f.Last) {
			if mask == 0 && (by.Op == query.Equal || q.Near(f.First-1) == "than") || q.opposite(by) {
				continue
			}
			op := by.Op
			switch {
			case op == query.Greater:
				op = query.GreaterEqual
			case op == query.LessEqual && by.Cue&q.Negations() != 0: // "not over 60"
				op = query.Less
			}
			a.Op, a.Cue = OpName[by.Op], by.Cue|mask
			a.Where = []query.Condition{{Item: age, Op: op, Values: []query.Value{value(f.Value)}}}
			out = append(out, a)
		}
	}
	return out
}
