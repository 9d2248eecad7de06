package eval

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/read/rank"
)

// writeHarbour writes a small benchmark: a database, its description and questions.
func writeHarbour(t *testing.T, questions []spiderQuestion) SpiderFiles {
	t.Helper()
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "harbour"), 0o755); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite3", filepath.Join(dir, "harbour", "harbour.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, s := range []string{
		`CREATE TABLE ship (ship_id INTEGER PRIMARY KEY, name TEXT, tonnage INTEGER, flag TEXT)`,
		`CREATE TABLE visit (ship_id INTEGER REFERENCES ship, port TEXT, days INTEGER)`,
		`INSERT INTO ship VALUES (1, 'Aurora', 900, 'Norway'), (2, 'Beagle', 300, 'Norway'), (3, 'Calypso', 1500, 'Malta')`,
		`INSERT INTO visit VALUES (1, 'Hull', 3), (1, 'Cork', 5), (3, 'Hull', 2)`,
	} {
		if _, err := db.Exec(s); err != nil {
			t.Fatal(err)
		}
	}
	write := func(name string, v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, b, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	columns := [][2]any{{-1, "*"}, {0, "ship_id"}, {0, "name"}, {0, "tonnage"}, {0, "flag"}, {1, "ship_id"}, {1, "port"},
		{1, "days"}}
	labels := [][2]any{{-1, "*"}, {0, "ship id"}, {0, "name"}, {0, "tonnage"}, {0, "flag"}, {1, "ship id"}, {1, "port"},
		{1, "days"}}
	return SpiderFiles{Databases: dir, Home: t.TempDir(),
		Questions: write("questions.json", questions),
		Tables: write("tables.json", []map[string]any{{"db_id": "harbour",
			"table_names_original": []string{"ship", "visit"}, "table_names": []string{"ship", "visit"},
			"column_names_original": columns, "column_names": labels,
			"column_types": []string{"text", "number", "text", "number", "text", "number", "text", "number"},
			"primary_keys": []int{1}, "foreign_keys": [][2]int{{5, 1}}}})}
}

func TestSpider(t *testing.T) {
	parser, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	questions := []spiderQuestion{
		{"harbour", "How many ships are there?", "SELECT count(*) FROM ship"},
		{"harbour", "What are the names of ships with flag Norway?", "SELECT name FROM ship WHERE flag = 'Norway'"},
		{"harbour", "What are the names of all ships?", "SELECT flag FROM ship"},
		{"harbour", "What is the average tonnage of ships?", "SELECT avg(tonage) FROM ship"},
	}
	run := func(questions []spiderQuestion) (*Report, string) {
		var out bytes.Buffer
		e := Spider{Data: writeHarbour(t, questions), Parser: parser, Files: output.Files{Predictions: &out}}
		r, err := e.Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return r, out.String()
	}
	report, predictions := run(questions)
	if report.AccEx != .5 || report.AccQM != .5 || report.Skipped != 1 || report.Examples != 4 {
		t.Errorf("execution %v, match %v, skipped %d of %d", report.AccEx, report.AccQM, report.Skipped, report.Examples)
	}
	// The gold does not reach the parser.
	for i := range questions {
		questions[i].SQL = "SELECT port FROM visit"
	}
	if _, again := run(questions); again != predictions {
		t.Error("predictions depend on the gold queries")
	}
}
