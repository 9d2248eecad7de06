package upload

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/store/ingest"
	"github.com/ask-surely/surely/internal/words/text"
)

// sqliteMagic is the beginning of every SQLite file.
var sqliteMagic = []byte("SQLite format 3\x00")

// DerivedFolder is the folder of the store's files for an upload, deleted with it.
const DerivedFolder = ".made"

// Keep writes files to a new folder. It returns the accepted files' new and original names, and the rejected files.
func Keep(folder string, files []File) (kept map[string]string, refused RefusedFiles, err error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, nil, fmt.Errorf("keep an upload: %w", err)
	}
	database := slices.IndexFunc(files, func(f File) bool { return bytes.HasPrefix(f.Data, sqliteMagic) })
	kept = map[string]string{}
	taken := map[string]bool{}
	for i, f := range files {
		switch {
		case !readable(f):
			refused = append(refused, &RefusedFile{Name: f.Name, Reason: UnknownKind})
			continue
		case database >= 0 && i != database:
			refused = append(refused, &RefusedFile{Name: f.Name, Reason: SeparateSource})
			continue
		}
		base := fileName(f.Name, i)
		for plain, n := base, 2; taken[strings.ToLower(base)]; n++ {
			ext := filepath.Ext(plain)
			base = fmt.Sprintf("%s %d%s", strings.TrimSuffix(plain, ext), n, ext)
		}
		taken[strings.ToLower(base)], kept[base] = true, f.Name
		if err := os.WriteFile(filepath.Join(folder, base), f.Data, 0o600); err != nil {
			return nil, nil, fmt.Errorf("keep an upload: %w", err)
		}
	}
	return kept, refused, nil
}

// Open opens all readable files of a folder; files accepted earlier may be rejected by a newer version.
func Open(ctx context.Context, folder string) (*store.Set, error) {
	return store.Open(ctx, store.Options{Sources: sourcesIn(folder), Home: filepath.Join(folder, DerivedFolder),
		Lenient: true})
}

// The budget for reading an upload, which is charged for what is unpacked, stored, and held in memory. It grows with
// the upload's size, so that small uploads do not take the disk and the time of large ones.
const (
	maxBudget     = 1 << 30
	baseBudget    = 64 << 20
	budgetPerByte = 32 // per byte of the files
)

// Reader reads a folder's files for the first time and stores what Open needs, so that they are never read again. With
// kept, which are their original names, it deletes unusable files.
type Reader func(ctx context.Context, folder string, kept map[string]string) (RefusedFiles, error)

// Read returns a Reader in this process.
func Read(ctx context.Context, folder string, kept map[string]string) (refused RefusedFiles, err error) {
	sent, err := sizeOf(folder)
	if err != nil {
		return nil, err
	}
	ctx = budget.With(ctx, budget.New(min(maxBudget, baseBudget+budgetPerByte*sent), nil))
	set, err := Open(ctx, folder)
	switch gone := ctx.Err(); {
	case gone != nil && set != nil:
		return nil, errors.Join(gone, set.Close())
	case gone != nil:
		return nil, errors.Join(gone, err)
	case err != nil && kept == nil:
		return nil, err
	case err != nil:
		return refusedFiles(err, folder, kept)
	}
	report := set.Sources[0].Report()
	if err := set.Close(); err != nil || kept == nil || report == nil { // a database has no report
		return nil, err
	}
	if refused, err = deleteUnusable(report, folder, kept); err != nil || len(refused) == 0 || len(refused) == len(kept) {
		return refused, err
	}
	if set, err = Open(ctx, folder); err != nil { // without the deleted files
		return refused, err
	}
	return refused, set.Close()
}

// sizeOf sums the sizes of a folder's files.
func sizeOf(folder string) (n int64, err error) {
	entries, err := os.ReadDir(folder)
	for _, e := range entries {
		if info, gone := e.Info(); gone == nil && info.Mode().IsRegular() {
			n += info.Size()
		}
	}
	return n, err
}

// refusedFiles lists the files of a folder in which none can be read.
func refusedFiles(err error, folder string, kept map[string]string) (all RefusedFiles, _ error) {
	var each interface{ Unwrap() []error }
	var file *ingest.FileError
	if !errors.As(err, &each) || !errors.As(err, &file) {
		return nil, &RefusedFile{Reason: Unreadable, Err: HideFolder(err, folder)}
	}
	for _, err := range each.Unwrap() {
		if errors.As(err, &file) {
			all = append(all, &RefusedFile{Name: kept[filepath.Base(file.File)], Reason: Unreadable,
				Err: HideFolder(file.Err, folder)})
		}
	}
	return all, nil
}

// deleteUnusable deletes the files that could not be read or have no rows, and everything made from the folder.
func deleteUnusable(report *ingest.Report, folder string, kept map[string]string) (refused RefusedFiles, err error) {
	rows := map[string]int64{}
	for _, t := range report.Tables {
		rows[t.File] += t.Rows
	}
	for _, file := range slices.Sorted(maps.Keys(rows)) {
		if rows[file] == 0 {
			refused = append(refused, &RefusedFile{Name: kept[filepath.Base(file)], Reason: NoRows})
			err = errors.Join(err, os.Remove(file))
		}
	}
	for _, f := range report.Refused {
		refused = append(refused, &RefusedFile{Name: kept[filepath.Base(f.File)], Reason: Unreadable,
			Err: HideFolder(errors.New(f.Why), folder)})
		err = errors.Join(err, os.Remove(f.File))
	}
	if len(refused) > 0 {
		err = errors.Join(err, os.RemoveAll(filepath.Join(folder, DerivedFolder)))
	}
	return refused, err
}

var notInNames = regexp.MustCompile(`[^\pL\pN._ -]+`)

// fileName returns an uploaded file's name on disk: its own, without path elements.
func fileName(name string, i int) string {
	name = notInNames.ReplaceAllString(filepath.Base(strings.ReplaceAll(name, "\\", "/")), "_")
	if name = strings.TrimLeft(name, "."); name == "" || strings.EqualFold(name, "surely.yaml") {
		return fmt.Sprintf("file %d", i+1)
	}
	if r := []rune(name); len(r) > 120 {
		ext := filepath.Ext(name)
		name = string(r[:100]) + ext
	}
	return name
}

// readable reports whether a file's format can be imported.
func readable(f File) bool {
	return bytes.HasPrefix(f.Data, sqliteMagic) || kinds[strings.ToLower(filepath.Ext(f.Name))]
}

var kinds = text.Set(".csv .tsv .tab .json .jsonl .ndjson .txt .md .xlsx .xlsm .parquet")

func isSQLite(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, len(sqliteMagic))
	n, _ := f.Read(head)
	return bytes.Equal(head[:n], sqliteMagic)
}

// sourcesIn returns the sources of an upload: each SQLite file separately, everything else together.
func sourcesIn(folder string) []string {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return []string{folder}
	}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		if path := filepath.Join(folder, e.Name()); isSQLite(path) {
			return []string{path}
		}
	}
	return []string{folder}
}

// HideFolder removes an upload's location from an error message.
func HideFolder(err error, folder string) error {
	return &hiddenPath{err, strings.ReplaceAll(strings.ReplaceAll(err.Error(), folder+string(filepath.Separator), ""),
		folder, "the upload")}
}

// hiddenPath is an error without the location.
type hiddenPath struct {
	error
	told string
}

func (e *hiddenPath) Error() string { return e.told }

func (e *hiddenPath) Unwrap() error { return e.error }
