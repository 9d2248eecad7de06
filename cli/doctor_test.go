package cli

import (
	"encoding/json"
	"os"
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
			Findings []finding
		}
		if err := json.Unmarshal([]byte(out), &got); err != nil || got.OK != ok || (status == 0) != ok {
			t.Fatalf("%v: status %d, %v: %s%s", args, status, err, out, said)
		}
		for _, f := range got.Findings {
			if !f.OK && (f.What != wrong || f.Do == "") {
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

// TestConfig sets a flag in the config file, in the environment and on the command line: later ones take
// precedence.
func TestConfig(t *testing.T) {
	dir := written(t, map[string]string{"boats.csv": "a\n1\n2\n", "rivers.csv": "a\n1\n2\n", "towns.csv": "a\n1\n2\n",
		"unknown.yaml": "datas: x\n", "broken.yaml": "home: [\n"})
	file := filepath.Join(dir, "config.yaml")
	config := "home: " + dir + "/home\ndata:\n  - " + dir + "/boats.csv\nmax-rows: 3\n"
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	described := func(file string, args ...string) (status int, out, said string) {
		return once(map[string]string{"SURELY_CONFIG": file}, append([]string{"data", "describe"}, args...)...)
	}
	if _, out, said := described(file); !strings.Contains(out, "boats: 2 rows") {
		t.Errorf("the file's data is not described: %s%s", out, said)
	}
	t.Setenv("SURELY_DATA", dir+"/rivers.csv")
	if _, out, said := described(file); !strings.Contains(out, "rivers: 2 rows") {
		t.Errorf("the environment's data is not described: %s%s", out, said)
	}
	if _, out, said := described(file, "--data", dir+"/towns.csv"); !strings.Contains(out, "towns: 2 rows") ||
		strings.Contains(out, "rivers") {
		t.Errorf("the command line's data is not described: %s%s", out, said)
	}
	for _, wrong := range []string{"/unknown.yaml", "/broken.yaml"} {
		if status, _, said := described(dir + wrong); status == 0 || !strings.Contains(said, "config file") {
			t.Errorf("%s: status %d, %q", wrong, status, said)
		}
	}
}
