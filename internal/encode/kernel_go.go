package encode

import "math"

// kernelGo is kernel.c in Go, operation by operation: identical results, about 30 times slower. float32(a*b) keeps
// compilers from fusing a product with the sum it goes into.
type kernelGo struct{}

func (kernelGo) name() string        { return "go" }
func (kernelGo) layout() (int, byte) { return 1, 0 }

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

// quantise converts a row to int8 and returns its scale.
func quantise(x, input []float32, q []int8) (scale float32) {
	var most float32
	for i, v := range x {
		most = max(most, float32(math.Abs(float64(v*input[i]))))
	}
	var by float32
	if most > 0 {
		by = 127 / most
	}
	for i, v := range x {
		q[i] = int8(nearest(v * input[i] * by))
	}
	return most / 127
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

// attend computes one sequence's attention.
func attend(qkv, out []float32) {
	n := len(out) / Width
	score, query := make([]float32, n), make([]float32, narrow)
	for h := range heads {
		for i := range n {
			for d, v := range qkv[i*3*Width+h*narrow:][:narrow] {
				query[d] = v * 0.17677669
			}
			for j := range n {
				score[j] = dot(query, qkv[j*3*Width+Width+h*narrow:])
			}
			softmax(score)
			to := out[i*Width+h*narrow:][:narrow]
			clear(to)
			for j, p := range score {
				for d, v := range qkv[j*3*Width+2*Width+h*narrow:][:narrow] {
					to[d] += float32(v * p)
				}
			}
		}
	}
}

func dot(a, b []float32) (s float32) {
	for i, v := range a {
		s += float32(b[i] * v)
	}
	return s
}

// quantisedMap computes y = x W + b with int8 weights; it removes W, b and the scales from the front of w and f.
func quantisedMap(w *[]int8, f *[]float32, out, in int, x, y []float32) {
	weights, input, scale, bias := (*w)[:out*in], (*f)[:in], (*f)[in:][:out], (*f)[in+out:][:out]
	*w, *f = (*w)[out*in:], (*f)[in+2*out:]
	q := make([]int8, in)
	for t := range len(x) / in {
		by := quantise(x[t*in:][:in], input, q)
		row := y[t*out:][:out]
		for p := 0; p < out; p += panel {
			var s [panel]int32
			part := weights[p*in:]
			for i, v := range q {
				for j, w := range part[i*panel:][:panel] {
					s[j] += int32(w) * int32(v)
				}
			}
			for j, v := range s {
				row[p+j] = float32(float32(v)*scale[p+j]*by) + bias[p+j]
			}
		}
	}
}

func (kernelGo) quantised(w []int8, f []float32, out, in int, x, y []float32) {
	quantisedMap(&w, &f, out, in, x, y)
}

func (kernelGo) layer(l *layer, x []float32, starts []int32) {
	w, f, tokens := l.w, l.f, len(x)/Width
	qkv, mixed, y := make([]float32, 3*len(x)), make([]float32, len(x)), make([]float32, len(x))
	quantisedMap(&w, &f, 3*Width, Width, x, qkv)
	for i := range len(starts) - 1 {
		from, to := starts[i]*Width, starts[i+1]*Width
		attend(qkv[3*from:3*to], mixed[from:to])
	}
	quantisedMap(&w, &f, Width, Width, mixed, y)
	norms := l.f[len(l.f)-4*Width:]
	add(x, y, norms[:2*Width])
	hidden := make([]float32, tokens*inner)
	quantisedMap(&w, &f, inner, Width, x, hidden)
	for i, v := range hidden {
		hidden[i] = gelu(v)
	}
	quantisedMap(&w, &f, Width, inner, hidden, y)
	add(x, y, norms[2*Width:])
}

// add computes x = layernorm(x + y).
func add(x, y, norm []float32) {
	for i, v := range y {
		x[i] += v
	}
	for t := 0; t < len(x); t += Width {
		normalise(x[t:t+Width], norm[:Width], norm[Width:])
	}
}

func (kernelGo) linear(w, bias, x []float32, curved bool, y []float32) {
	n := len(bias)
	in := len(w) / n
	for t := range len(x) / in {
		row := x[t*in:][:in]
		for o := range n {
			var s float32
			for i, v := range row {
				s += float32(w[(o/panel*in+i)*panel+o%panel] * v)
			}
			s += bias[o]
			if curved {
				s = gelu(s)
			}
			y[t*n+o] = s
		}
	}
}
