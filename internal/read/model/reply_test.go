package model

import (
	"strings"
	"testing"
)

func TestLoops(t *testing.T) {
	for reply, want := range map[string]bool{
		"SELECT max(bill" + strings.Repeat("_total", 12):                                true,
		"SELECT name, 1" + strings.Repeat("2345678901", 6):                              true,
		strings.Repeat("Question: who came first?\nSELECT 1\n", 4):                      true,
		"SELECT a FROM t WHERE b IN ('x', 'x', 'x') AND c > 1000000000000":              false,
		"SELECT a" + strings.Repeat(" ", 60):                                            false,
		"-- " + strings.Repeat("-", 60):                                                 false,
		"SELECT sum(a), sum(b), sum(c), sum(d), sum(e), sum(f), sum(g), sum(h), sum(i)": false,
		strings.Repeat("SELECT name FROM inns UNION ALL ", 3):                           false,
	} {
		if isRepetitive(reply) != want {
			t.Errorf("%q: want %t", reply, want)
		}
	}
}
