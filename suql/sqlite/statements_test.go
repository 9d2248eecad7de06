package sqlite_test

import (
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// TestStatements runs every statement of testdata/statements.sql on both databases and compares the results.
func TestStatements(t *testing.T) {
	all := tables(1)
	l := newLab(t, describe(all), script(all, schema.Postgres), script(all, schema.SQLite))
	text, err := os.ReadFile("testdata/statements.sql")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range strings.Split(string(text), "\n") {
		s = strings.TrimSpace(s)
		if s == "" || strings.HasPrefix(s, "--") {
			continue
		}
		want := l.onPostgres(s)
		got := l.onSQLite(s)
		if d := difference(got, want, strings.Contains(s, "ORDER BY")); d != "" {
			t.Errorf("%s\n\tSQLite / PostgreSQL: %s\n\t%s", s, d, got.sql)
		}
	}
}
