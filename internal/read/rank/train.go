package rank

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/roles"
)

// TrainOptions are training parameters.
type TrainOptions struct {
	Bits   int     // size of the weight table, as a power of 2; 0: 22
	Epochs int     // 0: 8
	Rate   float64 // 0: .05
	Decay  float64 // weight decay; 0: 2e-6
	Groups int     // features in fewer databases are ignored; 0: 3
	Seed   uint64
	Log    func(format string, args ...any)
}

func (o *TrainOptions) defaults() {
	o.Bits = cmp.Or(o.Bits, 22)
	o.Epochs = cmp.Or(o.Epochs, 8)
	o.Rate = cmp.Or(o.Rate, .05)
	o.Decay = cmp.Or(o.Decay, 2e-6)
	o.Groups = cmp.Or(o.Groups, 3)
	if o.Log == nil {
		o.Log = func(string, ...any) {}
	}
}

// rates slow down features that pair a word with a column, which would memorise questions.
var rates = [4]float64{learn.Common: 1, learn.Pair: .3}

// Train maximises the marginal likelihood of the right readings, with AdaGrad and averaged weights.
func Train(examples []*Example, o TrainOptions) *Model {
	o.defaults()
	t := newTrainer(o)
	t.keep = t.common(examples)
	mean, expected := t.run(examples)
	weights := learn.Pack(mean, prune(mean))
	return &Model{roles: expected, first: weights, weights: weights}
}

// run trains on examples, and returns the mean weights of all but the first epoch.
func (t *trainer) run(examples []*Example) (mean, expected []float32) {
	o := t.o
	mean, expected = make([]float32, 1<<o.Bits), make([]float32, roles.FeatureCount)
	r := rand.New(rand.NewPCG(o.Seed, 11))
	var usable []*Example
	for _, e := range examples {
		for range max(1, e.Often) {
			if e.teaches() {
				usable = append(usable, e)
			}
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
				for k := range t.w {
					mean[k] += t.w[k].value
				}
				for k, w := range t.m.roles {
					expected[k] += w
				}
			}
		}
		o.Log("epoch %d: loss %.4f over %d questions", epoch+1, loss/float64(max(1, len(usable))), len(usable))
	}
	for k := range mean {
		mean[k] /= float32(max(1, averaged))
	}
	for k := range expected {
		expected[k] /= float32(max(1, averaged))
	}
	return mean, expected
}

// Which weights are kept: each takes two bytes of the program.
const (
	leastWeight = .004
	mostWeights = 1_400_000
)

// prune returns the size below which weights are dropped.
func prune(weights []float32) float32 {
	var sizes []float32
	for _, w := range weights {
		if size := max(w, -w); size >= leastWeight {
			sizes = append(sizes, size)
		}
	}
	if len(sizes) <= mostWeights {
		return leastWeight
	}
	slices.Sort(sizes)
	return sizes[len(sizes)-mostWeights]
}

// common marks features that occur in several databases; the others would be memorised.
func (t *trainer) common(examples []*Example) []bool {
	byGroup := slices.Clone(examples)
	slices.SortStableFunc(byGroup, func(a, b *Example) int {
		return cmp.Or(cmp.Compare(a.Corpus, b.Corpus),
			cmp.Compare(a.Group, b.Group))
	})
	last, count := make([]uint32, len(t.w)), make([]uint8, len(t.w))
	group := uint32(0)
	for i, e := range byGroup {
		if i == 0 || e.Corpus != byGroup[i-1].Corpus || e.Group != byGroup[i-1].Group {
			group++
		}
		for _, f := range e.Parts {
			for _, x := range f {
				if k := x >> 2 & t.mask; last[k] != group {
					last[k] = group
					count[k] = uint8(min(int(count[k])+1, 255))
				}
			}
		}
	}
	keep := make([]bool, len(t.w))
	for k, n := range count {
		keep[k] = int(n) >= t.o.Groups
	}
	return keep
}

// teaches reports whether an example has both right and wrong readings.
func (e *Example) teaches() bool {
	right, wrong := false, false
	for _, t := range e.Readings {
		right, wrong = right || t.Right && !t.Chance, wrong || !t.Right
	}
	return right && wrong
}

// weight keeps a weight and its sum of squared gradients in one cache line.
type weight struct{ value, seen float32 }

