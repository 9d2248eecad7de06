package trees

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/ask-surely/surely/internal/learn/weights"
)

// made are choices whose right candidate has the largest product of two of three features, which no linear model
// can express.
func made(n int, seed uint64) []Group {
	random := rand.New(rand.NewPCG(seed, 0))
	groups := make([]Group, n)
	for i := range groups {
		best, at := float32(-2), 0
		for k := range 8 {
			x := []float32{random.Float32()*2 - 1, random.Float32(), random.Float32()*2 - 1}
			groups[i].Candidates = append(groups[i].Candidates, x)
			if p := x[0] * x[2]; p > best {
				best, at = p, k
			}
		}
		groups[i].Gold = make([]bool, 8)
		groups[i].Gold[at] = true
	}
	return groups
}

func right(f *Forest, groups []Group) float64 {
	n := 0.0
	for i := range groups {
		p := f.Probabilities(groups[i].Candidates)
		at := 0
		for k := range p {
			if p[k] > p[at] {
				at = k
			}
		}
		if groups[i].Gold[at] {
			n++
		}
	}
	return n / float64(len(groups))
}

func TestForest(t *testing.T) {
	learned, fresh := made(2000, 1), made(400, 2)
	f := Train(learned, Options{Seed: 1, Depth: 4})
	if got := right(f, fresh); got < .8 {
		t.Errorf("%.3f of choices are right, of which one in eight is by chance", got)
	}
	set := weights.Set{}
	f.Save("demo", set)
	data, err := set.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	again, err := weights.Read(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	g, err := Load("demo", again, 3)
	if err != nil {
		t.Fatal(err)
	}
	x := fresh[0].Candidates[0]
	if a, b := f.Score(x), g.Score(x); math.Abs(a-b) > .05 {
		t.Errorf("written down and read again, a score of %.3f is %.3f", a, b)
	}
	if got := right(g, fresh); got < .8 {
		t.Errorf("read again, %.3f are right", got)
	}
	if _, err := Load("demo", again, 2); err == nil {
		t.Error("a forest that looks at three features is taken for one of two")
	}
	if _, err := Load("other", again, 3); err == nil {
		t.Error("a forest is read that is not there")
	}
	if once, twice := f, Train(learned, Options{Seed: 1, Depth: 4}); once.Score(x) != twice.Score(x) {
		t.Error("the same seed gives another forest")
	}
}

func TestNothingToLearn(t *testing.T) {
	none := []Group{{Candidates: [][]float32{{1}, {2}}, Gold: []bool{false, false}},
		{Candidates: [][]float32{{1}}, Gold: []bool{true}}}
	if f := Train(none, Options{}); f.Score([]float32{1}) != 0 {
		t.Error("something is learned from nothing")
	}
	same := []Group{{Candidates: [][]float32{{1}, {1}}, Gold: []bool{true, false}}}
	if p := Train(same, Options{Trees: 3}).Probabilities(same[0].Candidates); p[0] != .5 {
		t.Errorf("what looks the same is told apart: %v", p)
	}
}
