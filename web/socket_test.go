package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/web/chat"
	"github.com/gorilla/websocket"
)

// conn is a client of the protocol, like a program's.
type conn struct {
	t   testing.TB
	ws  *websocket.Conn
	got []map[string]any
}

func dial(t testing.TB, h *httptest.Server, query string, header http.Header) (*websocket.Conn, *http.Response, error) {
	t.Helper()
	return websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(h.URL, "http")+"/ws"+query, header)
}

func connect(t testing.TB, h *httptest.Server, query string) *conn {
	t.Helper()
	ws, _, err := dial(t, h, query, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { ws.Close() })
	return &conn{t: t, ws: ws}
}

func (c *conn) say(pairs ...any) {
	c.t.Helper()
	m := map[string]any{}
	for i := 0; i < len(pairs); i += 2 {
		m[pairs[i].(string)] = pairs[i+1]
	}
	if err := c.ws.WriteJSON(m); err != nil {
		c.t.Fatal(err)
	}
}

// next returns the next event.
func (c *conn) next() map[string]any {
	c.t.Helper()
	c.ws.SetReadDeadline(time.Now().Add(10 * time.Second))
	_, data, err := c.ws.ReadMessage()
	if err != nil {
		c.t.Fatalf("read: %v; had %v", err, kinds(c.got))
	}
	var e map[string]any
	if err := json.Unmarshal(data, &e); err != nil {
		c.t.Fatal(err)
	}
	c.got = append(c.got, e)
	return e
}

// until returns the next event of one of the types.
func (c *conn) until(types ...string) map[string]any {
	c.t.Helper()
	for {
		e := c.next()
		for _, want := range types {
			if e["type"] == want {
				return e
			}
		}
	}
}

func kinds(events []map[string]any) string {
	var out []string
	for _, e := range events {
		out = append(out, e["type"].(string))
	}
	return strings.Join(out, " ")
}

func mustRise(t testing.TB, events []map[string]any) {
	t.Helper()
	last := 0.0
	for _, e := range events {
		if seq := e["seq"].(float64); seq <= last {
			t.Fatalf("seq %v of %v comes after %v", seq, e["type"], last)
		} else {
			last = seq
		}
	}
}

func TestTurns(t *testing.T) {
	_, h, _ := newServed(t, nil)
	for _, test := range []struct {
		name string
		say  [][]any
		want string
	}{
		{"result", [][]any{{"type", "ask", "text", "rows 3"}}, "hello turn state result"},
		{"reply", [][]any{{"type", "ask", "text", "talk"}}, "hello turn reply"},
		{"several queries", [][]any{{"type", "ask", "text", "steps"}}, "hello turn step step result"},
		{"error", [][]any{{"type", "ask", "text", "fail"}}, "hello turn error"},
		{"clarified", [][]any{{"type", "ask", "text", "ask me"}, {"type", "answer", "id", "1.1", "value", "no"}, {"type", "answer", "id", "1.2", "value", "2"}},
			"hello turn state clarify answered state clarify answered state result"},
		{"own statement", [][]any{{"type", "run", "suql", "SELECT 1"}}, "hello turn result"},
		{"a failing agent", [][]any{{"type", "ask", "text", "broken"}}, "hello turn error"},
		{"a panicking agent", [][]any{{"type", "ask", "text", "panic"}}, "hello turn error"},
		{"a silent agent", [][]any{{"type", "ask", "text", "nothing"}}, "hello turn error"},
		{"an agent that closes twice", [][]any{{"type", "ask", "text", "twice"}}, "hello turn reply"},
		{"another question instead of an answer", [][]any{{"type", "ask", "text", "ask me"}, {"type", "ask", "text", "talk"}}, "hello turn state clarify answered reply turn reply"},
		{"a late answer", [][]any{{"type", "ask", "text", "talk"}, {"type", "answer", "id", "9.9", "value", "yes"}}, "hello turn reply notice"},
		{"undo of an answer", [][]any{{"type", "ask", "text", "ask me"}, {"type", "answer", "id", "1.1", "value", "no"}, {"type", "undo"}},
			"hello turn state clarify answered state clarify state clarify"},
		{"undo of a question", [][]any{{"type", "ask", "text", "talk"}, {"type", "undo"}}, "hello turn reply undone"},
		{"undo of nothing", [][]any{{"type", "undo"}}, "hello notice"},
		{"edit", [][]any{{"type", "ask", "text", "talk"}, {"type", "ask", "text", "rows 1"}, {"type", "edit", "turn", 0, "text", "fail"}}, "hello turn reply turn state result turn error"},
		{"edit of no turn", [][]any{{"type", "edit", "turn", 0, "text", "fail"}}, "hello notice"},
		{"overturn", [][]any{{"type", "ask", "text", "rows 2"}, {"type", "overturn", "row", 0, "expr", "answer(log, 'is it seaworthy?')", "verdict", "No"}}, "hello turn state result result"},
		{"another source", [][]any{{"type", "source", "name", "ships"}, {"type", "ask", "text", "talk"}}, "hello source turn reply"},
		{"an unknown source", [][]any{{"type", "source", "name", "nope"}}, "hello notice"},
		{"nothing to stop", [][]any{{"type", "stop"}}, "hello notice"},
		{"stop of a question back", [][]any{{"type", "ask", "text", "ask me"}, {"type", "stop"}}, "hello turn state clarify reply"},
		{"empty", [][]any{{"type", "ask", "text", "  "}}, "hello error"},
		{"too long", [][]any{{"type", "ask", "text", strings.Repeat("long ", 2000)}}, "hello error"},
		{"unknown type", [][]any{{"type", "dance"}}, "hello notice"},
		{"reset", [][]any{{"type", "ask", "text", "talk"}, {"type", "reset"}}, "hello turn reply hello"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := connect(t, h, "")
			for i, m := range test.say {
				c.say(m...)
				if i < len(test.say)-1 { // wait for the outcome of this message
					c.until("result", "reply", "error", "clarify", "notice", "source")
				}
			}
			want := strings.Fields(test.want)
			for len(c.got) < len(want) {
				c.next()
			}
			if got := kinds(c.got); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
			if test.name != "reset" {
				mustRise(t, c.got)
			}
			c.ws.SetReadDeadline(time.Now().Add(30 * time.Millisecond))
			if _, data, err := c.ws.ReadMessage(); err == nil {
				t.Errorf("more came: %s", data)
			}
		})
	}
}

