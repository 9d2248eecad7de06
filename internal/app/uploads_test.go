package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store/upload"
)

// uploadsIn is the Uploads of a program that serves a small table, stored in a home.
func uploadsIn(t *testing.T, home string) *Uploads {
	t.Helper()
	own := filepath.Join(home, "own.csv")
	if err := os.WriteFile(own, []byte("a\n1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	a := newApp(t, home, own)
	kept, err := state.Open(filepath.Join(home, state.FileName))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { kept.Close() })
	up := NewUploads(a, &state.Uploads{Dir: filepath.Join(home, "uploads")}, kept.Ledger())
	t.Cleanup(up.Close)
	return up
}

// TestUploadsOpenWithWhatCanBeRead opens an upload with a file that is now refused, and reports it.
func TestUploadsOpenWithWhatCanBeRead(t *testing.T) {
	home := t.TempDir()
	up := uploadsIn(t, home)
	const name = "u-aaaaaaaaaaaaaaaaaaaaaaaa"
	if _, _, err := up.Add(t.Context(), name, []upload.File{{Name: "boats.csv", Data: []byte("boat,length\nPuffin,14\n")},
		{Name: "towns.csv", Data: []byte("town,people\nRyde,32\n")}}); err != nil {
		t.Fatal(err)
	}
	up.opened.remove(name)
	files, err := filepath.Glob(filepath.Join(home, "uploads", "*", "towns.csv"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	if err := os.WriteFile(files[0], []byte("%PDF-1.7"), 0o600); err != nil {
		t.Fatal(err)
	}
	src, err := up.Open(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	said := strings.Join(src.Notes, "\n")
	if len(src.Database.Tables) != 1 || !strings.Contains(said, "towns.csv: it is a PDF") {
		t.Errorf("%d tables; %q", len(src.Database.Tables), said)
	}
}
