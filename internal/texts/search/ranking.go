package search

import (
	"context"
	"sort"
	"sync"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// Ranking ranks candidates for the engine. It loads the ranker on first use.
type Ranking struct {
	ranker       func() (*retrieve.Ranker, error)
	index        func() *retrieve.Index // returns the text index, or nil if it is not ready; may be nil
	hasTextIndex bool                   // the database has text indexes
}

// NewRanking returns a ranking with the owner's lexicon.
func NewRanking(loadLexicon func() (*lexicon.Lexicon, error)) *Ranking {
	return &Ranking{ranker: sync.OnceValues(func() (*retrieve.Ranker, error) {
		l, err := loadLexicon()
		if err != nil {
			return nil, err
		}
		return retrieve.NewRanker(l), nil
	})}
}

// UseIndex sets the function that returns the index, which may become ready later.
func (r *Ranking) UseIndex(index func() *retrieve.Index) { r.index = index }

// CopyIndexes copies the indexes of another ranking over the same texts.
func (r *Ranking) CopyIndexes(other *Ranking) {
	r.index, r.hasTextIndex = other.index, other.hasTextIndex
}

// Limits on the texts to rank: without an index, all of them are read; with one, it selects those to read.
const (
	maxFullyRanked = 500
	maxWithIndex   = 5000
)

// Reach returns the maximum number of texts that can be ranked.
func (r *Ranking) Reach() int {
	if r.loadedIndex() == nil {
		return maxFullyRanked
	}
	return maxWithIndex
}

// RequiredWords returns the words for a search with the database's text indexes; nil if it has none.
func (r *Ranking) RequiredWords(question string) []string {
	ranker, err := r.ranker()
	if !r.hasTextIndex || err != nil {
		return nil
	}
	return ranker.RequiredWords(question)
}

// loadedIndex returns the index, or nil if it is not ready.
func (r *Ranking) loadedIndex() *retrieve.Index {
	if r.index == nil {
		return nil
	}
	return r.index()
}

// Score returns each text's relevance by its best passage. Of many texts, it reads only those ranked highest by the
// index; the others follow in the index's order.
func (r *Ranking) Score(ctx context.Context, question string, texts [][]string) ([]float64, error) {
	ranker, err := r.ranker()
	if err != nil {
		return nil, err
	}
	index := r.loadedIndex()
	if len(texts) <= maxFullyRanked || index == nil {
		return ranker.Score(ctx, question, texts)
	}
	out := index.EstimateRelevance(question, texts)
	order := make([]int, len(texts))
	for i := range order {
		order[i] = i
		out[i] /= 1 + out[i]
	}
	sort.SliceStable(order, func(a, b int) bool { return out[order[a]] > out[order[b]] })
	best := order[:maxFullyRanked]
	selected := make([][]string, len(best))
	for i, n := range best {
		selected[i] = texts[n]
	}
	scores, err := ranker.Score(ctx, question, selected)
	if err != nil {
		return nil, err
	}
	for i, n := range best {
		out[n] = 1 + scores[i]
	}
	return out, nil
}
