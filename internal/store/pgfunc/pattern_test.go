package pgfunc

import (
	"strings"
	"testing"
	"time"
)

// SQLite cannot stop a call, so what could take long is refused, or quick.
func TestCallsEndSoon(t *testing.T) {
	many := strings.Repeat("a", 1_000_000)
	list := "[" + strings.Repeat("1,", 300_000) + "2]"
	for _, c := range []struct {
		name, code string
		args       []any
	}{
		{"pg_regexp", "54000", []any{many, strings.Repeat("a?", 2000) + "b", ""}},
		{"pg_regexp", "2201B", []any{many, strings.Repeat(`\w{1000}`, 200), ""}},
		{"pg_regexp", "", []any{many, `a+\yb?`, ""}},
		{"pg_regexp_substring", "", []any{many, `(a+)$`}},
		{"pg_like", "2201B", []any{many, "%" + strings.Repeat("a", 500_000) + "b"}},
		{"pg_list_contains", "", []any{list, "[" + strings.Repeat("2,", 300_000) + "2]"}},
		{"pg_quantified", "", []any{"any", "=", list, int64(3)}},
	} {
		f := patternFunctions[c.name]
		if f.call == nil {
			f = listFunctions[c.name]
		}
		start := time.Now()
		_, err := adapt(c.name, f)(c.args...)
		if code, _, _ := Decode(err); code != c.code || time.Since(start) > 5*time.Second {
			t.Errorf("%s: %v after %v, want %q", c.name, err, time.Since(start), c.code)
		}
	}
}
