package store

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// TestOrdered keeps a file's row order, also where the type of the first thousands of rows was a wrong guess.
func TestOrdered(t *testing.T) {
	var b strings.Builder
	b.WriteString("place,value\n")
	for i := range 20_000 {
		value := fmt.Sprint(i * 7919 % 19_000)
		if i > 19_600 {
			value = "none known"
		}
		fmt.Fprintf(&b, "%d,%s\n", i+1, value)
	}
	s := openOne(t, Options{Sources: []string{written(t, "log.csv", b.String())}})
	table := s.Schema().Table("log")
	if !table.Ordered || len(table.Columns) != 2 || table.Column("ROWID") == nil ||
		table.Column("rowid").Type != schema.Integer {
		t.Fatalf("%+v", table)
	}
	rows, err := all(s.Query(context.Background(), "SELECT count(*) FROM log WHERE rowid <> place"))
	if err != nil || rows[0][0] != int64(0) {
		t.Errorf("%v rows lost their place, %v", rows, err)
	}
}

// TestOrderedOrNot: tables of databases have no order of their own, nor does a file with a column
// that hides the row numbers.
func TestOrderedOrNot(t *testing.T) {
	for path, want := range map[string]bool{
		written(t, "a.csv", "name\nb\na\n"):                           true,
		written(t, "b.tsv", "name\tn\nb\t2\na\t1\n"):                  true,
		written(t, "c.json", `[{"name":"b"},{"name":"a"}]`):           true,
		written(t, "d.jsonl", "{\"name\":\"b\"}\n{\"name\":\"a\"}\n"): true,
		written(t, "e.csv", "RowID,name\n7,b\n5,a\n"):                 false,
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
	if _, err := openWith(t, written(t, "a.csv", "name\nb\na\n"),
		"tables: {a: {columns: {rowid: {hidden: true}}}}"); err == nil ||
		!strings.Contains(err.Error(), `no column "rowid"`) {
		t.Errorf("hiding rowid: %v", err)
	}
}
