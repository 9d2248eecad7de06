package reader

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"sync"
)

// Model holds the trained parts of the reader: tables of weights, rebuilt by "surely train reader".
type Model struct {
	tables map[string]table
}

// table is a list of weights by feature number.
type table struct {
	bits    uint
	weights []float32
}

//go:embed model/reader.bin
var modelFile []byte

var embeddedModel = sync.OnceValues(func() (*Model, error) {
	m, err := ReadModel(bytes.NewReader(modelFile))
	if err != nil {
		return nil, fmt.Errorf("the embedded reading model: %w", err)
	}
	return m, nil
})

// modelMagic begins a model file; its last byte is the version of the form.
const modelMagic = "SRLYRDR1"

// Bytes writes the model down: per table its name, its size, the largest weight and the weights that matter, as
// 12-bit fractions of it with the distance to the one before.
func (m *Model) Bytes() ([]byte, error) {
	var out bytes.Buffer
	out.WriteString(modelMagic)
	zip, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	var b []byte
	b = binary.AppendUvarint(b, uint64(len(m.tables)))
	for _, name := range sortedNames(m.tables) {
		t := m.tables[name]
		b = binary.AppendUvarint(b, uint64(len(name)))
		b = append(b, name...)
		b = binary.AppendUvarint(b, uint64(t.bits))
		b = binary.AppendUvarint(b, uint64(len(t.weights)))
		var largest float32
		for _, w := range t.weights {
			largest = max(largest, float32(math.Abs(float64(w))))
		}
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(largest))
		var kept []byte
		n, last := uint64(0), -1
		for i, w := range t.weights {
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

var errModel = errors.New("not a reading model")

// ReadModel reads what Bytes wrote.
func ReadModel(r io.Reader) (*Model, error) {
	head := make([]byte, len(modelMagic))
	if _, err := io.ReadFull(r, head); err != nil || string(head) != modelMagic {
		return nil, errModel
	}
	zip, err := gzip.NewReader(r)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errModel, err)
	}
	content, err := io.ReadAll(io.LimitReader(zip, 64<<20))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errModel, err)
	}
	d := &decoder{b: content}
	m := &Model{tables: map[string]table{}}
	for range d.uvarint() {
		name := string(d.bytes(int(d.uvarint())))
		t := table{bits: uint(d.uvarint())}
		size := d.uvarint()
		if size > 1<<24 {
			return nil, errModel
		}
		t.weights = make([]float32, size)
		largest := float64(math.Float32frombits(uint32(d.fixed())))
		at := -1
		for range d.uvarint() {
			at += int(d.uvarint())
			q := d.varint()
			if d.bad || at < 0 || at >= len(t.weights) {
				return nil, errModel
			}
			t.weights[at] = float32(float64(q) / quantum * largest)
		}
		if d.bad {
			return nil, errModel
		}
		m.tables[name] = t
	}
	return m, nil
}

// decoder reads numbers; once something is amiss everything is.
type decoder struct {
	b   []byte
	bad bool
}

func (d *decoder) uvarint() uint64 {
	v, n := binary.Uvarint(d.b)
	if n <= 0 || d.bad {
		d.bad = true
		return 0
	}
	d.b = d.b[n:]
	return v
}

func (d *decoder) varint() int64 {
	v, n := binary.Varint(d.b)
	if n <= 0 || d.bad {
		d.bad = true
		return 0
	}
	d.b = d.b[n:]
	return v
}

func (d *decoder) fixed() uint32 {
	if len(d.b) < 4 || d.bad {
		d.bad = true
		return 0
	}
	v := binary.LittleEndian.Uint32(d.b)
	d.b = d.b[4:]
	return v
}

func (d *decoder) bytes(n int) []byte {
	if d.bad || n < 0 || n > len(d.b) {
		d.bad = true
		return nil
	}
	s := d.b[:n]
	d.b = d.b[n:]
	return s
}

func sortedNames(tables map[string]table) []string {
	var names []string
	for name := range tables {
		names = append(names, name)
	}
	for i := range names {
		for j := i; j > 0 && names[j] < names[j-1]; j-- {
			names[j], names[j-1] = names[j-1], names[j]
		}
	}
	return names
}

// softmax returns a classifier kept under name; nil if the model has none.
func (m *Model) softmax(name string) *softmax {
	if m == nil || m.tables[name+"/0"].weights == nil {
		return nil
	}
	s := &softmax{}
	for k := range s.weights {
		s.weights[k] = m.tables[fmt.Sprintf("%s/%d", name, k)].weights
		s.lean[k] = float64(m.tables[name+"/lean"].weights[k])
	}
	return s
}

func (m *Model) setSoftmax(name string, bits uint, s *softmax) {
	lean := make([]float32, classes)
	for k := range s.weights {
		m.tables[fmt.Sprintf("%s/%d", name, k)] = table{bits: bits, weights: s.weights[k]}
		lean[k] = float32(s.lean[k])
	}
	m.tables[name+"/lean"] = table{weights: lean}
}
