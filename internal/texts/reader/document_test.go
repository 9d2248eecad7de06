package reader

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// The cache of texts is bounded in memory, not in number of texts: short ones take many times their size.
func TestDocumentsBounded(t *testing.T) {
	e, err := NewEmbedded(Options{Memory: 256 << 10})
	if err != nil {
		t.Fatal(err)
	}
	used := func() int {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return int(m.HeapAlloc)
	}
	decide := func(text string) {
		t.Helper()
		v, err := e.Decide(t.Context(), []verdict.Request{{Question: "is it quiet?", Task: verdict.Answer,
			Form: verdict.Boolean, Text: []string{text}}})
		if err != nil || v[0].Err != nil {
			t.Fatal(v, err)
		}
	}
	for n := range 300 { // until everything computed on first use is there, and the cache is full
		decide(fmt.Sprint("The place is quiet and number ", n))
	}
	before := used()
	for n := range 1_000 {
		decide(fmt.Sprint("The place is number ", n))
	}
	decide(strings.Repeat("The place is quiet. ", 200_000))
	if took := used() - before; took > 8<<20 {
		t.Errorf("%d MB are held", took>>20)
	}
	runtime.KeepAlive(e)
}
