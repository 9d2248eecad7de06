package encode

import (
	"container/list"
	"context"
	"math"
	"sync"
)

// maxText is how many tokens of a text its vector is made of, as the model was trained.
const maxText = 256

// Vector returns a vector of length 1 for each text: the mean of its tokens' states. Texts of like meaning have a
// large dot product. Vectors are kept and shared: do not change them.
func (e *Encoder) Vector(ctx context.Context, texts []string) ([][]float32, error) {
	out := make([][]float32, len(texts))
	at := map[string][]int{} // of texts to be read
	var missing []string
	var sequences []*Sequence
	for i, text := range texts {
		if out[i] = e.cache.get(text); out[i] != nil {
			continue
		}
		if at[text] == nil {
			missing = append(missing, text)
			sequences = append(sequences, Words().Single(text, maxText))
		}
		at[text] = append(at[text], i)
	}
	if len(missing) == 0 {
		return out, nil
	}
	states, err := e.Hidden(ctx, sequences)
	if err != nil {
		return nil, err
	}
	for i, text := range missing {
		v := unit(states[i].Mean(Span{0, states[i].Len()}))
		e.cache.put(text, v)
		for _, j := range at[text] {
			out[j] = v
		}
	}
	return out, nil
}

// Similar is the dot product of two vectors of one length.
func Similar(a, b []float32) float32 {
	var s float32
	for i, v := range a {
		s += v * b[i]
	}
	return s
}

func unit(v []float32) []float32 {
	by := float32(1 / math.Sqrt(math.Max(float64(Similar(v, v)), 1e-24)))
	for i := range v {
		v[i] *= by
	}
	return v
}

// cache keeps the vectors of the texts that were asked for last.
type cache struct {
	mu    sync.Mutex
	max   int
	order *list.List // of *cached, the latest first
	byKey map[string]*list.Element
}

type cached struct {
	text   string
	vector []float32
}

func newCache(size int) *cache {
	return &cache{max: size, order: list.New(), byKey: map[string]*list.Element{}}
}

func (c *cache) get(text string) []float32 {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.byKey[text]
	if !ok {
		return nil
	}
	c.order.MoveToFront(e)
	return e.Value.(*cached).vector
}

func (c *cache) put(text string, vector []float32) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.byKey[text]; ok || c.max <= 0 {
		return
	}
	c.byKey[text] = c.order.PushFront(&cached{text, vector})
	if c.order.Len() > c.max {
		last := c.order.Remove(c.order.Back()).(*cached)
		delete(c.byKey, last.text)
	}
}
