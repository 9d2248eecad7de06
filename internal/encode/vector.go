package encode

import (
	"context"
	"math"
)

// maxVectorTokens is the maximum number of a text's tokens that its vector covers, as in the model's training.
const maxVectorTokens = 256

// Vector returns a vector of length 1 for each text: the mean of its tokens' states. Texts with similar meanings have a
// large dot product. Vectors are cached and shared: do not modify them.
func (e *Encoder) Vector(ctx context.Context, texts []string) ([][]float32, error) {
	out := make([][]float32, len(texts))
	at := map[string][]int{} // by text to encode: its indexes
	var missing []string
	var sequences []*Sequence
	for i, text := range texts {
		if out[i], _ = e.vectors.Get(text); out[i] != nil {
			continue
		}
		if at[text] == nil {
			missing = append(missing, text)
			sequences = append(sequences, Words().Single(text, maxVectorTokens))
		}
		at[text] = append(at[text], i)
	}
	if len(missing) == 0 {
		return out, nil
	}
	states, err := e.Hidden(ctx, sequences)
	if err != nil {
		return nil, err
	}
	for i, text := range missing {
		v := normalize(states[i].Mean(Span{0, states[i].Len()}))
		e.vectors.Put(text, v)
		for _, j := range at[text] {
			out[j] = v
		}
	}
	return out, nil
}

// Similar returns the dot product of two vectors.
func Similar(a, b []float32) float32 {
	var s float32
	for i, v := range a {
		s += v * b[i]
	}
	return s
}

// normalize scales a vector to length 1, in place.
func normalize(v []float32) []float32 {
	by := float32(1 / math.Sqrt(math.Max(float64(Similar(v, v)), 1e-24)))
	for i := range v {
		v[i] *= by
	}
	return v
}
