package cli

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
)

func TestVersion(t *testing.T) {
	if status, out, _ := once(nil, "--version"); status != 0 || !strings.HasPrefix(out, "surely ") {
		t.Errorf("status %d: %q", status, out)
	}
}

func TestDoctor(t *testing.T) {
	home := t.TempDir()
	check := func(ok bool, wrong string, env map[string]string, args ...string) {
		t.Helper()
		status, out, said := once(env, append([]string{"doctor", "--json", "--home", home}, args...)...)
		var got struct {
			OK       bool
			Findings []checkResult
		}
		if err := json.Unmarshal([]byte(out), &got); err != nil || got.OK != ok || (status == 0) != ok {
			t.Fatalf("%v: status %d, %v: %s%s", args, status, err, out, said)
		}
		for _, f := range got.Findings {
			if !f.OK && (f.Check != wrong || f.Advice == "") {
				t.Errorf("%v: %+v", args, f)
			}
		}
	}
	check(true, "", nil)
	check(false, "data", nil, "--data", filepath.Join(home, "missing.db"))
	check(false, "model", map[string]string{"OPENAI_BASE_URL": "http://127.0.0.1:1"})
	check(false, "state", nil, "--state", filepath.Join(written(t, map[string]string{"file": ""}), "file", "state.sqlite"))
	if status, out, _ := once(nil, "doctor", "--home", home); status != 0 || !strings.Contains(out, "ok    data") {
		t.Errorf("status %d: %s", status, out)
	}
}

// TestEnvironment sets a flag in the environment and on the command line, which takes precedence.
func TestEnvironment(t *testing.T) {
	dir := written(t, map[string]string{"rivers.csv": "a\n1\n2\n", "towns.csv": "a\n1\n2\n"})
	t.Setenv("SURELY_DATA", dir+"/rivers.csv")
	if _, out, said := once(nil, "data", "describe"); !strings.Contains(out, "rivers: 2 rows") {
		t.Errorf("the environment's data is not described: %s%s", out, said)
	}
	_, out, said := once(nil, "data", "describe", "--data", dir+"/towns.csv")
	if !strings.Contains(out, "towns: 2 rows") || strings.Contains(out, "rivers") {
		t.Errorf("the command line's data is not described: %s%s", out, said)
	}
}
