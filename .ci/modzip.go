//go:build ignore

// Writes a tree as a module that a file:// GOPROXY serves: go run .ci/modzip.go PROXY MODULE VERSION TREE
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"

	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"
)

func main() {
	m := module.Version{Path: os.Args[2], Version: os.Args[3]}
	dir := filepath.Join(os.Args[1], filepath.FromSlash(m.Path), "@v")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		log.Fatal(err)
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		log.Fatal(err)
	}
	f, err := os.Create(filepath.Join(dir, m.Version+".zip"))
	if err != nil {
		log.Fatal(err)
	}
	if err := zip.CreateFromDir(f, m, os.Args[4]); err != nil {
		log.Fatal(err)
	}
	if err := f.Close(); err != nil {
		log.Fatal(err)
	}
	for name, text := range map[string]string{"list": m.Version + "\n", m.Version + ".mod": string(mod),
		m.Version + ".info": fmt.Sprintf(`{"Version":%q}`, m.Version)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			log.Fatal(err)
		}
	}
}
