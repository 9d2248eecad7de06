package store

import (
	"context"
	"math"
	"os"
	"path/filepath"
	"testing"
)

// sqliteFile makes a SQLite file from a script, with the surely.yaml of that name if there is one.
func sqliteFile(t testing.TB, script, overlay string) string {
	t.Helper()
	path := scripted(t, false, read(t, script))
	copyOverlay(t, overlay, filepath.Dir(path))
	return path
}

// postgresDatabase makes a PostgreSQL database from a script, for one test.
func postgresDatabase(t testing.TB, script string) string {
	t.Helper()
	return scripted(t, true, read(t, script))
}

func read(t testing.TB, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// written writes a file into a folder of its own.
func written(t testing.TB, name, content string) string {
	t.Helper()
	return filepath.Join(folder(t, map[string]string{name: content}), name)
}

// folder writes files into one folder.
func folder(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func copyOverlay(t testing.TB, overlay, dir string) {
	if overlay == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, "surely.yaml"), []byte(read(t, overlay)), 0o600); err != nil {
		t.Fatal(err)
	}
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
func all(r *Rows, err error) ([][]any, error) { return first(math.MaxInt, r, err) }

// first reads at most n rows of a cursor and closes it.
func first(n int, r *Rows, err error) ([][]any, error) {
	if err != nil {
		return nil, err
	}
	defer r.Close()
	var out [][]any
	for len(out) < n && r.Next() {
		out = append(out, r.Row())
	}
	return out, r.Err()
}
