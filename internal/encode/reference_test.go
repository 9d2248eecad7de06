package encode

import "math"

// The reference is kernel.c in Go, operation by operation: identical results, about 30 times slower. Weights are packed
// as for the plain kernel.

const (
	heads  = 12
	narrow = Width / heads
)

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

func referenceLayer(l *layer, x []float32, starts []int32) {
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

func referenceLinear(w, bias, x []float32, curved bool, y []float32) {
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
