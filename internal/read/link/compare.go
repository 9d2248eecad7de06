package link

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// comparisonPhrases are phrases that introduce a comparison with the number after them.
var comparisonPhrases = map[string]query.Op{"more than": query.Greater, "over": query.Greater, "above": query.Greater,
	"greater than": query.Greater,
	"exceeding":    query.Greater, "exceed": query.Greater, "exceeds": query.Greater, ">": query.Greater,
	"beyond":   query.Greater,
	"at least": query.GreaterEqual, "no less than": query.GreaterEqual, "minimum of": query.GreaterEqual,
	"not less than": query.GreaterEqual, "> =": query.GreaterEqual,
	"less than": query.Less, "fewer than": query.Less, "under": query.Less, "below": query.Less, "<": query.Less,
	"at most": query.LessEqual, "within": query.LessEqual, "inside of": query.LessEqual, "up to": query.LessEqual,
	"no more than": query.LessEqual, "not more than": query.LessEqual, "maximum of": query.LessEqual,
	"< =":   query.LessEqual,
	"since": query.GreaterEqual, "after": query.Greater, "before": query.Less, "until": query.LessEqual,
	"from":       query.GreaterEqual,
	"later than": query.Greater, "earlier than": query.Less, "prior to": query.Less, "on or before": query.LessEqual,
	"no later than": query.LessEqual, "on or after": query.GreaterEqual, "no earlier than": query.GreaterEqual}

// trailingComparisons are comparisons that follow the number.
var trailingComparisons = map[string]query.Op{"or more": query.GreaterEqual, "or above": query.GreaterEqual,
	"or higher": query.GreaterEqual, "or over": query.GreaterEqual,
	"or later": query.GreaterEqual, "or better": query.GreaterEqual, "and up": query.GreaterEqual,
	"plus": query.GreaterEqual, "+": query.GreaterEqual,
	"or less": query.LessEqual, "or fewer": query.LessEqual, "or below": query.LessEqual, "or under": query.LessEqual,
	"or lower": query.LessEqual, "or younger": query.LessEqual, "or shorter": query.LessEqual,
	"or older": query.GreaterEqual, "or longer": query.GreaterEqual,
	"or worse": query.LessEqual, "or earlier": query.LessEqual, "or before": query.LessEqual,
	"and before":  query.LessEqual,
	"and earlier": query.LessEqual, "or after": query.GreaterEqual, "and after": query.GreaterEqual,
	"and later": query.GreaterEqual, "onwards": query.GreaterEqual, "onward": query.GreaterEqual}

// Comparison is a possible comparison with a number, and the words for it.
type Comparison struct {
	Op  query.Op
	Cue Mask
}

// IsCompared reports whether the question compares something with a number: "over 5".
func (q *Question) IsCompared(f Figure) bool {
	return slices.ContainsFunc(q.ComparisonsAt(f.First, f.Last), func(c Comparison) bool { return c.Cue != 0 })
}

// ComparisonsAt returns the possible comparisons with the number at a range of tokens.
func (q *Question) ComparisonsAt(from, to int) []Comparison {
	if trailing := q.trailingComparison(to); trailing != nil {
		return trailing
	}
	at := from
	for at > 0 && (q.Token(at-1) == "the" || q.Token(at-1) == "a" || q.Token(at-1) == "year" || q.Token(at-1) == "of" &&
		q.Token(at-2) != "minimum" && q.Token(at-2) != "maximum") {
		at--
	}
	for n := 3; n >= 1; n-- {
		if at-n < 0 {
			continue
		}
		if op, ok := comparisonPhrases[words.Key(q.Tokens[at-n:at])]; ok {
			phrase := Span(at-n, at)
			out := []Comparison{{op, phrase}}
			switch op {
			case query.Greater:
				if neg := q.NegationBefore(at-n, 2); neg != 0 {
					out = append(out, Comparison{query.LessEqual, phrase | neg})
				}
			case query.Less:
				if neg := q.NegationBefore(at-n, 2); neg != 0 {
					out = append(out, Comparison{query.GreaterEqual, phrase | neg})
				}
			}
			return out
		}
	}
	if at > 0 && q.Token(at-1) == "than" {
		phrase := Span(max(0, at-2), at)
		return []Comparison{{query.Greater, phrase}, {query.Less, phrase}}
	}
	return []Comparison{{query.Equal, 0}}
}

