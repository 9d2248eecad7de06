package cli

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
)

// serveSpare is the amount of garbage allowed beyond the size of the live heap. Questions produce
// much garbage while people wait; with this an idle server collects a third as often.
const serveSpare = 128 << 20

// liveHeap is the live heap after the last collection.
const liveHeap = "/gc/heap/live:bytes"

// collectLater lets the heap grow to twice its live size plus spare bytes between collections, until stop. A higher
// percentage alone would do that for a small heap and let a large one grow without bounds under load, so the percentage
// is adapted after each collection. GOGC and GOMEMLIMIT take precedence.
func collectLater(spare uint64) (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	var stopped atomic.Bool
	read := []metrics.Sample{{Name: liveHeap}}
	type collected struct{ _ *byte } // a pointer keeps it out of the tiny allocator
	var follow func(*collected)
	follow = func(c *collected) {
		if stopped.Load() {
			return
		}
		metrics.Read(read)
		debug.SetGCPercent(percentFor(read[0].Value.Uint64(), spare))
		runtime.SetFinalizer(c, follow) // it is garbage again, so the next collection finalises it
	}
	metrics.Read(read)
	debug.SetGCPercent(percentFor(read[0].Value.Uint64(), spare))
	runtime.SetFinalizer(&collected{}, follow)
	return func() {
		stopped.Store(true)
		debug.SetGCPercent(100)
	}
}

// leastHeap is the minimum assumed live heap.
const leastHeap = 4 << 20

// percentFor is the GOGC percentage that allows spare bytes beyond the live heap.
func percentFor(live, spare uint64) int {
	live = max(live, leastHeap)
	return int(100 * (live + spare) / live)
}
