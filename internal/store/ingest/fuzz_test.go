package ingest

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/budget"
)

// What importing a file of a few kilobytes may take. Resident memory is bounded from outside.
const (
	fuzzBudget = 16 << 20
	fuzzAlloc  = 256 << 20
	fuzzTime   = 10 * time.Second
)

// fuzzed imports any bytes as a file with some ending: within a memory and a time, without a crash.
func fuzzed(f *testing.F, ending string, seeds ...[]byte) {
	for _, seed := range seeds {
		f.Add(seed)
		f.Add(seed[:len(seed)/2])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 64<<10 {
			t.Skip()
		}
		path := written(t, "a"+ending, data)
		ctx, cancel := context.WithTimeout(budget.With(t.Context(), budget.New(fuzzBudget, nil)), fuzzTime)
		defer cancel()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		Import(ctx, Options{Files: []string{path}, Into: filepath.Join(t.TempDir(), "x.sqlite")})
		runtime.ReadMemStats(&after)
		if took := after.TotalAlloc - before.TotalAlloc; took > fuzzAlloc {
			t.Errorf("%d bytes take %d MB", len(data), took>>20)
		}
		if ctx.Err() != nil {
			t.Errorf("%d bytes take longer than %v", len(data), fuzzTime)
		}
	})
}

var (
	csvSeed  = []byte("name,day,price,tags\n\"Ann \"\"A\"\"\",2024-02-29,\"1,234.50 €\",a; b\nBo,,3%,\n")
	jsonSeed = []byte(`{"data":[{"a":1,"b":[{"c":"x"},{"c":null}],"d":{"e":[1,2]}},{"a":"2\u0041"}],"next":null}`)
)

func FuzzImportCSV(f *testing.F) {
	fuzzed(f, ".csv", csvSeed, []byte("sep=;\na;b\n1,5;x\n"), []byte("\xff\xfea\x00,\x00b\x00\n\x001\x00"),
		[]byte("region,Jan 2024,Feb 2024,Mar 2024\nN,1,2,3\nS,4,5,6\n"))
}

func FuzzImportJSON(f *testing.F) {
	fuzzed(f, ".json", jsonSeed, []byte("{\"a\":1}\n{\"a\":[[]]}\n"), []byte(`[1,"x",{}]`))
}

func FuzzImportWorkbook(f *testing.F) {
	b, err := os.ReadFile(crafted(f, "<sheetData>"+row("1", "A1=name", "B1=kind")+row("2", "A2=Bea", "B2=ship")+
		`</sheetData><mergeCells><mergeCell ref="A2:B2"/></mergeCells>`))
	if err != nil {
		f.Fatal(err)
	}
	fuzzed(f, ".xlsx", b)
}

func FuzzImportDocument(f *testing.F) {
	fuzzed(f, ".txt", []byte("# Notes\n\nIt is quiet.\n"), []byte("\xff\xfea\x00"), []byte("%PDF-1.7"))
}
