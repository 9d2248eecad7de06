package web

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// typeScript is the declaration of static/module/client.js, with the types of the API's document.
func typeScript(d *document) string {
	var b strings.Builder
	b.WriteString("// Declares client.js. Generated from the API's document: go test ./web -run TypeScript -rewrite-api\n")
	for _, name := range slices.Sorted(maps.Keys(d.Components.Schemas)) {
		fmt.Fprintf(&b, "\nexport type %s = %s;\n", name, typeOf(d.Components.Schemas[name], ""))
	}
	b.WriteString(`
/** A refusal or failure: a word, or for what ends a statement or a turn PostgreSQL's SQLSTATE as its code. */
export class SurelyError extends Error {
  readonly status: number;
  readonly code: Code;
  readonly positions: Position[];
}

export interface Options {
  /** Lets in, where the server asks for one. */
  token?: string;
  /** Answers what is asked back: yes, no, skip, an option's id, or words. Without it questions back are skipped. */
  clarify?: (asks: ClarifyAnswer["asks"]) => string | Promise<string>;
}

export class Surely {
  constructor(url: string | URL, options?: Options);
  /** Asks a question, or runs a statement. */
  ask(question: string | AskQuestion | AskStatement): Promise<ResultAnswer | ReplyAnswer>;
  /** Finds passages of the data's texts, best first. */
  search(question: string, options?: { n?: number; source?: string }): Promise<Passage[]>;
}
`)
	return b.String()
}

// typeOf is a schema as a TypeScript type.
func typeOf(schema any, indent string) string {
	s, _ := schema.(map[string]any)
	if ref, ok := s["$ref"].(string); ok {
		return strings.TrimPrefix(ref, schemasAt)
	}
	if value, ok := s["const"]; ok {
		return fmt.Sprintf("%q", value)
	}
	for _, key := range []string{"oneOf", "anyOf", "enum"} {
		list, ok := s[key].([]any)
		var all []string
		for _, each := range list {
			if key == "enum" {
				all = append(all, fmt.Sprintf("%q", each))
			} else {
				all = append(all, typeOf(each, indent))
			}
		}
		if ok {
			return strings.Join(all, " | ")
		}
	}
	switch s["type"] {
	case "string":
		return "string"
	case "boolean":
		return "boolean"
	case "integer", "number":
		return "number"
	case "array":
		return "Array<" + typeOf(s["items"], indent) + ">"
	case "object":
		return membersOf(s, indent)
	}
	return "unknown"
}

// membersOf is an object's schema as a TypeScript type.
func membersOf(s map[string]any, indent string) string {
	properties, _ := s["properties"].(map[string]any)
	required, _ := s["required"].([]any)
	b := strings.Builder{}
	b.WriteString("{\n")
	for _, name := range slices.Sorted(maps.Keys(properties)) {
		p, _ := properties[name].(map[string]any)
		if says, ok := p["description"].(string); ok {
			fmt.Fprintf(&b, "%s  /** %s */\n", indent, says)
		}
		optional := "?"
		if slices.Contains(required, any(name)) {
			optional = ""
		}
		fmt.Fprintf(&b, "%s  %s%s: %s;\n", indent, name, optional, typeOf(p, indent+"  "))
	}
	return b.String() + indent + "}"
}

// TestTypeScript compares the declaration with the document and, if there is a compiler, checks a
// program with it.
func TestTypeScript(t *testing.T) {
	_, h, _ := newServed(t, nil)
	d, _ := readDocument(t, h.URL)
	const at = "../static/module/client.d.ts"
	if *rewriteAPI {
		if err := os.WriteFile(at, []byte(typeScript(d)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(at)
	if err != nil || string(kept) != typeScript(d) {
		t.Fatalf("%s is not what the document says: go test ./web -run TypeScript -rewrite-api (%v)", at, err)
	}
	if _, served := fetch(t, h.URL+"/client.d.ts"); served != string(kept) && !*rewriteAPI {
		t.Error("the declaration is not served")
	}
	tsc, err := exec.LookPath("tsc")
	if err != nil {
		t.Skip("there is no TypeScript compiler")
	}
	dir := t.TempDir()
	for name, text := range map[string]string{"package.json": `{"type":"module"}`, "client.d.ts": string(kept),
		"use.ts": `
import { Surely, SurelyError, type Event, type Message } from "./client.js";
const surely = new Surely("http://127.0.0.1", { token: "x", clarify: (asks) => asks.options[0]?.id ?? "skip" });
const answer = await surely.ask({ question: "which are quiet?", answers: ["yes"] });
const rows: number = answer.type === "result" ? answer.rows.length : answer.reply.length;
const found: string[] = (await surely.search("quiet", { n: 3 })).map((p) => p.text);
const said: Message = { type: "overturn", row: 0, expr: "x", verdict: "No" };
function told(e: Event): string { return e.type === "clarify" ? e.question : e.type === "error" ? e.code : e.type; }
// @ts-expect-error: an answer of words has no rows
if (answer.type === "reply") answer.rows;
// @ts-expect-error: it is called text
const wrong: Message = { type: "ask", question: "x" };
export { rows, found, said, told, wrong, SurelyError };
`} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	out, err := exec.Command(tsc, "--noEmit", "--strict", "--target", "es2022", "--module", "nodenext",
		filepath.Join(dir, "use.ts")).CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
