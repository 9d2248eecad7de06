package web

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/static"
)

// TestJavaScriptClient runs the module, if Node is installed: it asks, is asked back and fails.
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
	for origin, want := range map[string]bool{"https://shop.example": true, "https://evil.example": false} {
		for _, r := range []reply{
			call(t, "OPTIONS", h.URL+"/api/ask", "", "Origin", origin, "Access-Control-Request-Method", "POST"),
			call(t, "POST", h.URL+"/api/ask", `{"question":"rows 1"}`, "Origin", origin)} {
			allowed := r.header.Get("Access-Control-Allow-Origin") == origin
			if allowed != want || strings.Contains(r.body, "Boat 1") && !want {
				t.Errorf("%s: %d %v %s", origin, r.status, r.header, r.body)
			}
		}
	}
	if r := get(t, h.URL+"/embed.js"); r.header.Get("Access-Control-Allow-Origin") != "*" ||
		!strings.Contains(r.body, "export class Surely ") || !strings.Contains(r.body, "surely-chat") {
		t.Errorf("%v", r.header)
	}
}
