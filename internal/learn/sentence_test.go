package learn

import (
	"bytes"
	"math/rand/v2"
	"testing"
)

// sequences makes sequences whose class says which of two tokens comes first, and whether the third is there at all:
// words alone do not tell.
func sequences(n int, seed uint64) (out []Sequence, class []int) {
	random := rand.New(rand.NewPCG(seed, 1))
	var s Sink
	for range n {
		tokens := make([]uint64, 8)
		for i := range tokens {
			tokens[i] = 10 + random.Uint64N(20)
		}
		places := random.Perm(len(tokens))
		tokens[places[0]], tokens[places[1]] = 1, 2
		c := int(random.Uint64N(2))
		if c == 1 {
			tokens[places[2]] = 3
		}
		if places[0] < places[1] {
			c += 2
		}
		var q Sequence
		for i, k := range tokens {
			s.Add(Common, 1, k)
			s.Add(Common, 2, uint64(i))
			q.Tokens = append(q.Tokens, s.Take())
		}
		s.Add(Common, 3)
		q.Whole = s.Take()
		out, class = append(out, q), append(class, c)
	}
	return out, class
}

func TestSentence(t *testing.T) {
	o := SentenceOptions{Bits: 10, Width: 16, Heads: 2, Hidden: 16, Classes: 4, Epochs: 6, Average: 2, Rate: 0.1,
		Drop: 0.05, Seen: 2, Seed: 3}
	train, class := sequences(3000, 1)
	n := TrainSentence(train, class, o)
	test, want := sequences(500, 2)
	right := 0
	for i := range test {
		p := n.Probabilities(nil, &test[i], Drop{})
		best := 0
		for k := range p {
			if p[k] > p[best] {
				best = k
			}
		}
		if best == want[i] {
			right++
		}
	}
	if right < 450 {
		t.Errorf("%d of 500 right", right)
	}
	var a, b bytes.Buffer
	n.Write(&a)
	TrainSentence(train, class, o).Write(&b)
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("training twice gives two networks")
	}
	back, err := ReadSentence(bytes.NewReader(a.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	for i := range test[:20] {
		x, y := n.Probabilities(nil, &test[i], Drop{}), back.Probabilities(nil, &test[i], Drop{})
		for k := range x {
			if x[k] != y[k] {
				t.Fatalf("%v became %v", x, y)
			}
		}
	}
	if p := n.Probabilities(nil, &Sequence{}, Drop{}); len(p) != 4 || p[0] != p[0] {
		t.Errorf("no tokens: %v", p)
	}
	for cut := 0; cut < a.Len(); cut += 1 + a.Len()/50 {
		if _, err := ReadSentence(bytes.NewReader(a.Bytes()[:cut])); err == nil {
			t.Errorf("read %d of %d bytes without an error", cut, a.Len())
		}
	}
}
