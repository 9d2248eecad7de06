package manytables

import (
	"math"
	"math/rand/v2"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/words"
)

// forms scores sketches: each is a sum over its factors of what the question's words say for them, so that a sketch
// that was never seen as a whole can still be the best.
type forms struct {
	lists   [classCount][]*sketch
	options [classCount][]option // the same, to choose from
	factors []uint64             // by factor id, its hash
	used    [classCount][]int    // by class, the factors that its sketches have
	model   *learn.Model
	nets    [netCount]*learn.Sentence // of whole questions' sketches
	classes int                       // that the networks tell apart
}

// newForms numbers the factors of the sketches.
func newForms(lists [classCount][]*sketch) *forms {
	f := &forms{lists: lists}
	ids := map[string]int{}
	for class, list := range lists {
		for _, s := range list {
			s.finish()
			s.ids = s.ids[:0]
			s.alone = alone(s, class)
			for _, name := range s.factors() {
				id, ok := ids[name]
				if !ok {
					id = len(f.factors)
					ids[name] = id
					f.factors = append(f.factors, words.Hash(name))
				}
				s.ids = append(s.ids, id)
			}
		}
	}
	for class := range f.used {
		f.used[class] = f.usedBy(class)
	}
	for class, list := range lists {
		f.options[class] = make([]option, len(list))
		for i, s := range list {
			f.options[class][i].sketch = s
		}
	}
	f.classes = netClasses(lists[rootClass])
	return f
}

// The limits of composing sketches that training never showed.
const (
	seenOften      = 3
	composedFronts = 30
	composedBacks  = 80
)

// compose adds to the sketches that were seen combinations of frequent fronts (what is selected) and backs (the rest).
func compose(list []*sketch) []*sketch {
	type half struct {
		n  int
		of *sketch
	}
	have := map[string]bool{}
	fronts, backs := map[string]*half{}, map[string]*half{}
	count := func(m map[string]*half, k string, s *sketch) {
		if m[k] == nil {
			m[k] = &half{of: s}
		}
		m[k].n += s.Seen
	}
	for _, s := range list {
		have[s.key] = true
		count(fronts, strings.Join(s.parts[:partWhere], ";"), s)
		count(backs, strings.Join(s.parts[partWhere:], ";"), s)
	}
	most := func(m map[string]*half, n int) []*sketch {
		var keys []string
		for k, h := range m {
			if h.n >= seenOften {
				keys = append(keys, k)
			}
		}
		sort.Slice(keys, func(i, j int) bool {
			return m[keys[i]].n > m[keys[j]].n || m[keys[i]].n == m[keys[j]].n && keys[i] < keys[j]
		})
		var out []*sketch
		for _, k := range keys[:min(n, len(keys))] {
			out = append(out, m[k].of)
		}
		return out
	}
	for _, front := range most(fronts, composedFronts) {
		for _, back := range most(backs, composedBacks) {
			s := *back
			s.Distinct, s.Selects, s.Seen = front.Distinct, front.Selects, 0
			s.finish()
			if !have[s.key] {
				have[s.key] = true
				list = append(list, &s)
			}
		}
	}
	return list
}

// formQuestion is one choice of a sketch.
type formQuestion struct {
	class    int
	shape    []uint64
	sequence *learn.Sequence
	parent   *sketch
	name     uint64 // of the context
	gold     int
}

func (s *state) formQuestion() formQuestion {
	b := s.blocks[s.at]
	fq := formQuestion{class: b.context.class, shape: s.q.shape, sequence: &s.q.sequence, name: b.context.hash}
	if b.parent >= 0 {
		fq.parent = s.blocks[b.parent].sketch
	}
	return fq
}

// crossed appends the features of one factor: each of the question's features together with it.
func (fq *formQuestion) crossed(out []uint32, factor uint64) []uint32 {
	salt := factor ^ uint64(fq.class)*0xD6E8FEB86659FD93
	for _, f := range fq.shape {
		z := (f ^ salt) * 0xBF58476D1CE4E5B9
		out = append(out, uint32(z>>32)&^3)
	}
	if fq.parent != nil {
		for i, p := range fq.parent.hashes {
			z := (p ^ fq.name ^ uint64(i)<<7 ^ factor) * 0xBF58476D1CE4E5B9
			out = append(out, uint32(z>>32)&^3)
		}
	}
	return out
}

// alone returns the features of a sketch as a whole that stands in nothing.
func alone(s *sketch, class int) []uint32 {
	var out features
	(&formQuestion{class: class}).whole(&out, s)
	return out.Take()
}

// whole appends the features of a sketch as a whole.
func (fq *formQuestion) whole(out *features, s *sketch) {
	out.add("sketch", s.hash, uint64(fq.class))
	if s.Seen == 0 {
		out.add("unseen")
	}
	if fq.parent == nil {
		return
	}
	same := uint64(0)
	for i, p := range s.hashes {
		eq := bit(fq.parent.hashes[i] == p)
		out.add("same", fq.name, uint64(i), eq)
		if i <= partWhere {
			same = same*2 + eq
		}
	}
	out.add("sames", fq.name, same)
	out.add("selects", fq.name, fq.parent.hashes[partSelects], s.hashes[partSelects])
}

