package hybrid

import (
	"math"
	"math/rand"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// choice is a model of candidates: a weight per feature.
type choice struct{ weights []float64 }

// Answer is an answer with its location and its probability among the candidates.
type Answer struct {
	Text string
	Sure float64
	Row  int
	Link string // of its passage; empty for a cell
}

// best picks the most probable answer; equal answers from several places add up.
func (m *choice) best(candidates []candidate) Answer {
	p := m.probabilities(candidates)
	sums := map[string]float64{}
	for i := range candidates {
		sums[reader.Normal(candidates[i].Text)] += p[i]
	}
	var out Answer
	top := 0.0
	for i := range candidates {
		c := &candidates[i]
		if sum := sums[reader.Normal(c.Text)]; sum > out.Sure+1e-12 || sum > out.Sure-1e-12 && p[i] > top {
			out, top = Answer{Text: c.Text, Sure: sum, Row: c.Row, Link: c.Link}, p[i]
		}
	}
	return out
}

func (m *choice) probabilities(candidates []candidate) []float64 {
	p := make([]float64, len(candidates))
	for i := range candidates {
		for _, f := range candidates[i].features {
			p[i] += m.weights[f.id] * f.value
		}
	}
	learn.Softmax(p)
	return p
}

// lesson is a question's candidates, with the right ones marked.
type lesson struct {
	candidates []candidate
	right      []bool
}

// fit fits the weights so that right candidates get the probability, wherever they are. Lessons without a right
// candidate are skipped.
func fit(lessons []lesson, seed int64) *choice {
	const (
		epochs = 30
		rate   = .1
		pull   = .002
	)
	m := &choice{weights: make([]float64, allFeatures)}
	squares := make([]float64, allFeatures)
	random := rand.New(rand.NewSource(seed))
	for range epochs {
		for _, i := range random.Perm(len(lessons)) {
			l := &lessons[i]
			p := m.probabilities(l.candidates)
			right := 0.0
			for k := range p {
				if l.right[k] {
					right += p[k]
				}
			}
			if right == 0 {
				continue
			}
			gradient := map[int]float64{}
			for k := range p {
				d := -p[k]
				if l.right[k] {
					d += p[k] / right
				}
				for _, f := range l.candidates[k].features {
					gradient[f.id] += d * f.value
				}
			}
			for id, g := range gradient {
				g -= pull * m.weights[id]
				squares[id] += g * g
				m.weights[id] += rate * g / math.Sqrt(squares[id]+1e-6)
			}
		}
	}
	return m
}

// lessonOf marks the candidates that are the answer.
func lessonOf(q *Question, candidates []candidate) lesson {
	l := lesson{candidates: candidates, right: make([]bool, len(candidates))}
	want := reader.Normal(q.Answer)
	for i := range candidates {
		l.right[i] = reader.Normal(candidates[i].Text) == want
	}
	return l
}
