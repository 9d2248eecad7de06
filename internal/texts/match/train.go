package match

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"math/rand"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/words/likeness"
)

// Taught is a thing that is asked of texts of a trade, with sentences that say so, say otherwise, or speak of it
// without saying either. Beside are sentences of the trade that answer nothing of what is asked there.
type Taught struct {
	Trade                      string
	Ask                        []string
	Pro, Con, Speaking, Beside []string
}

// ReadTaught reads lines of a trade (#), ways to ask (?), and sentences (+, -, ~, .).
func ReadTaught(r io.Reader) ([]Taught, error) {
	var out []Taught
	trade := ""
	scanner := bufio.NewScanner(r)
	for n := 1; scanner.Scan(); n++ {
		line := strings.TrimSpace(scanner.Text())
		if line == "" {
			continue
		}
		mark, rest := line[0], strings.TrimSpace(line[1:])
		if len(out) == 0 && strings.IndexByte("+-~.", mark) >= 0 {
			return nil, fmt.Errorf("line %d: nothing is asked before it", n)
		}
		switch mark {
		case '#':
			trade = rest
		case '?':
			out = append(out, Taught{Trade: trade, Ask: strings.Split(rest, " | ")})
		case '+':
			out[len(out)-1].Pro = append(out[len(out)-1].Pro, rest)
		case '-':
			out[len(out)-1].Con = append(out[len(out)-1].Con, rest)
		case '~':
			out[len(out)-1].Speaking = append(out[len(out)-1].Speaking, rest)
		case '.':
			out[len(out)-1].Beside = append(out[len(out)-1].Beside, rest)
		default:
			return nil, fmt.Errorf("line %d begins with none of # ? + - ~ .", n)
		}
	}
	return out, scanner.Err()
}

// WriteTaught writes what ReadTaught reads.
func WriteTaught(taught []Taught) string {
	var b strings.Builder
	trade := ""
	for i := range taught {
		t := &taught[i]
		if t.Trade != trade {
			trade = t.Trade
			fmt.Fprintf(&b, "# %s\n", trade)
		}
		fmt.Fprintf(&b, "? %s\n", strings.Join(t.Ask, " | "))
		for k, list := range [][]string{t.Pro, t.Con, t.Speaking, t.Beside} {
			for _, s := range list {
				fmt.Fprintf(&b, "%c %s\n", "+-~."[k], s)
			}
		}
	}
	return b.String()
}

// TrainOptions say how a matcher is trained.
type TrainOptions struct {
	Seed int64
	Skip func(trade string) bool // leave trades out
	Log  func(format string, args ...any)
}

// pair is a training case.
type pair struct {
	seen   *noticed
	answer int
	weight float32
}

// Train fits a matcher to what was taught of many trades.
func Train(taught []Taught, o Options, t TrainOptions) (weights.Set, error) {
	m := &Matcher{lexicon: o.Lexicon, rarity: o.Rarity}
	pairs := m.pairs(taught, t)
	if len(pairs) == 0 {
		return nil, fmt.Errorf("nothing to learn from")
	}
	if t.Log != nil {
		t.Log("matcher: %d pairs of a question and a sentence", len(pairs))
	}
	net := &network{scale: scaleOf(pairs), nets: make([]*net, voices)}
	var wait sync.WaitGroup
	for i := range net.nets {
		wait.Add(1)
		go func() {
			defer wait.Done()
			net.nets[i] = net.fit(pairs, rand.New(rand.NewSource(t.Seed+int64(i))))
		}()
	}
	wait.Wait()
	return net.set(), nil
}

// said is a sentence of a trade.
type said struct {
	*Sentence
	text  string
	trade string
}

// Silent sentences are many and alike: some stand for all.
const (
	thinned = 4 // of the same trade, one in so many
	others  = 8 // of other trades, for each way to ask

	taughtToo = 3 // one pair in so many is learnt a second time, as if the owner of the data had taught what is asked
	joined    = 2 // one sentence in so many stands together with another one of its trade
)

// lesson puts what was taught together.
type lesson struct {
	*Matcher
	*rand.Rand
	taught []Taught
	own    [][answers][]said // by thing taught and by what they answer
	all    []said
	trades map[string][]*said
	pairs  []pair
	met    meeting
}

