package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/rows"
)

// TestEvalRows asks the built-in data three questions of our own, with the embedded models.
func TestEvalRows(t *testing.T) {
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	questions := write("questions.jsonl", `{"id":1,"question":"Greek restaurants in Sunnyvale"}
{"id":2,"question":"Which Mexican restaurants in Palo Alto allow dogs?"}
{"id":3,"question":"Thai restaurants in Cupertino"}
`)
	judged := write("judged.jsonl", `{"id":1,"suql":"SELECT _id FROM restaurants WHERE location = 'Sunnyvale' AND 'greek' = ANY (cuisines)"}
{"id":2,"suql":"SELECT _id FROM restaurants WHERE location = 'Palo Alto' AND 'mexican' = ANY (cuisines)","topics":["dogs"]}
{"id":3,"suql":"SELECT _id FROM restaurants WHERE location = 'Cupertino' AND 'thai' = ANY (cuisines)"}
`)
	predictions := filepath.Join(dir, "predictions.jsonl")
	var out, errors bytes.Buffer
	args := []string{"eval", "rows", "--offline", "--json", "--home", dir, "--questions", questions, "--judged", judged,
		"--baseline", "linearised", "--predictions", predictions}
	if status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errors,
		func(string) string { return "" }}); status != 0 {
		t.Fatalf("status %d: %s%s", status, out.String(), errors.String())
	}
	var report rows.Report
	if err := json.Unmarshal(out.Bytes(), &report); err != nil {
		t.Fatal(err)
	}
	if report.Examples != 3 || report.Rows == 0 || report.Right != 1 || report.Missed != 0 || report.Empty < .33 {
		t.Errorf("report %s", out.String())
	}
	if f := report.Baseline["linearised, top 3"]; f == nil || f.Rows != 9 || f.Empty != 0 {
		t.Errorf("baseline %+v", f)
	}
	lines, err := os.ReadFile(predictions)
	if err != nil || strings.Count(string(lines), "\n") != 3 || !strings.Contains(string(lines), `"judge":"sheets"`) {
		t.Errorf("predictions %s, %v", lines, err)
	}
	if errors.Len() > 0 {
		t.Errorf("progress under --json: %s", errors.String())
	}
}
