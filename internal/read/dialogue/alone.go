package dialogue

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/text"
)

// proposeChanges proposes edits for turns that make sense only as a change to the previous query: "the year after",
// "only the top 3".
func (t *turn) proposeChanges() {
	t.useNumbers()
	t.shiftDates()
	t.dropCondition()
	t.rearrange()
	t.continues = t.compareWithShown() || t.widen() || t.showCounted() || t.totalGroups() || t.continues
}

// addFromWords adds an edit that comes from some of the turn's words rather than from a reading.
func (t *turn) addFromWords(name string, q *query.Query, used link.Mask) {
	t.add(name, q, used, -1, nil)
}

// aggregators maps words that ask for another aggregate of the same values to that aggregate.
var aggregators = map[string]query.Agg{"average": query.Avg, "mean": query.Avg, "avg": query.Avg, "total": query.Sum,
	"sum": query.Sum, "overall": query.Sum}

// aggregator returns the aggregate that a word names.
func (t *turn) aggregator(word string) (query.Agg, bool) {
	switch {
	case greatestWords[word]:
		return query.Max, true
	case leastWords[word]:
		return query.Min, true
	}
	agg := aggregators[text.Singular(word)]
	return agg, agg != query.None
}

// useNumbers filters groups by their figure, or changes how many rows are shown.
func (t *turn) useNumbers() {
	aggregate := onlyFigure(t.before)
	for _, f := range t.set.Question.Numbers {
		used := link.Span(f.First, f.Last)
		if n := int(f.Value); float64(n) == f.Value && n > 0 && n < 1000 && !f.Ordinal && f.Unit.Dimension == "" &&
			(t.form != groups || aggregate != nil) {
			out := t.before.Clone()
			out.Limit, out.Offset = n, 0
			if len(out.OrderBy) == 0 && t.form == groups {
				out.OrderBy = []query.Order{{Item: *aggregate, Desc: true, NullsLast: true}}
			}
			switch {
			case t.form == best || t.form == top || t.form == groups || len(out.OrderBy) > 0:
				t.addFromWords("first few", out, used)
			case t.form == list:
				t.addFromWords("first few of a list", out, used|t.tokens(rankingWords))
			}
		}
		if !f.Ordinal {
			t.boundGroups(aggregate, f)
		}
	}
}

// boundGroups filters groups by comparing their figure with a number.
func (t *turn) boundGroups(aggregate *query.Item, f link.Figure) {
	if aggregate == nil || t.form != groups {
		return
	}
	for _, comparison := range t.set.Question.ComparisonsAt(f.First, f.Last) {
		if comparison.Op == query.Equal && f.Unit.Dimension != "" {
			continue
		}
		out := t.before.Clone()
		out.Having = []query.Condition{{Item: *aggregate, Op: comparison.Op, Values: t.convertNumber(*aggregate, f)}}
		t.addFromWords("bound its figure"+map[bool]string{true: " exactly"}[comparison.Op == query.Equal], out,
			link.Span(f.First, f.Last)|comparison.Cue)
	}
}

// convertNumber returns a number converted to the unit of the item that it is compared with.
func (t *turn) convertNumber(item query.Item, f link.Figure) []query.Value {
	number := f.Value
	if c := t.cat.Column(item.Column); c != nil && item.Agg != query.Count {
		if x, ok := c.Convert(f.Value, f.Unit); ok {
			number = x
		}
	}
	return []query.Value{{Text: strconv.FormatFloat(number, 'f', -1, 64), Number: true, First: -1, Last: -1}}
}

// steps maps words for an adjacent period to its direction.
var steps = map[string]int{"after": 1, "next": 1, "following": 1, "later": 1, "before": -1, "previous": -1,
	"earlier": -1, "prior": -1}

// shiftDates moves a date in the previous query: "the year after".
func (t *turn) shiftDates() {
	t.eachShift(func(out *query.Query, used link.Mask) {
		t.addFromWords("shift", out, used)
		if t.set.Question.Content&^(t.repeated|used) == 0 {
			t.favour(out)
		}
	})
}

