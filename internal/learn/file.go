package learn

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
)

// magic begins every model of this format.
const magic = "SLM1"

// errFormat means that the input is not a model.
var errFormat = errors.New("not a model of this version")

// Reader is the input for several models in sequence, such as *bytes.Reader or *bufio.Reader.
type Reader interface {
	io.Reader
	io.ByteReader
}

// Read reads a model: the weights that are not zero, each with its distance from the previous one.
func Read(r Reader) (*Model, error) {
	m, err := read(r)
	if err != nil {
		return nil, fmt.Errorf("read model: %w", err)
	}
	return m, nil
}

func read(r Reader) (*Model, error) {
	var head [len(magic)]byte
	if _, err := io.ReadFull(r, head[:]); err != nil || string(head[:]) != magic {
		return nil, errFormat
	}
	var err error
	number := func() uint64 {
		if err != nil {
			return 0
		}
		var x uint64
		x, err = binary.ReadUvarint(r)
		return x
	}
	bits := number()
	scale := number()
	if dense := number(); err != nil || bits > 28 || dense != 0 {
		return nil, errFormat
	}
	m := &Model{bits: int(bits), scale: math.Float32frombits(uint32(scale)), sparse: make([]int8, 1<<bits)}
	at := uint64(0)
	for count := number(); count > 0 && err == nil; count-- {
		at += number()
		v, e := r.ReadByte()
		if e != nil || at >= uint64(len(m.sparse)) {
			return nil, errFormat
		}
		m.sparse[at] = int8(v)
	}
	if err != nil {
		return nil, errFormat
	}
	return m, nil
}
