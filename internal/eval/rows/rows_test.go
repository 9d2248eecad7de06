package rows

import (
	"bytes"
	"context"
	"math"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/output"
)

// TestRun asks of boats: one found rightly, one wrongly, one not found though it is there, one that nothing fits, one
// that nothing is said about, and a count where boats were wanted.
func TestRun(t *testing.T) {
	boats := &Table{Columns: []string{"id", "name", "crew"},
		Rows: [][]any{{int64(1), "Aurora", []any{"Ana", "Bo"}}, {int64(2), "Beagle", nil}, {int64(3), "Calypso", nil}}}
	found := map[string][][]any{"big": {{int64(1)}, {int64(2)}}, "fast": nil, "pink": nil, "odd": {{int64(3)}}}
	counted := &Table{Columns: []string{"count"}, Rows: [][]any{{int64(1)}}}
	var errors bytes.Buffer
	r := Run{
		Questions: []Question{{1, "big"}, {2, "fast"}, {3, "pink"}, {4, "odd"}, {5, "how many"}},
		Judged: map[int]*Judged{1: {ID: 1, SUQL: "SELECT id FROM boats", Topics: []string{"big|huge"}},
			2: {ID: 2, SUQL: "SELECT id FROM boats", Rows: []int64{2}},
			3: {ID: 3, SUQL: "SELECT id FROM boats", Topics: []string{"pink"}},
			5: {ID: 5, SUQL: "SELECT id FROM boats", Topics: []string{"big|huge"}}},
		Sheets: map[string]map[string]string{"1": {"huge": "Yes"}, "2": {"big": "No"}},
		Ask: func(_ context.Context, q string) (*Table, string, error) {
			if q == "how many" {
				return counted, q, nil
			}
			return &Table{Columns: []string{"id"}, Rows: found[q]}, q, nil
		},
		Query: func(_ context.Context, statement string) (*Table, error) {
			if strings.HasPrefix(statement, "SELECT *") {
				return boats, nil
			}
			return &Table{Columns: []string{"id"}, Rows: [][]any{{int64(1)}, {int64(2)}, {int64(3)}}}, nil
		},
		Linearised: func(_ string, texts []string) []int {
			if want := "id: 1\nname: Aurora\ncrew: Ana, Bo\n"; texts[0] != want {
				t.Errorf("a row reads %q, want %q", texts[0], want)
			}
			return []int{0, 1, 2}
		},
		Files: output.Files{Errors: &errors},
	}
	got, err := r.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if got.Rows != 4 || got.Unjudged != 1 || math.Abs(got.Right-1./3) > 1e-9 || got.Empty != .4 || got.Missed != .2 {
		t.Errorf("found %+v", got.Found)
	}
	if p := got.By["sheets"]; p == nil || *p != (Part{3, 1}) {
		t.Errorf("by sheets %v", p)
	}
	if f := got.Baseline["linearised, top 1"]; f.Rows != 4 || f.Right != .5 || f.Missed != 0 {
		t.Errorf("the nearest row: %+v", f)
	}
	if f := got.Baseline["linearised, top 3"]; f.Rows != 12 || f.Right != .25 {
		t.Errorf("the nearest three: %+v", f)
	}
	if s := errors.String(); !strings.Contains(s, "1 big") || !strings.Contains(s, "2 fast") ||
		!strings.Contains(s, "5 how many") || strings.Contains(s, "pink") {
		t.Errorf("to read: %s", s)
	}
}
