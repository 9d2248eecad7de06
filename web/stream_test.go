package web

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// sseStream reads server-sent events like a program.
type sseStream struct {
	t     *testing.T
	lines *bufio.Scanner
	got   []map[string]any
}

func openStream(t *testing.T, h *httptest.Server, path, body string) *sseStream {
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
	return &sseStream{t: t, lines: bufio.NewScanner(got.Body)}
}

// next returns the next event, or nil at the end.
func (s *sseStream) next() map[string]any {
	s.t.Helper()
	var kind, id string
	for s.lines.Scan() {
		name, value, _ := strings.Cut(s.lines.Text(), ": ")
		switch name {
		case "event":
			kind = value
		case "id":
			id = value
		case "data":
			var e map[string]any
			if err := json.Unmarshal([]byte(value), &e); err != nil {
				s.t.Fatal(err)
			}
			if e["type"] != kind || id != "" && fmt.Sprintf("%.0f", e["seq"]) != id {
				s.t.Errorf("event %s, id %s: %v", kind, id, e)
			}
			s.got = append(s.got, e)
			return e
		}
	}
	return nil
}

func (s *sseStream) until(kind string) map[string]any {
	s.t.Helper()
	for e := s.next(); e != nil; e = s.next() {
		if e["type"] == kind {
			return e
		}
	}
	s.t.Fatalf("no %s: %s", kind, kinds(s.got))
	return nil
}

// rest reads to the end of the stream.
func (s *sseStream) rest() string {
	for s.next() != nil {
	}
	return kinds(s.got)
}

// A client that accepts events gets its turn as it happens.
func TestAskStreams(t *testing.T) {
	_, h, _ := newServed(t, nil)
	asked := openStream(t, h, "/api/v1/ask", `{"question":"ask boats","ask_back":true}`)
	if got := asked.rest(); got != "hello turn state clarify" {
		t.Errorf("a question back: %s", got)
	}
	hello, clarify := asked.got[0], asked.got[3]
	on := fmt.Sprintf(`{"reply_to":%q,"answers":["yes"],"conversation":%q,"token":%q}`, clarify["id"],
		hello["conversation"], hello["token"])
	if got := openStream(t, h, "/api/v1/ask", on).rest(); got != "hello answered state result" {
		t.Errorf("its reply: %s", got)
	}
	if got := openStream(t, h, "/api/v1/ask", on).rest(); got != "hello notice" {
		t.Errorf("a reply to what is closed: %s", got)
	}
	if got := openStream(t, h, "/api/v1/ask", `{"question":"slow"}`).rest(); !strings.HasPrefix(got,
		"hello turn state progress progress") || !strings.HasSuffix(got, " result") {
		t.Errorf("a long turn: %s", got)
	}
	if got := openStream(t, h, "/api/v1/ask", `{"question":"fail"}`).rest(); got != "hello turn error" {
		t.Errorf("a failure: %s", got)
	}
	if got := openStream(t, h, "/api/v1/ask", `{"question":"ask boats","answers":["no"]}`).rest(); got !=
		"hello turn state clarify answered state clarify answered state result" {
		t.Errorf("answers given before: %s", got)
	}
}

// A conversation over requests and server-sent events is resumed, and its end is announced.
func TestEventsAndSay(t *testing.T) {
	srv, h, _ := newServed(t, nil)
	status, begun := postJSON(t, h, "/api/v1/say", `{"type":"ask","text":"talk"}`)
	if status != http.StatusAccepted || begun["token"] == nil {
		t.Fatalf("a new conversation: %d %v", status, begun)
	}
	own := fmt.Sprintf(`"conversation":%q,"token":%q`, begun["conversation"], begun["token"])
	events := openStream(t, h, "/api/v1/events", `{`+own+`}`)
	last := events.until("reply")
	say := func(message string) {
		t.Helper()
		if status, out := postJSON(t, h, "/api/v1/say", `{`+own+`,`+message+`}`); status != http.StatusAccepted {
			t.Errorf("%s: %d %v", message, status, out)
		}
	}
	say(`"type":"ask","text":"ask boats"`)
	say(`"type":"answer","id":"` + fmt.Sprint(events.until("clarify")["id"]) + `","value":"yes"`)
	events.until("result")
	say(`"type":"undo"`)
	events.until("clarify")
	mustRise(t, events.got[1:])

	missed := openStream(t, h, "/api/v1/events", fmt.Sprintf(`{%s,"after":%.0f}`, own, last["seq"]))
	missed.next()
	if e := missed.next(); e["type"] != "turn" || e["text"] != "ask boats" {
		t.Errorf("after %v comes %v", last["seq"], e)
	}
	for body, code := range map[string]string{
		`{"type":"ask","text":"talk","conversation":"x","token":"y"}`: "unknown_conversation",
		`{"type":"shout","text":"talk"}`:                              "bad_message",
		`{"type":"reset"}`:                                            "bad_message",
		`{"type":"ask","txt":"talk"}`:                                 "unknown_field",
		`{"type":"ask","text":" "}`:                                   "empty",
	} {
		if _, out := postJSON(t, h, "/api/v1/say", body); codeOf(out) != code {
			t.Errorf("%s: %v", body, out)
		}
	}
	if _, out := postJSON(t, h, "/api/v1/events", `{"conversation":"x","token":"y"}`); codeOf(out) !=
		"unknown_conversation" {
		t.Errorf("events of nothing: %v", out)
	}
	srv.Close()
	if e := events.until("error"); e["code"] != "57P01" {
		t.Errorf("at the end: %v", e)
	}
}
