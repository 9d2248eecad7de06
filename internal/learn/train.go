package learn

import (
	"math"
	"math/rand/v2"
)

// Options say how to train. The zero value of a field takes the default given beside it.
type Options struct {
	Bits    int              // log2 of the number of weights: 22
	Dense   []float32        // where the dense weights start; their number
	Epochs  int              // 6
	Rate    float64          // learning rate of the first epoch: 0.05; it falls to 15 % of that
	Rates   [classes]float64 // what Rate is multiplied with, by class: 1
	Drop    float64          // share of features left out at each step
	Average int              // how many last epochs are averaged: 1
	Prune   float64          // weights below this are not kept: 0.02
	Seed    uint64
}

func (o *Options) defaults() {
	orInt := func(p *int, v int) {
		if *p == 0 {
			*p = v
		}
	}
	or := func(p *float64, v float64) {
		if *p == 0 {
			*p = v
		}
	}
	orInt(&o.Bits, 22)
	orInt(&o.Epochs, 6)
	orInt(&o.Average, 1)
	or(&o.Rate, 0.05)
	or(&o.Prune, 0.02)
	for i := range o.Rates {
		or(&o.Rates[i], 1)
	}
}

// weight is a parameter with the sum of its squared gradients beside it, so that a step touches one cache line.
type weight struct{ value, squares float32 }

type trainer struct {
	Options
	sparse  []weight
	dense   []weight
	scores  []float64
	kept    [][]uint32 // per candidate, its features that survive the drop
	storage []uint32   // what kept points into
}

// Train fits a model to the groups by AdaGrad on the negative log of the probability of what is right. The same groups,
// options and seed give the same model, bit by bit.
func Train(groups []Group, o Options) *Model {
	o.defaults()
	t := &trainer{Options: o, sparse: make([]weight, 1<<o.Bits), dense: make([]weight, len(o.Dense))}
	for i, v := range o.Dense {
		t.dense[i].value = v
	}
	var order []int
	for i := range groups {
		if teaches(&groups[i]) {
			order = append(order, i)
		}
	}
	random := rand.New(rand.NewPCG(o.Seed, 0x7261696E))
	var mean []float32
	meanDense := make([]float32, len(o.Dense))
	averaged := min(o.Average, o.Epochs)
	if averaged > 1 {
		mean = make([]float32, len(t.sparse))
	}
	for epoch := range o.Epochs {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		decay := 1 - 0.85*float64(epoch)/float64(max(1, o.Epochs-1))
		for _, i := range order {
			t.step(&groups[i], float32(o.Rate*decay), random)
		}
		if mean == nil || epoch < o.Epochs-averaged {
			continue
		}
		for i := range t.sparse {
			mean[i] += t.sparse[i].value / float32(averaged)
		}
		for i := range t.dense {
			meanDense[i] += t.dense[i].value / float32(averaged)
		}
	}
	if mean == nil {
		mean = make([]float32, len(t.sparse))
		for i := range t.sparse {
			mean[i] = t.sparse[i].value
		}
		for i := range t.dense {
			meanDense[i] = t.dense[i].value
		}
	}
	return quantise(mean, meanDense, o)
}

func teaches(g *Group) bool {
	right, wrong := false, false
	for _, gold := range g.Gold {
		right, wrong = right || gold, wrong || !gold
	}
	return right && wrong
}

// step moves the weights along the gradient of one group.
func (t *trainer) step(g *Group, rate float32, random *rand.Rand) {
	mask := uint32(1)<<t.Bits - 1
	t.scores, t.kept, t.storage = t.scores[:0], t.kept[:0], t.storage[:0]
	salt, below := uint32(0), uint32(t.Drop*65536)
	if t.Drop > 0 {
		salt = random.Uint32()
	}
	for i := range g.Candidates {
		f := &g.Candidates[i]
		start := len(t.storage)
		for _, list := range [2][]uint32{f.Sparse, f.Shared} {
			if below == 0 {
				t.storage = append(t.storage, list...)
				continue
			}
			for _, x := range list {
				if !dropped(x, salt, below) {
					t.storage = append(t.storage, x)
				}
			}
		}
		features := t.storage[start:len(t.storage):len(t.storage)]
		t.kept = append(t.kept, features)
		var score float32
		for _, x := range features {
			score += t.sparse[x>>2&mask].value
		}
		for j, x := range f.Dense {
			score += x * t.dense[j].value
		}
		t.scores = append(t.scores, float64(score))
	}
	Softmax(t.scores)
	right := 0.0
	for i, p := range t.scores {
		if g.Gold[i] {
			right += p
		}
	}
	right = max(right, 1e-12)
	var rates [classes]float32
	for c := range rates {
		rates[c] = rate * float32(t.Rates[c])
	}
	for i, p := range t.scores {
		gradient := float32(p)
		if g.Gold[i] {
			gradient -= float32(p / right)
		}
		if gradient < 1e-4 && gradient > -1e-4 {
			continue
		}
		square := gradient * gradient
		for _, x := range t.kept[i] {
			w := &t.sparse[x>>2&mask]
			w.squares += square
			w.value -= rates[x&3] * gradient / sqrt(w.squares+1e-2)
		}
		for j, x := range g.Candidates[i].Dense {
			w := &t.dense[j]
			w.squares += gradient * x * gradient * x
			w.value -= rate * gradient * x / sqrt(w.squares+1e-2)
		}
	}
}

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }

// quantise rounds the weights to bytes. The largest few are clipped rather than letting them set the scale for all.
func quantise(values, dense []float32, o Options) *Model {
	most := float32(0)
	for _, v := range values {
		most = max(most, v, -v)
	}
	m := &Model{bits: o.Bits, scale: most / 127, sparse: make([]int8, len(values)), dense: dense}
	if most == 0 {
		m.scale = 1
		return m
	}
	for i, v := range values {
		if v > -float32(o.Prune) && v < float32(o.Prune) {
			continue
		}
		m.sparse[i] = int8(math.Round(float64(v / m.scale)))
	}
	return m
}
