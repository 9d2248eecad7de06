package store

import (
	"os"
	"path/filepath"
	"testing"
)

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
