package match

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/lang"
	"github.com/ask-surely/surely/likeness"
	"github.com/ask-surely/surely/text"
)

// memory holds what was taught: things asked with the sentences that answer them.
type memory struct {
	items []item
}

type item struct {
	trade string
	asks  []*Question
	said  []example
}

// example is a sentence that was taught, and whether it says so.
type example struct {
	text  string
	means meaning
	odd   bool // an odd number of denials
	says  float64
}

// meaning is what words mean taken together: the mean of their vectors, of length 1.
type meaning struct {
	vector [likeness.Size]float32
	stems  map[string]float64 // with how much each says
	order  []string           // of the stems, so that sums come out the same each time
	total  float64
	faced  [voices]faced // by each net
}

func (m *Matcher) meaningOf(tokens []*text.Token) meaning {
	out := meaning{stems: map[string]float64{}}
	for _, t := range tokens {
		weight := .05 + m.rarity(t.Stem)
		if _, ok := out.stems[t.Stem]; !ok {
			out.stems[t.Stem] = weight
			out.order = append(out.order, t.Stem)
			out.total += weight
		}
		if v, ok := likeness.Vector(t.Lower); ok {
			for i, x := range v {
				out.vector[i] += float32(weight) * x
			}
		}
	}
	var squares float64
	for _, x := range out.vector {
		squares += float64(x) * float64(x)
	}
	if squares > 0 {
		length := float32(math.Sqrt(squares))
		for i := range out.vector {
			out.vector[i] /= length
		}
	}
	return out
}

// to is how alike two meanings are, from 0 to 1.
func (a *meaning) to(b *meaning) float64 {
	var cosine float32
	for i, x := range a.vector {
		cosine += x * b.vector[i]
	}
	shared := 0.0
	few, many := a, b
	if len(b.stems) < len(a.stems) {
		few, many = b, a
	}
	for _, stem := range few.order {
		if _, ok := many.stems[stem]; ok {
			shared += few.stems[stem]
		}
	}
	overlap := 0.0
	if shared > 0 {
		overlap = shared / math.Sqrt(a.total*b.total)
	}
	return .5*max(0, float64(cosine)) + .5*overlap
}

// remember makes a memory of what was taught.
func (m *Matcher) remember(taught []Taught) {
	for i := range taught {
		it := item{trade: taught[i].Trade}
		for _, ask := range taught[i].Ask {
			if q := m.question(ask); len(q.terms) > 0 {
				it.asks = append(it.asks, q)
			}
		}
		for side, list := range [][]string{taught[i].Pro, taught[i].Con, taught[i].Speaking} {
			for _, s := range list {
				ready := m.sentence(text.Tokens(s))
				it.said = append(it.said, example{s, ready.means, ready.negators%2 == 1, []float64{1, -1, 0}[side]})
			}
		}
		m.memory.items = append(m.memory.items, it)
	}
}

// akin is a thing taught that is like what is asked.
type akin struct {
	*item
	share float64 // how alike
	turn  float64 // -1 where it asks for the opposite
}

const (
	mostAkin  = 8
	leastAkin = .35
)

// recall finds what was taught of things like the question; skip leaves trades out.
func (m *Matcher) recall(q *Question, skip func(trade string) bool) []akin {
	var out []akin
	for i := range m.memory.items {
		it := &m.memory.items[i]
		if skip != nil && skip(it.trade) {
			continue
		}
		best := akin{item: it}
		for _, ask := range it.asks {
			if x := q.means.to(&ask.means); x > best.share {
				best.share, best.turn = x, turned(q, ask)
			}
		}
		if best.share >= leastAkin {
			out = append(out, best)
		}
	}
	slices.SortStableFunc(out, func(a, b akin) int {
		switch {
		case a.share > b.share:
			return -1
		case a.share < b.share:
			return 1
		}
		return 0
	})
	return out[:min(mostAkin, len(out))]
}

// turned is -1 where one question asks for the opposite of the other.
func turned(a, b *Question) float64 {
	turn := 1.0
	for i := range a.terms {
		for k := range b.terms {
			x, y := &a.terms[i].token, &b.terms[k].token
			if x.Stem != y.Stem && (lang.Related(x.Lower, y.Stem) == lang.Opposite ||
				lang.Related(y.Lower, x.Stem) == lang.Opposite) {
				turn = -turn
			}
		}
	}
	return turn
}

// compare notices how like a sentence is to what was taught of such things.
func (n *noticed) compare(known []akin, s *Sentence, skip string) {
	var pro, con, speaking, near, weight, side float64
	odd := s.negators%2 == 1
	for i := range known {
		near = max(near, known[i].share)
		for k := range known[i].said {
			e := &known[i].said[k]
			if skip != "" && e.text == skip {
				continue
			}
			x := s.means.to(&e.means)
			y := known[i].share * x
			says := e.says * known[i].turn
			if odd != e.odd {
				says = -says
			}
			switch {
			case says > 0:
				pro = max(pro, y)
			case says < 0:
				con = max(con, y)
			default:
				speaking = max(speaking, y)
			}
			w := known[i].share * known[i].share * math.Exp(8*x)
			weight += w
			side += w * says
		}
	}
	n.set(nTaughtPro, pro)
	n.set(nTaughtCon, con)
	n.set(nTaughtLead, pro-con)
	n.set(nTaughtMost, max(pro, con))
	n.set(nTaughtSpeaking, speaking)
	n.set(nTaughtNear, near)
	if weight > 0 {
		n.set(nTaughtSide, side/weight*max(pro, con))
	}
}
