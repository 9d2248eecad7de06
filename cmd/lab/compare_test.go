package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestCompare(t *testing.T) {
	file := func(lines ...string) string {
		path := filepath.Join(t.TempDir(), "worlds.jsonl")
		if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	wrong := `{"Case":"1","Part":"z","Answerable":true,"Right":[false,true],"Lead":0.95,"Asked":true}`
	right := `{"Case":"1","Part":"z","Answerable":true,"LeadRight":true,"Lead":0.95,"Silent":true}`
	var out strings.Builder
	c := compareCommand{Before: file(wrong), After: file(right)}
	if err := c.print(&out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"z: 1 questions",
		"first right       0.000 → 1.000  +1.000 (+1.000 to +1.000)",
		"any right         1.000 → 1.000  +0.000",
		"right of .9       0.000 → 1.000",
		"wrong in silence  0.000 → 1.000",
		"asked             1.000 → 0.000",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
	other := strings.Replace(right, `"Case":"1"`, `"Case":"2"`, 1)
	for name, after := range map[string]string{
		"another": file(other), "one more": file(right, other), "twice": file(right, right),
	} {
		if err := (&compareCommand{Before: file(wrong), After: after}).print(&out); err == nil {
			t.Errorf("%s: compared", name)
		}
	}
}
