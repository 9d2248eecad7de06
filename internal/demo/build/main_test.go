package main

import (
	"bytes"
	"compress/gzip"
	"database/sql"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/demo"
)

// contents prints all rows of a database.
func contents(t *testing.T, database []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "d.sqlite")
	if err := os.WriteFile(path, database, 0o600); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite3", "file:"+path+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var b strings.Builder
	for _, query := range []string{"SELECT sql FROM sqlite_master", "SELECT * FROM restaurants", "SELECT * FROM chefs",
		"SELECT * FROM events"} {
		rows, err := db.Query(query)
		if err != nil {
			t.Fatal(err)
		}
		names, _ := rows.Columns()
		for rows.Next() {
			row, to := make([]any, len(names)), make([]any, len(names))
			for i := range row {
				to[i] = &row[i]
			}
			if err := rows.Scan(to...); err != nil {
				t.Fatal(err)
			}
			fmt.Fprintln(&b, row...)
		}
		rows.Close()
	}
	return b.String()
}

// TestEmbedded checks that the embedded data is up to date with the files in data.
func TestEmbedded(t *testing.T) {
	made, err := makeDatabase("../data")
	if err != nil {
		t.Fatal(err)
	}
	r, err := gzip.NewReader(bytes.NewReader(made))
	if err != nil {
		t.Fatal(err)
	}
	want, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	path, err := demo.Install(t.TempDir(), demo.Default)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if contents(t, got) != contents(t, want) {
		t.Error("the embedded database is not that of internal/demo/data: run make demo")
	}
}
