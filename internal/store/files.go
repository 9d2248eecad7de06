package store

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/ask-surely/surely/internal/store/ingest"
)

// importVersion is raised when the way files are imported changes, so that old imports are repeated.
const importVersion = 14

// openFiles imports data files into a SQLite file in the home folder, unless an up-to-date import exists, and opens it.
func openFiles(ctx context.Context, sources []string, o Options) (*Source, error) {
	files, skipped, err := ingest.Expand(sources)
	if err != nil {
		return nil, err
	}
	sizes := map[string]int64{}
	state, paths := fmt.Sprintf("version %d", importVersion), ""
	for i, f := range files {
		if files[i], err = filepath.Abs(f); err != nil {
			return nil, fmt.Errorf("open %s: %w", f, err)
		}
		info, err := os.Stat(files[i])
		if err != nil {
			return nil, fmt.Errorf("open %s: %w", f, err)
		}
		sizes[files[i]] = info.Size()
		state += "\n" + files[i] + " " + fileState(info)
		paths += files[i] + "\x00"
	}
	path := filepath.Join(o.Home, "imports", hashPrefix(paths, 24)+".sqlite")
	report, err := readCache[*ingest.Report](path+".report", state)
	if _, missing := os.Stat(path); err != nil || missing != nil {
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return nil, fmt.Errorf("import: %w", err)
		}
		if report, err = importInto(ctx, files, sizes, path, o); err != nil {
			return nil, err
		}
		// The report is written last, so that an interrupted import is repeated.
		if err := writeCache(path+".report", state, report); err != nil {
			return nil, fmt.Errorf("import: %w", err)
		}
	}
	s, err := openSQLite(ctx, path, sourceName(sources), sources[0], o)
	if err != nil {
		return nil, err
	}
	s.report = report
	s.schema.Warnings = append(s.schema.Warnings, skipWarnings(append(skipped, report.Skipped...))...)
	for _, t := range report.Tables {
		for _, remark := range t.Remarks {
			s.schema.Warnings = append(s.schema.Warnings, t.Name+": "+remark)
		}
	}
	if err := s.readDocuments(); err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
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

func importInto(ctx context.Context, files []string, sizes map[string]int64, path string,
	o Options) (*ingest.Report, error) {
	var total, done, current int64
	for _, size := range sizes {
		total += size
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
	return ingest.Import(ctx, ingest.Options{Files: files, Into: path, Lenient: o.Lenient, Progress: progress})
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
