package ingest

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/encoding/thrift"
	"github.com/parquet-go/parquet-go/format"

	"github.com/ask-surely/surely/internal/budget"
)

// columnar is a Parquet file of a column with some rows.
func columnar(t testing.TB, node parquet.Node, rows ...parquet.Value) []byte {
	t.Helper()
	var b bytes.Buffer
	short := func([]string) int { return 16 }
	w := parquet.NewGenericWriter[any](&b, parquet.NewSchema("rows", parquet.Group{"a": node}),
		parquet.SkipPageBounds("a"), parquet.DataPageStatistics(false), parquet.ColumnIndexSizeLimit(short))
	for _, v := range rows {
		if _, err := w.WriteRows([]parquet.Row{{v.Level(0, 0, 0)}}); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func repeated(v parquet.Value, n int) (out []parquet.Value) {
	for range n {
		out = append(out, v)
	}
	return out
}

// bombs are small files that name, or unpack to, much more than they are.
func bombs(t testing.TB) map[string][]byte {
	packed := func(text parquet.Node) parquet.Node { return parquet.Compressed(text, &parquet.Zstd) }
	text := func(n int) parquet.Value { return parquet.ByteArrayValue(bytes.Repeat([]byte("x"), n)) }
	return map[string][]byte{
		"a decimal of 10⁹ places.parquet": columnar(t, parquet.Decimal(1_000_000_000, 18, parquet.Int64Type),
			parquet.Int64Value(5)),
		"40 rows of 40 MB by a dictionary.parquet": columnar(t, packed(parquet.Encoded(parquet.String(),
			&parquet.RLEDictionary)), repeated(text(40<<20), 40)...),
		"300 rows of 10 MB by a dictionary.parquet": columnar(t, packed(parquet.Encoded(parquet.String(),
			&parquet.RLEDictionary)), repeated(text(10<<20), 300)...),
		"a value of 60 MB.parquet": columnar(t, packed(parquet.String()), text(60<<20)),
		"a long record.csv":        []byte("a,b\n1,2\n3,4\n5,\"" + strings.Repeat("x", 40<<20) + "\"\n"),
		"a long value.json":        []byte(`[{"a": "` + strings.Repeat("x", 40<<20) + `"}]`),
	}
}

// A file whose values are larger than a value may be, or that unpacks to more than the budget, is refused before that
// is made.
func TestBombs(t *testing.T) {
	for name, content := range bombs(t) {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), name)
			if err := os.WriteFile(path, content, 0o600); err != nil {
				t.Fatal(err)
			}
			all := budget.New(256<<20, nil)
			ctx, cancel := context.WithTimeout(budget.With(t.Context(), all), time.Minute)
			defer cancel()
			size, stop := peak()
			_, err := Import(ctx, Options{Files: []string{path}, Into: filepath.Join(t.TempDir(), "x.sqlite")})
			if stop(); err == nil || ctx.Err() != nil {
				t.Errorf("%d bytes are taken: %v", len(content), err)
			}
			if most := uint64(400 << 20); size() > most {
				t.Errorf("%d bytes take %d MB: %v", len(content), size()>>20, err)
			}
			t.Log(len(content), "bytes:", size()>>20, "MB,", err)
		})
	}
}

// peak watches how much the heap grows until stop.
func peak() (most func() uint64, stop func()) {
	var before, now runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	highest, end, ended := uint64(0), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			runtime.ReadMemStats(&now)
			highest = max(highest, now.HeapAlloc-min(now.HeapAlloc, before.HeapAlloc))
			select {
			case <-end:
				return
			case <-time.After(5 * time.Millisecond):
			}
		}
	}()
	return func() uint64 { return highest }, func() { close(end); <-ended }
}

// Sizes and counts of 10⁹ in a page's header are refused from the header alone.
func TestPageHeaders(t *testing.T) {
	const huge = 1_000_000_000
	data := func(n int32) thrift.Null[format.DataPageHeader] {
		return thrift.Null[format.DataPageHeader]{V: format.DataPageHeader{NumValues: n}, Valid: true}
	}
	for name, h := range map[string]format.PageHeader{
		"unpacked size": {UncompressedPageSize: huge, DataPageHeader: data(1)},
		"packed size":   {CompressedPageSize: huge, DataPageHeader: data(1)},
		"values":        {DataPageHeader: data(huge)},
		"none":          {UncompressedPageSize: -1, DataPageHeader: data(1)},
	} {
		b, err := thrift.Marshal(new(thrift.CompactProtocol), h)
		if err != nil {
			t.Fatal(err)
		}
		column := &format.ColumnMetaData{NumValues: huge, TotalCompressedSize: int64(len(b))}
		if n, err := pagesIn(bytes.NewReader(b), int64(len(b)), column, 8); err == nil {
			t.Errorf("%s of 10⁹: %d bytes are taken", name, n)
		}
		column.TotalCompressedSize = huge
		if _, err := pagesIn(bytes.NewReader(b), int64(len(b)), column, 8); err == nil {
			t.Errorf("%s: a column of 10⁹ bytes is taken", name)
		}
	}
}

// An import ends with whoever waits for it, whatever the format.
func TestImportEnds(t *testing.T) {
	for _, name := range []string{"a.csv", "a.json", "a.parquet", "a.xlsx"} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte("a,b\n1,2\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		_, err := Import(ctx, Options{Files: []string{path}, Into: filepath.Join(t.TempDir(), "x.sqlite")})
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
