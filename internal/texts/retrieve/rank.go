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

// Ranker scores how relevant sentences are to a question. It is safe for concurrent use.
type Ranker struct{ lexicon *lexicon.Lexicon }

// NewRanker makes a ranker that knows an owner's aspects; nil: none.
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
	said := ""
	for _, t := range tokens {
		if t.Word && !text.Stop(t.Lower) && !idleStems[t.Stem] && t.Lower[0] != '\'' && !slices.Contains(q.stems, t.Stem) {
			q.words, q.stems = append(q.words, t.Lower), append(q.stems, t.Stem)
			said += " " + t.Lower
		}
	}
	q.bag = encode.NewBag(said)
	return q
}

// Wanted returns words and phrases of which relevant texts contain some: the question's own, words of similar meaning,
// and the cues of its aspects.
func (r *Ranker) Wanted(question string) []string {
	q := r.Question(question)
	out := slices.Clone(q.stems)
	for _, w := range q.words {
		for _, x := range similarTo(w) {
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

// Relevance returns how relevant a sentence is to the question, from 0 to 1: the share of the question that its words
// cover and, for questions about aspects, the cues for them.
func (r *Ranker) Relevance(q *Question, sentence string) float64 {
	held := min(1, max(0, q.bag.CoveredBy(encode.NewBag(sentence))))
	if len(q.Asked) == 0 {
		return held
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
	return aspectWeight*cues + (1-aspectWeight)*held
}

// MostSentences is the maximum number of sentences read of a text, so that a huge document cannot hold up a run.
const MostSentences = 5000

// yieldAfter is how many sentences are read before yielding to others.
const yieldAfter = 64

// Score returns the relevance of each text's best passage, between 0 and 1.
func (r *Ranker) Score(ctx context.Context, question string, texts [][]string) ([]float64, error) {
	q := r.Question(question)
	out := make([]float64, len(texts))
	for i, documents := range texts {
		var sentences []text.Sentence
		for _, d := range documents {
			sentences = append(sentences, text.Sentences(d)...)
		}
		for n, s := range sentences[:min(len(sentences), MostSentences)] {
			if n%yieldAfter == 0 {
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

// Passages returns the sentences of rows, the most relevant first.
func (r *Ranker) Passages(question string, rows []Row) []Found {
	var found []Found
	for _, row := range rows {
		for _, t := range row.Texts {
			for _, s := range text.Sentences(t) {
				found = append(found, Found{Key: row.Key, Text: s.Text})
			}
		}
	}
	r.order(r.Question(question), found)
	return found
}

// order sorts passages by relevance.
func (r *Ranker) order(q *Question, found []Found) {
	for i := range found {
		found[i].Score = r.Relevance(q, found[i].Text)
	}
	slices.SortStableFunc(found, func(a, b Found) int { return cmp.Compare(b.Score, a.Score) })
}

// BestFirst returns the indexes of scores in descending order; ties keep their order.
func BestFirst(scores []float64) []int {
	order := make([]int, len(scores))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(scores[b], scores[a]) })
	return order
}
