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

// isDataFile reports whether a file's extension is that of a data file.
func isDataFile(name string) bool {
	return hasExtension(name, ".csv", ".tsv", ".tab", ".json", ".jsonl", ".ndjson", ".xlsx", ".xlsm") || isParquet(name)
}

// Limits on a folder.
const (
	maxFiles   = 5_000
	maxEntries = 500_000 // examined
)

// Expand lists the data files and documents among paths and in the folders among them, in order. Links to files count
// as files; links to folders inside a folder are not followed, to avoid loops. Other files are returned as skipped,
// except hidden files and metadata.
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
			return nil, nil, fmt.Errorf("import %s: not a file or a folder", p)
		}
		files, others, err := listFiles(p)
		if err != nil {
			return nil, nil, fmt.Errorf("import %s: %w", p, err)
		}
		out, skipped = append(out, files...), append(skipped, others...)
	}
	return out, skipped, nil
}

// describeSkipped returns the report's entry for a file that is not read, with advice for common formats.
func describeSkipped(file string) Skipped {
	for endings, reason := range advice {
		if hasExtension(file, strings.Fields(endings)...) {
			return Skipped{file, reason}
		}
	}
	return Skipped{file, "its format is not supported"}
}

var advice = map[string]string{
	".sql .dump":                       "a dump: load it into a database and open that",
	".sqlite .sqlite3 .db":             "a database: open it with its own --data",
	".xls .xlsb .ods":                  "a workbook in another format: save it as xlsx",
	".pdf .docx":                       "not plain text: save it as text",
	".html .xml":                       "save it as text, CSV or JSON",
	".orc .avro":                       "save it as Parquet",
	".zip .gz .7z .tar .tgz .bz2 .zst": "an archive: unpack it",
}

// isMetadata reports whether a file describes data rather than containing it.
func isMetadata(file string) bool {
	return hasExtension(file, ".yaml", ".yml") || filepath.Base(file) == "datapackage.json" ||
		filepath.Base(file) == "aspects.txt"
}

func listFiles(folder string) (out []string, skipped []Skipped, err error) {
	examined := 0
	root := folder + string(filepath.Separator) // with a separator at the end, WalkDir follows a link to the folder
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if examined++; examined > maxEntries || len(out) > maxFiles {
			return fmt.Errorf("it contains more than %d data files, or %d files in total; list the files to import",
				maxFiles, maxEntries)
		}
		hidden := strings.HasPrefix(d.Name(), ".") || strings.HasPrefix(d.Name(), "~$")
		switch {
		case d.IsDir() && hidden && path != root:
			return filepath.SkipDir
		case d.IsDir() || hidden || isMetadata(path):
			return nil
		case !isDataFile(path) && !isDocument(path):
			skipped = append(skipped, describeSkipped(filepath.Clean(path)))
			return nil
		}
		info, err := os.Stat(path)
		if err == nil && info.Mode().IsRegular() {
			out = append(out, filepath.Clean(path))
		} else { // a pipe would block
			skipped = append(skipped, Skipped{filepath.Clean(path), "a pipe, a link to a folder, or a broken link"})
		}
		return nil
	})
	sort.Strings(out)
	return out, skipped, err
}

// tableNames returns a table name for each file. Files that would get the same name, such as a.csv and a.tsv, or files
// in two folders, get names with folder and extension. None of them gets the plain name, since an entry for that name
// in surely.yaml could then apply to the wrong table.
func tableNames(files []string) map[string]string {
	count := map[string]int{}
	for _, file := range files {
		if !isDocument(file) {
			count[strings.ToLower(baseName(file))]++
		}
	}
	names := map[string]string{}
	for _, file := range files {
		if names[file] = baseName(file); count[strings.ToLower(names[file])] > 1 {
			folder := filepath.Base(filepath.Dir(file))
			names[file] = cleanName(strings.ReplaceAll(folder+"_"+filepath.Base(file), ".", "_"))
		}
	}
	return names
}

// baseName returns a file's name without folder and extension.
func baseName(file string) string {
	return cleanName(strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)))
}
