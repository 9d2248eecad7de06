package suql_test

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/suql"
)

// orderedFiles are two files whose rows are in no sorted order.
func orderedFiles(t *testing.T) *store.Source {
	t.Helper()
	dir := t.TempDir()
	for name, content := range map[string]string{
		"inns.csv":     "name,beds,notes\nYew,4,quiet and kind\nAlder,9,loud\nMaple,2,quiet\nBirch,7,kind\n",
		"staff.csv":    "who,inn\nZoe,Alder\nAda,Yew\nMax,Alder\n",
		"secret.csv":   "word\nswordfish\n",
		"numbered.csv": "rowid,name\n7,b\n5,a\n",
		"surely.yaml":  "tables: {secret: {hidden: true}}",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	set, err := store.Open(context.Background(), store.Options{Sources: []string{dir}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { set.Close() })
	return set.Sources[0]
}

// TestRowID selects rows by their position in the file.
func TestRowID(t *testing.T) {
	s := orderedFiles(t)
	e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema(), Reader: llmtest.NewReader()})
	for _, c := range []struct {
		statement string
		want      [][]any
	}{
		{"SELECT name FROM inns ORDER BY rowid LIMIT 2", [][]any{{"Yew"}, {"Alder"}}},
		{"SELECT name FROM inns ORDER BY rowid DESC LIMIT 1", [][]any{{"Birch"}}},
		{"SELECT rowid, name FROM inns WHERE ROWID > 3", [][]any{{int64(4), "Birch"}}},
		{`SELECT i."RowID" FROM inns i WHERE name = 'Maple'`, [][]any{{int64(3)}}},
		{"SELECT max(rowid), count(rowid) FROM inns", [][]any{{int64(4), int64(4)}}},
		{"SELECT rowid, inns.* FROM inns WHERE rowid = 1", [][]any{{int64(1), "Yew", int64(4), "quiet and kind"}}},
		{"SELECT name FROM inns WHERE rowid = (SELECT rowid + 1 FROM inns WHERE name = 'Alder')", [][]any{{"Maple"}}},
		{"SELECT a.name FROM inns a JOIN inns b ON a.rowid = b.rowid - 1 WHERE b.name = 'Birch'", [][]any{{"Maple"}}},
		{"SELECT who FROM staff WHERE EXISTS (SELECT 1 FROM inns WHERE name = inn AND rowid = staff.rowid + 1) ORDER BY rowid", [][]any{{"Zoe"}}},
		{"SELECT i.rowid, s.rowid FROM inns i LEFT JOIN staff s ON s.inn = i.name WHERE s.rowid IS NULL ORDER BY i.rowid", [][]any{{int64(3), nil}, {int64(4), nil}}},
		{"SELECT x.rowid FROM (SELECT rowid, beds FROM inns ORDER BY rowid DESC LIMIT 2) AS x ORDER BY beds", [][]any{{int64(3)}, {int64(4)}}},
		{"SELECT beds > 5, min(rowid) FROM inns GROUP BY 1 ORDER BY 2", [][]any{{false, int64(1)}, {true, int64(2)}}},
		{"SELECT name, lag(name) OVER (ORDER BY rowid) FROM inns ORDER BY rowid LIMIT 2", [][]any{{"Yew", nil}, {"Alder", "Yew"}}},
		{"SELECT rowid FROM numbered ORDER BY name", [][]any{{int64(5)}, {int64(7)}}}, // a column of its own

		{"SELECT name FROM inns WHERE answer(notes, 'is it [quiet]?') = 'Yes' ORDER BY rowid DESC LIMIT 1", [][]any{{"Maple"}}},
		{"SELECT rowid, name FROM inns WHERE rowid > 1 AND answer(notes, 'is it [quiet]?') = 'Yes'", [][]any{{int64(3), "Maple"}}},
		{"SELECT min(rowid) FROM inns WHERE answer(notes, 'is it [kind]?') = 'Yes'", [][]any{{int64(1)}}},
		{"SELECT who FROM staff WHERE inn IN (SELECT name FROM inns WHERE rowid = 1 AND answer(notes, 'is it [quiet]?') = 'Yes')", [][]any{{"Ada"}}},
		{"SELECT name FROM inns WHERE rowid IN (SELECT s.rowid FROM staff s WHERE s.rowid = inns.rowid) AND answer(notes, 'is it [quiet]?') = 'Yes' ORDER BY rowid", [][]any{{"Yew"}, {"Maple"}}},
		{"SELECT name FROM inns WHERE EXISTS (SELECT 1 FROM staff WHERE rowid = 2 AND inn = name) AND answer(notes, 'is it [quiet]?') = 'Yes'", [][]any{{"Yew"}}},
	} {
		result, err := e.Run(context.Background(), c.statement, suql.RunOptions{})
		if err != nil {
			t.Errorf("%s: %v", c.statement, err)
			continue
		}
		if !reflect.DeepEqual(result.Rows, c.want) {
			t.Errorf("%s: %#v, want %#v", c.statement, result.Rows, c.want)
		}
	}
	for statement, want := range map[string]string{
		"SELECT rowid FROM secret":                                     `relation "secret" does not exist`,
		"SELECT rowid FROM (SELECT name FROM inns) AS x":               `column "rowid" does not exist`,
		"SELECT x.rowid FROM (SELECT name FROM inns) AS x":             `column x.rowid does not exist`,
		"SELECT rowid FROM inns, staff":                                `column reference "rowid" is ambiguous`,
		"SELECT name, count(*) FROM inns GROUP BY name ORDER BY rowid": `column "inns.rowid" must appear in the GROUP BY clause`,
	} {
		if err := e.Check(statement); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", statement, err, want)
		}
	}
	plan, err := e.Explain(context.Background(),
		"SELECT name FROM inns WHERE answer(notes, 'is it [quiet]?') = 'Yes' AND rowid < 3")
	if err != nil || !strings.Contains(plan, "for each of 2 rows") {
		t.Errorf("%v: %s", err, plan)
	}
	if _, err := s.Query(context.Background(), "SELECT rowid FROM secret"); err == nil {
		t.Error("the store tells of rows of a hidden table")
	}
}

// TestRowIDUnknown refuses rowid on tables whose rows have no order.
func TestRowIDUnknown(t *testing.T) {
	path := makeSQLite(t, "CREATE TABLE inns (name TEXT); INSERT INTO inns VALUES ('Yew')")
	set, err := store.Open(context.Background(), store.Options{Sources: []string{path}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	e := suql.New(suql.Options{Source: sourceOf(set.Sources[0]), Schema: set.Sources[0].Schema()})
	for _, statement := range []string{"SELECT rowid FROM inns", "SELECT name FROM inns ORDER BY inns.rowid"} {
		if err := e.Check(statement); err == nil || !strings.Contains(err.Error(), "rowid") ||
			!strings.Contains(err.Error(), "does not exist") {
			t.Errorf("%s: %v", statement, err)
		}
	}
	if set.Sources[0].Schema().Table("inns").Column(schema.RowID) != nil {
		t.Error("a table of a database has row numbers")
	}
}
