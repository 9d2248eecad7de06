package store

import (
	"context"
	"database/sql"
	"testing"
)

// TestBatches reads a result that comes in several batches: the end of one must not end the cursor.
func TestBatches(t *testing.T) {
	path := t.TempDir() + "/many.sqlite"
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(`CREATE TABLE many AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c WHERE n < 5000) SELECT n FROM c`); err != nil {
		t.Fatal(err)
	}
	db.Close()
	set, err := Open(context.Background(), Options{Sources: []string{path}})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	for range 20 {
		r, err := set.Sources[0].Query(context.Background(), "SELECT n FROM many")
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for r.Next() {
			n++
		}
		r.Close()
		if n != 5000 || r.Err() != nil {
			t.Fatalf("%d rows, %v", n, r.Err())
		}
	}
}
