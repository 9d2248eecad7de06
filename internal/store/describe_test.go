package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

var rewrite = flag.Bool("rewrite", false, "write the golden files anew")

func asJSON(t *testing.T, d *schema.Database) string {
	t.Helper()
	b, err := json.MarshalIndent(d, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestDescribe compares the descriptions of both databases with one golden file.
func TestDescribe(t *testing.T) {
	golden := func(t *testing.T, d *schema.Database) {
		same := *d
		same.Dialect, same.Warnings = "", nil
		for _, t := range d.Tables {
			t.Schema = "" // SQLite has none
		}
		got := asJSON(t, &same) + "\n"
		const file = "testdata/shops.json"
		if *rewrite {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			t.Errorf("%s differs; run with -rewrite and look at the diff. got:\n%s", file, firstDifference(got, string(want)))
		}
	}
	t.Run("sqlite", func(t *testing.T) {
		golden(t, openOne(t, Options{Sources: []string{sqliteFile(t, "testdata/shops.sqlite.sql",
			"testdata/shops.surely.yaml")}}).Schema())
	})
	t.Run("postgres", func(t *testing.T) {
		home := t.TempDir()
		copyOverlay(t, "testdata/shops.surely.yaml", home)
		golden(t, openOne(t, Options{Sources: []string{postgresDatabase(t, "testdata/shops.postgres.sql")},
			Home: home}).Schema())
	})
}

func firstDifference(a, b string) string {
	la, lb := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range la {
		if i >= len(lb) || la[i] != lb[i] {
			return strings.Join(la[max(0, i-3):min(len(la), i+4)], "\n")
		}
	}
	return "(it is shorter)"
}

// TestNumberedRows: a number named after the rows identifies them and is not a measure.
func TestNumberedRows(t *testing.T) {
	file := written(t, "trips.csv", "Trip,Crew,Cargo\n11,3,7\n12,4,8\n13,3,9\n")
	trips := openOne(t, Options{Sources: []string{file}}).Schema().Table("trips")
	for column, role := range map[string]schema.Role{"Trip": schema.Identifier, "Crew": schema.Plain,
		"Cargo": schema.Plain} {
		if c := trips.Column(column); c.Role != role {
			t.Errorf("%s is taken for %q, not %q", column, c.Role, role)
		}
	}
}

// A cached description is what describing gives; one of another state, or with a broken index, is not used.
func TestCache(t *testing.T) {
	path := sqliteFile(t, "testdata/shops.sqlite.sql", "")
	src := openOne(t, Options{Sources: []string{path}})
	state, err := sqliteState(path)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "x")
	if err := writeCache(file, state, description{src.Schema(), src.Values().own}); err != nil {
		t.Fatal(err)
	}
	again, err := readCache[description](file, state)
	if err == nil && len(again.Schema.Doubts) == 0 { // gob does not tell an empty list from none
		again.Schema.Doubts = src.Schema().Doubts
	}
	if err != nil || asJSON(t, again.Schema) != asJSON(t, src.Schema()) {
		t.Fatalf("the cache gives something else, %v", err)
	}
	if m := again.Values.Lookup("ottring", 1); len(m) != 1 || m[0].Value != "Ottering" {
		t.Errorf("lookup: %v", m)
	}
	if _, err := readCache[description](file, state+"x"); err == nil {
		t.Error("a stale cache is used")
	}
	if err := os.WriteFile(file, []byte("junk"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := readCache[description](file, state); err == nil {
		t.Error("a broken cache is used")
	}
}

func TestOpenErrors(t *testing.T) {
	cases := map[string]struct {
		sources []string
		want    string
	}{
		"no source":      {nil, "no database to open"},
		"no file":        {[]string{filepath.Join(t.TempDir(), "none.sqlite")}, "no such file"},
		"other scheme":   {[]string{"mysql://x"}, "not mysql"},
		"not a database": {[]string{written(t, "x.sqlite", "hello")}, "not a SQLite database"},
		"no server":      {[]string{"postgres://nobody:secret@127.0.0.1:1/none"}, "127.0.0.1"},
		"empty file":     {[]string{written(t, "e.csv", " \n")}, "empty"},
		"empty folder":   {[]string{t.TempDir()}, "no data files"},
		"damaged":        {[]string{written(t, "d.sqlite", "SQLite format 3\x00"+strings.Repeat("x", 5000))}, "d.sqlite"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := Open(context.Background(), Options{Sources: c.sources, Home: t.TempDir()})
			if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "secret") {
				t.Errorf("%v", err)
			}
		})
	}
}

func TestOverlayErrors(t *testing.T) {
	for name, c := range map[string]struct{ yaml, want string }{
		"no such column": {"tables: {shops: {columns: {pinn: {hidden: true}}}}", `no column "pinn"`},
		"no such table":  {"tables: {shops: {}, secret: {hidden: true}}", `no table "secret"`},
		"no such key":    {"tables: {shops: {hide: true}}", "hide"},
		"no such role":   {"tables: {shops: {columns: {pin: {role: number}}}}", `no role "number"`},
		"no such value":  {"tables: {shops: {columns: {pin: {yes: often}}}}", `yes: the column must have two values`},
		"link":           {"tables: {shops: {link: 'https://x/{idd}'}}", `unknown column "idd"`},
		"reference":      {"keys: [{column: sales.shop, refers: shops.id}]", `no column "sales.shop"`},
		"no YAML":        {"tables: [", "surely.yaml"},
	} {
		t.Run(name, func(t *testing.T) {
			path := sqliteFile(t, "testdata/shops.sqlite.sql", "")
			if err := os.WriteFile(filepath.Join(filepath.Dir(path), "surely.yaml"), []byte(c.yaml), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := Open(context.Background(), Options{Sources: []string{path}, Home: t.TempDir()})
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v", err)
			}
		})
	}
	t.Run("for another database", func(t *testing.T) {
		path := sqliteFile(t, "testdata/shops.sqlite.sql", "")
		if err := os.WriteFile(filepath.Join(filepath.Dir(path), "surely.yaml"), []byte("tables: {other: {hidden: true}}"),
			0o600); err != nil {
			t.Fatal(err)
		}
		openOne(t, Options{Sources: []string{path}})
	})
}

// TestWAL reads a file in WAL mode without leaving files next to it, and sees concurrent writes.
func TestWAL(t *testing.T) {
	path := sqliteFile(t, "testdata/shops.sqlite.sql", "")
	write := func(statement string) func() {
		db, err := sql.Open("sqlite3", path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
		return func() { db.Close() }
	}
	write("PRAGMA journal_mode = WAL")()
	before := entries(t, filepath.Dir(path))
	s := openOne(t, Options{Sources: []string{path}})
	count := func() int64 {
		rows, err := all(s.Query(context.Background(), "SELECT count(*) FROM shops"))
		if err != nil {
			t.Fatal(err)
		}
		return rows[0][0].(int64)
	}
	if n := count(); n != 4 || entries(t, filepath.Dir(path)) != before {
		t.Errorf("%d rows; the folder holds %s, not %s", n, entries(t, filepath.Dir(path)), before)
	}
	done := write("INSERT INTO shops (id, name) VALUES (5, 'New')")
	if n := count(); n != 5 {
		t.Errorf("%d rows while the writer has it open", n)
	}
	done()
	if n := count(); n != 5 {
		t.Errorf("%d rows after the writer closed it", n)
	}
}

func TestHiddenValues(t *testing.T) {
	plain := openOne(t, Options{Sources: []string{sqliteFile(t, "testdata/shops.sqlite.sql", "")}})
	hidden := openOne(t, Options{Sources: []string{sqliteFile(t, "testdata/shops.sqlite.sql",
		"testdata/shops.surely.yaml")}})
	for _, phrase := range []string{"1111", "canary in the table", "canry"} {
		if len(plain.Values().Lookup(phrase, 1)) == 0 {
			t.Errorf("%q is not found", phrase)
		}
		if m := hidden.Values().Lookup(phrase, 5); len(m) > 0 {
			t.Errorf("%q is hidden, but found: %v", phrase, m)
		}
	}
	if m := hidden.Values().Lookup("fenwick", 1); len(m) != 1 {
		t.Errorf("a visible value: %v", m)
	}
}
