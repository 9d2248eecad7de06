package pgfunc

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// Searching at once and rune by rune gives the same for random expressions and texts.
func TestSearch(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 9))
	var draw func(depth int) string
	draw = func(depth int) string {
		atoms := []string{"a", "b", "ä", ".", "[ab]", "[^a]", `\b`, `\B`, "^", "$", "", `\w`, `\A`, `\z`, `(?m:^)`, `(?i:A)`}
		if depth == 0 {
			return atoms[r.IntN(len(atoms))]
		}
		x, y := draw(depth-1), draw(depth-1)
		switch r.IntN(7) {
		case 0:
			return "(" + x + ")" + y
		case 1:
			return x + "|" + y
		case 2:
			return "(" + x + ")*" + y
		case 3:
			return "(?:" + x + ")+?" + y
		case 4:
			return "(" + x + ")?" + y
		case 5:
			return "(?:" + x + "){1,3}" + y
		}
		return x + y
	}
	p := &pulse{ended: func() bool { return false }}
	for n := range 20_000 {
		text := draw(3)
		x, err := newPattern(text, n%2 == 0)
		if err != nil {
			continue
		}
		var b strings.Builder
		for range r.IntN(12) {
			b.WriteString([]string{"a", "b", "ä", " ", "\n", "A", "\xff"}[r.IntN(7)])
		}
		s := b.String()
		want := x.re.FindAllStringSubmatchIndex(s, -1)
		for _, x.trusted = range []int{mostSteps, 0} {
			if x.trusted == 0 && x.behind {
				continue
			}
			var got [][]int
			x.all(p, s, func(at []int) bool { got = append(got, append([]int(nil), at...)); return true })
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("%q in %q: %v, want %v", text, s, got, want)
			}
			if x.matches(p, s) != x.re.MatchString(s) {
				t.Fatalf("%q matches %q: %v", text, s, !x.re.MatchString(s))
			}
		}
	}
}

// A search that would take hours ends soon after its statement was stopped.
func TestLongCallIsCancelled(t *testing.T) {
	many := strings.Repeat("a", 1_000_000)
	list := "[" + strings.Repeat("1,", 300_000) + "2]"
	for name, args := range map[string][]any{
		"pg_regexp":         {many, strings.Repeat("a?", 20_000) + "b", ""},
		"pg_regexp_replace": {many, "a|a*b", "x", "g"},
		"pg_like":           {many, "%" + strings.Repeat("a", 500_000) + "b", "", int64(0)},
		"pg_list_contains":  {list, "[" + strings.Repeat("2,", 300_000) + "2]"},
		"pg_list_overlaps":  {list, "[" + strings.Repeat("3,", 300_000) + "3]"},
		"pg_quantified":     {"any", "~", "text", "[\"" + strings.Repeat(`c","`, 300_000) + "c\"]", many},
	} {
		f := patternFunctions[name]
		if f.call == nil {
			f = listFunctions[name]
		}
		start, looks := time.Now(), 0
		_, err := adapt(name, f, func() bool { looks++; return looks > 1 })(args...) // on any machine
		if code, _, _ := Decode(err); code != "57014" || time.Since(start) > 5*time.Second {
			t.Errorf("%s: %v after %v", name, err, time.Since(start))
		}
	}
	replace := adapt("pg_regexp_replace", patternFunctions["pg_regexp_replace"], func() bool { return false })
	_, err := replace(many, `\ya|a*b`, "x", "g")
	if code, _, _ := Decode(err); code != "54000" {
		t.Errorf("word boundaries over %d characters: %v", len(many), err)
	}
	for _, text := range []string{strings.Repeat("(a)?", 10_000), strings.Repeat(`\w{1000}`, 200),
		strings.Repeat("a", 200_000)} {
		if _, err := compile(text, ""); err != error(errComplex) {
			t.Errorf("%.20q… is compiled: %v", text, err)
		}
	}
}
