package eval

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/read/parse"
)

// TestNothingIsAnAnswer asks for something no row has: the complete reading stays, rather than another one that
// finds something.
func TestNothingIsAnAnswer(t *testing.T) {
	script := filepath.Join(t.TempDir(), "hives.sql")
	if err := os.WriteFile(script, []byte(`
		CREATE TABLE hive (id INTEGER PRIMARY KEY, place TEXT, frames INTEGER, honey_kg REAL);
		INSERT INTO hive VALUES (1,'Orchard',8,12.5),(2,'Orchard',10,21),(3,'Meadow',11,18.5),
			(4,'Roof',10,9),(5,'Roof',12,16);
		CREATE TABLE inspection (id INTEGER PRIMARY KEY, hive_id INTEGER REFERENCES hive(id), inspected DATE, mites INTEGER);
		INSERT INTO inspection VALUES (1,1,'2024-04-02',3),(2,1,'2024-05-03',9),(3,2,'2024-05-03',0),(4,4,'2024-06-11',14);`),
		0o600); err != nil {
		t.Fatal(err)
	}
	b, done, err := scriptOpener(script, t.TempDir())(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	for question, want := range map[string]string{
		"hives with more than 20 frames":                     "frames > 20",
		"average honey of hives with more than 20 frames":    "frames > 20",
		"how many inspections with more than 40 mites":       "mites > 40",
		"which hives in the meadow have more than 14 frames": "frames > 14",
	} {
		parsed, err := chatParser(t).Parse(t.Context(), parse.Input{Question: question, Schema: b.schema, Values: b.values(),
			Prober: b.prober})
		if err != nil {
			t.Fatal(err)
		}
		at, sure := parsed.Leader()
		if at < 0 {
			t.Errorf("%s: nothing is read", question)
			continue
		}
		found := false
		for _, c := range parsed.Candidates[at].Query.Where {
			found = found || c.Item.Column.Name+" "+string(c.Op)+" "+c.Values[0].Text == want
		}
		if !found {
			t.Errorf("%s: %s (%.2f)", question, parsed.Candidates[at].Query.SUQL(), sure)
		}
	}
}
