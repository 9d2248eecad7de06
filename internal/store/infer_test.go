package store

import "testing"

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
