package encode

import (
	"context"
	"fmt"
	"slices"
	"strings"
)

// Head is a small network on top of states: linear maps in float32 with GELU between them.
type Head struct {
	in, out int
	maps    []*Matrix
}

// Matrix is a linear map in float32. Its outputs are padded to whole panels, [out/panel][in][panel].
type Matrix struct {
	kernel  kernel
	in, out int
	w, bias []float32
}

// newMatrix makes a matrix; at returns the weight of an output for an input.
func newMatrix(k kernel, out, in int, at func(o, i int) float32) *Matrix {
	padded := (out + panel - 1) / panel * panel
	m := &Matrix{kernel: k, in: in, out: out, w: make([]float32, padded*in), bias: make([]float32, padded)}
	for o := range out {
		for i := range in {
			m.w[(o/panel*in+i)*panel+o%panel] = at(o, i)
		}
	}
	return m
}

// Apply applies the map to consecutive rows.
func (m *Matrix) Apply(x []float32) []float32 { return m.apply(x, false) }

// apply applies the map, with GELU if curved.
func (m *Matrix) apply(x []float32, curved bool) []float32 {
	rows, n := len(x)/m.in, len(m.bias)
	if rows%4 != 0 {
		x = append(x[:len(x):len(x)], make([]float32, (4-rows%4)*m.in)...)
	}
	y := make([]float32, len(x)/m.in*n)
	m.kernel.linear(m.w, m.bias, x, curved, y)
	if n != m.out { // without the padding
		for i := range rows {
			copy(y[i*m.out:(i+1)*m.out], y[i*n:])
		}
	}
	return y[:rows*m.out]
}

// Head returns the named head, which must have the given numbers of inputs and outputs.
func (e *Encoder) Head(name string, in, out int) (*Head, error) {
	h, ok := e.model.heads[name]
	if !ok {
		return nil, fmt.Errorf("the encoder's file has no head %q", name)
	}
	if h.in != in || h.out != out {
		return nil, fmt.Errorf("head %q has %d outputs and %d inputs, not %d and %d", name, h.out, h.in, out, in)
	}
	return h, nil
}

// Apply applies the head to each row.
func (h *Head) Apply(rows [][]float32) [][]float32 {
	if len(rows) == 0 {
		return nil
	}
	x := slices.Concat(rows...)
	for i, m := range h.maps {
		x = m.apply(x, i < len(h.maps)-1)
	}
	return slices.Collect(slices.Chunk(x, h.out))
}

// Means applies the head to the mean state of each sequence.
func (h *Head) Means(ctx context.Context, e *Encoder, sequences []*Sequence) ([][]float32, error) {
	states, err := e.Hidden(ctx, sequences)
	if err != nil {
		return nil, err
	}
	rows := make([][]float32, len(states))
	for i, s := range states {
		rows[i] = s.Mean(Span{From: 0, To: s.Len()})
	}
	return h.Apply(rows), nil
}

// readHeads reads heads.NAME.0.weight, .bias, heads.NAME.1.weight … for every NAME.
func readHeads(set *tensors, k kernel) (map[string]*Head, error) {
	heads := map[string]*Head{}
	for tensor := range set.list {
		rest, ok := strings.CutPrefix(tensor, "heads.")
		if !ok {
			continue
		}
		name, _, _ := strings.Cut(rest, ".")
		if heads[name] != nil {
			continue
		}
		h, err := readHead(set, "heads."+name, k)
		if err != nil {
			return nil, err
		}
		heads[name] = h
	}
	return heads, nil
}

func readHead(set *tensors, name string, k kernel) (*Head, error) {
	h := &Head{}
	for i := 0; i == 0 || set.has(fmt.Sprintf("%s.%d.weight", name, i)); i++ {
		at := fmt.Sprintf("%s.%d", name, i)
		shape := set.list[at+".weight"].Shape
		if len(shape) != 2 || i > 0 && shape[1] != h.out {
			return nil, fmt.Errorf("%w: %s.weight has the shape %v", ErrFormat, at, shape)
		}
		w, err := set.floats(at+".weight", shape...)
		if err != nil {
			return nil, err
		}
		bias, err := set.floats(at+".bias", shape[0])
		if err != nil {
			return nil, err
		}
		m := newMatrix(k, shape[0], shape[1], func(o, i int) float32 { return w[o*shape[1]+i] })
		copy(m.bias, bias)
		h.maps = append(h.maps, m)
		if i == 0 {
			h.in = shape[1]
		}
		h.out = shape[0]
	}
	return h, nil
}

// Parts reads the layers of a network on top of an encoder from a file in the format of training/encoder. All kernels
// return identical results.
type Parts struct {
	set    *tensors
	kernel kernel
}

// OpenParts opens a file; kernel is one of Kernels(), or "" for the fastest.
func OpenParts(file []byte, kernel string) (*Parts, error) {
	k, err := kernelOf(kernel)
	if err != nil {
		return nil, err
	}
	set, err := openTensors(file, "layers")
	return &Parts{set, k}, err
}

// Map is a linear map with int8 weights.
type Map struct {
	kernel  kernel
	out, in int
	w       []int8
	f       []float32
}

// Map combines linear maps that share their inputs into one whose outputs are concatenated. The number of inputs and of
// each map's outputs must be multiples of 16.
func (p *Parts) Map(out, in int, names ...string) (m *Map, err error) {
	m = &Map{kernel: p.kernel, out: out * len(names), in: in}
	m.w, m.f, err = p.set.linear(nil, slices.Repeat([]float32{1}, in), p.kernel, out, in, names...)
	return m, err
}

// Apply applies the map to consecutive rows.
func (m *Map) Apply(x []float32) []float32 {
	y := make([]float32, len(x)/m.in*m.out)
	if len(x) > 0 {
		m.kernel.quantised(m.w, m.f, m.out, m.in, x, y)
	}
	return y
}

// Rows is a table of int8 vectors.
type Rows struct{ vectors matrix }

// Rows returns the named table of n vectors of Width numbers.
func (p *Parts) Rows(name string, n int) (*Rows, error) {
	m, err := p.set.matrix(name, n, Width)
	return &Rows{m}, err
}

// Add adds vector i to x.
func (r *Rows) Add(i int, x []float32) { r.vectors.add(i, x) }

// Norm is a layer normalisation of Width numbers.
type Norm struct{ weight, bias []float32 }

// Norm returns the named normalisation.
func (p *Parts) Norm(name string) (*Norm, error) {
	v, err := p.set.vectors(name, nil)
	if err != nil {
		return nil, err
	}
	return &Norm{v[:Width], v[Width:]}, nil
}

// Apply returns the rows of x normalised; x is unchanged.
func (n *Norm) Apply(x []float32) []float32 {
	out := append([]float32(nil), x...)
	for i := 0; i < len(out); i += Width {
		normalise(out[i:i+Width], n.weight, n.bias)
	}
	return out
}

// GELU applies the activation function GELU in place.
func GELU(x []float32) {
	for i, v := range x {
		x[i] = gelu(v)
	}
}

// Softmax turns logits into probabilities in place.
func Softmax(x []float32) { softmax(x) }

// Matrix makes a matrix whose weights are computed, not trained: the keys or values of an attention layer.
func (p *Parts) Matrix(out, in int, at func(o, i int) float32) *Matrix {
	return newMatrix(p.kernel, out, in, at)
}

// Has reports whether the file has a tensor.
func (p *Parts) Has(name string) bool { return p.set.has(name) }
