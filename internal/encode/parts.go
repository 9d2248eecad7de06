package encode

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
func (p *Parts) Map(out, in int, names ...string) (*Map, error) {
	m := &Map{kernel: p.kernel, out: out * len(names), in: in, w: make([]int8, 0, out*in*len(names))}
	var scales, biases []float32
	for _, name := range names {
		w, err := p.set.matrix(name, out, in)
		if err != nil {
			return nil, err
		}
		m.w = pack(m.w, w, p.kernel)
		scales = append(scales, w.scale...)
		bias := make([]float32, out)
		if p.set.has(name + ".bias") {
			if bias, err = p.set.floats(name+".bias", out); err != nil {
				return nil, err
			}
		}
		biases = append(biases, bias...)
	}
	m.f = make([]float32, in, in+2*m.out)
	for i := range m.f {
		m.f[i] = 1
	}
	m.f = append(append(m.f, scales...), biases...)
	return m, nil
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

// Matrix is a linear map whose float weights are computed, not trained: the keys or values of an attention layer.
type Matrix struct {
	kernel  kernel
	weights headMap
	out, in int
}

// Matrix makes a matrix; at returns the weight of an output for an input.
func (p *Parts) Matrix(out, in int, at func(o, i int) float32) *Matrix {
	m := &Matrix{kernel: p.kernel, out: out, in: in}
	padded := (out + panel - 1) / panel * panel
	m.weights = headMap{in: in, out: out, w: make([]float32, padded*in), bias: make([]float32, padded)}
	for o := range out {
		for i := range in {
			m.weights.w[(o/panel*in+i)*panel+o%panel] = at(o, i)
		}
	}
	return m
}

// Apply applies the map to consecutive rows.
func (m *Matrix) Apply(x []float32) []float32 {
	rows, n := len(x)/m.in, len(m.weights.bias)
	if rows%4 != 0 {
		x = append(x[:len(x):len(x)], make([]float32, (4-rows%4)*m.in)...)
	}
	y := make([]float32, len(x)/m.in*n)
	m.kernel.linear(m.weights.w, m.weights.bias, x, false, y)
	if n != m.out {
		y = withoutPadding(y, n, m.out)
	}
	return y[:rows*m.out]
}
