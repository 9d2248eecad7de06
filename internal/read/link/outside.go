package link

import (
	"slices"
	"strconv"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// skippableWords lists words that may be between a negation and a time without being negated themselves: "not those in
// 2025", "outside of summer".
var skippableWords = text.Set("in on from of those these that the ones one ever at during")

// timeNegation returns the words that negate a time: "not in 2025", "excluding March", "leave out 2024".
func (q *Question) timeNegation(m *Moment) Mask {
	if m.Time == nil {
		return 0
	}
	if exclusion := q.exclusionTokens(m.ownTokens()) &^ m.ownTokens(); exclusion != 0 {
		return exclusion
	}
	for k := m.First - 1; k >= 0; k-- {
		switch w := q.Token(k); {
		case w == "not" || w == "without" || q.HasSense(k, cue.Except): // "nothing in 2025" does not negate the time
			return 1 << uint(k)
		case !skippableWords[w] && !q.NamesTable(1<<uint(k)):
			return 0
		}
	}
	return 0
}

var oppositeOps = map[query.Op]query.Op{query.Equal: query.NotEqual, query.GreaterEqual: query.Less,
	query.Less: query.GreaterEqual}

// outsideInterval returns the opposite of a condition on an interval; ok is false if there is none.
func (a Atom) outsideInterval(negation Mask) (denied Atom, ok bool) {
	where := a.Where[0]
	switch {
	case len(a.Where) == 1 && oppositeOps[where.Op] != "":
		where.Op = oppositeOps[where.Op]
	case len(a.Where) == 2 && where.Op == query.GreaterEqual && a.Where[1].Op == query.Less:
		where = a.Column.outsideCondition(where, a.Where[1])
	default:
		return a, false
	}
	a.Op, a.Cue, a.Score, a.Where = "ne", a.Cue|negation, a.Score+.3, []query.Condition{where}
	return a, true
}

// outsideCondition returns the condition that a date is outside an interval, given its bounds.
func (c *Column) outsideCondition(from, to query.Condition) query.Condition {
	last := to.Values[0]
	if day, err := time.Parse(time.DateOnly, last.Text); err == nil {
		last.Text = day.AddDate(0, 0, -1).Format(time.DateOnly)
		if c.HasTimeOfDay() {
			from.Item.Column.Part = query.Day // including the whole last day
		}
	} else if year, err := strconv.Atoi(last.Text); err == nil {
		last.Text = strconv.Itoa(year - 1)
	}
	from.Op, from.Values = query.NotBetween, []query.Value{from.Values[0], last}
	return from
}

// AsNotThen returns a query for rows whose date is missing, and at a time, as one for those whose date is missing or at
// another time: horses not vaccinated this year may have been vaccinated before. Where rows have a day of their own,
// the time may be that: "orders of May that were not delivered".
func (q *Question) AsNotThen(of *query.Query) *query.Query {
	if of.Set != query.NoSet || of.HasAlternatives() {
		return of
	}
	for _, missing := range of.Where {
		c := q.Catalog.Column(missing.Item.Column)
		if missing.Op != query.IsNull || c == nil || c.Kind != Temporal {
			continue
		}
		others, outside := slices.DeleteFunc(slices.Clone(of.Where), missing.Equals), []query.Condition(nil)
		for i := range q.Dates {
			m := &q.Dates[i]
			not := Atom{Column: c, Where: q.During(c, m)}
			if !q.isDeniedThen(c, m) || len(not.Where) == 0 {
				continue
			}
			rest, ofRows := q.withoutTime(others, m)
			if not, ok := not.outsideInterval(0); ok && !ofRows {
				others, outside = rest, append(outside, not.Where...)
			}
		}
		if len(outside) > 0 {
			out := of.Clone()
			out.Where = slices.Concat(others, []query.Condition{missing}, others, outside)
			out.Where[len(others)+1].Or = true
			return out
		}
	}
	return of
}

// isDeniedThen reports whether the question denies what a date is of, with a time right after it, or another and this
// one: "not vaccinated this year or last year".
func (q *Question) isDeniedThen(c *Column, m *Moment) bool {
	verb := q.Columns[c.Index].sameWords()
	if m.Time == nil || verb == 0 || Last(verb) >= m.First || q.negationNear(verb, 4) == 0 {
		return false
	}
	between := Span(Last(verb)+1, m.First) &^ (m.boundTokens() | q.NumberAndDateTokens() | q.tokensEqualTo("or"))
	return between&^q.TokensWhere(func(i int) bool { return skippableWords[q.Token(i)] }) == 0
}

// withoutTime returns conditions without those on a time, and whether one of these is on the day of the rows.
func (q *Question) withoutTime(where []query.Condition, m *Moment) (others []query.Condition, ofRows bool) {
	others = slices.DeleteFunc(slices.Clone(where), func(c query.Condition) bool {
		d := q.Catalog.Column(c.Item.Column)
		isTime := d != nil && slices.ContainsFunc(q.During(d, m), c.Includes)
		ofRows = ofRows || isTime && d.isPlainDate()
		return isTime
	})
	return others, ofRows
}

// mergeOrBounds replaces two bounds of a column, joined by "or", with one condition: "before 1990 or after 2015",
// "under 40 or over 300".
func (q *Question) mergeOrBounds(atoms []Atom) []Atom {
	var out []Atom
	var merged Mask
	for i := range atoms {
		for k := range atoms {
			low, high := &atoms[i], &atoms[k] // below low or above high
			or := q.orBetween(low.Words(), high.Words())
			if low.Column == nil || low.Column != high.Column || or == 0 {
				continue
			}
			where, ok := low.outsideBounds(high)
			if !ok {
				continue
			}
			joined := *low
			joined.Op, joined.Where = "bt", []query.Condition{where}
			joined.Mask, joined.Score = low.Mask|high.Mask, low.Score+high.Score
			joined.Cue = (low.Cue | high.Cue | or) &^ joined.Mask
			out, merged = append(out, joined), merged|joined.Mask
		}
	}
	rest := slices.DeleteFunc(slices.Clone(atoms), func(a Atom) bool { return a.Mask&merged != 0 })
	return append(rest, out...)
}

// outsideBounds returns the condition that a column is below one bound or above another.
func (a *Atom) outsideBounds(b *Atom) (query.Condition, bool) {
	if len(a.Where) != 1 || len(b.Where) != 1 || !a.Where[0].Item.Same(b.Where[0].Item) ||
		len(a.Where[0].Values) != 1 || len(b.Where[0].Values) != 1 {
		return query.Condition{}, false
	}
	low, high := a.Where[0], b.Where[0]
	switch from, to := low.Values[0].Text, high.Values[0].Text; {
	case low.Op != query.Less:
		return low, false
	case high.Op == query.Greater && low.Values[0].Number && parseFloat(from) <= parseFloat(to):
		low.Op, low.Values = query.NotBetween, []query.Value{low.Values[0], high.Values[0]}
		return low, true
	case high.Op == query.GreaterEqual && len(from) == len(to) && from < to:
		low.Op = query.GreaterEqual
		return a.Column.outsideCondition(low, high), true
	}
	return low, false
}

func parseFloat(s string) float64 { x, _ := strconv.ParseFloat(s, 64); return x }

// orBetween returns the "or" between two phrases, if there is nothing else between them.
func (q *Question) orBetween(a, b Mask) Mask {
	if First(a) > First(b) {
		a, b = b, a
	}
	if at := Last(a) + 1; a&b == 0 && at+1 == First(b) && q.Token(at) == "or" {
		return 1 << uint(at)
	}
	return 0
}
