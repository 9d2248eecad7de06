package cli

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

// TestFormats prints rows for other programs, and nothing else on standard output.
func TestFormats(t *testing.T) {
	status, out, said := command(t, t.TempDir(), "suql", "--format", "csv",
		`SELECT 1 AS a, 'x, "y" | <b>' AS b, NULL AS b, ARRAY['p','q'] AS l`)
	if want := "a,b,b,l\n1,\"x, \"\"y\"\" | <b>\",,p; q\n"; status != 0 || out != want {
		t.Errorf("status %d: %q %s, want %q", status, out, said, want)
	}
}

// TestAskInPipes pipes in questions, one per line, and gets only rows.
func TestAskInPipes(t *testing.T) {
	var out, said bytes.Buffer
	args := []string{"ask", "--offline", "--home", t.TempDir(), "--format", "csv"}
	in := strings.NewReader("How many restaurants are there?\n\nhello\nHow many restaurants are in Palo Alto?\n")
	if status := run(context.Background(), args, streams{in, &out, &said, noEnv}); status != 0 {
		t.Fatalf("status %d: %s", status, said.String())
	}
	if lines := strings.Split(strings.TrimSpace(out.String()), "\n"); len(lines) != 4 {
		t.Errorf("%q", lines)
	}
	if !strings.Contains(said.String(), "Palo Alto") {
		t.Errorf("what was searched for is not told: %s", said.String())
	}
}
