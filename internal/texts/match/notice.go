package match

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/likeness"
	"github.com/ask-surely/surely/internal/words/text"
)

// link is how one word of a sentence answers to one of a question.
type link struct {
	exact    bool
	relation lang.Relation
	cosine   float32
	told     float64 // 1 where it suggests what is asked, -1 where it speaks against it
	kin      float64 // how much both suggest the same
}

// touching is from what likeness on one word touches upon another.
const touching = .3

func (l *link) touches() bool { return l.exact || l.told != 0 || l.kin > 0 || l.cosine > touching }

// meeting is a question put to a sentence: how each word of the one answers to each of the other.
type meeting struct {
	q     *Question
	words int
	links []link // of the first word of the question, then of the next
}

// meet puts a question to a sentence, and says whether the sentence has a word that may answer.
func (x *meeting) meet(q *Question, s *Sentence) bool {
	x.q, x.words = q, len(s.words)
	x.links = slices.Grow(x.links[:0], len(q.terms)*x.words)[:len(q.terms)*x.words]
	touched := false
	for k := range q.terms {
		t, links := &q.terms[k], x.of(k, s)
		for i := range s.words {
			w, l := &s.words[i], &links[i]
			*l = link{}
			if w.stop {
				continue
			}
			l.exact, l.cosine = w.token.Stem == t.token.Stem, t.word.To(w.vector)
			if len(t.told) > 0 {
				l.told = t.told[w.token.Stem]
			}
			l.kin = lang.Kin(t.kin, w.kin)
			touched = touched || l.touches()
		}
	}
	return touched
}

// of are the links of a word of the question to the words of the sentence, or of a clause of it.
func (x *meeting) of(term int, s *Sentence) []link {
	return x.links[term*x.words+s.from:][:len(s.words)]
}

// touches says whether a clause has a word that may answer.
func (x *meeting) touches(clause *Sentence) bool {
	for k := range x.q.terms {
		for i := range clause.words {
			if x.of(k, clause)[i].touches() {
				return true
			}
		}
	}
	return false
}

// relate finds how the words hang together.
func (x *meeting) relate(s *Sentence) {
	for i := range s.words {
		w := &s.words[i]
		if w.stop {
			continue
		}
		relations := lang.Of(w.token.Lower)
		for k := range x.q.terms {
			t, l := &x.q.terms[k], &x.links[k*x.words+i]
			if l.relation = relations.To(t.token.Stem); l.relation == lang.None {
				l.relation = t.relations.To(w.token.Stem)
			}
			if slices.Contains(t.bases, w.token.Stem) {
				l.relation = lang.Inflects
			}
		}
	}
}

// hold is how a sentence answers to one word of the question.
type hold struct {
	exact, related, alike float64 // 0 or 1, 0 or 1, a cosine
	opposite              float64 // 0 or 1
	told, contrary, kin   float64 // 0 or 1, 0 or 1, a cosine
	at                    int     // the word that answers best; -1 for none
	oppositeAt            int
}

// relationWeight is how much of a word is said by another of that relation.
var relationWeight = map[lang.Relation]float64{lang.Inflects: 1, lang.Same: .9, lang.Made: .85, lang.Quality: .7,
	lang.Explains: .5, lang.Kind: .6}

func holdIn(s *Sentence, links []link) hold {
	h := hold{at: -1, oppositeAt: -1}
	best := 0.0
	for i := range links {
		if s.words[i].stop {
			continue
		}
		x := links[i].say(&h)
		if x > best {
			best, h.at = x, i
		}
		if h.opposite > 0 && h.oppositeAt < 0 {
			h.oppositeAt = i
		}
	}
	return h
}

// say is how much of a word of the question is said.
func (l *link) say(h *hold) float64 {
	if l.exact {
		h.exact, h.related, h.alike, h.told, h.kin = 1, 1, 1, 1, 1
		return 1.2
	}
	x := 0.0
	switch {
	case l.relation == lang.Opposite:
		h.opposite = 1
		x = .9
	case l.relation != lang.None:
		x = relationWeight[l.relation]
		h.related = max(h.related, x)
	}
	switch {
	case l.told > 0:
		h.told, x = 1, max(x, .6)
	case l.told < 0:
		h.contrary, x = 1, max(x, .5)
	}
	if l.kin > h.kin {
		h.kin = l.kin
		x = max(x, .6*l.kin)
	}
	if c := float64(l.cosine); c > h.alike {
		h.alike = c
		x = max(x, likeness.Share(l.cosine))
	}
	return x
}

