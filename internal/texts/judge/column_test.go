package judge

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
)

// TestColumns checks that a column's notes are read once, that one of them is found in other words, and that an error
// is returned but not kept.
func TestColumns(t *testing.T) {
	fails, read := true, 0
	c := NewColumns(func(_ context.Context, statement string, _ int) ([][]any, error) {
		if fails {
			return nil, errors.New("timeout")
		}
		if read++; !strings.Contains(statement, "LIMIT 500") {
			t.Errorf("without a limit: %s", statement)
		}
		return [][]any{{"brake pads worn through"}, {"brake pads worn through"}, {""}, {nil}, {"paid by card"}}, nil
	})
	note := query.Column{Table: "jobs", Name: "note"}
	if _, _, err := c.Judge(t.Context(), note, "does this job mention brakes?"); err == nil {
		t.Error("the error was lost")
	}
	fails = false
	for range 2 {
		yes, _, err := c.Judge(t.Context(), note, "does this job mention brakes?")
		if err != nil || yes < .5 {
			t.Errorf("brakes: %.2f, %v", yes, err)
		}
	}
	if yes, _, _ := c.Judge(t.Context(), note, "does this job mention a lost child?"); yes >= .5 {
		t.Errorf("a lost child: %.2f", yes)
	}
	if read != 1 {
		t.Errorf("read %d times", read)
	}
	empty := NewColumns(func(context.Context, string, int) ([][]any, error) { return nil, nil })
	if yes, no, err := empty.Judge(t.Context(), note, "does this job mention brakes?"); yes != 0 || no != 0 || err != nil {
		t.Errorf("no notes: %.2f, %.2f, %v", yes, no, err)
	}
}
