package query

import "testing"

// orders are queries with the forms needed for questions about figures and dates.
func forms() map[string]*Query {
	col := func(n string) Column { return Column{Table: "orders", Name: n} }
	from := From{Tables: []string{"orders"}}
	count := Item{Agg: Count, Column: col("*")}
	online := count
	online.Only = []Condition{{Item: Item{Column: col("channel")}, Op: Equal, Values: []Value{{Text: "online"}}}}
	month := col("ordered")
	month.Part = Month
	spent := Item{Agg: Sum, Calc: &Calc{Op: Times, Left: Item{Column: col("price")}, Right: Item{Column: col("pieces")}}}
	due := Item{Column: col("due")}
	boss := func(n string) Column { return Column{Table: "manager", Name: n} }
	staff := func(n string) Column { return Column{Table: "staff", Name: n} }
	return map[string]*Query{
		"share":   {Select: []Item{{Calc: &Calc{Op: Share, Left: online, Right: count}}}, From: from},
		"month":   {Select: []Item{{Column: month}, spent}, From: from, GroupBy: []Column{month}, OrderBy: []Order{{Item: spent, Desc: true}}},
		"late":    {Select: []Item{Star("orders")}, From: from, Where: []Condition{{Item: Item{Column: col("shipped")}, Op: Greater, Other: &due}}},
		"second":  {Select: []Item{Star("orders")}, From: from, OrderBy: []Order{{Item: Item{Column: col("price")}, Desc: true}}, Limit: 1, Offset: 1},
		"filter":  {Select: []Item{{Column: col("customer")}, online}, From: from, GroupBy: []Column{col("customer")}},
		"manager": {Select: []Item{{Column: staff("name")}, {Column: boss("name")}}, From: From{Tables: []string{"staff", "manager"}, Joins: []Join{{Left: staff("boss"), Right: boss("id")}}, Alias: map[string]string{"manager": "staff"}}},
	}
}

// A form's components cover it: each can be confirmed and refused, and a refused one is gone.
func TestFormsHaveComponents(t *testing.T) {
	for name, q := range forms() {
		before := q.SUQL()
		seen := map[string]bool{}
		for _, c := range Components(q) {
			if c.Choice == "" && c.Kind != SelectAgg {
				t.Errorf("%s: %s says nothing", name, c.ID())
			}
			if seen[c.ID()] {
				t.Errorf("%s: %s is said twice", name, c.ID())
			}
			seen[c.ID()] = true
			if !(Constraints{Confirmed: []Component{c}}).Allow(q) {
				t.Errorf("%s: lacks its own %s", name, c.ID())
			}
			if less := Without(q, c); less != nil && !(Constraints{Forbidden: []Component{c}}).Allow(less) {
				t.Errorf("%s: %s is still there: %s", name, c.ID(), less.SUQL())
			}
		}
		if q.SUQL() != before {
			t.Errorf("%s: taking things away changed it: %s", name, q.SUQL())
		}
	}
}

// A component turns a plain query into its form, if it determines the form completely.
func TestFormsAreReached(t *testing.T) {
	all := forms()
	for _, tt := range []struct{ from, with, want string }{
		{"second", "limit = none", `SELECT * FROM orders ORDER BY price DESC`},
		{"late", "where.op(orders.shipped) = <", ""},
	} {
		q := all[tt.from]
		c := Component{Kind: LimitRows, Slot: "limit", Choice: "none"}
		if tt.want == "" {
			for _, k := range Components(q) {
				if k.Kind == WhereOp {
					c = k
				}
			}
			c.Choice, c.Cond.Op = "<", Less
			tt.want = `SELECT * FROM orders WHERE shipped < due`
		}
		if c.ID() != tt.with {
			t.Fatalf("%s is not %s", c.ID(), tt.with)
		}
		if with := With(q, c); with == nil || with.SUQL() != tt.want {
			t.Errorf("%s with %s is not %s: %v", tt.from, tt.with, tt.want, with)
		}
	}
	for choice, want := range map[string][2]int{"none": {0, 0}, "3": {3, 0}, "1 from 2": {1, 1}, "none from 11": {0, 10}} {
		if l, o := Window(choice); l != want[0] || o != want[1] {
			t.Errorf("%s: %d rows after %d", choice, l, o)
		}
	}
}
