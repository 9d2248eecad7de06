package store

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/ingest"
)

// TestOrdered follows a file's row order through import, cached description, and a change of the
// file.
func TestOrdered(t *testing.T) {
	dir, home := t.TempDir(), t.TempDir()
	file := filepath.Join(dir, "log.csv")
	// Enough rows for a description worth keeping; the last value shows that the type of the first thousands was a wrong
	// guess.
	write := func(rows int, last string) {
		var b strings.Builder
		b.WriteString("place,value\n")
		for i := range rows {
			fmt.Fprintf(&b, "%d,%d\n", i+1, (i*7919)%rows)
		}
		for range 400 {
			rows++
			fmt.Fprintf(&b, "%d,%s\n", rows, last)
		}
		if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	inOrder := func(s *Source, when string) {
		t.Helper()
		table := s.Schema().Table("log")
		if !table.Ordered || len(table.Columns) != 2 || table.Column("ROWID") == nil ||
			table.Column("rowid").Type != schema.Integer {
			t.Fatalf("%s: %+v", when, table)
		}
		rows, err := all(s.Query(context.Background(), "SELECT count(*) FROM log WHERE rowid <> place"))
		if err != nil || rows[0][0] != int64(0) {
			t.Errorf("%s: %v rows lost their place, %v", when, rows, err)
		}
	}
	open := func() *Source { return openOne(t, Options{Sources: []string{file}, Home: home}) }
	write(30_000, "none known")
	inOrder(open(), "imported")
	if kept, _ := filepath.Glob(filepath.Join(home, "cache", "*.json")); len(kept) != 1 {
		t.Errorf("%d descriptions are kept; the next step tests nothing", len(kept))
	}
	inOrder(open(), "opened again")
	write(20_000, "0")
	inOrder(open(), "replaced")

	into := filepath.Join(dir, "made.sqlite")
	if _, err := ingest.Import(context.Background(), ingest.Options{Files: []string{file}, Into: into}); err != nil {
		t.Fatal(err)
	}
	inOrder(openOne(t, Options{Sources: []string{into}}), "imported by hand")
}

// TestOrderedOrNot: tables of databases have no order of their own, nor does a file with a column
// that hides the row numbers.
func TestOrderedOrNot(t *testing.T) {
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for path, want := range map[string]bool{
		write("a.csv", "name\nb\na\n"):                           true,
		write("b.tsv", "name\tn\nb\t2\na\t1\n"):                  true,
		write("c.json", `[{"name":"b"},{"name":"a"}]`):           true,
		write("d.jsonl", "{\"name\":\"b\"}\n{\"name\":\"a\"}\n"): true,
		write("e.csv", "RowID,name\n7,b\n5,a\n"):                 false,
	} {
		table := openOne(t, Options{Sources: []string{path}}).Schema().Tables[0]
		if table.Ordered != want || len(table.Visible()) != len(table.Columns) {
			t.Errorf("%s: ordered is %v", filepath.Base(path), table.Ordered)
		}
	}
	for _, table := range openOne(t, Options{Sources: []string{sqliteFile(t, "testdata/shops.sqlite.sql",
		"")}}).Schema().Tables {
		if table.Ordered {
			t.Errorf("%s of a database is ordered", table.Name)
		}
	}
	write("a.csv.surely.yaml", "tables: {a: {columns: {rowid: {hidden: true}}}}")
	if _, err := Open(context.Background(), Options{Sources: []string{filepath.Join(dir, "a.csv")}}); err == nil ||
		!strings.Contains(err.Error(), `no column "rowid"`) {
		t.Errorf("hiding rowid: %v", err)
	}
}
