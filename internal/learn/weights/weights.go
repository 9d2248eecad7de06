// Package weights stores tables of learned numbers by name, in a compact form.
package weights

import (
	"bytes"
	"compress/gzip"
	"encoding/gob"
	"fmt"
	"io"
	"sync"
)

// Set holds tables by name.
type Set map[string][]float32

// quantum is the integer that stands for a table's largest weight.
const quantum = 2047

// table holds a table's significant weights as 12-bit fractions of the largest, each with its distance from the
// previous one.
type table struct {
	Size      int
	Largest   float32
	Gaps      []int
	Fractions []int16
}

// Embedded returns a function that decodes an embedded set on first use; what names it in errors.
func Embedded(what string, file []byte) func() (Set, error) {
	return sync.OnceValues(func() (Set, error) {
		set, err := Read(bytes.NewReader(file))
		if err != nil {
			err = fmt.Errorf("the embedded %s: %w", what, err)
		}
		return set, err
	})
}

// Read decodes a set: compressed tables by name. training/README.md names the trainers of the embedded sets.
func Read(r io.Reader) (Set, error) {
	zip, err := gzip.NewReader(r)
	if err != nil {
		return nil, err
	}
	var tables map[string]table
	if err := gob.NewDecoder(zip).Decode(&tables); err != nil {
		return nil, err
	}
	set := Set{}
	for name, t := range tables {
		weights, at := make([]float32, t.Size), 0
		for i, gap := range t.Gaps {
			at += gap
			weights[at] = float32(float64(t.Fractions[i]) / quantum * float64(t.Largest))
		}
		set[name] = weights
	}
	return set, nil
}
