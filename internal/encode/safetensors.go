package encode

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
)

// ErrFormat means that a file is not an encoder file.
var ErrFormat = errors.New("not an encoder file")

// format is the version in the files' metadata, written by training/encoder/format.py.
const format = "surely-encoder-1"

// tensors is a safetensors file: a header that names the tensors, and their data.
type tensors struct {
	meta map[string]string
	list map[string]tensor
}

type tensor struct {
	Type    string `json:"dtype"`
	Shape   []int  `json:"shape"`
	Offsets [2]int `json:"data_offsets"`
	data    []byte
}

// openTensors reads the header and checks every tensor's size; the data is not copied.
func openTensors(file []byte, kind string) (*tensors, error) {
	if len(file) < 8 || binary.LittleEndian.Uint64(file) > uint64(len(file)-8) {
		return nil, ErrFormat
	}
	n := int(binary.LittleEndian.Uint64(file))
	var header map[string]json.RawMessage
	if err := json.Unmarshal(file[8:8+n], &header); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFormat, err)
	}
	set, data := &tensors{list: map[string]tensor{}}, file[8+n:]
	for name, raw := range header {
		if name == "__metadata__" {
			if err := json.Unmarshal(raw, &set.meta); err != nil {
				return nil, fmt.Errorf("%w: %w", ErrFormat, err)
			}
			continue
		}
		var t tensor
		if err := json.Unmarshal(raw, &t); err != nil {
			return nil, fmt.Errorf("%w: %s: %w", ErrFormat, name, err)
		}
		from, to := t.Offsets[0], t.Offsets[1]
		if from < 0 || to < from || to > len(data) || to-from != t.bytes() {
			return nil, fmt.Errorf("%w: %s is %v of %s, but has bytes %d to %d", ErrFormat, name, t.Shape, t.Type, from, to)
		}
		t.data = data[from:to:to]
		set.list[name] = t
	}
	if set.meta["format"] != format || set.meta["kind"] != kind {
		return nil, fmt.Errorf("%w: it has format %q, kind %q; expected %q, %q", ErrFormat, set.meta["format"],
			set.meta["kind"], format, kind)
	}
	return set, nil
}

// bytes returns the size of a tensor's data, from its type and shape; -1 if the shape is invalid.
func (t tensor) bytes() int {
	n := map[string]int{"F32": 4, "I8": 1}[t.Type]
	for _, d := range t.Shape {
		if d <= 0 || n > 1<<28/d {
			return -1
		}
		n *= d
	}
	return n
}

func (set *tensors) has(name string) bool {
	_, ok := set.list[name]
	return ok
}

func (set *tensors) get(name, kind string, shape ...int) ([]byte, error) {
	t, ok := set.list[name]
	if !ok {
		return nil, fmt.Errorf("%w: it has no %s", ErrFormat, name)
	}
	if t.Type != kind || fmt.Sprint(t.Shape) != fmt.Sprint(shape) {
		return nil, fmt.Errorf("%w: %s is %v of %s, not %v of %s", ErrFormat, name, t.Shape, t.Type, shape, kind)
	}
	return t.data, nil
}

// floats returns a tensor of finite float32 numbers.
func (set *tensors) floats(name string, shape ...int) ([]float32, error) {
	data, err := set.get(name, "F32", shape...)
	if err != nil {
		return nil, err
	}
	out := make([]float32, len(data)/4)
	for i := range out {
		out[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:]))
		if math.IsNaN(float64(out[i])) || math.IsInf(float64(out[i]), 0) {
			return nil, fmt.Errorf("%w: %s has numbers that are not finite", ErrFormat, name)
		}
	}
	return out, nil
}

// matrix is a matrix of int8 numbers with a scale for each row.
type matrix struct {
	numbers []byte // of int8
	scale   []float32
	columns int
}

func (set *tensors) matrix(name string, rows, columns int) (m matrix, err error) {
	if m.numbers, err = set.get(name+".weight", "I8", rows, columns); err != nil {
		return m, err
	}
	m.columns = columns
	m.scale, err = set.floats(name+".scale", rows)
	return m, err
}

// add adds row r to out.
func (m *matrix) add(r int, out []float32) {
	scale := m.scale[r]
	for i, q := range m.numbers[r*m.columns:][:m.columns] {
		out[i] += float32(float32(int8(q)) * scale)
	}
}
