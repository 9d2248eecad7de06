package sqlite_test

import (
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// lines are the statements of a file.
func lines(t *testing.T, path string) (out []string) {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(content)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "--") {
			out = append(out, line)
		}
	}
	return out
}

// TestStatements runs every statement of testdata/statements.sql on both databases and compares the results.
func TestStatements(t *testing.T) {
	all := tables(1)
	l := newLab(t, describe(all), script(all, schema.Postgres), script(all, schema.SQLite))
	for _, s := range lines(t, "testdata/statements.sql") {
		want := l.onPostgres(s)
		got := l.onSQLite(s)
		if d := difference(got, want, strings.Contains(s, "ORDER BY")); d != "" {
			t.Errorf("%s\n\tSQLite / PostgreSQL: %s\n\t%s", s, d, got.sql)
		}
	}
}

// TestElsewhere runs what SQLite refuses on PostgreSQL.
func TestElsewhere(t *testing.T) {
	all := tables(1)
	l := newLab(t, describe(all), script(all, schema.Postgres), script(all, schema.SQLite))
	for _, s := range lines(t, "testdata/elsewhere.sql") {
		if got := l.onSQLite(s); got.code != syntax.CodeUnsupported || !strings.Contains(got.message, "PostgreSQL") {
			t.Errorf("%s\n\ton SQLite: %s %s", s, got.code, got.message)
		}
		if d := difference(l.printed(s), l.onPostgres(s), false); d != "" {
			t.Errorf("%s\n\tprinted / as it stands: %s", s, d)
		}
	}
}
