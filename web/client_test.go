package web

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	goclient "github.com/ask-surely/surely/client"
	"github.com/ask-surely/surely/static"
)

// TestGoClient asks, is asked back, runs, searches and fails.
func TestGoClient(t *testing.T) {
	_, h, _ := newServed(t, nil)
	ctx := t.Context()
	c := &goclient.Client{URL: h.URL + "/"}
	a, err := c.Ask(ctx, goclient.Question{Question: "rows 3"})
	if err != nil || len(a.Rows) != 3 || len(a.Columns) == 0 || a.SUQL == "" {
		t.Fatalf("%+v, %v", a, err)
	}
	if on, err := c.Ask(ctx, goclient.Question{SUQL: "SELECT name FROM boats", Conversation: a.Conversation,
		Token: a.Token}); err != nil || on.Conversation != a.Conversation {
		t.Errorf("%+v, %v", on, err)
	}
	var asked []string
	c.Clarify = func(_ context.Context, asks goclient.Asks) (string, error) {
		asked = append(asked, asks.Question)
		if asks.Kind == "choose" {
			return asks.Options[0].ID, nil
		}
		return "no", nil
	}
	if a, err = c.Ask(ctx, goclient.Question{Question: "ask boats"}); err != nil || len(asked) != 2 || len(a.Turns) == 0 {
		t.Errorf("asked %q, answered %+v, %v", asked, a, err)
	}
	var failed *goclient.Error
	if _, err = c.Ask(ctx, goclient.Question{SUQL: "SELECT nam FROM boats"}); !errors.As(err, &failed) ||
		failed.Code != "42703" || failed.Status != http.StatusUnprocessableEntity || len(failed.Positions) != 1 {
		t.Errorf("%+v", err)
	}
	if _, err = c.Search(ctx, "boats", 3, "nowhere"); !errors.As(err, &failed) || failed.Code != "no_source" {
		t.Errorf("%v", err)
	}
}

// TestClientTypes checks that the Go client has every member of its requests and replies, with the
// documented type.
func TestClientTypes(t *testing.T) {
	_, h, _ := newServed(t, nil)
	d, _ := readDocument(t, h.URL)
	for _, name := range []string{"ResultAnswer", "ReplyAnswer"} {
		d.knows(t, name, reflect.TypeFor[goclient.Answer](), reference(name))
	}
	asks := d.Components.Schemas["ClarifyAnswer"].(map[string]any)["properties"].(map[string]any)["asks"]
	d.knows(t, "asks", reflect.TypeFor[goclient.Asks](), asks)
	for _, name := range []string{"AskQuestion", "AskStatement"} {
		d.knows(t, name, reflect.TypeFor[goclient.Question](), reference(name))
	}
	failure := d.Components.Schemas["Failure"].(map[string]any)["properties"].(map[string]any)["error"]
	d.knows(t, "error", reflect.TypeFor[goclient.Error](), failure)
	d.knows(t, "Passage", reflect.TypeFor[goclient.Passage](), reference("Passage"))
}

// knows reports the members of a schema that a type lacks or has with another type.
func (d *document) knows(t *testing.T, at string, own reflect.Type, schema any) {
	t.Helper()
	s, _ := schema.(map[string]any)
	if s == nil || own.Kind() == reflect.Interface {
		return
	}
	if ref, ok := s["$ref"].(string); ok {
		d.knows(t, at, own, d.Components.Schemas[strings.TrimPrefix(ref, schemasAt)])
		return
	}
	if own.Kind() == reflect.Pointer {
		own = own.Elem()
	}
	kinds := map[any][]reflect.Kind{"string": {reflect.String}, "boolean": {reflect.Bool}, "object": {reflect.Struct},
		"integer": {reflect.Int, reflect.Int64}, "number": {reflect.Float64}, "array": {reflect.Slice}}
	if wanted := kinds[s["type"]]; wanted != nil && !slices.Contains(wanted, own.Kind()) {
		t.Errorf("the client's %s is a %v, and described as %v", at, own, s["type"])
		return
	}
	if own.Kind() == reflect.Slice {
		d.knows(t, at, own.Elem(), s["items"])
	}
	properties, _ := s["properties"].(map[string]any)
	for member, described := range properties {
		if member == "ask_back" || member == "reply_to" { // which the client sends by itself
			continue
		}
		found := false
		for _, f := range reflect.VisibleFields(own) {
			if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name == member {
				d.knows(t, at+"."+member, f.Type, described)
				found = true
			}
		}
		if !found {
			t.Errorf("the client's %s has no %s", at, member)
		}
	}
}

// TestJavaScriptClient runs the module, if Node is installed, with the same questions as for the Go
// client.
func TestJavaScriptClient(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("there is no node")
	}
	_, h, _ := newServed(t, nil)
	dir := t.TempDir()
	for name, text := range map[string]string{"embed.mjs": string(static.Embed("{}")), "run.mjs": `
import { Surely, SurelyError } from "./embed.mjs";
const asked = [];
const surely = new Surely(process.argv[2] + "/", { clarify: (a) => { asked.push(a.question); return a.kind === "choose" ? a.options[0].id : "no"; } });
const rows = (await surely.ask("rows 3")).rows.length;
const turns = (await surely.ask({ question: "ask boats" })).turns.length;
let failed = "";
try { await surely.ask({ suql: "SELECT nam FROM boats" }); } catch (e) { failed = e instanceof SurelyError ? e.code + e.status : String(e); }
console.log(JSON.stringify({ rows, turns, failed, asked: asked.length }));
`} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	out, err := exec.Command(node, filepath.Join(dir, "run.mjs"), h.URL).CombinedOutput()
	if want := `{"rows":3,"turns":1,"failed":"42703422","asked":2}`; err != nil || strings.TrimSpace(string(out)) != want {
		t.Errorf("%s, %v, want %s", out, err, want)
	}
}

// TestOtherOrigins lets pages of the allowed origin call the API, and no others.
func TestOtherOrigins(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Origins = []string{"https://shop.example"} })
	for origin, want := range map[string]int{"https://shop.example": http.StatusNoContent,
		"https://evil.example": http.StatusForbidden} {
		r, err := http.NewRequest(http.MethodOptions, h.URL+"/api/ask", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Origin", origin)
		r.Header.Set("Access-Control-Request-Method", "POST")
		got, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		got.Body.Close()
		if allowed := got.Header.Get("Access-Control-Allow-Origin"); got.StatusCode != want ||
			(allowed == origin) != (want == http.StatusNoContent) {
			t.Errorf("%s: status %d, allowed %q", origin, got.StatusCode, allowed)
		}
		ask, _ := json.Marshal(asking{Question: "rows 1"})
		r, _ = http.NewRequest(http.MethodPost, h.URL+"/api/ask", strings.NewReader(string(ask)))
		r.Header.Set("Origin", origin)
		if got, err = http.DefaultClient.Do(r); err != nil {
			t.Fatal(err)
		}
		got.Body.Close()
		allowed := got.Header.Get("Access-Control-Allow-Origin")
		let := allowed == origin
		if (got.StatusCode == http.StatusOK) != let || let != (want == http.StatusNoContent) {
			t.Errorf("%s: status %d, allowed %q", origin, got.StatusCode, allowed)
		}
	}
	if r, body := fetch(t, h.URL+"/embed.js"); r.Header.Get("Access-Control-Allow-Origin") != "*" ||
		!strings.Contains(body, "export class Surely ") || !strings.Contains(body, "surely-chat") {
		t.Errorf("%v", r.Header)
	}
}
