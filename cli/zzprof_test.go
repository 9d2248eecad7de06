package cli

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

func TestZZProf(t *testing.T) {
	var qs []string
	for _, q := range demoQuestions(t) {
		qs = append(qs, strings.ReplaceAll(q, "\n", " "))
	}
	t.Log(len(qs))
	for range 3 {
		var out, said bytes.Buffer
		run(context.Background(), []string{"ask", "--offline", "--home", t.TempDir(), "--format", "jsonl"}, streams{strings.NewReader(strings.Join(qs[:min(200, len(qs))], "\n")), &out, &said, noEnv})
	}
}
