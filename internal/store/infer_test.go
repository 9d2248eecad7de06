package store

import (
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// A count stored as text is not a reference, although all its values are numbers of guests.
func TestCountsReferToNobody(t *testing.T) {
	src := openOne(t, Options{Sources: []string{scripted(t, false, `CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, name TEXT);
		INSERT INTO guest VALUES (1,'Ann'),(2,'Ben'),(3,'Cy'),(4,'Dee'),(5,'Eve'),(6,'Flo');
		CREATE TABLE flat (flat_id INTEGER PRIMARY KEY, room_count TEXT, guest_id INTEGER);
		INSERT INTO flat VALUES (11,'3',1),(12,'4',2),(13,'3',3),(14,'5',4),(15,'6',5),(16,'6',6);`)}})
	for _, k := range src.Schema().ForeignKeys {
		if k.Column != "guest_id" {
			t.Errorf("%s refers to %s", k.Column, k.RefTable)
		}
	}
}

// TestUndeclaredReferences finds references by values and names, and leaves columns alone that count people or are keys
// of their own table.
func TestUndeclaredReferences(t *testing.T) {
	src := openOne(t, Options{Sources: []string{scripted(t, false, `CREATE TABLE households (Nr INTEGER, name TEXT);
		CREATE TABLE lodgers (Number INTEGER, name TEXT);
		CREATE TABLE fittings (job INTEGER, House INTEGER, persons INTEGER, rent INTEGER, "for" INTEGER, visit_id INTEGER);
		CREATE TABLE visits (visit_id INTEGER, plan_id INTEGER);
		CREATE TABLE plan (id TEXT, name TEXT);
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
		INSERT INTO fittings SELECT 8000 + i, 20 + i % 12, 1 + i % 9, 3100 + i % 20, 3300 + i % 20, i FROM n;
		INSERT INTO households SELECT DISTINCT House, 'Household ' || char(45 + House) FROM fittings;
		INSERT INTO lodgers SELECT DISTINCT "for", 'Lodger ' || char(65 + "for" % 26) FROM fittings;
		INSERT INTO visits SELECT job - 8000, 1 + job % 9 FROM fittings;
		INSERT INTO plan VALUES ('a', 'Plan A'), ('b', 'Plan B')`)}})
	got := mapped(src.Schema().ForeignKeys, func(k schema.ForeignKey) string {
		return k.Table + "." + k.Column + " " + k.RefTable
	})
	slices.Sort(got)
	want := []string{"fittings.House households", "fittings.for lodgers", "fittings.visit_id visits"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
