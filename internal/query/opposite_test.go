package query

import "testing"

func TestIsOpposite(t *testing.T) {
	price := Item{Column: Column{Table: "boats", Name: "price"}}
	where := func(op Op) *Query {
		return &Query{Select: []Item{Star("boats")}, From: From{Tables: []string{"boats"}},
			Where: []Condition{{Item: price, Op: op, Values: []Value{{Text: "5", Number: true}}}}}
	}
	first := func(desc bool, limit int) *Query {
		q := where(Equal)
		q.OrderBy, q.Limit = []Order{{Item: price, Desc: desc, NullsLast: true}}, limit
		return q
	}
	for name, tt := range map[string]struct {
		a, b *Query
		want bool
	}{
		"Negated":        {where(Equal), where(NotEqual), true},
		"BelowAndAbove":  {where(Less), where(GreaterEqual), true},
		"Same":           {where(Equal), where(Equal), false},
		"NotComplements": {where(Equal), where(Less), false},
		"FirstAndLast":   {first(true, 1), first(false, 1), true},
		"SortedList":     {first(true, 0), first(false, 0), false},
	} {
		if got := IsOpposite(tt.a, tt.b); got != tt.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
