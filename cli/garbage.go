package cli

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
)

// serveSpare is how much garbage there may be beyond as much as is in use. A question leaves much behind and is waited
// for, so that a server that has little to do collects a third as often.
const serveSpare = 128 << 20

// liveHeap is what was in use after the last collection.
const liveHeap = "/gc/heap/live:bytes"

// collectLater has garbage be collected once there is as much of it as of what is in use and spare bytes more, until
// stop. A higher percentage alone would do that for a small heap, and let a large one grow without bounds when many ask
// for much: so the percentage follows the heap, from collection to collection. GOGC and GOMEMLIMIT, where they are set,
// stand.
func collectLater(spare uint64) (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	var stopped atomic.Bool
	read := []metrics.Sample{{Name: liveHeap}}
	type collected struct{ _ *byte } // a pointer keeps it from sharing its place with others
	var follow func(*collected)
	follow = func(c *collected) {
		if stopped.Load() {
			return
		}
		metrics.Read(read)
		debug.SetGCPercent(percentFor(read[0].Value.Uint64(), spare))
		runtime.SetFinalizer(c, follow) // it is garbage again, and found so by the next collection
	}
	metrics.Read(read)
	debug.SetGCPercent(percentFor(read[0].Value.Uint64(), spare))
	runtime.SetFinalizer(&collected{}, follow)
	return func() {
		stopped.Store(true)
		debug.SetGCPercent(100)
	}
}

// leastHeap is taken to be in use at least.
const leastHeap = 4 << 20

// percentFor is the percentage by which the collector, which counts from what is in use, leaves spare bytes beyond it.
func percentFor(live, spare uint64) int {
	live = max(live, leastHeap)
	return int(100 * (live + spare) / live)
}
