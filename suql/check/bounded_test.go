package check_test

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// large is a database of 150 tables with 100 columns each, and one of 1,600 columns.
func large() *schema.Database {
	d := &schema.Database{Name: "large", Dialect: schema.SQLite}
	for i := range 150 {
		d.Tables = append(d.Tables, columned(fmt.Sprintf("t%d", i), 100))
	}
	d.Tables = append(d.Tables, columned("wide", 1600), columned("other", 1600))
	return d
}

func columned(name string, n int) *schema.Table {
	t := &schema.Table{Name: name, Key: []string{"c0"}}
	for i := range n {
		t.Columns = append(t.Columns, &schema.Column{Name: fmt.Sprintf("c%d", i), Type: schema.Integer})
	}
	return t
}

// repeated joins numbered copies of a form up to a length.
func repeated(length int, between, form string) string {
	var b strings.Builder
	for i := 0; b.Len() < length; i++ {
		if i > 0 {
			b.WriteString(between)
		}
		b.WriteString(strings.ReplaceAll(form, "#", fmt.Sprint(i)))
	}
	return b.String()
}

// nested substitutes a form for its own @, n times.
func nested(depth int, form, innermost string) string {
	for range depth {
		innermost = strings.ReplaceAll(form, "@", innermost)
	}
	return innermost
}

