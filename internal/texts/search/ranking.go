package search

import (
	"context"
	"sort"
	"sync"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// Ranking ranks candidates for the engine. The ranker is loaded on first use, which most runs never reach.
type Ranking struct {
	ranker func() (*retrieve.Ranker, error)
	index  func() *retrieve.Index // the text index, if there is one yet; nil: never
	words  bool                   // the database has its own text indexes
}

// NewRanking returns a ranking with the owner's lexicon.
func NewRanking(known func() (*lexicon.Lexicon, error)) *Ranking {
	return &Ranking{ranker: sync.OnceValues(func() (*retrieve.Ranker, error) {
		l, err := known()
		if err != nil {
			return nil, err
		}
		return retrieve.NewRanker(l), nil
	})}
}

// UseIndex sets a ranking's index, which may become available later.
func (r *Ranking) UseIndex(index func() *retrieve.Index) { r.index = index }

// CopyIndexes copies the indexes of another ranking over the same texts.
func (r *Ranking) CopyIndexes(of *Ranking) { r.index, r.words = of.index, of.words }

// maxReadInFull is the number of texts ranked by reading them all; indexed is the maximum if an index preselects them.
const (
	maxReadInFull = 500
	maxWithIndex  = 5000
)

// Reach returns the maximum number of texts that can be ranked.
func (r *Ranking) Reach() int {
	if r.known() == nil {
		return maxReadInFull
	}
	return maxWithIndex
}

// Wanted returns the database's text search query; empty if not used.
func (r *Ranking) Wanted(question string) []string {
	ranker, err := r.ranker()
	if !r.words || err != nil {
		return nil
	}
	return ranker.Wanted(question)
}

// known returns the index to use; nil if there is none.
func (r *Ranking) known() *retrieve.Index {
	if r.index == nil {
		return nil
	}
	return r.index()
}

// Score returns each text's relevance by its best passage. Of many texts, only those ranked highest by the index are
// read; the others follow in index order.
func (r *Ranking) Score(ctx context.Context, question string, texts [][]string) ([]float64, error) {
	ranker, err := r.ranker()
	if err != nil {
		return nil, err
	}
	known := r.known()
	if len(texts) <= maxReadInFull || known == nil {
		return ranker.Score(ctx, question, texts)
	}
	out := known.EstimateRelevance(question, texts)
	order := make([]int, len(texts))
	for i := range order {
		order[i] = i
		out[i] /= 1 + out[i]
	}
	sort.SliceStable(order, func(a, b int) bool { return out[order[a]] > out[order[b]] })
	best := order[:maxReadInFull]
	read := make([][]string, len(best))
	for i, n := range best {
		read[i] = texts[n]
	}
	scores, err := ranker.Score(ctx, question, read)
	if err != nil {
		return nil, err
	}
	for i, n := range best {
		out[n] = 1 + scores[i]
	}
	return out, nil
}
