// Package weights stores tables of learned numbers by name, in a compact form.
package weights

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"sync"
)

// Set holds tables by name.
type Set map[string][]float32

// magic starts the encoding; its last byte is the version.
const magic = "SRLYWTS1"

// quantum is the integer that stands for a table's largest weight.
const quantum = 2047

// errForm means that the input is not a set.
var errForm = errors.New("not a set of weights")

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

// Read decodes a set, which is compressed: for each table its name, its size, its largest weight, and the significant
// weights as 12-bit fractions of the largest, each with its distance from the previous one. training/README.md names
// the trainers that wrote the embedded sets.
func Read(r io.Reader) (Set, error) {
	head := make([]byte, len(magic))
	if _, err := io.ReadFull(r, head); err != nil || string(head) != magic {
		return nil, errForm
	}
	zip, err := gzip.NewReader(r)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errForm, err)
	}
	content, err := io.ReadAll(io.LimitReader(zip, 64<<20))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errForm, err)
	}
	set := Set{}
	if err := set.decode(bytes.NewReader(content)); err != nil {
		return nil, errForm
	}
	return set, nil
}

// decode reads the tables of an uncompressed set.
func (set Set) decode(r *bytes.Reader) (err error) {
	number := func() (x uint64) { // after the first error all numbers are 0
		if err == nil {
			x, err = binary.ReadUvarint(r)
		}
		return x
	}
	for tables := number(); tables > 0 && err == nil; tables-- {
		name := make([]byte, min(number(), uint64(r.Len())))
		r.Read(name) // missing bytes are noticed when the size is read
		size := number()
		if size > 1<<24 {
			return errForm
		}
		t := make([]float32, size)
		var largest float32
		if err == nil {
			err = binary.Read(r, binary.LittleEndian, &largest)
		}
		at := -1
		for n := number(); n > 0 && err == nil; n-- {
			at += int(number())
			var q int64
			if err == nil {
				q, err = binary.ReadVarint(r)
			}
			if at < 0 || at >= len(t) {
				return errForm
			}
			t[at] = float32(float64(q) / quantum * float64(largest))
		}
		set[string(name)] = t
	}
	return err
}
