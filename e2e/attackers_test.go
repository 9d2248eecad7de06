package e2e

import (
	"bytes"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
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
	maxAttacked  = 1500 << 20 // bytes resident during an attack
	maxAfterward = 700 << 20  // and a minute after
	slack        = 50         // milliseconds that are always allowed for a question: a shared machine causes such delays
)

// attack is what one of the attackers does, again and again. Each address has several of them.
type attack struct {
	name  string
	meets string // what the server must have said at least once: refused for another reason, it attacks nothing
	once  func(v *visitor, source string, n int) (status int, said string)
}

// attacks returns what used to take gigabytes, or other people's places. source is an upload of the attacker's.
func attacks(t *testing.T) []attack {
	files := hostileFiles(t)
	upload := func(names ...string) func(v *visitor, _ string, n int) (int, string) {
		return func(v *visitor, _ string, n int) (int, string) {
			name := names[n%len(names)]
			status, said, _ := v.upload(name, string(files[name]))
			return status, said
		}
	}
	run := func(all ...string) func(v *visitor, _ string, n int) (int, string) {
		return func(v *visitor, _ string, n int) (int, string) {
			status, said, _ := v.ask(map[string]any{"suql": all[n%len(all)]})
			return status, said
		}
	}
	long := strings.Repeat("u-aaaaaaaaaaaaaaaaaaaaaaaa", 38_000)
	return []attack{
		{"unknown uploads of 1 MB", "404 no_source", func(v *visitor, _ string, n int) (int, string) {
			if n%2 == 0 {
				return v.get("/api/v1/search?question=a&source=u-" + fmt.Sprint(n) + long[:8000])
			}
			return v.post("/data/delete", "source", long)
		}},
		{"Parquet bombs", "422 bad_file", upload("scale.parquet", "dictionary.parquet", "value.parquet")},
		{"answers nobody reads", "200", unread},
		{"looping views", "200", upload("views.sqlite")},
		{"uploads of 40 bytes", "200", upload("small.csv")},
		{"statements", "504 57014", run(append(bombs(t, true),
			"SELECT "+strings.Repeat("lpad(name, 1000000, 'x') || name, ", 120)+"1 FROM restaurants")...)},
		{"long texts", "200", run("SELECT answer(repeat('The place is quiet. ',200000), 'is it quiet?') FROM generate_series(1,50)")},
		{"downloads", "200", download},
	}
}

// download asks for very many rows, then for all of them as a file.
func download(v *visitor, _ string, n int) (int, string) {
	status, said, answer := v.ask(map[string]any{
		"suql": fmt.Sprintf("SELECT n, repeat('x',200) AS x FROM generate_series(%d,%d) AS g(n)", n, n+99_999)})
	if answer["conversation"] == nil {
		return status, said
	}
	status, said = v.post("/export", "conversation", fmt.Sprint(answer["conversation"]), "token",
		fmt.Sprint(answer["token"]), "turn", "0", "format", []string{"csv", "xlsx", "json", "tsv"}[n%4], "all", "true")
	if status == http.StatusOK && len(said) < 100_000 {
		return 0, "the file is cut off"
	}
	return status, said
}

