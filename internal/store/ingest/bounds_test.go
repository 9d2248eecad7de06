package ingest

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"

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
		"300 rows of 10 MB by a dictionary.parquet": columnar(t, packed(parquet.Encoded(parquet.String(),
			&parquet.RLEDictionary)), repeated(text(10<<20), 300)...),
		"a long record.csv": []byte("a,b\n1,2\n3,4\n5,\"" + strings.Repeat("x", 40<<20) + "\"\n"),
		"a long value.json": []byte(`[{"a": "` + strings.Repeat("x", 40<<20) + `"}]`),
	}
}

// A file whose values are larger than a value may be, or that unpacks to more than the budget, is refused before that
// is made.
func TestBombs(t *testing.T) {
	for name, content := range bombs(t) {
		t.Run(name, func(t *testing.T) {
			path := written(t, name, content)
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

// repeats is deflated data that unpacks to a text, many times over, after a beginning, in a thousandth of its size.
func repeats(t testing.TB, beginning, text string, times int) []byte {
	t.Helper()
	const at = 1 << 20
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	add := func(text string, end func() error) []byte { // that refers to nothing before it
		from := b.Len()
		w.Reset(&b)
		fmt.Fprint(w, text)
		if err := end(); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()[from:]
	}
	add(beginning, w.Flush)
	part := bytes.Clone(add(strings.Repeat(text, at/len(text)), w.Flush))
	for range times * len(text) / at {
		b.Write(part)
	}
	add("", w.Close)
	return b.Bytes()
}

// packedAs is an archive of one file of so many bytes, as its header says.
func packedAs(t testing.TB, name string, deflated []byte, size uint64) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	w, err := z.CreateRaw(&zip.FileHeader{Name: name, Method: zip.Deflate, CompressedSize64: uint64(len(deflated)),
		UncompressedSize64: size})
	if err != nil {
		t.Fatal(err)
	}
	w.Write(deflated)
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// Sizes of 10⁹, as each kind of file can name or unpack to them, take neither the memory nor the time.
func TestSizesOfABillion(t *testing.T) {
	const billion = 1_000_000_000
	sheet := func(content string) []byte {
		b, err := os.ReadFile(crafted(t, content))
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	cells := `<sheetData>` + row("1", "A1=name", "B1=kind") + row("2", "A2=Bea", "B2=ship")
	for name, content := range map[string][]byte{
		"columns.csv":    []byte(strings.Repeat(",", 40<<20)),
		"nested.json":    []byte(strings.Repeat("[", 40<<20)),
		"number.csv":     []byte("a,b\n1e1000000000,999999999e999999999\n2,3\n"),
		"number.json":    []byte(`[{"a":1e1000000000,"b":-1e-1000000000},{"a":2,"b":3}]`),
		"dimension.xlsx": sheet(`<dimension ref="A1:XFD1000000000"/>` + cells + `</sheetData>`),
		"far.xlsx":       sheet(cells + row("1000000000", "A1000000000=x") + `</sheetData>`),
		"repeated.xlsx":  sheet(`<cols><col min="1" max="1000000000"/></cols>` + cells + `</sheetData>`),
		"scale.parquet":  columnar(t, parquet.Decimal(billion, 18, parquet.Int64Type), parquet.Int64Value(5)),
		"honest.xlsx":    packedAs(t, "xl/workbook.xml", repeats(t, "", " ", billion), billion),
		"liar.xlsx":      packedAs(t, "xl/workbook.xml", repeats(t, "", " ", billion), 12),
		"boaster.xlsx":   packedAs(t, "xl/workbook.xml", repeats(t, "", " ", 0), billion),
		"document.txt":   nil,
		"empty.csv":      nil,
	} {
		t.Run(name, func(t *testing.T) {
			path := written(t, name, content)
			if content == nil { // a file of so many bytes, none of which is on the disk
				if err := os.Truncate(path, billion); err != nil {
					t.Fatal(err)
				}
			}
			ctx, cancel := context.WithTimeout(budget.With(t.Context(), budget.New(64<<20, nil)), 20*time.Second)
			defer cancel()
			size, stop := peak()
			_, err := Import(ctx, Options{Files: []string{path}, Into: filepath.Join(t.TempDir(), "x.sqlite")})
			if stop(); ctx.Err() != nil || size() > 200<<20 {
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

// An import ends with whoever waits for it, whatever the format.
func TestImportEnds(t *testing.T) {
	for _, name := range []string{"a.csv", "a.json", "a.parquet", "a.xlsx"} {
		path := written(t, name, []byte("a,b\n1,2\n"))
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		_, err := Import(ctx, Options{Files: []string{path}, Into: filepath.Join(t.TempDir(), "x.sqlite")})
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
