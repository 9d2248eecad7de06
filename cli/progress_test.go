package cli

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

// Without a terminal, progress is an occasional line with an estimate for the rest, and nothing if
// all is done quickly.
func TestProgressInLogs(t *testing.T) {
	var log bytes.Buffer
	p := newProgress(&log)
	p.of(1, 10)
	p.clear()
	if log.Len() > 0 {
		t.Errorf("at once: %q", log.String())
	}
	p.begun, p.last = time.Now().Add(-2*inLogs), time.Now().Add(-2*inLogs)
	p.of(2, 10)
	p.of(3, 10)
	p.clear()
	if got := log.String(); !strings.HasPrefix(got, "2 of 10, about 4m0") || strings.Count(got, "\n") != 1 ||
		strings.Contains(got, "\r") {
		t.Errorf("%q", got)
	}
}
