package encode

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/weights/minilm"
)

// float16 reads the fixtures' half-precision numbers.
func float16(data []byte) (out []float32) {
	for ; len(data) > 1; data = data[2:] {
		h := binary.LittleEndian.Uint16(data)
		exponent, fraction := int(h>>10&31), float64(h&1023)
		v := math.Ldexp(1+fraction/1024, exponent-15)
		if exponent == 0 {
			v = math.Ldexp(fraction/1024, -14)
		}
		if h>>15 == 1 {
			v = -v
		}
		out = append(out, float32(v))
	}
	return out
}

// The int8 model's vectors agree with those of PyTorch's float model.
func TestVectorsLikePyTorch(t *testing.T) {
	e, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	compared, least, sum := 0, float32(1), float32(0)
	for _, f := range fixtures(t) {
		if f.Vector == nil {
			continue
		}
		got, err := e.Vector(context.Background(), []string{f.Text})
		if err != nil {
			t.Fatal(err)
		}
		cosine := Similar(got[0], float16(f.Vector))
		if cosine < .99 {
			t.Errorf("%q: cosine %.4f", f.Text, cosine)
		}
		compared, least, sum = compared+1, min(least, cosine), sum+cosine
	}
	if compared < 20 {
		t.Errorf("only %d texts have vectors", compared)
	}
	t.Logf("%d texts, cosine at least %.4f, mean %.4f", compared, least, sum/float32(compared))
}

func TestVector(t *testing.T) {
	e := load(t, Options{Cached: 2})
	ctx := context.Background()
	texts := []string{"a quiet room", "a silent chamber", "an old lorry", "a quiet room"}
	v, err := e.Vector(ctx, texts)
	if err != nil {
		t.Fatal(err)
	}
	if near, far := Similar(v[0], v[1]), Similar(v[0], v[2]); near < far+.2 {
		t.Errorf("silent chamber is %.2f like a quiet room, an old lorry %.2f", near, far)
	}
	if &v[0][0] != &v[3][0] {
		t.Error("a text was read twice")
	}
	_, first := e.vectors.Get("a quiet room")
	if _, last := e.vectors.Get("an old lorry"); e.vectors.order.Len() != 2 || first || !last {
		t.Error("the cache of 2 does not hold the last two texts")
	}
	long, err := e.Vector(ctx, []string{fmt.Sprint(make([]int, 3000))})
	if err != nil || len(long[0]) != Width {
		t.Errorf("a text longer than the model reads: %d numbers, %v", len(long[0]), err)
	}
	if none, err := e.Vector(ctx, nil); err != nil || len(none) != 0 {
		t.Errorf("of no text: %v, %v", none, err)
	}
}

func TestCancelled(t *testing.T) {
	e := load(t, Options{})
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := e.Vector(ctx, []string{"a"}); !errors.Is(err, context.Canceled) {
		t.Errorf("Vector: %v", err)
	}
	if _, ok := e.vectors.Get("a"); ok {
		t.Error("what was not read is in the cache")
	}
	// between layers
	ctx, cancel = context.WithTimeout(context.Background(), 5*time.Millisecond)
	defer cancel()
	m := *e.model
	m.layers = slices.Repeat(m.layers, 1000) // a second's work at least
	e = &Encoder{model: &m, threads: 1}
	sequences := []*Sequence{DefaultTokenizer().Single("a", 9)}
	if _, err := e.Hidden(ctx, sequences); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Hidden: %v", err)
	}
}

func TestConcurrent(t *testing.T) {
	e := load(t, Options{Threads: 2, Cached: 8})
	want, err := e.Vector(context.Background(), []string{"how many orders"})
	if err != nil {
		t.Fatal(err)
	}
	var g sync.WaitGroup
	for i := range 8 {
		g.Go(func() {
			for j := range 3 {
				texts := []string{fmt.Sprint("text ", i, j), "how many orders", fmt.Sprint("text ", j)}
				got, err := e.Vector(context.Background(), texts)
				if err != nil {
					t.Error(err)
				} else if farthest(got[1], want[0]) != 0 {
					t.Error("another vector than alone")
				}
			}
		})
	}
	g.Wait()
}

