package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/dir"
)

// TestEvalDir checks the figure for questions that nothing was tuned on: at least .70 by the reader that all
// data has.
func TestEvalDir(t *testing.T) {
	var out, errs bytes.Buffer
	args := []string{"eval", "dir", "--questions", "../internal/eval/dir/testdata/unseen.jsonl", "--demo",
		"products", "--offline", "--json", "--home", t.TempDir()}
	if status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errs,
		func(string) string { return "" }}); status != 0 {
		t.Fatalf("status %d: %s", status, errs.String())
	}
	var report struct {
		Systems []dir.Figures
	}
	if err := json.Unmarshal(out.Bytes(), &report); err != nil || len(report.Systems) != 3 {
		t.Fatalf("%v: %s", err, out.String())
	}
	columns := report.Systems[0]
	if columns.Accuracy < .7 {
		t.Errorf("columns: %+v", columns)
	}
	for _, other := range report.Systems[1:] {
		if other.Accuracy >= columns.Accuracy {
			t.Errorf("%s does as well without columns: %.3f", other.System, other.Accuracy)
		}
	}
}