func TestInternalFailuresAreNotTold(t *testing.T) {
	_, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	for _, failing := range []string{"broken", "failing"} {
		c.say("type", "ask", "text", failing)
		if e := c.until("error"); strings.Contains(fmt.Sprint(e), "secret") || e["code"] != "XX000" {
			t.Errorf("%s: the error tells %v", failing, e)
		}
	}
}

func TestStopAndContinue(t *testing.T) {
	_, h, s := newServed(t, nil)
	s.step = 20 * time.Millisecond
	c := connect(t, h, "")
	c.say("type", "ask", "text", "slow boats")
	c.until("progress")
	c.say("type", "stop")
	if e := c.until("result"); e["partial"] != true {
		t.Fatalf("stopping gave %v", e)
	}
	s.step = 0
	c.say("type", "continue")
	e := c.until("result")
	if e["partial"] == true || len(e["rows"].([]any)) != 10 {
		t.Fatalf("continuing gave %v", e)
	}
	if e["turn"].(float64) != 0 {
		t.Errorf("continuing opened turn %v", e["turn"])
	}
	mustRise(t, c.got)
}

func TestResume(t *testing.T) {
	_, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	hello := c.next()
	c.say("type", "ask", "text", "rows 2")
	result := c.until("result")
	c.say("type", "ask", "text", "ask me")
	asked := c.until("clarify")
	c.ws.Close()

	d := connect(t, h, "")
	d.next()
	d.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"], "after", result["seq"])
	again := d.until("hello")
	if again["conversation"] != hello["conversation"] {
		t.Fatalf("resumed %v", again)
	}
	d.until("clarify")
	if got := kinds(d.got[1:]); got != "hello turn state clarify" {
		t.Errorf("after %v came %s", result["seq"], got)
	}
	if last := d.got[len(d.got)-1]; last["seq"] != asked["seq"] || last["id"] != asked["id"] {
		t.Errorf("the question back came as %v, was %v", last, asked)
	}
	mustRise(t, d.got[1:])
	d.say("type", "answer", "id", asked["id"], "value", "yes")
	if e := d.until("result"); !strings.Contains(e["searched"].(string), "yes") {
		t.Errorf("the answer led to %v", e)
	}

	for _, test := range []struct{ conversation, token, code string }{
		{hello["conversation"].(string), "wrong", "wrong_token"}, {"nope", "x", "unknown_conversation"}, {"", "", "unknown_conversation"},
	} {
		d.say("type", "resume", "conversation", test.conversation, "token", test.token, "after", 0)
		if e := d.until("notice"); e["code"] != test.code {
			t.Errorf("resume %+v: %v", test, e)
		}
	}
}

