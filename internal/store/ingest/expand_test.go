package ingest

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// folder makes files with a one-row table each.
func folder(t *testing.T, names ...string) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range names {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("x,y\n1,2\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestLoops imports a folder with circular links, dangling links and a pipe, all named like row
// files.
func TestLoops(t *testing.T) {
	dir := folder(t, "a.csv", "below/b.csv")
	for name, to := range map[string]string{"below/up": "..", "self.csv": "self.csv", "one.csv": "two.csv",
		"two.csv": "one.csv", "gone.csv": "nowhere", "dir.csv": ".", "linked.csv": "a.csv"} {
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe.csv"), 0o600); err != nil {
		t.Fatal(err)
	}
	outside := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(dir, outside); err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		for _, given := range []string{dir, outside} {
			files, _, err := Expand([]string{given})
			var names []string
			for _, f := range files {
				names = append(names, filepath.Base(f))
			}
			if err != nil || strings.Join(names, " ") != "a.csv b.csv linked.csv" {
				t.Errorf("%s holds %v, %v", given, names, err)
			}
		}
		if _, _, err := Expand([]string{filepath.Join(dir, "pipe.csv")}); err == nil {
			t.Error("a pipe was taken for a file")
		}
	}()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		t.Fatal("it hangs")
	}
}

// TestSkippedFilesAreReported checks that what is skipped in a folder is
// reported, with the reason.
func TestSkippedFilesAreReported(t *testing.T) {
	dir := folder(t, "a.csv", "dump.sql", "photo.jpg", "old.xls", "more.zip", "datapackage.json", "schema.yml", ".hidden",
		"below/paper.pdf")
	report, err := Import(t.Context(), Options{Files: []string{dir}, Into: filepath.Join(t.TempDir(), "x.sqlite")})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"dump.sql": "dump", "photo.jpg": "not supported", "old.xls": "xlsx",
		"below/paper.pdf": "text", "more.zip": "unpack"}
	for _, s := range report.Skipped {
		name := strings.TrimPrefix(s.File, dir+"/")
		if want[name] == "" || !strings.Contains(s.Why, want[name]) {
			t.Errorf("%s was skipped: %s", name, s.Why)
		}
		delete(want, name)
	}
	if len(want) > 0 || len(report.Tables) != 1 {
		t.Errorf("not reported: %v; %d tables", want, len(report.Tables))
	}
}
