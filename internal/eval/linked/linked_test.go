package linked

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/ask-surely/surely/internal/testkit/scratch" // the many small files of these tests lie in memory
)

const (
	testTable = `{"id": "Lighthouses_0", "title": "Lighthouses", "header": [["Name", []], ["Keeper", []], ["Lit", []]], ` +
		`"data": [[["Grey Point", ["/wiki/Grey_Point"]], ["Anna Holm", []], ["1841", []]], ` +
		`[["Otter Rock", ["/wiki/Otter_Rock"]], ["Piet Maas", ["/wiki/Piet_Maas"]], ["1902", []]]]}`
	testTexts = `{"id": "Lighthouses_0", "passages": {"/wiki/Grey_Point": "Grey Point was painted by fishermen .", ` +
		`"/wiki/Otter_Rock": "Otter Rock is near the harbour of Sundby .", ` +
		`"/wiki/Piet_Maas": "Piet Maas raised pigeons . He was born in Leeuwarden ."}}`
	testAsked = `[{"question_id": "b", "question": "Where was the keeper born who raised pigeons ?", ` +
		`"table_id": "Lighthouses_0", "answer-text": "Leeuwarden", ` +
		`"answer-node": [["Piet Maas", [1, 1], "/wiki/Piet_Maas", "passage"]]}]`
)

func files(t *testing.T) Files {
	t.Helper()
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	return Files{write("q.json", testAsked), write("t.jsonl", testTable), write("p.jsonl", testTexts)}
}

func TestImport(t *testing.T) {
	for _, column := range []bool{false, true} {
		dir := t.TempDir()
		questions, err := files(t).Import(dir, 0, column)
		if err != nil || len(questions) != 1 || questions[0].Words != "Leeuwarden" {
			t.Fatalf("%v, %v", questions, err)
		}
		table, err := os.ReadFile(filepath.Join(dir, questions[0].Data, "Lighthouses.csv"))
		_, missing := os.Stat(filepath.Join(dir, questions[0].Data, "Piet_Maas.txt"))
		if held := strings.Contains(string(table), "raised pigeons"); err != nil || held != column ||
			column == (missing == nil) {
			t.Errorf("passages as a column %v: %s, %v, %v", column, table, err, missing)
		}
	}
}

func TestBaseline(t *testing.T) {
	rank := func(_ string, texts []string) []int {
		if len(texts) != 2 || !strings.Contains(texts[1], "Leeuwarden") || !strings.Contains(texts[1], "Otter Rock") {
			t.Errorf("rows as texts: %q", texts)
		}
		return []int{0, 1}
	}
	recall, err := files(t).Baseline(0, rank)
	if err != nil || recall["1"] != 0 || recall["3"] != 1 {
		t.Errorf("%v, %v", recall, err)
	}
}

func TestReadRefuses(t *testing.T) {
	for _, s := range []string{`["x"]`, `["x", [1], null, "table"]`, `{}`} {
		var n Node
		if json.Unmarshal([]byte(s), &n) == nil {
			t.Errorf("%s is taken for a node", s)
		}
	}
}
