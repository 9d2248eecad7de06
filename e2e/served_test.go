package e2e

import (
	"bytes"
	"context"
	"net/http"
	"regexp"
	"slices"
	"sync"
	"testing"
	"time"
)

// served is the real program, serving.
type served struct {
	url  string
	stop func() int // ends it like a signal and returns its exit status
	log  func() string
}

var addressSaid = regexp.MustCompile(`Surely is on (http://\S+)`)

// serve runs `surely serve` without a model, with more arguments, until the test ends.
func serve(t testing.TB, home string, args ...string) *served {
	t.Helper()
	return serveWith(t, home, func(string) string { return "" }, append([]string{"--offline"}, args...)...)
}

// serveWith is serve with an environment.
func serveWith(t testing.TB, home string, getenv func(string) string, args ...string) *served {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	var log watched
	status := make(chan int, 1)
	args = append([]string{"serve", "--home", home}, args...)
	if !contains(args, "--addr") {
		args = append(args, "--addr", "127.0.0.1:0")
	}
	go func() {
		status <- run(ctx, args, streams{in: bytes.NewReader(nil), out: &log, err: &log, getenv: getenv})
	}()
	s := &served{log: log.String}
	var once sync.Once
	code := 0
	s.stop = func() int {
		once.Do(func() { cancel(); code = <-status })
		return code
	}
	t.Cleanup(func() { s.stop() })
	for end := time.Now().Add(60 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if m := addressSaid.FindStringSubmatch(log.String()); m != nil {
			s.url = m[1]
			awaitReady(t, s.url)
			return s
		}
		select {
		case code := <-status:
			status <- code // for its end
			t.Fatalf("serve ended with status %d:\n%s", code, log.String())
		default:
		}
	}
	t.Fatalf("serve never became ready:\n%s", log.String())
	return nil
}

// awaitReady waits until a server can answer.
func awaitReady(t testing.TB, url string) {
	t.Helper()
	for end := time.Now().Add(60 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if r, err := http.Get(url + "/readyz"); err == nil {
			r.Body.Close()
			if r.StatusCode == http.StatusOK {
				return
			}
		}
	}
	t.Fatalf("%s never became ready", url)
}

func contains(all []string, one string) bool {
	return slices.Contains(all, one)
}

// watched is a buffer that can be read while it is written.
type watched struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (w *watched) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.b.Write(p)
}

func (w *watched) String() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.b.String()
}
