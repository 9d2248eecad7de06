package rank

import (
	"encoding/binary"
	"io"
	"math"
	"math/rand/v2"
)

// net is a network with one hidden layer and standardised inputs.
type net struct {
	In, Hidden, Out int
	Mean, Scale     []float32    // of each input
	First, Second   []float32    // weights, a row for each unit, the last of a row being its bias
	trained         *[2]training // of First and Second; nil outside training
}

// training holds the gradients of a list of weights and the sums of their squares (AdaGrad).
type training struct{ gradient, seen []float32 }

func newTraining(n int) training { return training{make([]float32, n), make([]float32, n)} }

// step updates weights and clears their gradients.
func (t *training) step(weights []float32, rate, decay float32) {
	for i, g := range t.gradient {
		if g == 0 {
			continue
		}
		g += decay * weights[i]
		t.seen[i] += g * g
		weights[i] -= rate * g / float32(math.Sqrt(float64(t.seen[i])+steady))
		t.gradient[i] = 0
	}
}

func newNet(in, hidden, out int, r *rand.Rand) *net {
	n := &net{In: in, Hidden: hidden, Out: out, Mean: make([]float32, in), Scale: make([]float32, in),
		First: make([]float32, hidden*(in+1)), Second: make([]float32, out*(hidden+1))}
	for i := range n.Scale {
		n.Scale[i] = 1
	}
	spread := 1 / math.Sqrt(float64(in+1))
	for i := range n.First {
		n.First[i] = float32(r.NormFloat64() * spread)
	}
	n.trained = &[2]training{newTraining(len(n.First)), newTraining(len(n.Second))}
	return n
}

// fitScale learns the scale of the inputs from examples of them.
func (n *net) fitScale(list [][]float32) {
	for k := range n.In {
		sum, squares := 0.0, 0.0
		for _, x := range list {
			sum += float64(x[k])
			squares += float64(x[k]) * float64(x[k])
		}
		of := float64(max(1, len(list)))
		mean := sum / of
		n.Mean[k], n.Scale[k] = float32(mean), 0 // an input that never changes counts for nothing
		if variance := squares/of - mean*mean; variance > 1e-9 {
			n.Scale[k] = float32(1 / math.Sqrt(max(variance, 1e-4)))
		}
	}
}

// rareScale is the scale of an input that differs from its mean in one example of a thousand.
const rareScale = 30

// ignoreRare has inputs count for nothing that hardly varied in training.
func (n *net) ignoreRare() {
	for k, scale := range n.Scale {
		if scale > rareScale {
			n.Scale[k] = 0
		}
	}
}

// activation keeps a forward pass for the backward pass.
type activation struct{ in, hidden []float32 }

// run returns the outputs for x.
func (n *net) run(x []float32, out []float64) activation {
	a := activation{make([]float32, n.In), make([]float32, n.Hidden)}
	for k, v := range x {
		a.in[k] = (v - n.Mean[k]) * n.Scale[k]
	}
	for h := range a.hidden {
		row := n.First[h*(n.In+1) : (h+1)*(n.In+1)]
		sum := row[n.In]
		for k, v := range a.in {
			sum += row[k] * v
		}
		a.hidden[h] = float32(math.Tanh(float64(sum)))
	}
	for o := range out {
		row := n.Second[o*(n.Hidden+1) : (o+1)*(n.Hidden+1)]
		sum := row[n.Hidden]
		for h, v := range a.hidden {
			sum += row[h] * v
		}
		out[o] = float64(sum)
	}
	return a
}

// learn adds the gradients of one example (backward pass).
func (n *net) learn(a activation, gradient []float64) {
	first, second := n.trained[0].gradient, n.trained[1].gradient
	for o, g := range gradient {
		at := o * (n.Hidden + 1)
		second[at+n.Hidden] += float32(g)
		for h, v := range a.hidden {
			second[at+h] += float32(g) * v
		}
	}
	for h, v := range a.hidden {
		g := float32(0)
		for o := range gradient {
			g += float32(gradient[o]) * n.Second[o*(n.Hidden+1)+h]
		}
		g *= 1 - v*v
		row := first[h*(n.In+1) : (h+1)*(n.In+1)]
		row[n.In] += g
		for k, x := range a.in {
			row[k] += g * x
		}
	}
}

// step updates the weights.
func (n *net) step(rate, decay float32) {
	n.trained[0].step(n.First, rate, decay)
	n.trained[1].step(n.Second, rate, decay)
}

func (n *net) write(w io.Writer) error {
	if err := binary.Write(w, binary.LittleEndian, [3]uint32{uint32(n.In), uint32(n.Hidden), uint32(n.Out)}); err != nil {
		return err
	}
	for _, list := range [][]float32{n.Mean, n.Scale, n.First, n.Second} {
		if err := binary.Write(w, binary.LittleEndian, list); err != nil {
			return err
		}
	}
	return nil
}

// readNet reads a network, which must have the given shape.
func readNet(r io.Reader, in, hidden, out int) (*net, error) {
	var shape [3]uint32
	if err := binary.Read(r, binary.LittleEndian, &shape); err != nil {
		return nil, err
	}
	if shape != [3]uint32{uint32(in), uint32(hidden), uint32(out)} {
		return nil, errShape
	}
	n := &net{In: in, Hidden: hidden, Out: out, Mean: make([]float32, in), Scale: make([]float32, in),
		First: make([]float32, hidden*(in+1)), Second: make([]float32, out*(hidden+1))}
	for _, list := range [][]float32{n.Mean, n.Scale, n.First, n.Second} {
		if err := binary.Read(r, binary.LittleEndian, list); err != nil {
			return nil, err
		}
	}
	return n, nil
}
