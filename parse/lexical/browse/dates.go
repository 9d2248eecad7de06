package browse

import (
	"fmt"
	"strings"
	"time"

	"surely/parse/lexical/words"
	"surely/query"
	"surely/schema"
)

// dates reads "in December", "on March 5", "after 2027": a condition on the date column. A month without a year is one of
// those the data covers.
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

// years reads "after 2010", "opened since 2010", "in 2010": a condition on the date column that is named before it, else on c.
func (a *ask) years(c *schema.Column) {
	for i := 1; i < len(a.tokens); i++ {
		year := int(a.tokens[i].Number)
		if !a.tokens[i].Numeric || a.explained[i] || len(a.word(i)) != 4 || year < 1000 || year > 2999 {
			continue
		}
		first, last := fmt.Sprintf("%d-01-01", year), fmt.Sprintf("%d-12-31", year)
		cond := query.Condition{Values: []query.Value{{Text: first, First: i, Last: i}}}
		switch a.word(i - 1) {
		case "after":
			cond.Op, cond.Values[0].Text = query.Greater, last
		case "since", "from":
			cond.Op = query.GreaterEqual
		case "before":
			cond.Op = query.Less
		case "until":
			cond.Op, cond.Values[0].Text = query.LessEqual, last
		case "in":
			cond.Op = query.Between
			cond.Values = append(cond.Values, query.Value{Text: last, First: i, Last: i})
		default:
			continue
		}
		from := i - 1
		for _, other := range a.table.Visible() {
			if (other.Type == schema.Date || other.Type == schema.Timestamp) && i >= 2 && any1(labelWords(other), a.tokens[i-2].Stem) {
				c, from = other, i-2
			}
		}
		a.explain(from, i+1)
		cond.Item = query.Item{Column: a.column(c)}
		a.maybe(.9, where(cond))
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
