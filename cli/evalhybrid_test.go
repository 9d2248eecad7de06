package cli

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/hybrid"
)

// lighthouses are the files of a small benchmark: a table whose cells link to passages.
var lighthouses = map[string]string{
	"q.json": `[
		{"question_id": "a", "question": "What is the height of the lighthouse on an island known for puffins ?", "table_id": "Lighthouses_0", "answer-text": "18", "answer-node": [["18", [2, 2], null, "table"]]},
		{"question_id": "b", "question": "Where was the keeper of Otter Rock born who raised racing pigeons ?", "table_id": "Lighthouses_0", "answer-text": "Leeuwarden", "answer-node": [["Piet Maas", [1, 1], "/wiki/Piet_Maas", "passage"]]},
		{"question_id": "c", "question": "Who was the keeper of the lighthouse painted white by fishermen ?", "table_id": "Lighthouses_0", "answer-text": "Anna Holm", "answer-node": [["Anna Holm", [0, 1], null, "table"]]},
		{"question_id": "d", "question": "Which mountain is it ?", "table_id": "Mountains_0", "answer-text": "K2", "answer-node": []}]`,
	"t.jsonl": flat(`{"id": "Lighthouses_0", "title": "Lighthouses", "header": [["Name", []], ["Keeper", []], ["Height ( m )", []], ["Lit", []]], "data": [
		[["Grey Point", ["/wiki/Grey_Point"]], ["Anna Holm", ["/wiki/Anna_Holm"]], ["31", []], ["1841", []]],
		[["Otter Rock", ["/wiki/Otter_Rock"]], ["Piet Maas", ["/wiki/Piet_Maas"]], ["52", []], ["1902", []]],
		[["Fern Cape", ["/wiki/Fern_Cape"]], ["Lena Ruud", []], ["18", []], ["1877", []]]]}`),
	"p.jsonl": flat(`{"id": "Lighthouses_0", "passages": {
		"/wiki/Grey_Point": "Grey Point is a lighthouse on the northern coast of Valmark . It was painted white by fishermen .",
		"/wiki/Otter_Rock": "Otter Rock is a lighthouse near the harbour of Sundby . It was designed by the architect Maria Brandt in 1899 .",
		"/wiki/Fern_Cape": "Fern Cape is a lighthouse on an island known for its puffins .",
		"/wiki/Anna_Holm": "Anna Holm ( born 4 May 1820 ) was a sailor and a painter of storms .",
		"/wiki/Piet_Maas": "Piet Maas was a carpenter who raised racing pigeons . He was born in Leeuwarden ."}}`),
}

func flat(s string) string { return strings.ReplaceAll(s, "\n", " ") }

// evalHybrid evaluates files, and returns the exit status and what was printed.
func evalHybrid(dataset, dir string) (status int, out, errs string) {
	var o, e strings.Builder
	status = run(context.Background(), []string{"eval", dataset, "--json", "--offline", "--questions", dir + "/q.json",
		"--tables", dir + "/t.jsonl", "--passages", dir + "/p.jsonl"},
		streams{strings.NewReader(""), &o, &e, func(string) string { return "" }})
	return status, o.String(), e.String()
}

func written(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestEvalHybridqa(t *testing.T) {
	for _, dataset := range []string{"hybridqa", "ottqa"} {
		status, out, errs := evalHybrid(dataset, written(t, lighthouses))
		var report hybrid.Report
		if err := json.Unmarshal([]byte(out), &report); status != 0 || err != nil {
			t.Fatalf("status %d, %v: %s", status, err, errs)
		}
		if report.Dataset != dataset || report.Examples != 4 || report.Skipped != 1 || report.EM != .75 || report.F1 != .75 {
			t.Errorf("%s: %+v", dataset, report)
		}
	}
}

// TestEvalMix evaluates a collection of tables and passages, and reports errors in one.
func TestEvalMix(t *testing.T) {
	const ask = `{"question": "Who was the ferryman on the Mill?", "answer": ["Otto Brand"], "documents": ["ferry"]}
{"question": "Which bridge was built in 1911?", "answer": ["Iron Bridge"], "documents": ["bridges"]}`
	const tables = `{"id": "bridges", "title": "Bridges", "header": ["Name", "River", "Built"], "rows": [["Iron Bridge", "Mill", 1911], ["Old Bridge", "Mill", 1802]]}`
	const passages = `{"id": "ferry", "title": "The ferry", "text": "The ferryman on the Mill was Otto Brand, who carried eight people."}`
	files := func(q, t, p string) map[string]string {
		return map[string]string{"q.json": q, "t.jsonl": t, "p.jsonl": p}
	}
	status, out, errs := evalHybrid("mix", written(t, files(ask, tables, passages)))
	var report hybrid.Report
	if err := json.Unmarshal([]byte(out), &report); status != 0 || err != nil {
		t.Fatalf("status %d, %v: %s", status, err, errs)
	}
	if report.Examples != 2 || report.EM != 1 || report.Documents.N != 1 || report.Settings["found"] != 1. {
		t.Errorf("%+v", report)
	}
	for _, bad := range []struct{ questions, tables, passages, says string }{
		{ask, `{"id": "x", "header": ["A", "B"], "rows": [[1]]}`, "", "row 1 has 1 cells for 2 headers"},
		{ask, "", `{"id": "x"}`, `no "text"`},
		{ask, "", `{"text": "x"}`, `no "id"`},
		{ask, `{"id": "x", "header": ["A"], "rows": []}`, `{"id": "x", "text": "x"}`, `"x" already exists`},
		{ask, "", "", `line 1: there is no table or passage "ferry"`},
		{`{"question": "Why?"}`, "", "", `"answer" (a list)`},
		{"", "", "", "there is no question"},
	} {
		status, out, _ := evalHybrid("mix", written(t, files(bad.questions, bad.tables, bad.passages)))
		if told, _ := json.Marshal(bad.says); status != 1 || !strings.Contains(out, strings.Trim(string(told), `"`)) {
			t.Errorf("%+v: status %d, %s", bad, status, out)
		}
	}
}
