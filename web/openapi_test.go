package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/api"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// document is the API's description as programs read it.
type document struct {
	Paths      map[string]map[string]any
	Components struct{ Schemas map[string]any }
}

// readDocument reads the description as served.
func readDocument(t *testing.T, url string) (d document) {
	t.Helper()
	if err := json.Unmarshal([]byte(get(t, url+"/api/v1/openapi.json").body), &d); err != nil {
		t.Fatal(err)
	}
	return d
}

// validates returns a check of values against a schema of the document. Objects may only have the
// members it names, so that none goes undocumented.
func (d *document) validates(t *testing.T, schema any) func(v any) error {
	t.Helper()
	var closed func(schema any)
	closed = func(schema any) {
		switch s := schema.(type) {
		case map[string]any:
			if _, ok := s["properties"]; ok && s["additionalProperties"] == nil {
				s["additionalProperties"] = false
			}
			for _, v := range s {
				closed(v)
			}
		case []any:
			for _, v := range s {
				closed(v)
			}
		}
	}
	b, err := json.Marshal(map[string]any{"$defs": d.Components.Schemas, "allOf": []any{schema}})
	if err != nil {
		t.Fatal(err)
	}
	var whole any
	if err := json.Unmarshal([]byte(strings.ReplaceAll(string(b), schemasAt, "#/$defs/")), &whole); err != nil {
		t.Fatal(err)
	}
	closed(whole)
	b, _ = json.Marshal(whole)
	var s jsonschema.Schema
	if err := json.Unmarshal(b, &s); err != nil {
		t.Fatal(err)
	}
	resolved, err := s.Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	return resolved.Validate
}

// ownPages are the routes used by our own pages, which may change; docs/api.md names those that accept forms.
var ownPages = []string{"/", "/kiosk", "/data", "/eval", "/c/:link", "/static/*", "/favicon.ico", "/client.js",
	"/client.d.ts", "/embed.js", "/enter", "/table", "/owner", "/data/settle"}

// TestOpenAPI checks that the description lists exactly the routes for programs, and all codes; and that the
// declaration of the JavaScript client has its types.
func TestOpenAPI(t *testing.T) {
	srv, h, _ := newServed(t, func(o *Options) {
		o.Notes = newState(t).Feedback()
	})
	d := readDocument(t, h.URL)
	left := map[string]bool{}
	for path := range d.Paths {
		for method := range d.Paths[path] {
			left[strings.ToUpper(method)+" "+path] = true
		}
	}
	for _, r := range srv.router.Routes() {
		at := r.Method + " " + r.Path
		if r.Method == http.MethodOptions || slices.Contains(ownPages, r.Path) || api.Aliases[r.Path] != "" {
			continue
		}
		if !left[at] {
			t.Errorf("%s is not described", at)
		}
		delete(left, at)
	}
	if len(left) > 0 {
		t.Errorf("described and not there: %v", left)
	}
	code, _ := json.Marshal(d.Components.Schemas["Code"])
	for _, c := range request.Codes {
		if !strings.Contains(string(code), `"`+c.Word+`"`) {
			t.Errorf("the code %s is not described", c.Word)
		}
	}
	declared := get(t, h.URL+"/client.d.ts").body
	for name, schema := range d.Components.Schemas {
		_, body, ok := strings.Cut(declared, "\nexport type "+name+" = ")
		body, _, _ = strings.Cut(body, "\nexport ")
		members, _ := schema.(map[string]any)["properties"].(map[string]any)
		for member := range members {
			if !strings.Contains(body, member+": ") && !strings.Contains(body, member+"?: ") {
				t.Errorf("client.d.ts: %s (%v) has no %s", name, ok, member)
			}
		}
	}
}

// reference is a schema of the document.
func reference(name string) map[string]any { return map[string]any{"$ref": schemasAt + name} }

const schemasAt = "#/components/schemas/"

