//go:build unix

package cli

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// TestServeWhileOpening answers, and is ready, before the stored index is loaded.
func TestServeWhileOpening(t *testing.T) {
	data, _ := inns(t, append(plainly(20), dogs)...)
	home := t.TempDir()
	kept := filepath.Join(home, "index", "inns", "index.gob")
	if err := os.MkdirAll(filepath.Dir(kept), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(kept, 0o600); err != nil { // opening it blocks
		t.Fatal(err)
	}
	release := sync.OnceFunc(func() {
		if f, err := os.OpenFile(kept, os.O_RDWR, 0); err == nil {
			time.Sleep(50 * time.Millisecond) // until the reader has opened it
			f.Close()
		}
	})
	s := serve(t, home, "--data", data)
	t.Cleanup(release) // before serve's own
	for path, want := range map[string]string{
		"/readyz":                      "ready\nindexing inns: beginning\n",
		"/api/search?question=spaniel": `{"found":[],"indexing":"indexing inns: beginning"}` + "\n",
		"/data":                        "Its texts are being indexed.",
	} {
		if body := fetched(t, s.url+path); !strings.Contains(body, want) {
			t.Errorf("%s says %q, want %q", path, body, want)
		}
	}
	r, err := http.Post(s.url+"/api/ask", "application/json",
		strings.NewReader(`{"suql":"SELECT id FROM inns WHERE answer(said, 'are dogs allowed?') = 'Yes' LIMIT 1"}`))
	if err != nil {
		t.Fatal(err)
	}
	if body, _ := io.ReadAll(r.Body); !strings.Contains(string(body), `"rows":[[20]]`) {
		t.Errorf("answered %s", body)
	}
	r.Body.Close()
	release()
	awaitIndex(t, s.url)
	if body := fetched(t, s.url+"/api/search?question=spaniel"); !strings.Contains(body, "inns.said 20 Inn 20") {
		t.Errorf("then found %s", body)
	}
	if body := fetched(t, s.url+"/data"); strings.Contains(body, "being indexed") {
		t.Error("the data page says that texts are being indexed when they are")
	}
}