// eachShift calls a function for the previous query with each of its dates moved as the turn says.
func (t *turn) eachShift(f func(out *query.Query, used link.Mask)) {
	q := t.set.Question
	for i := range q.Tokens {
		unit := strings.TrimSuffix(q.Token(i), "s")
		if unit != "year" && unit != "month" && unit != "week" && unit != "day" {
			continue
		}
		for _, k := range []int{i - 1, i + 1} {
			by := steps[q.Token(k)]
			if by == 0 {
				continue
			}
			used := link.Span(i, i+1) | link.Span(k, k+1)
			for _, c := range t.before.Where {
				out, ok := t.before.Clone(), true
				for n, w := range out.Where { // both ends of an interval
					if ok && w.Item.Column.Table == c.Item.Column.Table && w.Item.Column.Name == c.Item.Column.Name {
						out.Where[n], ok = shiftCondition(w, unit, by)
					}
				}
				if ok {
					f(out, used)
				}
			}
		}
	}
}

// shiftCondition moves a condition on dates, or on a bare year, by one unit of time.
func shiftCondition(w query.Condition, unit string, by int) (query.Condition, bool) {
	if w.Sub != nil || w.Other != nil || len(w.Values) == 0 {
		return w, false
	}
	w.Values = slices.Clone(w.Values)
	for i, v := range w.Values {
		text := strings.TrimSuffix(v.Text, ".0")
		if year, err := strconv.Atoi(text); err == nil && unit == "year" && year > 1000 && year < 3000 {
			w.Values[i].Text = strconv.Itoa(year + by)
			continue
		}
		if month, err := time.Parse("2006-01", text); err == nil && (unit == "month" || unit == "year") {
			w.Values[i].Text = shiftDay(month, unit, by, false).Format("2006-01")
			continue
		}
		if len(text) < len(time.DateOnly) {
			return w, false
		}
		day, err := time.Parse(time.DateOnly, text[:len(time.DateOnly)])
		if err != nil {
			return w, false
		}
		w.Values[i].Text = shiftDay(day, unit, by, i == len(w.Values)-1 && i > 0).Format(time.DateOnly) +
			text[len(time.DateOnly):]
	}
	return w, true
}

// shiftDay returns a day one unit later or earlier. The last day of a month stays the last.
func shiftDay(day time.Time, unit string, by int, last bool) time.Time {
	switch unit {
	case "year":
		return day.AddDate(by, 0, 0)
	case "month":
		if next := day.AddDate(0, 0, 1); last && next.Day() == 1 {
			return next.AddDate(0, by, 0).AddDate(0, 0, -1)
		}
		return day.AddDate(0, by, 0)
	case "week":
		return day.AddDate(0, 0, 7*by)
	}
	return day.AddDate(0, 0, by)
}

// dropCondition drops a condition of the previous query: "and overall?", "all of them, not just the red ones", "forget
// the fog", "drop the year".
func (t *turn) dropCondition() {
	used := t.tokens(liftingWords)
	if used == 0 {
		return
	}
	q := t.set.Question
	for n, w := range t.before.Where {
		at := w.Item.Column
		if slices.ContainsFunc(t.before.Where[:n], func(o query.Condition) bool { return o.Item.Column == at }) {
			continue // both bounds of an interval are dropped together
		}
		out := t.before.Clone()
		out.Where = slices.DeleteFunc(out.Where, func(o query.Condition) bool { return o.Item.Column == at })
		if len(out.Where) > 0 {
			out.Where[0].Or = false
		}
		mask, named := used, link.Mask(0)
		if c := t.cat.Column(at); c != nil {
			mask |= q.Columns[c.Index].All()
			named = t.valueTokens(c, w)
			if c.Kind == link.Temporal {
				named |= t.tokens(timeWords)
			}
		}
		t.addFromWords("lift", out, mask|named)
		if named != 0 && q.Content&^(mask|named|t.repeated) == 0 && changeWords[q.Token(0)] {
			t.favour(out)
		}
	}
}

// valueTokens returns the tokens that name the value of a condition of the previous query.
func (t *turn) valueTokens(c *link.Column, w query.Condition) (m link.Mask) {
	for i := range t.set.Question.Atoms {
		a := &t.set.Question.Atoms[i]
		if a.Column == c && len(a.Where) == 1 && len(w.Values) == 1 && len(a.Where[0].Values) == 1 &&
			a.Where[0].Values[0].Text == w.Values[0].Text {
			m |= a.Mask
		}
	}
	return m
}
