package ingest

import (
	"archive/zip"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/ask-surely/surely/internal/budget"
)

// maxUnpacked is the maximum unpacked size on disk.
const maxUnpacked = 2 << 30

// rowFile reports whether a file's name says that it contains rows, packed or not.
func rowFile(name string) bool {
	return ends(name, ".csv", ".tsv", ".tab", ".json", ".jsonl", ".ndjson", ".xlsx", ".xlsm") || parquetFile(name) ||
		packed(name)
}

// packed imports the contents of a gzip or zip file. Members that are not files of rows are skipped.
func (in importing) packed(ctx context.Context, file string, tick func(float64)) ([]*Table, error) {
	dir, err := os.MkdirTemp("", "surely-unpacked-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	unpack := in.unzip
	if ends(file, ".gz") {
		unpack = gunzip
	}
	members, err := unpack(ctx, file, dir)
	if err != nil {
		return nil, err
	}
	if len(members) == 0 {
		return nil, errors.New("it holds no file of rows")
	}
	var tables []*Table
	for i, member := range members {
		some, err := in.file(ctx, member, "", func(done float64) { tick((float64(i) + done) / float64(len(members))) })
		if err != nil {
			return nil, fmt.Errorf("%s: %w", filepath.Base(member), err)
		}
		for _, t := range some {
			t.File = file
		}
		tables = append(tables, some...)
	}
	return tables, nil
}

func gunzip(ctx context.Context, file, dir string) ([]string, error) {
	f, _, err := openSized(ctx, file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	in, err := gzip.NewReader(f)
	if err != nil {
		return nil, err
	}
	left := int64(maxUnpacked)
	base := filepath.Base(file)
	path := filepath.Join(dir, base[:len(base)-len(".gz")])
	return []string{path}, unpackTo(ctx, path, in, &left)
}

// openZip opens an archive whose parts can be read until the context ends.
func openZip(ctx context.Context, path string) (*zip.Reader, io.Closer, error) {
	f, size, err := openSized(ctx, path)
	if err != nil {
		return nil, nil, err
	}
	z, err := zip.NewReader(f, size)
	if err != nil {
		f.Close()
		return nil, nil, err
	}
	return z, f, nil
}

func (in importing) unzip(ctx context.Context, file, dir string) (members []string, err error) {
	z, closer, err := openZip(ctx, file)
	if err != nil {
		return nil, err
	}
	defer closer.Close()
	left := int64(maxUnpacked)
	for i, member := range z.File {
		base := filepath.Base(strings.ReplaceAll(member.Name, "\\", "/"))
		if strings.HasPrefix(base, ".") || strings.HasPrefix(member.Name, "__MACOSX/") || member.FileInfo().IsDir() {
			continue
		}
		if !rowFile(base) || packed(base) {
			s := skip(member.Name)
			in.skip(Skipped{file + ", " + s.File, s.Why})
			continue
		}
		packed, err := member.Open()
		if err != nil {
			return nil, err
		}
		own := filepath.Join(dir, fmt.Sprint(i)) // two folders of an archive may contain files of one name
		if err = os.Mkdir(own, 0o700); err == nil {
			err = unpackTo(ctx, filepath.Join(own, base), packed, &left)
		}
		packed.Close()
		if err != nil {
			return nil, err
		}
		members = append(members, filepath.Join(own, base))
	}
	return members, nil
}

// drawing is a writer that draws from a budget what is written.
type drawing struct {
	io.Writer
	from *budget.Budget
}

func (w drawing) Write(p []byte) (int, error) {
	if err := w.from.Draw(int64(len(p))); err != nil {
		return 0, err
	}
	return w.Writer.Write(p)
}

// unpackTo writes a file within what is left of the limit.
func unpackTo(ctx context.Context, path string, in io.Reader, left *int64) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	n, err := io.Copy(drawing{f, budget.From(ctx)}, io.LimitReader(in, *left+1))
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if *left -= n; err == nil && *left < 0 {
		err = fmt.Errorf("it unpacks to more than %d bytes", int64(maxUnpacked))
	}
	return err
}

// packed reports whether a file holds other files.
func packed(name string) bool { return ends(name, ".gz", ".zip") }
