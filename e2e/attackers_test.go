package e2e

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gorilla/websocket"
	"github.com/parquet-go/parquet-go"
)

// What must hold while strangers attack a server with default limits.
const (
	mostAttacked  = 1500 << 20 // bytes resident during an attack
	mostAfterward = 700 << 20  // and a minute after
)

// attack is what one of the attackers does, again and again. Each has an address of its own.
type attack struct {
	name string
	once func(v *visitor, source string, n int)
}

// attacks returns what used to take gigabytes, or other people's places. source is an upload of the attacker's.
func attacks(t *testing.T) []attack {
	files := hostileFiles(t)
	uploads := func(names ...string) func(v *visitor, _ string, n int) {
		return func(v *visitor, _ string, n int) { v.upload(names[n%len(names)], files[names[n%len(names)]]) }
	}
	run := func(all ...string) func(v *visitor, _ string, n int) {
		return func(v *visitor, _ string, n int) { v.ask(map[string]any{"suql": all[n%len(all)]}) }
	}
	long := strings.Repeat("u-aaaaaaaaaaaaaaaaaaaaaaaa", 40_000)
	return []attack{
		{"unknown uploads of 1 MB", func(v *visitor, _ string, n int) {
			v.post("/data/correct", url.Values{"source": {fmt.Sprint(long, n)}, "table": {"a"}})
			replied(v.c.Get(v.url + "/rows?source=u-" + fmt.Sprint(n) + long[:8000]))
		}},
		{"Parquet bombs", uploads("scale.parquet", "dictionary.parquet", "value.parquet")},
		{"answers nobody reads", func(v *visitor, _ string, n int) { v.unread(n) }},
		{"corrections of an upload", func(v *visitor, source string, n int) {
			v.post("/data/correct", url.Values{"source": {source}, "table": {"a"}, "column": {"b"},
				"label": {fmt.Sprint("label ", n)}})
		}},
		{"looping views", uploads("views.sqlite")},
		{"uploads of 40 bytes", uploads("small.csv")},
		{"statements", run(append(slices.Clone(bombs),
			"SELECT "+strings.Repeat("lpad(name, 1000000, 'x') || name, ", 120)+"1 FROM restaurants")...)},
	}
}

