package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net"
	"net/http"
	"net/url"
	"os"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// visitor is a client with its own address.
type visitor struct {
	url  string
	c    http.Client
	dial func(network, addr string) (net.Conn, error)
}

func newVisitor(server, from string) *visitor {
	d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
	return &visitor{server, http.Client{Timeout: 3 * time.Minute,
		Transport: &http.Transport{DialContext: d.DialContext, MaxIdleConnsPerHost: 100}}, d.Dial}
}

// ask sends a question or a statement through the API, and returns the status and the reply.
func (v *visitor) ask(body map[string]any) (int, map[string]any, error) {
	b, err := json.Marshal(body)
	if err != nil {
		return 0, nil, err
	}
	r, err := v.c.Post(v.url+"/api/ask", "application/json", bytes.NewReader(b))
	if err != nil {
		return 0, nil, err
	}
	defer r.Body.Close()
	var said map[string]any
	err = json.NewDecoder(r.Body).Decode(&said)
	return r.StatusCode, said, err
}

// post sends a form, and returns the status and the reply.
func (v *visitor) post(path string, form url.Values) (int, []byte, error) {
	return replied(v.c.PostForm(v.url+path, form))
}

// upload sends a file, and returns the status and the reply.
func (v *visitor) upload(name string, content []byte) (int, []byte, error) {
	var b bytes.Buffer
	form := multipart.NewWriter(&b)
	part, err := form.CreateFormFile("file", name)
	if err != nil {
		return 0, nil, err
	}
	part.Write(content)
	form.Close()
	return replied(v.c.Post(v.url+"/api/v1/uploads", form.FormDataContentType(), &b))
}

