package store

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// TestInferredKeys removes the declared references of Spider's databases and counts how many are inferred
// again.
func TestInferredKeys(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(shared(t), "data/spider/database/*/*.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	declared, found, right := 0, 0, 0
	for _, f := range files {
		conn, err := newSQLite(f, Limits{}.withDefaults()).plainConn()
		if err != nil {
			t.Fatal(err)
		}
		in := &undeclared{sqliteInspector: &sqliteInspector{conn: conn, most: maxLooked}}
		d, _, err := describe(ctx, in, f, schema.SQLite, func(Progress) {})
		if err != nil {
			t.Fatal(err)
		}
		conn.Close()
		real := map[schema.ForeignKey]bool{}
		for _, k := range in.declared {
			if d.Table(k.Table).Rows > 0 && d.Table(k.RefTable).Rows > 0 {
				real[k] = true
			}
		}
		declared += len(real)
		for _, k := range d.ForeignKeys {
			k.Inferred = false
			found++
			if real[k] {
				right++
				delete(real, k)
			} else if testing.Verbose() {
				t.Logf("wrong: %s %+v", filepath.Base(f), k)
			}
		}
		for k := range real {
			if testing.Verbose() {
				t.Logf("missed: %s %+v", filepath.Base(f), k)
			}
		}
	}
	precision, recall := float64(right)/float64(found), float64(right)/float64(declared)
	t.Logf("%d declared, %d inferred, %d of them declared: precision %.3f, recall %.3f", declared, found, right, precision,
		recall)
	if precision < .6 || recall < .5 {
		t.Errorf("precision %.3f, recall %.3f", precision, recall)
	}
}

// undeclared removes the declared references.
type undeclared struct {
	*sqliteInspector
	declared []schema.ForeignKey
}

func (u *undeclared) shapes(ctx context.Context) ([]*shape, []schema.ForeignKey, error) {
	s, keys, err := u.sqliteInspector.shapes(ctx)
	u.declared = keys
	return s, nil, err
}

// A count stored as text is not a reference, although all its values are numbers of guests.
func TestCountsReferToNobody(t *testing.T) {
	script := filepath.Join(t.TempDir(), "flats.sql")
	if err := os.WriteFile(script, []byte(`CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, name TEXT);
		INSERT INTO guest VALUES (1,'Ann'),(2,'Ben'),(3,'Cy'),(4,'Dee'),(5,'Eve'),(6,'Flo');
		CREATE TABLE flat (flat_id INTEGER PRIMARY KEY, room_count TEXT, guest_id INTEGER);
		INSERT INTO flat VALUES (11,'3',1),(12,'4',2),(13,'3',3),(14,'5',4),(15,'6',5),(16,'6',6);`), 0o600); err != nil {
		t.Fatal(err)
	}
	set, err := Open(t.Context(), Options{Sources: []string{sqliteFile(t, script, "")}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	for _, k := range set.Sources[0].Schema().ForeignKeys {
		if k.Column != "guest_id" {
			t.Errorf("%s refers to %s", k.Column, k.RefTable)
		}
	}
}

// A column of titles does not refer to doctors.
func TestAddresses(t *testing.T) {
	for text, want := range map[string]bool{"12 Main Street": true, "Oak Dr, Springfield": true, "Mulholland Dr. 12": true,
		"Dr. Amara Osei": false, "Prof. Dr. Lena Vogt": false, "Chestnut Ave": true} {
		if got := reAddress.MatchString(text); got != want {
			t.Errorf("%q is an address: %t", text, got)
		}
	}
}