// trained is a file in training's format: layer 5 and a head, taken from the embedded layers.
func trained(t *testing.T) []byte {
	t.Helper()
	set, err := openTensors(minilm.Layers, "layers")
	if err != nil {
		t.Fatal(err)
	}
	keep := map[string]tensor{}
	for name, tensor := range set.list {
		if len(name) > 9 && name[:9] == "layers.5." {
			keep["layers.5."+name[9:]] = tensor
		}
	}
	one := make([]byte, 4*3*Width)
	binary.LittleEndian.PutUint32(one, math.Float32bits(1)) // output 0 is input 0
	keep["heads.verdict.0.weight"] = tensor{Type: "F32", Shape: []int{3, Width}, data: one}
	keep["heads.verdict.0.bias"] = tensor{Type: "F32", Shape: []int{3}, data: make([]byte, 12)}
	return written(t, keep, set.meta)
}

func TestLoadTrained(t *testing.T) {
	e, err := Load(trained(t), Options{})
	if err != nil {
		t.Fatal(err)
	}
	plain, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	own, base := e.model, plain.model
	if own.layers[0] != base.layers[0] || own.layers[5] == base.layers[5] || own.tokens != base.tokens {
		t.Error("layers 0 to 4 and the token embeddings should be shared, layer 5 not")
	}
	head, err := e.Head("verdict", Width, 3)
	if err != nil {
		t.Fatal(err)
	}
	states, err := e.Hidden(context.Background(), []*Sequence{DefaultTokenizer().Pair("quiet?", "It is silent.", 64)})
	if err != nil {
		t.Fatal(err)
	}
	mean := states[0].Mean(Span{0, states[0].Len()})
	if got := head.Apply([][]float32{mean, mean}); got[1][0] != mean[0] || got[1][2] != 0 {
		t.Errorf("the head gives %v, want %v and zeros", got[1], mean[0])
	}
	for _, wrong := range []struct {
		name    string
		in, out int
	}{{"verdict", 2 * Width, 3}, {"roles", Width, 3}} {
		if _, err := e.Head(wrong.name, wrong.in, wrong.out); err == nil {
			t.Errorf("there is a head %v", wrong)
		}
	}
}

func TestLoadRefuses(t *testing.T) {
	good := trained(t)
	set, err := openTensors(good, "layers")
	if err != nil {
		t.Fatal(err)
	}
	without := func(name string) []byte {
		keep := map[string]tensor{}
		for n, v := range set.list {
			if n != name {
				keep[n] = v
			}
		}
		return written(t, keep, set.meta)
	}
	nan := map[string]tensor{"n.weight": {Type: "F32", Shape: []int{1}, data: []byte{0, 0, 0xc0, 0x7f}}}
	for name, file := range map[string][]byte{
		"nothing":          nil,
		"a text":           []byte("not a model at all"),
		"half":             good[:len(good)/2],
		"the embeddings":   minilm.Embeddings,
		"other embeddings": written(t, set.list, map[string]string{"format": format, "kind": "layers", "embeddings": "0"}),
		"a later format":   written(t, set.list, map[string]string{"format": "surely-encoder-2", "kind": "layers"}),
		"no scale":         without("layers.5.f1.scale"),
		"no head's bias":   without("heads.verdict.0.bias"),
		"not finite":       written(t, nan, set.meta),
	} {
		if _, err := Load(file, Options{}); name != "not finite" && !errors.Is(err, ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Load(minilm.Layers, Options{Kernel: "abacus"}); err == nil {
		t.Error("an unknown kernel was found")
	}
	bad, err := openTensors(written(t, nan, set.meta), "layers")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := bad.floats("n.weight", 1); !errors.Is(err, ErrFormat) {
		t.Errorf("a number that is none: %v", err)
	}
}

// written makes a safetensors file.
func written(t *testing.T, list map[string]tensor, meta map[string]string) []byte {
	t.Helper()
	header, data := map[string]any{"__metadata__": meta}, []byte{}
	for name, v := range list {
		v.Offsets = [2]int{len(data), len(data) + len(v.data)}
		data = append(data, v.data...)
		header[name] = v
	}
	text, err := json.Marshal(header)
	if err != nil {
		t.Fatal(err)
	}
	return append(append(binary.LittleEndian.AppendUint64(nil, uint64(len(text))), text...), data...)
}
