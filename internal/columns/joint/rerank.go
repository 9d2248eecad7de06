package joint

import (
	"cmp"
	_ "embed"
	"slices"

	"github.com/ask-surely/surely/internal/learn/trees"
	"github.com/ask-surely/surely/internal/learn/weights"
)

// Rebuilt by "go run ./cmd/lab train mix".
//
//go:embed model/joint.bin
var modelFile []byte

// Model ranks what was found. The zero Model ranks everything equally.
type Model struct{ forest trees.Forest }

// Embedded is the model that comes with the program.
var Embedded = weights.Embedded("model of joint ranking", modelFile, LoadFrom)

// LoadFrom reads the model in a set.
func LoadFrom(set weights.Set) (*Model, error) {
	f, err := trees.Load("joint", set, features)
	if err != nil {
		return nil, err
	}
	return &Model{*f}, nil
}

// Bytes encodes the model.
func (m *Model) Bytes() ([]byte, error) {
	set := weights.Set{}
	m.forest.Save("joint", set)
	return set.Bytes()
}

// Considered is how many parts the model re-ranks.
const Considered = 1000

// How the model's order and BM25's are combined, chosen on folds of the training data.
const (
	trusted = 5  // the first documents are those of the model alone
	evening = 10 // the larger, the smaller the advantage of first places
)

// Search returns the documents most relevant to a question, best first: of the first thousand parts by BM25, the first
// few in the model's order, the others by rank in both orders. What one overlooks, the other usually ranks high.
func (ix *Index) Search(question string, kinds Kinds, most int) []Found {
	byWords, byModel := ix.ranked(question, kinds)
	out := ix.documentsOf(byModel, Considered)
	relevance := make(map[int]float64, len(out)) // by document
	for _, order := range [][]Found{ix.documentsOf(byWords, Considered), out} {
		for i, f := range order {
			relevance[f.Document] += 1 / float64(evening+i)
		}
	}
	slices.SortStableFunc(out[min(trusted, len(out)):],
		func(a, b Found) int { return cmp.Compare(relevance[b.Document], relevance[a.Document]) })
	return out[:min(most, len(out))]
}

// Ranked returns the first thousand parts by BM25 in the model's order.
func (ix *Index) Ranked(question string, kinds Kinds) []Found {
	_, byModel := ix.ranked(question, kinds)
	return byModel
}

// ranked returns the first thousand parts by BM25 in its order and in the model's, with the model's scores.
func (ix *Index) ranked(question string, kinds Kinds) (byWords, byModel []Found) {
	w := ix.begin(question)
	defer ix.pool.Put(w)
	found, x := ix.compare(w, kinds)
	byWords = make([]Found, len(found))
	for i, f := range found {
		byWords[i] = Found{ix.parts[f.part].Part, ix.model.forest.Score(x[i])}
	}
	byModel = slices.Clone(byWords)
	slices.SortStableFunc(byModel, func(a, b Found) int { return cmp.Compare(b.Score, a.Score) })
	return byWords, byModel
}

// compare finds the first parts and their features.
func (ix *Index) compare(w *work, kinds Kinds) ([]scored, [][]float32) {
	found := ix.first(w, kinds, Considered)
	x := make([][]float32, len(found))
	s := make([]seen, len(found))
	all := make([]float32, len(found)*features)
	for i, f := range found {
		x[i] = all[i*features : (i+1)*features]
		w.look(f.part, x[i], &s[i])
	}
	w.relate(found, x, s)
	return found, x
}
