package ingest

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// rowFile reports whether a file's name says that it contains rows.
func rowFile(name string) bool {
	return hasExtension(name, ".csv", ".tsv", ".tab", ".json", ".jsonl", ".ndjson", ".xlsx", ".xlsm") || parquetFile(name)
}

// Limits of a folder given as data.
const (
	maxFiles   = 5_000
	maxEntries = 500_000 // examined
)

// Expand lists the row files and documents: those named, and those in named folders, in order. Links to files count as
// files; links to folders inside a folder are not followed, to avoid loops. Other files are reported, except hidden
// ones and those that describe the data.
func Expand(paths []string) (out []string, skipped []Skipped, err error) {
	for _, p := range paths {
		info, err := os.Stat(p)
		switch {
		case err != nil:
			return nil, nil, fmt.Errorf("import %s: %w", p, errors.Unwrap(err))
		case info.Mode().IsRegular():
			out = append(out, p)
			continue
		case !info.IsDir():
			return nil, nil, fmt.Errorf("import %s: it is neither a file nor a folder", p)
		}
		inside, others, err := filesIn(p)
		if err != nil {
			return nil, nil, fmt.Errorf("import %s: %w", p, err)
		}
		out, skipped = append(out, inside...), append(skipped, others...)
	}
	return out, skipped, nil
}

// skip reports a file that is not read, with advice if people may expect it to be.
func skip(file string) Skipped {
	for endings, why := range adviceFor {
		if hasExtension(file, strings.Fields(endings)...) {
			return Skipped{file, why}
		}
	}
	return Skipped{file, "of no kind that is read"}
}

var adviceFor = map[string]string{
	".sql .dump":                       "a dump: load it into a database and give that",
	".sqlite .sqlite3 .db":             "a database: give it with a --data of its own",
	".xls .xlsb .ods":                  "another kind of workbook: save it as xlsx",
	".pdf .docx":                       "no plain text: save it as text",
	".html .xml":                       "save it as text, CSV or JSON",
	".orc .avro":                       "save it as Parquet",
	".zip .gz .7z .tar .tgz .bz2 .zst": "an archive: unpack it",
}

// isMetadata reports whether a file is metadata about the data.
func isMetadata(file string) bool {
	return hasExtension(file, ".yaml", ".yml") || filepath.Base(file) == "datapackage.json" ||
		filepath.Base(file) == "aspects.txt"
}

func filesIn(folder string) (out []string, skipped []Skipped, err error) {
	looked := 0
	root := folder + string(filepath.Separator) // a separator at the end follows a link to the folder
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if looked++; looked > maxEntries || len(out) > maxFiles {
			return fmt.Errorf("it holds more than %d files of rows, or %d files altogether; give the files that are meant",
				maxFiles, maxEntries)
		}
		hidden := strings.HasPrefix(d.Name(), ".") || strings.HasPrefix(d.Name(), "~$")
		switch {
		case d.IsDir() && hidden && path != root:
			return filepath.SkipDir
		case d.IsDir() || hidden || isMetadata(path):
			return nil
		case !rowFile(path) && !documentFile(path):
			skipped = append(skipped, skip(filepath.Clean(path)))
			return nil
		}
		info, err := os.Stat(path)
		if err == nil && info.Mode().IsRegular() {
			out = append(out, filepath.Clean(path))
		} else { // a pipe would block
			skipped = append(skipped, Skipped{filepath.Clean(path), "a pipe, a folder linked to, or a link to nothing"})
		}
		return nil
	})
	sort.Strings(out)
	return out, skipped, err
}

// ownNames names the tables of files. Files that would get the same name, such as a.csv and a.tsv, or files in two
// folders, are named with folder and extension. None of them gets the plain name, since an entry in surely.yaml could
// apply to the wrong one.
func ownNames(files []string) map[string]string {
	same := map[string]int{}
	for _, file := range files {
		if !documentFile(file) {
			same[strings.ToLower(plainName(file))]++
		}
	}
	own := map[string]string{}
	for _, file := range files {
		if own[file] = plainName(file); same[strings.ToLower(own[file])] > 1 {
			folder := filepath.Base(filepath.Dir(file))
			own[file] = clean(strings.ReplaceAll(folder+"_"+filepath.Base(file), ".", "_"))
		}
	}
	return own
}

// plainName returns the table name of a file: its name without extension.
func plainName(file string) string {
	return clean(strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)))
}
