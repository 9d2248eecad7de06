// Package demo holds the built-in sample data: invented restaurants in four cities with reviews, their chefs, and
// events. The files in data are written by hand, with a fact sheet before each restaurant's reviews;
// internal/demo/build makes the database from them.
package demo

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/ask-surely/surely/internal/atomicfile"
)

//go:embed demo.sqlite.gz
var compressed []byte

//go:embed surely.yaml
var overlay []byte

//go:embed products.sqlite.gz
var products []byte

// Default and Products name the built-in data.
const (
	Default  = "restaurants"
	Products = "products"
)

// dataset is one of the built-in databases, with its surely.yaml.
type dataset struct{ compressed, overlay []byte }

func named(name string) (dataset, error) {
	switch name {
	case "", Default:
		return dataset{compressed, overlay}, nil
	case Products:
		return dataset{compressed: products}, nil
	}
	return dataset{}, fmt.Errorf("there is no built-in data %q; choose %s or %s", name, Default, Products)
}

//go:embed conversations.jsonl
var conversations []byte

// Questions returns the questions that come with the named built-in data, with their statements, one per line.
func Questions(name string) []byte {
	if name == "" || name == Default {
		return conversations
	}
	return nil
}

// Aspects is the restaurants' aspects file: how guests express what is commonly asked about.
//
//go:embed aspects.txt
var Aspects []byte

// Install writes the named built-in data ("" for the restaurants) and its surely.yaml below dir, unless it exists, and
// returns the database's path.
func Install(dir, name string) (string, error) {
	data, err := named(name)
	if err != nil {
		return "", err
	}
	name = cmp.Or(name, Default)
	sum := sha256.New()
	sum.Write(data.compressed)
	sum.Write(data.overlay)
	dir = filepath.Join(dir, "demo", hex.EncodeToString(sum.Sum(nil))[:16])
	path := filepath.Join(dir, name+".sqlite")
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	database, err := unpack(data.compressed)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("install the built-in data: %w", err)
	}
	if len(data.overlay) > 0 {
		if err := atomicfile.Write(filepath.Join(dir, "surely.yaml"), data.overlay); err != nil {
			return "", fmt.Errorf("install the built-in data: %w", err)
		}
	}
	if err := atomicfile.Write(path, database); err != nil {
		return "", fmt.Errorf("install the built-in data: %w", err)
	}
	return path, nil
}

func unpack(compressed []byte) ([]byte, error) {
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
