package suql_test

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"testing"

	_ "github.com/mattn/go-sqlite3"

	"surely/store"
	"surely/suql"
)

// sourceOf lets the engine read a store's source.
func sourceOf(s *store.Source) suql.Source {
	return suql.SourceFunc(func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
		rows, err := s.Query(ctx, sql, args...)
		if err != nil {
			return nil, err
		}
		return rows, nil
	})
}

// loadSQLite makes a SQLite file of a script.
func loadSQLite(t testing.TB, script string) string {
	t.Helper()
	text, err := os.ReadFile(script)
	if err != nil {
		t.Fatal(err)
	}
	return makeSQLite(t, string(text))
}

func makeSQLite(t testing.TB, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "test.db")
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(text); err != nil {
		t.Fatal(err)
	}
	return path
}
