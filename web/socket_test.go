package web

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/ask-surely/surely/web/chat"
)

// What each message leads to; what fails inside is told in general words.
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
		{"an agent that tells", [][]any{{"type", "ask", "text", "failing"}}, "hello turn error"},
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
			if got := kinds(c.got); got != test.want || strings.Contains(fmt.Sprint(c.got), "secret-host") {
				t.Errorf("got  %s\nwant %s: %v", got, test.want, c.got)
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

func TestResume(t *testing.T) {
	_, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	result := c.ask("rows 2")
	asked := c.ask("ask me")
	c.ws.Close()

	d := resume(t, h, "", c.hello, result["seq"])
	last := d.until("clarify")
	if got := kinds(d.got[1:]); got != "hello turn state clarify" || d.hello["conversation"] != c.hello["conversation"] {
		t.Errorf("after %v came %s: %v", result["seq"], got, d.hello)
	}
	if last["seq"] != asked["seq"] || last["id"] != asked["id"] {
		t.Errorf("the question back came as %v, was %v", last, asked)
	}
	mustRise(t, d.got[1:])
	d.say("type", "answer", "id", asked["id"], "value", "yes")
	if e := d.until("result"); !strings.Contains(e["searched"].(string), "yes") {
		t.Errorf("the answer led to %v", e)
	}
	for _, test := range []struct {
		conversation any
		token, code  string
	}{
		{c.hello["conversation"], "wrong", "wrong_token"}, {"nope", "x", "unknown_conversation"}, {"", "", "unknown_conversation"},
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
	a := connect(t, h, "")
	a.ask("talk")
	b := resume(t, h, "?html=1", a.hello, 0)
	b.until("reply")
	id := b.ask("ask me")["id"]
	a.until("clarify")
	a.say("type", "answer", "id", id, "value", "yes")
	ra, rb := a.until("result"), b.until("result")
	b.say("type", "answer", "id", id, "value", "no")
	if ra["seq"] != rb["seq"] || ra["searched"] != rb["searched"] {
		t.Errorf("tabs disagree: %v and %v", ra["searched"], rb["searched"])
	}
	if e := a.until("notice"); e["code"] != "stale" {
		t.Errorf("the second answer to one question: %v", e)
	}
	if html, _ := rb["html"].(string); !strings.Contains(html, `data-testid="searched"`) || ra["html"] != nil {
		t.Errorf("fragments in %v, where they are asked for, and %v", rb, ra)
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
			r := call(t, method, h.URL+path, `{"question":"talk"}`, "Origin", test.origin)
			if test.origin != "" && (r.status != http.StatusForbidden) != test.want {
				t.Errorf("%s from %q: status %d", path, test.origin, r.status)
			}
		}
	}
	// A browser sends no Origin for a picture, but Sec-Fetch-Site.
	for site, want := range map[string]bool{"same-origin": true, "none": true, "same-site": false, "cross-site": false} {
		r := get(t, h.URL+"/api/search?question=dogs", "Sec-Fetch-Site", site)
		if (r.status != http.StatusForbidden) != want {
			t.Errorf("a picture of a page that is %s: status %d", site, r.status)
		}
	}
}

func TestLimits(t *testing.T) {
	t.Run("connections", func(t *testing.T) {
		_, h, _ := newServed(t, func(o *Options) { o.Connections = 2 })
		connect(t, h, "")
		connect(t, h, "")
		if _, r, err := dial(t, h, "", nil); err == nil || r.StatusCode != http.StatusTooManyRequests {
			t.Errorf("a third connection: %v", err)
		}
	})
	t.Run("turns", func(t *testing.T) {
		_, h, _ := newServed(t, func(o *Options) { o.Turns = 0.1 })
		c := connect(t, h, "")
		c.ask("talk")
		if e := c.ask("talk"); e["code"] != "too_fast" {
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
		if e := fourth.ask("talk"); e["code"] != "53300" {
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
	store := newStore(t)
	srv, h, _ := newServed(t, func(o *Options) { o.Store = store })
	c := connect(t, h, "")
	c.ask("talk")
	id := c.hello["conversation"].(string)
	c.ws.Close()
	// Otherwise it would be resumed from memory.
	for end := time.Now().Add(20 * time.Second); srv.site.Hub.Size() > 0; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the chat stays open without a page")
		}
	}
	novelty := chat.Record{Seq: 99, Type: "novelty", Data: []byte(`{"x":1}`)}
	if err := store.Append(t.Context(), id, 98, novelty); err != nil {
		t.Fatal(err)
	}
	if e := resume(t, h, "?html=1", c.hello, 0).until("novelty"); e["x"] != 1.0 {
		t.Errorf("got %v", e)
	}
}
