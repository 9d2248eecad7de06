package web

import (
	"fmt"
	"net/http"
	"testing"
)

// A conversation over requests and server-sent events is resumed, and its end is announced.
func TestEventsAndSay(t *testing.T) {
	srv, h, _ := newServed(t, nil)
	r := postJSON(t, h, "/api/v1/say", `{"type":"ask","text":"talk"}`)
	begun := r.object()
	if r.status != http.StatusAccepted || begun["token"] == nil {
		t.Fatalf("a new conversation: %d %s", r.status, r.body)
	}
	own := fmt.Sprintf(`"conversation":%q,"token":%q`, begun["conversation"], begun["token"])
	events := openStream(t, h, "/api/v1/events", `{`+own+`}`)
	last := events.until("reply")
	say := func(message string) {
		t.Helper()
		if r := postJSON(t, h, "/api/v1/say", `{`+own+`,`+message+`}`); r.status != http.StatusAccepted {
			t.Errorf("%s: %d %s", message, r.status, r.body)
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
		if r := postJSON(t, h, "/api/v1/say", body); r.code() != code {
			t.Errorf("%s: %s", body, r.body)
		}
	}
	if r := postJSON(t, h, "/api/v1/events", `{"conversation":"x","token":"y"}`); r.code() != "unknown_conversation" {
		t.Errorf("events of nothing: %s", r.body)
	}
	srv.Close()
	if e := events.until("error"); e["code"] != "57P01" {
		t.Errorf("at the end: %v", e)
	}
}