// Two tabs of one conversation see the same events with the same numbers, whichever sent the
// message.
func TestTwoTabs(t *testing.T) {
	_, h, _ := newServed(t, nil)
	a, b := connect(t, h, ""), connect(t, h, "?html=1")
	hello := a.next()
	a.say("type", "ask", "text", "talk")
	a.until("reply")
	b.next()
	b.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"], "after", 0)
	b.until("reply")
	b.say("type", "ask", "text", "ask me")
	a.until("clarify")
	id := b.until("clarify")["id"]
	a.say("type", "answer", "id", id, "value", "yes")
	ra, rb := a.until("result"), b.until("result")
	b.say("type", "answer", "id", id, "value", "no")
	if ra["seq"] != rb["seq"] || ra["searched"] != rb["searched"] {
		t.Errorf("tabs disagree: %v and %v", ra["searched"], rb["searched"])
	}
	if e := a.until("notice"); e["code"] != "stale" {
		t.Errorf("the second answer to one question: %v", e)
	}
	if html, _ := rb["html"].(string); !strings.Contains(html, `data-testid="searched"`) {
		t.Errorf("no fragment in %v", rb)
	}
	if _, ok := ra["html"]; ok {
		t.Error("a fragment went to a client that asked for none")
	}
}

// A process that ends during a turn leaves the turn to the next one, which repeats it completely:
// no event is lost or duplicated.
func TestKilledInTheMiddle(t *testing.T) {
	store := newMemory()
	first, h1, s1 := newServed(t, func(o *Options) { o.Store = store })
	s1.step = time.Hour
	c := connect(t, h1, "")
	hello := c.next()
	c.say("type", "ask", "text", "slow boats")
	state := c.until("state")
	<-s1.begun
	go first.Close() // it waits for the turn, unlike a killed process
	for i := 0; ; i++ {
		_, _, err := c.ws.ReadMessage()
		if err != nil {
			break
		}
	}

	_, h2, s2 := newServed(t, func(o *Options) { o.Store = store })
	d := connect(t, h2, "")
	d.next()
	d.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"], "after", state["seq"])
	e := d.until("result")
	if len(e["rows"].([]any)) != 10 || s2.calls.Load() != 1 {
		t.Fatalf("after %d calls: %v", s2.calls.Load(), e)
	}
	if e["seq"].(float64) <= state["seq"].(float64) || strings.Count(kinds(d.got), "turn") != 0 {
		t.Errorf("got %s with seq %v after %v", kinds(d.got), e["seq"], state["seq"])
	}
	n, err := store.Records(t.Context(), hello["conversation"].(string), 0)
	if err != nil {
		t.Fatal(err)
	}
	closed := 0
	for _, r := range n {
		if chat.Closing(r.Type) {
			closed++
		}
	}
	if closed != 1 {
		t.Errorf("the turn was closed %d times", closed)
	}
}

func TestForeignOrigin(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Origins = []string{"https://friend.example"} })
	for _, test := range []struct {
		origin string
		want   bool
	}{
		{"", true}, {h.URL, true}, {"https://friend.example", true}, {"https://evil.example", false}, {"null", false},
		{"http://127.0.0.1:1", false}, {"https://friend.example.evil.example", false}, {"http://friend.example", false},
	} {
		header := http.Header{}
		if test.origin != "" {
			header.Set("Origin", test.origin)
		}
		ws, r, err := dial(t, h, "", header)
		if (err == nil) != test.want {
			t.Errorf("origin %q: %v", test.origin, err)
		}
		if err == nil {
			ws.Close()
		} else if r.StatusCode != http.StatusForbidden {
			t.Errorf("origin %q: status %d", test.origin, r.StatusCode)
		}
		for path, method := range map[string]string{"/api/ask": "POST", "/api/search?question=dogs": "GET"} {
			if status := statusOf(t, method, h.URL+path, header); (status != http.StatusForbidden) != test.want {
				t.Errorf("%s from %q: status %d", path, test.origin, status)
			}
		}
	}
	// A browser sends no Origin for a picture, but Sec-Fetch-Site.
	for site, want := range map[string]bool{"same-origin": true, "none": true, "same-site": false, "cross-site": false} {
		if status := statusOf(t, "GET", h.URL+"/api/search?question=dogs",
			http.Header{"Sec-Fetch-Site": {site}}); (status != http.StatusForbidden) != want {
			t.Errorf("a picture of a page that is %s: status %d", site, status)
		}
	}
}

// statusOf is the response status of a request with a question.
func statusOf(t *testing.T, method, url string, header http.Header) int {
	t.Helper()
	req, err := http.NewRequest(method, url, strings.NewReader(`{"question":"talk"}`))
	if err != nil {
		t.Fatal(err)
	}
	req.Header = header
	r, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	return r.StatusCode
}