// pairs puts every question to its own sentences, to all others of its trade and to some of other trades: those are
// silent.
func (m *Matcher) pairs(taught []Taught, t TrainOptions) []pair {
	var kept []Taught
	for i := range taught {
		if t.Skip == nil || !t.Skip(taught[i].Trade) {
			kept = append(kept, taught[i])
		}
	}
	m.known, m.taught = m.remember(kept), m.remember(nil)
	l := &lesson{Matcher: m, Rand: rand.New(rand.NewSource(t.Seed)), taught: kept, trades: map[string][]*said{}}
	l.own, l.all = m.saidOf(kept)
	for i := range l.all {
		l.trades[l.all[i].trade] = append(l.trades[l.all[i].trade], &l.all[i])
	}
	for i := range kept {
		for n, ask := range kept[i].Ask {
			l.put(i, ask, n == 0)
		}
	}
	return l.pairs
}

// put puts one way to ask for a thing to sentences; first says whether it is the first.
func (l *lesson) put(i int, ask string, first bool) {
	t := &l.taught[i]
	q := l.question(ask)
	if len(q.terms) == 0 {
		return
	}
	q.suggest()
	q.known = l.recall(q, func(trade string) bool { return trade == t.Trade })
	too := l.question(ask) // as if the owner of the data had taught it
	too.suggest()
	too.known = l.recall(too, nil)
	add := func(s *said, answer int, weight float32) {
		if q.negated && answer != saysNothing {
			answer = saysSo + saysOtherwise - answer
		}
		l.pairs = append(l.pairs, pair{l.look(q, s), answer, weight})
		if first && l.Intn(taughtToo) == 0 {
			l.pairs = append(l.pairs, pair{l.look(too, s), answer, weight})
		}
	}
	for answer := range l.own[i] {
		for k := range l.own[i][answer] {
			s := &l.own[i][answer][k]
			add(s, answer, 1)
			if both := l.join(s, t); both != nil {
				add(both, answer, 1)
			}
		}
	}
	for _, s := range l.trades[t.Trade] {
		if t.answeredBy(s.text) || l.Intn(thinned) > 0 {
			continue
		}
		if both := l.join(s, t); both != nil {
			s = both
		}
		add(s, saysNothing, thinned*.7)
	}
	for range others {
		if s := &l.all[l.Intn(len(l.all))]; s.trade != t.Trade {
			add(s, saysNothing, 1.5)
		}
	}
}

// look notices what a pair shows.
func (l *lesson) look(q *Question, s *said) *noticed {
	l.met.meet(q, s.Sentence)
	l.met.relate(s.Sentence)
	n := &noticed{}
	n.notice(l.Matcher, &l.met, s.Sentence, s.text)
	return n
}

// joints stand between what is said in one sentence.
var joints = []string{", ", "; ", " and ", ", and ", " – ", ", "}

// join makes one sentence, now and then, of one and another of the trade that answers nothing of what is asked: people
// say many things in one breath. It returns nil where it does not.
func (l *lesson) join(s *said, asked *Taught) *said {
	near := l.trades[s.trade]
	other := near[l.Intn(len(near))]
	if l.Intn(joined) > 0 || other.text == s.text || asked.answeredBy(other.text) {
		return nil
	}
	first, second := s.text, other.text
	if l.Intn(2) == 0 {
		first, second = second, first
	}
	both := strings.TrimRight(first, ".!") + joints[l.Intn(len(joints))] + strings.ToLower(second[:1]) + second[1:]
	return &said{l.sentence(both), s.text, s.trade}
}

// answeredBy says whether a sentence is one of those that speak of what is asked: it may do so of several things.
func (t *Taught) answeredBy(s string) bool {
	return slices.Contains(t.Pro, s) || slices.Contains(t.Con, s) || slices.Contains(t.Speaking, s)
}

// saidOf prepares the sentences of what was taught: of each thing by what they answer, and all of them.
func (m *Matcher) saidOf(taught []Taught) (own [][answers][]said, all []said) {
	own = make([][answers][]said, len(taught))
	for i := range taught {
		for k, list := range [answers][]string{taught[i].Pro, taught[i].Con, taught[i].Speaking} {
			for _, s := range list {
				ready := said{m.sentence(s), s, taught[i].Trade}
				own[i][k] = append(own[i][k], ready)
				all = append(all, ready)
			}
		}
		for _, s := range taught[i].Beside {
			all = append(all, said{m.sentence(s), s, taught[i].Trade})
		}
	}
	return own, all
}

