package store

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/store/ingest"
)

// imported is the record next to an import: the files it was made from, their states, and what did not fit.
type imported struct {
	Version int
	Files   []fileState
	Report  *ingest.Report
}

// importVersion changes when imports are made differently, so that old ones are repeated.
const importVersion = 13

// fileState identifies a version of a file.
type fileState struct {
	Path string
	Size int64
	Time int64 // modification time in nanoseconds
}

func stateOf(path string) (fileState, error) {
	info, err := os.Stat(path)
	if err != nil {
		return fileState{}, err
	}
	return fileState{path, info.Size(), info.ModTime().UnixNano()}, nil
}

// openFiles imports files of rows into a SQLite file in home, unless an up-to-date import exists, and opens it.
func openFiles(ctx context.Context, sources []string, o Options) (*Source, error) {
	files, skipped, err := ingest.Expand(sources)
	if err != nil {
		return nil, err
	}
	now := imported{Version: importVersion}
	all := ""
	for i, f := range files {
		if files[i], err = filepath.Abs(f); err != nil {
			return nil, fmt.Errorf("open %s: %w", f, err)
		}
		s, err := stateOf(files[i])
		if err != nil {
			return nil, fmt.Errorf("open %s: %w", f, err)
		}
		now.Files = append(now.Files, s)
		all += files[i] + "\x00"
	}
	dir := filepath.Join(o.Home, "imports")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	path := filepath.Join(dir, hashed(all, 24)+".sqlite")
	was, ok := readImported(path)
	if !ok || !was.same(now) {
		if err := importInto(ctx, files, path, &now, o); err != nil {
			return nil, err
		}
		was = now
	}
	s, err := openSQLiteAs(ctx, path, sourceName(sources), sources[0], o)
	if err != nil {
		return nil, err
	}
	s.report = was.Report
	s.schema.Warnings = append(s.schema.Warnings, leftOut(append(skipped, was.Report.Skipped...))...)
	for _, t := range was.Report.Tables {
		for _, remark := range t.Remarks {
			s.schema.Warnings = append(s.schema.Warnings, t.Name+": "+remark)
		}
	}
	return s, s.readDocuments()
}

// maxLeftOut is how many skipped files are listed individually.
const maxLeftOut = 20

// leftOut lists the files that were skipped, with reasons.
func leftOut(skipped []ingest.Skipped) (notes []string) {
	for i, f := range skipped {
		if i == maxLeftOut {
			return append(notes, fmt.Sprintf("%d more files were left out", len(skipped)-i))
		}
		notes = append(notes, fmt.Sprintf("left out %s: %s", f.File, f.Why))
	}
	return notes
}

func readImported(path string) (was imported, ok bool) {
	b, err := os.ReadFile(path + ".json")
	if err != nil || json.Unmarshal(b, &was) != nil {
		return was, false
	}
	_, err = os.Stat(path)
	return was, err == nil
}

func (a imported) same(b imported) bool {
	return a.Version == b.Version && slices.Equal(a.Files, b.Files)
}

func importInto(ctx context.Context, files []string, path string, now *imported, o Options) error {
	var total, done, current int64
	sizes := map[string]int64{}
	for _, f := range now.Files {
		sizes[f.Path] = f.Size
		total += f.Size
	}
	last := ""
	tell := afterSecond(o.Progress)
	progress := func(file string, part float64) {
		if file != last {
			done += current
			last, current = file, sizes[file]
		}
		tell(Progress{Doing: "importing " + filepath.Base(file),
			Done: (float64(done) + part*float64(current)) / float64(max(total, 1))})
	}
	r, err := ingest.Import(ctx, ingest.Options{Files: files, Into: path, Lenient: o.Lenient, Progress: progress})
	if err != nil {
		return err
	}
	now.Report = r
	b, err := json.Marshal(now)
	if err != nil {
		return fmt.Errorf("import: %w", err)
	}
	// The record is written last, so that an interrupted import is repeated.
	if err := os.WriteFile(path+".json", b, 0o600); err != nil {
		return fmt.Errorf("import: %w", err)
	}
	return nil
}

// sourceName returns the label of a source of files.
func sourceName(sources []string) string {
	first := sources[0]
	if len(sources) > 1 {
		if dir := filepath.Base(filepath.Dir(first)); dir != "." && dir != string(filepath.Separator) {
			return dir
		}
		return fmt.Sprintf("%d files", len(sources))
	}
	if abs, err := filepath.Abs(first); err == nil {
		first = abs
	}
	base := filepath.Base(first)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

func (s *Source) readDocuments() error {
	s.documents = map[string]string{}
	for _, d := range s.report.Documents {
		text, err := ingest.ReadDocument(d.File)
		if err != nil {
			return fmt.Errorf("read %s: %w", d.File, err)
		}
		s.documents[d.Name] = text
	}
	return nil
}
