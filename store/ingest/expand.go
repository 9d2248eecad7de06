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

// Bounds of a folder that is given as data.
const (
	mostFiles   = 5_000
	mostEntries = 500_000 // looked at
)

// Expand lists the files that stand for rows or are documents: those named, and those of folders named, in order. Links to
// files count as files; links to folders within a folder are not followed, so that no loop is walked.
func Expand(paths []string) ([]string, error) {
	var out []string
	for _, p := range paths {
		info, err := os.Stat(p)
		switch {
		case err != nil:
			return nil, fmt.Errorf("import %s: %w", p, errors.Unwrap(err))
		case info.Mode().IsRegular():
			out = append(out, p)
			continue
		case !info.IsDir():
			return nil, fmt.Errorf("import %s: it is neither a file nor a folder", p)
		}
		inside, err := filesIn(p)
		if err != nil {
			return nil, fmt.Errorf("import %s: %w", p, err)
		}
		out = append(out, inside...)
	}
	return out, nil
}

func filesIn(folder string) ([]string, error) {
	var out []string
	looked := 0
	root := folder + string(filepath.Separator) // the separator has a link to the folder followed
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if looked++; looked > mostEntries || len(out) > mostFiles {
			return fmt.Errorf("it holds more than %d files of rows, or %d files altogether; give the files that are meant", mostFiles, mostEntries)
		}
		hidden := strings.HasPrefix(d.Name(), ".") || strings.HasPrefix(d.Name(), "~$")
		switch {
		case d.IsDir() && hidden && path != root:
			return filepath.SkipDir
		case d.IsDir() || hidden || !rowFile(path) && !documentFile(path):
			return nil
		}
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() { // not a pipe, which would never end, nor a link to nothing
			out = append(out, filepath.Clean(path))
		}
		return nil
	})
	sort.Strings(out)
	return out, err
}

// ownNames names the tables of files whose names would be the same: a.csv beside a.tsv, or in two folders. None of them gets
// the plain name, which what is said of one table in surely.yaml would follow to another.
func ownNames(files []string) (map[string]string, error) {
	own := map[string]string{}
	for _, name := range []func(string) string{
		plainName,
		func(file string) string { return clean(dots.Replace(filepath.Base(file))) },
		func(file string) string {
			return clean(dots.Replace(filepath.Base(filepath.Dir(file)) + "_" + filepath.Base(file)))
		},
	} {
		same := map[string][]string{}
		for _, file := range files {
			if !documentFile(file) && !packed(file) && own[file] == "" {
				key := strings.ToLower(name(file))
				same[key] = append(same[key], file)
			}
		}
		if len(same) == 0 {
			return own, nil
		}
		for _, of := range same {
			if len(of) == 1 {
				own[of[0]] = name(of[0])
			}
		}
	}
	for _, file := range files {
		if !documentFile(file) && !packed(file) && own[file] == "" {
			return nil, fmt.Errorf("import %s: another file has the same name, but for capitals and signs; rename one of them", file)
		}
	}
	return own, nil
}

var dots = strings.NewReplacer(".", "_")

// plainName is what a file's table is called: as the file, without its ending.
func plainName(file string) string {
	return clean(strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)))
}
