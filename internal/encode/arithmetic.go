package encode

import "math"

// These functions are those of layer.h, operation by operation, with identical results. float32(a*b) keeps compilers
// from fusing a product with the sum it goes into.

// lanes holds the 16 numbers that the C kernel computes at once.
type lanes [16]float32

// total adds up the lanes by halves: lane i and i+8, then i+4, i+2, i+1.
func (s *lanes) total() float32 {
	for h := 8; h > 0; h /= 2 {
		for i := range h {
			s[i] += s[i+h]
		}
	}
	return s[0]
}

// nearest rounds a number whose absolute value is below 2²² to an integer.
func nearest(x float32) float32 { return x + 12582912 - 12582912 }

func exponential(x float32) float32 {
	if !(x > -87) {
		x = -87
	}
	n := nearest(x * 1.44269504)
	r := x - float32(n*0.693359375)
	r -= float32(n * -2.12194440e-4)
	p := float32(r*1.9875691500e-4) + 1.3981999507e-3
	p = float32(p*r) + 8.3334519073e-3
	p = float32(p*r) + 4.1665795894e-2
	p = float32(p*r) + 1.6666665459e-1
	p = float32(p*r) + 5.0000001201e-1
	p = float32(p*float32(r*r)) + r + 1
	return p * math.Float32frombits(uint32(int32(n)+127)<<23)
}

func gelu(x float32) float32 {
	z := float32(math.Abs(float64(x))) * 0.70710678
	t := 1 / (float32(z*0.3275911) + 1)
	p := float32(t*1.061405429) - 1.453152027
	p = float32(p*t) + 1.421413741
	p = float32(p*t) - 0.284496736
	p = float32(p*t) + 0.254829592
	tail := p * t * exponential(-float32(z*z)) * 0.5
	if x > 0 {
		return x * (1 - tail)
	}
	return x * tail
}

// normalise applies layer normalisation to a row, in place.
func normalise(x, weight, bias []float32) {
	var s lanes
	for i, v := range x {
		s[i%16] += v
	}
	mean := s.total() / Width
	s = lanes{}
	for i, v := range x {
		d := v - mean
		s[i%16] += float32(d * d)
	}
	by := 1 / float32(math.Sqrt(float64(s.total()/Width+1e-12)))
	for i, v := range x {
		x[i] = float32((v-mean)*by*weight[i]) + bias[i]
	}
}

// softmax turns logits into probabilities, in place.
func softmax(x []float32) {
	most := x[0]
	for _, v := range x {
		most = max(most, v)
	}
	var s lanes
	for i, v := range x {
		x[i] = exponential(v - most)
		s[i%16] += x[i]
	}
	by := 1 / s.total()
	for i := range x {
		x[i] *= by
	}
}
