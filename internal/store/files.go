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

// importRecord is stored next to an import: the imported files, their states, and the import's report.
type importRecord struct {
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

func statFile(path string) (fileState, error) {
	info, err := os.Stat(path)
	if err != nil {
		return fileState{}, err
	}
	return fileState{path, info.Size(), info.ModTime().UnixNano()}, nil
}

// openFiles imports data files into a SQLite file in home, unless an up-to-date import exists, and opens it.
func openFiles(ctx context.Context, sources []string, o Options) (*Source, error) {
	files, skipped, err := ingest.Expand(sources)
	if err != nil {
		return nil, err
	}
	current := importRecord{Version: importVersion}
	paths := ""
	for i, f := range files {
		if files[i], err = filepath.Abs(f); err != nil {
			return nil, fmt.Errorf("open %s: %w", f, err)
		}
		s, err := statFile(files[i])
		if err != nil {
			return nil, fmt.Errorf("open %s: %w", f, err)
		}
		current.Files = append(current.Files, s)
		paths += files[i] + "\x00"
	}
	dir := filepath.Join(o.Home, "imports")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	path := filepath.Join(dir, hashPrefix(paths, 24)+".sqlite")
	record, ok := readImportRecord(path)
	if !ok || !record.equal(current) {
		if err := importInto(ctx, files, path, &current, o); err != nil {
			return nil, err
		}
		record = current
	}
	s, err := openSQLiteNamed(ctx, path, sourceName(sources), sources[0], o)
	if err != nil {
		return nil, err
	}
	s.report = record.Report
	s.schema.Warnings = append(s.schema.Warnings, skipWarnings(append(skipped, record.Report.Skipped...))...)
	for _, t := range record.Report.Tables {
		for _, remark := range t.Remarks {
			s.schema.Warnings = append(s.schema.Warnings, t.Name+": "+remark)
		}
	}
	return s, s.readDocuments()
}

// maxSkipWarnings is the maximum number of skipped files that are listed individually.
const maxSkipWarnings = 20

// skipWarnings returns a warning for each file that was skipped.
func skipWarnings(skipped []ingest.Skipped) (notes []string) {
	for i, f := range skipped {
		if i == maxSkipWarnings {
			return append(notes, fmt.Sprintf("%d more files were skipped", len(skipped)-i))
		}
		notes = append(notes, fmt.Sprintf("skipped %s: %s", f.File, f.Why))
	}
	return notes
}

func readImportRecord(path string) (record importRecord, ok bool) {
	b, err := os.ReadFile(path + ".json")
	if err != nil || json.Unmarshal(b, &record) != nil {
		return record, false
	}
	_, err = os.Stat(path)
	return record, err == nil
}

func (a importRecord) equal(b importRecord) bool {
	return a.Version == b.Version && slices.Equal(a.Files, b.Files)
}

func importInto(ctx context.Context, files []string, path string, record *importRecord, o Options) error {
	var total, done, current int64
	sizes := map[string]int64{}
	for _, f := range record.Files {
		sizes[f.Path] = f.Size
		total += f.Size
	}
	lastFile := ""
	reportThrottled := throttleProgress(o.Progress)
	progress := func(file string, fraction float64) {
		if file != lastFile {
			done += current
			lastFile, current = file, sizes[file]
		}
		reportThrottled(Progress{Doing: "importing " + filepath.Base(file),
			Done: (float64(done) + fraction*float64(current)) / float64(max(total, 1))})
	}
	r, err := ingest.Import(ctx, ingest.Options{Files: files, Into: path, Lenient: o.Lenient, Progress: progress})
	if err != nil {
		return err
	}
	record.Report = r
	b, err := json.Marshal(record)
	if err != nil {
		return fmt.Errorf("import: %w", err)
	}
	// The record is written last, so that an interrupted import is repeated.
	if err := os.WriteFile(path+".json", b, 0o600); err != nil {
		return fmt.Errorf("import: %w", err)
	}
	return nil
}

// sourceName returns the label of a source that consists of files.
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
