package cli

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

// command runs the program without a model, with the given home.
func command(t *testing.T, home string, args ...string) (status int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	args = append(args, "--offline", "--home", home)
	status = run(context.Background(), args, streams{strings.NewReader(""), &o, &e, func(string) string { return "" }})
	return status, o.String(), e.String()
}

func noEnv(string) string { return "" }
