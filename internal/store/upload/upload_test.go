package upload

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/parquet-go/parquet-go"

	"github.com/ask-surely/surely/internal/store/ingest"
)

// The uploader of a file is told about rows that did not fit.
func TestNotes(t *testing.T) {
	r := &ingest.Report{Tables: []*ingest.Table{{Name: "visits", Remarks: []string{"ignored above the table: May"},
		Notes: []ingest.Note{{Line: 3, Message: "2 fields, not 3: the rest is NULL"}}}}}
	want := []string{"visits: ignored above the table: May", "visits, line 3: 2 fields, not 3: the rest is NULL"}
	if got := Notes(r, ""); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// A few bytes cannot take what only a large file may.
func TestTakenBySize(t *testing.T) {
	folder := t.TempDir()
	f, err := os.Create(filepath.Join(folder, "a.parquet"))
	if err != nil {
		t.Fatal(err)
	}
	text := parquet.Compressed(parquet.Encoded(parquet.String(), &parquet.RLEDictionary), &parquet.Zstd)
	w := parquet.NewGenericWriter[any](f, parquet.NewSchema("rows", parquet.Group{"a": text}),
		parquet.SkipPageBounds("a"), parquet.DataPageStatistics(false))
	row := parquet.Row{parquet.ByteArrayValue(bytes.Repeat([]byte("x"), 4<<20)).Level(0, 0, 0)}
	for range 40 {
		if _, err := w.WriteRows([]parquet.Row{row}); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	refused, err := Read(context.Background(), folder, map[string]string{"a.parquet": "a.parquet"})
	if err != nil || len(refused) != 1 || refused[0].Reason != Unreadable {
		t.Errorf("%v, %v: 160 MB are taken", refused, err)
	}
}
