package retrieve

import (
	"cmp"
	"context"
	"slices"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// Ranker scores the relevance of sentences to a question. It is safe for concurrent use.
type Ranker struct{ lexicon *lexicon.Lexicon }

// NewRanker returns a ranker with a lexicon; nil: the embedded one.
func NewRanker(l *lexicon.Lexicon) *Ranker {
	if l == nil {
		l = lexicon.Embedded()
	}
	return &Ranker{l}
}

// Question prepares a question.
func (r *Ranker) Question(s string) *Question {
	tokens := text.Tokens(s)
	q := &Question{Asked: r.lexicon.Asks(tokens)}
	content := ""
	for _, t := range tokens {
		if t.Word && !text.Stop(t.Lower) && !uninformativeStems[t.Stem] && t.Lower[0] != '\'' && !slices.Contains(q.stems,
			t.Stem) {
			q.words, q.stems = append(q.words, t.Lower), append(q.stems, t.Stem)
			content += " " + t.Lower
		}
	}
	q.bag = encode.NewBag(content)
	return q
}

// RequiredWords returns the question's words, words with similar meanings, and the cues for its aspects. Relevant texts
// contain at least one of them.
func (r *Ranker) RequiredWords(question string) []string {
	q := r.Question(question)
	out := slices.Clone(q.stems)
	for _, w := range q.words {
		for _, x := range findSimilar(w) {
			if !slices.Contains(out, x.stem) {
				out = append(out, x.stem)
			}
		}
	}
	for _, a := range q.Asked {
		out = append(out, r.lexicon.Phrases(a.Aspect)...)
	}
	return out
}

// The weights of an aspect's cues in a sentence, and of cues compared with words.
const (
	topicCue     = .6
	weakCue      = .4
	aspectWeight = .8
)

// Relevance returns the relevance of a sentence to the question, from 0 to 1: the share of the question that its words
// cover and, for questions about aspects, the cues for them.
func (r *Ranker) Relevance(q *Question, sentence string) float64 {
	coverage := min(1, max(0, q.bag.CoveredBy(encode.NewBag(sentence))))
	if len(q.Asked) == 0 {
		return coverage
	}
	words := r.lexicon.Words(text.Tokens(sentence))
	cues := 0.0
	for _, a := range q.Asked {
		best := 0.0
		for _, h := range a.Hits(words) {
			switch {
			case h.Topic:
				best = max(best, topicCue)
			case h.Weak:
				best = max(best, weakCue)
			default:
				best = 1
			}
		}
		cues += best / float64(len(q.Asked))
	}
	return aspectWeight*cues + (1-aspectWeight)*coverage
}

// MaxSentences is the maximum number of sentences of a text that are read, so that a huge document cannot block a run.
const MaxSentences = 5000

// yieldInterval is the number of sentences that are read before yielding to other work.
const yieldInterval = 64

// Score returns the relevance of each text's best sentence, from 0 to 1.
func (r *Ranker) Score(ctx context.Context, question string, texts [][]string) ([]float64, error) {
	q := r.Question(question)
	out := make([]float64, len(texts))
	for i, documents := range texts {
		var sentences []text.Sentence
		for _, d := range documents {
			sentences = append(sentences, text.Sentences(d)...)
		}
		for n, s := range sentences[:min(len(sentences), MaxSentences)] {
			if n%yieldInterval == 0 {
				budget.Yield(ctx)
				if err := ctx.Err(); err != nil {
					return nil, err
				}
			}
			out[i] = max(out[i], r.Relevance(q, s.Text))
		}
	}
	return out, nil
}

// Passages returns the sentences of rows, most relevant first.
func (r *Ranker) Passages(question string, rows []Row) []SearchResult {
	var found []SearchResult
	for _, row := range rows {
		for _, t := range row.Texts {
			for _, s := range text.Sentences(t) {
				found = append(found, SearchResult{Key: row.Key, Text: s.Text})
			}
		}
	}
	r.order(r.Question(question), found)
	return found
}

// order sorts passages by relevance.
func (r *Ranker) order(q *Question, found []SearchResult) {
	for i := range found {
		found[i].Score = r.Relevance(q, found[i].Text)
	}
	slices.SortStableFunc(found, func(a, b SearchResult) int { return cmp.Compare(b.Score, a.Score) })
}

// BestFirst returns the indexes of scores from best to worst; ties keep their order.
func BestFirst(scores []float64) []int {
	order := make([]int, len(scores))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(scores[b], scores[a]) })
	return order
}
