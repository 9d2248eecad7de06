// Package demo holds the built-in sample data: invented restaurants of four cities with reviews, their chefs, and events.
// The files in data are written by hand, a fact sheet before the reviews of every restaurant; demo/build makes the
// database and facts.json from them.
package demo

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

//go:embed demo.sqlite.gz
var compressed []byte

//go:embed surely.yaml
var overlay []byte

// Facts is facts.json: what a careful reader of the reviews would answer to 30 yes/no questions.
//
//go:embed facts.json
var Facts []byte

// Install writes the database and its surely.yaml below dir, unless they are there, and returns the database's path.
func Install(dir string) (string, error) {
	sum := sha256.New()
	sum.Write(compressed)
	sum.Write(overlay)
	dir = filepath.Join(dir, "demo", hex.EncodeToString(sum.Sum(nil))[:16])
	path := filepath.Join(dir, "restaurants.sqlite")
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	database, err := Database()
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("install the built-in data: %w", err)
	}
	for name, content := range map[string][]byte{filepath.Join(dir, "surely.yaml"): overlay, path: database} {
		if err := write(name, content); err != nil {
			return "", fmt.Errorf("install the built-in data: %w", err)
		}
	}
	return path, nil
}

// Database returns the bytes of the SQLite file.
func Database() ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(compressed))
	if err != nil {
		return nil, fmt.Errorf("unpack the built-in data: %w", err)
	}
	out, err := io.ReadAll(r)
	if err != nil {
		return nil, fmt.Errorf("unpack the built-in data: %w", err)
	}
	return out, nil
}

// write makes a file whole or not at all: two processes may install at the same time.
func write(path string, content []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".install-*")
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}
