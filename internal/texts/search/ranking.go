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
	index  func() *retrieve.Index // the text index, if there is one by now; nil: never
	words  bool                   // the database has its own text indexes
}

// NewRanking uses the owner's lexicon.
func NewRanking(known func() (*lexicon.Lexicon, error)) *Ranking {
	return &Ranking{ranker: sync.OnceValues(func() (*retrieve.Ranker, error) {
		l, err := known()
		if err != nil {
			return nil, err
		}
		return retrieve.NewRanker(l), nil
	})}
}

// GoBy sets a ranking's index, which may become available later.
func (r *Ranking) GoBy(index func() *retrieve.Index) { r.index = index }

// Continue copies the indexes from another ranking over the same texts.
func (r *Ranking) Continue(of *Ranking) { r.index, r.words = of.index, of.words }

// rankedWhole is the number of texts ranked by reading them all; indexed is the maximum if an index preselects.
const (
	rankedWhole = 500
	indexed     = 5000
)

// Reach is the maximum number of texts that can be ranked.
func (r *Ranking) Reach() int {
	if r.known() == nil {
		return rankedWhole
	}
	return indexed
}

// Wanted returns the database's text search query; empty if not used.
func (r *Ranking) Wanted(question string) []string {
	ranker, err := r.ranker()
	if !r.words || err != nil {
		return nil
	}
	return ranker.Wanted(question)
}

// known is the index to use; nil if there is none.
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
	if len(texts) <= rankedWhole || known == nil {
		return ranker.Score(ctx, question, texts)
	}
	out := known.Promise(question, texts)
	order := make([]int, len(texts))
	for i := range order {
		order[i] = i
		out[i] /= 1 + out[i]
	}
	sort.SliceStable(order, func(a, b int) bool { return out[order[a]] > out[order[b]] })
	best := order[:rankedWhole]
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