// replied reads a response.
func replied(r *http.Response, err error) (int, []byte, error) {
	if err != nil {
		return 0, nil, err
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	return r.StatusCode, b, err
}

// download fetches all rows of the first answer of a conversation.
func (v *visitor) download(said map[string]any, format string) (int, int64, error) {
	r, err := v.c.PostForm(v.url+"/export", url.Values{"conversation": {fmt.Sprint(said["conversation"])},
		"token": {fmt.Sprint(said["token"])},
		"turn":  {"0"}, "format": {format}, "all": {"true"}})
	if err != nil {
		return 0, 0, err
	}
	defer r.Body.Close()
	n, err := io.Copy(io.Discard, r.Body)
	return r.StatusCode, n, err
}

// crowds are the loads that one address, or several, may produce.
var crowds = []struct {
	name      string
	addresses int
	each      int // concurrent requests of each
	greedy    func(t *testing.T, v *visitor, n int) int
}{
	{"50 cross joins of one address", 1, 50, statements("SELECT count(*) FROM generate_series(1,100000) AS x(a), generate_series(1,100000) AS y(b)")},
	{"all bombs of one address", 1, len(allBombs), statements(allBombs...)},
	{"all bombs of ten addresses", 10, (len(allBombs) + 9) / 10, statements(allBombs...)},
	{"50 long texts to read", 1, 50, statements("SELECT answer(repeat('The place is quiet. ',200000), 'is it quiet?') FROM generate_series(1,50)")},
	{"60 downloads of one address", 1, 60, downloads},
	{"60 downloads of six addresses", 6, 10, downloads},
}

var allBombs = slices.Concat(bombs, moreBombs)

func statements(all ...string) func(*testing.T, *visitor, int) int {
	return func(t *testing.T, v *visitor, n int) int {
		code, _, err := v.ask(map[string]any{"suql": all[n%len(all)]})
		if err != nil {
			t.Error(err)
		}
		return code
	}
}

// downloads asks for very many rows, then downloads all of them as files.
func downloads(t *testing.T, v *visitor, n int) int {
	_, said, err := v.ask(map[string]any{"suql": fmt.Sprintf("SELECT n, repeat('x',200) AS x FROM generate_series(%d,%d) AS g(n)", n, n+99_999)})
	if err != nil {
		t.Error(err)
		return 0
	}
	if said["conversation"] == nil {
		return http.StatusServiceUnavailable
	}
	code, size, err := v.download(said, []string{"csv", "xlsx", "json", "tsv"}[n%4])
	if err != nil || code == http.StatusOK && size < 100_000 {
		t.Errorf("%d: %d bytes, %v", code, size, err)
	}
	return code
}

// slack is always allowed for a question, however fast the idle server is: a shared machine causes such delays now
// and then.
const slack = 50 // milliseconds

// TestCrowds measures one visitor's questions while others do their worst. Run it with
// SURELY_LONG=1.
func TestCrowds(t *testing.T) {
	crowded(t, demoQuestions(t))
}

// TestCrowdsOnPostgres is TestCrowds over a PostgreSQL database, with the recommended role. Surely has no control
// over the load of the server's backends.
func TestCrowdsOnPostgres(t *testing.T) {
	if os.Getenv("SURELY_LONG") == "" {
		t.Skip("takes minutes: set SURELY_LONG=1")
	}
	crowded(t, []string{"how many places are there?", "which places are in Fenwick?", "how many places per town?"},
		"--data", advised(t, pgtest.Start(t)))
}

func crowded(t *testing.T, questions []string, args ...string) {
	if os.Getenv("SURELY_LONG") == "" || runtime.GOOS != "linux" {
		t.Skip("takes minutes, on Linux: set SURELY_LONG=1")
	}
	for _, crowd := range crowds {
		t.Run(crowd.name, func(t *testing.T) {
			p := spawn(t, t.TempDir(), append([]string{"--max-turns", "100000", "--max-connections", "1000", "--detector",
				"never"}, args...)...)
			one := newVisitor(p.url, "127.0.0.1")
			asks := func(while func(n int) bool) (took []float64) {
				for n := 0; while(n); n++ {
					began := time.Now()
					if code, said, err := one.ask(map[string]any{"question": questions[n%len(questions)]}); err != nil ||
						code != http.StatusOK && code != http.StatusUnprocessableEntity {
						t.Errorf("%s: %d %v %v", questions[n%len(questions)], code, said, err)
					}
					took = append(took, float64(time.Since(began))/1e6)
					time.Sleep(20 * time.Millisecond)
				}
				slices.Sort(took)
				return took
			}
			asks(func(n int) bool { return n < 100 }) // until everything is warm
			idle := asks(func(n int) bool { return n < 200 })
			before := p.resident()
			os.WriteFile(fmt.Sprintf("/proc/%d/clear_refs", p.cmd.Process.Pid), []byte("5"), 0) // reset the peak

			var working sync.WaitGroup
			var busy atomic.Int64
			codes, longest := map[int]int{}, time.Duration(0)
			var mu sync.Mutex
			for a := range crowd.addresses {
				v := newVisitor(p.url, fmt.Sprintf("127.0.1.%d", a+1))
				for n := range crowd.each {
					busy.Add(1)
					working.Go(func() {
						defer busy.Add(-1)
						began := time.Now()
						code := crowd.greedy(t, v, a*crowd.each+n)
						mu.Lock()
						codes[code]++
						longest = max(longest, time.Since(began))
						mu.Unlock()
					})
				}
			}
			during := asks(func(n int) bool { return busy.Load() > 0 || n < 50 })
			working.Wait()
			took := p.memory("VmHWM") - before
			p95 := func(all []float64) float64 { return all[len(all)*95/100] }
			t.Logf("%v in at most %v; %d MB above idle; another's question p95 %.0f ms, idle %.0f ms (%d and %d questions)",
				codes, longest.Round(time.Second), took>>20, p95(during), p95(idle), len(during), len(idle))
			bound := int64(bombMemory)
			if crowd.addresses > 1 {
				bound *= 2 // the effect of several is only reported, and must stay bounded
			}
			if took > bound {
				t.Errorf("%d MB above idle", took>>20)
			}
			if crowd.addresses == 1 && p95(during) > max(2*p95(idle), slack) {
				t.Errorf("another's question takes %.0f ms, on the idle server %.0f ms", p95(during), p95(idle))
			}
			for code := range codes {
				if code >= 500 && code != http.StatusServiceUnavailable && code != http.StatusGatewayTimeout {
					t.Errorf("status %d", code)
				}
			}
		})
	}
}
