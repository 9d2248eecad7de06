package sqlite_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

var (
	statements = flag.Int("statements", 0,
		"how many random statements the differential test runs (0: 500; 200 with -short; 2,000 under SURELY_CI; 20,000 under SURELY_LONG=1)")
	seed = flag.Uint64("seed", 1, "where the differential test begins")
)

// relationsOf describes the lab's tables for the generator.
func relationsOf(all []table) []relation {
	var out []relation
	for _, t := range all {
		rel := relation{name: t.name}
		words := map[string]bool{}
		for i, c := range t.columns {
			k := map[schema.Type]kind{schema.Integer: kInt, schema.Numeric: kNum, schema.Real: kReal, schema.Text: kText,
				schema.Boolean: kBool,
				schema.Date:    kDate, schema.Timestamp: kStamp}[c.typ]
			if c.list {
				k = kList
			}
			rel.fields = append(rel.fields, field{c.name, k})
			for _, r := range t.rows {
				if s, ok := r[i].(string); ok && k == kText && !words[s] {
					words[s] = true
					rel.words = append(rel.words, s)
				}
			}
		}
		out = append(out, rel)
	}
	return out
}

// TestDifferential runs random statements on PostgreSQL, as written and as printed, and on SQLite, as printed
// there, and expects the same rows.
func TestDifferential(t *testing.T) {
	all := tables(1)
	l := newLab(t, describe(all), script(all, schema.Postgres), script(all, schema.SQLite))
	compareRandom(t, l, &generator{r: rand.New(rand.NewPCG(*seed, 2)), relations: relationsOf(all)})
}

func compareRandom(t *testing.T, l *lab, g *generator) {
	n := *statements
	if n == 0 {
		n = 500
		switch {
		case os.Getenv("SURELY_LONG") == "1":
			n = 20000
		case os.Getenv("SURELY_CI") != "":
			n = 2000
		case testing.Short():
			n = 200
		}
	}
	var failed, errors, empty, rows int
	refused := map[string]int{}
	for range n {
		g.n = 0
		sql, fields := g.query(2, nil, false)
		order := ordered(sql)
		for _, f := range fields {
			order = order && f.kind != kSpan // 30 days and 1 month are equal, but not the same
		}
		want := l.onPostgres(sql)
		got := l.onSQLite(sql)
		switch {
		case want.code == "57014":
			continue // too slow to wait for
		case want.code != "":
			errors++
		case len(want.rows) == 0:
			empty++
		}
		rows += len(want.rows)
		if want.code == "" {
			if d := difference(l.printed(sql), want, order); d != "" {
				t.Errorf("%s\n\tprinted / as it stands: %s", sql, d)
			}
		}
		if got.code == "0A000" && want.code == "" {
			refused[got.message]++
			continue
		}
		if d := difference(got, want, order); d != "" {
			if failed++; failed <= 15 {
				t.Errorf("%s\n\tSQLite / PostgreSQL: %s\n\t%s", sql, d, got.sql)
			}
		}
	}
	t.Logf("%d statements: %d differ, %d fail on both, %d empty, %d rows; refused: %v", n, failed, errors, empty, rows,
		refused)
}

// ordered reports whether the statement orders its whole result.
func ordered(sql string) bool {
	depth, last := 0, false
	for i := 0; i < len(sql); i++ {
		switch sql[i] {
		case '\'':
			for i++; i < len(sql) && sql[i] != '\''; i++ {
			}
		case '(':
			depth++
		case ')':
			depth--
		case 'O':
			if depth == 0 && strings.HasPrefix(sql[i:], "ORDER BY") {
				last = true
			}
		}
	}
	return last
}
