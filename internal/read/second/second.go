// Package second is the second pass over the best readings of a question: the encoder reads the question beside each
// reading and scores how well the two fit. weights/second documents its training data.
package second

import (
	"context"
	"fmt"
	"runtime"

	"github.com/ask-surely/surely/internal/encode"
)

// maxTokens is the maximum number of tokens in a question and a reading together, as in training.
const maxTokens = 96

// maxCached limits the cached scores. After each reply, a chat scores the same question again.
const maxCached = 1 << 14

// Reader scores how well readings fit a question. It is safe for concurrent use.
type Reader struct {
	encoder *encode.Encoder
	head    *encode.Head
	cached  *encode.Cache[pair, float32]
}

type pair struct{ question, reading string }

// New makes a reader from a file written by training/second.
func New(file []byte) (*Reader, error) {
	e, err := encode.Load(file, encode.Options{Cached: -1, Threads: runtime.GOMAXPROCS(0)})
	if err != nil {
		return nil, fmt.Errorf("second: %w", err)
	}
	r := &Reader{encoder: e, cached: encode.NewCache[pair, float32](maxCached)}
	if r.head, err = e.Head("fit", encode.Width, 1); err != nil {
		return nil, fmt.Errorf("second: %w", err)
	}
	return r, nil
}

// Fit returns the log-odds that each reading is what the question means. It fails only when ctx ends.
func (r *Reader) Fit(ctx context.Context, question string, readings []string) ([]float32, error) {
	out := make([]float32, len(readings))
	at := map[string][]int{} // the indexes of each reading that is not cached
	var missing []string
	var sequences []*encode.Sequence
	for i, s := range readings {
		if v, ok := r.cached.Get(pair{question, s}); ok {
			out[i] = v
			continue
		}
		if at[s] == nil {
			missing = append(missing, s)
			sequences = append(sequences, encode.DefaultTokenizer().Pair(question, s, maxTokens))
		}
		at[s] = append(at[s], i)
	}
	all, err := r.head.Means(ctx, r.encoder, sequences)
	if err != nil {
		return nil, err
	}
	for k, scores := range all {
		r.cached.Put(pair{question, missing[k]}, scores[0])
		for _, i := range at[missing[k]] {
			out[i] = scores[0]
		}
	}
	return out, nil
}
