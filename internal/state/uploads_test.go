package state

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// Unfinished files of dead processes are removed; those of live processes and finished ones stay.
func TestKilledUploadsAreSwept(t *testing.T) {
	dir := t.TempDir()
	f := &Uploads{Dir: dir}
	gone := exec.Command("true")
	if err := gone.Run(); err != nil {
		t.Skip(err)
	}
	name := func(n int) string { return fmt.Sprintf("u-%024d", n) }
	var want []string
	// In a container a new process may have the old one's process id.
	for n, pid := range []int{gone.Process.Pid, os.Getpid(), os.Getppid()} {
		mark := fmt.Sprintf(".adding-%d-%s", pid, name(n))
		if err := os.MkdirAll(filepath.Join(dir, name(n), ".made"), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, mark), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if n == 2 {
			want = append(want, mark, name(n))
		}
	}
	if err := os.Mkdir(filepath.Join(dir, name(3)), 0o700); err != nil {
		t.Fatal(err)
	}
	want = append(want, name(3))
	if err := f.Sweep(); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	var left []string
	for _, e := range entries {
		left = append(left, e.Name())
	}
	if err != nil || !slices.Equal(left, want) {
		t.Errorf("left are %q, want %q: %v", left, want, err)
	}
}
