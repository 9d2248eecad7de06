package rank

import (
	"math"
	"math/rand/v2"

	"surely/parse/lexical/learn"
)

// TrainOptions set how a model is trained.
type TrainOptions struct {
	Bits   int     // of the table of weights; 0: 21
	Epochs int     // 0: 6
	Rate   float64 // 0: .08
	Decay  float64 // how fast weights fade that do not earn their keep; 0: 2e-6
	Seed   uint64
	Log    func(format string, args ...any)
}

// rates slow the learning of features that name a word together with a column: they would learn questions by heart.
var rates = [4]float64{learn.Common: 1, learn.Pair: .3}

// Train makes a model under which the right readings of the examples, together, are probable: which of several right ones
// is meant is left open. Steps are scaled by what each weight has seen (AdaGrad), and weights averaged over them.
func Train(examples []*Example, o TrainOptions) *Model {
	if o.Bits == 0 {
		o.Bits = 21
	}
	if o.Epochs == 0 {
		o.Epochs = 6
	}
	if o.Rate == 0 {
		o.Rate = .02
	}
	if o.Decay == 0 {
		o.Decay = 2e-6
	}
	if o.Log == nil {
		o.Log = func(string, ...any) {}
	}
	t := &trainer{o: o, mask: uint32(1)<<o.Bits - 1, w: make([]float32, 1<<o.Bits), seen: make([]float32, 1<<o.Bits), mean: make([]float32, 1<<o.Bits)}
	r := rand.New(rand.NewPCG(o.Seed, 11))
	var usable []*Example
	for _, e := range examples {
		if e.teaches() {
			usable = append(usable, e)
		}
	}
	averaged := 0
	for epoch := range o.Epochs {
		r.Shuffle(len(usable), func(i, j int) { usable[i], usable[j] = usable[j], usable[i] })
		loss := 0.0
		for i, e := range usable {
			loss += t.step(e)
			if epoch > 0 && i%max(1, len(usable)/8) == 0 {
				averaged++
				for k, w := range t.w {
					t.mean[k] += w
				}
			}
		}
		o.Log("epoch %d: loss %.4f over %d questions", epoch+1, loss/float64(max(1, len(usable))), len(usable))
	}
	for k := range t.mean {
		t.mean[k] /= float32(max(1, averaged))
		if math.Abs(float64(t.mean[k])) < .004 {
			t.mean[k] = 0
		}
	}
	return &Model{weights: learn.Pack(t.mean, nil, learn.Options{})}
}

// teaches reports whether an example has readings that are right and others that are not.
func (e *Example) teaches() bool {
	right, wrong := false, false
	for _, t := range e.Readings {
		right, wrong = right || t.Right, wrong || !t.Right
	}
	return right && wrong
}

type trainer struct {
	o             TrainOptions
	mask          uint32
	w, seen, mean []float32
	parts, push   []float64
	p             []float64
}

// step learns one example and returns its loss before.
func (t *trainer) step(e *Example) float64 {
	t.parts = t.parts[:0]
	for _, f := range e.Parts {
		sum := 0.0
		for _, x := range f {
			sum += float64(t.w[x>>2&t.mask])
		}
		t.parts = append(t.parts, sum)
	}
	t.p = t.p[:0]
	for _, r := range e.Readings {
		s := 0.0
		for _, p := range r.Parts {
			s += t.parts[p]
		}
		t.p = append(t.p, s)
	}
	learn.Softmax(t.p)
	right := 0.0
	for i, r := range e.Readings {
		if r.Right {
			right += t.p[i]
		}
	}
	t.push = append(t.push[:0], make([]float64, len(e.Parts))...)
	for i, r := range e.Readings {
		g := t.p[i]
		if r.Right {
			g -= t.p[i] / max(right, 1e-12)
		}
		if math.Abs(g) < 1e-5 {
			continue
		}
		for _, p := range r.Parts {
			t.push[p] += g
		}
	}
	for p, g := range t.push {
		if math.Abs(g) < 1e-4 {
			continue
		}
		for _, x := range e.Parts[p] {
			k := x >> 2 & t.mask
			step := g + t.o.Decay*float64(t.w[k])
			t.seen[k] += float32(step * step)
			t.w[k] -= float32(t.o.Rate * rates[x&3] * step / (math.Sqrt(float64(t.seen[k])) + 1e-3))
		}
	}
	return -math.Log(max(right, 1e-12))
}
