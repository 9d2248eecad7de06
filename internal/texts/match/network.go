package match

import (
	"errors"
	"math"
	"math/rand"

	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/words/likeness"
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

// row are the weights of a hidden unit.
func (n *net) row(j int) *[inputs]float32 { return (*[inputs]float32)(n.in[j*inputs:]) }

// forward works out the answers from a state that holds the numbers, and both sides as the net sees them.
func (n *net) forward(s *state, seen *noticed) {
	for j := 0; j < hidden; j += 4 { // four sums that do not wait for one another
		var p, q, r, t float32
		a, b, c, d := n.row(j), n.row(j+1), n.row(j+2), n.row(j+3)
		for i, x := range s.x {
			p += a[i] * x
			q += b[i] * x
			r += c[i] * x
			t += d[i] * x
		}
		for k, sum := range [4]float32{p, q, r, t} {
			s.h[j+k] = max(.01*sum, sum)
		}
	}
	n.encounter(s, seen)
	p, q, r := n.out[hidden], n.out[2*hidden+1], n.out[3*hidden+2]
	for f, x := range s.met {
		p += n.meet[f] * x
		q += n.meet[facets+f] * x
		r += n.meet[2*facets+f] * x
	}
	for j, x := range s.h {
		p += n.out[j] * x
		q += n.out[hidden+1+j] * x
		r += n.out[2*(hidden+1)+j] * x
	}
	for i, id := range seen.words {
		w, x := (*[answers]float32)(n.words[int(id)*answers:]), seen.values[i]
		p += w[saysSo] * x
		q += w[saysOtherwise] * x
		r += w[saysNothing] * x
	}
	z := [answers]float64{float64(p), float64(q), float64(r)}
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
func face(side []float32, v *[likeness.Size]float32, out *faced) {
	for f := range out {
		out[f] = dot(side[f*likeness.Size:(f+1)*likeness.Size], v)
	}
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
