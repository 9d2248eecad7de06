package learn

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"
)

// choices makes groups whose right candidate is the one with the feature of the group's key; noise says how often it is
// another one.
func choices(n int, noise float64, seed uint64) []Group {
	random := rand.New(rand.NewPCG(seed, 1))
	var groups []Group
	var s Sink
	for range n {
		key, right := random.Uint64N(20), random.IntN(4)
		g := Group{Gold: make([]bool, 4)}
		for i := range 4 {
			value := (key + uint64(i-right) + 20) % 20 // equals key for the right one
			s.Add(Common, 1, key, value)
			s.Add(Pair, 2, value)
			g.Candidates = append(g.Candidates, Features{Sparse: s.Take(), Dense: []float32{float32(random.Float64())}})
		}
		if random.Float64() < noise {
			right = random.IntN(4)
		}
		g.Gold[right] = true
		groups = append(groups, g)
	}
	return groups
}

func accuracy(m *Model, groups []Group) float64 {
	hit := 0.0
	for _, g := range groups {
		p := m.Probabilities(nil, g.Candidates, Drop{})
		best := 0
		for i := range p {
			if p[i] > p[best] {
				best = i
			}
		}
		if g.Gold[best] {
			hit++
		}
	}
	return hit / float64(len(groups))
}

func TestTrain(t *testing.T) {
	o := Options{Bits: 14, Dense: []float32{0}, Average: 3, Seed: 7}
	m := Train(choices(3000, 0.2, 1), o)
	test := choices(6000, 0.2, 2)
	got := accuracy(m, test)
	if got < 0.82 {
		t.Errorf("accuracy %.3f of at most about .85", got)
	}
	var a, b bytes.Buffer
	if err := m.Write(&a); err != nil {
		t.Fatal(err)
	}
	again := Train(choices(3000, 0.2, 1), o)
	if again.Write(&b); !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("training twice gives two models")
	}
	back, err := Read(bytes.NewReader(a.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range test[:50] {
		for i := range g.Candidates {
			if x, y := m.Score(&g.Candidates[i]), back.Score(&g.Candidates[i]); x != y {
				t.Fatalf("score %v became %v", x, y)
			}
		}
	}
	if x, y := m.finish(m.sum(test[0].Candidates[0].Sparse, Drop{Seed: 1, Rate: 1}), nil), 0.0; x != y {
		t.Errorf("all features dropped: %v, want %v", x, y)
	}
}

func TestReadRefuses(t *testing.T) {
	var b bytes.Buffer
	Train(choices(100, 0, 1), Options{Bits: 8, Dense: []float32{0}}).Write(&b)
	for cut := 0; cut < b.Len(); cut += 1 + b.Len()/40 {
		if _, err := Read(bytes.NewReader(b.Bytes()[:cut])); err == nil {
			t.Errorf("read %d of %d bytes without an error", cut, b.Len())
		}
	}
}

func TestBins(t *testing.T) {
	bins := Bins([]float64{0.1, 0.95, 0.9, 1}, []bool{false, true, true, false}, 10)
	if bins[1].N != 1 || bins[9].N != 3 || math.Abs(bins[9].Right-2.0/3) > 1e-9 {
		t.Errorf("%+v", bins)
	}
	if e := ECE(bins); math.Abs(e-(0.1+0.85)/4) > 1e-9 {
		t.Errorf("ECE %v", e)
	}
}
