package repo

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
)

func TestMain(m *testing.M) {
	if err := os.Chdir("../.."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// goFiles are the repository's Go files that are written by hand.
func goFiles(t *testing.T) (files map[string]string) {
	t.Helper()
	out, err := exec.Command("git", "ls-files", "*.go").Output()
	if err != nil {
		t.Skipf("no list of files: %v", err)
	}
	files = map[string]string{}
	for _, path := range strings.Fields(string(out)) {
		src, err := os.ReadFile(path)
		if err == nil && !strings.HasSuffix(path, "_templ.go") { // otherwise deleted, and not committed yet
			files[path] = string(src)
		}
	}
	return files
}
