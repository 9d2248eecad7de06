package suql_test

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
	_ "github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

// sourceOf lets the engine read a store's source.
func sourceOf(s *store.Source) suql.Source {
	return func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
		rows, err := s.Query(ctx, sql, args...)
		if err != nil {
			return nil, err
		}
		return rows, nil
	}
}

// loadSQLite makes a SQLite file from a script.
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

// loadPostgres makes a PostgreSQL database from the fixture: the tables alone, or with the
// reference text functions, which the engine's own databases must not have.
func loadPostgres(t testing.TB, shared string, functions bool) string {
	t.Helper()
	url := pgtest.Start(t)
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	if _, err := conn.Exec(ctx, postgresFixture(t, shared, functions)); err != nil {
		t.Fatal(err)
	}
	return url
}

// postgresFixture is the published fixture as a script.
func postgresFixture(t testing.TB, shared string, functions bool) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(shared, "suql", "fixture.postgres.sql"))
	if err != nil {
		t.Fatal(err)
	}
	if tables, _, ok := strings.Cut(string(text), "CREATE FUNCTION"); ok && !functions {
		return tables
	}
	return string(text)
}
