package manytables

import (
	"math"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/words/likeness"
)

// netClasses gives every sketch of whole questions its class for the networks, frequent ones one each and all others
// one together, and returns how many classes there are. The sketches come most frequent first.
func netClasses(list []*sketch) int {
	n := 0
	for _, s := range list {
		if s.Seen >= netSeen && n < netMost {
			n++
		}
	}
	for i, s := range list {
		s.class = min(i, n)
	}
	return n + 1
}

// sequenceOf is what the networks read of a question: its words in their order, names and values replaced by what
// they name, and counts of what is named.
func sequenceOf(q *question) learn.Sequence {
	var out learn.Sequence
	f := &features{}
	s := shaper{q: q, seen: map[uint64]bool{}, sure: q.sure}
	for i := range q.words {
		w, role := &q.words[i], s.role(i)
		if role == 0 || role == holdPart {
			f.add("stem", w.StemID)
			f.add("word", w.ID)
			if !filler[w.Text] {
				addSorts(f, w.Text)
			}
		}
		f.add("role", role)
		f.add("cue", uint64(q.cues[i]), bit(q.comma[i]))
		f.add("cover", uint64(q.cover[i]&(byTable|byColumn|byValue)), bit(q.capital[i]), uint64(q.sure[i]))
		f.add("clause", q.clause[i])
		out.Tokens = append(out.Tokens, f.Take())
	}
	s.counts()
	for _, x := range s.out {
		f.add("shape", x)
	}
	out.Whole = f.Take()
	return out
}

// Words are sorted by which side of some planes their vectors lie on, several times over: words that are alike share
// most of the sorts that come out, so that what is learnt of one word holds for words nobody asked with in training.
const (
	sortings   = 6
	sortPlanes = 6
)

var planes = func() (p [sortings][sortPlanes][likeness.Size]float32) {
	for i := range p {
		for j := range p[i] {
			for d := range p[i][j] {
				h := mix(uint64(i), uint64(j), uint64(d))
				p[i][j][d] = float32(h>>40)/(1<<23) - 1
			}
		}
	}
	return p
}()

func addSorts(f *features, word string) {
	v, ok := likeness.Vector(word)
	if !ok {
		return
	}
	for i := range planes {
		side := uint64(0)
		for j := range planes[i] {
			sum := float32(0)
			for d, x := range &planes[i][j] {
				sum += x * v[d]
			}
			side = side*2 + bit(sum > 0)
		}
		f.add("sort", uint64(i), side)
	}
}

// trainNets fits the networks to the sketches of whole questions.
func (f *forms) trainNets(questions []formQuestion, seed uint64) {
	var sequences []learn.Sequence
	var class []int
	for i := range questions {
		if fq := &questions[i]; fq.class == rootClass {
			sequences, class = append(sequences, *fq.sequence), append(class, f.lists[rootClass][fq.gold].class)
		}
	}
	for i := range f.nets {
		f.nets[i] = learn.TrainSentence(sequences, class, learn.SentenceOptions{Bits: 14, Width: 32, Heads: 4, Hidden: 48,
			Classes: f.classes, Epochs: netEpochs, Average: netAverage, Rate: netRate, Drop: netDrop, Seen: 3, Seed: seed +
				uint64(i)})
	}
}

// blend puts what the networks say of whole questions' sketches together with p, the probabilities of the linear
// scorer. The rare sketches share what the networks have for them all as p does.
func (f *forms) blend(p []float64, q *learn.Sequence, d learn.Drop) {
	read := make([]float64, f.classes)
	var one []float64
	for _, n := range f.nets {
		one = n.Probabilities(one[:0], q, d)
		for i, x := range one {
			read[i] += x / float64(len(f.nets))
		}
	}
	list, rare := f.lists[rootClass], f.classes-1
	rest := 1e-12
	for i, s := range list {
		if s.class == rare {
			rest += p[i]
		}
	}
	for i, s := range list {
		x := read[s.class]
		if s.class == rare {
			x *= p[i] / rest
		}
		p[i] = linearTrust*math.Log(p[i]+1e-12) + netTrust*math.Log(x+1e-9)
	}
	learn.Softmax(p)
}
