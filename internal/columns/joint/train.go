package joint

import (
	"math/rand/v2"
	"slices"

	"github.com/ask-surely/surely/internal/learn/trees"
)

// Judged is a question with the documents that answer it, by number.
type Judged struct {
	Question string
	Gold     map[int]bool
	Weight   float64
}

// negatives is the number of wrong parts per question, as in the original.
const negatives = 63

// Lessons are the training choices: one for each right document that BM25 finds.
func Lessons(ix *Index, questions []Judged, seed uint64) []trees.Group {
	groups := make([][]trees.Group, len(questions))
	trees.Each(len(questions), func(i int) {
		groups[i] = ix.lessons(&questions[i], rand.New(rand.NewPCG(seed, uint64(i))))
	})
	return slices.Concat(groups...)
}

// trust is the fixed weight of BM25: its order is mostly right.
const trust = 6

// Learn trains a model.
func Learn(lessons []trees.Group, o trees.Options) *Model {
	o.Trust = trust
	return &Model{*trees.Train(lessons, o)}
}

// lessons pairs the best part of each right document with wrong parts: BM25's first ones, and random ones.
func (ix *Index) lessons(q *Judged, random *rand.Rand) []trees.Group {
	w := ix.begin(q.Question)
	defer ix.pool.Put(w)
	found, x := ix.compare(w, Both)
	var wrong, right []int
	taken := map[int]bool{}
	for i, f := range found {
		switch d := ix.parts[f.part].Document; {
		case !q.Gold[d]:
			wrong = append(wrong, i)
		case !taken[d]:
			taken[d] = true
			right = append(right, ix.bestPart(found, x, d))
		}
	}
	hard := min(len(wrong), negatives/2)
	rest := wrong[hard:]
	random.Shuffle(len(rest), func(a, b int) { rest[a], rest[b] = rest[b], rest[a] })
	wrong = wrong[:min(len(wrong), negatives)]
	var out []trees.Group
	for _, r := range right {
		g := trees.Group{Weight: q.Weight / float64(len(right)), Gold: make([]bool, len(wrong)+1)}
		for _, i := range wrong {
			g.Candidates = append(g.Candidates, slices.Clone(x[i]))
		}
		g.Candidates = append(g.Candidates, slices.Clone(x[r]))
		g.Gold[len(wrong)] = true
		out = append(out, g)
	}
	return out
}

// bestPart is the part of a document whose row or sentence covers most of the question.
func (ix *Index) bestPart(found []scored, x [][]float32, document int) int {
	at := -1
	for i, f := range found {
		if ix.parts[f.part].Document == document && (at < 0 || x[i][inUnitAll]+x[i][cellsWhole] > x[at][inUnitAll]+
			x[at][cellsWhole]) {
			at = i
		}
	}
	return at
}