type trainer struct {
	m           *Model    // its roles alone
	seen        []float32 // sums of squared gradients of these
	pushed      []float32 // their gradients in one step
	o           TrainOptions
	mask        uint32
	w           []weight
	keep        []bool // features that may have a weight
	parts, push []float64
	p           []float64
}

// After sets the model that chooses which readings are ranked, which this model was trained with, and takes over what
// it knows of words.
func (m *Model) After(first *Model) {
	if first != nil {
		m.first, m.common = first.weights, first.common
	}
}

// firstExpected is the initial weight of the encoder's log-odds.
const firstExpected = .2

func newTrainer(o TrainOptions) *trainer {
	t := &trainer{o: o, mask: uint32(1)<<o.Bits - 1, w: make([]weight, 1<<o.Bits),
		m: &Model{roles: make([]float32, roles.FeatureCount)}, seen: make([]float32, roles.FeatureCount),
		pushed: make([]float32, roles.FeatureCount)}
	for k := 0; k < roles.WholeFeatures; k += 2 {
		t.m.roles[k] = firstExpected
	}
	return t
}

// More goes on training with new questions. Only weights of features that these have change; those that the model knew
// hardly do, and the questions that it learnt from are there to hold the others in place. Of what chooses the readings
// that are ranked only weights that it did not have change, since it learns from what it chose.
func (m *Model) More(added, held []*Example, o TrainOptions) {
	o.defaults()
	all := slices.Concat(added, held)
	t := newTrainer(o)
	t.keep = t.common(added)
	if m.first != m.weights {
		chooser := newTrainer(o)
		chooser.keep, chooser.m.roles = slices.Clone(t.keep), nil
		largest := float32(0)
		for k := range chooser.w {
			if w := m.first.Weight(k); w != 0 {
				chooser.w[k].value, chooser.keep[k] = w, false
				largest = max(largest, w, -w)
			}
		}
		mean, _ := chooser.run(all)
		for k, w := range mean { // a larger one would round the others off
			mean[k] = min(max(w, -largest), largest)
		}
		m.first = learn.Pack(mean, 0)
	}
	copy(t.m.roles, m.roles)
	for k := range t.seen {
		t.seen[k] = settled
	}
	for k := range t.w {
		if w := m.weights.Weight(k); w != 0 {
			t.w[k] = weight{w, settled}
		}
	}
	mean, expected := t.run(all)
	m.weights, m.roles = learn.Pack(mean, prune(mean)), expected
	if m.final != nil { // it cannot know yet what these have and hardly any question before had
		m.final.reading.ignoreRare()
		m.final.none.ignoreRare()
	}
}

// settled is the initial sum of squared gradients of weights that were trained before.
const settled = 60

// steady keeps the first AdaGrad steps small.
const steady = 1e-2

// step takes one training step and returns the loss before it.
func (t *trainer) step(e *Example) float64 {
	t.parts = t.parts[:0]
	for _, f := range e.Parts {
		sum := 0.0
		for _, x := range f {
			sum += float64(t.w[x>>2&t.mask].value)
		}
		t.parts = append(t.parts, sum)
	}
	t.p = t.p[:0]
	for _, r := range e.Readings {
		score := r.score(t.parts, t.m)
		if r.Chance {
			score = math.Inf(-1) // neither rewarded nor penalised
		}
		t.p = append(t.p, score)
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
		for _, f := range r.Roles {
			t.pushed[f.At] += float32(g) * f.Value
		}
	}
	t.expect(e.Fresh)
	for p, g := range t.push {
		if math.Abs(g) < 1e-4 {
			continue
		}
		for _, x := range e.Parts[p] {
			k := x >> 2 & t.mask
			if !t.keep[k] {
				continue
			}
			w := &t.w[k]
			step := g + t.o.Decay*float64(w.value)
			w.seen += float32(step * step)
			w.value -= float32(t.o.Rate * rates[x&3] * step / math.Sqrt(float64(w.seen)+steady))
		}
	}
	return -math.Log(max(right, 1e-12))
}

// expect updates the weights of the encoder's features, except on databases that the encoder was trained on.
func (t *trainer) expect(fresh bool) {
	for k, g := range t.pushed {
		if t.pushed[k] = 0; g == 0 || !fresh || t.m.roles == nil {
			continue
		}
		t.seen[k] += g * g
		t.m.roles[k] -= float32(t.o.Rate) * g / float32(math.Sqrt(float64(t.seen[k])+steady))
	}
}