func scaleOf(pairs []pair) []float32 {
	scale := make([]float32, 2*numbersNoticed)
	n := float64(len(pairs))
	for i := range numbersNoticed {
		var sum, squares float64
		for k := range pairs {
			x := float64(pairs[k].seen.numbers[i])
			sum += x
			squares += x * x
		}
		mean := sum / n
		scale[2*i], scale[2*i+1] = float32(mean), float32(math.Sqrt(max(1e-2, squares/n-mean*mean)))
	}
	return scale
}

// How a net is fitted.
const (
	epochs   = 6
	rate     = .02
	wordRate = .06
	pull     = 1e-4
	wordPull = 1e-3
	meetRate = .03
	settled  = .97 // what is as likely as this is looked at
	seldom   = 4   // one time in so many
	meetPull = 1e-4
)

// fit trains one net: the hidden layer by gradient descent with a falling rate, all else by AdaGrad.
func (m *network) fit(pairs []pair, r *rand.Rand) *net {
	f := &fitting{net: newNet(r)}
	f.wordSquares, f.meetSquares = make([]float32, len(f.words)), make([]float32, len(f.meet))
	all := float32(epochs * len(pairs))
	easy := make([]bool, len(pairs))
	for epoch := range epochs {
		for done, i := range r.Perm(len(pairs)) {
			if easy[i] && r.Intn(seldom) > 0 {
				continue
			}
			f.s.x = m.normal(pairs[i].seen)
			f.learn(&pairs[i], rate*(1-.95*float32(epoch*len(pairs)+done)/all))
			easy[i] = f.s.p[pairs[i].answer] > settled
		}
	}
	return f.net
}

// fitting is a net with how much each of its weights has moved.
type fitting struct {
	*net
	wordSquares, meetSquares []float32
	askSquares, saySquares   faced // all weights of a facet together
	s                        state
}

// learn takes one step towards the right answer of a pair.
func (f *fitting) learn(p *pair, rate float32) {
	face(f.ask, &p.seen.ask.vector, &f.s.asked)
	face(f.say, &p.seen.say.vector, &f.s.said)
	f.forward(&f.s, p.seen)
	var back [hidden]float32
	var backMet faced
	for k := range answers {
		g := float32(f.s.p[k])
		if k == p.answer {
			g--
		}
		g *= p.weight
		row := f.out[k*(hidden+1) : (k+1)*(hidden+1)]
		for j := range hidden {
			back[j] += g * row[j]
			row[j] -= rate * (g*f.s.h[j] + pull*row[j])
		}
		row[hidden] -= rate * g
		for n, x := range f.s.met {
			w := &f.meet[k*facets+n]
			backMet[n] += g * *w
			*w -= ada(meetRate, g*x+meetPull**w, &f.meetSquares[k*facets+n])
		}
		for x, id := range p.seen.words {
			at := int(id)*answers + k
			f.words[at] -= ada(wordRate, g*p.seen.values[x]+wordPull*f.words[at], &f.wordSquares[at])
		}
	}
	f.learnFacets(p.seen, &backMet)
	for j := range hidden {
		g := back[j]
		if f.s.h[j] < 0 {
			g *= .01
		}
		row := f.in[j*inputs : (j+1)*inputs]
		for i, x := range f.s.x {
			row[i] -= rate * (g*x + pull*row[i])
		}
	}
}

// ada is a step of AdaGrad.
func ada(rate, gradient float32, squares *float32) float32 {
	*squares += gradient * gradient
	return rate * gradient / float32(math.Sqrt(float64(*squares)+1e-2))
}

// learnFacets moves what is looked for in question and sentence, where a pair teaches anything still.
func (f *fitting) learnFacets(seen *noticed, back *faced) {
	for n, g := range back {
		if g*g < 1e-6 {
			continue
		}
		sign := float32(1)
		if seen.odd && n >= facets/2 {
			sign = -1
		}
		turn(f.ask[n*likeness.Size:(n+1)*likeness.Size], &seen.ask.vector, g*f.s.said[n], &f.askSquares[n])
		turn(f.say[n*likeness.Size:(n+1)*likeness.Size], &seen.say.vector, g*f.s.asked[n]*sign, &f.saySquares[n])
	}
}

// turn moves a facet along a meaning, by a rate that falls for the facet as a whole.
func turn(facet []float32, along *[likeness.Size]float32, g float32, squares *float32) {
	*squares += g * g / likeness.Size
	step := meetRate / float32(math.Sqrt(float64(*squares)+1e-2))
	for i := range facet {
		facet[i] -= step * (g*along[i] + meetPull*facet[i])
	}
}
