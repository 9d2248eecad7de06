package retrieve

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// Ranker scores how relevant sentences are to a question. It is safe for concurrent use.
type Ranker struct {
	lexicon *lexicon.Lexicon
	rarity  *Rarity
	weights Weights
}

// Weights of the features, in order. Questions about no aspect of the lexicon have weights of their own.
type Weights struct{ Aspects, Words []float32 }

// Options configure a Ranker.
type Options struct {
	Lexicon *lexicon.Lexicon // nil: the embedded one
	Rarity  *Rarity          // nil: the embedded one
	Weights *Weights         // nil: the embedded ones
}

// NewRanker makes a ranker.
func NewRanker(o Options) (*Ranker, error) {
	set, err := embedded()
	if err != nil {
		return nil, err
	}
	r := &Ranker{lexicon: o.Lexicon, rarity: o.Rarity, weights: Weights{set["rank"], set["rank by words"]}}
	if r.lexicon == nil {
		r.lexicon = lexicon.Embedded()
	}
	if r.rarity == nil {
		r.rarity = &Rarity{weights: set["rarity"]}
	}
	if o.Weights != nil {
		r.weights = *o.Weights
	}
	if len(r.weights.Aspects) != features || len(r.weights.Words) != features {
		r.weights = Weights{byHand[:], byHand[:]}
	}
	return r, nil
}

// Features of a sentence and a question.
const (
	always   = iota
	covered  // share of the question's information in the sentence
	coveredN // the same, scaled over the competing sentences
	overlaps // total information of the shared words
	strong   // share of the aspects asked about for which the sentence has a strong cue
	weak
	topic
	strongest // strong cues; a sentence with many counts more
	length    // logarithm of the number of words
	near      // a neighbouring sentence of the same text is relevant
	asking    // the sentence is itself a question
	// covered, counting similar words too; only for questions about no aspect
	alike
	alikeN // the same, scaled over the competing sentences
	features
)

// byHand are the weights before training.
var byHand = [features]float32{always: -3, covered: 2, coveredN: 1, overlaps: .5, strong: 2.5, weak: 1, topic: 1.2,
	strongest: .3}

// Question prepares a question.
func (r *Ranker) Question(s string) *Question {
	tokens := text.Tokens(s)
	q := &Question{Text: s, Asked: r.lexicon.Asks(tokens)}
	seen := map[string]bool{}
	for _, t := range tokens {
		if t.Word && !text.Stop(t.Lower) && !idle[t.Stem] && t.Lower[0] != '\'' && !seen[t.Stem] {
			seen[t.Stem] = true
			q.Terms = append(q.Terms, Term{Stem: t.Stem, Weight: r.rarity.Of(t.Stem), word: encode.Find(t.Lower)})
		}
	}
	return q
}

// Wanted returns words and phrases of which relevant texts contain some: the question's own, and the cues of its
// aspects.
func (r *Ranker) Wanted(question string) []string {
	q := r.Question(question)
	var out []string
	for _, t := range q.Terms {
		out = append(out, t.Stem)
	}
	for _, a := range q.Asked {
		out = append(out, r.lexicon.Phrases(a.Aspect)...)
	}
	return out
}

// Sentence is a sentence prepared for ranking.
type Sentence struct {
	Tokens []text.Token
	Words  []lexicon.Word
	Part   int // the text it belongs to; neighbours in one text help each other
}

// vectors computes every sentence's features.
func (r *Ranker) vectors(q *Question, sentences []Sentence) [][features]float32 {
	out := make([][features]float32, len(sentences))
	total := 1e-6
	for _, t := range q.Terms {
		total += t.Weight
	}
	for i := range sentences {
		s, v := &sentences[i], &out[i]
		v[always] = 1
		held := 0.0
		for _, t := range q.Terms {
			for j := range s.Tokens {
				if s.Tokens[j].Stem == t.Stem {
					held += t.Weight
					break
				}
			}
		}
		v[covered], v[overlaps] = float32(held/total), float32(held)
		r.aspects(q, s, v)
		v[length] = float32(math.Log1p(float64(len(s.Words))))
		if len(q.Asked) == 0 {
			v[alike] = float32(q.heldAlike(s) / total)
		}
		if n := len(s.Tokens); n > 0 && s.Tokens[n-1].Lower == "?" {
			v[asking] = 1
		}
	}
	scale(out, covered, coveredN)
	if len(q.Asked) == 0 {
		scale(out, alike, alikeN)
	}
	for i := range out {
		for _, k := range [2]int{i - 1, i + 1} {
			if k >= 0 && k < len(out) && sentences[k].Part == sentences[i].Part {
				out[i][near] = max(out[i][near], .5*out[k][covered]+.5*out[k][strong])
			}
		}
	}
	return out
}

