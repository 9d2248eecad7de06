package decode

import (
	"strconv"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
)

// orZero returns an aggregate with 0 in place of nothing.
func (e expression) orZero() expression {
	e.item.Zero = e.item.Agg != query.None
	return e
}

// distance returns the absolute value of a difference.
func (e expression) distance() expression {
	if e.item.Calc == nil || e.item.Calc.Op != query.Minus {
		fail()
	}
	e.item.Calc.Op = query.Gap
	return e
}

// ageOf returns the years since a date.
func ageOf(e expression) expression {
	if e.column == nil {
		fail()
	}
	return expression{item: query.Item{Calc: &query.Calc{Op: query.Age, Right: query.Item{Column: e.column.AsDate()}}}}
}

// julian returns a date as a day to count with.
func (b *builder) julian(e expression) expression {
	if e.literal != nil && (e.literal.Text == "now" || e.literal.Text == b.q.Today().Format(time.DateOnly)) {
		e = expression{item: query.Item{Number: "current_date"}}
	}
	if e.literal != nil {
		fail()
	}
	if e.column != nil && e.item.Agg == query.None {
		e.item.Column = e.column.AsDate()
	}
	e.day = true
	return e
}

// asDate returns a column's dates, or today, as an operand.
func (e expression) asDate() query.Item {
	switch {
	case e.item.Number == "current_date", e.column != nil && e.item.Agg != query.None:
		return e.item
	case e.column == nil || e.column.Kind != link.Temporal || e.item.Calc != nil:
		fail()
	}
	it := e.item
	it.Column = e.column.AsDate()
	return it
}

var computedOps = map[string]query.CalcOp{"days": query.DaysBetween, "hours": query.HoursBetween, "gap": query.Gap,
	"share": query.Share, "more": query.More, "same": query.EqualTo}

// computed returns a calculation of two values that is more than arithmetic.
func computed(word string, l, r expression) expression {
	c := &query.Calc{Op: computedOps[word]}
	switch word {
	case "days", "hours":
		c.Left, c.Right = l.asDate(), r.asDate()
	case "same":
		c.Left, c.Right = l.compared(), r.compared()
	default:
		c.Left, c.Right = l.operand(), r.operand()
	}
	return expression{item: query.Item{Calc: c}}
}

// compared returns an operand that is compared for equality, which a key may be.
func (e expression) compared() query.Item {
	if e.isKey() {
		return e.item
	}
	return e.operand()
}

// filtered returns an aggregate of only the rows that meet conditions.
func (e expression) filtered(only []query.Condition) expression {
	if e.item.Agg == query.None || e.item.Only != nil {
		fail()
	}
	e.item.Only = only
	return e
}

// percentile returns a percentile, such as the median.
func (b *builder) percentile(word string) expression {
	n := 50.0
	if word == "pct" {
		v := b.expression().literal
		if v == nil {
			fail()
		}
		var ok bool
		if n, ok = words.ParseNumber(v.Text); !ok || n < 0 || n > 100 {
			fail()
		}
	}
	return percentileOf(n, b.expression())
}

func percentileOf(n float64, of expression) expression {
	e := aggregateOf("avg", of)
	e.item.Agg = query.PercentileOf(n)
	return e
}

// sizeOf returns the number of a list's elements.
func sizeOf(e expression) expression {
	if e.column == nil || !e.column.List || e.item.Agg != query.None {
		fail()
	}
	e.item.Column.Part = query.Size
	return e
}

// rivalName is the name of the rows of the same table with which a row is compared.
const rivalName = "other"

// best returns the condition that a row is among the first of those that share a value with it: "top 2 score desc
// team".
func (b *builder) best() query.Condition {
	n := b.count()
	by := b.expression()
	desc := b.word() == "desc"
	shared := b.expression()
	return bestOf(n, by, desc, shared)
}

func bestOf(n int, by expression, desc bool, shared expression) query.Condition {
	if n < 1 || by.column == nil || by.item.Agg != query.None || by.isKey() || shared.column == nil ||
		shared.item.Agg != query.None || shared.column.Table != by.column.Table {
		fail()
	}
	t := by.column.Table.Name
	figure := by.asQuantity()
	ofRival := func(it query.Item) query.Item { it.Column.Table = rivalName; return it }
	sub := &query.Query{From: query.From{Tables: []string{rivalName}, Alias: map[string]string{rivalName: t}},
		Where: []query.Condition{{Item: ofRival(shared.item), Op: query.Equal, Other: &shared.item}}}
	if n == 1 {
		extreme := ofRival(figure)
		extreme.Agg = query.Min
		if desc {
			extreme.Agg = query.Max
		}
		sub.Select = []query.Item{extreme}
		return query.Condition{Item: figure, Op: query.Equal, Sub: sub}
	}
	sub.Select = []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}}
	better := query.Condition{Item: ofRival(figure), Op: query.Less, Other: &figure}
	if desc {
		better.Op = query.Greater
	}
	sub.Where = append(sub.Where, better)
	return query.Condition{Item: query.Item{Sub: sub}, Op: query.Less,
		Values: []query.Value{{Text: strconv.Itoa(n), Number: true, First: -1, Last: -1}}}
}
