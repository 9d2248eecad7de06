package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gorilla/websocket"
)

// TestLoad opens 5,000 chats against the program in a process of its own; 200 of them ask once in 10 seconds for two
// minutes (SURELY_LOAD_CHATS, SURELY_LOAD_ASKING and SURELY_LOAD_SECONDS change that). No event is lost or doubled. Run
// it with SURELY_LONG=1.
func TestLoad(t *testing.T) {
	if os.Getenv("SURELY_LONG") == "" {
		t.Skip("takes minutes: set SURELY_LONG=1")
	}
	chats, seconds, asking := number("SURELY_LOAD_CHATS", 5000), number("SURELY_LOAD_SECONDS", 120),
		number("SURELY_LOAD_ASKING", 200)
	p := spawn(t, t.TempDir(), "--max-connections", "100000", "--max-turns", "1000")
	questions := demoQuestions(t)
	before := p.resident()
	open := make([]*loadChat, chats)
	var wg sync.WaitGroup
	gate := make(chan struct{}, 16)
	for i := range open {
		wg.Add(1)
		gate <- struct{}{}
		go func() {
			defer func() { <-gate; wg.Done() }()
			from := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 2, byte(1+i%8))}} // one address may not open so many
			dialer := websocket.Dialer{NetDialContext: from.DialContext}
			ws, _, err := dialer.Dial("ws"+strings.TrimPrefix(p.url, "http")+"/ws?html=1", nil)
			if err != nil {
				t.Errorf("chat %d: %v", i, err)
				return
			}
			open[i] = &loadChat{ws: ws}
			if e, err := open[i].next(); err != nil || e.Type != "hello" {
				t.Errorf("chat %d: %v %v", i, e.Type, err)
			}
		}()
	}
	wg.Wait()
	if t.Failed() {
		return
	}
	defer func() {
		for _, c := range open {
			c.ws.Close()
		}
	}()
	time.Sleep(time.Second)
	perChat := float64(p.resident()-before) / float64(chats)
	stacks, heap := figureOf(t, p.url, "go_memstats_stack_inuse_bytes"), figureOf(t, p.url, "go_memstats_heap_inuse_bytes")
	goroutines, idle := figureOf(t, p.url, "go_goroutines"), figureOf(t, p.url, "process_cpu_seconds_total")

	end := time.Now().Add(time.Duration(seconds) * time.Second)
	for i := range asking {
		wg.Go(func() {
			c := open[i*chats/asking]
			time.Sleep(time.Duration(i) * 10 * time.Second / time.Duration(asking))
			for n := 0; time.Now().Before(end); n++ {
				began := time.Now()
				if err := c.turn(questions[(i+n)%len(questions)]); err != nil {
					t.Errorf("chat %d, turn %d: %v", i, n, err)
					return
				}
				time.Sleep(10*time.Second - time.Since(began))
			}
		})
	}
	wg.Wait()
	var took []float64
	for _, c := range open {
		took = append(took, c.took...)
	}
	if len(took) == 0 {
		t.Fatal("no turns")
	}
	sort.Float64s(took)
	at := func(q float64) float64 { return took[min(len(took)-1, int(q*float64(len(took))))] }
	t.Logf("%d chats, %d of them asking, %d turns in %d s: turn p50 %.0f ms, p99 %.0f ms, max %.0f ms, %.1f ms of a processor; %.1f KB resident and %.2f goroutines a chat once open; %d MB after all",
		chats, asking, len(took), seconds, at(.5), at(.99), at(1),
		1000*(figureOf(t, p.url, "process_cpu_seconds_total")-idle)/float64(len(took)), perChat/1024,
		goroutines/float64(chats), p.resident()>>20)
	t.Logf("of these: %.1f KB stacks, %.1f KB heap a chat", stacks/float64(chats)/1024, heap/float64(chats)/1024)
	if at(.99) > 500 {
		for _, c := range open {
			if len(c.took) > 0 && slices.Max(c.took) > 500 {
				t.Log(c.slow)
			}
		}
		t.Errorf("p99 of a turn is %.0f ms", at(.99))
	}
	if perChat > 50<<10 {
		t.Errorf("an open chat takes %.0f KB", perChat/1024)
	}
}

// figureOf is one of the server's metrics.
func figureOf(t *testing.T, url, name string) (n float64) {
	t.Helper()
	r, err := http.Get(url + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(b), "\n"+name+" ")
	if _, err := fmt.Sscan(rest, &n); err != nil {
		t.Fatalf("%s is not told: %v", name, err)
	}
	return n
}

func number(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// loadChat is a client that detects lost and duplicated events.
type loadChat struct {
	ws   *websocket.Conn
	seq  int64
	at   int
	took []float64 // milliseconds from a message to the next thing a person can act on
	slow string    // the question of the longest of these
}

type loadEvent struct {
	Type string `json:"type"`
	Seq  int64  `json:"seq"`
	Turn int    `json:"turn"`
	ID   string `json:"id"`
	Code string `json:"code"`
	HTML string `json:"html"`
}

func (c *loadChat) next() (loadEvent, error) {
	c.ws.SetReadDeadline(time.Now().Add(30 * time.Second))
	_, data, err := c.ws.ReadMessage()
	if err != nil {
		return loadEvent{}, err
	}
	var e loadEvent
	if err := json.Unmarshal(data, &e); err != nil {
		return e, err
	}
	if e.Seq != c.seq+1 {
		return e, fmt.Errorf("event %s has number %d after %d", e.Type, e.Seq, c.seq)
	}
	c.seq = e.Seq
	return e, nil
}

// turn asks and answers until the turn is closed, which must happen exactly once.
func (c *loadChat) turn(question string) error {
	m := map[string]any{"type": "ask", "text": question}
	for {
		began := time.Now()
		if err := c.ws.WriteJSON(m); err != nil {
			return err
		}
		for {
			e, err := c.next()
			if err != nil {
				return err
			}
			if e.Type == "offers" { // comes after the answer it belongs to
				continue
			}
			if e.Turn != c.at && e.Type != "hello" {
				return fmt.Errorf("event %s is of turn %d, not %d", e.Type, e.Turn, c.at)
			}
			if e.Type == "clarify" {
				c.spent(question, began)
				m = map[string]any{"type": "answer", "id": e.ID, "value": "yes"}
				break
			}
			if e.Type == "result" || e.Type == "reply" || e.Type == "error" {
				c.spent(question, began)
				c.at++
				if e.Type == "error" && (e.Code == "XX000" || e.Code == "53300" || e.Code == "too_fast") {
					return fmt.Errorf("refused or failed: %s", e.Code)
				}
				return nil
			}
		}
	}
}

func (c *loadChat) spent(question string, began time.Time) {
	ms := float64(time.Since(began)) / 1e6
	if len(c.took) == 0 || ms > slices.Max(c.took) {
		c.slow = fmt.Sprintf("%.0f ms: %s", ms, question)
	}
	c.took = append(c.took, ms)
}

// resident returns the memory of the process in bytes.
func (p *process) resident() int64 { return p.memory("VmRSS") }

// memory returns one of the figures of the process in bytes.
func (p *process) memory(name string) int64 {
	p.t.Helper()
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		p.t.Skipf("memory cannot be read here: %v", err)
	}
	return memoryIn(b, name)
}

// memoryIn reads a line of /proc/…/status in bytes.
func memoryIn(status []byte, name string) (bytes int64) {
	_, rest, _ := strings.Cut(string(status), name+":")
	fmt.Sscan(rest, &bytes)
	return bytes << 10
}
