package search

import (
	"context"
	"sort"
	"sync"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// Ranking orders candidates for the engine. The ranker is read in when it is first needed, which in most runs is never.
type Ranking struct {
	ranker func() (*retrieve.Ranker, error)
	index  func() *retrieve.Kept // of the texts, where there is one to go by by now; nil: there never is
	words  bool                  // the database finds texts by its own indexes of words
}

// NewRanking goes by what the owner knows of the texts.
func NewRanking(known func() (*lexicon.Lexicon, error)) *Ranking {
	return &Ranking{ranker: sync.OnceValues(func() (*retrieve.Ranker, error) {
		l, err := known()
		if err != nil {
			return nil, err
		}
		return retrieve.NewRanker(retrieve.Options{Lexicon: l})
	})}
}

// GoBy has a ranking go by an index, as far as that is there by then.
func (r *Ranking) GoBy(index func() *retrieve.Kept) { r.index = index }

// Continue has a ranking go by the same indexes as another one of the same texts.
func (r *Ranking) Continue(of *Ranking) { r.index, r.words = of.index, of.words }

// rankedWhole is how many texts are ranked by reading them; indexed is how many can be ordered where an index tells
// which of them are worth that.
const (
	rankedWhole = 500
	indexed     = 5000
)

// Reach is how many texts can be ordered.
func (r *Ranking) Reach() int {
	if r.known() == nil {
		return rankedWhole
	}
	return indexed
}

// Wanted returns what the database looks for in its indexes of words: nothing where that is not wanted.
func (r *Ranking) Wanted(question string) []string {
	ranker, err := r.ranker()
	if !r.words || err != nil {
		return nil
	}
	return ranker.Wanted(question)
}

// known is the index to go by; nil where there is none.
func (r *Ranking) known() *retrieve.Kept {
	if r.index == nil {
		return nil
	}
	return r.index()
}

// Score returns, for each text, how much its best passage speaks of the question. Of many texts those that the index
// promises most of are read; the others follow in the order of the promise.
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
