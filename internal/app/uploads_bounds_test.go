package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"sync"
	"testing"
	"time"

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
			if _, err := u.Correct(t.Context(), name, upload.Correction{}); !errors.Is(err, fs.ErrNotExist) {
				t.Fatalf("%.40s: %v", name, err)
			}
			u.Delete(name)
		}
	}
	if len(u.shelf.busy) > 0 || len(u.shelf.open) > 0 {
		t.Errorf("%d and %d are remembered", len(u.shelf.busy), len(u.shelf.open))
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
	if len(u.shelf.open) > maxOpen || len(u.shelf.retired) > maxRetired {
		t.Errorf("%d are open, and %d old ones", len(u.shelf.open), len(u.shelf.retired))
	}
	if n := len(u.app.Sources()); n > maxOpen+1 {
		t.Errorf("%d sources are known", n)
	}
	src, err := u.app.Source(uploadName(0))
	if err != nil {
		t.Fatal(err)
	}
	if len(src.Schema.Tables) != 1 || len(u.shelf.open) > maxOpen {
		t.Errorf("%d tables, %d are open", len(src.Schema.Tables), len(u.shelf.open))
	}
}

// Corrections at the same time all succeed, one after the other, and leave few old versions open.
func TestCorrectionsAtOnce(t *testing.T) {
	u := uploadsIn(t, t.TempDir())
	name := uploadName(1)
	if _, _, err := u.Add(t.Context(), name, []upload.File{{Name: "a.csv", Data: []byte("a,b\n1,2\n")}}); err != nil {
		t.Fatal(err)
	}
	at, most := 0, 0
	var mu sync.Mutex
	u.Read = func(ctx context.Context, folder string, kept map[string]string) (upload.RefusedFiles, error) {
		mu.Lock()
		at++
		most = max(most, at)
		mu.Unlock()
		time.Sleep(time.Millisecond)
		defer func() { mu.Lock(); at--; mu.Unlock() }()
		return upload.Read(ctx, folder, kept)
	}
	var working sync.WaitGroup
	for i := range 24 {
		working.Go(func() {
			for j := range 3 {
				c := upload.Correction{Table: "a", Column: "b", Set: map[string]any{"label": fmt.Sprint("label ", i, " ", j)}}
				if _, err := u.Correct(t.Context(), name, c); err != nil {
					t.Error(err)
				}
			}
		})
	}
	working.Wait()
	if most > 1 || len(u.shelf.retired) > 1 {
		t.Errorf("%d readings at once, %d old versions are open", most, len(u.shelf.retired))
	}
}
