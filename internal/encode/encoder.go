// Package encode runs the pretrained encoder all-MiniLM-L6-v2, which is embedded in int8, and models trained from it.
//
//	text ─ Tokenizer.Tokens ─▶ tokens with byte offsets ─ Sequence ─▶ [CLS] … [SEP] … [SEP]
//	     ─ Encoder.Hidden ─▶ a state (Width numbers) per token ─ Mean, Encoder.Head ─▶ scores
//	                       └ Encoder.Vector ─▶ one normalised vector per text, cached
//
// Default is MiniLM itself. Load reads a file of layers trained from it, with heads; the token embeddings and the
// layers that the file leaves out are MiniLM's. training/encoder makes such files and describes their format.
//
// A call runs on one core unless Options.Threads says otherwise; all encoders of a process together use no more cores
// than GOMAXPROCS. The arithmetic is in kernel.c for AVX-512 VNNI, AVX2, NEON and plain C; all give the same bits.
package encode

import (
	"cmp"
	"context"
	"math"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"
	"golang.org/x/sync/semaphore"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/weights/minilm"
)

// Options are the settings of an encoder; the zero value suits most uses.
type Options struct {
	Threads int    // maximum cores per call; 0: 1
	Cached  int    // number of cached vectors; 0: 4,096, negative: none
	Kernel  string // one of Kernels(); "" is the fastest
	Below   []byte // a file whose layers replace those that the loaded file lacks; nil: the pretrained ones
}

// Encoder encodes sequences of tokens. It is safe for concurrent use.
type Encoder struct {
	model   *model
	threads int
	vectors *Cache[string, []float32]
}

// States holds a state of Width numbers for each token of a sequence.
type States []float32

// At returns the state of token i.
func (s States) At(i int) []float32 { return s[i*Width : (i+1)*Width : (i+1)*Width] }

// Len returns the number of tokens.
func (s States) Len() int { return len(s) / Width }

// Mean returns the mean of the states in a span; zeros if it is empty.
func (s States) Mean(span Span) []float32 {
	mean := make([]float32, Width)
	for i := span.From; i < span.To; i++ {
		for j, v := range s.At(i) {
			mean[j] += v
		}
	}
	for j := range mean {
		mean[j] /= float32(max(1, span.To-span.From))
	}
	return mean
}

// Default is the pretrained encoder, loaded on first use.
var Default = sync.OnceValues(func() (*Encoder, error) { return Load(minilm.Layers, Options{}) })

// Load makes an encoder from a file of trained layers and heads (training/encoder/README.md). Token embeddings, and
// layers that the file leaves out, are the pretrained ones, held once for all encoders. The file must not be changed
// afterwards.
func Load(file []byte, o Options) (*Encoder, error) {
	k, err := kernelOf(o.Kernel)
	if err != nil {
		return nil, err
	}
	b, err := basisOf(k)
	if err != nil {
		return nil, err
	}
	var m *model
	if len(file) > 0 && &file[0] == &minilm.Layers[0] {
		m, err = b.pretrained()
	} else {
		var below *model
		if o.Below != nil {
			below, err = b.trained(o.Below, nil)
		}
		if err == nil {
			m, err = b.trained(file, below)
		}
	}
	if err != nil {
		return nil, err
	}
	o.Cached = cmp.Or(o.Cached, 4096)
	return &Encoder{model: m, threads: max(1, o.Threads), vectors: NewCache[string, []float32](o.Cached)}, nil
}

// cores limits the cores that all encoders use together.
var cores = semaphore.NewWeighted(int64(runtime.GOMAXPROCS(0)))

// batchTokens is the number of tokens that pass through the layers together: enough to reuse weights, few enough to fit
// in the cache.
const batchTokens = 256

// minTokensPerCore is the minimum number of tokens for which another core is worthwhile.
const minTokensPerCore = 48

// Hidden returns the last layer's states for each sequence. It stops between layers when ctx is done.
func (e *Encoder) Hidden(ctx context.Context, sequences []*Sequence) ([]States, error) {
	out := make([]States, len(sequences))
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(e.threads)
	share := e.share(sequences)
	for from := 0; from < len(sequences); {
		to, tokens := from, 0
		for to < len(sequences) && (to == from || tokens+sequences[to].Len()/2 <= share) {
			tokens += sequences[to].Len()
			to++
		}
		part, states := sequences[from:to], out[from:to]
		g.Go(contain.Err("encode", func() error { return e.model.run(ctx, part, tokens, states) }))
		from = to
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	return out, nil
}

// share returns the number of tokens per batch. If there are several batches, every core gets the same number of them,
// even if they are then smaller than minTokensPerCore.
func (e *Encoder) share(sequences []*Sequence) int {
	all := 0
	for _, s := range sequences {
		all += s.Len()
	}
	batches := max(1, (all+batchTokens-1)/batchTokens, min(e.threads, all/minTokensPerCore))
	if rest := batches % e.threads; batches > 1 && rest > 0 {
		batches += e.threads - rest
	}
	return (all + batches - 1) / batches
}

// run passes sequences through all layers. It holds a core during each layer and releases it between layers.
func (m *model) run(ctx context.Context, sequences []*Sequence, tokens int, out []States) error {
	x := make([]float32, tokens*Width)
	starts := make([]int32, len(sequences)+1)
	for i, s := range sequences {
		starts[i+1] = starts[i] + int32(s.Len())
		out[i] = States(x[starts[i]*Width : starts[i+1]*Width : starts[i+1]*Width])
		m.embed(s, out[i])
	}
	for _, l := range m.layers {
		if err := m.pass(ctx, l, x, starts); err != nil {
			return err
		}
	}
	return nil
}

// pass runs one layer over the states, in place.
func (m *model) pass(ctx context.Context, l *layer, x []float32, starts []int32) error {
	budget.Yield(ctx)
	if err := cores.Acquire(ctx, 1); err != nil {
		return err
	}
	defer cores.Release(1)
	m.kernel.layer(l, x, starts)
	return nil
}

// maxVectorTokens is the maximum number of a text's tokens that its vector covers, as in the model's training.
const maxVectorTokens = 256

// Vector returns a vector of length 1 for each text: the mean of its tokens' states. Texts with similar meanings have a
// large dot product. Vectors are cached and shared: do not modify them.
func (e *Encoder) Vector(ctx context.Context, texts []string) ([][]float32, error) {
	out := make([][]float32, len(texts))
	at := map[string][]int{} // by text to encode: its indexes
	var missing []string
	var sequences []*Sequence
	for i, text := range texts {
		if out[i], _ = e.vectors.Get(text); out[i] != nil {
			continue
		}
		if at[text] == nil {
			missing = append(missing, text)
			sequences = append(sequences, DefaultTokenizer().Single(text, maxVectorTokens))
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
		v := normalize(states[i].Mean(Span{0, states[i].Len()}))
		e.vectors.Put(text, v)
		for _, j := range at[text] {
			out[j] = v
		}
	}
	return out, nil
}

// Similar returns the dot product of two vectors.
func Similar(a, b []float32) float32 {
	var s float32
	for i, v := range a {
		s += v * b[i]
	}
	return s
}

// normalize scales a vector to length 1, in place.
func normalize(v []float32) []float32 {
	by := float32(1 / math.Sqrt(math.Max(float64(Similar(v, v)), 1e-24)))
	for i := range v {
		v[i] *= by
	}
	return v
}
