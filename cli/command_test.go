package cli

import (
	"bytes"
	"context"
	"os"
	"slices"
	"strings"
	"testing"
)

// command runs the program without a model, with the given home.
func command(t *testing.T, home string, args ...string) (status int, out, errs string) {
	t.Helper()
	return once(nil, append(args, "--offline", "--home", home)...)
}

// once runs the program and returns its status and output.
func once(env map[string]string, args ...string) (status int, out, said string) {
	var o, e bytes.Buffer
	status = run(context.Background(), args, streams{strings.NewReader(""), &o, &e,
		func(k string) string { return env[k] }})
	return status, o.String(), e.String()
}

func noEnv(string) string { return "" }

// TestMain lets the test binary act as the program: reading uploads starts it.
func TestMain(m *testing.M) {
	fuzzes := slices.Contains(os.Args, "-test.fuzzworker") // started by this binary, too
	if os.Getenv("SURELY_TEST_PROGRAM") != "" && !fuzzes {
		os.Exit(run(context.Background(), os.Args[1:], streams{os.Stdin, os.Stdout, os.Stderr, noEnv}))
	}
	os.Setenv("SURELY_TEST_PROGRAM", "1")
	os.Exit(m.Run())
}
