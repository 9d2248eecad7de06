package match

import (
	"errors"
	"math"
	"math/rand"

	"github.com/ask-surely/surely/weights"
)

// The answers, in the order of the network's outputs.
const (
	saysSo = iota
	saysOtherwise
	saysNothing
	answers
)

const (
	hidden = 20
	voices = 4 // networks whose mean decides
)

// net is one network: numbers through a hidden layer, words straight to the answers.
type net struct {
	in    []float32 // hidden × (numbers + 1)
	out   []float32 // answers × (hidden + 1)
	words []float32 // words × answers
}

// network is several nets that were trained in another order each.
type network struct {
	nets  []*net
	scale []float32 // of every number: mean and spread, in turn
}

const inputs = numbersNoticed + 1

func newNet(r *rand.Rand) *net {
	n := &net{in: make([]float32, hidden*inputs), out: make([]float32, answers*(hidden+1)), words: make([]float32, answers<<wordBits)}
	for i := range n.in {
		n.in[i] = float32(r.NormFloat64() / math.Sqrt(inputs))
	}
	for i := range n.out {
		n.out[i] = float32(r.NormFloat64() / math.Sqrt(hidden))
	}
	return n
}

// state is what flows through a net for one pair.
type state struct {
	x [inputs]float32
	h [hidden]float32
	p [answers]float64
}

func (m *network) normal(n *noticed) (x [inputs]float32) {
	for i, v := range n.numbers {
		x[i] = (v - m.scale[2*i]) / m.scale[2*i+1]
	}
	x[numbersNoticed] = 1
	return x
}

func (n *net) forward(s *state, seen *noticed) {
	var z [answers]float64
	for j := range hidden {
		sum := float32(0)
		row := n.in[j*inputs : (j+1)*inputs]
		for i := range s.x {
			sum += row[i] * s.x[i]
		}
		s.h[j] = max(.01*sum, sum)
	}
	for k := range answers {
		row := n.out[k*(hidden+1) : (k+1)*(hidden+1)]
		sum := row[hidden]
		for j := range s.h {
			sum += row[j] * s.h[j]
		}
		for i, id := range seen.words {
			sum += n.words[int(id)*answers+k] * seen.values[i]
		}
		z[k] = float64(sum)
	}
	top := max(z[0], z[1], z[2])
	sum := 0.0
	for k := range z {
		s.p[k] = math.Exp(z[k] - top)
		sum += s.p[k]
	}
	for k := range z {
		s.p[k] /= sum
	}
}

func (m *network) probabilities(n *noticed) (p [answers]float64) {
	var s state
	s.x = m.normal(n)
	for _, one := range m.nets {
		one.forward(&s, n)
		for k := range p {
			p[k] += s.p[k] / float64(len(m.nets))
		}
	}
	return p
}

// set writes the network down by name.
func (m *network) set() weights.Set {
	out := weights.Set{"scale": m.scale}
	for i, n := range m.nets {
		name := string(rune('a' + i))
		out["in "+name], out["out "+name], out["words "+name] = n.in, n.out, n.words
	}
	return out
}

var errShape = errors.New("the matching model has another shape: build it again")

func networkOf(set weights.Set) (*network, error) {
	m := &network{scale: set["scale"]}
	if len(m.scale) != 2*numbersNoticed {
		return nil, errShape
	}
	for i := range voices {
		name := string(rune('a' + i))
		n := &net{in: set["in "+name], out: set["out "+name], words: set["words "+name]}
		if len(n.in) != hidden*inputs || len(n.out) != answers*(hidden+1) || len(n.words) != answers<<wordBits {
			return nil, errShape
		}
		m.nets = append(m.nets, n)
	}
	return m, nil
}
