package encode

// Parts are what networks on top of an encoder are made of, from a file of training/encoder's form. They use the
// fastest kernel unless told otherwise; all kernels give the same bits.
type Parts struct {
	set    *tensors
	kernel kernel
}

// OpenParts opens a file; kernel is one of Kernels(), "" the fastest.
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

// Map finds a linear map of several that have the same inputs, whose outputs stand one behind the other. The number of
// inputs and of each one's outputs must be multiples of 16.
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

// Apply computes the map for rows that stand one behind the other.
func (m *Map) Apply(x []float32) []float32 {
	y := make([]float32, len(x)/m.in*m.out)
	if len(x) > 0 {
		m.kernel.quantised(m.w, m.f, m.out, m.in, x, y)
	}
	return y
}

// Rows are vectors in int8, to look up.
type Rows struct{ of matrix }

// Rows finds n vectors of Width numbers.
func (p *Parts) Rows(name string, n int) (*Rows, error) {
	m, err := p.set.matrix(name, n, Width)
	return &Rows{m}, err
}

// Add adds vector i to x.
func (r *Rows) Add(i int, x []float32) { r.of.add(i, x) }

// Norm is a layer normalisation of Width numbers.
type Norm struct{ weight, bias []float32 }

// Norm finds a normalisation by name.
func (p *Parts) Norm(name string) (*Norm, error) {
	v, err := p.set.vectors(name, nil)
	if err != nil {
		return nil, err
	}
	return &Norm{v[:Width], v[Width:]}, nil
}

// Apply returns the rows of x normalised; x stays.
func (n *Norm) Apply(x []float32) []float32 {
	out := append([]float32(nil), x...)
	for i := 0; i < len(out); i += Width {
		normalise(out[i:i+Width], n.weight, n.bias)
	}
	return out
}

// GELU bends numbers in place.
func GELU(x []float32) {
	for i, v := range x {
		x[i] = gelu(v)
	}
}

// Softmax turns logits into probabilities in place.
func Softmax(x []float32) { softmax(x) }

// Matrix is a linear map with float weights that are not trained but computed: keys or values to attend to.
type Matrix struct {
	kernel  kernel
	of      headMap
	out, in int
}

// Matrix makes one; at returns the weight of an output for an input.
func (p *Parts) Matrix(out, in int, at func(o, i int) float32) *Matrix {
	m := &Matrix{kernel: p.kernel, out: out, in: in}
	padded := (out + panel - 1) / panel * panel
	m.of = headMap{in: in, out: out, w: make([]float32, padded*in), bias: make([]float32, padded)}
	for o := range out {
		for i := range in {
			m.of.w[(o/panel*in+i)*panel+o%panel] = at(o, i)
		}
	}
	return m
}

// Apply computes the map for rows that stand one behind the other.
func (m *Matrix) Apply(x []float32) []float32 {
	rows, n := len(x)/m.in, len(m.of.bias)
	if rows%4 != 0 {
		x = append(x[:len(x):len(x)], make([]float32, (4-rows%4)*m.in)...)
	}
	y := make([]float32, len(x)/m.in*n)
	m.kernel.linear(m.of.w, m.of.bias, x, false, y)
	if n != m.out {
		y = unpadded(y, n, m.out)
	}
	return y[:rows*m.out]
}
