package encode

import (
	"fmt"
	"slices"
	"strconv"
	"sync"

	"github.com/ask-surely/surely/weights/minilm"
)

// The model's shape, as in kernel.h.
const (
	Width = 384 // dimensions of a state
	inner = 1536
	depth = 6
	panel = 16 // outputs of a linear map computed together
)

// model holds embeddings and layers.
type model struct {
	kernel    kernel
	tokens    *matrix
	positions matrix
	types     matrix
	norm      []float32 // weight, bias
	layers    []*layer
	heads     map[string]*Head
}

// layer holds the numbers of one layer in the kernel's order: w the packed weights of qkv, o, f1 and f2; f the scales
// of their inputs, their own scales and their biases, and then the weight and bias of both norms.
type layer struct {
	w []int8
	f []float32
}

// linears describes a layer's linear maps: the tensors that make up each of them, and its size.
var linears = []struct {
	name    string
	parts   []string
	out, in int
}{
	{"qkv", []string{"q", "k", "v"}, Width, Width},
	{"o", []string{"o"}, Width, Width},
	{"f1", []string{"f1"}, inner, Width},
	{"f2", []string{"f2"}, Width, inner},
}

// tokenMatrix loads the embedded token embeddings, shared by all models.
var tokenMatrix = sync.OnceValues(func() (*matrix, error) {
	set, err := openTensors(minilm.Embeddings, "embeddings")
	if err != nil {
		return nil, err
	}
	m, err := set.matrix("tok", len(DefaultTokenizer().ids), Width)
	return &m, err
})

// basis is the embedded model for a kernel; layers are packed on first use.
type basis struct {
	model
	set *tensors
	mu  sync.Mutex // guards model.layers
}

var (
	basesMu sync.Mutex
	bases   = map[string]*basis{}
)

// basisOf returns the basis shared by all models of a kernel.
func basisOf(k kernel) (*basis, error) {
	basesMu.Lock()
	defer basesMu.Unlock()
	if b, ok := bases[k.name]; ok {
		return b, nil
	}
	b, err := newBasis(k)
	if err != nil {
		return nil, fmt.Errorf("the embedded encoder: %w", err)
	}
	bases[k.name] = b
	return b, nil
}

func newBasis(k kernel) (b *basis, err error) {
	b = &basis{model: model{kernel: k, layers: make([]*layer, depth)}}
	if b.set, err = openTensors(minilm.Layers, "layers"); err != nil {
		return nil, err
	}
	if b.tokens, err = tokenMatrix(); err != nil {
		return nil, err
	}
	return b, b.readInput(b.set)
}

func (b *basis) layer(i int) (l *layer, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.layers[i] == nil {
		b.layers[i], err = readLayer(b.set, fmt.Sprintf("layers.%d.", i), b.kernel)
	}
	return b.layers[i], err
}

// pretrained returns the embedded model.
func (b *basis) pretrained() (*model, error) { return b.with(&tensors{}, nil) }

// trained returns the model in a file of trained layers, over those of another model, or the pretrained ones if below
// is nil.
func (b *basis) trained(file []byte, below *model) (*model, error) {
	set, err := openTensors(file, "layers")
	if err != nil {
		return nil, err
	}
	if trained := set.meta["embeddings"]; trained != b.set.meta["embeddings"] {
		return nil, fmt.Errorf("%w: its layers were trained on other token embeddings (%q)", ErrFormat, trained)
	}
	return b.with(set, below)
}