// hostileFiles are small files that name much more than they are.
func hostileFiles(t *testing.T) map[string][]byte {
	t.Helper()
	column := func(node parquet.Node, n int, v parquet.Value) []byte {
		var b bytes.Buffer
		w := parquet.NewGenericWriter[any](&b, parquet.NewSchema("rows", parquet.Group{"a": node}),
			parquet.SkipPageBounds("a"), parquet.DataPageStatistics(false),
			parquet.ColumnIndexSizeLimit(func([]string) int { return 16 }))
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
	files := map[string][]byte{
		"scale.parquet":      column(parquet.Decimal(1_000_000_000, 18, parquet.Int64Type), 1, parquet.Int64Value(5)),
		"dictionary.parquet": column(packed(parquet.Encoded(parquet.String(), &parquet.RLEDictionary)), 40, text(8<<20)),
		"value.parquet":      column(packed(parquet.String()), 1, text(100<<20)),
		"views.sqlite":       views,
		"small.csv":          []byte("a,b\n1,2\n3,4\n5,6\n7,8\n9,10\n11,12\n13,14\n"),
	}
	for name, content := range files {
		if len(content) > 100<<10 {
			t.Fatalf("%s has %d bytes: it is not small", name, len(content))
		}
	}
	return files
}

// unread asks for an answer of many MB and reads none of it for a while.
func unread(v *visitor, _ string, n int) (status int, said string) {
	c, err := v.dial("tcp", strings.TrimPrefix(v.url, "http://"))
	if err != nil {
		return 0, err.Error()
	}
	defer c.Close()
	body := fmt.Sprintf(`{"suql":"SELECT n, repeat('x', 3000) AS x FROM generate_series(%d, %d) AS g(n) LIMIT 9000"}`, n, n+9000)
	fmt.Fprintf(c, "POST /api/ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
		len(body), body)
	time.Sleep(10 * time.Second)
	b := make([]byte, 2000)
	size, err := c.Read(b)
	if err != nil {
		return 0, err.Error()
	}
	fmt.Sscanf(string(b[:size]), "HTTP/1.1 %d", &status)
	return status, string(b[:size])
}

// pressed has attackers attack until an end, and returns what they were told how often. Who is refused for their rate
// waits a moment: what they would use of this machine otherwise is the attackers', not the server's.
func pressed(server string, a attack, end time.Time) map[string]int {
	var mu sync.Mutex
	var all sync.WaitGroup
	told := map[string]int{}
	for n := range 24 {
		v := newVisitor(server, net.IPv4(127, 0, 1, byte(n%8+1)).String())
		all.Go(func() {
			_, _, source := v.upload("a.csv", "a,b\n1,2\n")
			for i := n; time.Now().Before(end); i += 24 {
				status, said := a.once(v, source, i)
				key := fmt.Sprint(status)
				if code := errorCode.FindStringSubmatch(said[:min(len(said), 1000)]); status == 0 {
					key = said
				} else if code != nil {
					key += " " + code[1]
				}
				mu.Lock()
				told[key]++
				mu.Unlock()
				if status != http.StatusOK {
					time.Sleep(100 * time.Millisecond)
				}
			}
		})
	}
	all.Wait()
	return told
}

// errorCode finds what the server calls a refusal.
var errorCode = regexp.MustCompile(`code"?:"?(\w+)`)

// honest are the chats of a while: how long questions took, and what failed.
type honest struct {
	sync.Mutex
	took   []time.Duration
	failed map[string]int
}

func (h *honest) String() string {
	return fmt.Sprintf("%d questions, p50 %v, p99 %v, failed %v", len(h.took), h.percentile(50), h.percentile(99), h.failed)
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
			failed := func(why string) {
				h.Lock()
				defer h.Unlock()
				h.failed[why]++
			}
			d := websocket.Dialer{NetDial: newVisitor(server, fmt.Sprintf("127.0.2.%d", n+1)).dial}
			ws, _, err := d.Dial("ws"+strings.TrimPrefix(server, "http")+"/ws", nil)
			if err != nil {
				failed(err.Error())
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
				if why := s.asks(questions[i%len(questions)]); why != "" {
					failed(why)
					continue
				}
				h.Lock()
				h.took = append(h.took, time.Since(began))
				h.Unlock()
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

// processors returns the seconds of a processor that the server, its processes that have ended, and this test have
// taken.
func (p *process) processors() (took [3]float64) {
	for i, pid := range []int{p.cmd.Process.Pid, os.Getpid()} {
		b, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
		_, rest, _ := strings.Cut(string(b), ") ")
		var ticks [4]float64 // of itself and of its children, for users and for the system
		if f := strings.Fields(rest); len(f) > 15 {
			fmt.Sscan(strings.Join(f[11:15], " "), &ticks[0], &ticks[1], &ticks[2], &ticks[3])
		}
		took[2*i] = (ticks[0] + ticks[1]) / 100
		if i == 0 {
			took[1] = (ticks[2] + ticks[3]) / 100
		}
	}
	return took
}

// TestAttackers has 100 people chat beside each attack, with default limits. SURELY_SECONDS is how long an attack is.
// How long people wait without it is measured before each: other programs on the machine are not its doing.
func TestAttackers(t *testing.T) {
	if os.Getenv("SURELY_LONG") == "" {
		t.Skip("takes a quarter of an hour: set SURELY_LONG=1")
	}
	all := attacks(t)
	debug.FreeOSMemory() // pools are emptied by the second
	debug.FreeOSMemory()
	p := spawn(t, t.TempDir())
	questions, people := demoQuestions(t), number("SURELY_PEOPLE", 100)
	long := time.Duration(number("SURELY_SECONDS", 30)) * time.Second
	chat := func(long time.Duration) *honest { return chats(p.url, people, questions, time.Now().Add(long)) }
	chat(long) // until everything is warm
	for _, a := range all {
		t.Run(a.name, func(t *testing.T) {
			alone := chat(long)
			os.WriteFile(fmt.Sprintf("/proc/%d/clear_refs", p.cmd.Process.Pid), []byte("5"), 0) // reset the peak
			attacked, before := make(chan map[string]int, 1), p.processors()
			go func() { attacked <- pressed(p.url, a, time.Now().Add(long)) }()
			beside := chat(long)
			told := <-attacked
			peak, took := p.memory("VmHWM"), p.processors()
			for i := range took {
				took[i] -= before[i]
			}
			after := chat(time.Minute)
			rest := p.resident()
			t.Logf("alone %v; beside %v (p99 %.1f of that alone); after %v; %d MB at most, %d MB a minute after; told %v; "+
				"seconds of a processor for the server, its readers of files, this test: %.1f", alone, beside,
				float64(beside.percentile(99))/float64(alone.percentile(99)), after, peak>>20, rest>>20, told, took)
			if len(beside.failed) > 0 || peak > maxAttacked || rest > maxAfterward {
				t.Error("people fail, or too much memory is held")
			}
			if beside.percentile(99) > max(2*alone.percentile(99), slack*time.Millisecond) {
				t.Error("people wait more than twice as long")
			}
			if told[a.meets] == 0 {
				t.Errorf("nothing was answered %q: this attacks nothing", a.meets)
			}
		})
	}
}
