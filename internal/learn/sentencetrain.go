package learn

import (
	"math"
	"math/rand/v2"
)

// SentenceOptions say how to train a Sentence.
type SentenceOptions struct {
	Bits    int     // log2 of the number of embeddings
	Width   int     // of embeddings and convolutions
	Heads   int     // that attend to tokens
	Hidden  int     // width of the hidden layer
	Classes int     // to choose from
	Epochs  int     // over the sequences
	Average int     // how many last epochs are averaged
	Rate    float64 // learning rate of the first epoch; it falls to 10 % of that
	Drop    float64 // share of the hidden layer that every step leaves out, and of tokens a third of that
	Seen    int     // features that fewer sequences hold are ignored
	Seed    uint64
}

// sentenceTrainer holds what training needs besides the network: embeddings that are not rounded, gradients, and the
// sums of their squares.
type sentenceTrainer struct {
	*Sentence
	SentenceOptions
	random     *rand.Rand
	embeddings []float32
	squares    []float32 // one for every embedding
	known      []bool
	slopes     []gradient // of the layers, in the order of layers.all
	waiting    int        // sequences whose gradients are not applied yet
	p          pass
	scores     []float64
	gClass     []float32  // gradient of the scores
	kept       [][]uint32 // features of tokens that are not left out

	// Gradients on the way back, named as the pass names what they are of.
	gx, gy, gz, gc, gIn, gHidden, gAttention []float32
}

type gradient struct{ g, squares []float32 }

// batch is how many sequences share a step of the layers.
const batch = 8

// TrainSentence fits a network to sequences of known classes. The same sequences, options and seed give the same
// network, bit by bit.
func TrainSentence(sequences []Sequence, class []int, o SentenceOptions) *Sentence {
	t := newSentenceTrainer(sequences, o)
	order := t.random.Perm(len(sequences))
	averaged := max(1, min(o.Average, o.Epochs))
	parts := [][]float32{t.embeddings}
	for _, m := range t.layers.all() {
		parts = append(parts, m.w)
	}
	means := make([][]float32, len(parts))
	for i := range parts {
		means[i] = make([]float32, len(parts[i]))
	}
	for epoch := range o.Epochs {
		t.random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := float32(o.Rate * (1 - 0.9*float64(epoch)/float64(max(1, o.Epochs-1))))
		for _, i := range order {
			t.step(&sequences[i], class[i], rate)
		}
		t.apply(rate)
		if epoch < o.Epochs-averaged {
			continue
		}
		for i, p := range parts {
			addScaled(means[i], p, 1/float32(averaged))
		}
	}
	for i, m := range t.layers.all() {
		copy(m.w, means[i+1])
	}
	t.round(means[0])
	return t.Sentence
}

func newSentenceTrainer(sequences []Sequence, o SentenceOptions) *sentenceTrainer {
	s := &Sentence{bits: o.Bits, width: o.Width, heads: o.Heads, hidden: o.Hidden, classes: o.Classes}
	s.shape()
	n := 1 << o.Bits
	t := &sentenceTrainer{Sentence: s, SentenceOptions: o, random: rand.New(rand.NewPCG(o.Seed, 0x73656E74)),
		embeddings: make([]float32, n*o.Width), squares: make([]float32, n), known: make([]bool, n)}
	count, last := make([]int, n), make([]int, n)
	see := func(sequence int, features []uint32) {
		for _, x := range features {
			if k := x >> 2 & uint32(n-1); last[k] != sequence+1 {
				last[k] = sequence + 1
				count[k]++
			}
		}
	}
	for i := range sequences {
		for _, f := range sequences[i].Tokens {
			see(i, f)
		}
		see(i, sequences[i].Whole)
	}
	fill := func(w []float32, spread float64) {
		for i := range w {
			w[i] = float32(t.random.NormFloat64() * spread)
		}
	}
	for k := range count {
		if t.known[k] = count[k] >= o.Seen; t.known[k] {
			fill(t.embeddings[k*o.Width:(k+1)*o.Width], 0.15)
		}
	}
	for _, m := range s.layers.all() {
		fill(m.w, 0.5/math.Sqrt(float64(m.columns)))
		for i := range m.rows {
			m.w[(i+1)*(m.columns+1)-1] = 0
		}
		t.slopes = append(t.slopes, gradient{make([]float32, len(m.w)), make([]float32, len(m.w))})
	}
	t.p.keep = make([]float32, o.Hidden)
	return t
}

// gather adds the embeddings of features up.
func (t *sentenceTrainer) gather(to []float32, features []uint32) {
	for _, x := range features {
		k := int(x>>2&(1<<t.bits-1)) * t.width
		addScaled(to, t.embeddings[k:k+t.width], 1)
	}
}

// step adds the gradient of one sequence, and moves its embeddings.
func (t *sentenceTrainer) step(q *Sequence, class int, rate float32) {
	p, w := &t.p, t.width
	p.room(t.Sentence, len(q.Tokens))
	t.kept = t.kept[:0]
	for i, f := range q.Tokens {
		if t.random.Float64() < t.Drop/3 {
			f = nil
		}
		t.kept = append(t.kept, f)
		t.gather(p.x[(i+1)*w:(i+2)*w], f)
	}
	t.gather(p.in[t.heads*w:], q.Whole)
	for j := range p.keep {
		p.keep[j] = float32(1 / (1 - t.Drop))
		if t.random.Float64() < t.Drop {
			p.keep[j] = 0
		}
	}
	t.scores = p.think(t.Sentence, t.scores[:0])
	Softmax(t.scores)
	t.gClass = again(t.gClass, t.classes)
	for k, x := range t.scores {
		t.gClass[k] = float32(x)
	}
	t.gClass[class]--
	t.back(q, rate)
	if t.waiting++; t.waiting == batch {
		t.apply(rate)
	}
}

