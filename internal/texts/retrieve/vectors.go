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

// Vectors re-ranks passages by meaning, with vectors from an external model. The vectors of passages are cached, so
// that each is paid for once; those of questions, which visitors typed, are not.
type Vectors struct {
	Name  string // of the model
	Embed func(ctx context.Context, texts []string) ([][]float32, error)
	Cache Entries // nil: nothing is cached
}

// Entries stores bytes by key.
type Entries interface {
	Find(ctx context.Context, keys ...string) (map[string][]byte, error)
	Put(ctx context.Context, entries map[string][]byte) error
}

// RerankCount is how many passages are re-ranked to find the best few.
const RerankCount = 60

// fusionConstant is the constant of reciprocal rank fusion; the larger it is, the less first places outweigh later
// ones.
const fusionConstant = 60

// Order re-ranks passages by both their rank and the similarity of their vectors to the question's, with reciprocal
// rank fusion, which needs no learned weight; a score of 1 means best in both.
func (v *Vectors) Order(ctx context.Context, question string, found []Found) ([]Found, error) {
	if len(found) < 2 {
		return found, nil
	}
	texts := make([]string, len(found))
	for i, f := range found {
		texts[i] = f.Text
	}
	asked, vectors, err := v.vectorsOf(ctx, question, texts)
	if err != nil {
		return nil, err
	}
	near := make([]float64, len(found))
	for i := range found {
		near[i] = dot(asked, vectors[i])
	}
	out := slices.Clone(found)
	for place, i := range BestFirst(near) {
		out[i].Score = float64(fusionConstant+1) / 2 * (1/float64(fusionConstant+1+i) + 1/float64(fusionConstant+1+place))
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].Score > out[b].Score })
	return out, nil
}

// vectorsOf returns the vectors of a question, never cached, and of texts, cached if possible.
func (v *Vectors) vectorsOf(ctx context.Context, question string, texts []string) (asked []byte, out [][]byte,
	err error) {
	keys := make([]string, len(texts))
	for i, t := range texts {
		sum := sha256.Sum256([]byte(t))
		keys[i] = "vector/" + v.Name + "/" + hex.EncodeToString(sum[:16])
	}
	var known map[string][]byte
	if v.Cache != nil {
		if known, err = v.Cache.Find(ctx, keys...); err != nil {
			return nil, nil, err
		}
	}
	made := map[string][]byte{}
	embed := func(first []string, unfit func(kept []byte) bool) ([][]float32, error) {
		ask, of := first, []string{}
		for i, key := range keys {
			if made[key] == nil && unfit(known[key]) && !slices.Contains(of, key) {
				ask, of = append(ask, texts[i]), append(of, key)
			}
		}
		if len(ask) == 0 {
			return nil, nil
		}
		vectors, err := v.Embed(ctx, ask)
		if err != nil {
			return nil, err
		}
		for k, key := range of {
			made[key] = quantised(vectors[len(first)+k])
		}
		return vectors, nil
	}
	vectors, err := embed([]string{question}, func(kept []byte) bool { return kept == nil })
	if err != nil {
		return nil, nil, err
	}
	asked = quantised(vectors[0])
	// A cached vector of another length comes from an earlier model of the same name.
	if _, err := embed(nil, func(kept []byte) bool { return len(kept) != len(asked) }); err != nil {
		return nil, nil, err
	}
	if v.Cache != nil && len(made) > 0 {
		if err := v.Cache.Put(ctx, made); err != nil {
			return nil, nil, err
		}
	}
	out = make([][]byte, len(texts))
	for i, key := range keys {
		if out[i] = made[key]; out[i] == nil {
			out[i] = known[key]
		}
		if len(out[i]) != len(asked) {
			return nil, nil, fmt.Errorf("the model %s makes vectors of %d and of %d numbers", v.Name, len(asked), len(out[i]))
		}
	}
	return asked, out, nil
}

// quantised returns a unit vector with a byte per component.
func quantised(v []float32) []byte {
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