// HasTrailingComparison reports whether a comparison with the number before it begins at a token: "or more".
func (q *Question) HasTrailingComparison(at int) bool { return q.trailingComparison(at) != nil }

// trailingComparison returns the comparison after a number.
func (q *Question) trailingComparison(to int) []Comparison {
	for _, at := range []int{to, to + 1} { // "8 or more", "8 points or more"
		if at > to && to < len(q.Tokens) && q.StartsClause(to) {
			break
		}
		for n := 2; n >= 1; n-- {
			if at+n <= len(q.Tokens) {
				if op, ok := trailingComparisons[words.Key(q.Tokens[at:at+n])]; ok && !q.isNumeric(at+n) {
					return []Comparison{{op, Span(at, at+n)}}
				}
			}
		}
	}
	return nil
}

// isNumeric reports whether token i is a number. In "before 1990 or after 2015", "or after" belongs to the second
// number.
func (q *Question) isNumeric(i int) bool { return i < len(q.Tokens) && q.Tokens[i].Numeric }

// maxMeasures is the maximum number of columns tried for a number.
const maxMeasures = 8

// comparisonAtoms links numbers to the columns that may be compared with them.
func (q *Question) comparisonAtoms() []Atom {
	var out []Atom
	for fi, f := range q.Numbers {
		if f.Ordinal {
			continue
		}
		var next *Figure
		if fi+1 < len(q.Numbers) && q.isRange(f, q.Numbers[fi+1]) {
			next = &q.Numbers[fi+1]
		}
		var compared []Atom
		for _, c := range q.comparableColumns(f) {
			x, ok := c.Convert(f.Value, f.Unit)
			if !ok {
				continue
			}
			if next != nil {
				if f.Unit.Dimension == "" && next.Unit.Dimension != "" {
					x, _ = c.Convert(f.Value, next.Unit)
				}
				if y, ok := c.Convert(next.Value, next.Unit); ok && y >= x {
					a := q.comparisonAtom(c, f, query.Between, x, y)
					a.Mask, a.Cue = Span(f.First, next.Last), Span(max(0, f.First-1), f.First)
					compared = append(compared, a)
				}
				continue
			}
			for _, comparison := range q.ComparisonsAt(f.First, f.Last) {
				if comparison.Op == query.Equal && (x < c.Lo || x > c.Hi || q.exclusionTokens(Span(f.First, f.Last)) != 0) {
					continue
				}
				a := q.comparisonAtom(c, f, comparison.Op, x)
				a.Cue = comparison.Cue
				compared = append(compared, a)
			}
		}
		out = append(out, q.dropImpossible(compared)...)
		out = append(out, q.durationAtoms(f)...)
	}
	return out
}

// dropImpossible drops comparisons of a number with unmentioned columns whose values never reach it, unless no others
// are left.
func (q *Question) dropImpossible(all []Atom) []Atom {
	if !slices.ContainsFunc(all, func(a Atom) bool { return !a.matchesNothing() }) {
		return all
	}
	return slices.DeleteFunc(all, func(a Atom) bool {
		return a.matchesNothing() && a.Match != "unit" && q.Columns[a.Column.Index].All() == 0
	})
}

