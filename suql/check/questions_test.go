package check_test

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// TestQuestions checks the statements that questions about restaurants were turned into: all are
// valid, except that calls of functions that do not exist are reported.
func TestQuestions(t *testing.T) {
	dir := os.Getenv("SURELY_SHARED")
	if dir == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	file, err := os.Open(filepath.Join(dir, "data", "restaurant-questions", "questions.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	db := readSchema(t, fixture)
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	checked := 0
	for lines.Scan() {
		var q struct{ SUQL string }
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			t.Fatal(err)
		}
		st, err := syntax.Parse(q.SUQL)
		if err == nil {
			_, err = check.Check(db, st, time.Now())
		}
		if e, ok := err.(*syntax.Error); ok && e.Code == "42883" {
			t.Logf("%s: %v", q.SUQL, err)
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", q.SUQL, err)
		}
		checked++
	}
	if checked < 40 {
		t.Errorf("only %d statements", checked)
	}
}
