package web

import (
	"encoding/json"
	"flag"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
)

var rewriteAPI = flag.Bool("rewrite-api", false, "write docs/openapi.json")

// TestOpenAPI has the description name every route of /api and no other, and stand in docs as it is served.
func TestOpenAPI(t *testing.T) {
	srv, h, _ := newServed(t, nil)
	_, served := fetch(t, h.URL+"/api/openapi.json")
	if *rewriteAPI {
		if err := os.WriteFile("../docs/openapi.json", []byte(served), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile("../docs/openapi.json")
	if err != nil || string(kept) != served {
		t.Errorf("docs/openapi.json is not what is served: go test ./web -run OpenAPI -rewrite-api (%v)", err)
	}
	var described struct {
		Paths map[string]map[string]any
	}
	if err := json.Unmarshal([]byte(served), &described); err != nil {
		t.Fatal(err)
	}
	for _, r := range srv.echo.Routes() {
		if !strings.HasPrefix(r.Path, "/api/") || r.Path == "/api/openapi.json" || r.Method == http.MethodOptions {
			continue
		}
		if described.Paths[r.Path][strings.ToLower(r.Method)] == nil {
			t.Errorf("%s %s is not described", r.Method, r.Path)
		}
		delete(described.Paths, r.Path)
	}
	if len(described.Paths) > 0 {
		t.Errorf("described and not there: %v", described.Paths)
	}
}

// TestRepliesAsDescribed checks requests and replies of every kind against the description.
func TestRepliesAsDescribed(t *testing.T) {
	_, h, _ := newServed(t, nil)
	_, served := fetch(t, h.URL+"/api/openapi.json")
	var described struct {
		Components struct {
			Schemas map[string]*jsonschema.Schema
		}
	}
	if err := json.Unmarshal([]byte(served), &described); err != nil {
		t.Fatal(err)
	}
	valid := func(name, text string) {
		t.Helper()
		schema, err := described.Components.Schemas[name].Resolve(nil)
		if err != nil {
			t.Fatal(err)
		}
		var v any
		if err := json.Unmarshal([]byte(text), &v); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if err := schema.Validate(v); err != nil {
			t.Errorf("%s is no %s: %v", text, name, err)
		}
	}
	post := func(body string) (int, string) {
		t.Helper()
		valid("Ask", body)
		r, err := http.Post(h.URL+"/api/ask", "application/json", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		b, err := io.ReadAll(r.Body)
		if err != nil {
			t.Fatal(err)
		}
		return r.StatusCode, string(b)
	}
	for body, name := range map[string]string{
		`{"question":"rows 3"}`:                      "Answer",
		`{"question":"talk"}`:                        "Answer",
		`{"suql":"SELECT 1"}`:                        "Answer",
		`{"question":"ask boats"}`:                   "Answer",
		`{"question":"ask boats","answers":["yes"]}`: "Answer",
		`{"question":"ask boats","ask_back":true}`:   "AsksBack",
		`{"question":"fail"}`:                        "Failure",
		`{"question":" "}`:                           "Failure",
		`{"question":"x","source":"nowhere"}`:        "Failure",
	} {
		status, reply := post(body)
		if (status == http.StatusOK) == (name == "Failure") {
			t.Errorf("%s: status %d: %s", body, status, reply)
			continue
		}
		valid(name, reply)
	}

	_, reply := post(`{"question":"ask boats","ask_back":true}`)
	var open askingBack
	if err := json.Unmarshal([]byte(reply), &open); err != nil {
		t.Fatal(err)
	}
	on, _ := json.Marshal(asking{ReplyTo: open.Asks.ID, Answers: []string{"yes"}, Conversation: open.Conversation,
		Token: open.Token, AskBack: true})
	if status, reply := post(string(on)); status != http.StatusOK || !strings.Contains(reply, `"reply"`) {
		t.Errorf("status %d: %s", status, reply)
	}
	if status, reply := post(string(on)); status != http.StatusConflict {
		t.Errorf("a reply to what is closed: status %d: %s", status, reply)
	}
}
