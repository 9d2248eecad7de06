package web

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"
)

// reply is a response that was read to its end.
type reply struct {
	status int
	header http.Header
	body   string
}

// object is the JSON object in a response; nil if there is none.
func (r reply) object() (out map[string]any) {
	json.Unmarshal([]byte(r.body), &out)
	return out
}

// code is the code of an error response.
func (r reply) code() string {
	e, _ := r.object()["error"].(map[string]any)
	return fmt.Sprint(e["code"])
}

// call sends a request with headers, which may include Host.
func call(t testing.TB, method, url, body string, headers ...string) reply {
	t.Helper()
	r, err := http.NewRequest(method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		if headers[i] == "Host" {
			r.Host = headers[i+1]
		}
		r.Header.Add(headers[i], headers[i+1])
	}
	got, err := http.DefaultTransport.RoundTrip(r) // follows no redirects
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close()
	b, err := io.ReadAll(got.Body)
	if err != nil {
		t.Fatal(err)
	}
	return reply{got.StatusCode, got.Header, string(b)}
}

func get(t testing.TB, url string, headers ...string) reply {
	return call(t, "GET", url, "", headers...)
}

func postJSON(t testing.TB, h *httptest.Server, path, body string) reply {
	return call(t, "POST", h.URL+path, body, "Content-Type", "application/json")
}

// postForm sends a form of names and values.
func postForm(t testing.TB, h *httptest.Server, path string, pairs ...any) reply {
	t.Helper()
	form := url.Values{}
	for i := 0; i < len(pairs); i += 2 {
		form.Set(fmt.Sprint(pairs[i]), fmt.Sprint(pairs[i+1]))
	}
	return call(t, "POST", h.URL+path, form.Encode(), "Content-Type", "application/x-www-form-urlencoded")
}

// conn is a client of the protocol, like a program's.
type conn struct {
	t     testing.TB
	ws    *websocket.Conn
	read  func() ([]byte, error)
	got   []map[string]any
	hello map[string]any // the last one
}

func dial(t testing.TB, h *httptest.Server, query string, header http.Header) (*websocket.Conn, *http.Response, error) {
	t.Helper()
	return websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(h.URL, "http")+"/ws"+query, header)
}

// connect connects and is greeted.
func connect(t testing.TB, h *httptest.Server, query string) *conn {
	t.Helper()
	return connectWith(t, h, query, nil)
}

func connectWith(t testing.TB, h *httptest.Server, query string, header http.Header) *conn {
	t.Helper()
	ws, _, err := dial(t, h, query, header)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { ws.Close() })
	c := &conn{t: t, ws: ws, read: func() ([]byte, error) {
		ws.SetReadDeadline(time.Now().Add(10 * time.Second))
		_, data, err := ws.ReadMessage()
		return data, err
	}}
	c.until("hello")
	return c
}

// resume connects and resumes a conversation after an event.
func resume(t testing.TB, h *httptest.Server, query string, hello map[string]any, after any) *conn {
	t.Helper()
	c := connect(t, h, query)
	c.say("type", "resume", "conversation", hello["conversation"], "token", hello["token"], "after", after)
	return c
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

// ask asks a question and returns what it leads to.
func (c *conn) ask(question string) map[string]any {
	c.t.Helper()
	c.say("type", "ask", "text", question)
	return c.until("result", "reply", "error", "clarify")
}

// event returns the next event, or nil at the end of a stream.
func (c *conn) event() (e map[string]any) {
	c.t.Helper()
	data, err := c.read()
	if errors.Is(err, io.EOF) {
		return nil
	}
	if err == nil {
		err = json.Unmarshal(data, &e)
	}
	if err != nil {
		c.t.Fatalf("read: %v; had %v", err, kinds(c.got))
	}
	c.got = append(c.got, e)
	if e["type"] == "hello" {
		c.hello = e
	}
	return e
}

// next returns the next event.
func (c *conn) next() map[string]any {
	c.t.Helper()
	e := c.event()
	if e == nil {
		c.t.Fatalf("the stream ends after %s", kinds(c.got))
	}
	return e
}

// until returns the next event of one of the types.
func (c *conn) until(types ...string) map[string]any {
	c.t.Helper()
	for {
		if e := c.next(); slices.Contains(types, e["type"].(string)) {
			return e
		}
	}
}

// own are the form values that identify a turn of the conversation.
func (c *conn) own(turn any) []any {
	return []any{"conversation", c.hello["conversation"], "token", c.hello["token"], "turn", turn}
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

// openStream sends a request and reads server-sent events like a program.
func openStream(t *testing.T, h *httptest.Server, path, body string) *conn {
	t.Helper()
	r, err := http.NewRequest("POST", h.URL+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept", "text/event-stream")
	got, err := (&http.Client{Timeout: 30 * time.Second}).Do(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { got.Body.Close() })
	if got.StatusCode != http.StatusOK || got.Header.Get("Content-Type") != "text/event-stream" {
		t.Fatalf("%s: status %d, %s", path, got.StatusCode, got.Header.Get("Content-Type"))
	}
	lines, field := bufio.NewScanner(got.Body), map[string]string{}
	return &conn{t: t, read: func() ([]byte, error) {
		for lines.Scan() {
			name, value, _ := strings.Cut(lines.Text(), ": ")
			field[name] = value
			if name != "data" {
				continue
			}
			if !strings.Contains(value, `"type":"`+field["event"]+`"`) ||
				field["id"] != "" && !strings.Contains(value, `"seq":`+field["id"]) {
				t.Errorf("event %s, id %s: %s", field["event"], field["id"], value)
			}
			delete(field, "id")
			return []byte(value), nil
		}
		return nil, cmp.Or(lines.Err(), io.EOF)
	}}
}
