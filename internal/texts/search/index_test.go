package search

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// TestNamesakes checks that rows of the same name are distinguished, even if a numbered name exists
// already.
func TestNamesakes(t *testing.T) {
	n, seen := namesakes{}, map[string]bool{}
	for _, name := range []string{"Twin", "Twin (2)", "Twin", "Twin", "Twin (2)", "Twin (3)"} {
		if got := n.unique(name); seen[got] {
			t.Errorf("%q is given twice", got)
		} else {
			seen[got] = true
		}
	}
}

// TestWordIndex checks the index suggested to the owner.
func TestWordIndex(t *testing.T) {
	if got := (textColumn{&schema.Table{Name: "sales.Order", Schema: "sales"},
		&schema.Column{Name: "Note"}}).wordIndex(); got !=
		`CREATE INDEX ON "sales"."Order" USING gin (to_tsvector('english', "Note"))` {
		t.Errorf("the owner is told to make: %s", got)
	}
}
