package e2e

import (
	"bytes"
	"context"
	"flag"
	"os"
	"regexp"
	"strings"
	"testing"
)

var rewriteReference = flag.Bool("rewrite-reference", false, "write the results of docs/suql.md's examples anew")

// example is a statement of the reference with its result: rows as CSV, or an error.
var example = regexp.MustCompile("(?s)```sql\n(.*?)\n```\n\n```(csv|error)\n(.*?)```")

// Every example of the SUQL reference gives the documented result, on the built-in data and without a model.
func TestReference(t *testing.T) {
	const path = "../docs/suql.md"
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	home, found := t.TempDir(), 0
	page = example.ReplaceAllFunc(page, func(block []byte) []byte {
		m := example.FindSubmatch(block)
		statement, want := string(m[1]), string(m[3])
		found++
		var out, errs bytes.Buffer
		s := streams{strings.NewReader(""), &out, &errs, func(string) string { return "" }}
		status := run(context.Background(), []string{"suql", "--offline", "--home", home, "--format", "csv", statement}, s)
		kind, got := "csv", out.String()
		if status != 0 {
			kind, got = "error", strings.TrimPrefix(errs.String(), "surely: ")
		}
		if !*rewriteReference && (kind != string(m[2]) || got != want) {
			t.Errorf("%s\ngives %s\n%s\nthe reference says %s\n%s", statement, kind, got, m[2], want)
		}
		return []byte("```sql\n" + statement + "\n```\n\n```" + kind + "\n" + got + "```")
	})
	if found < 15 {
		t.Errorf("the reference has only %d examples", found)
	}
	if *rewriteReference {
		if err := os.WriteFile(path, page, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
