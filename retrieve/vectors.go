package retrieve

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"
	"sort"
)

// Vectors order passages again by meaning, with vectors that somebody else makes. Vectors are kept, so that each text is paid
// for once.
type Vectors struct {
	Name  string // of the model
	Embed func(ctx context.Context, texts []string) ([][]float32, error)
	Kept  Entries // nil: nothing is kept
}

// Entries keeps bytes by key.
type Entries interface {
	Find(ctx context.Context, keys ...string) (map[string][]byte, error)
	Put(ctx context.Context, entries map[string][]byte) error
}

// Considered is how many passages are worth being ordered again for the best few of them.
const Considered = 60

// fusion is the constant of reciprocal rank fusion: how little the very first places weigh more than those after them.
const fusion = 60

// Order puts found passages, best first, in the order of both their place and how near their vectors are to the question's.
// It adds up reciprocal ranks, which needs no weight to be learned; scores become 1 for what is best in both.
func (v *Vectors) Order(ctx context.Context, question string, found []Found) ([]Found, error) {
	if len(found) < 2 {
		return found, nil
	}
	texts := []string{question}
	for _, f := range found {
		texts = append(texts, f.Text)
	}
	vectors, err := v.of(ctx, texts)
	if err != nil {
		return nil, err
	}
	near := make([]float64, len(found))
	order := make([]int, len(found))
	for i := range found {
		near[i], order[i] = dot(vectors[0], vectors[i+1]), i
	}
	sort.SliceStable(order, func(a, b int) bool { return near[order[a]] > near[order[b]] })
	out := append([]Found(nil), found...)
	for place, i := range order {
		out[i].Score = float64(fusion+1) / 2 * (1/float64(fusion+1+i) + 1/float64(fusion+1+place))
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].Score > out[b].Score })
	return out, nil
}

// of returns the vectors of texts, from what is kept where it can.
func (v *Vectors) of(ctx context.Context, texts []string) ([][]int8, error) {
	keys := make([]string, len(texts))
	for i, t := range texts {
		sum := sha256.Sum256([]byte(t))
		keys[i] = "vector/" + v.Name + "/" + hex.EncodeToString(sum[:16])
	}
	known := map[string][]byte{}
	if v.Kept != nil {
		var err error
		if known, err = v.Kept.Find(ctx, keys...); err != nil {
			return nil, err
		}
	}
	var missing []int
	asked := map[string]bool{}
	for i, key := range keys {
		if known[key] == nil && !asked[key] {
			asked[key] = true
			missing = append(missing, i)
		}
	}
	made := map[string][]byte{}
	if len(missing) > 0 {
		ask := make([]string, len(missing))
		for k, i := range missing {
			ask[k] = texts[i]
		}
		vectors, err := v.Embed(ctx, ask)
		if err != nil {
			return nil, err
		}
		for k, i := range missing {
			made[keys[i]] = quantised(vectors[k])
		}
		if v.Kept != nil {
			if err := v.Kept.Put(ctx, made); err != nil {
				return nil, err
			}
		}
	}
	out := make([][]int8, len(texts))
	for i, key := range keys {
		data := known[key]
		if data == nil {
			data = made[key]
		}
		out[i] = make([]int8, len(data))
		for k, b := range data {
			out[i][k] = int8(b)
		}
		if len(out[i]) != len(out[0]) {
			return nil, fmt.Errorf("the model %s makes vectors of %d and of %d numbers", v.Name, len(out[0]), len(out[i]))
		}
	}
	return out, nil
}

// quantised is a vector of length 1 in a byte a number.
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

// dot is the cosine of two quantised vectors, up to a factor.
func dot(a, b []int8) float64 {
	var sum int
	for i := range a {
		sum += int(a[i]) * int(b[i])
	}
	return float64(sum)
}
