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

// sqliteMagic is the header of SQLite files.
var sqliteMagic = []byte("SQLite format 3\x00")

// CacheFolder is the folder inside an upload for the files that package store derives from it.
const CacheFolder = ".made"

// Save writes files to a new folder. It returns the original names of the saved files by their new names, and the
// rejected files.
func Save(folder string, files []File) (names map[string]string, rejected RefusedFiles, err error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, nil, fmt.Errorf("save an upload: %w", err)
	}
	database := slices.IndexFunc(files, func(f File) bool { return bytes.HasPrefix(f.Data, sqliteMagic) })
	names = map[string]string{}
	used := map[string]bool{}
	for i, f := range files {
		switch {
		case !isReadable(f):
			rejected = append(rejected, &RefusedFile{Name: f.Name, Reason: UnknownKind})
			continue
		case database >= 0 && i != database:
			rejected = append(rejected, &RefusedFile{Name: f.Name, Reason: SeparateSource})
			continue
		}
		base := fileName(f.Name, i)
		for original, n := base, 2; used[strings.ToLower(base)]; n++ {
			ext := filepath.Ext(original)
			base = fmt.Sprintf("%s %d%s", strings.TrimSuffix(original, ext), n, ext)
		}
		used[strings.ToLower(base)], names[base] = true, f.Name
		if err := os.WriteFile(filepath.Join(folder, base), f.Data, 0o600); err != nil {
			return nil, nil, fmt.Errorf("save an upload: %w", err)
		}
	}
	return names, rejected, nil
}

// Open opens all readable files of a folder. A newer version of Surely may reject files that were accepted before.
func Open(ctx context.Context, folder string) (*store.Set, error) {
	return store.Open(ctx, store.Options{Sources: listSources(folder), Home: filepath.Join(folder, CacheFolder),
		Lenient: true})
}

// The budget for reading an upload, in bytes that are unpacked, stored, or held in memory. It grows with the upload's
// size, so that small uploads cannot use as much disk and time as large ones.
const (
	maxBudget     = 1 << 30
	baseBudget    = 64 << 20
	budgetPerByte = 32 // per byte of the files
)

// ReadFunc reads a folder's files for the first time and caches what Open needs, so that they are not read again. kept
// maps the files to their original names; if it is not nil, unusable files are deleted.
type ReadFunc func(ctx context.Context, folder string, kept map[string]string) (RefusedFiles, error)

// Read is a ReadFunc that reads in this process.
func Read(ctx context.Context, folder string, kept map[string]string) (refused RefusedFiles, err error) {
	size, err := folderSize(folder)
	if err != nil {
		return nil, err
	}
	ctx = budget.With(ctx, budget.New(min(maxBudget, baseBudget+budgetPerByte*size), nil))
	set, err := Open(ctx, folder)
	switch ctxErr := ctx.Err(); {
	case ctxErr != nil && set != nil:
		return nil, errors.Join(ctxErr, set.Close())
	case ctxErr != nil:
		return nil, errors.Join(ctxErr, err)
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

// folderSize returns the total size of a folder's files.
func folderSize(folder string) (n int64, err error) {
	entries, err := os.ReadDir(folder)
	for _, e := range entries {
		if info, infoErr := e.Info(); infoErr == nil && info.Mode().IsRegular() {
			n += info.Size()
		}
	}
	return n, err
}

// refusedFiles converts the error for a folder without readable files to one error for each file.
func refusedFiles(err error, folder string, kept map[string]string) (all RefusedFiles, _ error) {
	var joined interface{ Unwrap() []error }
	var file *ingest.FileError
	if !errors.As(err, &joined) || !errors.As(err, &file) {
		return nil, &RefusedFile{Reason: Unreadable, Err: HideFolder(err, folder)}
	}
	for _, err := range joined.Unwrap() {
		if errors.As(err, &file) {
			all = append(all, &RefusedFile{Name: kept[filepath.Base(file.File)], Reason: Unreadable,
				Err: HideFolder(file.Err, folder)})
		}
	}
	return all, nil
}

// deleteUnusable deletes the files that could not be read or have no rows, and everything derived from the folder.
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
		err = errors.Join(err, os.RemoveAll(filepath.Join(folder, CacheFolder)))
	}
	return refused, err
}

var reInvalidName = regexp.MustCompile(`[^\pL\pN._ -]+`)

// fileName returns a safe name on disk for an uploaded file.
func fileName(name string, i int) string {
	name = reInvalidName.ReplaceAllString(filepath.Base(strings.ReplaceAll(name, "\\", "/")), "_")
	if name = strings.TrimLeft(name, "."); name == "" || strings.EqualFold(name, "surely.yaml") {
		return fmt.Sprintf("file %d", i+1)
	}
	if r := []rune(name); len(r) > 120 {
		ext := filepath.Ext(name)
		name = string(r[:100]) + ext
	}
	return name
}

// isReadable reports whether a file's format can be imported.
func isReadable(f File) bool {
	return bytes.HasPrefix(f.Data, sqliteMagic) || kinds[strings.ToLower(filepath.Ext(f.Name))]
}

var kinds = text.Set(".csv .tsv .tab .json .jsonl .ndjson .txt .md .xlsx .xlsm .parquet")

// listSources returns the source of an upload: its SQLite file if it has one, else the folder.
func listSources(folder string) []string {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return []string{folder}
	}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		if path := filepath.Join(folder, e.Name()); store.IsSQLite(path) {
			return []string{path}
		}
	}
	return []string{folder}
}

// HideFolder returns an error whose message does not reveal an upload's folder.
func HideFolder(err error, folder string) error {
	return &hiddenPath{err, strings.ReplaceAll(strings.ReplaceAll(err.Error(), folder+string(filepath.Separator), ""),
		folder, "the upload")}
}

// hiddenPath is an error with a message that does not reveal the folder.
type hiddenPath struct {
	error
	message string
}

func (e *hiddenPath) Error() string { return e.message }

func (e *hiddenPath) Unwrap() error { return e.error }