// probabilities returns the softmax over the sketches of the question's class.
func (f *forms) probabilities(fq *formQuestion, d learn.Drop) []float64 {
	scores := make([]float64, len(f.factors))
	var crossed []uint32
	for _, id := range f.used[fq.class] {
		crossed = fq.crossed(crossed[:0], f.factors[id])
		scores[id] = f.score(crossed, d)
	}
	list := f.lists[fq.class]
	out := make([]float64, len(list))
	var sink features
	for i, s := range list {
		whole := s.alone
		if fq.parent != nil {
			fq.whole(&sink, s)
			whole = sink.Take()
		}
		out[i] = f.score(whole, d)
		for _, id := range s.ids {
			out[i] += scores[id]
		}
	}
	learn.Softmax(out)
	if fq.class == rootClass {
		f.blend(out, fq.sequence, d)
	}
	return out
}

func (f *forms) score(sparse []uint32, d learn.Drop) float64 {
	return f.model.Perturbed(&learn.Features{Sparse: sparse}, d)
}

// usedBy returns the factors that the sketches of a class have.
func (f *forms) usedBy(class int) []int {
	seen := make([]bool, len(f.factors))
	var out []int
	for _, s := range f.lists[class] {
		for _, id := range s.ids {
			if !seen[id] {
				seen[id] = true
				out = append(out, id)
			}
		}
	}
	return out
}

// formBits is the log2 of the number of weights.
const formBits = 22

// formTrainer fits the weights of forms by AdaGrad on the negative log-likelihood of the gold sketch.
type formTrainer struct {
	*forms
	weights []weight
}

type weight struct{ value, squares float32 }

// train fits f to the questions, the same way every time.
func (f *forms) train(questions []formQuestion, epochs int, seed uint64) {
	t := &formTrainer{forms: f, weights: make([]weight, 1<<formBits)}
	order := make([]int, len(questions))
	for i := range order {
		order[i] = i
	}
	random := rand.New(rand.NewPCG(seed, 0xF0215))
	for epoch := range epochs {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := 1 - 0.8*float64(epoch)/float64(max(1, epochs-1))
		for _, i := range order {
			fq := questions[i]
			fq.shape = thin(fq.shape, formDrop, random)
			t.step(&fq, rate)
		}
	}
	values := make([]float32, len(t.weights))
	for i := range values {
		values[i] = t.weights[i].value
	}
	f.model = learn.Pack(values, nil, learn.Options{Prune: 0.01})
}

// thin leaves out a share of the features, so that the others learn to do without them.
func thin(features []uint64, share float64, random *rand.Rand) []uint64 {
	if share == 0 {
		return features
	}
	out := make([]uint64, 0, len(features))
	for _, f := range features {
		if random.Float64() >= share {
			out = append(out, f)
		}
	}
	return out
}

func (t *formTrainer) step(fq *formQuestion, rate float64) {
	const mask = 1<<formBits - 1
	sum := func(fs []uint32) float64 {
		var x float32
		for _, f := range fs {
			x += t.weights[f>>2&mask].value
		}
		return float64(x)
	}
	move := func(fs []uint32, gradient, rate float64) {
		for _, f := range fs {
			w := &t.weights[f>>2&mask]
			g := float32(gradient) + formDecay*w.value
			w.squares += g * g
			w.value -= float32(rate) * g / (float32(math.Sqrt(float64(w.squares))) + 0.05)
		}
	}
	scores := make([]float64, len(t.factors))
	var crossed []uint32
	for _, id := range t.used[fq.class] {
		crossed = fq.crossed(crossed[:0], t.factors[id])
		scores[id] = sum(crossed)
	}
	list := t.lists[fq.class]
	p := make([]float64, len(list))
	wholes := make([][]uint32, len(list))
	var sink features
	for i, s := range list {
		fq.whole(&sink, s)
		wholes[i] = sink.Take()
		p[i] = sum(wholes[i])
		for _, id := range s.ids {
			p[i] += scores[id]
		}
	}
	learn.Softmax(p)
	byFactor := make([]float64, len(t.factors))
	for i, s := range list {
		g := p[i]
		if i == fq.gold {
			g--
		}
		if math.Abs(g) < 1e-4 {
			continue
		}
		for _, id := range s.ids {
			byFactor[id] += g
		}
		move(wholes[i], g, wholeRate*rate)
	}
	for _, id := range t.used[fq.class] {
		if math.Abs(byFactor[id]) >= 1e-3 {
			crossed = fq.crossed(crossed[:0], t.factors[id])
			move(crossed, byFactor[id], formRate*rate)
		}
	}
}