// Numbers that are noticed about a pair, in the order of the network's inputs.
const (
	nExact = iota
	nRelated
	nAlike
	nLeastAlike
	nLastExact
	nLastRelated
	nLastAlike
	nFirstExact
	nFirstRelated
	nFirstAlike
	nOpposite
	nOppositeLast
	nOppositeDenied
	nTerms
	nLength
	nMean
	nSecond
	nDeniedBefore
	nDeniedBehind
	nDeniedAny
	nDeniedFirst
	nDeniedOdd
	nValence
	nClauseValence
	nAskedValence
	nValences
	nFormThere
	nFormMay
	nFormMust
	nFormIs
	nFormDoes
	nNumbers
	nAskedNumbers
	nTogether
	nEarly
	nLate
	nOnlyStops
	nCoversSentence
	nTaughtPro
	nTaughtCon
	nTaughtLead
	nTaughtMost
	nTaughtSpeaking
	nTaughtNear
	nTaughtSide
	nTold
	nContrary
	nKin
	nLastTold
	nLastContrary
	nLastKin
	nLeastTold
	numbersNoticed
)

// noticed is what the network sees of a pair: numbers, and hashed words.
type noticed struct {
	numbers  [numbersNoticed]float32
	words    []uint32
	values   []float32
	ask, say *meaning // what is asked and what is said, taken as wholes
	odd      bool     // the sentence denies
	holds    []hold
}

// notice looks at a question that was put to a sentence, or to one that a clause is of.
func (n *noticed) notice(m *Matcher, met *meeting, s *Sentence, skip string) {
	q := met.q
	*n = noticed{ask: &q.means, say: &s.means, odd: s.negators%2 == 1, words: n.words[:0], values: n.values[:0],
		holds: slices.Grow(n.holds[:0], len(q.terms))[:len(q.terms)]}
	holds := n.holds
	least, second, top, leastTold := 1.0, 0.0, 0.0, 1.0
	anchor, anchored := -1, 0.0
	for i := range q.terms {
		t := &q.terms[i]
		holds[i] = holdIn(s, met.of(i, s))
		h := &holds[i]
		n.add(nExact, t.weight*h.exact)
		n.add(nRelated, t.weight*h.related)
		n.add(nAlike, t.weight*max(h.related, likeness.Share(float32(h.alike))))
		n.add(nOpposite, t.weight*h.opposite)
		n.add(nTold, t.weight*h.told)
		n.add(nContrary, t.weight*h.contrary)
		n.add(nKin, t.weight*h.kin)
		least = min(least, max(h.related, h.alike))
		leastTold = min(leastTold, max(h.told, h.kin))
		x := t.weight * max(h.related, h.opposite, likeness.Share(float32(h.alike)), .8*h.told, .7*h.contrary, h.kin)
		if x > anchored {
			anchor, anchored = h.at, x
		}
		if x > top {
			top, second = x, top
		} else {
			second = max(second, x)
		}
	}
	n.set(nLeastAlike, least)
	n.set(nLeastTold, leastTold)
	n.set(nSecond, second)
	n.ends(&holds[0], &holds[len(holds)-1])
	n.set(nTerms, float64(len(q.terms))/4)
	n.set(nLength, math.Log1p(float64(len(s.words)))/3)
	n.set(nMean, met.cosine(s))
	n.denials(q, s, holds, anchor)
	n.tone(m, q, s, anchor)
	n.shape(q, s, holds)
	n.lexical(q, s, anchor, anchored)
	n.compare(q.known, s, skip)
}

// leastTaught is how like a sentence must be to one that was taught to deny such a thing.
const leastTaught = .3

// denies says whether a sentence has anything by which it may deny: a negation, an opposite, blame, or the likeness of
// a sentence that denies such a thing. "Duck was crisp" is no way to say that there is no duck.
func (n *noticed) denies() bool {
	return n.numbers[nDeniedAny] > 0 || n.numbers[nOpposite] > 0 || n.numbers[nContrary] > 0 || n.numbers[nValence] < 0 ||
		n.numbers[nTaughtCon] > leastTaught
}

func (n *noticed) set(i int, x float64) { n.numbers[i] = float32(x) }
func (n *noticed) add(i int, x float64) { n.numbers[i] += float32(x) }

func (n *noticed) flag(i int, on bool) {
	if on {
		n.numbers[i] = 1
	}
}

// ends notices how the first and the last word of the question are held: often what it is about, and what it asks of
// it.
func (n *noticed) ends(first, last *hold) {
	n.set(nLastExact, last.exact)
	n.set(nLastRelated, last.related)
	n.set(nLastAlike, max(0, last.alike))
	n.set(nFirstExact, first.exact)
	n.set(nFirstRelated, first.related)
	n.set(nFirstAlike, max(0, first.alike))
	n.set(nOppositeLast, last.opposite)
	n.set(nLastTold, last.told)
	n.set(nLastContrary, last.contrary)
	n.set(nLastKin, last.kin)
}

