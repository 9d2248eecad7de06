package query

import "testing"

func sample() *Query {
	col := func(n string) Column { return Column{Table: "places", Name: n} }
	return &Query{
		Select: []Item{{Column: col("name")}, {Column: col("notes"), Text: &TextCall{Summary: true}}},
		From:   From{Tables: []string{"places"}},
		Where: []Condition{
			{Item: Item{Column: col("kinds")}, Op: Has, Values: []Value{{Text: "thai"}}},
			{Item: Item{Column: col("Stars")}, Op: GreaterEqual, Values: []Value{{Text: "4", Number: true}}},
			{Item: Item{Column: col("notes"), Text: &TextCall{Question: "is it quiet?"}}, Op: Equal, Values: []Value{{Text: "Yes"}}},
		},
		OrderBy: []Order{{Item: Item{Column: col("Stars")}, Desc: true}},
		Limit:   3,
	}
}

func TestSUQL(t *testing.T) {
	want := `SELECT name, summary(notes) FROM places WHERE 'thai' = ANY (kinds) AND "Stars" >= 4 AND ` +
		`answer(notes, 'is it quiet?') = 'Yes' ORDER BY "Stars" DESC LIMIT 3`
	if got := sample().SUQL(); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	for _, c := range []struct {
		cond Condition
		want string
	}{
		{Condition{Op: HasAny, Values: []Value{{Text: "a"}, {Text: "b'c"}}}, `x && ARRAY['a', 'b''c']`},
		{Condition{Op: HasNot, Values: []Value{{Text: "a"}}}, `('a' = ANY (x)) IS NOT TRUE`},
		{Condition{Op: In, Values: []Value{{Text: "1", Number: true}, {Text: "2", Number: true}}}, `x IN (1, 2)`},
		{Condition{Op: Between, Values: []Value{{Text: "1", Number: true}, {Text: "2", Number: true}}}, `x BETWEEN 1 AND 2`},
		{Condition{Op: NotBetween, Values: []Value{{Text: "1", Number: true}, {Text: "2", Number: true}}}, `x NOT BETWEEN 1 AND 2`},
		{Condition{Op: NotLike, Values: []Value{{Text: "%a%"}}}, `x NOT ILIKE '%a%'`},
		{Condition{Op: IsNotNull}, `x IS NOT NULL`},
		{Condition{Op: OpenAt, Values: []Value{{Text: "friday 9 pm"}}}, `open_at(x, 'friday 9 pm')`},
	} {
		c.cond.Item = Item{Column: Column{Name: "x"}}
		q := &Query{Select: []Item{Star("t")}, From: From{Tables: []string{"t"}}, Where: []Condition{c.cond}}
		if got, want := q.SUQL(), "SELECT * FROM t WHERE "+c.want; got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

// Confirming a component of a query keeps it; forbidding one removes it.
func TestConstraints(t *testing.T) {
	q := sample()
	for _, c := range Components(q) {
		if !(Constraints{Confirmed: []Component{c}}).Allow(q) {
			t.Errorf("%s: a query must have its own component", c.ID())
		}
		if (Constraints{Forbidden: []Component{c}}).Allow(q) {
			t.Errorf("%s: a query with a forbidden component must not pass", c.ID())
		}
		without := Without(q, c)
		if without == nil {
			continue
		}
		for _, k := range Components(without) {
			if k.ID() == c.ID() {
				t.Errorf("%s is still there: %s", c.ID(), without.SUQL())
			}
		}
	}
	if q.SUQL() != sample().SUQL() {
		t.Error("Without changed its argument")
	}
}

func TestWith(t *testing.T) {
	q := sample()
	other := sample()
	other.Where[0].Values[0].Text = "greek"
	other.OrderBy[0].Desc = false
	other.Limit = 1
	for _, c := range Components(other) {
		with := With(q, c)
		if with == nil {
			t.Errorf("%s: not applied", c.ID())
			continue
		}
		if !(Constraints{Confirmed: []Component{c}}).Allow(with) {
			t.Errorf("%s: missing in %s", c.ID(), with.SUQL())
		}
	}
}
