package rank

import (
	"math"
	"math/rand/v2"

	"github.com/ask-surely/surely/internal/learn"
)

// taughtBy is the corpus that the parser which reads clause by clause was taught with.
const taughtBy = "spider"

// manner tells by a question's words, and by how it begins, whether it is asked in the manner of one corpus: weights,
// hashed. A parser that knows one manner alone is followed as far as a question is asked in it.
type manner []float32

const (
	mannerBits   = 13
	mannerEpochs = 6
	mannerRate   = .1
	mannerDecay  = 1e-4
)

func mannerFeatures(asked []uint64) []uint32 {
	var s learn.Sink
	s.Add(learn.Common, 401)
	for _, w := range asked {
		s.Add(learn.Common, 402, w)
	}
	return s.Take()
}

func (m manner) score(features []uint32) float64 {
	sum := 0.0
	for _, h := range features {
		sum += float64(m[h>>2&(1<<mannerBits-1)])
	}
	return 1 / (1 + math.Exp(-sum))
}

// in is the probability that a question with such words is asked in the manner that was learnt.
func (m manner) in(asked []uint64) float64 {
	if m == nil {
		return 0
	}
	return m.score(mannerFeatures(asked))
}

// trainManner learns to tell the questions of one corpus from those of the others, over several tables; nil where
// there are none of one of the two.
func trainManner(examples []*Example, corpus string, seed uint64) manner {
	var list []*Example
	of := 0
	for _, e := range examples {
		if !e.Foreign && e.Question.Tables > 1 {
			list = append(list, e)
			if e.Corpus == corpus {
				of++
			}
		}
	}
	if of == 0 || of == len(list) {
		return nil
	}
	m, squares := make(manner, 1<<mannerBits), make([]float32, 1<<mannerBits)
	r := rand.New(rand.NewPCG(seed, 31))
	for range mannerEpochs {
		r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		for _, e := range list {
			features := mannerFeatures(e.Asked)
			g := m.score(features)
			if e.Corpus == corpus {
				g--
			}
			for _, h := range features {
				k := h >> 2 & (1<<mannerBits - 1)
				d := g + mannerDecay*float64(m[k])
				squares[k] += float32(d * d)
				m[k] -= float32(mannerRate * d / math.Sqrt(float64(squares[k])+steady))
			}
		}
	}
	return m
}
