package match

import (
	"cmp"
	"math"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/likeness"
	"github.com/ask-surely/surely/internal/words/text"
)

// memory is what was taught: things asked with the sentences that answer them. It is made ready when something is
// first asked, and the sentences of a thing when it is first recalled: there are many, and most are never needed.
type memory func() []item

type item struct {
	trade string
	asks  []ask
	said  func() []example
}

// ask is a way to ask for a thing, as far as it tells what is like it.
type ask struct {
	means meaning
	words []text.Token
}

func (q *Question) ask() ask {
	a := ask{means: q.means}
	for i := range q.terms {
		a.words = append(a.words, q.terms[i].token)
	}
	return a
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
	stems  []weighed // in the order of their numbers
	total  float64
}

// weighed is a stem, by its number, with how much it says.
type weighed struct {
	stem   uint32
	weight float64
}

func meaningOf(words []word, out *meaning) {
	out.stems = make([]weighed, 0, len(words))
	for i := range words {
		w := &words[i]
		weight := .05 + w.rarity
		id := hashed(hashStart, w.token.Stem)
		at, again := slices.BinarySearchFunc(out.stems, id, func(x weighed, id uint32) int { return cmp.Compare(x.stem, id) })
		if !again {
			out.stems = slices.Insert(out.stems, at, weighed{id, weight})
			out.total += weight
		}
		w.vector.AddTo(&out.vector, float32(weight))
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
}

// to is how alike two meanings are, from 0 to 1.
func (a *meaning) to(b *meaning) float64 {
	overlap := 0.0
	if shared := a.shared(b); shared > 0 {
		overlap = shared / math.Sqrt(a.total*b.total)
	}
	return .5*max(0, float64(dot(a.vector[:], &b.vector))) + .5*overlap
}

// shared is how much the stems say that both hold.
func (a *meaning) shared(b *meaning) float64 {
	sum := 0.0
	for i, k := 0, 0; i < len(a.stems) && k < len(b.stems); {
		switch x, y := a.stems[i], b.stems[k]; {
		case x.stem < y.stem:
			i++
		case x.stem > y.stem:
			k++
		default:
			sum += x.weight
			i++
			k++
		}
	}
	return sum
}

// dot is the product of two vectors, in four sums that do not wait for one another.
func dot(a []float32, b *[likeness.Size]float32) float32 {
	a = a[:likeness.Size]
	var p, q, r, s float32
	for i := 0; i < likeness.Size; i += 4 {
		p += a[i] * b[i]
		q += a[i+1] * b[i+1]
		r += a[i+2] * b[i+2]
		s += a[i+3] * b[i+3]
	}
	return p + q + (r + s)
}

// remember makes a memory of what was taught.
func (m *Matcher) remember(taught []Taught) memory {
	return sync.OnceValue(func() []item {
		items := make([]item, len(taught))
		for i := range taught {
			t, it := &taught[i], &items[i]
			it.trade = t.Trade
			for _, way := range t.Ask {
				if q := m.question(way); len(q.terms) > 0 {
					it.asks = append(it.asks, q.ask())
				}
			}
			it.said = sync.OnceValue(func() []example { return m.examples(t) })
		}
		return items
	})
}

// examples makes the sentences of a thing taught ready.
func (m *Matcher) examples(t *Taught) []example {
	var out []example
	for side, list := range [][]string{t.Pro, t.Con, t.Speaking} {
		for _, s := range list {
			ready := m.sentence(s)
			out = append(out, example{s, ready.means, ready.negators%2 == 1, []float64{1, -1, 0}[side]})
		}
	}
	return out
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
	for _, items := range [2][]item{m.taught(), m.known()} {
		for i := range items {
			if it := &items[i]; skip == nil || !skip(it.trade) {
				if a := q.akinTo(it); a.share >= leastAkin {
					out = append(out, a)
				}
			}
		}
	}
	slices.SortStableFunc(out, func(a, b akin) int { return cmp.Compare(b.share, a.share) })
	return out[:min(mostAkin, len(out))]
}

// akinTo tells how like a thing taught is to what is asked, by the way to ask for it that comes nearest.
func (q *Question) akinTo(it *item) akin {
	best := akin{item: it}
	var nearest *ask
	for k := range it.asks {
		if x := q.means.to(&it.asks[k].means); x > best.share {
			best.share, nearest = x, &it.asks[k]
		}
	}
	if best.share >= leastAkin {
		best.turn = q.turned(nearest)
	}
	return best
}

// turned is -1 where a question asks for the opposite of what another asks for.
func (q *Question) turned(a *ask) float64 {
	turn := 1.0
	for i := range q.terms {
		for k := range a.words {
			x, y := &q.terms[i].token, &a.words[k]
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
		said := known[i].said()
		for k := range said {
			e := &said[k]
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
