package retrieve

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"
	"slices"
	"sort"
)

// Vectors re-ranks passages by meaning, with vectors from an external model. It caches the vectors of passages, which
// cost money, but not those of questions, which visitors type.
type Vectors struct {
	Name  string // the model's name
	Embed func(ctx context.Context, texts []string) ([][]float32, error)
	Cache Entries // nil: nothing is cached
}

// Entries stores bytes by key.
type Entries interface {
	Find(ctx context.Context, keys ...string) (map[string][]byte, error)
	Put(ctx context.Context, entries map[string][]byte) error
}

// RerankCount is the number of passages that are re-ranked.
const RerankCount = 60

// fusionConstant is the constant of reciprocal rank fusion; the larger it is, the less the first ranks outweigh later
// ones.
const fusionConstant = 60

// Order re-ranks passages by both their rank and the similarity of their vectors to the question's, with reciprocal
// rank fusion. A score of 1 means best in both.
func (v *Vectors) Order(ctx context.Context, question string, found []SearchResult) ([]SearchResult, error) {
	if len(found) < 2 {
		return found, nil
	}
	texts := make([]string, len(found))
	for i, f := range found {
		texts[i] = f.Text
	}
	questionVector, vectors, err := v.embedCached(ctx, question, texts)
	if err != nil {
		return nil, err
	}
	similarity := make([]float64, len(found))
	for i := range found {
		similarity[i] = dot(questionVector, vectors[i])
	}
	out := slices.Clone(found)
	for rank, i := range BestFirst(similarity) {
		out[i].Score = float64(fusionConstant+1) / 2 * (1/float64(fusionConstant+1+i) + 1/float64(fusionConstant+1+rank))
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].Score > out[b].Score })
	return out, nil
}

// embedCached returns the vectors of a question and of texts; only those of texts are cached.
func (v *Vectors) embedCached(ctx context.Context, question string, texts []string) (questionVector []byte,
	out [][]byte,
	err error) {
	keys := make([]string, len(texts))
	for i, t := range texts {
		sum := sha256.Sum256([]byte(t))
		keys[i] = "vector/" + v.Name + "/" + hex.EncodeToString(sum[:16])
	}
	var cached map[string][]byte
	if v.Cache != nil {
		if cached, err = v.Cache.Find(ctx, keys...); err != nil {
			return nil, nil, err
		}
	}
	newVectors := map[string][]byte{}
	embed := func(first []string, unfit func(kept []byte) bool) ([][]float32, error) {
		requested, requestedKeys := first, []string{}
		for i, key := range keys {
			if newVectors[key] == nil && unfit(cached[key]) && !slices.Contains(requestedKeys, key) {
				requested, requestedKeys = append(requested, texts[i]), append(requestedKeys, key)
			}
		}
		if len(requested) == 0 {
			return nil, nil
		}
		vectors, err := v.Embed(ctx, requested)
		if err != nil {
			return nil, err
		}
		for k, key := range requestedKeys {
			newVectors[key] = quantize(vectors[len(first)+k])
		}
		return vectors, nil
	}
	vectors, err := embed([]string{question}, func(kept []byte) bool { return kept == nil })
	if err != nil {
		return nil, nil, err
	}
	questionVector = quantize(vectors[0])
	// A cached vector of another length comes from an earlier model of the same name.
	if _, err := embed(nil, func(kept []byte) bool { return len(kept) != len(questionVector) }); err != nil {
		return nil, nil, err
	}
	if v.Cache != nil && len(newVectors) > 0 {
		if err := v.Cache.Put(ctx, newVectors); err != nil {
			return nil, nil, err
		}
	}
	out = make([][]byte, len(texts))
	for i, key := range keys {
		if out[i] = newVectors[key]; out[i] == nil {
			out[i] = cached[key]
		}
		if len(out[i]) != len(questionVector) {
			return nil, nil, fmt.Errorf("the model %s returns vectors of different lengths: %d and %d", v.Name,
				len(questionVector), len(out[i]))
		}
	}
	return questionVector, out, nil
}

// quantize scales a vector to unit length and returns it with a byte per component.
func quantize(v []float32) []byte {
	var squares float64
	for _, x := range v {
		squares += float64(x) * float64(x)
	}
	out := make([]byte, len(v))
	if squares == 0 {
		return out
	}
	for i, x := range v {
		out[i] = byte(int8(math.Round(127 * float64(x) / math.Sqrt(squares))))
	}
	return out
}

// dot returns the cosine of two quantised vectors, up to a factor.
func dot(a, b []byte) float64 {
	var sum int
	for i := range a {
		sum += int(int8(a[i])) * int(int8(b[i]))
	}
	return float64(sum)
}
