package state

import (
	"os"
	"path/filepath"
	"testing"
)

// What a kill left of an upload is gone after the next start, and finished ones stay.
func TestRemoveUnfinished(t *testing.T) {
	u := &Uploads{Dir: filepath.Join(t.TempDir(), "uploads")}
	if n, err := u.RemoveUnfinished(); n != 0 || err != nil {
		t.Errorf("before the first upload: %d, %v", n, err)
	}
	cut, whole := "u-abcdefghijklmnopqrstuv", "u-ABCDEFGHIJKLMNOPQRSTUV"
	for _, name := range []string{cut, whole} {
		if err := u.Begin(name); err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(u.Folder(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(u.Folder(name), "a.csv"), make([]byte, 1000), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := u.Finish(whole); err != nil {
		t.Fatal(err)
	}
	if n, err := u.RemoveUnfinished(); n != 1 || err != nil {
		t.Errorf("removed %d, %v", n, err)
	}
	if size := u.Size(); size != 1000 {
		t.Errorf("%d bytes are left, want those of the finished upload", size)
	}
	if err := u.Use(whole); err != nil {
		t.Errorf("the finished upload: %v", err)
	}
	if err := u.Use(cut); err == nil {
		t.Error("the unfinished upload is still there")
	}
}
