package web

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/api"
	"github.com/ask-surely/surely/web/chat"
)

// greedy reads texts for as long as it may, and answers at once if there are none.
type greedy struct {
	*scripted
	reading chan struct{}
}

func (g greedy) Turn(ctx context.Context, memory []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	if strings.HasPrefix(m.Text, "read") {
		if err := chat.MoveTo(ctx, chat.Long); err != nil {
			return nil, err
		}
		g.reading <- struct{}{}
		<-ctx.Done()
		return memory, context.Cause(ctx)
	}
	return g.scripted.Turn(ctx, memory, m, emit)
}

// Statements are answered while texts are being read; excess requests get 503 with a Retry-After.
func TestLoadShedding(t *testing.T) {
	reading := make(chan struct{}, 100)
	_, h, _ := newServed(t, func(o *Options) {
		o.Waiting, o.QueueTimeout = 4, 50*time.Millisecond
		o.Sources[0].Agent = greedy{o.Sources[0].Agent.(*scripted), reading}
	})
	places := max(1, runtime.GOMAXPROCS(0)/2) // of one visitor
	for range places {
		c := connect(t, h, "")
		c.say("type", "ask", "text", "read on")
		<-reading
	}
	waits := connect(t, h, "")
	waits.say("type", "ask", "text", "read on")
	if e := waits.until("queue"); e["position"] != 1.0 {
		t.Errorf("%v", e)
	}
	if e := waits.until("error"); e["code"] != "53300" || e["message"] != views.English.Overloaded {
		t.Errorf("after waiting: %v", e)
	}
	for question, want := range map[string]int{"read on": http.StatusServiceUnavailable, "talk": http.StatusOK} {
		r := postJSON(t, h, "/api/ask", `{"question":"`+question+`"}`)
		later := r.header.Get("Retry-After")
		if r.status != want || (later != "") != (want == http.StatusServiceUnavailable) {
			t.Errorf("%s: status %d, retry after %q", question, r.status, later)
		}
	}
	body := get(t, h.URL+"/metrics").body
	for _, want := range []string{fmt.Sprintf(`surely_turns_running{class="long"} %d`, places),
		"surely_turns_refused_total 2"} {
		if !strings.Contains(body, want) {
			t.Errorf("the metrics lack %q", want)
		}
	}
}

// stuck reads nothing of a response until released.
type stuck struct {
	*httptest.ResponseRecorder
	until chan struct{}
}

func (s stuck) Write(b []byte) (int, error) { <-s.until; return len(b), nil }

// A slow download holds no slot for statements, and makes others wait only for their share.
func TestSlowDownload(t *testing.T) {
	srv, h, _ := newServed(t, func(o *Options) { o.Access.Open = true }) // the downloads come from elsewhere
	c := connect(t, h, "")
	c.ask("wide 20")
	form := url.Values{"conversation": {fmt.Sprint(c.hello["conversation"])}, "token": {fmt.Sprint(c.hello["token"])},
		"turn": {"0"}}.Encode()
	let := make(chan struct{})
	var working sync.WaitGroup
	download := func(from, format string) {
		working.Go(func() {
			r := httptest.NewRequest("POST", "http://localhost/export", strings.NewReader(form+"&format="+format))
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			r.RemoteAddr = from + ":1"
			srv.Handler().ServeHTTP(stuck{httptest.NewRecorder(), let}, r)
		})
	}
	for n := range 3 {
		download(fmt.Sprint("203.0.113.", n), "csv")
		download(fmt.Sprint("203.0.113.", n), "xlsx")
	}
	awaitLoad := func(taken, waiting int) {
		t.Helper()
		for end := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
			now, wait := srv.site.Queue.Load(chat.Downloads)
			statements, _ := srv.site.Queue.Load(chat.Interactive)
			if now == taken && wait == waiting && statements == 0 {
				return
			}
			if time.Now().After(end) {
				t.Fatalf("%d downloads, %d wait, %d statements", now, wait, statements)
			}
		}
	}
	awaitLoad(3, 3)
	close(let)
	working.Wait()
	awaitLoad(0, 0)
}

// Uploads that arrive slowly hold no more memory than one upload of their address, and do not keep others' away.
func TestUploadsArriveSlowly(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Uploads, o.MaxUploadBytes = &broughtHere{}, 2<<20 })
	const form, end = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\n", "\r\n--x--\r\n"
	begin := func(from string, size, sent int) net.Conn {
		conn, err := (&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}).Dial("tcp", h.Listener.Addr().String())
		if err != nil {
			t.Skip(err) // there are no other local addresses
		}
		t.Cleanup(func() { conn.Close() })
		fmt.Fprintf(conn, "POST "+api.Uploads+" HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n"+
			"Content-Length: %d\r\n\r\n%s%s", len(form)+size+len(end), form, strings.Repeat("x", sent))
		return conn
	}
	status := func(conn net.Conn) string {
		conn.SetReadDeadline(time.Now().Add(10 * time.Second))
		line, err := bufio.NewReader(conn).ReadString('\n')
		if err != nil {
			t.Error(err)
		}
		return line
	}
	slow := begin("127.0.1.1", 2<<20, 3<<19)
	time.Sleep(100 * time.Millisecond)
	for from, want := range map[string]string{"127.0.1.1": " 503 ", "127.0.1.2": " 200 "} {
		conn := begin(from, 1<<20, 1<<20)
		fmt.Fprint(conn, end)
		if got := status(conn); !strings.Contains(got, want) {
			t.Errorf("an upload from %s: %s", from, got)
		}
	}
	fmt.Fprint(slow, strings.Repeat("x", 1<<19), end)
	if got := status(slow); !strings.Contains(got, " 200 ") {
		t.Errorf("the slow upload: %s", got)
	}
}
