// Package weights stores tables of learned numbers by name, in a compact form.
package weights

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"sync"
)

// Set holds tables by name.
type Set map[string][]float32

// magic starts the encoding; its last byte is the version.
const magic = "SRLYWTS1"

// Bytes encodes the set: for each table its name, its size, its largest weight, and the significant weights as 12-bit
// fractions of the largest, each with its distance from the previous one.
func (set Set) Bytes() ([]byte, error) {
	var out bytes.Buffer
	out.WriteString(magic)
	zip, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	var b []byte
	b = binary.AppendUvarint(b, uint64(len(set)))
	for _, name := range slices.Sorted(maps.Keys(set)) {
		t := set[name]
		b = binary.AppendUvarint(b, uint64(len(name)))
		b = append(b, name...)
		b = binary.AppendUvarint(b, uint64(len(t)))
		var largest float32
		for _, w := range t {
			largest = max(largest, float32(math.Abs(float64(w))))
		}
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(largest))
		var kept []byte
		n, last := uint64(0), -1
		for i, w := range t {
			q := int64(0)
			if largest > 0 {
				q = int64(math.Round(float64(w) / float64(largest) * quantum))
			}
			if q == 0 {
				continue
			}
			kept = binary.AppendUvarint(kept, uint64(i-last))
			kept = binary.AppendVarint(kept, q)
			n, last = n+1, i
		}
		b = binary.AppendUvarint(b, n)
		b = append(b, kept...)
	}
	if _, err := zip.Write(b); err != nil {
		return nil, err
	}
	if err := zip.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

const quantum = 2047

// ErrForm means that the input was not written by Bytes.
var ErrForm = errors.New("not a set of weights")

// Embedded returns a function that decodes an embedded model on first use; what names it in errors.
func Embedded[M any](what string, file []byte, of func(Set) (M, error)) func() (M, error) {
	return sync.OnceValues(func() (m M, err error) {
		set, err := Read(bytes.NewReader(file))
		if err == nil {
			m, err = of(set)
		}
		if err != nil {
			err = fmt.Errorf("the embedded %s: %w", what, err)
		}
		return m, err
	})
}

// Read decodes what Bytes wrote.
func Read(r io.Reader) (Set, error) {
	head := make([]byte, len(magic))
	if _, err := io.ReadFull(r, head); err != nil || string(head) != magic {
		return nil, ErrForm
	}
	zip, err := gzip.NewReader(r)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForm, err)
	}
	content, err := io.ReadAll(io.LimitReader(zip, 64<<20))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForm, err)
	}
	set := Set{}
	if err := set.decode(bytes.NewReader(content)); err != nil {
		return nil, ErrForm
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
			return ErrForm
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
				return ErrForm
			}
			t[at] = float32(float64(q) / quantum * float64(largest))
		}
		set[string(name)] = t
	}
	return err
}
