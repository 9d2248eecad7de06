package browse

import (
	"fmt"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// dates reads "in December", "on March 5", "after 2027": a condition on the date column. A month without a year is
// one of those the data covers.
func (a *ask) dates() {
	c := a.roles.date
	if c == nil || c.Role == schema.DateText {
		return
	}
	for i := range a.tokens {
		month := monthOf(a.word(i))
		if month == 0 || a.explained[i] || a.word(i) == "may" && a.word(i-1) != "in" {
			continue
		}
		first, last := i, i+1
		day, year := 0, 0
		for _, k := range []int{i - 1, i + 1, i + 2} {
			if k < 0 || k >= len(a.tokens) || !a.tokens[k].Numeric {
				continue
			}
			switch v := int(a.tokens[k].Number); {
			case v >= 1000 && v < 3000:
				year = v
			case v >= 1 && v <= 31 && day == 0:
				day = v
			default:
				continue
			}
			first, last = min(first, k), max(last, k+1)
		}
		if year == 0 {
			year = yearOf(c, month)
		}
		if year == 0 {
			continue
		}
		a.explain(first, last)
		start := time.Date(year, month, max(day, 1), 0, 0, 0, 0, time.UTC)
		value := func(t time.Time) query.Value {
			return query.Value{Text: t.Format("2006-01-02"), First: first, Last: last - 1}
		}
		cond := query.Condition{Item: query.Item{Column: a.column(c)}, Op: query.Between,
			Values: []query.Value{value(start), value(start.AddDate(0, 1, -1))}}
		if day > 0 {
			cond.Op, cond.Values = query.Equal, cond.Values[:1]
		}
		a.maybe(.9, where(cond))
		return
	}
	a.years(c)
}

// years reads "after 2010", "opened since 2010", "from 2010 to 2012", "in 2010": conditions on the date column that
// is named before it, else on c.
func (a *ask) years(c *schema.Column) {
	for i := 1; i < len(a.tokens); i++ {
		first, ok := a.year(i)
		if !ok {
			continue
		}
		last, end := first, i+1
		if until, ok := a.year(i + 2); ok && until >= first {
			switch w := a.word(i + 1); {
			case lexicon.is("through", w), w == "and" && a.word(i-1) == "between", w == "and" && until == first+1:
				last, end = until, i+3
			case w == "and", w == "or":
				i += 2 // a range, rather than two years
				continue
			}
		}
		from, before, ok := bounded(a.word(i-1), first, last, lexicon.is("onwards", a.word(end)))
		if !ok {
			continue
		}
		start := i - 1
		for _, other := range a.table.Visible() {
			if dated(other) && i >= 2 && anyOf(labelWords(other), a.tokens[i-2].Stem) {
				c, start = other, i-2
			}
		}
		a.explain(start, end)
		a.maybe(.9, a.within(c, from, before, i, end-1))
		i = end - 1
	}
}

// bounded returns the years from ≤ y < before that a preposition with years means; 0 is no bound.
func bounded(word string, first, last int, onwards bool) (from, before int, ok bool) {
	switch {
	case last > first:
		return first, last + 1, word == "from" || word == "between" || word == "in"
	case word == "after":
		return first + 1, 0, true
	case word == "since", word == "from" && onwards:
		return first, 0, true
	case word == "before":
		return 0, first, true
	case word == "until":
		return 0, first + 1, true
	}
	return first, first + 1, word == "in" || word == "from"
}

// year returns the year that token i names.
func (a *ask) year(i int) (int, bool) {
	if i >= len(a.tokens) || !a.tokens[i].Numeric || a.explained[i] || len(a.word(i)) != 4 {
		return 0, false
	}
	y := int(a.tokens[i].Number)
	return y, y >= 1000 && y <= 2999
}

// within restricts a date column to the years from ≤ y < before; 0 is no bound. Dates end with the last day included,
// which reads better, timestamps before the first one excluded.
func (a *ask) within(c *schema.Column, from, before, first, last int) func(*query.Query) {
	item := query.Item{Column: a.column(c)}
	value := func(year int, day string) query.Value {
		return query.Value{Text: fmt.Sprintf("%d-%s", year, day), First: first, Last: last}
	}
	return func(q *query.Query) {
		switch {
		case c.Type == schema.Date && from > 0 && before > 0:
			add(q, query.Condition{Item: item, Op: query.Between,
				Values: []query.Value{value(from, "01-01"), value(before-1, "12-31")}})
			return
		case c.Type == schema.Date && from > 0 && a.word(first-1) == "after":
			add(q, query.Condition{Item: item, Op: query.Greater, Values: []query.Value{value(from-1, "12-31")}})
			return
		}
		if from > 0 {
			add(q, query.Condition{Item: item, Op: query.GreaterEqual, Values: []query.Value{value(from, "01-01")}})
		}
		if before > 0 {
			add(q, query.Condition{Item: item, Op: query.Less, Values: []query.Value{value(before, "01-01")}})
		}
	}
}

func monthOf(word string) time.Month {
	if !words.Month(word) {
		return 0
	}
	for m := time.January; m <= time.December; m++ {
		if strings.HasPrefix(strings.ToLower(m.String()), word[:min(3, len(word))]) {
			return m
		}
	}
	return 0
}

// yearOf returns the first year in which the column's values cover the month, or 0.
func yearOf(c *schema.Column, month time.Month) int {
	if len(c.Min) < 7 || len(c.Max) < 7 {
		return 0
	}
	var year int
	if _, err := fmt.Sscanf(c.Min, "%4d", &year); err != nil {
		return 0
	}
	for y := year; y <= year+1; y++ {
		at := fmt.Sprintf("%04d-%02d", y, month)
		if at >= c.Min[:7] && at <= c.Max[:7] {
			return y
		}
	}
	return year
}
