// Package judge classifies sentences by a yes/no question: affirmed, denied, or neither. It runs the pretrained encoder
// with a three-way head on question and sentence; weights/verdict describes its training.
package judge

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math"
	"runtime"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/weights/verdict"
)

// Stance holds the probabilities that a sentence affirms and denies the question; the rest is neither.
type Stance struct{ Yes, No float64 }

// Judge classifies sentences. It is safe for concurrent use.
type Judge struct {
	encoder     *encode.Encoder
	head        *encode.Head
	cache       *encode.Cache[key, Stance]
	textWeights TextWeights
}

// key is a hash of question and sentence, since a sentence may be as long as a whole text.
type key [16]byte

func cacheKey(question, sentence string) key {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %s%s", len(question), question, sentence))
	return key(sum[:16])
}

// maxCached is the maximum number of cached stances, since chats return to the same rows.
const maxCached = 1 << 14

// maxTokens is the maximum number of tokens of question and sentence together, as in training.
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
			sequences = append(sequences, encode.Words().Pair(question, s, maxTokens))
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
