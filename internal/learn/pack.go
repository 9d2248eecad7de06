package learn

// Pack makes a model of weights that were trained elsewhere, for scorers whose candidates are too many to be listed as
// groups: len(values) must be a power of two.
func Pack(values, dense []float32, o Options) *Model {
	o.defaults()
	o.Bits = 0
	for 1<<o.Bits < len(values) {
		o.Bits++
	}
	return quantise(values, dense, o)
}

// Perturbed is Score without the features that d leaves out.
func (m *Model) Perturbed(f *Features, d Drop) float64 {
	return m.finish(m.sum(f.Sparse, d)+m.sum(f.Shared, d), f.Dense)
}

// Dense returns how many dense features the model has weights for.
func (m *Model) Dense() int { return len(m.dense) }

// Values returns the weights of a model, as Pack takes them.
func (m *Model) Values() []float32 {
	out := make([]float32, len(m.sparse))
	for i, v := range m.sparse {
		out[i] = float32(v) * m.scale
	}
	return out
}
