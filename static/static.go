// Package static serves the files that pages load: one stylesheet, one script, the icons and the web app manifest. Each
// is served under a name that contains its hash, so browsers cache it permanently, and is compressed only once. The
// script consists of several files, one for each function of the page, and is served as one.
package static

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"net/http"
	"path"
	"slices"
	"strings"
	"sync"
)

//go:embed *.css *.js *.svg *.png *.webmanifest script/*.js module/*.js module/*.ts
var files embed.FS

// Path is where the files are served.
const Path = "/static/"

type file struct {
	name, kind  string
	plain       []byte
	zip         func() []byte // compressed on first request
	fingerprint string
}

var (
	byName = map[string]*file{}
	byURL  = map[string]*file{}
)

func init() {
	entries, err := files.ReadDir(".")
	if err != nil {
		panic(err) // the files are embedded
	}
	for _, e := range entries {
		if !e.IsDir() && e.Name() != Manifest {
			add(e.Name(), read(e.Name()))
		}
	}
	add("surely.js", script())
	add(Manifest, manifest())
}

// Manifest is the name of the web app manifest, which browsers use to install the page.
const Manifest = "manifest.webmanifest"

// manifest refers to the icons by their served names.
func manifest() []byte {
	b := read(Manifest)
	for name := range byName {
		b = bytes.ReplaceAll(b, []byte(`"`+name+`"`), []byte(`"`+URL(name)+`"`))
	}
	return b
}

// kinds maps extensions to media types, since the system's table may lack some.
var kinds = map[string]string{".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml", ".png": "image/png",
	".webmanifest": "application/manifest+json"}

// parts lists the files of the script, in order of execution.
var parts = []string{"connection", "fragments", "composer", "actions", "table", "cells", "chart", "chips",
	"pasted", "doubts", "data", "chats", "speech", "palette", "kiosk", "begin"}

// script concatenates the parts in one scope.
func script() []byte {
	var b bytes.Buffer
	b.WriteString("\"use strict\";\n(() => {\n")
	for _, name := range parts {
		b.Write(read("script/" + name + ".js"))
	}
	b.WriteString("})();\n")
	return b.Bytes()
}

func read(name string) []byte {
	b, err := files.ReadFile(name)
	if err != nil {
		panic(err) // the files are embedded
	}
	return b
}

func add(name string, plain []byte) {
	sum := sha256.Sum256(plain)
	f := &file{name: name, kind: kinds[path.Ext(name)], plain: plain, fingerprint: hex.EncodeToString(sum[:6])}
	f.zip = sync.OnceValue(func() []byte {
		var b bytes.Buffer
		w, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
		w.Write(plain)
		w.Close()
		return b.Bytes()
	})
	byName[f.name] = f
	byURL[URL(f.name)] = f
}

// Client returns the API client module for other sites and programs.
func Client() []byte { return read("module/client.js") }

// Declaration returns the module's TypeScript declaration.
func Declaration() []byte { return read("module/client.d.ts") }

// Embed returns the module with the chat element for other pages, including its words as a JSON object.
func Embed(words string) []byte {
	return slices.Concat(Client(), []byte("\nconst spoken = "+words+";\n"), read("module/embed.js"))
}

// URL returns a file's address, which changes with its content.
func URL(name string) string {
	f := byName[name]
	if f == nil {
		return Path + name
	}
	ext := path.Ext(name)
	return Path + strings.TrimSuffix(name, ext) + "." + f.fingerprint + ext
}

// Handler serves the files.
func Handler() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f := byURL[r.URL.Path]
		if f == nil {
			http.NotFound(w, r)
			return
		}
		h := w.Header()
		h.Set("Content-Type", f.kind)
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
		h.Set("Vary", "Accept-Encoding")
		body := f.plain
		if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			h.Set("Content-Encoding", "gzip")
			body = f.zip()
		}
		w.Write(body)
	})
}
