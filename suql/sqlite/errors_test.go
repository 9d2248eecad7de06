package sqlite_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// TestErrors holds the checker to PostgreSQL's codes, words and places.
func TestErrors(t *testing.T) {
	all := tables(1)
	l := newLab(t, describe(all), script(all, schema.Postgres), script(all, schema.SQLite))
	for _, s := range lines(t, "testdata/errors.sql") {
		want, got := l.onPostgres(s), l.onSQLite(s)
		if want.code == "" {
			t.Errorf("%s\n\tis not wrong", s)
		} else if got.code != want.code || got.message != want.message {
			t.Errorf("%s\n\tgot  %s %s\n\twant %s %s", s, got.code, got.message, want.code, want.message)
		} else if want.place > 0 && got.place != want.place {
			t.Errorf("%s\n\tgot  %d, want %d: %s", s, got.place, want.place, want.message)
		}
	}
}
