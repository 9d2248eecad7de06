// Package judge decides whether a sentence affirms a yes/no question, denies it, or does neither. It runs the
// pretrained encoder with a three-way head on the question and the sentence; weights/verdict describes its training.
package judge

import (
	"cmp"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"runtime"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/weights/verdict"
)

// Stance holds the probabilities that a sentence affirms or denies the question; the rest is that of neither.
type Stance struct{ Yes, No float64 }

// Judge classifies sentences. It is safe for concurrent use.
type Judge struct {
	encoder     *encode.Encoder
	head        *encode.Head
	cache       *encode.Cache[key, Stance]
	textWeights TextWeights
}

// key is a hash of a question and a sentence, since a sentence may be as long as a whole text.
type key [16]byte

func cacheKey(question, sentence string) key {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %s%s", len(question), question, sentence))
	return key(sum[:16])
}

// maxCached is the maximum number of cached stances. They are cached because chats return to the same rows.
const maxCached = 1 << 14

// maxTokens is the maximum number of tokens of a question and a sentence together, as in training.
const maxTokens = 64

// Default returns the embedded judge, loaded on first use.
var Default = sync.OnceValues(func() (*Judge, error) { return load(verdict.Layers) })

func load(file []byte) (*Judge, error) {
	e, err := encode.Load(file, encode.Options{Cached: -1, Threads: runtime.GOMAXPROCS(0)})
	if err != nil {
		return nil, fmt.Errorf("load the judge of sentences: %w", err)
	}
	h, err := e.Head("verdict", encode.Width, 3)
	if err != nil {
		return nil, fmt.Errorf("load the judge of sentences: %w", err)
	}
	j := &Judge{encoder: e, head: h, cache: encode.NewCache[key, Stance](maxCached)}
	if err := json.Unmarshal(textWeightsFile, &j.textWeights); err != nil {
		return nil, fmt.Errorf("load the judge of texts: %w", err)
	}
	return j, nil
}

// JudgeSentences returns the stance of each sentence. It fails only when ctx ends.
func (j *Judge) JudgeSentences(ctx context.Context, question string, sentences []string) ([]Stance, error) {
	out := make([]Stance, len(sentences))
	var missing []int
	var sequences []*encode.Sequence
	for i, s := range sentences {
		var isCached bool
		if out[i], isCached = j.cache.Get(cacheKey(question, s)); !isCached {
			missing = append(missing, i)
			sequences = append(sequences, encode.DefaultTokenizer().Pair(question, s, maxTokens))
		}
	}
	if len(missing) == 0 {
		return out, nil
	}
	all, err := j.head.Means(ctx, j.encoder, sequences)
	if err != nil {
		return nil, err
	}
	for i, scores := range all {
		out[missing[i]] = stance(scores)
		j.cache.Put(cacheKey(question, sentences[missing[i]]), out[missing[i]])
	}
	return out, nil
}

// stance returns the softmax of the head's outputs, which are for affirming, denying and neither.
func stance(scores []float32) Stance {
	top := max(scores[0], scores[1], scores[2])
	var p [3]float64
	sum := 0.0
	for i := range p {
		p[i] = math.Exp(float64(scores[i] - top))
		sum += p[i]
	}
	return Stance{Yes: p[0] / sum, No: p[1] / sum}
}

// Sentence is a sentence prepared for judging; the zero value is never judged.
type Sentence struct {
	Text string
	bag  *encode.Bag
}

// NewSentence prepares a sentence.
func NewSentence(text string) Sentence { return Sentence{text, encode.NewBag(text)} }

// Limits on the judged sentences of a text, which are those with the words most similar to the question's. In texts of
// sixty sentences, the one with the answer is among the 16 most similar in three cases out of four, and below
// minSimilarity in one out of a hundred.
const (
	maxJudged     = 16
	minSimilarity = .08
)

// Text is a text's stance on a question.
type Text struct {
	Stance                 // the stance of the whole text
	Sentences     []Stance // the stances of judged sentences; a zero Stance for each of the others
	MostAffirming int      // index of the strongest affirming sentence; -1 if none was judged
	MostDenying   int      // index of the strongest denying sentence; -1 if none was judged

	Features TextFeatures
}

// TextFeatures holds the features of a whole text: 1, the highest probabilities of affirming and denying, the shares of
// the question's words in those two sentences, and the number of judged sentences, since with many of them a false
// positive is more likely.
type TextFeatures [6]float64

// subjectPattern matches the subject of all texts of a column ("this lighthouse"), which does not distinguish them.
var subjectPattern = regexp.MustCompile(`(?i)\bthis \pL+`)

// JudgeText returns the stance of a text, from those of its sentences. It fails only when ctx ends.
func (j *Judge) JudgeText(ctx context.Context, question string, sentences []Sentence) (Text, error) {
	out := Text{Sentences: make([]Stance, len(sentences)), MostAffirming: -1, MostDenying: -1}
	questionBag := encode.NewBag(subjectPattern.ReplaceAllString(question, ""))
	similarity := make([]float64, len(sentences))
	var order []int
	for i := range sentences {
		if sentences[i].bag == nil {
			continue
		}
		similarity[i] = questionBag.CoveredBy(sentences[i].bag)
		if similarity[i] >= minSimilarity {
			order = append(order, i)
		}
	}
	if len(order) == 0 {
		return out, nil
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(similarity[b], similarity[a]) })
	order = order[:min(maxJudged, len(order))]
	slices.Sort(order)
	texts := make([]string, len(order))
	for k, i := range order {
		texts[k] = sentences[i].Text
	}
	stances, err := j.JudgeSentences(ctx, question, texts)
	if err != nil {
		return out, err
	}
	for k, i := range order {
		out.Sentences[i] = stances[k]
		if out.MostAffirming < 0 || stances[k].Yes > out.Sentences[out.MostAffirming].Yes {
			out.MostAffirming = i
		}
		if out.MostDenying < 0 || stances[k].No > out.Sentences[out.MostDenying].No {
			out.MostDenying = i
		}
	}
	out.Features = TextFeatures{1, logit(out.Sentences[out.MostAffirming].Yes), logit(out.Sentences[out.MostDenying].No),
		similarity[out.MostAffirming],
		similarity[out.MostDenying], math.Log(float64(len(order)))}
	out.Stance = j.textWeights.Stance(out.Features)
	return out, nil
}

func logit(p float64) float64 {
	const epsilon = 1e-6
	return math.Log(max(p, epsilon) / max(1-p, epsilon))
}

// TextWeights holds the weights of a whole text's features.
type TextWeights struct{ Yes, No TextFeatures }

//go:embed whole.json
var textWeightsFile []byte

// Stance returns the softmax of the scores of yes and no and of 0, the score of neither.
func (w *TextWeights) Stance(features TextFeatures) Stance {
	var yes, no float64
	for i, x := range features {
		yes += w.Yes[i] * x
		no += w.No[i] * x
	}
	top := max(0, yes, no)
	a, b, c := math.Exp(yes-top), math.Exp(no-top), math.Exp(-top)
	return Stance{Yes: a / (a + b + c), No: b / (a + b + c)}
}