// TestRepliesAsDescribed checks requests and replies of every kind against the description.
func TestRepliesAsDescribed(t *testing.T) {
	_, h, _ := newServed(t, nil)
	d := readDocument(t, h.URL)
	valid := func(name, text string) {
		t.Helper()
		var v any
		if err := json.Unmarshal([]byte(text), &v); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if err := d.validates(t, reference(name))(v); err != nil {
			t.Errorf("%s is no %s: %v", text, name, err)
		}
	}
	post := func(body string) reply {
		t.Helper()
		valid("Ask", body)
		return postJSON(t, h, "/api/v1/ask", body)
	}
	for body, name := range map[string]string{
		`{"question":"rows 3"}`:                      "ResultAnswer",
		`{"question":"rows 3 quickly"}`:              "ResultAnswer",
		`{"question":"wide 3"}`:                      "ResultAnswer",
		`{"question":"talk"}`:                        "ReplyAnswer",
		`{"suql":"SELECT 1"}`:                        "ResultAnswer",
		`{"question":"ask boats"}`:                   "ResultAnswer",
		`{"question":"ask boats","answers":["yes"]}`: "ResultAnswer",
		`{"question":"ask boats","ask_back":true}`:   "ClarifyAnswer",
		`{"question":"fail"}`:                        "Failure",
		`{"question":" "}`:                           "Failure",
		`{"question":"x","source":"nowhere"}`:        "Failure",
	} {
		r := post(body)
		if (r.status == http.StatusOK) == (name == "Failure") {
			t.Errorf("%s: status %d: %s", body, r.status, r.body)
			continue
		}
		valid(name, r.body)
		if name != "Failure" {
			valid("Answer", r.body)
		}
	}
	open := post(`{"question":"ask boats","ask_back":true}`).object()
	asks, _ := open["asks"].(map[string]any)
	on, _ := json.Marshal(map[string]any{"reply_to": asks["id"], "answers": []string{"yes"},
		"conversation": open["conversation"], "token": open["token"], "ask_back": true})
	for _, want := range []int{http.StatusOK, http.StatusConflict} { // then it is closed
		if r := post(string(on)); r.status != want {
			t.Errorf("status %d: %s", r.status, r.body)
		}
	}
}

// TestEventsAsDescribed checks the websocket's messages and events against the description.
func TestEventsAsDescribed(t *testing.T) {
	_, h, _ := newServed(t, nil)
	d := readDocument(t, h.URL)
	isMessage, isEvent := d.validates(t, reference("Message")), d.validates(t, reference("Event"))
	c := connect(t, h, "")
	for _, m := range []map[string]any{
		{"type": "ask", "text": "steps"}, {"type": "ask", "text": "fail"},
		{"type": "ask", "text": "slow"}, {"type": "ask", "text": "rows 3 quickly", "alone": true},
		{"type": "alternatives", "component": "c2"}, {"type": "change", "component": "c2", "value": "remove"},
		{"type": "overturn", "row": 0, "expr": "x", "verdict": "No"}, {"type": "run", "suql": "SELECT nam FROM boats"},
		{"type": "edit", "turn": 0, "text": "talk"}, {"type": "answer", "id": "9.9", "value": "yes"},
		{"type": "ask", "text": "ask boats"}, {"type": "answer", "id": "2.1", "value": "no"},
		{"type": "answer", "id": "2.2", "value": "1"}, {"type": "undo"}, {"type": "source", "name": "ships"},
		{"type": "stop"}, {"type": "reset"},
	} {
		if err := isMessage(m); err != nil {
			t.Errorf("%v is no message: %v", m, err)
		}
		if err := c.ws.WriteJSON(m); err != nil {
			t.Fatal(err)
		}
		c.until("result", "reply", "error", "notice", "clarify", "alternatives", "source", "hello")
	}
	seen := map[string]bool{}
	for _, e := range c.got {
		seen[fmt.Sprint(e["type"])] = true
		if err := isEvent(e); err != nil {
			t.Errorf("%v is no event: %v", e, err)
		}
	}
	variants := d.Components.Schemas["Event"].(map[string]any)["discriminator"].(map[string]any)["mapping"]
	for kind := range variants.(map[string]any) {
		if !seen[kind] && kind != "queue" && kind != "undone" && kind != "instead" {
			t.Errorf("no %s event was checked", kind)
		}
	}
	for kind := range chat.Decoders {
		if variants.(map[string]any)[kind] == nil {
			t.Errorf("the event %s is not described", kind)
		}
	}
	for _, kind := range append([]string{agent.ResetMessage, "resume", "attract"}, api.MessageTypes...) {
		if d.Components.Schemas[strings.ToUpper(kind[:1])+kind[1:]+"Message"] == nil {
			t.Errorf("the message %s is not described", kind)
		}
	}
}
