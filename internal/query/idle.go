package query

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// IsPointless reports whether a query shows something twice, shows a figure without information, such as a column minus
// itself, ranks a single group, or has conditions without effect.
func (q *Query) IsPointless() bool {
	return ArePointless(q.Where) || q.showsTwice() || q.RanksOne() ||
		slices.ContainsFunc(q.Select, Item.isPointless) ||
		slices.ContainsFunc(q.OrderBy, func(o Order) bool { return o.Item.isPointless() })
}

// showsTwice reports whether two of the shown items are the same.
func (q *Query) showsTwice() bool {
	for i, it := range q.Select {
		if slices.ContainsFunc(q.Select[:i], it.Same) {
			return true
		}
	}
	return false
}

// RanksOne reports whether a query ranks groups although its conditions leave only one: the month with the most rows,
// in October.
func (q *Query) RanksOne() bool {
	return q.Limit > 0 && len(q.OrderBy) > 0 && len(q.GroupBy) > 0 && !slices.ContainsFunc(q.GroupBy, func(c Column) bool {
		return !q.hasOneValue(c)
	})
}

// coarser lists, for each part of a date, the coarser parts that it determines.
var coarser = map[Part][]Part{Day: {Month, Quarter, Year}, Month: {Quarter, Year}, Quarter: {Year}}

// hasOneValue reports whether the conditions leave only one value of a column.
func (q *Query) hasOneValue(c Column) bool {
	from, to := "", ""
	for _, w := range q.Where {
		of := w.Item.Column
		part := of.Part
		if of.Part = c.Part; w.Or {
			return false
		} else if w.Item.Calc != nil || of != c || len(w.Values) != 1 {
			continue
		}
		days := part == "" || part == Day
		switch {
		case w.Op == Equal && (part == c.Part || slices.Contains(coarser[part], c.Part)):
			return true
		case w.Op == GreaterEqual && days:
			from = w.Values[0].Text
		case w.Op == Less && days:
			to = w.Values[0].Text
		}
	}
	return withinOne(c.Part, from, to)
}

// withinOne reports whether the days from one day to the day before another are all in one year, quarter or month,
// depending on part.
func withinOne(part Part, from, to string) bool {
	first, last := monthOf(from), monthOf(to)
	if strings.HasSuffix(to, "-01") {
		last--
	}
	months := map[Part]int{Year: 12, Quarter: 3, Month: 1}[part]
	return first > 0 && last > 0 && months > 0 && first/months == last/months
}

// monthOf returns the number of months from year 0 to that of a day such as 2025-07-12; negative if it is not a day.
func monthOf(day string) int {
	year, rest, _ := strings.Cut(day, "-")
	month, _, _ := strings.Cut(rest, "-")
	y, err := strconv.Atoi(year)
	m, wrong := strconv.Atoi(month)
	if err != nil || wrong != nil {
		return -1
	}
	return 12*y + m - 1
}

// isPointless reports whether an item, or an operand of it, is computed from two equal items.
func (it Item) isPointless() bool {
	c := it.Calc
	if c == nil {
		return false
	}
	switch c.Op {
	case Minus, Times, Ratio, Gap, DaysBetween, HoursBetween, More, EqualTo:
		if c.Left.Same(c.Right) {
			return true
		}
	}
	return c.Left.isPointless() || c.Right.isPointless()
}

// Scales reports whether a query shows a figure multiplied or divided by a constant.
func (q *Query) Scales() bool { return slices.ContainsFunc(q.Select, Item.scales) }

func (it Item) scales() bool {
	c := it.Calc
	if c == nil || c.IsAge() {
		return false
	}
	constant := c.Left.Number != "" || c.Right.Number != ""
	return constant && (c.Op == Times || c.Op == Ratio) || c.Left.scales() || c.Right.scales()
}

// ArePointless reports whether some conditions add nothing to the others, or contradict each other: the same one twice,
// two bounds on one side of a column, bounds that exclude everything, two values at once. What is in one of two
// alternatives says nothing about the other, unless both are single conditions.
func ArePointless(all []Condition) bool {
	for i, a := range all {
		isOther := false // b is in another alternative
		for _, b := range all[i+1:] {
			isOther = isOther || b.Or
			if a.Equals(b) && (!isOther || len(all) == 2) || !isOther && a.redundantWith(b) {
				return true
			}
		}
	}
	return slices.ContainsFunc(all, func(c Condition) bool {
		return c.Item.isPointless() || c.Other != nil && c.Item.Same(*c.Other) ||
			c.Op == Between && len(c.Values) == 2 && compareValues(c.Values[0], c.Values[1]) > 0
	})
}

// redundantWith reports whether two conditions on one item cannot both be meant.
func (c Condition) redundantWith(other Condition) bool {
	switch isMissing := c.Op == IsNull || other.Op == IsNull; {
	case isMissing && c.Item.withoutPart().Same(other.Item.withoutPart()): // no date, in 2024
		return true
	case !c.Item.Same(other.Item):
		return false
	case c.denies(other), other.denies(c):
		return true
	case len(c.Values) != 1 || len(other.Values) != 1:
		return false
	}
	if c.Op == Equal && other.Op == Equal {
		return true
	}
	a, b := c.boundSide(), other.boundSide()
	switch {
	case a == 0 || b == 0:
		return false
	case a == b:
		return true
	case a < 0: // c is the upper bound
		return compareValues(c.Values[0], other.Values[0]) < 0
	}
	return compareValues(c.Values[0], other.Values[0]) > 0
}

// withoutPart returns a date's item for one of its year, month or day.
func (it Item) withoutPart() Item {
	it.Column.Part = ""
	return it
}

// negatedBy maps operators to those they negate.
var negatedBy = map[Op]Op{NotEqual: Equal, NotIn: In, NotLike: Like, HasNot: Has}

// denies reports whether a condition is the negation of another.
func (c Condition) denies(other Condition) bool {
	c.Op = negatedBy[c.Op]
	return c.Op != "" && c.Equals(other)
}

// Equals reports whether two conditions compare the same item with the same values.
func (c Condition) Equals(other Condition) bool {
	return c.Item.Same(other.Item) && c.Op == other.Op && c.Sub == nil && other.Sub == nil && c.Other == nil &&
		other.Other == nil && slices.EqualFunc(c.Values, other.Values, func(x, y Value) bool { return x.Text == y.Text })
}

// Includes reports whether a condition equals another, or has the other's value among several.
func (c Condition) Includes(single Condition) bool {
	return c.Equals(single) || len(single.Values) == 1 && c.Item.Same(single.Item) &&
		slices.ContainsFunc(c.Values, func(v Value) bool { return v.Text == single.Values[0].Text })
}

// boundSide returns 1 for a lower bound, -1 for an upper one, 0 for neither.
func (c Condition) boundSide() int {
	switch c.Op {
	case Greater, GreaterEqual:
		return 1
	case Less, LessEqual:
		return -1
	}
	return 0
}

// compareValues compares two values as numbers if both are, else as texts, which suits ISO dates.
func compareValues(a, b Value) int {
	x, errX := strconv.ParseFloat(a.Text, 64)
	y, errY := strconv.ParseFloat(b.Text, 64)
	if errX == nil && errY == nil {
		return cmp.Compare(x, y)
	}
	return cmp.Compare(a.Text, b.Text)
}
