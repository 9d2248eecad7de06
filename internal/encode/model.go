package encode

import (
	"fmt"
	"sync"

	"github.com/ask-surely/surely/weights/minilm"
)

// The model's shape; kernel.h has the same numbers.
const (
	Width  = 384 // numbers in a state
	heads  = 12
	inner  = 1536
	depth  = 6
	panel  = 16 // outputs of a linear map that are computed together
	narrow = Width / heads
)

// model is what a sequence passes through: embeddings, then layers.
type model struct {
	kernel    kernel
	tokens    *matrix
	positions matrix
	types     matrix
	norm      []float32 // weight, bias
	layers    [depth]*layer
	heads     map[string]*Head
}

// layer is one layer's numbers in the order in which the kernel takes them: w the weights of qkv, o, f1, f2, each
// packed; f for each of those input, scale and bias, then weight and bias of both norms.
type layer struct {
	w []int8
	f []float32
}

// linears are a layer's linear maps: which tensors make one up, and their size.
var linears = []struct {
	name    string
	parts   []string
	out, in int
}{
	{"qkv", []string{"q", "k", "v"}, 3 * Width, Width},
	{"o", []string{"o"}, Width, Width},
	{"f1", []string{"f1"}, inner, Width},
	{"f2", []string{"f2"}, Width, inner},
}

// embeddings reads the embedded token embeddings; all models share them.
var embeddings = sync.OnceValues(func() (*tensors, error) {
	return openTensors(minilm.Embeddings, "embeddings")
})

var tokenMatrix = sync.OnceValues(func() (*matrix, error) {
	set, err := embeddings()
	if err != nil {
		return nil, err
	}
	m, err := set.matrix("tok", len(Words().ids), Width)
	return &m, err
})

var (
	basesMu sync.Mutex
	bases   = map[string]*model{}
)

// base is the embedded model as a kernel wants it, made when it is first needed.
func base(k kernel) (*model, error) {
	basesMu.Lock()
	defer basesMu.Unlock()
	if m, ok := bases[k.name()]; ok {
		return m, nil
	}
	m, err := read(minilm.Layers, k, nil)
	if err != nil {
		return nil, fmt.Errorf("the embedded encoder: %w", err)
	}
	bases[k.name()] = m
	return m, nil
}

// read reads a file of layers; what it lacks is taken from under.
func read(file []byte, k kernel, under *model) (*model, error) {
	set, err := openTensors(file, "layers")
	if err != nil {
		return nil, err
	}
	tokens, err := embeddings()
	if err != nil {
		return nil, err
	}
	if set.meta["embeddings"] != tokens.meta["embeddings"] {
		return nil, fmt.Errorf("%w: its layers were trained on other token embeddings (%q)", ErrFormat, set.meta["embeddings"])
	}
	m := &model{kernel: k}
	if under != nil {
		*m = *under
	}
	if m.tokens, err = tokenMatrix(); err != nil {
		return nil, err
	}
	if under == nil || set.has("pos.weight") {
		if err := m.readInput(set); err != nil {
			return nil, err
		}
	}
	for i := range m.layers {
		name := fmt.Sprintf("layers.%d.", i)
		if under != nil && !set.has(name+"q.weight") {
			continue
		}
		if m.layers[i], err = readLayer(set, name, k); err != nil {
			return nil, err
		}
	}
	m.heads, err = readHeads(set, k)
	return m, err
}

// readInput reads what is added to token embeddings.
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
	l, err := &layer{}, error(nil)
	for _, of := range linears {
		var scales, biases []float32
		for _, part := range of.parts {
			m, err := set.matrix(name+part, of.out/len(of.parts), of.in)
			if err != nil {
				return nil, err
			}
			bias, err := set.floats(name+part+".bias", of.out/len(of.parts))
			if err != nil {
				return nil, err
			}
			l.w = pack(l.w, m, k)
			scales, biases = append(scales, m.scale...), append(biases, bias...)
		}
		input, err := set.floats(name+of.name+".input", of.in)
		if err != nil {
			return nil, err
		}
		l.f = append(append(append(l.f, input...), scales...), biases...)
	}
	for _, n := range []string{"n1", "n2"} {
		if l.f, err = set.vectors(name+n, l.f); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// pack appends a matrix in panels of outputs and, within those, groups of inputs, as kernel.c describes.
func pack(to []int8, m matrix, k kernel) []int8 {
	group, flip := k.layout()
	rows := len(m.scale)
	if to == nil {
		to = make([]int8, 0, Width*(4*Width+2*inner))
	}
	for p := 0; p < rows; p += panel {
		for i := 0; i < m.columns; i += group {
			for r := p; r < p+panel; r++ {
				for _, q := range m.numbers[r*m.columns+i:][:group] {
					to = append(to, int8(q^flip))
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
