package cli

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/mix"
)

// TestEvalMixOwnFiles evaluates a user's own collection, and reports errors in one.
func TestEvalMixOwnFiles(t *testing.T) {
	t.Setenv("SURELY_SHARED", "")
	os.Unsetenv("SURELY_SHARED") // for this test: it would set --shared
	dir := t.TempDir()
	write := func(name, content string) string {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	eval := func(args ...string) (status int, out, errs string) {
		var o, e strings.Builder
		status = run(context.Background(), append([]string{"eval", "mix"}, args...),
			streams{strings.NewReader(""), &o, &e, func(string) string { return "" }})
		return status, o.String(), e.String()
	}
	const ask = `{"question": "Who was the ferryman on the Mill?", "answer": ["Otto Brand"], "documents": ["ferry"]}
{"question": "Which bridge was built in 1911?", "answer": ["Iron Bridge"], "documents": ["bridges"]}`
	questions := write("q.jsonl", ask)
	tables := write("t.jsonl", `{"id": "bridges", "title": "Bridges", "header": ["Name", "River", "Built"], "rows": [["Iron Bridge", "Mill", 1911], ["Old Bridge", "Mill", 1802]]}`)
	passages := write("p.jsonl", `{"id": "ferry", "title": "The ferry", "text": "The ferryman on the Mill was Otto Brand, who carried eight people."}`)
	status, out, errs := eval("--json", "--questions", questions, "--tables", tables, "--passages", passages)
	var report mix.Report
	if err := json.Unmarshal([]byte(out), &report); status != 0 || err != nil {
		t.Fatalf("status %d, %v: %s", status, err, errs)
	}
	if report.Texts != 1 || report.Tables != 1 || len(report.Modes) == 0 {
		t.Errorf("%+v", report)
	}
	for _, x := range report.Recall {
		if strings.HasSuffix(x.Index, "hybrid") && (x.N != 2 || x.At[1] != 1) {
			t.Errorf("what answers is not found first: %+v", x)
		}
	}
	if last := report.Modes[len(report.Modes)-1]; last.N != 2 || last.EM[""] < .5 {
		t.Errorf("nothing is answered: %+v", last)
	}
	for _, bad := range []struct {
		questions, tables, passages, says string
	}{
		{ask, `{"id": "x", "header": ["A", "B"], "rows": [[1]]}`, "", "row 1 has 1 cells for 2 headers"},
		{ask, `{"id": "x", "header": ["A"], "rows": [], "types": ["text", "text"]}`, "", "2 types for 1 headers"},
		{ask, "", `{"id": "x"}`, `no "text"`},
		{ask, "", `{"text": "x"}`, `no "id"`},
		{ask, `{"id": "x", "header": ["A"], "rows": []}`, `{"id": "x", "text": "x"}`, `"x" already exists`},
		{ask, "", "", `line 1: there is no table or passage "ferry"`},
		{`{"question": "Why?"}`, "", "", `"answer" (a list)`},
		{"", "", "", "there is no question"},
	} {
		status, _, errs := eval("--questions", write("bad-q.jsonl", bad.questions), "--tables",
			write("bad-t.jsonl", bad.tables), "--passages", write("bad-p.jsonl", bad.passages))
		if status != 1 || !strings.Contains(errs, bad.says) {
			t.Errorf("%+v: status %d, %s", bad, status, errs)
		}
	}
	for _, args := range [][]string{{}, {"--questions", questions},
		{"--questions", questions, "--tables", tables, "--passages", passages, "--of", "mix"}} {
		if status, _, errs := eval(args...); status != 2 || !strings.Contains(errs, "--passages") {
			t.Errorf("%v: status %d, %s", args, status, errs)
		}
	}
}
