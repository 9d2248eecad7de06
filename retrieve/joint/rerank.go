package joint

import (
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"sync"

	"github.com/ask-surely/surely/learn/trees"
	"github.com/ask-surely/surely/weights"
)

// Rebuilt by "surely train mix".
//
//go:embed model/joint.bin
var modelFile []byte

// Model puts what was found in order. The zero Model finds everything equal.
type Model struct{ forest trees.Forest }

// Embedded is the model that comes with the program.
var Embedded = sync.OnceValues(func() (*Model, error) {
	m, err := Load(modelFile)
	if err != nil {
		return nil, fmt.Errorf("the embedded model of joint ranking: %w", err)
	}
	return m, nil
})

// Load reads what Bytes wrote.
func Load(file []byte) (*Model, error) {
	set, err := weights.Read(bytes.NewReader(file))
	if err != nil {
		return nil, err
	}
	f, err := trees.Load("joint", set, features)
	if err != nil {
		return nil, err
	}
	return &Model{*f}, nil
}

// Bytes writes the model down.
func (m *Model) Bytes() ([]byte, error) {
	set := weights.Set{}
	m.forest.Save("joint", set)
	return set.Bytes()
}

// Considered is how many parts are put in order by the model.
const Considered = 1000

// Search returns the documents that speak most of a question, best first: those of the first thousand parts by BM25,
// in the model's order.
func (ix *Index) Search(question string, kinds Kinds, most int) []Found {
	return ix.documentsOf(ix.Ranked(question, kinds), most)
}

// Ranked returns the first thousand parts by BM25 in the model's order.
func (ix *Index) Ranked(question string, kinds Kinds) []Found {
	w := ix.begin(question)
	defer ix.pool.Put(w)
	found, x := ix.compare(w, kinds)
	out := make([]Found, len(found))
	for i, f := range found {
		out[i] = Found{ix.parts[f.part].Part, ix.model.forest.Score(x[i])}
	}
	slices.SortStableFunc(out, func(a, b Found) int { return cmp.Compare(b.Score, a.Score) })
	return out
}

// compare finds the first parts, with what is noticed about each.
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
