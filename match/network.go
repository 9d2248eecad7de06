package match

import (
	"errors"
	"math"
	"math/rand"

	"github.com/ask-surely/surely/likeness"
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
	hidden = 32
	voices = 3  // networks whose mean decides
	facets = 48 // ways in which what is asked and what is said may meet; of the second half a denial turns the sign
)

// net is one network: numbers through a hidden layer, words straight to the answers.
type net struct {
	in    []float32 // hidden × (numbers + 1)
	out   []float32 // answers × (hidden + 1)
	words []float32 // words × answers
	ask   []float32 // facets × meaning
	say   []float32 // facets × meaning
	meet  []float32 // answers × facets
}

// network is several nets that were trained in another order each.
type network struct {
	nets  []*net
	scale []float32 // of every number: mean and spread, in turn
}

const inputs = numbersNoticed + 1

func newNet(r *rand.Rand) *net {
	n := &net{ask: make([]float32, facets*likeness.Size), say: make([]float32, facets*likeness.Size),
		meet: make([]float32, answers*facets), in: make([]float32, hidden*inputs), out: make([]float32, answers*(hidden+1)),
		words: make([]float32, answers<<wordBits)}
	for i := range n.in {
		n.in[i] = float32(r.NormFloat64() / math.Sqrt(inputs))
	}
	for i := range n.out {
		n.out[i] = float32(r.NormFloat64() / math.Sqrt(hidden))
	}
	for i := range n.ask {
		n.ask[i], n.say[i] = float32(r.NormFloat64()*.3), float32(r.NormFloat64()*.3)
	}
	for i := range n.meet {
		n.meet[i] = float32(r.NormFloat64() * .1)
	}
	return n
}

// state is what flows through a net for one pair.
type state struct {
	x                [inputs]float32
	h                [hidden]float32
	p                [answers]float64
	asked, said, met faced
}

func (m *network) normal(n *noticed) (x [inputs]float32) {
	for i, v := range n.numbers {
		x[i] = (v - m.scale[2*i]) / m.scale[2*i+1]
	}
	x[numbersNoticed] = 1
	return x
}

// forward works out the answers from a state that holds the numbers, and both sides as the net sees them.
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
	n.encounter(s, seen)
	for k := range answers {
		row := n.out[k*(hidden+1) : (k+1)*(hidden+1)]
		sum := row[hidden]
		for f, x := range s.met {
			sum += n.meet[k*facets+f] * x
		}
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

// faced is a meaning as each facet of a net sees it.
type faced [facets]float32

// encounter notices how what is asked and what is said meet.
func (n *net) encounter(s *state, seen *noticed) {
	for f := range facets {
		if seen.odd && f >= facets/2 {
			s.said[f] = -s.said[f]
		}
		s.met[f] = s.asked[f] * s.said[f]
	}
}

// face looks at a meaning by one side's facets.
func face(side []float32, v *[likeness.Size]float32) (out faced) {
	for f := range out {
		out[f] = dot(side[f*likeness.Size:(f+1)*likeness.Size], v)
	}
	return out
}

func (m *network) probabilities(q *Question, sentence *Sentence, n *noticed) (p [answers]float64) {
	var s state
	s.x = m.normal(n)
	for i, one := range m.nets {
		s.asked, s.said = q.faced[i], sentence.faced[i]
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
		out["ask "+name], out["say "+name], out["meet "+name] = n.ask, n.say, n.meet
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
		n := &net{in: set["in "+name], out: set["out "+name], words: set["words "+name],
			ask: set["ask "+name], say: set["say "+name], meet: set["meet "+name]}
		if len(n.in) != hidden*inputs || len(n.out) != answers*(hidden+1) || len(n.words) != answers<<wordBits ||
			len(n.ask) != facets*likeness.Size || len(n.say) != facets*likeness.Size || len(n.meet) != answers*facets {
			return nil, errShape
		}
		m.nets = append(m.nets, n)
	}
	return m, nil
}
