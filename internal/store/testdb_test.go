package store

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// sqliteFile makes a SQLite file from a script, with the surely.yaml of that name if there is one.
func sqliteFile(t testing.TB, script, overlay string) string {
	t.Helper()
	b, err := os.ReadFile(script)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "data.sqlite")
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(string(b)); err != nil {
		t.Fatal(err)
	}
	copyOverlay(t, overlay, filepath.Dir(path))
	return path
}

func copyOverlay(t testing.TB, overlay, dir string) {
	if overlay == "" {
		return
	}
	b, err := os.ReadFile(overlay)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "surely.yaml"), b, 0o600); err != nil {
		t.Fatal(err)
	}
}

// postgresDatabase makes a PostgreSQL database from a script, for one test.
func postgresDatabase(t testing.TB, script string) string {
	t.Helper()
	url := pgtest.Start(t)
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	b, err := os.ReadFile(script)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := conn.PgConn().Exec(ctx, string(b)).ReadAll(); err != nil {
		t.Fatal(err)
	}
	return url
}

// openOne opens a single source.
func openOne(t testing.TB, o Options) *Source {
	t.Helper()
	if o.Home == "" {
		o.Home = t.TempDir()
	}
	s, err := Open(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s.Sources[0]
}

// all drains a cursor.
func all(r *Rows, err error) ([][]any, error) {
	if err != nil {
		return nil, err
	}
	defer r.Close()
	var out [][]any
	for r.Next() {
		out = append(out, r.Row())
	}
	return out, r.Err()
}
