package cli

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

// TestFormats prints the same rows in each format for other programs, and nothing else on standard
// output.
func TestFormats(t *testing.T) {
	statement := `SELECT 1 AS a, 'x, "y" | <b>' AS b, NULL AS b, ARRAY['p','q'] AS l`
	for format, want := range map[string]string{
		"csv":      "a,b,b,l\n1,\"x, \"\"y\"\" | <b>\",,p; q\n",
		"jsonl":    `{"a":1,"b":"x, \"y\" | <b>","b_2":null,"l":["p","q"]}` + "\n",
		"markdown": "| a | b | b | l |\n| --- | --- | --- | --- |\n| 1 | x, \"y\" \\| &lt;b> |  | p; q |\n",
	} {
		status, out, said := command(t, t.TempDir(), "suql", "--format", format, statement)
		if status != 0 || out != want {
			t.Errorf("%s: status %d: %q %s, want %q", format, status, out, said, want)
		}
	}
}

// TestAskInPipes pipes in questions, one per line, and gets only rows.
func TestAskInPipes(t *testing.T) {
	var out, said bytes.Buffer
	args := []string{"ask", "--offline", "--home", t.TempDir(), "--format", "jsonl"}
	in := strings.NewReader("How many restaurants are there?\n\nhello\nHow many restaurants are in Palo Alto?\n")
	if status := run(context.Background(), args, streams{in, &out, &said, noEnv}); status != 0 {
		t.Fatalf("status %d: %s", status, said.String())
	}
	if lines := strings.Split(strings.TrimSpace(out.String()), "\n"); len(lines) != 2 ||
		!strings.HasPrefix(lines[0], `{"`) {
		t.Errorf("%q", lines)
	}
	if !strings.Contains(said.String(), "Palo Alto") {
		t.Errorf("what was searched for is not told: %s", said.String())
	}
}
