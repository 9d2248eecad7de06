package rank

import (
	"encoding/binary"
	"io"
	"math"
)

// net is a network with one hidden layer and standardised inputs.
type net struct {
	In, Hidden, Out int
	Mean, Scale     []float32 // of each input
	First, Second   []float32 // weights, a row for each unit, the last of a row being its bias
}

// run computes the outputs for x.
func (n *net) run(x []float32, out []float64) {
	in, hidden := make([]float32, n.In), make([]float32, n.Hidden)
	for k, v := range x {
		in[k] = (v - n.Mean[k]) * n.Scale[k]
	}
	for h := range hidden {
		row := n.First[h*(n.In+1) : (h+1)*(n.In+1)]
		sum := row[n.In]
		for k, v := range in {
			sum += row[k] * v
		}
		hidden[h] = float32(math.Tanh(float64(sum)))
	}
	for o := range out {
		row := n.Second[o*(n.Hidden+1) : (o+1)*(n.Hidden+1)]
		sum := row[n.Hidden]
		for h, v := range hidden {
			sum += row[h] * v
		}
		out[o] = float64(sum)
	}
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
