package check

import (
	"os"
	"strings"
	"testing"
)

// The reference documents every function.
func TestReference(t *testing.T) {
	reference, err := os.ReadFile("../../docs/suql.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range functionNames {
		if !strings.Contains(string(reference), "`"+name) && !strings.Contains(string(reference), "### "+name+"(") &&
			name != "like_escape" { // what the parser makes of LIKE … ESCAPE
			t.Errorf("docs/suql.md does not name %s", name)
		}
	}
}
