package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"
)

// A statement that would read 250,000 pairs of texts stops when its time is over, and says so.
func TestReadingEnds(t *testing.T) {
	t.Parallel()
	var notes strings.Builder
	notes.WriteString("id,body\n")
	for i := range 500 {
		fmt.Fprintf(&notes, "%d,The room number %d is %s.\n", i, i, []string{"quiet", "loud", "cosy"}[i%3])
	}
	const limit = 500 * time.Millisecond
	s := serve(t, t.TempDir(), "--reading-time", limit.String())
	v := newVisitor(s.url, "127.0.0.1")
	_, _, source := v.upload("notes.csv", notes.String())
	for _, columns := range []string{"a.id, b.id", "count(*)"} {
		start := time.Now()
		status, said, answer := v.ask(map[string]any{"source": source, "suql": "SELECT " + columns +
			" FROM notes a, notes b WHERE answer(a.body || b.body, 'is it quiet?') = 'Yes'"})
		took := time.Since(start)
		reply := fmt.Sprint(answer["reply"])
		if status != http.StatusOK || !strings.Contains(said, "stopped before all text was read") ||
			!strings.Contains(reply, "before I had read all") || strings.Contains(reply, "nothing that fits") {
			t.Errorf("%s is answered %d %.500s", columns, status, said)
		}
		if took > 120*limit {
			t.Errorf("%s took %v", columns, took)
		}
		t.Logf("%s took %v, and is answered %.300s", columns, took, reply)
	}
}