// scale sets a feature to another one's deviation among the sentences.
func scale(vectors [][features]float32, of, to int) {
	var sum, squares float64
	for i := range vectors {
		x := float64(vectors[i][of])
		sum += x
		squares += x * x
	}
	n := float64(len(vectors)) + 1e-6
	spread := math.Sqrt(math.Max(1e-4, squares/n-sum/n*sum/n))
	for i := range vectors {
		vectors[i][to] = float32((float64(vectors[i][of]) - sum/n) / spread)
	}
}

// unlike is the cosine up to which two words have no meaning in common.
const unlike = .3

// heldAlike is the share of the question's information covered by the most similar words of a sentence.
func (q *Question) heldAlike(s *Sentence) float64 {
	most := make([]float32, len(q.Terms))
	for i := range s.Tokens {
		t := &s.Tokens[i]
		if !t.Word || text.Stop(t.Lower) {
			continue
		}
		word := encode.Find(t.Lower)
		for k := range q.Terms {
			if t.Stem == q.Terms[k].Stem {
				most[k] = 1
			} else {
				most[k] = max(most[k], q.Terms[k].word.To(word))
			}
		}
	}
	held := 0.0
	for k, cosine := range most {
		held += max(0, float64(cosine-unlike)/(1-unlike)) * q.Terms[k].Weight
	}
	return held
}

// aspects computes the features of cues.
func (r *Ranker) aspects(q *Question, s *Sentence, v *[features]float32) {
	for _, a := range q.Asked {
		var hasStrong, hasWeak, hasTopic bool
		for _, h := range a.Hits(s.Words) {
			switch {
			case h.Topic:
				hasTopic = true
			case h.Weak:
				hasWeak = true
			default:
				hasStrong = true
				v[strongest] = min(3, v[strongest]+1)
			}
		}
		share := 1 / float32(len(q.Asked))
		switch {
		case hasStrong:
			v[strong] += share
		case hasTopic:
			v[topic] += share
		case hasWeak:
			v[weak] += share
		}
	}
}

// Scores returns each sentence's log-odds of being relevant.
func (r *Ranker) Scores(q *Question, sentences []Sentence) []float64 {
	vectors := r.vectors(q, sentences)
	out := make([]float64, len(vectors))
	weights := r.weights.Aspects
	if len(q.Asked) == 0 {
		weights = r.weights.Words
	}
	for i := range vectors {
		for k, x := range vectors[i] {
			out[i] += float64(x * weights[k])
		}
	}
	return out
}

// Prepare splits texts into sentences.
func (r *Ranker) Prepare(texts []string) []Sentence {
	var out []Sentence
	for i, t := range texts {
		for _, s := range text.Sentences(t) {
			out = append(out, Sentence{Tokens: s.Tokens, Words: r.lexicon.Words(s.Tokens), Part: i})
		}
	}
	return out
}

// Score returns the relevance of each text's best passage, between 0 and 1.
func (r *Ranker) Score(ctx context.Context, question string, texts [][]string) ([]float64, error) {
	q := r.Question(question)
	out := make([]float64, len(texts))
	for i, t := range texts {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		best := math.Inf(-1)
		for _, s := range r.Scores(q, r.Prepare(t)) {
			best = math.Max(best, s)
		}
		out[i] = 1 / (1 + math.Exp(-best))
	}
	return out, nil
}

// BestFirst are the indexes of scores in descending order; ties keep their order.
func BestFirst(scores []float64) []int {
	order := make([]int, len(scores))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(scores[b], scores[a]) })
	return order
}
