package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestEvalTables asks two questions of a table whose first has a right answer as gold and whose second has a wrong one.
func TestEvalTables(t *testing.T) {
	dir := t.TempDir()
	write := func(name string, lines ...string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	questions := write("q.jsonl", `{"id":"a","question":"how many ferries are there?","table":"f","answer":["3"]}`,
		`{"id":"b","question":"how many ferries are there?","table":"f","answer":["4"]}`)
	tables := write("t.jsonl", `{"id":"f","header":["Ferry","Port"],"rows":[["Anna","Kiel"],["Berta","Oslo"],["Carla","Kiel"]]}`,
		`{"id":"g","header":["x"],"rows":[]}`)
	predictions := filepath.Join(dir, "p.jsonl")
	_, out, _ := command(t, dir, "eval", "tables", "--json", "--questions", questions, "--tables", tables, "--predictions",
		predictions)
	var report struct {
		Examples   int     `json:"examples"`
		Denotation float64 `json:"acc_denotation"`
	}
	if err := json.Unmarshal([]byte(out), &report); err != nil || report.Examples != 2 || report.Denotation != .5 {
		t.Errorf("the report is %s (%v)", out, err)
	}
	kept, err := os.ReadFile(predictions)
	if err != nil || strings.Count(string(kept), "\n") != 2 || !strings.Contains(string(kept), `"answer":[3]`) {
		t.Errorf("the predictions are %s (%v)", kept, err)
	}
}

func TestEvalTablesWithoutTheTable(t *testing.T) {
	dir := t.TempDir()
	q, tables := filepath.Join(dir, "q"), filepath.Join(dir, "t")
	os.WriteFile(q, []byte(`{"id":"a","question":"who?","table":"gone","answer":["x"]}`), 0o600)
	os.WriteFile(tables, nil, 0o600)
	status, _, errs := command(t, dir, "eval", "tables", "--questions", q, "--tables", tables)
	if status != statusFailed || !strings.Contains(errs, `no table "gone"`) {
		t.Errorf("status %d, %s", status, errs)
	}
}