// back goes back through the pass of a sequence.
func (t *sentenceTrainer) back(q *Sequence, rate float32) {
	p, w := &t.p, t.width
	t.gHidden = again(t.gHidden, t.hidden)
	t.layers.last.back(&t.slopes[4], t.gHidden, t.gClass, p.hidden)
	for j := range t.gHidden {
		t.gHidden[j] *= p.keep[j]
		if p.before[j] < 0 {
			t.gHidden[j] *= slope
		}
	}
	t.gIn = again(t.gIn, len(p.in))
	t.layers.middle.back(&t.slopes[3], t.gIn, t.gHidden, p.in)
	size := (p.n + 2) * w
	t.gx, t.gy, t.gz = again(t.gx, size), again(t.gy, size), again(t.gz, size)
	t.gAttention = again(t.gAttention, p.n)
	for h := range t.heads {
		gSeen := t.gIn[h*w : (h+1)*w]
		query := t.layers.attend.w[h*(w+1) : (h+1)*(w+1)-1]
		gQuery := t.slopes[2].g[h*(w+1) : (h+1)*(w+1)-1]
		var mean float32
		for i := range p.n {
			a, z := p.attention[h*p.n+i], p.z[(i+1)*w:(i+2)*w]
			t.gAttention[i] = dot(gSeen, z)
			mean += a * t.gAttention[i]
		}
		for i := range p.n {
			a, z, gz := p.attention[h*p.n+i], p.z[(i+1)*w:(i+2)*w], t.gz[(i+1)*w:(i+2)*w]
			d := a * (t.gAttention[i] - mean)
			addScaled(gz, gSeen, a)
			addScaled(gz, query, d)
			addScaled(gQuery, z, d)
		}
	}
	t.gc = again(t.gc, w)
	t.unconvolve(&t.layers.second, &t.slopes[1], p.c2, p.y, t.gz, t.gy)
	t.unconvolve(&t.layers.first, &t.slopes[0], p.c1, p.x, t.gy, t.gx)
	for i, f := range t.kept {
		t.scatter(f, t.gx[(i+1)*w:(i+2)*w], rate)
	}
	t.scatter(q.Whole, t.gIn[t.heads*w:], rate)
}

// unconvolve turns the gradient of a convolution's tokens into that of the tokens before.
func (t *sentenceTrainer) unconvolve(m *matrix, s *gradient, c, in, gOut, gIn []float32) {
	w := t.width
	for i := range t.p.n {
		g := gOut[(i+1)*w : (i+2)*w]
		addScaled(gIn[(i+1)*w:(i+2)*w], g, 1)
		for j, x := range c[i*w : (i+1)*w] {
			t.gc[j] = 0
			if x > 0 {
				t.gc[j] = g[j]
			}
		}
		m.back(s, gIn[i*w:(i+3)*w], t.gc, in[i*w:(i+3)*w])
	}
}

// back adds to the matrix's gradient and to that of x, given that of the product.
func (m *matrix) back(s *gradient, gx, gy, x []float32) {
	n := m.columns
	x, gx = x[:n], gx[:n]
	for i, g := range gy {
		if g == 0 {
			continue
		}
		row, gRow := m.w[i*(n+1):(i+1)*(n+1)], s.g[i*(n+1):(i+1)*(n+1)]
		gRow[n] += g
		row, gRow = row[:n], gRow[:n]
		for j, v := range x {
			gRow[j] += g * v
			gx[j] += g * row[j]
		}
	}
}

// again returns n zeros, in b's memory where it is large enough.
func again(b []float32, n int) []float32 {
	if cap(b) < n {
		return make([]float32, n, 2*n)
	}
	b = b[:n]
	clear(b)
	return b
}

// apply moves the layers along the gradients that were added up.
func (t *sentenceTrainer) apply(rate float32) {
	t.waiting = 0
	for i, m := range t.layers.all() {
		s := &t.slopes[i]
		for j, g := range s.g {
			if g != 0 {
				s.squares[j] += g * g
				m.w[j] -= rate * g / (sqrt(s.squares[j]) + 1e-3)
				s.g[j] = 0
			}
		}
	}
}

// scatter moves the embeddings of features.
func (t *sentenceTrainer) scatter(features []uint32, g []float32, rate float32) {
	square := dot(g, g) / float32(len(g))
	if square == 0 {
		return
	}
	for _, x := range features {
		k := int(x >> 2 & (1<<t.bits - 1))
		if !t.known[k] {
			continue
		}
		t.squares[k] += square
		addScaled(t.embeddings[k*t.width:(k+1)*t.width], g, -rate/(sqrt(t.squares[k])+1e-3))
	}
}

// round rounds embeddings to bytes.
func (s *Sentence) round(embeddings []float32) {
	most := float32(0)
	for _, v := range embeddings {
		most = max(most, v, -v)
	}
	s.rows, s.scale = make([]int8, len(embeddings)), 1
	if most == 0 {
		return
	}
	s.scale = most / 127
	for i, v := range embeddings {
		s.rows[i] = int8(math.Round(float64(v / s.scale)))
	}
}