// A client that does not read is disconnected and can resume what it missed; others notice nothing.
func TestSlowClient(t *testing.T) {
	srv, h, _ := newServed(t, func(o *Options) { o.QueueBytes = 1 << 20 })
	slow, quick := connect(t, h, ""), connect(t, h, "")
	hello := slow.next()
	quick.next()
	quick.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"], "after", 0)
	quick.until("hello")
	sent := 0
	for ; srv.site.Counts.Slow.Load() == 0 && sent < 400; sent++ {
		quick.say("type", "ask", "text", "wide 200")
		quick.until("result")
	}
	if srv.site.Counts.Slow.Load() == 0 {
		t.Fatal("the slow client was never cut off")
	}
	back := connect(t, h, "")
	back.next()
	back.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"], "after", hello["seq"])
	results := 0
	for results < sent {
		if back.next()["type"] == "result" {
			results++
		}
	}
	mustRise(t, back.got[1:])
}

func TestLimits(t *testing.T) {
	t.Run("connections", func(t *testing.T) {
		_, h, _ := newServed(t, func(o *Options) { o.Connections = 2 })
		connect(t, h, "").next()
		connect(t, h, "").next()
		if _, r, err := dial(t, h, "", nil); err == nil || r.StatusCode != http.StatusTooManyRequests {
			t.Errorf("a third connection: %v", err)
		}
	})
	t.Run("turns", func(t *testing.T) {
		_, h, _ := newServed(t, func(o *Options) { o.Turns = 0.1 })
		c := connect(t, h, "")
		c.say("type", "ask", "text", "talk")
		c.until("reply")
		c.say("type", "ask", "text", "talk")
		if e := c.until("error"); e["code"] != "too_fast" {
			t.Errorf("got %v", e)
		}
	})
	t.Run("messages", func(t *testing.T) {
		_, h, _ := newServed(t, func(o *Options) { o.Messages = 1 })
		c := connect(t, h, "")
		for range 20 {
			c.say("type", "undo")
		}
		for c.next()["code"] != "too_fast" {
		}
	})
	t.Run("frame", func(t *testing.T) {
		_, h, _ := newServed(t, nil)
		c := connect(t, h, "")
		c.next()
		c.say("type", "ask", "text", strings.Repeat("x", (64<<10)))
		c.ws.SetReadDeadline(time.Now().Add(5 * time.Second))
		if _, _, err := c.ws.ReadMessage(); !websocket.IsCloseError(err, websocket.CloseMessageTooBig) {
			t.Errorf("a frame over the limit: %v", err)
		}
	})
	t.Run("queue", func(t *testing.T) {
		_, h, s := newServed(t, func(o *Options) { o.Running, o.Waiting = 1, 2 })
		s.step = time.Hour
		first := connect(t, h, "")
		first.say("type", "ask", "text", "slow")
		first.until("state")
		<-s.begun
		second, third, fourth := connect(t, h, ""), connect(t, h, ""), connect(t, h, "")
		second.say("type", "ask", "text", "talk")
		if e := second.until("queue"); e["position"] != 1.0 {
			t.Errorf("second: %v", e)
		}
		third.say("type", "ask", "text", "talk")
		if e := third.until("queue"); e["position"] != 2.0 {
			t.Errorf("third: %v", e)
		}
		fourth.say("type", "ask", "text", "talk")
		if e := fourth.until("error"); e["code"] != "53300" {
			t.Errorf("fourth: %v", e)
		}
		second.say("type", "stop")
		second.until("error")
		if e := third.until("queue"); e["position"] != 1.0 {
			t.Errorf("third, once the second gave up: %v", e)
		}
		first.say("type", "stop")
		third.until("reply")
	})
}

// A conversation stored by another version of the program can still be opened.
func TestUnknownRecords(t *testing.T) {
	store := newMemory()
	srv, h, _ := newServed(t, func(o *Options) { o.Store = store })
	c := connect(t, h, "")
	hello := c.next()
	c.say("type", "ask", "text", "talk")
	c.until("reply")
	id := hello["conversation"].(string)
	c.ws.Close()
	// Otherwise it would be resumed from memory.
	for end := time.Now().Add(20 * time.Second); srv.site.Hub.Size() > 0; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the chat stays open without a page")
		}
	}
	if err := store.Append(t.Context(), id, chat.Record{Seq: 99, Type: "novelty", Data: []byte(`{"x":1}`)}); err != nil {
		t.Fatal(err)
	}
	d := connect(t, h, "?html=1")
	d.next()
	d.say("type", "resume", "conversation", id, "token", hello["token"], "after", 0)
	if e := d.until("novelty"); e["x"] != 1.0 {
		t.Errorf("got %v", e)
	}
}
