package upload

import (
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/store/ingest"
)

// The uploader of a file is told about rows that did not fit.
func TestNotes(t *testing.T) {
	r := &ingest.Report{Tables: []*ingest.Table{{Name: "visits", Remarks: []string{"left out above the table: May"},
		Notes: []ingest.Note{{Line: 3, Message: "2 fields, not 3: the rest is NULL"}}}}}
	want := []string{"visits: left out above the table: May", "visits, line 3: 2 fields, not 3: the rest is NULL"}
	if got := Notes(r, ""); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
