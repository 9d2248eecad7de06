package cli

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// The collector leaves the same spare memory for a small heap and a large one.
func TestCollectLater(t *testing.T) {
	for live, want := range map[uint64]int{0: 3300, 4 << 20: 3300, 128 << 20: 200, 1280 << 20: 110} {
		if got := percentFor(live, 128<<20); got != want {
			t.Errorf("of %d MB: %d %%, not %d", live>>20, got, want)
		}
	}
	t.Setenv("GOGC", "")
	stop := collectLater(64 << 20)
	defer stop()
	held := make([]byte, 64<<20)
	percent := func() int {
		now := debug.SetGCPercent(100)
		debug.SetGCPercent(now)
		return now
	}
	for end := time.Now().Add(20 * time.Second); percent() > 250; time.Sleep(time.Millisecond) {
		runtime.GC()
		if time.Now().After(end) {
			t.Fatalf("beside 64 MB in use it stays at %d %%", percent())
		}
	}
	runtime.KeepAlive(held)
}
