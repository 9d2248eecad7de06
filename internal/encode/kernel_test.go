package encode

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/ask-surely/surely/weights/minilm"
)

func load(t testing.TB, o Options) *Encoder {
	t.Helper()
	e, err := Load(minilm.Layers, o)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// Every kernel available on this machine gives the reference's results, for batches of sequences of
// all lengths.
func TestKernelsAgree(t *testing.T) {
	w := DefaultTokenizer()
	long := "Every guest of the hotel by the lake wrote about the breakfast, and few about the noise of the road. "
	var sequences []*Sequence
	for _, s := range []string{"", "a", "quiet at night?", "orders shipped late : order no , ship date", long} {
		sequences = append(sequences, w.Single(s, 128))
	}
	sequences = append(sequences, w.Pair("Is it quiet?", long, 64))
	plain := load(t, Options{Kernel: "plain"}).model
	want := make([]States, len(sequences))
	for i, s := range sequences {
		want[i] = make(States, s.Len()*Width)
		plain.embed(s, want[i])
		for _, l := range plain.layers {
			referenceLayer(l, want[i], []int32{0, int32(s.Len())})
		}
	}
	for _, name := range Kernels() {
		got, err := load(t, Options{Kernel: name}).Hidden(context.Background(), sequences)
		if err != nil {
			t.Fatal(err)
		}
		for i := range want {
			if apart := farthest(got[i], want[i]); !(apart <= 1e-3) {
				t.Errorf("%s: sequence %d of %d tokens is %g apart", name, i, want[i].Len(), apart)
			} else if apart > 0 {
				t.Logf("%s: sequence %d is %g apart", name, i, apart)
			}
		}
	}
}

func farthest(a, b []float32) (apart float64) {
	if len(a) != len(b) {
		return math.Inf(1)
	}
	for i := range a {
		if d := math.Abs(float64(a[i]) - float64(b[i])); !(d <= apart) {
			apart = d
		}
	}
	return apart
}

// A sequence's states do not depend on the rest of the batch, nor on the number of cores.
func TestBatches(t *testing.T) {
	var sequences []*Sequence
	for _, f := range fixtures(t)[:90] {
		sequences = append(sequences, DefaultTokenizer().Single(f.Text, 64))
	}
	ctx := context.Background()
	together, err := load(t, Options{Threads: 4}).Hidden(ctx, sequences)
	if err != nil {
		t.Fatal(err)
	}
	e := load(t, Options{})
	for i, s := range sequences {
		alone, err := e.Hidden(ctx, []*Sequence{s})
		if err != nil {
			t.Fatal(err)
		}
		if farthest(alone[0], together[i]) != 0 {
			t.Errorf("sequence %d has other states beside others", i)
		}
	}
}

func numbers(r *rand.Rand, n int) []float32 {
	out := make([]float32, n)
	for i := range out {
		out[i] = float32(r.NormFloat64())
	}
	return out
}

// Heads give the reference's results with every kernel, and the same as a plain sum.
func TestLinear(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const in, out, rows = 20, 19, 5
	w, bias, x := numbers(r, in*out), numbers(r, out), make([][]float32, rows)
	for i := range x {
		x[i] = numbers(r, in)
	}
	padded := numbers(r, 8*in)
	for _, name := range Kernels() {
		k, err := kernelOf(name)
		if err != nil {
			t.Fatal(err)
		}
		m := newMatrix(k, out, in, func(o, i int) float32 { return w[o*in+i] })
		copy(m.bias, bias)
		got := (&Head{in: in, out: out, maps: []*Matrix{m}}).Apply(x)
		for i, row := range got {
			for o, v := range row {
				want := bias[o]
				for j, a := range x[i] {
					want += a * w[o*in+j]
				}
				if math.Abs(float64(v-want)) > 1e-4 {
					t.Fatalf("%s: row %d output %d is %g, want %g", name, i, o, v, want)
				}
			}
		}
		for _, curved := range []bool{false, true} {
			got, want := make([]float32, 8*len(m.bias)), make([]float32, 8*len(m.bias))
			k.linear(m.w, m.bias, padded, curved, got)
			referenceLinear(m.w, m.bias, padded, curved, want)
			if apart := farthest(got, want); apart != 0 {
				t.Errorf("%s, curved %v: %g apart", name, curved, apart)
			}
		}
	}
}

func TestGELU(t *testing.T) {
	for x := float32(-9); x < 9; x += .01 {
		want := float64(x) * (1 + math.Erf(float64(x)/math.Sqrt2)) / 2
		if math.Abs(float64(gelu(x))-want) > 1e-6 {
			t.Fatalf("gelu(%g) = %g, want %g", x, gelu(x), want)
		}
	}
}

// Single maps give the reference's results in every kernel, whatever the number of rows.
func TestMapsAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const out, in = 48, 64
	m := matrix{numbers: make([]byte, out*in), scale: numbers(r, out), columns: in}
	for i := range m.numbers {
		m.numbers[i] = byte(r.IntN(256))
	}
	f := append(append(numbers(r, in), m.scale...), numbers(r, out)...)
	plain, err := kernelOf("plain")
	if err != nil {
		t.Fatal(err)
	}
	for _, rows := range []int{1, 3, 8, 13} {
		x, want := numbers(r, rows*in), make([]float32, rows*out)
		w, rest := pack(make([]int8, 0, out*in), m, plain), f
		quantisedMap(&w, &rest, out, in, x, want)
		for _, k := range kernels() {
			got := make([]float32, rows*out)
			k.quantised(pack(make([]int8, 0, out*in), m, k), f, out, in, x, got)
			if apart := farthest(got, want); apart != 0 {
				t.Errorf("%s, %d rows: %g apart", k.name, rows, apart)
			}
		}
	}
}
