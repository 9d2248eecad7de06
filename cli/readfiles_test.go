package cli

import (
	"context"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/store/upload"
)

// A visitor's files are read by a process of its own, which says what cannot be read and leaves what opening them
// needs.
func TestReadFiles(t *testing.T) {
	folder := written(t, map[string]string{"a.csv": "name,price\nTea,3\nMilk,2\n", "b.csv": "%PDF-1.7", "c.csv": "name\n"})
	refused, err := readInProcess(t.Context(), folder, map[string]string{"a.csv": "A.csv", "b.csv": "B.csv",
		"c.csv": "C.csv"})
	if err != nil || len(refused) != 2 || refused[0].Name == "" {
		t.Fatalf("%v; refused: %v", err, refused)
	}
	made, err := filepath.Glob(filepath.Join(folder, upload.CacheFolder, "cache", "*.description"))
	if err != nil || len(made) != 1 {
		t.Errorf("%v, %v: opening it would read it again", made, err)
	}
	only := written(t, map[string]string{"b.csv": "%PDF-1.7"})
	if refused, err = readInProcess(t.Context(), only, map[string]string{"b.csv": "B.csv"}); err != nil ||
		len(refused) != 1 {
		t.Errorf("%v; refused: %v", err, refused)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	if _, err := readInProcess(ctx, folder, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v after the time", err)
	}
}