// matchesNothing reports whether no value of the column satisfies a comparison with numbers.
func (a *Atom) matchesNothing() bool {
	switch c, x := a.Column, a.Number; a.Where[0].Op {
	case query.Greater, query.GreaterEqual:
		return x >= c.Hi
	case query.Less, query.LessEqual:
		return x <= c.Lo
	case query.Between:
		y, _ := strconv.ParseFloat(a.Where[0].Values[1].Text, 64)
		return x > c.Hi || y < c.Lo
	}
	return false
}

func (q *Question) isRange(a, b Figure) bool {
	gap := b.First - a.Last
	return gap == 1 && (q.Token(a.Last) == "and" && q.Token(a.First-1) == "between" || q.Token(a.Last) == "to" ||
		q.Token(a.Last) == "-")
}

// OpName maps operators to their names in atoms.
var OpName = map[query.Op]string{query.Equal: "eqn", query.Greater: "gt", query.GreaterEqual: "ge", query.Less: "lt",
	query.LessEqual: "le", query.Between: "bt"}

func (q *Question) comparisonAtom(c *Column, f Figure, op query.Op, x ...float64) Atom {
	values := make([]query.Value, len(x))
	for i := range x {
		values[i] = query.Value{Text: strconv.FormatFloat(x[i], 'f', -1, 64), Number: true}
	}
	a := Atom{Op: OpName[op], Table: c.Table, Column: c, Mask: Span(f.First, f.Last), Number: x[0],
		Where: []query.Condition{{Item: query.Item{Column: c.Quantity()}, Op: op, Values: values}}}
	m := &q.Columns[c.Index]
	a.Score = .8 + 1.2*m.Share
	if m.Loose != 0 {
		a.Score += .3
	}
	a.Score += .4 * q.Tables[c.Table.Index].Share
	if f.Unit.Dimension != "" && f.Unit.Dimension == c.Unit.Dimension {
		a.Score += .6
		a.Match = "unit"
	}
	switch {
	case op == query.Equal && q.identifiesRow(c, f):
		a.Score += 1.2
	case op == query.Equal:
		a.Score -= .3
	case a.matchesNothing() && m.Exact == 0:
		a.Score-- // it matches no row, and the column is not mentioned
	}
	return a
}

// identifierWords are the words before a number that is an identifier: "number 2415".
var identifierWords = text.Set("number no nr id # code")

// comparableColumns returns the columns with which a number may be compared, the most likely first.
func (q *Question) comparableColumns(f Figure) []*Column {
	type ranked struct {
		c          *Column
		identifies bool
		score      float64
	}
	var list []ranked
	var named Mask
	for i := range q.Tables {
		named |= q.Tables[i].Exact
	}
	for _, c := range q.Catalog.Columns {
		identifies := q.identifiesRow(c, f)
		if !c.IsMeasure() && !identifies && !(c.Kind == Number && (q.Columns[c.Index].Exact&^named != 0 ||
			(c.IsKey || c.Role == schema.Identifier) && identifierWords[q.Token(f.First-1)])) {
			continue // numbers are compared with keys only if the question asks for a key
		}
		if c.HoldsYears() && !isYear(f.Value) && q.Columns[c.Index].Exact == 0 {
			continue // "under 30" is not a year of birth
		}
		m, t := &q.Columns[c.Index], &q.Tables[c.Table.Index]
		s := 2*m.Share + .5*float64(Count(m.Loose)) + .5*t.Share
		if identifies || f.Unit.Dimension != "" && f.Unit.Dimension == c.Unit.Dimension {
			s += 2
		}
		list = append(list, ranked{c, identifies, s})
	}
	if compared := q.ComparisonsAt(f.First, f.Last); compared[0].Cue == 0 {
		isIdentifying := func(r ranked) bool { return r.identifies }
		if slices.ContainsFunc(list, isIdentifying) { // "how long did job 9 take" compares nothing with nine minutes
			list = slices.DeleteFunc(list, func(r ranked) bool { return !isIdentifying(r) })
		}
	}
	slices.SortStableFunc(list, func(a, b ranked) int { return -cmp.Compare(a.score, b.score) })
	var out []*Column
	for _, r := range list[:min(len(list), maxMeasures)] {
		out = append(out, r.c)
	}
	return out
}

