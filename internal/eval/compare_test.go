package eval

import "testing"

type rows = [][]any

func TestHolds(t *testing.T) {
	for _, c := range []struct {
		name         string
		result, gold rows
		ordered      bool
		want         bool
	}{
		{"the same", rows{{"a", 1}}, rows{{"a", 1}}, false, true},
		{"nothing is no answer", rows{}, rows{}, false, false},
		{"a column beside", rows{{7, "a"}, {8, "b"}}, rows{{"b"}, {"a"}}, false, true},
		{"a row beside", rows{{"a"}, {"b"}}, rows{{"a"}}, false, false},
		{"columns the other way about", rows{{1, "a"}, {2, "b"}}, rows{{"a", 1}, {"b", 2}}, false, true},
		{"columns that do not go together", rows{{1, "b"}, {2, "a"}}, rows{{"a", 1}, {"b", 2}}, false, false},
		{"another order", rows{{"b"}, {"a"}}, rows{{"a"}, {"b"}}, true, false},
		{"the order that is wanted", rows{{"a"}, {"b"}}, rows{{"a"}, {"b"}}, true, true},
		{"one column for two", rows{{1}}, rows{{1, 1}}, false, false},
		{"rounded", rows{{3.14}}, rows{{3.14159}}, false, true},
		{"rounded to a whole", rows{{3}}, rows{{3.14159}}, false, false},
		{"rounded wrongly", rows{{3.15}}, rows{{3.14159}}, false, false},
		{"a number as text", rows{{"12"}}, rows{{int64(12)}}, false, true},
		{"a code is not a number", rows{{"007"}}, rows{{int64(7)}}, false, false},
		{"a truth", rows{{true}}, rows{{int64(1)}}, false, true},
		{"midnight", rows{{"2025-03-01 00:00:00"}}, rows{{"2025-03-01"}}, false, true},
		{"an American day", rows{{"3/1/25"}}, rows{{"2025-03-01"}}, false, true},
		{"seconds that are none", rows{{"2025-03-01T10:30:00Z"}}, rows{{"2025-03-01 10:30"}}, false, true},
		{"null", rows{{nil}}, rows{{nil}}, false, true},
		{"null is not nothing", rows{{""}}, rows{{nil}}, false, false},
		{"as often", rows{{1}, {1}, {2}}, rows{{1}, {2}, {2}}, false, false},
		// Sorting would pair rounded and exact numbers wrongly, so they are paired one by one.
		{"sorting that misleads", rows{{1.0001, "b"}, {1, "a"}}, rows{{1, "b"}, {1.0001, "a"}}, false, true},
	} {
		if got := containsGold(c.result, c.gold, c.ordered); got != c.want {
			t.Errorf("%s: holds(%v, %v, ordered %v) = %v", c.name, c.result, c.gold, c.ordered, got)
		}
	}
}

func TestDenotes(t *testing.T) {
	for _, c := range []struct {
		name   string
		answer []any
		gold   []string
		same   bool
	}{
		{"numbers", []any{int64(12467)}, []string{"12,467"}, true}, {"a float", []any{32.0}, []string{"32"}, true},
		{"another number", []any{int64(3)}, []string{"4"}, false},
		{"as a set", []any{"b", "a", "a"}, []string{"A", "B"}, true},
		{"one too many", []any{"a", "b"}, []string{"a"}, false},
		{"one too few", []any{"a"}, []string{"a", "b"}, false}, {"nothing", nil, []string{"a"}, false},
		{"null counts as nothing", []any{nil, "a"}, []string{"a"}, true},
		{"accents, quotes and notes", []any{`"Café"[2]*`}, []string{"cafe"}, true},
		{"an aside", []any{"Bono (born 1960)"}, []string{"bono"}, true},
		{"an aside alone", []any{"(unknown)"}, []string{"unknown"}, false},
		{"a bracket alone stays", []any{"[sic]"}, []string{""}, false},
		{"dashes", []any{"2–1"}, []string{"2-1"}, true},
		{"a day", []any{"2012-05-18"}, []string{"May 18, 2012"}, true},
		{"a day the other way", []any{"18 May 2012"}, []string{"may 18, 2012"}, true},
		{"another day", []any{"2012-05-19"}, []string{"May 18, 2012"}, false},
		{"a truth", []any{true}, []string{"yes"}, true}, {"a full stop", []any{"No."}, []string{"no"}, true},
	} {
		if got := sameDenotation(c.answer, c.gold); got != c.same {
			t.Errorf("%s: denotes(%v, %v) = %v", c.name, c.answer, c.gold, got)
		}
	}
}