// hostileFiles are small files that name much more than they are.
func hostileFiles(t *testing.T) map[string][]byte {
	t.Helper()
	column := func(node parquet.Node, n int, v parquet.Value) []byte {
		var b bytes.Buffer
		w := parquet.NewGenericWriter[any](&b, parquet.NewSchema("rows", parquet.Group{"a": node}))
		for range n {
			if _, err := w.WriteRows([]parquet.Row{{v.Level(0, 0, 0)}}); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	text := func(n int) parquet.Value { return parquet.ByteArrayValue(bytes.Repeat([]byte("x"), n)) }
	packed := func(node parquet.Node) parquet.Node { return parquet.Compressed(node, &parquet.Zstd) }
	path := filepath.Join(t.TempDir(), "views.sqlite")
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	script := "CREATE TABLE t (a); INSERT INTO t VALUES (1);"
	for i := range 300 {
		script += fmt.Sprintf("CREATE VIEW v%d AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c) "+
			"SELECT sum(n) s FROM c;", i)
	}
	if _, err := db.Exec(script); err != nil {
		t.Fatal(err)
	}
	db.Close()
	views, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return map[string][]byte{
		"scale.parquet":      column(parquet.Decimal(1_000_000_000, 18, parquet.Int64Type), 1, parquet.Int64Value(5)),
		"dictionary.parquet": column(packed(parquet.Encoded(parquet.String(), &parquet.RLEDictionary)), 40, text(15<<20)),
		"value.parquet":      column(packed(parquet.String()), 1, text(200<<20)),
		"views.sqlite":       views,
		"small.csv":          []byte("a,b\n1,2\n3,4\n5,6\n7,8\n9,10\n11,12\n13,14\n"),
	}
}

// unread asks for an answer of many MB and reads none of it for a while.
func (v *visitor) unread(n int) {
	c, err := v.dial("tcp", strings.TrimPrefix(v.url, "http://"))
	if err != nil {
		return
	}
	defer c.Close()
	body := fmt.Sprintf(`{"suql":"SELECT n, repeat('x', 3000) AS x FROM generate_series(%d, %d) AS g(n) LIMIT 9000"}`, n, n+9000)
	fmt.Fprintf(c, "POST /api/ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
		len(body), body)
	time.Sleep(10 * time.Second)
}

// honest are the chats of a while: how long questions took, and what failed.
type honest struct {
	sync.Mutex
	took   []time.Duration
	failed map[string]int
}

func (h *honest) note(took time.Duration, failure string) {
	h.Lock()
	defer h.Unlock()
	if failure != "" {
		h.failed[failure]++
		return
	}
	h.took = append(h.took, took)
}

// percentile of the questions' times.
func (h *honest) percentile(p int) time.Duration {
	if len(h.took) == 0 {
		return 0
	}
	slices.Sort(h.took)
	return h.took[min(len(h.took)-1, len(h.took)*p/100)].Round(time.Millisecond)
}

// chats has some people ask questions, each a few seconds after the last answer, until an end.
func chats(server string, people int, questions []string, end time.Time) *honest {
	h := &honest{failed: map[string]int{}}
	var all sync.WaitGroup
	for n := range people {
		all.Go(func() {
			d := websocket.Dialer{NetDial: newVisitor(server, fmt.Sprintf("127.0.2.%d", n+1)).dial}
			ws, _, err := d.Dial("ws"+strings.TrimPrefix(server, "http")+"/ws", nil)
			if err != nil {
				h.note(0, err.Error())
				return
			}
			defer ws.Close()
			s := &survivor{ws: ws}
			for i := n; ; i++ {
				time.Sleep(time.Duration(4000+rand.IntN(6000)) * time.Millisecond)
				if time.Now().After(end) {
					return
				}
				began := time.Now()
				failure := s.asks(questions[i%len(questions)])
				h.note(time.Since(began), failure)
			}
		})
	}
	all.Wait()
	return h
}

// asks asks a question, skips what it is asked back, and returns what failed; empty: nothing.
func (s *survivor) asks(question string) (failure string) {
	err := s.ws.WriteJSON(map[string]any{"type": "ask", "text": question})
	for err == nil {
		var e survivorEvent
		e, err = s.next()
		switch {
		case err != nil:
		case e.Type == "clarify":
			err = s.ws.WriteJSON(map[string]any{"type": "answer", "id": e.ID, "value": "skip"})
		case e.Type == "error", e.Type == "notice":
			return e.Type + " " + e.Code
		case e.Type == "result", e.Type == "reply":
			return ""
		}
	}
	return err.Error()
}

// TestAttackers has 100 people chat beside each attack, with default limits. SURELY_SECONDS is how long an attack is.
func TestAttackers(t *testing.T) {
	if os.Getenv("SURELY_LONG") == "" {
		t.Skip("takes a quarter of an hour: set SURELY_LONG=1")
	}
	p := spawn(t, t.TempDir())
	questions, people := demoQuestions(t), number("SURELY_PEOPLE", 100)
	long := time.Duration(number("SURELY_SECONDS", 30)) * time.Second
	chats(p.url, people, questions, time.Now().Add(long/2)) // until everything is warm
	alone := chats(p.url, people, questions, time.Now().Add(long))
	t.Logf("alone: %d questions, p50 %v, p99 %v, failed %v, %d MB", len(alone.took), alone.percentile(50),
		alone.percentile(99), alone.failed, p.resident()>>20)
	for _, a := range attacks(t) {
		t.Run(a.name, func(t *testing.T) {
			os.WriteFile(fmt.Sprintf("/proc/%d/clear_refs", p.cmd.Process.Pid), []byte("5"), 0) // reset the peak
			end := time.Now().Add(long)
			var all sync.WaitGroup
			for n := range 24 {
				v := newVisitor(p.url, net.IPv4(127, 0, 1, byte(n%8+1)).String())
				all.Go(func() {
					var made struct{ Source string }
					_, b, _ := v.upload("a.csv", []byte("a,b\n1,2\n"))
					json.Unmarshal(b, &made)
					for i := n; time.Now().Before(end); i += 24 {
						a.once(v, made.Source, i)
					}
				})
			}
			beside := chats(p.url, people, questions, end)
			all.Wait()
			peak := p.memory("VmHWM")
			time.Sleep(time.Minute)
			after := p.resident()
			t.Logf("%d questions, p50 %v, p99 %v (%.1f of that alone), failed %v; %d MB at most, %d MB a minute after",
				len(beside.took), beside.percentile(50), beside.percentile(99),
				float64(beside.percentile(99))/float64(alone.percentile(99)), beside.failed, peak>>20, after>>20)
			if len(beside.failed) > 0 || peak > mostAttacked || after > mostAfterward {
				t.Error("people fail, or too much memory is held")
			}
			if beside.percentile(99) > max(2*alone.percentile(99), slack*time.Millisecond) {
				t.Error("people wait more than twice as long")
			}
		})
	}
}
