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
	for _, c := range []struct {
		name string
		all  []Condition
		want bool
	}{
		{"one", []Condition{on(Equal, "a")}, false},
		{"the same twice", []Condition{on(Equal, "a"), on(Equal, "a")}, true},
		{"two values at once", []Condition{on(Equal, "a"), on(Equal, "b")}, true},
		{"one or the other", []Condition{on(Equal, "a"), or}, false},
		{"two lower bounds", []Condition{on(GreaterEqual, "1990"), on(Greater, "2015")}, true},
		{"an interval", []Condition{on(GreaterEqual, "9"), on(Less, "10")}, false},
		{"nothing between", []Condition{on(Less, "2025-06-01"), on(GreaterEqual, "2026-10-01")}, true},
		{"between, turned round", []Condition{on(Between, "10", "9")}, true},
		{"a value and none", []Condition{on(Equal, "a"), on(IsNull)}, true},
		{"with and without", []Condition{on(HasNot, "a"), on(Has, "a")}, true},
		{"but one", []Condition{on(NotEqual, "a"), on(NotEqual, "b")}, false},
		{"not between", []Condition{on(NotBetween, "9", "10")}, false},
	} {
		if got := ArePointless(c.all); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// A column less itself says nothing, neither shown nor in a condition.
func TestIdleFigure(t *testing.T) {
	x, y := Item{Column: Column{Table: "t", Name: "x"}}, Item{Column: Column{Table: "t", Name: "y"}}
	less := func(a, b Item) Item { return Item{Calc: &Calc{Op: Minus, Left: a, Right: b}} }
	for _, c := range []struct {
		q    Query
		want bool
	}{
		{Query{Select: []Item{less(x, y)}}, false},
		{Query{Select: []Item{less(x, x)}}, true},
		{Query{Select: []Item{less(less(x, x), y)}}, true},
		{Query{Where: []Condition{{Item: x, Op: Greater, Other: &y}}}, false},
		{Query{Where: []Condition{{Item: x, Op: Greater, Other: &x}}}, true},
	} {
		if got := c.q.IsPointless(); got != c.want {
			t.Errorf("%s: %v", c.q.SUQL(), got)
		}
	}
}
