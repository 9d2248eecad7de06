package encode

import (
	"context"
	"fmt"
	"strings"
)

// Head is a small network on top of states: linear maps in float32 with GELU between them.
type Head struct {
	kernel  kernel
	in, out int
	maps    []headMap
}

// headMap is a linear map with its outputs padded to whole panels.
type headMap struct {
	in, out int
	w, bias []float32
}

// Head returns the head of that name, which must have the given numbers of inputs and outputs.
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
	padded := (len(rows) + 3) / 4 * 4
	x := make([]float32, padded*h.in)
	for i, row := range rows {
		copy(x[i*h.in:(i+1)*h.in], row)
	}
	for i, m := range h.maps {
		n := len(m.bias)
		y := make([]float32, padded*n)
		h.kernel.linear(m.w, m.bias, x, i < len(h.maps)-1, y)
		if n != m.out {
			y = withoutPadding(y, n, m.out)
		}
		x = y
	}
	out := make([][]float32, len(rows))
	for i := range out {
		out[i] = x[i*h.out : (i+1)*h.out : (i+1)*h.out]
	}
	return out
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

// withoutPadding removes padding: it moves the first m of every n numbers together.
func withoutPadding(y []float32, n, m int) []float32 {
	for i := range len(y) / n {
		copy(y[i*m:(i+1)*m], y[i*n:])
	}
	return y[:len(y)/n*m]
}

// readHeads reads heads.NAME.0.weight, .bias, heads.NAME.1.weight … of all names.
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
		h, err := readHead(set, "heads."+name)
		if err != nil {
			return nil, err
		}
		h.kernel = k
		heads[name] = h
	}
	return heads, nil
}

func readHead(set *tensors, name string) (*Head, error) {
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
		h.maps = append(h.maps, packHead(w, bias, shape[1]))
		if i == 0 {
			h.in = shape[1]
		}
		h.out = shape[0]
	}
	return h, nil
}

// packHead puts weights in panels, [out/panel][in][panel].
func packHead(w, bias []float32, in int) headMap {
	out := len(bias)
	padded := (out + panel - 1) / panel * panel
	m := headMap{in: in, out: out, w: make([]float32, padded*in), bias: make([]float32, padded)}
	copy(m.bias, bias)
	for o := range out {
		for i := range in {
			m.w[(o/panel*in+i)*panel+o%panel] = w[o*in+i]
		}
	}
	return m
}
