package denotation

import "testing"

func TestSame(t *testing.T) {
	for _, c := range []struct {
		name   string
		answer []any
		gold   []string
		same   bool
	}{
		{"numbers", []any{int64(12467)}, []string{"12,467"}, true},
		{"a float", []any{32.0}, []string{"32"}, true},
		{"another number", []any{int64(3)}, []string{"4"}, false},
		{"as a set", []any{"b", "a", "a"}, []string{"A", "B"}, true},
		{"one too many", []any{"a", "b"}, []string{"a"}, false},
		{"one too few", []any{"a"}, []string{"a", "b"}, false},
		{"nothing", nil, []string{"a"}, false},
		{"null counts as nothing", []any{nil, "a"}, []string{"a"}, true},
		{"accents, quotes and notes", []any{`"Café"[2]*`}, []string{"cafe"}, true},
		{"an aside", []any{"Bono (born 1960)"}, []string{"bono"}, true},
		{"an aside alone", []any{"(unknown)"}, []string{"unknown"}, false},
		{"a bracket alone stays", []any{"[sic]"}, []string{""}, false},
		{"dashes", []any{"2–1"}, []string{"2-1"}, true},
		{"a day", []any{"2012-05-18"}, []string{"May 18, 2012"}, true},
		{"a day the other way", []any{"18 May 2012"}, []string{"may 18, 2012"}, true},
		{"another day", []any{"2012-05-19"}, []string{"May 18, 2012"}, false},
		{"a truth", []any{true}, []string{"yes"}, true},
		{"a full stop", []any{"No."}, []string{"no"}, true},
	} {
		if got := Same(c.answer, c.gold); got != c.same {
			t.Errorf("%s: Same(%v, %v) = %v", c.name, c.answer, c.gold, got)
		}
	}
}
