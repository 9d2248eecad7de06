// Package upload stores visitors' files and checks that they can be read.
package upload

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/store/ingest"
)

// File is one file of an upload.
type File struct {
	Name string
	Data []byte
}

// RefusedFile is a rejected file with the reason for its rejection.
type RefusedFile struct {
	Name   string
	Reason Refusal
	Err    error
}

// Refusal is a reason to reject a file.
type Refusal int

// The reasons to reject a file.
const (
	UnknownKind    Refusal = iota // the format is not supported
	Unreadable                    // the file cannot be read; Err is the error
	NoRoom                        // too many files
	NoContent                     // the file is empty
	NoRows                        // the file has no rows below the headings
	SeparateSource                // the upload contains a database, which must be uploaded alone
)

// RefusedFiles are rejected files with their reasons.
type RefusedFiles []*RefusedFile

func (e RefusedFiles) Error() string { return errors.Join(e.Unwrap()...).Error() }

// Unwrap returns the error of each file.
func (e RefusedFiles) Unwrap() []error {
	out := make([]error, len(e))
	for i, f := range e {
		out[i] = f
	}
	return out
}

func (e *RefusedFile) Error() string {
	return fmt.Sprintf("upload %q refused (%d): %v", e.Name, e.Reason, e.Err)
}

// maxNotes limits the notes on an upload.
const maxNotes = 8

// Notes returns notes on what was skipped in an upload, or did not fit.
func Notes(r *ingest.Report, folder string) (notes []string) {
	if r == nil {
		return nil
	}
	for _, t := range r.Tables {
		for _, remark := range t.Remarks {
			notes = append(notes, t.Name+": "+remark)
		}
		for _, n := range t.Notes {
			notes = append(notes, fmt.Sprintf("%s, line %d: %s", t.Name, n.Line, n.Message))
		}
	}
	for _, s := range slices.Concat(r.Refused, r.Skipped) {
		notes = append(notes, HideFolder(errors.New(s.File+": "+s.Why), folder).Error())
	}
	return notes[:min(len(notes), maxNotes)]
}

// Label returns an upload's name, which is made up of its files' names.
func Label(folder string) string {
	entries, _ := os.ReadDir(folder)
	var names []string
	for _, e := range entries {
		if e.Name() != "surely.yaml" && e.Name() != CacheFolder {
			names = append(names, e.Name())
		}
	}
	if len(names) > 1 {
		return fmt.Sprintf("%s + %d", names[0], len(names)-1)
	}
	return strings.Join(names, "")
}