// cosine is that between what question and sentence say all in all.
func (x *meeting) cosine(s *Sentence) float64 {
	sum, of := 0.0, 0.0
	for i := range s.words {
		w := &s.words[i]
		if w.stop || w.vector == 0 {
			continue
		}
		alike := 0.0
		for k := range x.q.terms {
			alike += x.q.terms[k].weight * float64(x.links[k*x.words+s.from+i].cosine)
		}
		sum += w.rarity * alike
		of += w.rarity
	}
	if of == 0 {
		return 0
	}
	return 2 * sum / of
}

// denials notices what is denied, and where.
func (n *noticed) denials(q *Question, s *Sentence, holds []hold, anchor int) {
	if anchor >= 0 {
		w := &s.words[anchor]
		n.flag(nDeniedBefore, w.behind)
		n.flag(nDeniedBehind, w.ahead)
	}
	n.flag(nDeniedAny, s.negators > 0)
	n.flag(nDeniedOdd, s.negators%2 == 1)
	n.flag(nDeniedFirst, len(s.words) > 0 && s.words[0].negator)
	for i := range holds {
		if at := holds[i].oppositeAt; at >= 0 && (s.words[at].behind || s.words[at].ahead) {
			n.set(nOppositeDenied, 1)
		}
	}
}

// tone notices praise and blame, in the sentence and in what is asked.
func (n *noticed) tone(m *Matcher, q *Question, s *Sentence, anchor int) {
	tone, asked := math.Tanh(s.valence), math.Tanh(q.valence)
	n.set(nValence, tone)
	n.set(nAskedValence, asked)
	n.set(nValences, tone*asked)
	if anchor < 0 {
		return
	}
	sum := 0.0
	for i := range s.words {
		if w := &s.words[i]; w.clause == s.words[anchor].clause && !w.stop {
			x := float64(m.lexicon.Valence(w.token))
			if w.behind {
				x = -.7 * x
			}
			sum += x
		}
	}
	n.set(nClauseValence, math.Tanh(sum))
}

// shape notices how the question asks, and how the words that answer stand together.
func (n *noticed) shape(q *Question, s *Sentence, holds []hold) {
	for i, form := range []string{"there", "may", "must", "is", "does"} {
		n.flag(nFormThere+i, q.form == form)
	}
	n.flag(nNumbers, s.numbers)
	n.flag(nAskedNumbers, q.numbers)
	first, last, held := len(s.words), -1, 0
	for i := range holds {
		if at := holds[i].at; at >= 0 && max(holds[i].related, holds[i].alike) > .45 {
			first, last, held = min(first, at), max(last, at), held+1
		}
	}
	if held > 1 {
		n.set(nTogether, 1/float64(1+last-first))
	}
	if held > 0 {
		n.set(nEarly, 1/float64(1+first))
		n.set(nLate, 1/float64(len(s.words)-last))
	}
	content := 0
	for i := range s.words {
		if !s.words[i].stop && !s.words[i].negator {
			content++
		}
	}
	n.flag(nOnlyStops, content == 0)
	n.set(nCoversSentence, float64(held)/float64(max(1, content)))
}

const wordBits = 16

// lexical notices words: those of the language's grammar beside what answers, and which word answers to which.
func (n *noticed) lexical(q *Question, s *Sentence, anchor int, anchored float64) {
	grade := "far"
	switch {
	case anchored > .5:
		grade = "near"
	case anchored > .2:
		grade = "some"
	}
	for i := range s.words {
		w := &s.words[i]
		if w.stop || w.negator {
			near := anchor >= 0 && i >= anchor-4 && i <= anchor+4
			n.word(.5, "small", w.token.Lower, grade)
			if near {
				n.word(.5, "small near", w.token.Lower, grade)
			}
			n.word(.4, "small form", w.token.Lower, q.form, grade)
			continue
		}
		n.word(.3, "word", w.token.Stem, grade)
		for k := range q.terms {
			n.word(.5, "pair", q.terms[k].token.Stem, w.token.Stem, sign(w))
		}
		n.word(.4, "form word", q.form, w.token.Stem, sign(w))
	}
	if len(s.words) > 0 {
		n.word(.5, "begins", s.words[0].token.Lower, grade)
	}
	for k := range q.terms {
		n.word(.3, "asked", q.terms[k].token.Stem)
		if q.terms[k].token.Lower != q.terms[k].token.Stem && text.Stop(q.terms[k].token.Stem) {
			break
		}
	}
}

func sign(w *word) string {
	if w.behind {
		return "denied"
	}
	return "plain"
}

const hashStart = uint32(2166136261)

// hashed goes on with a hash, which begins with hashStart.
func hashed(h uint32, s string) uint32 {
	for i := 0; i < len(s); i++ {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return (h ^ '|') * 16777619
}

func (n *noticed) word(value float32, parts ...string) {
	h := hashStart
	for _, p := range parts {
		h = hashed(h, p)
	}
	h ^= h >> 15
	n.words = append(n.words, h&(1<<wordBits-1))
	n.values = append(n.values, value)
}