// costly are statements within all limits, each built to make one loop of the check slow.
func costly() map[string]string {
	twenty := "wide" + joinedTo(20)
	forms := map[string]string{
		"columns of wide relations":   "SELECT " + repeated(5500, ",", "c1599") + " FROM wide",
		"columns of many relations":   "SELECT " + repeated(5500, ",", "j19.c1599") + " FROM " + twenty,
		"ambiguous columns":           "SELECT " + repeated(5500, ",", "c#") + " FROM " + twenty,
		"unknown columns":             "SELECT " + repeated(7500, ",", "kc#x") + " FROM wide",
		"unknown columns of joins":    "SELECT " + repeated(6500, ",", "kc#x") + " FROM " + twenty,
		"unknown qualified columns":   "SELECT " + repeated(7500, ",", "w.kc#x") + " FROM wide w",
		"unknown relations' columns":  "SELECT " + repeated(7500, ",", "y.kc#x") + " FROM wide w",
		"unknown functions":           "SELECT " + repeated(7500, ",", "coalesc#(1)"),
		"unknown tables":              "SELECT 1 FROM " + repeated(7500, ",", "tt#"),
		"unknown types":               "SELECT " + repeated(7500, ",", "1::intt#"),
		"groups":                      "SELECT " + repeated(3500, ",", "c#+1") + " FROM wide GROUP BY " + repeated(3500, ",", "c#+1"),
		"groups of nothing else":      "SELECT " + repeated(3500, ",", "c#+1") + " FROM wide GROUP BY " + repeated(3500, ",", "c#+2"),
		"groups of deep expressions":  "SELECT " + repeated(3500, ",", deep("c#")) + " FROM wide GROUP BY " + repeated(3500, ",", deep("c#")),
		"orders":                      "SELECT " + repeated(3500, ",", "c#+1") + " FROM wide ORDER BY " + repeated(3500, ",", "c#+1"),
		"distinct orders":             "SELECT DISTINCT " + repeated(3500, ",", "c#+1") + " FROM wide ORDER BY " + repeated(3500, ",", "c#+1"),
		"a key's columns":             "SELECT " + repeated(7500, ",", "c#") + " FROM wide GROUP BY c0",
		"joins":                       "SELECT 1 FROM wide" + repeated(300, "", " CROSS JOIN other o#"),
		"joins using columns":         "SELECT 1 FROM wide JOIN other USING (" + repeated(7000, ",", "c#") + ")",
		"arms of a union":             repeated(7800, " UNION ", "SELECT 1, 2"),
		"nested arms":                 nested(45, "(SELECT 1 UNION @)", "SELECT 1"),
		"stars of unions":             repeated(1500, " UNION ALL ", "SELECT * FROM wide"),
		"queries in queries":          nested(90, "SELECT * FROM (@) q", "SELECT * FROM t0"),
		"wide queries in queries":     nested(90, "SELECT * FROM (@) q", "SELECT * FROM wide"),
		"queries as conditions":       nested(90, "SELECT 1 FROM t0 WHERE c0 IN (@)", "SELECT c1 FROM t1 WHERE c99 = c98"),
		"conditions of outer queries": nested(60, "SELECT 1 FROM t0 WHERE EXISTS (@)", "SELECT "+repeated(4000, ",", "zz.c#")),
		"queries in the select list":  nested(90, "SELECT (@), c99 FROM t0", "SELECT c1 FROM t1"),
		"with": "WITH a0 AS (SELECT * FROM wide), " + repeated(2500, ", ",
			"b# AS (SELECT * FROM a0)") + " SELECT 1 FROM a0",
		"with in with":  nested(60, "WITH a AS (@) SELECT * FROM a", "SELECT * FROM wide"),
		"windows":       "SELECT " + repeated(6500, ",", "sum(c1) OVER (PARTITION BY c2 ORDER BY c#)") + " FROM wide",
		"named windows": "SELECT " + repeated(3000, ",", "sum(c1) OVER w#") + " FROM wide WINDOW " + repeated(3500, ",", "w# AS (PARTITION BY c#)"),
		"conditions":    "SELECT 1 FROM wide WHERE " + repeated(7000, " AND ", "c# = 1"),
		"choices":       "SELECT CASE " + repeated(7500, " ", "WHEN c# THEN 1") + " END FROM wide",
		"a list":        "SELECT 1 FROM wide WHERE c0 IN (" + repeated(7500, ",", "c#") + ")",
		"grouping sets": "SELECT 1 FROM wide GROUP BY GROUPING SETS (" + repeated(7500, ",", "(c#)") + ")",
		"cubes":         "SELECT 1 FROM wide GROUP BY " + repeated(7500, ",", "CUBE (c1,c2,c3,c4,c5,c6)"),
		"one cube":      "SELECT 1 FROM wide GROUP BY CUBE (" + repeated(100, ",", "c#") + ")",
		"a number":      "SELECT " + strings.Repeat("9", 8000),
		"a power":       "SELECT 1e" + strings.Repeat("9", 7000),
		"an interval":   "SELECT interval '" + repeated(7500, " ", "1 day") + "'",
		"a pattern":     "SELECT 'a' ~ '" + strings.Repeat("(a*)*", 1500) + "'",
		"aliases":       "SELECT 1 FROM wide AS w(" + repeated(7500, ",", "k#") + ")",
	}
	for name, form := range map[string]string{
		"coalesce": "coalesce(@, 1)", "greatest": "greatest(1, @)", "nullif": "nullif(@, 2)", "brackets": "(@)",
		"case": "CASE WHEN true THEN @ ELSE 1 END", "simple case": "CASE @ WHEN 1 THEN 1 END", "minus": "- (@)",
		"casts": "(@)::integer", "sum": "(@ + 1)", "between": "CASE WHEN @ BETWEEN 1 AND 2 THEN 1 END", "array": "(ARRAY[@])[1]",
		"not": "CASE WHEN NOT (@ = 1) THEN 1 END", "in": "CASE WHEN @ IN (1, 2) THEN 1 END", "queries": "(SELECT @)",
		"any": "CASE WHEN @ = ANY (ARRAY[1]) THEN 1 END", "rows": "CASE WHEN (@, 1) = (1, 2) THEN 1 END",
		"calls": "abs(@)", "text": "length((@)::text)", "extract": "extract(year from date '2020-01-01')::integer + (@)",
	} {
		for _, innermost := range []string{"1", "c0", "'1'", "missing"} {
			forms["nested "+name+" of "+innermost] = "SELECT " + nested(90, form, innermost) + " FROM wide"
		}
	}
	return forms
}

func deep(of string) string { return nested(10, "(@+1)", of) }

func joinedTo(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, " JOIN other j%d ON true", i)
	}
	return b.String()
}

// worked is the process's CPU time, which a busy machine distorts less than the clock.
func worked(t *testing.T) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// TestBounded checks that no statement within the text limits is slow to check, which is why the
// check takes no context.
func TestBounded(t *testing.T) {
	d := large()
	checked := 0
	for name, text := range costly() {
		st, err := syntax.Parse(text)
		if err != nil {
			continue // refused for its length or depth, or not SUQL
		}
		checked++
		began := worked(t)
		_, err = check.Check(d, st, time.Now())
		if took := worked(t) - began; took > time.Second {
			t.Errorf("%s: %v for %d bytes, then %v", name, took, len(text), err)
		} else if took > 100*time.Millisecond {
			t.Logf("%s: %v", name, took)
		}
	}
	if checked < 80 {
		t.Errorf("only %d statements are checked at all", checked)
	}
}
