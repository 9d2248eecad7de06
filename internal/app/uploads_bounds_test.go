package app

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/store/upload"
)

// uploadName is a valid name of an upload.
func uploadName(i int) string { return fmt.Sprintf("u-%024d", i) }

// Names that nobody has uploaded leave nothing behind, however long and many.
func TestUnknownUploadsLeaveNothing(t *testing.T) {
	u := uploadsIn(t, t.TempDir())
	for i := range 200 {
		for _, name := range []string{uploadName(i), fmt.Sprint("u-", i, strings.Repeat("x", 1<<20))} {
			if _, err := u.Open(t.Context(), name); !errors.Is(err, fs.ErrNotExist) {
				t.Fatalf("%.40s: %v", name, err)
			}
			u.Delete(name)
		}
	}
	if len(u.opened.open) > 0 {
		t.Errorf("%d are remembered", len(u.opened.open))
	}
}

// However many uploads there are, few are open; one that was closed can still be asked.
func TestFewUploadsAreOpen(t *testing.T) {
	u := uploadsIn(t, t.TempDir())
	for i := range 2*maxOpen + 4 {
		files := []upload.File{{Name: "a.csv", Data: []byte("a,b\n1,2\n")}}
		if _, _, err := u.Add(t.Context(), uploadName(i), files); err != nil {
			t.Fatal(err)
		}
	}
	if len(u.opened.open) > maxOpen || len(u.opened.retired) > maxRetired {
		t.Errorf("%d are open, and %d old ones", len(u.opened.open), len(u.opened.retired))
	}
	if n := len(u.app.Sources()); n > maxOpen+1 {
		t.Errorf("%d sources are known", n)
	}
	src, err := u.app.Source(uploadName(0))
	if err != nil {
		t.Fatal(err)
	}
	if len(src.Schema.Tables) != 1 || len(u.opened.open) > maxOpen {
		t.Errorf("%d tables, %d are open", len(src.Schema.Tables), len(u.opened.open))
	}
}