// with returns the basis, or the model below, with some parts replaced by those of a set.
func (b *basis) with(set *tensors, below *model) (m *model, err error) {
	m = &model{kernel: b.kernel, tokens: b.tokens, positions: b.positions, types: b.types, norm: b.norm}
	if below != nil {
		m.positions, m.types, m.norm = below.positions, below.types, below.norm
	}
	if set.has("pos.weight") {
		if err := m.readInput(set); err != nil {
			return nil, err
		}
	}
	m.layers = make([]*layer, depth)
	if n, err := strconv.Atoi(set.meta["depth"]); err == nil && n > 0 && n < depth {
		m.layers = m.layers[:n] // the upper layers were left out in training
	}
	for i := range m.layers {
		if name := fmt.Sprintf("layers.%d.", i); set.has(name + "q.weight") {
			m.layers[i], err = readLayer(set, name, b.kernel)
		} else if below != nil && i < len(below.layers) {
			m.layers[i] = below.layers[i]
		} else {
			m.layers[i], err = b.layer(i)
		}
		if err != nil {
			return nil, err
		}
	}
	m.heads, err = readHeads(set, b.kernel)
	return m, err
}

// readInput loads the position and type embeddings.
func (m *model) readInput(set *tensors) (err error) {
	if m.positions, err = set.matrix("pos", MaxTokens, Width); err != nil {
		return err
	}
	if m.types, err = set.matrix("typ", 2, Width); err != nil {
		return err
	}
	m.norm, err = set.vectors("n", nil)
	return err
}

// vectors appends a norm's weight and bias.
func (set *tensors) vectors(name string, to []float32) ([]float32, error) {
	for _, part := range []string{".weight", ".bias"} {
		v, err := set.floats(name+part, Width)
		if err != nil {
			return nil, err
		}
		to = append(to, v...)
	}
	return to, nil
}

func readLayer(set *tensors, name string, k kernel) (*layer, error) {
	l, err := &layer{w: make([]int8, 0, Width*(4*Width+2*inner))}, error(nil)
	for _, of := range linears {
		input, err := set.floats(name+of.name+".input", of.in)
		if err != nil {
			return nil, err
		}
		var names []string
		for _, part := range of.parts {
			names = append(names, name+part)
		}
		if l.w, l.f, err = set.linear(l.w, append(l.f, input...), k, of.out, of.in, names...); err != nil {
			return nil, err
		}
	}
	for _, n := range []string{"n1", "n2"} {
		if l.f, err = set.vectors(name+n, l.f); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// linear appends linear maps with the same inputs, joined into one: their weights to w, the scales of their outputs and
// then their biases, if any, to f. Each has out outputs.
func (set *tensors) linear(w []int8, f []float32, k kernel, out, in int, names ...string) ([]int8, []float32, error) {
	var scales, biases []float32
	for _, name := range names {
		m, err := set.matrix(name, out, in)
		if err != nil {
			return nil, nil, err
		}
		bias := make([]float32, out)
		if set.has(name + ".bias") {
			if bias, err = set.floats(name+".bias", out); err != nil {
				return nil, nil, err
			}
		}
		w = pack(w, m, k)
		scales, biases = append(scales, m.scale...), append(biases, bias...)
	}
	return w, slices.Concat(f, scales, biases), nil
}

// pack appends a matrix in panels of outputs and, within those, groups of inputs, as kernel.c describes.
func pack(to []int8, m matrix, k kernel) []int8 {
	at := len(to)
	to = append(to, make([]int8, len(m.numbers))...)
	for p := 0; p < len(m.scale); p += panel {
		part := to[at+p*m.columns:][:panel*m.columns]
		for r := range panel {
			row := m.numbers[(p+r)*m.columns:][:m.columns]
			for i := 0; i < len(row); i += k.group {
				out := part[(i*panel + r*k.group):][:k.group]
				for j, q := range row[i:][:k.group] {
					out[j] = int8(q ^ k.flip)
				}
			}
		}
	}
	return to
}

// embed fills x with the embeddings of a sequence's tokens.
func (m *model) embed(s *Sequence, x []float32) {
	clear(x)
	for i, id := range s.ids {
		row := x[i*Width:][:Width]
		m.tokens.add(int(id), row)
		m.positions.add(i, row)
		m.types.add(int(s.types[i]), row)
		normalise(row, m.norm[:Width], m.norm[Width:])
	}
}