// identifiesRow reports whether a number identifies a row, as in "job 9", by a column that is the table's numeric key
// or numbers its rows.
func (q *Question) identifiesRow(c *Column, f Figure) bool {
	before := f.First - 1
	return (c.IsKey || c.Table.NumberColumn == c) && c.Kind == Number && f.Unit.Dimension == "" && before >= 0 &&
		q.Tables[c.Table.Index].Exact&(1<<uint(before)) != 0 && text.Singular(q.Token(before)) == q.Token(before)
}

var articles = text.Set("the an our their its his her my your")

// averageAtoms returns conditions for "above average" and the like: a column compared with its own average.
func (q *Question) averageAtoms() (out []Atom) {
	for i := range q.Tokens {
		at := i
		for w := q.Token(at - 1); articles[w]; w = q.Token(at - 1) {
			at--
		}
		ops := []query.Op{query.Greater, query.Less}
		switch {
		case !q.HasSense(i, cue.Average) || !q.HasSense(at-1, cue.Above|cue.Below|cue.Than):
			continue
		case q.HasSense(at-1, cue.Above):
			ops = ops[:1]
		case q.HasSense(at-1, cue.Below):
			ops = ops[1:]
		}
		cueMask := Span(at-1, i)
		if q.HasSense(at-1, cue.Than) {
			cueMask = Span(max(0, at-2), i)
		}
		for _, c := range q.comparableColumns(Figure{}) {
			mean := &query.Query{Select: []query.Item{{Agg: query.Avg, Column: c.Quantity()}},
				From: query.From{Tables: []string{c.Table.Name}}}
			m := &q.Columns[c.Index]
			for _, op := range ops {
				out = append(out, Atom{Op: "avg" + OpName[op], Table: c.Table, Column: c, Mask: m.Exact | 1<<uint(i), Cue: cueMask,
					Score: .8 + m.Share + .5*q.Tables[c.Table.Index].Share,
					Where: []query.Condition{{Item: query.Item{Column: c.Quantity()}, Op: op, Sub: mean}}})
			}
		}
	}
	return out
}

// durationAtoms links a duration to the time between two dates of a row: "that took over three weeks".
func (q *Question) durationAtoms(f Figure) []Atom {
	if f.Unit.Dimension != "time" {
		return nil
	}
	var out []Atom
	for _, t := range q.Catalog.Tables {
		pairs := q.DatePairs(t)
		for _, comparison := range q.ComparisonsAt(f.First, f.Last) {
			for _, p := range pairs {
				if comparison.Op == query.Equal {
					continue
				}
				span := &query.Calc{Op: DurationOp(p.Late, p.Early), Left: query.Item{Column: p.Late.AsDate()},
					Right: query.Item{Column: p.Early.AsDate()}}
				duration := f.Value * f.Unit.Factor / units["day"].Factor
				if span.Op == query.HoursBetween {
					duration = f.Value * f.Unit.Factor / SecondsPerHour
				} else if f.Unit.Factor < units["day"].Factor {
					continue
				}
				m, o := &q.Columns[p.Late.Index], &q.Columns[p.Early.Index]
				out = append(out, Atom{Op: "lasted " + OpName[comparison.Op], Table: t, Column: p.Late,
					Mask: Span(f.First, f.Last), Number: duration,
					Cue: comparison.Cue | p.Mask, Match: "unit", Score: 1.2 + .6*m.Share + .6*o.Share + .4*q.Tables[t.Index].Share,
					Where: []query.Condition{{Item: query.Item{Calc: span}, Op: comparison.Op,
						Values: []query.Value{{Text: words.FormatNumber(duration), Number: true}}}}})
			}
		}
	}
	return out
}
