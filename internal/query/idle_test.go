package query

import "testing"

func TestIdle(t *testing.T) {
	on := func(op Op, values ...string) Condition {
		c := Condition{Item: Item{Column: Column{Table: "t", Name: "x"}}, Op: op}
		for _, v := range values {
			c.Values = append(c.Values, Value{Text: v})
		}
		return c
	}
	or := on(Equal, "b")
	or.Or = true
	ofYear := on(Equal, "2024")
	ofYear.Item.Column.Part = Year
	type all = []Condition
	for _, c := range []struct {
		name string
		all  all
		want bool
	}{
		{"one", all{on(Equal, "a")}, false}, {"the same twice", all{on(Equal, "a"), on(Equal, "a")}, true},
		{"two values at once", all{on(Equal, "a"), on(Equal, "b")}, true},
		{"one or the other", all{on(Equal, "a"), or}, false},
		{"the same with each alternative", all{on(Equal, "b"), on(IsNotNull), or, on(Greater, "a")}, false},
		{"two lower bounds", all{on(GreaterEqual, "1990"), on(Greater, "2015")}, true},
		{"an interval", all{on(GreaterEqual, "9"), on(Less, "10")}, false},
		{"nothing between", all{on(Less, "2025-06-01"), on(GreaterEqual, "2026-10-01")}, true},
		{"between, turned round", all{on(Between, "10", "9")}, true},
		{"a value and none", all{on(Equal, "a"), on(IsNull)}, true},
		{"a year and no date", all{on(IsNull), ofYear}, true}, {"a year and a date", all{on(IsNotNull), ofYear}, false},
		{"with and without", all{on(HasNot, "a"), on(Has, "a")}, true},
		{"but one", all{on(NotEqual, "a"), on(NotEqual, "b")}, false},
		{"not between", all{on(NotBetween, "9", "10")}, false},
	} {
		if got := ArePointless(c.all); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// A column less itself says nothing, neither shown nor in a condition, nor does the first of one group.
func TestIdleFigure(t *testing.T) {
	x, y := Item{Column: Column{Table: "t", Name: "x"}}, Item{Column: Column{Table: "t", Name: "y"}}
	in := func(part Part, op Op, at string) Condition {
		return Condition{Item: Item{Column: Column{Name: "x", Part: part}}, Op: op, Values: []Value{{Text: at}}}
	}
	busiest := func(part Part, where ...Condition) Query {
		by := Column{Name: "x", Part: part}
		return Query{Select: []Item{{Column: by}}, GroupBy: []Column{by}, Where: where, Limit: 1, OrderBy: make([]Order, 1)}
	}
	less := func(a, b Item) Item { return Item{Calc: &Calc{Op: Minus, Left: a, Right: b}} }
	times := func(a, b Item) Item { return Item{Calc: &Calc{Op: Times, Left: a, Right: b}} }
	scaled, product := Query{Select: []Item{times(x, Item{Number: "60"})}}, Query{Select: []Item{times(x, y)}}
	if !scaled.Scales() || product.Scales() {
		t.Error("what is multiplied by a constant")
	}
	for _, c := range []struct {
		q    Query
		want bool
	}{
		{Query{Select: []Item{less(x, y)}}, false}, {Query{Select: []Item{less(x, x)}}, true},
		{Query{Select: []Item{less(less(x, x), y)}}, true}, {Query{Select: []Item{times(x, x)}}, true},
		{Query{Select: []Item{times(x, y)}}, false}, {Query{Select: []Item{times(x, Item{Number: "60"})}}, false},
		{Query{Where: []Condition{{Item: x, Op: Greater, Other: &y}}}, false},
		{Query{Where: []Condition{{Item: x, Op: Greater, Other: &x}}}, true},
		{busiest(Month, in(Month, Equal, "2026-10")), true}, {busiest(Day, in(Month, Equal, "2026-10")), false},
		{busiest(Month, in("", GreaterEqual, "2026-10-01"), in("", Less, "2026-11-01")), true},
		{busiest(Month, in("", GreaterEqual, "2026-10-01"), in("", Less, "2027-01-01")), false},
		{busiest(Year, in(Month, Equal, "2026-10")), true}, {busiest(Month, in(MonthOf, Equal, "October")), false},
	} {
		if got := c.q.IsPointless(); got != c.want {
			t.Errorf("%s: %v", c.q.SUQL(), got)
		}
	}
}
