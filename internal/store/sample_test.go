package store

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSample has a large table, one that it refers to, and a small one: a sample has some rows of the large ones, all
// that those refer to, and no more than statements may see; it follows the file.
func TestSample(t *testing.T) {
	const made = `CREATE TABLE depots (name TEXT); INSERT INTO depots VALUES ('North'), ('South');
		CREATE TABLE senders (id INTEGER PRIMARY KEY, name TEXT, pin TEXT DEFAULT '1234');
		WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) INSERT INTO senders (id, name) SELECT i * 3, 's' || i FROM n;
		CREATE TABLE parcels (id INTEGER PRIMARY KEY, sender INTEGER REFERENCES senders (id), kg REAL CHECK (kg < 100));
		WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000) INSERT INTO parcels SELECT i * 7, 3 * (1 + i * 31 % 50000), i % 90 FROM n;
		CREATE TABLE doubled (i INTEGER, j INTEGER AS (i * 2)); INSERT INTO doubled (i) SELECT id FROM parcels`
	path := scripted(t, false, made)
	home := t.TempDir()
	src := openOne(t, Options{Sources: []string{path}, Home: home})
	some, large := src.SampleSource()
	if some == nil || fmt.Sprint(large) != "map[parcels:true senders:true]" {
		t.Fatalf("%v of %v", some, large)
	}
	for _, c := range []struct{ query, want string }{
		{"SELECT count(*), count(DISTINCT id), max(id) > 400000, avg(kg) BETWEEN 42 AND 47 FROM parcels", "[[16000 16000 1 1]]"},
		{"SELECT count(*) FROM parcels JOIN senders ON senders.id = sender", "[[16000]]"},
		{"SELECT count(*) BETWEEN 16000 AND 32000 FROM senders", "[[1]]"},
		{"SELECT count(*) FROM depots", "[[2]]"},
		{"SELECT count(*) FROM doubled", "[[60000]]"},
		{"SELECT name, typeof(id) FROM senders ORDER BY id LIMIT 1", "[[s1 integer]]"},
	} {
		if got, err := all(some.Query(context.Background(), c.query)); err != nil || fmt.Sprint(got) != c.want {
			t.Errorf("%s: %v, %v, want %s", c.query, got, err, c.want)
		}
	}
	files := func() []string {
		out, _ := filepath.Glob(filepath.Join(home, "cache", "*.sample"))
		return out
	}
	first := files()
	w, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	if _, err := w.Exec("DELETE FROM parcels WHERE id % 2 = 0"); err != nil {
		t.Fatal(err)
	}
	hides := []byte("tables: {senders: {columns: {pin: {hidden: true}}}}")
	if err := os.WriteFile(path+".surely.yaml", hides, 0o600); err != nil {
		t.Fatal(err)
	}
	now, err := src.Redescribe(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	some, large = now.SampleSource()
	if second := files(); len(large) != 1 || len(first) != 1 || len(second) != 1 || first[0] == second[0] {
		t.Errorf("after a change: of %v, files %v, then %v", large, first, second)
	}
	if got, err := all(some.Query(context.Background(), "SELECT pin FROM senders")); err == nil ||
		!strings.Contains(err.Error(), "does not exist") {
		t.Errorf("a hidden column: %v, %v", got, err)
	}
}
